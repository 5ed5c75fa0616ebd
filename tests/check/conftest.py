"""What the tests of the checks share: the problems of a library made of a few lines, as they are printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scripts.check import run
from tests.conftest import Files, MakeLibrary

Find = Callable[..., list[str]]


@pytest.fixture
def find(make_library: MakeLibrary) -> Find:
    """A function that writes games as ``make_library`` does and gives their problems, one a line.

    Paths begin at the game's folder: ``x/zones.yml:1:1: error[code] message``,
    or at that of the concepts.
    """

    def problems(concepts: Files | None = None, **games: Files) -> list[str]:
        data = make_library(concepts, **games)
        _, found = run(data)
        return [str(problem).replace(f"{data.as_posix()}/", "").replace("games/", "") for problem in found]

    return problems

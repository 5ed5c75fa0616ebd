"""What the tests of the checks share: the problems of a library made of a few lines, as they are printed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scripts.check import run
from tests.conftest import MakeLibrary

Find = Callable[..., list[str]]


@pytest.fixture
def find(make_library: MakeLibrary) -> Find:
    """A function that writes games as ``make_library`` does and gives their problems, one a line.

    Paths begin at the game's folder: ``x/zones.yml:1:1: error[code] message``.
    """

    def problems(**games: dict[str, str | bytes]) -> list[str]:
        data = make_library(**games)
        _, found = run(data)
        return [str(problem).replace(f"{data.as_posix()}/games/", "") for problem in found]

    return problems

"""The API's files of a few fixture games, whole, against what was accepted before.

``make golden`` accepts them as they are; read the diff before committing it.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.anchored import library_of
from tests.api.made import files_of
from tests.conftest import LIBRARY

GOLDEN = Path(__file__).parent / "golden"
GAMES = ("one-deck", "turn-loop", "whole-game")


@cache
def made() -> dict[str, str]:
    """The files, those of JSON with a line for each value."""
    library = library_of(LIBRARY)
    few = replace(library, games={id_: library.games[id_] for id_ in GAMES})
    return {name: _readable(text) if name.endswith(".json") else text for name, text in files_of(few).items()}


def _readable(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"


@pytest.mark.parametrize("name", made())
def test_file_is_as_accepted(name: str) -> None:
    golden = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_bytes(made()[name].encode("utf-8"))
    assert golden.is_file(), "not accepted yet: make golden"
    assert made()[name] == golden.read_bytes().decode("utf-8")


def test_every_golden_file_has_its_counterpart() -> None:
    found = sorted(file.relative_to(GOLDEN).as_posix() for file in GOLDEN.rglob("*") if file.is_file())
    assert found == sorted(made())

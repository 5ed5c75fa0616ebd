"""Libraries for tests: loaded, and the problems met on the way as short lines."""

from __future__ import annotations

from pathlib import Path

from scripts.library import GameData, Library, load
from scripts.problems import Problem


def loaded(data: Path) -> tuple[Library, list[Problem]]:
    library, problems = load(data)
    assert library is not None
    return library, problems


def said(problems: list[Problem], data: Path) -> list[str]:
    return [f"{problem.file.relative_to(data)}: {problem.code}: {problem.message}" for problem in problems]


def game(data: Path, id_: str = "x") -> GameData:
    return loaded(data)[0].games[id_]

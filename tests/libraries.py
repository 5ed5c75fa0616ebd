"""Libraries for tests: loaded, and the problems met on the way as short lines."""

from __future__ import annotations

from pathlib import Path

from scripts.library import GameData, Library, load
from scripts.problems import Problem

TOPICS = ("players", "victory", "decks", "start", "states", "details", "turn", "cards", "zones", "products")
LISTS = [
    *("compare/index.md", "compare/terms/index.md", "status/index.md"),
    *(f"compare/{topic}/index.md" for topic in TOPICS),
]
ALWAYS = [
    "changes/index.md",
    *LISTS,
    *("checks/index.md", "contribute/fields/index.md", "products/index.md", "games/index.md", "glossary/index.md"),
    "index.md",
]
"""The pages that every site has; ``LISTS`` are those that show what games say in tables."""
UNKNOWN = "status/unknown/index.md"
"""The page that a site has as long as something is not known of a game."""


def loaded(data: Path) -> tuple[Library, list[Problem]]:
    library, problems = load(data)
    assert library is not None
    return library, problems


def said(problems: list[Problem], data: Path) -> list[str]:
    return [f"{problem.file.relative_to(data)}: {problem.code}: {problem.message}" for problem in problems]


def game(data: Path, id_: str = "x") -> GameData:
    return loaded(data)[0].games[id_]

"""What a problem in a text or a value is about, for exceptions to name."""

from __future__ import annotations

from scripts.library import GameData
from scripts.problems import Path_


def around(game: GameData, part: str, path: Path_) -> frozenset[str]:
    """The id of the innermost thing in which a place lies; the file's name where it lies in none."""
    file = game.file(part)
    things = [thing for found in game.things.values() for thing in found if thing.file == file]
    holding = [thing for thing in things if path[: len(thing.path)] == thing.path]
    return frozenset({max(holding, key=lambda thing: len(thing.path)).id if holding else part})

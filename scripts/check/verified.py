"""The last look at the sources: no longer ago than the game allows. The one check that reads the clock."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from scripts.check.dates import last, later
from scripts.library import GameData
from scripts.problems import Problem, Severity


def check(game: GameData, today: date) -> Iterator[Problem]:
    """``not-verified-lately``: a warning that only a new look at the sources takes away, and no exception."""
    verified, months = game.game.last_verified, game.game.verify_within
    if verified is None or months == "none":
        return
    due = later(last(verified), months)
    if today > due:
        said = (
            f"last compared with its sources on {verified}, due again by {due}; compare it and set the date, "
            "or say `verify-within: none` if nothing new comes out for the game"
        )
        yield Problem("not-verified-lately", said, game.file("game"), ("last-verified",), Severity.WARNING)

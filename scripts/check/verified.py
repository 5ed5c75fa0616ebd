"""Dates beside the clock: the last look at the sources is no longer ago than the game allows, and none is to come.

The one check that reads the clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from scripts.check.dates import first, last, later
from scripts.library import GameData
from scripts.problems import Path_, Problem, Severity

EAST = timedelta(days=1)
"""How far the day may be ahead where a date was written; it begins earlier in Japan than on a server."""


def check(game: GameData, today: date) -> Iterator[Problem]:
    """``date-in-future`` and ``not-verified-lately``: warnings that only another date takes away, and no exception."""
    yield from _to_come(game, today)
    yield from _overdue(game, today)


def _to_come(game: GameData, today: date) -> Iterator[Problem]:
    """Of the dates that tell what somebody has done or read; products and rules may well be announced."""
    dates: list[tuple[Path_, str | None]] = [
        (("added",), game.game.added),
        (("last-verified",), game.game.last_verified),
        *((("sources", index, "date"), source.date) for index, source in enumerate(game.game.sources)),
    ]
    for path, value in dates:
        if value and first(value) - EAST > today:
            said = f"{value} is still to come, today is {today}; write a day that has been"
            yield Problem("date-in-future", said, game.file("game"), path, Severity.WARNING)


def _overdue(game: GameData, today: date) -> Iterator[Problem]:
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

"""The start: neither the hand nor a number begins above its own limit."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.setup import Seated
from scripts.problems import Path_, Problem, Severity


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``hand-above-limit``, which some games mean so, and ``start-above-cap``, which none can."""
    file, start = game.file("setup"), game.setup.start
    if start.hand and isinstance(start.hand.limit, int):
        for where, number in _above(start.hand, start.hand.limit):
            said = f"the game starts with {number} cards in hand, but the limit is {start.hand.limit}"
            about = frozenset({"start-hand"})
            path = ("start", "hand", *where)
            yield Problem("hand-above-limit", said, file, path, Severity.WARNING, about=about)
    gauges: list[tuple[Path_, Seated]] = [(("resources", at), each) for at, each in enumerate(start.resources)]
    for place, gauge in [(("life",), start.life), *gauges]:
        cap = getattr(gauge, "cap", None)
        for where, number in _above(gauge, cap) if gauge and isinstance(cap, int) else ():
            said = f"this starts at {number}, but `cap` is {cap}"
            yield Problem("start-above-cap", said, file, ("start", *place, *where))


def _above(seated: Seated, limit: int) -> Iterator[tuple[Path_, int]]:
    """The numbers above a limit, each with its place in the record."""
    if seated.value is not None and seated.value > limit:
        yield ("value",), seated.value
    yield from ((("by-seat", seat), number) for seat, number in seated.by_seat.items() if number > limit)

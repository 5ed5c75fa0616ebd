"""Copies: a limit on the same card is no higher than the deck is large."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.setup import Deck
from scripts.problems import Problem, Severity


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``copies-above-size``: a limit that no deck of this size can reach."""
    decks = entries(game.setup.decks)
    for index, deck in enumerate(decks):
        for number, copies in enumerate(deck.copies):
            most = _most(other for other in decks if other.id in {deck.id, *copies.across})
            if most is not None and copies.max != "unlimited" and copies.max > most:
                said = f"`max: {copies.max}` of the same card, but `{deck.id}` holds at most {most}"
                where = ("decks", index, "copies", number, "max")
                about = frozenset({deck.id})
                yield Problem("copies-above-size", said, game.file("setup"), where, Severity.WARNING, about=about)


def _most(decks: Iterable[Deck]) -> int | None:
    """The most cards that the decks hold together, whichever size is chosen; None where there is no limit."""
    total = 0
    for deck in decks:
        spans = [count.span() for count in deck.size]
        limits = [span[1] for span in spans if span and span[1] is not None]
        if not limits or len(limits) < len(spans):
            return None
        total += max(limits)
    return total

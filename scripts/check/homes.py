"""Homes of cards: each card type fits some zone, or a deck or piece of equipment that lies in one."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.classes import is_within, may_meet
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.cards import CardType, Group
from scripts.model.setup import Deck, Equipment
from scripts.problems import Problem, Severity

ELSEWHERE = "other"
"""The word of `stays` for cards that are played in no zone."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``type-without-zone``."""
    if game.unread & {"setup", "cards", "zones"}:
        return
    held = _held(game)
    for index, type_ in enumerate(entries(game.cards.types) if held else ()):
        if type_.stays != ELSEWHERE and not _fits(game, type_.id, held):
            said = f"no zone `holds` cards of the type `{type_.id}`; name it in the zones where it may lie"
            about = frozenset({type_.id})
            where = ("types", index)
            yield Problem("type-without-zone", said, game.file("cards"), where, Severity.WARNING, about=about)


def _held(game: GameData) -> set[str]:
    """The classes of cards that lie in zones; none where the game does not say, or a zone holds any card."""
    found: set[str] = set()
    for zone in entries(game.zones.zones):
        for id_ in zone.holds:
            thing = game.thing(id_)
            record = thing.record if thing else None
            if isinstance(record, Deck):
                if not record.only:
                    return set()
                found.update(record.only)
            elif isinstance(record, Equipment):
                found.update(record.of)
            elif isinstance(record, CardType | Group):
                found.add(id_)
    return found


def _fits(game: GameData, type_: str, held: set[str]) -> bool:
    return may_meet(game, type_, held) or any(is_within(game, (id_,), (type_,)) for id_ in held)

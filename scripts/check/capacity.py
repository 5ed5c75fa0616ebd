"""Capacity: what is to lie in a zone has room there."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.classes import may_meet
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.cards import CardType, Group
from scripts.model.count import Count
from scripts.model.setup import Deck, Equipment
from scripts.model.zones import Zone
from scripts.problems import Problem, Severity

CODE = "zone-capacity"


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``zone-capacity``."""
    if not game.unread & {"setup", "cards", "zones"}:
        yield from _zones(game)
        yield from _types(game)


def _zones(game: GameData) -> Iterator[Problem]:
    """Zones with more spaces than cards, and decks and prepared cards too many for the zone that holds them."""
    for index, zone in enumerate(entries(game.zones.zones)):
        room = _most(zone)
        if room is None:
            continue
        placed = [(f"the zone has {zone.slots} slots", zone.slots, zone.id)] if isinstance(zone.slots, int) else []
        for id_ in zone.holds:
            thing = game.thing(id_)
            if thing and isinstance(thing.record, Deck):
                placed.append(
                    (f"`{id_}` has at least {_least(thing.record.size)} cards", _least(thing.record.size), id_)
                )
            elif thing and isinstance(thing.record, Equipment) and thing.record.of:  # cards, and not counters on them
                number = _least((thing.record.count,))
                placed.append((f"`{id_}` comes in {number}", number, id_))
        for said, number, id_ in placed:
            if number > room:
                about = frozenset({zone.id, id_})
                where = ("zones", index, "capacity")
                text = f"{said}, but the capacity is {room}"
                yield Problem(CODE, text, game.file("zones"), where, Severity.WARNING, about=about)


def _types(game: GameData) -> Iterator[Problem]:
    """Card types of which more may be placed than the zones for them have room for."""
    for index, type_ in enumerate(entries(game.cards.types)):
        if not type_.limit or type_.limit.value is None or type_.limit.under:
            continue
        room = _room(game, type_)
        if room is not None and type_.limit.value > room:
            said = f"up to {type_.limit.value} cards may be placed, but the zones that hold them have room for {room}"
            where = ("types", index, "limit")
            about = frozenset({type_.id})
            yield Problem(CODE, said, game.file("cards"), where, Severity.WARNING, about=about)


def _room(game: GameData, type_: CardType) -> int | None:
    """How many cards of a type the places for it take; None where one of them says no number.

    Those are the zones that hold the type and have a number, and their
    neighbours in the same outer zone; not piles where cards end up.
    """
    holding = [zone for zone in entries(game.zones.zones) if _holds(game, zone, type_.id)]
    counted = {zone.id: room for zone in holding if (room := _places(zone)) is not None}
    outer = {zone.inside for zone in holding if zone.id in counted and zone.inside}
    if not counted or any(zone.inside in outer and zone.id not in counted for zone in holding):
        return None
    return sum(counted.values())


def _holds(game: GameData, zone: Zone, type_: str) -> bool:
    things = (game.thing(id_) for id_ in zone.holds)
    return may_meet(game, type_, [thing.id for thing in things if thing and isinstance(thing.record, CardType | Group)])


def _places(zone: Zone) -> int | None:
    return zone.slots if zone.capacity is None and isinstance(zone.slots, int) else _most(zone)


def _most(zone: Zone) -> int | None:
    span = zone.capacity.span() if zone.capacity and not zone.capacity.under else None
    return span[1] if span else None


def _least(counts: tuple[Count, ...]) -> int:
    return min((span[0] for count in counts if (span := count.span())), default=0)

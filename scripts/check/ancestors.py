"""Ancestors: nothing lies inside itself, however long the way round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scripts.library import GameData, Library
from scripts.model.base import Base, many
from scripts.model.cards import CardType, Group
from scripts.model.setup import Deck
from scripts.model.walk import key_of
from scripts.model.zones import Zone
from scripts.problems import Problem

PARENTS: dict[type[Base], str] = {CardType: "is_a", Group: "of", Zone: "inside", Deck: "part_of"}
"""The field in which a record names what it lies in."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``own-ancestor``."""
    for way in _ways_round(_parents(game)):
        thing = game.things[way[0]][0]
        field = PARENTS[type(thing.record)]
        key = key_of(field, type(thing.record).model_fields[field])
        named = " in ".join(f"`{id_}`" for id_ in (*way, thing.id))
        said = f"`{thing.id}` lies inside itself: {named}; take one of them out"
        yield Problem("own-ancestor", said, thing.file, (*thing.path, key))


def _parents(game: GameData) -> dict[str, tuple[str, ...]]:
    """For everything that may lie in something: what that is."""
    found = {}
    for id_, (thing, *_) in game.things.items():
        field = PARENTS.get(type(thing.record))
        if field:
            found[id_] = tuple(many(getattr(thing.record, field) or ()))
    return found


def _ways_round(parents: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """The ways that lead from an id back to itself, at most one for each id, without the return."""
    done: set[str] = set()
    told: set[str] = set()
    for start in parents:
        way = {start: iter(parents[start])} if start not in done else {}
        while way:
            id_, above = next(reversed(way.items()))
            parent = next(above, None)
            if parent is None:
                done.add(id_)
                del way[id_]
            elif parent in way and parent not in told:
                told.add(parent)
                here = tuple(way)
                yield here[here.index(parent) :]
            elif parent in parents and parent not in way and parent not in done:
                way[parent] = iter(parents[parent])

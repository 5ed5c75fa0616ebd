"""Classes of cards: whether one lies in others, and whether two have no card in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from scripts.library import GameData
from scripts.model.cards import CardType, Group


def is_within(game: GameData, classes: Iterable[str], others: Collection[str]) -> bool:
    """Whether every card of ``classes`` surely lies in one of ``others``; no where there are no classes."""
    met = False
    seen: set[str] = set()
    todo = list(classes)
    while todo:
        id_ = todo.pop()
        if id_ in others:
            met = True
        elif id_ not in seen:
            seen.add(id_)
            parents = _parents(game, id_)
            if not parents:
                return False
            todo += parents
    return met


def may_meet(game: GameData, type_: str, classes: Iterable[str]) -> bool:
    """Whether cards of a type may lie in one of ``classes``: it, a class around it, or a class of some of its cards."""
    named = tuple(classes)
    return is_within(game, (type_,), named) or any(
        is_within(game, (type_,), game_class.of) or is_within(game, (id_,), (type_,))
        for id_ in named
        if (thing := game.thing(id_)) and isinstance(game_class := thing.record, Group)
    )


def are_disjoint(game: GameData, classes: Iterable[str], others: Iterable[str]) -> bool:
    """Whether surely no card lies in one of ``classes`` and in one of ``others``."""
    there = tuple(others)
    return all(_apart(game, here, other) for here in classes for other in there)


def _apart(game: GameData, one: str, other: str) -> bool:
    here, there = _types(game, one), _types(game, other)
    if here is not None and there is not None and not here & there:
        return True
    for attribute in game.cards.attributes:
        mine, theirs = _values(game, one, attribute.id), _values(game, other, attribute.id)
        if mine is not None and theirs is not None and not mine & theirs:
            return True
    return False


def _parents(game: GameData, id_: str) -> tuple[str, ...]:
    """The classes of which a class holds some cards."""
    thing = game.thing(id_)
    if thing and isinstance(thing.record, Group):
        return thing.record.of
    if thing and isinstance(thing.record, CardType) and thing.record.is_a:
        return (thing.record.is_a,)
    return ()


def _types(game: GameData, id_: str) -> set[str] | None:
    """The card types that cards of a class may have; None where any."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = [id_]
    while todo:
        thing = game.thing(todo.pop())
        if thing and isinstance(thing.record, CardType):
            found.add(thing.id)
        elif not thing or not isinstance(thing.record, Group) or not thing.record.of:
            return None
        elif thing.id not in seen:
            seen.add(thing.id)
            todo += thing.record.of
    return {type_ for type_ in _all_types(game) if is_within(game, (type_,), found)} or None


def _all_types(game: GameData) -> list[str]:
    return [id_ for id_, things in game.things.items() if things[0].kind == "card-type"]


def _values(game: GameData, id_: str, attribute: str) -> set[str] | None:
    """The values of an attribute that cards of a class may have; None where any."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = [id_]
    while todo:
        thing = game.thing(todo.pop())
        if not thing or not isinstance(thing.record, Group):
            return None
        if thing.id in seen:
            continue
        seen.add(thing.id)
        if attribute in thing.record.has:
            found.update(thing.record.has[attribute])
        elif thing.record.of:
            todo += thing.record.of
        else:
            return None
    return found or None

"""Quotas: the cards a deck must hold fit its size, and make it up where they cover all it may hold."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.count import Quota
from scripts.model.setup import Deck
from scripts.problems import Problem


def check(library: Library) -> Iterator[Problem]:
    """``quota-sum``."""
    for game in library.games.values():
        for index, deck in enumerate(entries(game.setup.decks)):
            said = _sum(game, deck)
            if said:
                yield Problem("quota-sum", said, game.file("setup"), ("decks", index, "quotas"))


def _sum(game: GameData, deck: Deck) -> str | None:
    span = deck.size[0].span() if deck.size else None
    quotas = [quota for quota in deck.quotas if quota.of and not quota.distinct and quota.force == "must"]
    quotas = [quota for quota in quotas if not (quota.under or quota.since or quota.until)]
    if not span or not quotas:
        return None
    fewest, most = span
    outer = [quota for quota in quotas if not any(_inside(game, quota, other) for other in quotas)]
    least = sum(_span(quota, fewest)[0] for quota in outer)
    if most is not None and least > most:
        return f"the quotas ask for at least {least} cards; the deck holds at most {most}"
    highest = [_span(quota, fewest)[1] for quota in outer]
    if _covers(game, deck, outer) and None not in highest:
        total = sum(number for number in highest if number is not None)
        if total < fewest:
            return f"the quotas allow at most {total} cards; the deck holds at least {fewest}"
    return None


def _span(quota: Quota, size: int) -> tuple[int, int | None]:
    fewest, most = quota.span() or (0, None)
    if quota.per:
        return fewest * (size // quota.per), None
    return fewest, most


def _inside(game: GameData, quota: Quota, other: Quota) -> bool:
    """Whether the cards of ``quota`` are some of those of ``other``."""
    return quota is not other and all(_above(game, id_) & set(other.of) for id_ in quota.of)


def _above(game: GameData, id_: str) -> set[str]:
    """The classes that a class lies in, all the way up, without itself."""
    parents = {group.id: set(group.of) for group in game.cards.groups}
    parents |= {type_.id: {type_.is_a} for type_ in entries(game.cards.types) if type_.is_a}
    found: set[str] = set()
    todo = list(parents.get(id_, ()))
    while todo:
        above = todo.pop()
        if above not in found:
            found.add(above)
            todo += parents.get(above, ())
    return found


def _covers(game: GameData, deck: Deck, quotas: list[Quota]) -> bool:
    """Whether every card that the deck may hold falls under one of the quotas.

    A type is covered by itself, or by groups that between them name every
    value of one attribute (RAVE's two sides cover its characters).
    """
    named = {id_ for quota in quotas for id_ in quota.of}
    groups = [group for group in game.cards.groups if group.id in named]
    for attribute in game.cards.attributes:
        values = {value.id for value in attribute.values}
        for type_ in deck.only:
            here = [group for group in groups if type_ in group.of and list(group.has) == [attribute.id]]
            if values and {value for group in here for value in group.has[attribute.id]} == values:
                named.add(type_)
    return bool(deck.only) and set(deck.only) <= named

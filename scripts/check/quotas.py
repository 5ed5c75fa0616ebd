"""Quotas: the cards a deck must hold fit its size, and make it up where they cover all it may hold."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.classes import are_disjoint, is_within
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.claim import Claim
from scripts.model.count import Quota
from scripts.model.setup import Deck
from scripts.problems import Problem


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``quota-sum``."""
    for index, deck in enumerate(entries(game.setup.decks) if not game.unread & {"setup", "cards"} else ()):
        said = _sum(game, deck)
        if said:
            yield Problem("quota-sum", said, game.file("setup"), ("decks", index, "quotas"))


def _sum(game: GameData, deck: Deck) -> str | None:
    size = _size(deck)
    quotas = [quota for quota in deck.quotas if quota.of and not quota.distinct and quota.force == "must"]
    quotas = [quota for quota in quotas if _always(quota)]
    if not size:
        return None
    fewest, most = size
    least = _least(game, quotas, fewest)
    if most is not None and least > most:
        return f"the quotas ask for at least {least} cards; the deck holds at most {most}"
    total = _total(game, deck, quotas)
    if total is not None and total < fewest:
        return f"the quotas allow at most {total} cards; the deck holds at least {fewest}"
    return None


def _always(claim: Claim) -> bool:
    return not (claim.under or claim.since or claim.until)


def _size(deck: Deck) -> tuple[int, int | None] | None:
    """Fewest and most cards of the deck, whichever of its sizes is chosen; None where one is no number."""
    spans = [count.span() for count in deck.size if _always(count)]
    known = [span for span in spans if span]
    if not known or len(known) < len(spans):
        return None
    highest = [most for _, most in known if most is not None]
    return min(fewest for fewest, _ in known), max(highest) if len(highest) == len(known) else None


def _least(game: GameData, quotas: list[Quota], size: int) -> int:
    """How many cards the quotas ask for at least; a card that may count for two of them is counted once."""
    asked = [(_fewest(quota, size), quota) for quota in quotas]
    apart: list[Quota] = []
    least = 0
    for number, quota in sorted(asked, key=lambda each: -each[0]):
        if all(are_disjoint(game, quota.of, other.of) for other in apart):
            apart.append(quota)
            least += number
    return least


def _fewest(quota: Quota, size: int) -> int:
    fewest, _ = quota.span() or (0, None)
    return fewest * (size // quota.per) if quota.per else fewest


def _total(game: GameData, deck: Deck, quotas: list[Quota]) -> int | None:
    """How many cards the quotas allow at most; None where some card of the deck is free of them."""
    spans = [(quota.of, quota.span()) for quota in quotas if not quota.per]
    limits = [(span[1], classes) for classes, span in spans if span and span[1] is not None]
    total = 0
    named: set[str] = set()
    for most, classes in sorted(limits):
        wider = [
            other for _, other in limits if is_within(game, classes, other) and not is_within(game, other, classes)
        ]
        if not wider and not is_within(game, classes, named):
            total += most
            named.update(classes)
    return total if _covers(game, deck, named) else None


def _covers(game: GameData, deck: Deck, named: set[str]) -> bool:
    """Whether every card that the deck may hold lies in one of the named classes.

    A type also does where groups between them name every value of one
    attribute (RAVE's two sides cover its characters).
    """
    groups = [group for group in game.cards.groups if group.id in named]
    whole = set(named)
    for attribute in game.cards.attributes:
        values = {value.id for value in attribute.values}
        for type_ in deck.only:
            here = [group for group in groups if type_ in group.of and list(group.has) == [attribute.id]]
            if values and {value for group in here for value in group.has[attribute.id]} == values:
                whole.add(type_)
    return is_within(game, deck.only, whole)

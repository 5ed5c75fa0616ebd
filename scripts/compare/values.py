"""Values that can be compared: what a game says on a facet, read from what stands at its path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from scripts.compare.path import Found
from scripts.model.base import ABSENCES
from scripts.model.claim import Fact
from scripts.model.count import Bounds, Copies, Count
from scripts.model.game import GameType, Players, Time
from scripts.model.products import Credit
from scripts.model.setup import Gauge, Hand

State = Literal["known", "none", "not-applicable", "not-recorded", "gap", "untyped"]
"""``gap``: a draft has not filled it in; ``untyped``: there is a text, and nothing to compare."""


@dataclass(frozen=True, order=True, slots=True)
class Span:
    """A number (both the same), or fewest and most; ``most`` is -1 where there is no limit.

    ``of`` says for whom or how: a seat, ``recommended``.
    """

    fewest: int
    most: int
    of: str = ""


Item = str | Span


@dataclass(frozen=True, slots=True)
class Value:
    """What a game says on a facet. ``items`` are in the order of the vocabulary, of size, or of the data."""

    state: State
    items: tuple[Item, ...] = ()

    @property
    def known(self) -> bool:
        """Whether it can be compared: something is said, be it that there is none."""
        return self.state in ("known", "none", "not-applicable")

    def agrees(self, other: Value) -> bool:
        """Whether both say the same."""
        return self.state == other.state and set(self.items) == set(other.items)


def read(kind: str, found: Iterable[Found]) -> tuple[list[Item], bool]:
    """The items that stand in the data, as they come, and whether some of it has a text but no typed part."""
    items: list[Item] = []
    untyped = False
    for each in found:
        read_ = list(_READERS[kind](each.value))
        items += read_
        untyped = untyped or not read_
    return items, untyped


def value(items: Iterable[Item], untyped: bool, words: Iterable[str] = ()) -> Value:
    """The items as one value: each once and in order, absences only where nothing else is said of them."""
    given = list(dict.fromkeys(items))
    said = [item for item in given if item not in ABSENCES]
    absent = [str(item) for item in given if item in ABSENCES]
    if said:
        # That some have none is part of the answer; that nothing is known of some is not.
        mixed = [*said, *(word for word in absent if word == "none")]
        place = {word: number for number, word in enumerate(words)}
        return Value("known", tuple(sorted(mixed, key=lambda item: _rank(item, place))))
    if untyped:
        return Value("untyped")
    for word in ("none", "not-applicable", "not-recorded"):
        if word in absent:
            return Value(word)
    return Value("untyped")


def _rank(item: Item, place: dict[str, int]) -> tuple[int, int, int, str]:
    if isinstance(item, Span):
        return (0, item.fewest, item.most if item.most >= 0 else 10**9, item.of)
    return (1, place.get(item, len(place)), 0, "")


# ---- readers: what each kind of facet takes from a value of the data


def _words(value: object) -> Iterator[Item]:
    if isinstance(value, Fact | Gauge):
        yield from _words(value.kind)
    elif isinstance(value, GameType):
        yield from value.tags
    elif isinstance(value, str):
        yield value


def _range(value: object) -> Iterator[Item]:
    if isinstance(value, str):
        yield value if value in ABSENCES else "unlimited"
    elif isinstance(value, int):
        yield Span(value, value)
    elif isinstance(value, Gauge | Hand):
        if value.absence:
            yield value.absence
        elif value.value is not None:
            yield Span(value.value, value.value)
        elif value.kind == "printed":
            yield "not-applicable"  # each card has a number of its own
        yield from (Span(number, number, seat) for seat, number in value.by_seat.items())
    elif isinstance(value, Fact):
        if value.absence or value.value is not None:
            yield value.absence or Span(int(value.value or 0), int(value.value or 0))
    elif isinstance(value, Copies):
        yield from _range(value.max)
    elif isinstance(value, Players | Time):
        yield Span(value.min or 0, -1 if value.max is None else value.max)
    elif isinstance(value, Count):
        yield from _count(value)
    elif isinstance(value, Bounds):
        yield from _span(value)


def _count(value: Count) -> Iterator[Item]:
    if value.kind:
        yield value.kind
    if value.one_of:
        yield from (Span(number, number) for number in value.one_of)
    else:
        yield from _span(value)
    if value.same_as:
        yield "same-as-opponent"
    if value.recommended:
        yield from _span(value.recommended, "recommended")


def _span(value: Bounds, of: str = "") -> Iterator[Span]:
    span = value.span()
    if span:
        yield Span(span[0], -1 if span[1] is None else span[1], of)


def _names(value: object) -> Iterator[Item]:
    if isinstance(value, Credit):
        yield value.name
    elif isinstance(value, str):
        yield value


def _presence(value: object) -> Iterator[Item]:
    if isinstance(value, str) and value in ABSENCES:
        yield value
    elif isinstance(value, Fact | Gauge | Hand) and value.absence:
        yield value.absence
    else:
        yield "present"


_READERS = {"words": _words, "range": _range, "names": _names, "date": _words, "presence": _presence}

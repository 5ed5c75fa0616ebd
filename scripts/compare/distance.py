"""How differently games play, from 0 to 1.

On one facet two games are as far apart as their values: sets of words by the
share that both have (Jaccard), numbers by their difference in proportion to
the greater, dates by the months between them. The distance of two games is the
mean over the facets that both have recorded, each counting as much as its
``weight`` says. It is the same both ways, 0 exactly when all those facets
agree, and none where fewer than ``FEWEST`` are shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from scripts.compare.values import Item, Span, Value
from scripts.model.facets import Facet

Matrix = NDArray[np.float32]

FEWEST = 12
"""Facets that two games must share to be compared."""

UNLIMITED = 1e9
"""Stands for the most where there is no limit: as far from every number as can be."""

FIVE_YEARS = 60
"""Months between two dates that are half of the way from 0 to 1."""


@dataclass(frozen=True)
class Apart:
    """How far apart all games are on one facet. Many say the same, so that it is told of values."""

    far: Matrix
    """The distance of each value from each, NaN where one of them is not recorded."""
    place: NDArray[np.intp]
    """For each game the place of its value."""


def apart(facet: Facet, column: Sequence[Value]) -> Apart:
    """How far apart games are on a facet; ``column`` holds their values."""
    place: dict[Value, int] = {}
    places = np.array([place.setdefault(value, len(place)) for value in column], dtype=np.intp)
    known = np.array([value.known for value in place], dtype=bool)
    far = np.where(known[:, None] & known[None, :], on_facet(facet, list(place)), np.nan)
    return Apart(np.asarray(far, dtype=np.float32), places)


def distances(facets: Sequence[Facet], each: Sequence[Apart]) -> Matrix:
    """The distance of each game from each; NaN where too few facets are shared.

    ``each`` holds for each facet how far the games are apart on it.
    """
    number = len(each[0].place) if each else 0
    weights = np.array([facet.weight for facet in facets], dtype=np.float32)
    known = np.array([np.diagonal(on.far)[on.place] == 0 for on in each]).reshape(len(each), number)
    known = known.T.astype(np.float32)
    total = np.zeros((number, number), dtype=np.float32)
    for facet, on in zip(facets, each, strict=True):
        weighted = np.nan_to_num(on.far) * np.float32(facet.weight)
        total += weighted[:, on.place][on.place]
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(known @ known.T >= FEWEST, total / ((known * weights) @ known.T), np.nan).astype(np.float32)


def on_facet(facet: Facet, column: Sequence[Value]) -> Matrix:
    """The distance of each value from each; what is not recorded gives no meaning."""
    if facet.kind == "date":
        return _dates(column)
    apart = _jaccard(column)
    if facet.kind in ("range", "count"):
        spans = _spans(column)
        # Equal bounds may still be of different sets of numbers: 12 or 30, and 12 to 30.
        return np.where(spans > 0, spans, apart / 2)
    return apart


def _items(value: Value) -> tuple[Item, ...]:
    """What a value consists of; that there is none is one thing too."""
    return value.items or (f"!{value.state}",)


def _jaccard(column: Sequence[Value]) -> Matrix:
    """One minus the share that two sets have in common."""
    place: dict[Item, int] = {}
    rows = [[place.setdefault(item, len(place)) for item in _items(value)] for value in column]
    members = np.zeros((len(column), max(len(place), 1)), dtype=np.float32)
    for number, row in enumerate(rows):
        members[number, row] = 1
    common = members @ members.T
    sizes = members.sum(axis=1)
    return np.asarray(1 - common / (sizes[:, None] + sizes[None, :] - common), dtype=np.float32)


def _spans(column: Sequence[Value]) -> Matrix:
    """How far apart the least and the greatest numbers are; 1 where only one has numbers, 0 where none has."""
    bounds = [[item for item in value.items if isinstance(item, Span)] for value in column]
    has = np.array([bool(each) for each in bounds])
    low = np.array([min((span.fewest for span in each), default=0) for each in bounds], dtype=np.float64)
    high = np.array([max((_most(span) for span in each), default=0) for each in bounds], dtype=np.float64)
    apart = (_proportion(low) + _proportion(high)) / 2
    one_only = has[:, None] != has[None, :]
    return np.asarray(np.where(one_only, 1, apart), dtype=np.float32)


def _most(span: Span) -> float:
    return UNLIMITED if span.most < 0 else span.most


def _proportion(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """The difference of each two numbers in proportion to the greater."""
    greater = np.maximum(numbers[:, None], numbers[None, :])
    return np.abs(numbers[:, None] - numbers[None, :]) / np.where(greater == 0, 1, greater)


def _dates(column: Sequence[Value]) -> Matrix:
    """The months between dates, brought into 0 to 1; 1 where only one game has a date."""
    dated = [str(value.items[0]) if value.items else "" for value in column]
    months = np.array([_months(date) for date in dated], dtype=np.float64)
    apart = np.abs(months[:, None] - months[None, :])
    different = np.array([[one != other for other in dated] for one in dated])
    near = np.where(different, np.maximum(apart, 0.5), 0)  # the same year, one of them by the month
    has = np.array([bool(date) for date in dated])
    return np.asarray(np.where(has[:, None] != has[None, :], 1, near / (near + FIVE_YEARS)), dtype=np.float32)


def _months(date: str) -> float:
    """Months since the year 0; a year without a month is its middle, a month without a day too."""
    year, month, day = (*map(int, filter(None, date.split("-"))), 0, 0, 0)[:3]
    return year * 12 + (month - 1 + (day - 1) / 31 if day else month - 0.5) if month else year * 12 + 6

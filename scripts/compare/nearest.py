"""The games that play most alike, and in what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from scripts.compare.distance import apart, distances
from scripts.compare.table import Cell
from scripts.model.facets import Facet

NEIGHBOURS = 5
TELLING = 3
"""Facets that are named to say in what two games agree, and in what they differ."""

NOTHING_IN_COMMON = 0.3
"""What it tells that both games lack something, beside having the same."""


@dataclass(frozen=True)
class Near:
    """A game near another, with the facets that tell why, most telling first."""

    game: str
    distance: float
    agree: tuple[str, ...]
    differ: tuple[str, ...]


def nearest(facets: Sequence[Facet], games: Mapping[str, Mapping[str, Cell]]) -> dict[str, tuple[Near, ...]]:
    """For each game its nearest others, at most ``NEIGHBOURS``, nearest first, then by id."""
    ids = sorted(games)
    each = [apart(facet, [games[id_][facet.id].value for id_ in ids]) for facet in facets]
    far = distances(facets, each)
    np.fill_diagonal(far, np.nan)
    order = np.argsort(far, axis=1, kind="stable")[:, :NEIGHBOURS]
    rows = np.arange(len(ids))[:, None]
    to_near = np.array([on.far[on.place[rows], on.place[order]] for on in each], dtype=np.float64).T.tolist()
    found: dict[str, tuple[Near, ...]] = {}
    for row, id_ in enumerate(ids):
        said = [games[id_][facet.id].value.state == "known" for facet in facets]
        near = []
        for place, other in enumerate(order[row]):
            if np.isnan(far[row, other]):
                break
            near.append(_near(ids[other], float(far[row, other]), facets, to_near[place][row], said))
        found[id_] = tuple(near)
    return found


def _near(game: str, distance: float, facets: Sequence[Facet], each: Sequence[float], said: Sequence[bool]) -> Near:
    """``each`` is the distance on each facet (NaN: not both recorded); ``said`` whether it is more than a lack."""
    agree = [
        (1.0 if known_ else NOTHING_IN_COMMON) if far == 0 else 0.0 for far, known_ in zip(each, said, strict=True)
    ]
    differ = [far if far > 0 else 0.0 for far in each]
    return Near(game, round(distance, 4), _telling(facets, agree), _telling(facets, differ))


def _telling(facets: Sequence[Facet], marks: Sequence[float]) -> tuple[str, ...]:
    """The facets with the highest marks, each times the facet's weight; those without a mark tell nothing."""
    marked = [(mark * facet.weight, facet.id) for facet, mark in zip(facets, marks, strict=True) if mark > 0]
    return tuple(id_ for _, id_ in sorted(marked, key=lambda pair: -pair[0])[:TELLING])

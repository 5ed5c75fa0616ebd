from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.compare.distance import FEWEST, Matrix, apart, distances, on_facet
from scripts.compare.values import Item, Span, State, Value
from scripts.model.facets import Facet


def between(facets: Sequence[Facet], columns: Sequence[Sequence[Value]]) -> Matrix:
    return distances(facets, list(map(apart, facets, columns)))


def facet(kind: str = "words", weight: int = 10) -> Facet:
    vocabulary = {"vocabulary": "v"} if kind == "words" else {}
    keys = {"id": "f", "label": "L", "about": "A", "kind": kind, "path": "game/players", "weight": weight}
    return Facet.model_validate({**keys, **vocabulary})


def said(*items: Item) -> Value:
    return Value("known", items)


NONE, UNKNOWN = Value("none"), Value("not-recorded")

PAIRS = [
    ("words", said("a"), said("a"), 0),
    ("words", said("a", "b"), said("b", "a"), 0),
    ("words", said("a"), said("b"), 1),
    ("words", said("a", "b"), said("b", "c"), 2 / 3),
    ("words", said("a"), NONE, 1),
    ("words", NONE, NONE, 0),
    ("words", NONE, Value("not-applicable"), 1),
    ("range", said(Span(20, 20)), said(Span(20, 20)), 0),
    ("range", said(Span(20, 20)), said(Span(40, 40)), 0.5),
    ("range", said(Span(40, 50)), said(Span(40, 40)), 0.1),
    ("range", said(Span(30, -1)), said(Span(30, -1)), 0),
    ("range", said(Span(0, 0)), said(Span(0, 0)), 0),
    ("range", said(Span(0, 0)), said(Span(3, 3)), 1),
    ("range", said(Span(12, 12), Span(30, 30)), said(Span(12, 30)), 0.5),
    ("range", said(Span(5, 5)), NONE, 1),
    ("count", said(Span(1, 1)), said(Span(2, 2)), 0.5),
    ("date", said("2001-12"), said("2001-12"), 0),
    ("date", said("2001-12"), said("2006-12"), 0.5),
    ("date", said("2001"), said("2001-07"), 0.5 / 60.5),
    ("date", said("2001"), NONE, 1),
    ("names", said("A", "B"), said("A"), 0.5),
]


@pytest.mark.parametrize(("kind", "one", "other", "expected"), PAIRS)
def test_distance_on_one_facet(kind: str, one: Value, other: Value, expected: float) -> None:
    apart = on_facet(facet(kind), [one, other])
    assert apart[0, 1] == pytest.approx(expected, abs=1e-6)
    assert apart[1, 0] == apart[0, 1]
    assert apart[0, 0] == apart[1, 1] == 0


def test_the_distance_is_the_weighted_mean_over_what_both_have_recorded() -> None:
    facets = [facet(), facet(weight=30), *(facet() for _ in range(FEWEST - 2)), facet(weight=90)]
    columns = [[said("a"), said("b")], *([said("a"), said("a")] for _ in range(FEWEST - 1)), [said("a"), UNKNOWN]]
    assert between(facets, columns)[0, 1] == pytest.approx(1 / (FEWEST + 2))


def test_there_is_none_where_too_few_facets_are_shared() -> None:
    columns = [[said("a"), said("a")] for _ in range(FEWEST - 1)]
    assert np.isnan(between([facet()] * (FEWEST - 1), columns)[0, 1])
    assert between([facet()] * FEWEST, [*columns, [NONE, NONE]])[0, 1] == 0


def test_no_games_have_no_between() -> None:
    assert between([facet()], [[]]).shape == (0, 0)


words = st.lists(st.sampled_from("abc"), min_size=1, max_size=3, unique=True)
spans = st.builds(lambda low, more: Span(low, -1 if more < 0 else low + more), st.integers(0, 60), st.integers(-1, 9))
dates = st.sampled_from(["1998", "1998-03", "1998-03-01", "2026-11"])
absent: st.SearchStrategy[State] = st.sampled_from(["none", "not-applicable", "not-recorded", "gap", "untyped"])
VALUES = {
    "words": words.map(lambda found: said(*found)),
    "names": words.map(lambda found: said(*found)),
    "range": st.lists(spans, min_size=1, max_size=3, unique=True).map(lambda found: said(*found)),
    "count": st.integers(0, 9).map(lambda number: said(Span(number, number))),
    "date": dates.map(said),
}
KINDS = sorted(VALUES)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Facet], list[list[Value]]]:
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=FEWEST, max_size=FEWEST + 4))
    facets = [facet(kind, draw(st.sampled_from([1, 10, 30]))) for kind in kinds]
    games = draw(st.integers(2, 4))
    one = [[draw(VALUES[kind] | absent.map(Value)) for _ in range(games)] for kind in kinds]
    same = draw(st.booleans())
    return facets, [[column[0]] * games if same else column for column in one]


@given(tables())
def test_it_is_the_same_both_ways_and_zero_exactly_where_all_shared_facets_agree(
    table: tuple[list[Facet], list[list[Value]]],
) -> None:
    facets, columns = table
    apart = between(facets, columns)
    for one in range(len(columns[0])):
        for other in range(len(columns[0])):
            pairs = [(column[one], column[other]) for column in columns]
            shared = [(a, b) for a, b in pairs if a.known and b.known]
            if len(shared) < FEWEST:
                assert np.isnan(apart[one, other])
                continue
            assert apart[one, other] == apart[other, one]
            assert 0 <= apart[one, other] <= 1
            assert (apart[one, other] == 0) == all(a.agrees(b) for a, b in shared)

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.draw.cell import Inner
from scripts.draw.ring import Seat, ring
from scripts.draw.shapes import Box, Line, plain
from tests.draw.boards import NAMES, SEATS, wider


def seats(inner: Inner) -> list[Box]:
    return [shape for shape in plain(inner.shapes) if isinstance(shape, Box)]


def named(*names: str) -> list[Seat]:
    return [Seat(name, f"#{name}") for name in names]


def middles(inner: Inner) -> list[tuple[float, float]]:
    return [(box.x + box.width / 2, box.y + box.height / 2) for box in seats(inner)]


@given(st.lists(SEATS, min_size=1, max_size=9), st.none() | SEATS, st.lists(SEATS, max_size=6))
@settings(deadline=None)
def test_seats_are_alike_apart_and_inside(around: list[Seat], centre: Seat | None, beside: list[Seat]) -> None:
    inner = ring(around, centre, beside, ("ring", "spokes"))
    found = seats(inner)
    assert len(found) == len(around) + len(beside) + bool(centre)
    assert len({(box.width, box.height) for box in found}) == 1
    assert not any(one.meets(other) for one, other in combinations((wider(box, 2) for box in found), 2))
    assert all(wider(Box(0, 0, inner.width, inner.height, ""), 0.06).holds(box) for box in found)


def test_first_is_at_the_top_and_the_others_follow_clockwise_around_the_centre() -> None:
    top, right, bottom, left, centre = middles(ring(named(*"abcd"), Seat("e", "#e")))
    assert top[0] == bottom[0] == centre[0]
    assert left[1] == right[1] == centre[1]
    assert left[0] < centre[0] < right[0]
    assert top[1] < centre[1] < bottom[1]


@pytest.mark.parametrize(
    ("number", "kinds", "lines"),
    [
        (5, (), 0),
        (5, ("ring",), 5),
        (5, ("spokes",), 5),
        (5, ("ring", "spokes"), 10),
        (2, ("ring",), 1),
        (1, ("ring",), 0),
    ],
)
def test_lines(number: int, kinds: tuple[str, ...], lines: int) -> None:
    inner = ring(named(*"abcde"[:number]), Seat("f", "#f"), (), kinds)
    found = [shape for shape in inner.shapes if isinstance(shape, Line)]
    assert len(found) == lines
    assert {point for line in found for point in line.points} <= set(middles(inner))
    assert inner.shapes[: len(found)] == tuple(found)  # below the seats


def test_spokes_need_a_centre() -> None:
    assert not [shape for shape in ring(named(*"abc"), None, (), ("spokes",)).shapes if isinstance(shape, Line)]


def test_what_stands_beside_is_below_in_the_middle() -> None:
    inner = ring(named(*"abcde"), Seat("f", "#f"), named("x", "y", "z"))
    circle, below = middles(inner)[:6], middles(inner)[6:]
    assert len({y for _, y in below}) == 1
    assert below[0][1] > max(y for _, y in circle) + 44
    assert below[1][0] == pytest.approx(inner.width / 2)


@given(NAMES)
def test_names_stay_in_their_seats(name: str) -> None:
    (edge, words) = plain(ring([Seat(name, "#a")], None).shapes)
    assert isinstance(edge, Box)
    assert not isinstance(words, Box | Line)
    assert edge.holds(wider(words.box, -0.01))

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.draw.shapes import Box, Line, Linked, Shape
from scripts.draw.strips import HIGH, LOWEST, NARROWEST, WIDE, Strip, strips
from tests.draw.apart import NAMES, covered, outside, overlapping, said, words


def strip(**numbers: int) -> Strip:
    """A strip with so many in each year (``y1998=2``)."""
    return Strip("RAVE", "2点", "games/rave/", {int(year[1:]): number for year, number in numbers.items()})


def bars(shapes: tuple[Shape, ...]) -> list[Box]:
    return [shape for shape in shapes if isinstance(shape, Box)]


def test_strip_has_its_name_as_a_link_and_what_is_said_of_it() -> None:
    shapes, _, _ = strips([strip(y1998=1)])
    assert [(each.address, each.title) for each in shapes if isinstance(each, Linked)] == [("games/rave/", "RAVE")]
    assert said(shapes, "name") == ["RAVE"]
    assert said(shapes, "quiet") == ["1998", "2点"]


def test_bars_of_all_strips_stand_in_one_scale() -> None:
    shapes, _, _ = strips([strip(y2000=1, y2001=5), strip(y2001=3, y2003=1)])
    one, two, three, four = bars(shapes)
    assert [bar.height for bar in (one, two, three, four)] == [LOWEST, HIGH, (LOWEST + HIGH) / 2, LOWEST]
    assert two.x == three.x
    assert four.x - three.x == pytest.approx(2 * (two.x - one.x))
    feet = [shape.points[0][1] for shape in shapes if isinstance(shape, Line) and shape.kind == "time-axis"]
    assert [bar.y + bar.height for bar in (one, two, three, four)] == pytest.approx([feet[0]] * 2 + [feet[1]] * 2)


def test_from_1998_to_2026_the_picture_fits_a_phone_and_every_fifth_year_is_named() -> None:
    shapes, wide, _ = strips([strip(y1998=1, y2026=1)])
    assert wide == WIDE
    assert said(shapes, "quiet") == ["2000", "2005", "2010", "2015", "2020", "2025", "2点"]


def test_more_years_than_fit_make_the_picture_wider_and_not_the_bars_narrower() -> None:
    shapes, wide, _ = strips([strip(y1950=1, y2026=1)])
    assert wide == 77 * NARROWEST
    assert {bar.width for bar in bars(shapes)} == {NARROWEST - 2}


STRIPS = st.lists(
    st.builds(
        Strip, NAMES, NAMES, st.just("x/"), st.dictionaries(st.integers(1900, 2100), st.integers(1, 500), max_size=9)
    ),
    min_size=1,
    max_size=6,
).filter(lambda rows: any(row.numbers for row in rows))


@settings(max_examples=100, deadline=None)
@given(STRIPS)
def test_words_never_overlap_nor_leave_the_picture(rows: list[Strip]) -> None:
    shapes, wide, high = strips(rows)
    assert overlapping(shapes) == []
    assert outside(shapes, wide, high) == []
    assert covered(shapes, {"time-bar"}) == []
    assert len(bars(shapes)) == sum(len(row.numbers) for row in rows)
    assert [each for each in words(shapes) if each.lines[0].isdecimal() and each.y == 0] != []

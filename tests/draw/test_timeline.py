from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.draw.shapes import Box, Line, Linked, Shape, Words, plain
from scripts.draw.timeline import MONTH, WIDE, Moment, Year, packed, timeline
from scripts.draw.words import width
from tests.draw.apart import NAMES, covered, outside, overlapping, said, words

LONG = "二つの風が重なる時に現れる伝説の魔導士と、その仲間たちの長い旅の物語を描いたブースターパック第十二弾"


def moment(month: int = 1, name: str = "第1弾", *details: str) -> Moment:
    return Moment(month, name, details, f"#m{month}")


def dots(shapes: tuple[Shape, ...]) -> list[float]:
    return [shape.y for shape in plain(shapes) if isinstance(shape, Box) and shape.kind == "time-dot"]


def lines(shapes: tuple[Shape, ...], kind: str) -> list[Line]:
    return [shape for shape in shapes if isinstance(shape, Line) and shape.kind == kind]


def test_each_moment_is_a_dot_and_a_name_in_one_link_with_its_details_below() -> None:
    shapes, _ = timeline([Year("2010年", (moment(7, "第1弾", "7月", "60種"),))])
    (linked,) = (shape for shape in shapes if isinstance(shape, Linked))
    dot, name = linked.shapes
    assert (linked.address, linked.title) == ("#m7", "第1弾")
    assert isinstance(dot, Box)
    assert isinstance(name, Words)
    assert dot.y < name.y + name.box.height / 2 < dot.y + dot.height
    assert [(each.kind, each.lines) for each in words(shapes)] == [
        ("time-year", ("2010年",)),
        ("name", ("第1弾",)),
        ("quiet", ("7月　60種",)),
    ]


def test_moment_without_details_has_none() -> None:
    shapes, _ = timeline([Year("2010年", (moment(),))])
    assert said(shapes, "quiet") == []


def test_further_months_are_further_down() -> None:
    def step(months: int) -> float:
        first, second = dots(timeline([Year("2010年", (moment(1), moment(1 + months)))])[0])
        return second - first

    assert step(5) - step(0) == pytest.approx(5 * MONTH)
    assert step(11) - step(5) == pytest.approx(6 * MONTH)


def test_next_year_is_as_far_as_its_months() -> None:
    def step(before: int, after: int) -> float:
        first, second = dots(timeline([Year("1", (moment(before),)), Year("2", (moment(after),))])[0])
        return second - first

    assert step(1, 12) - step(12, 1) == pytest.approx(22 * MONTH)


def test_axis_runs_from_top_to_bottom_and_is_broken_where_time_is_left_out() -> None:
    years = [Year("2010年", (moment(),)), Year("2015年", (moment(2),), "2011～2014年は発売なし")]
    shapes, height = timeline(years)
    (broken,) = lines(shapes, "time-break")
    spans = sorted((line.points[0][1], line.points[-1][1]) for line in [*lines(shapes, "time-axis"), broken])
    ticks = [span for span in spans if span[0] == span[1]]
    axis = [span for span in spans if span[0] != span[1]]
    assert len(ticks) == 2
    assert axis[0][0] == 0
    assert [start for start, _ in axis[1:]] == [end for _, end in axis[:-1]]
    assert axis[-1][1] == height
    (note,) = (each for each in words(shapes) if each.kind == "quiet")
    assert note.lines == ("2011～2014年は発売なし",)
    assert broken.points[0][1] < note.y < note.y + note.box.height < broken.points[1][1]


def test_year_that_is_not_known_has_no_head() -> None:
    shapes, _ = timeline([Year("", (moment(0, "第1弾"),), "時期の記載なし")])
    assert [(each.kind, each.lines) for each in words(shapes)] == [
        ("quiet", ("時期の記載なし",)),
        ("name", ("第1弾",)),
    ]


def test_long_name_is_told_in_lines_of_which_none_is_lost() -> None:
    shapes, height = timeline([Year("2010年", (moment(1, LONG, LONG), moment(1, "第2弾")))])
    assert said(shapes, "name") == [LONG, "第2弾"]
    assert said(shapes, "quiet") == [LONG]
    assert overlapping(shapes) == []
    assert outside(shapes, WIDE, height) == []


def test_nothing_is_no_picture() -> None:
    assert timeline([]) == ((), 0)


MOMENTS = st.lists(
    st.builds(Moment, st.integers(0, 12), NAMES, st.lists(NAMES, max_size=4).map(tuple), st.just("#x")),
    min_size=1,
    max_size=6,
).map(lambda found: tuple(sorted(found, key=lambda each: each.month)))
YEARS = st.lists(st.builds(Year, st.sampled_from(["", "1998年", "2026年"]), MOMENTS, st.just("") | NAMES), max_size=5)


@settings(max_examples=100, deadline=None)
@given(YEARS)
def test_words_never_overlap_nor_leave_the_picture(years: list[Year]) -> None:
    shapes, height = timeline(years)
    assert overlapping(shapes) == []
    assert outside(shapes, WIDE, height) == []
    assert covered(shapes, {"time-dot"}) == []
    assert dots(shapes) == sorted(dots(shapes))
    assert len(dots(shapes)) == sum(len(year.moments) for year in years)


@settings(max_examples=100, deadline=None)
@given(st.lists(NAMES, max_size=6), st.floats(3, 30))
def test_pieces_are_packed_into_lines_that_fit_and_none_is_lost(pieces: list[str], most: float) -> None:
    found = list(packed(pieces, most))
    assert [line for line in found if width(line) > most] == []
    assert "".join("".join(found).split()) == "".join("".join(pieces).split())


def test_pieces_that_fit_are_not_parted() -> None:
    assert list(packed(["4月", "120種", "構築済みデッキ"], 10)) == ["4月　120種", "構築済みデッキ"]
    assert list(packed(["構築済みデッキ", "4月"], 4)) == ["構築済み", "デッキ", "4月"]
    assert list(packed([], 10)) == []

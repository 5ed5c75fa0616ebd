from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.draw.calendar import CalendarYear, Cell, calendar
from scripts.draw.shapes import Box, Linked, Shape, Words, plain
from tests.draw.apart import NAMES, outside, overlapping, said, words

YEAR = CalendarYear("2022年", (Cell(4, 2, "2022年4月 2点", "#a"), Cell(12, 10, "2022年12月 10点", "#b")))


def cells(shapes: tuple[Shape, ...], kind: str = "time-cell") -> list[Box]:
    return [shape for shape in plain(shapes) if isinstance(shape, Box) and shape.kind == kind]


def test_each_month_with_something_is_a_link_with_its_number() -> None:
    shapes, _, _ = calendar([YEAR], "不明")
    linked = [shape for shape in shapes if isinstance(shape, Linked)]
    assert [(each.address, each.title) for each in linked] == [("#a", "2022年4月 2点"), ("#b", "2022年12月 10点")]
    for each, number in zip(linked, ("2", "10"), strict=True):
        box, words = each.shapes
        assert isinstance(box, Box)
        assert isinstance(words, Words)
        assert words.lines == (number,)
        assert box.holds(words.box)
    (band,) = cells(shapes, "time-band")
    assert all(band.holds(box) for box in cells(shapes))


def test_columns_are_the_months_and_stand_under_their_heads() -> None:
    shapes, _, _ = calendar([YEAR], "不明")
    heads = {each.lines[0]: each.x for each in words(shapes) if each.kind == "quiet"}
    assert list(heads) == [str(month) for month in range(1, 13)]
    assert [box.x + box.width / 2 for box in cells(shapes)] == [heads["4"], heads["12"]]


def test_only_what_has_no_month_makes_a_column_for_it() -> None:
    known = calendar([YEAR], "不明")
    shapes, wide, _ = calendar([YEAR, CalendarYear("2023年", (Cell(0, 1, "", "#c"),))], "不明")
    assert said(shapes, "quiet") == [*map(str, range(1, 13)), "不明"]
    assert cells(shapes)[-1].x > max(box.x for box in cells(known[0]))
    assert wide > known[1]


def test_row_that_leads_somewhere_is_one_link() -> None:
    year = CalendarYear("2022年", (Cell(4, 2, ""),), address="2022/", title="2022年 2点")
    linked = [shape for shape in calendar([year], "")[0] if isinstance(shape, Linked)]
    assert [(each.address, each.title) for each in linked] == [("2022/", "2022年 2点")]
    assert said(linked, "name") == ["2022年"]
    assert len(cells(tuple(linked))) == 1


def test_years_left_out_are_told_between_the_rows_around_them() -> None:
    shapes, _, _ = calendar([YEAR, CalendarYear("2026年", YEAR.cells, "2023～2025年は発売なし")], "")
    (note,) = (each for each in words(shapes) if each.lines[0].endswith("なし"))
    before, _, after, _ = cells(shapes)
    assert before.y + before.height < note.y < note.y + note.box.height < after.y


def test_picture_fits_a_phone_even_with_the_column_of_unknown_months() -> None:
    year = CalendarYear("2022年", (Cell(0, 99, ""), Cell(1, 9, "")))
    assert calendar([year], "不明")[1] <= 328


CELLS = st.lists(
    st.builds(Cell, st.integers(0, 12), st.integers(1, 100_000), st.just("x"), st.sampled_from(["", "#x"])),
    min_size=1,
    max_size=13,
    unique_by=lambda cell: cell.month,
).map(tuple)
YEARS = st.lists(
    st.builds(
        CalendarYear, st.sampled_from(["1998年", "不明"]), CELLS, st.just("") | NAMES, st.sampled_from(["", "x/"])
    ),
    max_size=8,
)


@settings(max_examples=100, deadline=None)
@given(YEARS, st.sampled_from(["不明", "月の記載なし"]))
def test_words_never_overlap_nor_leave_the_picture(years: list[CalendarYear], unknown: str) -> None:
    shapes, wide, high = calendar(years, unknown)
    assert overlapping(shapes) == []
    assert outside(shapes, wide, high) == []
    numbers = [each for each in words(shapes) if each.kind == "time-count"]
    assert len(numbers) == sum(len(year.cells) for year in years)
    assert [each for each in numbers if not any(box.holds(each.box) for box in cells(shapes))] == []

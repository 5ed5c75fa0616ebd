from __future__ import annotations

import pytest

from scripts.draw.cell import Span
from scripts.draw.frames import Frame, above, around, beside, drawn, headings
from scripts.draw.shapes import Box, Words
from scripts.draw.tracks import Gutter, Tracks

OUTER = Frame("外枠", Span(0, 0, 2, 2), "#outer", "外枠")
INNER = Frame("内枠", Span(0, 1, 1, 1), "#inner", "内枠")


def tracks(number: int) -> Tracks:
    return Tracks([50] * number, [Gutter(20, 0, 20)] * (number + 1))


@pytest.mark.parametrize(
    ("members", "others", "span"),
    [
        ([], [], None),
        ([Span(1, 1)], [], Span(1, 1)),
        ([Span(1, 1), Span(0, 2, 1, 2)], [], Span(0, 1, 2, 3)),
        ([Span(0, 0), Span(0, 2)], [Span(0, 1)], None),
        ([Span(0, 0), Span(0, 2)], [Span(1, 1), Span(0, 3)], Span(0, 0, 1, 3)),
    ],
)
def test_around(members: list[Span], others: list[Span], span: Span | None) -> None:
    assert around(members, others) == span


def test_frames_inside_each_other_take_room_on_every_side() -> None:
    frames = (OUTER, INNER)
    assert [beside(frames, gutter) for gutter in range(4)] == [(0, 10), (0, 5), (10, 0), (0, 0)]
    heads = headings(frames, tracks(2))
    assert [head.lines for head in heads] == [("外枠",), ("内枠",)]
    assert [above(frames, heads, gutter) for gutter in range(3)] == [
        (0, pytest.approx(2 * 19.3)),
        (5, 0),
        (10, 0),
    ]


def test_inner_frame_lies_inside_the_outer_one_below_its_heading() -> None:
    frames = (OUTER, INNER)
    across, down = tracks(2), tracks(2)
    (outer, heading), (inner, _) = (each.shapes for each in drawn(frames, headings(frames, across), across, down))
    assert isinstance(outer, Box)
    assert isinstance(inner, Box)
    assert isinstance(heading, Words)
    assert outer.holds(inner)
    assert not inner.meets(heading.box)


def test_long_name_is_a_heading_of_several_lines() -> None:
    (head,) = headings((Frame("とても長い枠の名前", Span(0, 0), "", ""),), tracks(1))
    assert head.lines == ("とても長", "い枠の名", "前")
    assert head.reach == pytest.approx(3 * 14.3 + 5)

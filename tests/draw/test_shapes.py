from __future__ import annotations

import pytest

from scripts.draw.shapes import Box, Group, Line, Linked, Shape, Words, moved, plain

BOX = Box(10, 20, 30, 40, "zone")
WORDS = Words(50, 5, ("手札", "EX"), "name", 12)
LINE = Line(((0, 0), (3, 4)), "arrow", arrow=True)


@pytest.mark.parametrize(
    ("other", "held"),
    [
        (BOX, True),
        (Box(11, 21, 28, 38, ""), True),
        (Box(9.9, 20, 30, 40, ""), False),
        (Box(10, 20, 30.1, 40, ""), False),
        (Box(10, 19.9, 30, 40, ""), False),
        (Box(10, 20, 30, 40.1, ""), False),
    ],
)
def test_holds_counts_edges_as_inside(other: Box, held: bool) -> None:
    assert BOX.holds(other) is held


@pytest.mark.parametrize(
    ("other", "met"),
    [
        (BOX, True),
        (Box(39, 59, 5, 5, ""), True),
        (Box(40, 20, 5, 5, ""), False),
        (Box(5, 20, 5, 5, ""), False),
        (Box(10, 60, 5, 5, ""), False),
        (Box(10, 15, 5, 5, ""), False),
        (Box(0, 30, 100, 1, ""), True),
    ],
)
def test_meets_does_not_count_a_shared_edge(other: Box, met: bool) -> None:
    assert BOX.meets(other) is met
    assert other.meets(BOX) is met


def test_words_take_the_room_of_their_widest_line() -> None:
    box = WORDS.box
    assert (box.x, box.y, box.width, box.height) == pytest.approx((38, 5, 24, 31.2))
    start = Words(50, 5, ("手札",), "name", 12, start=True).box
    assert (start.x, start.width) == pytest.approx((50, 24))
    assert Words(1, 2, (), "name", 12).box == Box(1, 2, 0, 0, "name")


@pytest.mark.parametrize(
    ("shape", "there"),
    [
        (BOX, Box(11, 22, 30, 40, "zone")),
        (WORDS, Words(51, 7, ("手札", "EX"), "name", 12)),
        (LINE, Line(((1, 2), (4, 6)), "arrow", arrow=True)),
        (Linked("#a", "A", (BOX,)), Linked("#a", "A", (Box(11, 22, 30, 40, "zone"),))),
        (Group("g", (LINE,), silent=True), Group("g", (Line(((1, 2), (4, 6)), "arrow", arrow=True),), silent=True)),
    ],
)
def test_moved_shifts_all_of_a_shape(shape: Shape, there: Shape) -> None:
    assert moved(shape, 1, 2) == there


def test_plain_leaves_links_and_groups_out_and_keeps_the_order() -> None:
    shapes = (LINE, Group("g", (Linked("#a", "A", (BOX, WORDS)), LINE)), BOX)
    assert list(plain(shapes)) == [LINE, BOX, WORDS, LINE, BOX]


@pytest.mark.parametrize(
    ("start", "head"),
    [
        ((0, 10), ((10, 10), (2, 6), (2, 14))),
        ((10, 0), ((10, 10), (14, 2), (6, 2))),
        ((10, 20), ((10, 10), (6, 18), (14, 18))),
        ((10, 10), ((10, 10), (10, 10), (10, 10))),
    ],
)
def test_head_of_an_arrow_ends_at_its_tip(start: tuple[float, float], head: tuple[tuple[float, float], ...]) -> None:
    assert Line(((5, 5), start, (10, 10)), "arrow", arrow=True).head == head


def test_line_that_is_no_arrow_has_no_head() -> None:
    assert Line(((0, 0), (1, 1)), "relation").head == ()

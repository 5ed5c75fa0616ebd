from __future__ import annotations

import pytest

from scripts.draw import cell as drawing
from scripts.draw.cell import Cell, Inner, Span, card, drawn, wants
from scripts.draw.shapes import Box, Linked, Shape, Words, plain
from tests.draw.boards import cell


def boxes(shapes: tuple[Shape, ...], kind: str) -> list[Box]:
    return [shape for shape in plain(shapes) if isinstance(shape, Box) and shape.kind == kind]


def lines(shapes: tuple[Shape, ...]) -> list[tuple[str, ...]]:
    return [shape.lines for shape in plain(shapes) if isinstance(shape, Words)]


def at(cell: Cell, wide: float = 100, far: bool = False) -> tuple[Shape, ...]:
    return drawn(cell, Box(0, 0, wide, drawing.height(cell, wide), "zone"), far)


@pytest.mark.parametrize(
    ("other", "covered", "met"),
    [
        (Span(1, 1, 2, 3), True, True),
        (Span(2, 3), True, True),
        (Span(0, 1, 2, 1), False, True),
        (Span(1, 4), False, False),
        (Span(3, 1), False, False),
        (Span(0, 0, 9, 9), False, True),
    ],
)
def test_span(other: Span, covered: bool, met: bool) -> None:
    span = Span(1, 1, 2, 3)
    assert (span.bottom, span.right) == (3, 4)
    assert (span.covers(other), span.meets(other), other.meets(span)) == (covered, met, met)


@pytest.mark.parametrize(
    ("name", "width"),
    [
        ("捨場", 36 + 10),
        ("トラッシュ", 60 + 10),
        ("エボルヴデッキ", 60 + 10),
        ("バニッシュフィールド", 60 + 10),
        ("とても長い名前の領域である", 72 + 10),
    ],
)
def test_name_asks_for_two_lines_at_most_six_ems_wide(name: str, width: float) -> None:
    assert wants(cell("a", 0, 0, name=name)) == pytest.approx(width)


@pytest.mark.parametrize(
    ("given", "cards", "broken", "wide"),
    [
        ({"places": 0}, 0, 0, 0),
        ({"places": 1}, 1, 0, 0),
        ({"places": 5}, 5, 0, 0),
        ({}, 0, 1, 0),
        ({"pile": True}, 3, 0, 0),
        ({"undivided": True}, 0, 0, 1),
        ({"undivided": True, "face": "mixed"}, 0, 1, 1),
    ],
)
def test_outlines(given: dict[str, object], cards: int, broken: int, wide: int) -> None:
    shapes = at(cell("a", 0, 0, **given), 200)  # type: ignore[arg-type]
    assert [len(boxes(shapes, kind)) for kind in ("card", "card open", "card wide")] == [cards, broken, wide]


def test_outlines_stand_in_even_rows_where_one_is_too_narrow() -> None:
    found = boxes(at(cell("a", 0, 0, places=5), 100), "card")
    assert [[box.x for box in found if box.y == y] for y in sorted({box.y for box in found})] == [
        [10, 38, 66],
        [10, 38],
    ]


@pytest.mark.parametrize(
    ("face", "kind", "x", "y", "width", "height"),
    [
        ("face-down", "back", 3, 3, 18, 28),
        ("mixed", "back", 12, 3, 9, 28),
        ("owner", "back", 3, 3, 18, 28 / 3),
        ("all", "art", 3, 3, 18, 14),
    ],
)
def test_faces(face: drawing.Face, kind: str, x: float, y: float, width: float, height: float) -> None:
    edge, inner = card(0, 0, face)
    assert edge.kind == "card"
    assert inner == Box(x, y, width, height, kind, round=1)


def test_card_of_which_nothing_is_known_has_only_an_edge() -> None:
    assert len(card(0, 0, "")) == 1


def test_words_stand_above_outlines_and_on_the_far_side_below_them() -> None:
    given = cell("a", 0, 0, places=1, face="owner", details=("1枚まで",))
    near, far = at(given), at(given, far=True)
    assert lines(near) == [("a",), ("1枚まで",)]
    assert sorted(lines(far)) == [("1枚まで",), ("a",)]
    top = {shape.lines[0]: shape.y for shape in plain(far) if isinstance(shape, Words)}
    assert boxes(far, "card")[0].y < top["a"] < top["1枚まで"]
    assert boxes(near, "back")[0].y < boxes(near, "card")[0].y + 17 < boxes(far, "back")[0].y + 17


def test_words_stand_beside_outlines_where_there_is_much_room() -> None:
    (name,) = [shape for shape in plain(at(cell("a", 0, 0, places=1), 300)) if isinstance(shape, Words)]
    (outline,) = boxes(at(cell("a", 0, 0, places=1), 300), "card")
    assert name.box.x + name.box.width < outline.x
    assert outline.y < name.y < outline.y + outline.height


def test_drawing_inside_is_not_part_of_the_link() -> None:
    inner = Inner(20, 30, (Linked("#b", "b", (Box(0, 0, 20, 30, "seat"),)),))
    first, second = at(cell("a", 0, 0, inner=inner))
    assert isinstance(first, Linked)
    assert isinstance(second, Linked)
    assert (first.address, second.address) == ("#a", "#b")
    assert boxes((first,), "seat") == []
    assert boxes((second,), "seat") == [Box(40, 5 + 15.6 + 2.5, 20, 30, "seat")]


def test_what_has_no_address_has_no_edge() -> None:
    inner = Inner(20, 30, (Box(0, 0, 20, 30, "seat"),))
    assert at(Cell("ring", "", Span(0, 0), "", "", inner=inner)) == (Box(40, 7.5, 20, 30, "seat"),)

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings

from scripts.draw.area import Board, area
from scripts.draw.frames import Frame
from scripts.draw.shapes import Box, Group, Line, Linked, Picture, plain
from tests.draw.boards import LEGEND, assert_legible, boards, cell, lines, links, segments, wider, words

SIDES = ("自分の側", "相手の側")


def first_box(linked: Linked) -> Box:
    box = next(plain(linked.shapes))
    assert isinstance(box, Box)
    return box


def edges(picture: Picture, kind: str) -> dict[str, Box]:
    """The boxes of links by their addresses."""
    boxes = {linked.address: first_box(linked) for linked in links(picture.shapes)}
    return {address: box for address, box in boxes.items() if box.kind == kind}


@given(boards())
@settings(max_examples=60, deadline=None)
def test_any_board_is_legible(board: Board) -> None:
    picture = area(board)
    assert_legible(picture)
    assert area(board) == picture


@given(boards())
@settings(max_examples=60, deadline=None)
def test_zones_do_not_meet_and_frames_hold_their_own(board: Board) -> None:
    picture = area(board)
    zones = edges(picture, "zone")
    assert set(zones) == {each.address for each in board.cells}
    assert not any(one.meets(other) for one, other in combinations((wider(box, -0.01) for box in zones.values()), 2))
    drawn = [first_box(linked) for linked in links(picture.shapes) if linked.address == "#frame"]
    for frame, box in zip(board.frames, drawn, strict=True):
        for each in board.cells:
            assert wider(box, 0.01).holds(zones[each.address]) is frame.span.covers(each.span)
            assert box.meets(zones[each.address]) is frame.span.covers(each.span)


@given(boards())
@settings(max_examples=60, deadline=None)
def test_arrows_run_over_no_words_and_through_no_zone(board: Board) -> None:
    picture = area(board)
    legend = [shape for shape in picture.shapes if isinstance(shape, Group) and shape.kind == "legend"]
    arrows = [each for each in lines(picture, "arrow") if not any(each in plain(group.shapes) for group in legend)]
    zones = [wider(box, -0.01) for box in edges(picture, "zone").values()]
    taken = [wider(each.box, -0.01) for each in words(picture)]
    for arrow in arrows:
        assert all(part.width == 0 or part.height == 0 for part in segments(arrow))
        for part in segments(arrow):
            assert not any(wider(part, 0.005).meets(other) for other in (*zones, *taken))


@given(boards())
@settings(max_examples=60, deadline=None)
def test_every_arrow_is_drawn_from_its_zone_to_the_other(board: Board) -> None:
    picture = area(board)
    zones = edges(picture, "zone")
    wanted = list(dict.fromkeys(pair for pair in board.arrows if pair[0] != pair[1]))
    drawn = [each for each in picture.shapes if isinstance(each, Line) and each.arrow]
    assert len(drawn) == len(wanted)
    for (source, target), arrow in zip(wanted, drawn, strict=True):
        (x, y), (to_x, to_y) = arrow.points[0], arrow.points[-1]
        assert wider(zones[f"#{source}"], 0.01).holds(Box(x, y, 0, 0, ""))
        assert wider(zones[f"#{target}"], 1.01).holds(Box(to_x, to_y, 0, 0, ""))


@given(boards())
@settings(max_examples=60, deadline=None)
def test_arrows_to_different_zones_do_not_lie_on_each_other(board: Board) -> None:
    picture = area(board)
    wanted = list(dict.fromkeys(pair for pair in board.arrows if pair[0] != pair[1]))
    drawn = [each for each in picture.shapes if isinstance(each, Line) and each.arrow]
    for (one, first), (other, second) in combinations(zip(drawn, wanted, strict=True), 2):
        if first[1] != second[1]:
            assert not any(overlap(a, b) > 3 for a in segments(one)[1:-1] for b in segments(other)[1:-1])


def overlap(one: Box, other: Box) -> float:
    """For how long two upright or level lines lie on each other."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    if one.height == other.height == 0 and abs(one.y - other.y) < 0.01:
        return wide
    return high if one.width == other.width == 0 and abs(one.x - other.x) < 0.01 else 0


def kinds(picture: Picture) -> set[str]:
    return {shape.kind for shape in plain(picture.shapes)}


def said(picture: Picture) -> list[str]:
    return ["".join(each.lines) for each in words(picture)]


def test_far_side_is_half_a_turn_away_and_its_words_are_upright() -> None:
    board = Board("p", (cell("a", 0, 0), cell("deck", 0, 1), cell("b", 1, 1)), sides=SIDES)
    picture = area(board)
    (far,) = [shape for shape in picture.shapes if isinstance(shape, Group) and shape.kind == "far"]
    assert far.silent
    theirs = [shape for shape in far.shapes if isinstance(shape, Box) and shape.kind == "zone"]
    whole = max(box.y + box.height for box in edges(picture, "zone").values()) + 2
    for mine, other in zip(edges(picture, "zone").values(), theirs, strict=True):
        assert (mine.x + other.x + mine.width, mine.y + other.y + mine.height) == (picture.width, whole)
        assert (mine.width, mine.height) == (other.width, other.height)
    assert said(picture) == ["a", "deck", "b", "相手の側", "自分の側", "a", "deck", "b"]


def test_far_side_leads_nowhere_and_has_no_arrows() -> None:
    picture = area(Board("p", (cell("a", 0, 0), cell("b", 0, 1)), arrows=(("a", "b"),), sides=SIDES))
    assert [linked.address for linked in links(picture.shapes)] == ["#a", "#b"]
    assert len(lines(picture, "arrow")) == 1


def test_zones_and_frames_that_the_other_side_lacks_are_drawn_once() -> None:
    cells = (cell("a", 0, 0, mirrored=False), cell("b", 0, 1))
    frames = (Frame("f", cells[0].span, "#f", "f", mirrored=False), Frame("g", cells[1].span, "#g", "g"))
    assert said(area(Board("p", cells, frames, sides=SIDES))).count("a") == 1
    assert [said(area(Board("p", cells, frames, sides=SIDES))).count(name) for name in "abfg"] == [1, 2, 1, 2]


def test_rows_between_the_sides_lie_between_two_lines() -> None:
    board = Board("p", (cell("a", 0, 0, mirrored=False), cell("b", 1, 0)), sides=SIDES, between=1)
    picture = area(board)
    first, second = (line.points[0][1] for line in lines(picture, "border"))
    a, b = edges(picture, "zone").values()
    assert first < a.y < a.y + a.height < second < b.y


def test_one_shared_board_has_neither_line_nor_sides() -> None:
    picture = area(Board("p", (cell("a", 0, 0),)))
    assert said(picture) == ["a"]
    assert lines(picture, "border") == []


def test_legend_explains_what_occurs_and_nothing_else() -> None:
    face_down = cell("a", 0, 0, places=1, face="face-down")
    assert said(area(Board("p", (face_down,), legend=LEGEND))) == ["a", "裏向き"]
    unknown = (cell("a", 0, 0, places=2), cell("b", 0, 1))
    assert said(area(Board("p", unknown, arrows=(("a", "b"),), legend=LEGEND))) == [
        "a",
        "b",
        "枚数の示されていない所",
        "カードが次に行く先",
    ]
    assert said(area(Board("p", (cell("a", 0, 0, places=0, face="mixed"),), legend=LEGEND))) == ["a"]


def test_picture_takes_what_the_board_says() -> None:
    board = Board("p", (cell("a", 0, 0),), title="T", text=("one", "two"), caption="C")
    picture = area(board)
    assert (picture.kind, picture.title, picture.text, picture.caption) == ("p", "T", ("one", "two"), "C")

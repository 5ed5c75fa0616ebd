from __future__ import annotations

from hypothesis import given, settings

from scripts.draw.area import Board, area
from scripts.draw.shapes import Box, Linked, plain
from tests.draw.boards import assert_legible, boards, cell, lines, links, segments, wider, words


@given(boards())
@settings(max_examples=150, deadline=None)
def test_any_board_is_legible(board: Board) -> None:
    picture = area(board)
    assert_legible(picture)
    assert area(board) == picture


@given(boards())
@settings(max_examples=150, deadline=None)
def test_arrows_run_over_no_words_and_through_no_zone(board: Board) -> None:
    picture = area(board)
    zones = [wider(edge, -0.01) for linked in links(picture.shapes) if (edge := first_box(linked)).kind == "zone"]
    for arrow in lines(picture, "arrow"):
        for part in segments(arrow):
            assert not any(wider(part, 0.005).meets(zone) for zone in zones)
            near = [each for each in words(picture) if each.kind == "name"]
            assert not any(wider(part, 0.005).meets(wider(each.box, -0.01)) for each in near)


def first_box(linked: Linked) -> Box:
    box = next(plain(linked.shapes))
    assert isinstance(box, Box)
    return box

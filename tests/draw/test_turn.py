from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.draw.marks import Tag
from scripts.draw.shapes import Box, Line, Linked, Picture, Shape, Words, plain
from scripts.draw.turn import WIDTH, Step, drawn

A, B, C = (Step(name, f"#{name}") for name in "甲乙丙")
LONG = "使徒カードをデッキから引き、全員が見ている前で自分の場に置き、その効果を最後まで処理した時"

SIGNS = "畏れ場番ターンカードフェイズ、。（）「」ッー々ABCxyz12 -.ｱ🃏\u3099"
NAMES = st.text(st.sampled_from(SIGNS), min_size=1, max_size=30).map(str.strip).filter(bool)  # as the data has them
ORDERS = ("in-order", "active-first", "clockwise", "alternate", "at-once", "any", "not-recorded")
TAGS = st.lists(st.builds(Tag, NAMES, st.sampled_from(("", *ORDERS))), max_size=3).map(tuple)


def steps(within: st.SearchStrategy[tuple[Step, ...]]) -> st.SearchStrategy[Step]:
    text = st.just("") | NAMES
    return st.builds(Step, NAMES, st.just("#a"), TAGS, text, text, st.booleans(), st.sampled_from(ORDERS), within)


def several(step: st.SearchStrategy[Step]) -> st.SearchStrategy[tuple[Step, ...]]:
    return st.lists(step, min_size=1, max_size=4).map(tuple)


TREES = st.recursive(steps(st.just(())), lambda inner: steps(several(inner)), max_leaves=12)
TURNS = st.builds(replace, st.just(Step("手番", "#turn")), order=st.sampled_from(ORDERS), steps=several(TREES))


def picture(*inner: Step, order: str = "in-order") -> Picture:
    return drawn(Step("順序", "#turn", order=order, steps=inner), "手番の流れ", ("1 甲",))


def boxes(drawing: Picture, kind: str = "") -> list[Box]:
    return [shape for shape in plain(drawing.shapes) if isinstance(shape, Box) and kind in ("", *shape.kind.split())]


def words(drawing: Picture) -> list[Words]:
    return [shape for shape in plain(drawing.shapes) if isinstance(shape, Words)]


def lines(drawing: Picture, kind: str = "") -> list[Line]:
    return [shape for shape in plain(drawing.shapes) if isinstance(shape, Line) and kind in ("", shape.kind)]


def links(shapes: tuple[Shape, ...]) -> Iterator[Linked]:
    return (shape for shape in shapes if isinstance(shape, Linked))


def passed(line: Line) -> Iterator[Box]:
    """The room that each straight piece of a line passes through, and that of its head."""
    for (x, y), (to_x, to_y) in pairwise(line.points):
        yield Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y), "")
    if line.head:
        across, down = zip(*line.head, strict=True)
        yield Box(min(across), min(down), max(across) - min(across), max(down) - min(down), "")


@given(TURNS)
@settings(max_examples=150, deadline=None)
def test_no_words_overlap_cross_an_edge_or_leave_the_picture(turn: Step) -> None:
    drawing = drawn(turn, "手番", ())
    page = Box(0, 0, drawing.width, drawing.height, "")
    said = [each.box for each in words(drawing)]
    framed = boxes(drawing)
    assert all(page.holds(box) for box in said + framed)
    assert not any(one.meets(other) for one, other in combinations(said, 2))
    assert all(box.holds(label) or not box.meets(label) for box in framed for label in said)
    assert all(one.holds(two) or two.holds(one) or not one.meets(two) for one, two in combinations(framed, 2))
    for line in lines(drawing):
        assert all(page.holds(room) for room in passed(line))
        assert not any(room.meets(label) for room in passed(line) for label in said)


@given(TURNS)
@settings(max_examples=50, deadline=None)
def test_every_link_holds_its_words_and_no_sign_of_a_name_is_lost(turn: Step) -> None:
    drawing = drawn(turn, "手番", ())
    for link in links(drawing.shapes):
        frame, name, *_ = link.shapes
        assert isinstance(frame, Box)
        assert isinstance(name, Words)
        assert "".join("".join(name.lines).split()) == "".join(link.title.split())
        assert all(frame.holds(each.box) for each in link.shapes if isinstance(each, Words))


@given(TURNS)
@settings(max_examples=20, deadline=None)
def test_the_same_turn_gives_the_same_picture(turn: Step) -> None:
    assert drawn(turn, "手番", ()) == drawn(replace(turn), "手番", ())


def test_what_is_said_of_a_picture_is_handed_on() -> None:
    drawing = drawn(Step("順序", "#turn", steps=(A,)), "手番の流れ", ("1 甲",), "注")
    assert (drawing.title, drawing.text, drawing.caption) == ("手番の流れ", ("1 甲",), "注")


def test_steps_in_order_are_boxes_one_below_another_joined_by_arrows() -> None:
    drawing = picture(A, B, C)
    first, second, third = boxes(drawing)
    assert first.kind == second.kind == third.kind == "turn-step"
    assert (first.x, first.width) == (second.x, second.width) == (1, WIDTH - 2)
    one, two = lines(drawing)
    assert one.arrow
    assert [y for _, y in one.points] == [first.y + first.height, second.y]
    assert [y for _, y in two.points] == [second.y + second.height, third.y]
    assert [link.address for link in links(drawing.shapes)] == ["#甲", "#乙", "#丙"]
    assert drawing.width == WIDTH


@pytest.mark.parametrize("order", ["active-first", "clockwise", "alternate"])
def test_other_orders_of_a_turn_frame_it_under_their_name(order: str) -> None:
    drawing = picture(A, B, order=order)
    assert len(boxes(drawing, "turn-frame")) == 1
    assert words(drawing)[0].lines == ("順序",)
    assert len(lines(drawing, "turn-arrow")) == 1


@pytest.mark.parametrize(("order", "kind"), [("any", "turn-frame"), ("not-recorded", "turn-frame turn-untold")])
def test_without_an_order_nothing_joins_the_steps(order: str, kind: str) -> None:
    drawing = picture(A, B, C, order=order)
    assert boxes(drawing)[0].kind == kind
    assert lines(drawing) == []


def test_a_condition_stands_on_the_arrow_into_its_step() -> None:
    drawing = picture(A, replace(B, when=LONG))
    first, second = boxes(drawing)
    (arrow,), (diamond,) = lines(drawing, "turn-arrow"), lines(drawing, "turn-diamond")
    condition = next(each for each in words(drawing) if each.kind == "quiet")
    assert arrow.arrow
    assert [y for _, y in arrow.points] == [first.y + first.height, second.y]
    assert first.y + first.height < condition.y
    assert condition.box.y + condition.box.height < second.y
    assert len(condition.lines) == 2
    assert diamond.points[0] == diamond.points[-1]
    assert diamond.points[0][0] == arrow.points[0][0]


def test_the_condition_of_a_first_step_comes_from_no_other() -> None:
    (arrow,) = lines(picture(replace(A, when="霧の時"), B), "turn-arrow")[:1]
    (diamond,) = lines(picture(replace(A, when="霧の時"), B), "turn-diamond")
    assert diamond.points[0][1] < arrow.points[0][1] < diamond.points[2][1]


def test_without_an_order_a_condition_leads_into_its_step_by_a_line_without_a_head() -> None:
    drawing = picture(A, replace(B, when="霧の時"), order="not-recorded")
    (line,) = lines(drawing, "turn-arrow")
    assert not line.arrow
    assert line.points[1][1] == boxes(drawing)[2].y


def test_a_step_gone_through_again_has_a_way_back_from_how_often_to_its_top() -> None:
    drawing = picture(replace(A, again="4回", steps=(B, C)), B)
    frame, *_, after = boxes(drawing)
    (back,) = lines(drawing, "turn-back")
    often = next(each.box for each in words(drawing) if each.lines == ("4回",))
    right = frame.x + frame.width
    assert back.arrow
    assert back.points[0] == (right, often.y + often.height / 2)
    assert back.points[-1][0] == right + 1
    assert frame.y < back.points[-1][1] < frame.y + 30
    assert max(x for x, _ in back.points) < after.x + after.width
    assert frame.holds(often)


def test_steps_at_once_stand_abreast_between_bars() -> None:
    drawing = picture(replace(A, order="at-once", steps=(B, replace(C, when="霧の時"))))
    frame, above, below = boxes(drawing, "turn-frame")[0], *boxes(drawing, "turn-bar")
    left, right = boxes(drawing, "turn-step")
    assert left.x + left.width < right.x
    assert left.width == right.width
    assert above.y + above.height < left.y < right.y
    assert max(left.y + left.height, right.y + right.height) < below.y
    assert frame.holds(above)
    assert frame.holds(below)
    assert len(lines(drawing, "turn-arrow")) == 1


def test_steps_at_once_stand_one_below_another_where_there_is_no_room() -> None:
    drawing = picture(replace(A, order="at-once", steps=(A, B, C)))
    first, second, third = boxes(drawing, "turn-step")
    assert first.x == second.x == third.x
    assert first.y + first.height < second.y
    assert second.y + second.height < third.y
    assert lines(drawing) == []


SHOWN: dict[str, tuple[Tag, Callable[[Line], bool], int]] = {
    "at once": (Tag("同時", "at-once"), lambda line: line.points[0][0] == line.points[1][0], 2),
    "alternate": (Tag("交互", "alternate"), lambda line: len(line.points) == 3, 2),
    "any order": (Tag("順不同", "any"), lambda _: False, 0),
}


@pytest.mark.parametrize(("tag", "like", "number"), SHOWN.values(), ids=SHOWN)
def test_orders_with_a_sign_show_it_before_their_words(tag: Tag, like: Callable[[Line], bool], number: int) -> None:
    drawing = picture(replace(A, tags=(tag,)))
    (box,) = boxes(drawing, "turn-tag")
    signs = lines(drawing, "turn-sign")
    assert len(signs) == number
    assert all(like(sign) for sign in signs)
    assert all(box.holds(room) for sign in signs for room in passed(sign))


def test_tags_stand_at_the_right_of_a_name_and_below_a_long_one() -> None:
    tags = (Tag("各自"), Tag("任意"))
    beside, below = picture(replace(A, tags=tags)), picture(replace(A, name=LONG, tags=tags))
    step, each, optional = boxes(beside)
    assert words(beside)[0].y == each.y
    assert each.x + each.width < optional.x
    assert optional.x + optional.width == pytest.approx(step.x + step.width - 7)
    step, each, optional = boxes(below)
    name = words(below)[0].box
    assert name.y + name.height < each.y == optional.y
    assert each.x == name.x


@pytest.mark.parametrize(("step", "kind"), [(A, "turn-step"), (replace(A, steps=(B,)), "turn-frame")])
def test_optional_steps_have_a_look_of_their_own(step: Step, kind: str) -> None:
    assert boxes(picture(replace(step, optional=True)))[0].kind == f"{kind} turn-optional"


def test_untold_order_marks_only_what_holds_steps() -> None:
    untold = replace(A, order="not-recorded", tags=(Tag("記載なし", "not-recorded"),))
    assert [box.kind for box in boxes(picture(untold))] == ["turn-step", "turn-tag turn-untold"]
    assert boxes(picture(replace(untold, steps=(B,))))[0].kind == "turn-frame turn-untold"


def nested(depth: int) -> Step:
    return replace(A, again="4回", steps=(nested(depth - 1),) if depth > 1 else ())


def test_a_phone_has_room_for_seven_loops_one_in_another_and_more_make_the_picture_wider() -> None:
    assert picture(nested(7)).width == WIDTH
    assert WIDTH < picture(nested(8)).width < picture(nested(9)).width

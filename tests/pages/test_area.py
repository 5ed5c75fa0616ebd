"""What the data says of zones, as a picture: where zones stand, what is said in them and for those who do not see."""

from __future__ import annotations

import pytest

from scripts.draw.cell import Span
from scripts.draw.shapes import Box, Linked, Picture, Shape, Words, plain
from scripts.model.zones import Layout, Zone
from scripts.pages import area
from scripts.pages.area import RING, planned
from scripts.pages.context import Context
from tests.conftest import DATA, MakeLibrary
from tests.draw.boards import assert_legible
from tests.libraries import loaded

GAMES = ["evangelion", "nurarihyon", "rave", "shadowverse-evolve"]


def zones(*ids: str, shared: tuple[str, ...] = (), **inside: str) -> dict[str, Zone]:
    return {
        id_: Zone(id=id_, name=id_, owner="shared" if id_ in shared else "each", inside=inside.get(id_)) for id_ in ids
    }


def layout(*rows: str, board: str = "mirrored") -> Layout:
    return Layout(board=board, areas="\n".join(rows))


def drawn(data: MakeLibrary, text: str, **files: str) -> Picture:
    library, problems = loaded(data(x={"zones": text, **files}))
    assert problems == []
    found = library.games["x"]
    assert isinstance(found.zones.layout, Layout)
    return area.picture(Context(library, found, "games/x/"), found.zones.layout)


def real(id_: str) -> Picture:
    library, _ = loaded(DATA)
    found = library.games[id_]
    assert isinstance(found.zones.layout, Layout)
    return area.picture(Context(library, found, f"games/{id_}/"), found.zones.layout)


def linked(picture: Picture) -> dict[str, Linked]:
    return {shape.address: shape for shape in picture.shapes if isinstance(shape, Linked)}


def said(shape: Shape) -> list[str]:
    return ["".join(each.lines) for each in plain((shape,)) if isinstance(each, Words)]


def kinds(shape: Shape) -> list[str]:
    return [each.kind for each in plain((shape,)) if isinstance(each, Box)]


def test_zones_stand_where_the_layout_has_them() -> None:
    plan = planned(layout("a b b", "a . c"), zones("a", "b", "c"))
    assert plan.spans == {"a": Span(0, 0, 2, 1), "b": Span(0, 1, 1, 2), "c": Span(1, 2)}
    assert (plan.frames, plan.between, plan.added) == ({}, 0, False)


def test_zones_that_it_does_not_place_stand_below_and_shared_ones_above() -> None:
    plan = planned(layout("a b c"), zones("a", "b", "c", "hand", "more", "well", shared=("well",)))
    assert plan.spans == {
        "well": Span(0, 0, 1, 3),
        "a": Span(1, 0),
        "b": Span(1, 1),
        "c": Span(1, 2),
        "hand": Span(2, 0, 1, 1),
        "more": Span(2, 1, 1, 2),
    }
    assert (plan.between, plan.added) == (1, True)


def test_no_more_zones_stand_in_a_row_than_there_are_columns() -> None:
    assert planned(layout("a"), zones("a", "b", "c")).spans == {"a": Span(0, 0), "b": Span(1, 0), "c": Span(2, 0)}


def test_zone_around_others_is_a_frame_and_outer_frames_come_first() -> None:
    plan = planned(layout("a b c"), zones("inner", "outer", "a", "b", "c", a="inner", b="inner", inner="outer"))
    assert list(plan.frames.items()) == [("outer", Span(0, 0, 1, 2)), ("inner", Span(0, 0, 1, 2))]
    assert set(plan.spans) == {"a", "b", "c"}


def test_zone_around_others_that_do_not_stand_together_is_a_zone_beside_them() -> None:
    plan = planned(layout("a c b"), zones("f", "a", "b", "c", a="f", b="f"))
    assert plan.frames == {}
    assert plan.spans["f"] == Span(1, 0, 1, 3)


def test_frames_do_not_cross() -> None:
    rows = (". a .", "b . d", ". c .")
    plan = planned(layout(*rows), zones("f", "g", *"abcd", a="f", c="f", b="g", d="g"))
    assert plan.frames == {"f": Span(0, 1, 3, 1)}


def test_zones_inside_each_other_without_end_are_no_frames() -> None:
    assert planned(layout("a"), zones("a", "f", "g", a="f", f="g", g="f")).frames.keys() == {"f", "g"}


def test_ring_stands_in_the_zone_that_holds_it() -> None:
    ring = Layout(board="shared", inside="city", centre="x", ring=("y",), beside=("seat",))
    plan = planned(ring, zones("city", "wait", "deck", "seat", shared=("city", "wait")))
    assert plan.spans == {"wait": Span(0, 0), "city": Span(1, 0), "deck": Span(2, 0)}
    assert planned(Layout(board="shared", ring=("y",)), zones("deck")).spans.keys() == {RING, "deck"}


@pytest.mark.parametrize("id_", GAMES)
def test_real_games_are_legible_and_fit_a_phone(id_: str) -> None:
    picture = real(id_)
    assert_legible(picture)
    assert picture.width <= 360 - 2 * 4


def test_evangelion() -> None:
    picture = real("evangelion")
    found = linked(picture)
    city = found["#tokyo-3"].shapes[0]
    assert isinstance(city, Box)
    seats = {id_: found[f"#{id_}"].shapes[0] for id_ in ("shinji", "rei", "asuka", "misato", "ritsuko", "gendo")}
    units = {id_: found[f"#{id_}"].shapes[0] for id_ in ("unit-00", "unit-01", "unit-02")}
    assert all(isinstance(box, Box) and city.holds(box) for box in (*seats.values(), *units.values()))
    outside = found["#outside-tokyo-3"].shapes[0]
    assert isinstance(outside, Box)
    assert not city.meets(outside)
    assert [line.kind for line in picture.shapes if not isinstance(line, Linked | Box)].count("relation") == 10


def test_nurarihyon() -> None:
    found = linked(real("nurarihyon"))
    assert kinds(found["#character-zone"]).count("card") == 5
    assert kinds(found["#effect-zone"]).count("card wide") == 1
    assert kinds(found["#fear-zone"]).count("back") == 1
    frame = found["#play-field"].shapes[0]
    assert isinstance(frame, Box)
    assert frame.kind == "frame"
    assert all(
        frame.holds(box)
        for id_ in ("character", "effect", "fear")
        if isinstance(box := found[f"#{id_}-zone"].shapes[0], Box)
    )


def test_rave() -> None:
    found = linked(real("rave"))
    assert said(found["#item-zone"]) == ["アイテム", "1枚まで"]
    assert found["#item-zone"].title == "アイテム、1枚まで"
    assert kinds(found["#item-zone"]) == ["zone", "card"]
    assert kinds(found["#deck-zone"]).count("card") == 3
    assert kinds(found["#hand-zone"]) == ["zone", "card open", "back"]


def test_shadowverse_evolve() -> None:
    found = linked(real("shadowverse-evolve"))
    assert said(found["#field"]) == ["場", "5マス"]
    assert kinds(found["#ex-area"]).count("card") == 5
    assert {"#leader-area", "#main-deck-zone", "#evolve-deck-zone", "#graveyard", "#removed-area"} <= set(found)


ZONES = """
zones:
  - {id: heap, name: 山, owner: shared, seen: none, slots: 20, to: pit}
  - {id: pit, name: 穴, slots: none, capacity: {min: 2, max: 4}, seen: all}
  - {id: den, name: 巣, owner: north, inside: pit, capacity: 1つだけ}
layout: {board: mirrored, areas: heap den}
"""
SIDES = (
    "added: 2026-01-02\ntitles: {name: 遊び, reading: あそび}\nplayers: 2\ntype: 試し\nsides: [{id: north, name: 北}]\n"
)


def test_what_is_not_the_rule_is_said_in_the_zone(make_library: MakeLibrary) -> None:
    found = linked(drawn(make_library, ZONES, game=SIDES))
    assert said(found["#heap"]) == ["山", "全員で共用", "20マス"]
    assert kinds(found["#heap"]) == ["zone", "card open", "back"]  # too many places to draw
    assert said(found["#den"]) == ["巣", "北"]
    assert said(found["#pit"]) == ["穴、2～4枚"]


def test_text_says_what_the_picture_shows(make_library: MakeLibrary) -> None:
    picture = drawn(make_library, ZONES, game=SIDES)
    assert picture.title == "遊びの場の配置"
    assert picture.text == (
        "各自の場が向かい合う。自分の側を示す。相手の側も同じ形で、半回転して向かい合う。",
        "上から1段目、左から：山、巣",
        "山：持ち主（全員で共用）、マスの数（20）、見え方（無し）、次に行く領域（穴）",
        "穴：マスの数（区切り無し）、置ける数（2～4枚）、見え方（全員に見える）",
        "巣：持ち主（北）、含まれる領域（穴）",
    )
    assert picture.caption == "場の配置。略図（出典に無い位置を補ってある）。"


def test_text_of_a_ring(make_library: MakeLibrary) -> None:
    text = """
zones: [{id: city, name: 市, owner: shared}, {id: a, name: 甲}, {id: b, name: 乙}, {id: c, name: 丙}]
layout: {board: shared, inside: city, centre: a, ring: [b], lines: spokes, source: stated}
"""
    picture = drawn(make_library, text)
    assert picture.text == (
        "一つの場を全員で使う。",
        "上から1段目、左から：市",
        "上から2段目、左から：丙",
        "配置：含まれる領域（市）、中央（甲）、周囲（乙）、関係の線（中央と周囲）",
        "甲：持ち主（各自）",
        "乙：持ち主（各自）",
        "丙：持ち主（各自）",
    )
    assert picture.caption == "場の配置。出典に記載がある。配置の記述に無い領域は、端に描き足した。"
    assert said(linked(picture)["#c"]) == ["丙", "各自"]


def test_names_are_text(make_library: MakeLibrary) -> None:
    text = "zones: {id: a, name: '<b>&{{ x }}'}\nlayout: {board: shared, areas: a}\n"
    assert said(linked(drawn(make_library, text))["#a"]) == ["<b>&{{x }}", "各自"]

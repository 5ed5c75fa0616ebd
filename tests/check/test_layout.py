from __future__ import annotations

import pytest

from scripts.check.layout import areas
from scripts.model.zones import Layout
from tests.check.conftest import Find

ZONES = "zones: [{id: deck, name: A}, {id: field, name: B}, {id: trash, name: C}]\nlayout:\n  board: shared\n"


def drawn(*rows: str) -> str:
    return f"{ZONES}  areas: |\n" + "".join(f"    {row}\n" for row in rows)


GOOD = {
    "one cell each": ("deck field trash",),
    "a zone over several columns": ("deck field field", "trash . ."),
    "a zone over several rows": ("deck field", "trash field"),
    "a rectangle of four": ("deck field field", "trash field field"),
    "empty cells around": (". . .", ". deck .", ". . ."),
    "blank rows and uneven blanks": ("deck   field", "", "trash  ."),
}


@pytest.mark.parametrize("rows", GOOD.values(), ids=GOOD)
def test_rectangles_of_zones_pass(find: Find, rows: tuple[str, ...]) -> None:
    assert find(x={"zones": drawn(*rows)}) == []


UNEVEN = "error[bad-layout] the cells of `field` must form one rectangle"
UNKNOWN = "error[unknown-zone] no zone has the id `feild`; did you mean `field`?"
RAGGED = "error[bad-layout] the rows of `areas` have {} cells; they must have the same number"
BAD = {
    "an unknown zone": (("deck feild",), f"x/zones.yml:4:3: {UNKNOWN}"),
    "an L": (("field field", "field deck"), f"x/zones.yml:4:3: {UNEVEN}"),
    "two corners": (("field deck", "trash field"), f"x/zones.yml:4:3: {UNEVEN}"),
    "two ends of a row": (("field deck field",), f"x/zones.yml:4:3: {UNEVEN}"),
    "a ring": (("field field field", "field . field", "field field field"), f"x/zones.yml:4:3: {UNEVEN}"),
    "rows of two lengths": (("deck field", "trash"), f"x/zones.yml:2:1: {RAGGED.format([1, 2])}"),
    "rows of three lengths": (("deck", "field field", ". . ."), f"x/zones.yml:2:1: {RAGGED.format([1, 2, 3])}"),
}


@pytest.mark.parametrize(("rows", "expected"), BAD.values(), ids=BAD)
def test_anything_else_is_reported(find: Find, rows: tuple[str, ...], expected: str) -> None:
    assert find(x={"zones": drawn(*rows)}) == [expected]


def test_a_thing_that_is_no_zone_is_no_cell(find: Find) -> None:
    files = {"zones": drawn("deck pile"), "setup": "decks: {id: pile, name: A}\n"}
    assert find(x=files) == [
        "x/zones.yml:4:3: error[unknown-zone] no zone has the id `pile`; expected one of `deck`, `field`, `trash`"
    ]


def test_each_unknown_zone_is_reported_once_and_its_shape_too(find: Find) -> None:
    assert find(x={"zones": drawn("pile deck", "deck pile", "pyle pyle")}) == [
        "x/zones.yml:4:3: error[bad-layout] the cells of `deck` must form one rectangle",
        "x/zones.yml:4:3: error[bad-layout] the cells of `pile` must form one rectangle",
        "x/zones.yml:4:3: error[unknown-zone] no zone has the id `pile`; expected one of `deck`, `field`, `trash`",
        "x/zones.yml:4:3: error[unknown-zone] no zone has the id `pyle`; expected one of `deck`, `field`, `trash`",
    ]


def test_a_ring_needs_no_rectangles_but_known_things(find: Find) -> None:
    ring = "  centre: deck\n  ring: [field, trash]\n  beside: [field, trahs]\n"
    assert find(x={"zones": ZONES + ring}) == [
        "x/zones.yml:6:19: error[unknown-zone] no zone or value has the id `trahs`; did you mean `trash`?"
    ]


def test_areas_lists_the_cells_of_each_name() -> None:
    layout = Layout(board="shared", areas="a a\n. b\n")
    assert areas(layout) == {"a": {(0, 0), (0, 1)}, "b": {(1, 1)}}


def test_a_zone_that_the_file_shows_and_does_not_give_is_not_called_unknown(find: Find) -> None:
    zones = "zones: {id: deck, name: A}\nzones: {id: field, name: B}\nlayout: {board: shared, areas: deck field}\n"
    found = find(x={"zones": zones})
    assert [line.split(" `")[0] for line in found] == ["x/zones.yml:2:1: error[duplicate-key]"]


@pytest.mark.parametrize(
    ("number", "to", "layout", "said"),
    [
        (100, 1, "areas: a0", []),
        (101, 0, "areas: a0", ["the play area has 101 zones; no more than 100 can be drawn"]),
        (51, 2, "areas: a0", ["the play area has 102 arrows; no more than 100 can be drawn"]),
        (
            1,
            0,
            f"ring: [{', '.join(['a0'] * 101)}]",
            ["the play area has 101 places around the ring; no more than 100 can be drawn"],
        ),
    ],
)
def test_a_play_area_with_more_than_can_be_drawn_is_refused(
    find: Find, number: int, to: int, layout: str, said: list[str]
) -> None:
    zones = "".join(
        f"  - {{id: a{n}, name: A{n}, to: [{', '.join(f'a{(n + step + 1) % number}' for step in range(to))}]}}\n"
        for n in range(number)
    )
    found = find(x={"zones": f"zones:\n{zones}layout:\n  board: shared\n  {layout}\n"})
    assert [problem.partition("[bad-layout] ")[2] for problem in found if "[bad-layout]" in problem] == said

from __future__ import annotations

import pytest

from scripts.compare.functions import FUNCTIONS
from scripts.library import GameData
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import game


def asked(name: str, game_: GameData) -> list[object]:
    return [found.value for found in FUNCTIONS[name][0](game_)]


TEAMS = {"[2, 2]": ["teams"], "[1, 3]": ["one-against-others"], "[1, rest]": ["one-against-others"], "[]": []}


@pytest.mark.parametrize(("teams", "expected"), TEAMS.items())
def test_teams(make_library: MakeLibrary, teams: str, expected: list[object]) -> None:
    text = DRAFT.replace("players: 2", f"players: {{min: 2, teams: {teams}}}")
    assert asked("teams", game(make_library(x={"game": text}))) == expected


COPIES = """
decks: {id: deck, name: A, copies: [
  {max: 1, by: name, of: hero}, {max: 3, by: name}, {max: unlimited, by: name, of: land}, {max: 2, by: name, of: hero},
]}
"""
CARDS = {"cards": "types: [{id: hero, name: H, stays: other}, {id: land, name: L, stays: other}]\n"}


def limits(name: str, make_library: MakeLibrary, setup: str) -> list[object]:
    found = FUNCTIONS[name][0](game(make_library(x={"setup": setup, **CARDS})))
    return [getattr(each.value, "max", None) for each in found]


def test_the_general_limit_is_the_one_that_names_no_cards(make_library: MakeLibrary) -> None:
    assert limits("copy-limit", make_library, COPIES) == [3]
    assert limits("copy-exceptions", make_library, COPIES) == ["unlimited", 2, 1]


def test_where_each_type_has_its_own_limit_the_highest_stands_for_all(make_library: MakeLibrary) -> None:
    setup = COPIES.replace(" {max: 3, by: name},", "").replace(" {max: unlimited, by: name, of: land},", "")
    assert limits("copy-limit", make_library, setup) == [2]
    assert limits("copy-exceptions", make_library, setup) == [1]


def test_a_step_that_holds_the_whole_turn_is_no_part_of_it(make_library: MakeLibrary) -> None:
    one = "turn: [{id: day, name: A, steps: [{id: dawn, name: B}, {id: dusk, name: C}]}]\n"
    assert [found.anchor for found in FUNCTIONS["phases"][0](game(make_library(x={"flow": one})))] == ["dawn", "dusk"]
    alone = game(make_library(x={"flow": "turn: [{id: day, name: A}]\n"}))
    assert [found.anchor for found in FUNCTIONS["phases"][0](alone)] == ["day"]
    assert [found.anchor for found in FUNCTIONS["phases"][0](game(make_library(x={"flow": TURN})))] == ["one", "two"]


TURN = """
turn:
  - {id: one, name: A, who: active, steps: [{id: in, name: B, who: each}, {id: out, name: C, repeat: {times: 2}}]}
  - {id: two, name: D, like: one, except: {out: {drop: true}}}
"""


def test_steps_are_those_that_hold_no_others_copies_included(make_library: MakeLibrary) -> None:
    made = game(make_library(x={"flow": TURN}))
    assert asked("steps", made) == [3]
    assert [found.anchor for found in FUNCTIONS["loops"][0](made)] == ["out"]
    assert asked("actors", made) == ["active", "each"]


def test_no_turn_has_no_steps_but_may_say_why(make_library: MakeLibrary) -> None:
    data = make_library(x={"flow": "turn: not-recorded\n"}, y={})
    assert [asked("steps", game(data, id_)) for id_ in "xy"] == [["not-recorded"], []]


PRODUCTS = """
products:
  - {id: a, name: A, date: 2001-05, kinds: 10}
  - {id: b, name: B, date: 2001-12-24, kinds: 5}
  - {id: c, name: C, date: not-recorded, kinds: 1}
"""


def test_last_product_and_card_kinds(make_library: MakeLibrary) -> None:
    made = game(make_library(x={"products": PRODUCTS}))
    assert asked("last-product", made) == ["2001-12-24"]
    assert asked("card-kinds", made) == [16]


def test_kinds_are_not_summed_where_a_product_gives_none(make_library: MakeLibrary) -> None:
    made = game(make_library(x={"products": PRODUCTS.replace(", kinds: 1}", "}")}))
    assert asked("card-kinds", made) == []

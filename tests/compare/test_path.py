from __future__ import annotations

import pytest

from scripts.compare.path import Found, find, wrong
from scripts.library import GameData
from tests.conftest import DATA, MakeLibrary
from tests.libraries import game, loaded

SETUP = """
victory:
  - {id: win, kind: life, value: 0, text: A}
  - {id: lose, kind: concede, outcome: lose, text: B}
decks:
  - {id: big, name: A, size: 40, copies: [{max: 3, by: name}, {max: 1, by: card, of: hero}]}
  - {id: small, name: B, role: support, size: {max: 10}}
start: {life: none, hand: {value: 5, limit: not-recorded}}
"""


@pytest.fixture
def made(make_library: MakeLibrary) -> GameData:
    return game(make_library(x={"setup": SETUP, "cards": "types: {id: hero, name: H, stays: other}\n"}))


def values(found: object) -> list[object]:
    assert isinstance(found, list)
    return [each.value for each in found]


def one(game_: GameData, path: str) -> Found:
    (found,) = find(game_, path)
    return found


def test_a_key_leads_to_its_value_with_the_record_around_it_and_the_nearest_permanent_link(made: GameData) -> None:
    found = one(made, "setup/start/hand/limit")
    assert (found.value, found.part, found.path) == ("not-recorded", "setup", ("start", "hand", "limit"))
    assert (found.holder, found.anchor) == (made.setup.start.hand, "start-hand")


def test_brackets_go_on_with_every_entry(made: GameData) -> None:
    found = list(find(made, "setup/decks[]/role"))
    assert [(each.value, each.path, each.anchor) for each in found] == [
        ("main", ("decks", 0, "role"), "big"),
        ("support", ("decks", 1, "role"), "small"),
    ]


def test_brackets_with_a_value_go_on_with_the_entries_that_have_it(made: GameData) -> None:
    assert [each.anchor for each in find(made, "setup/decks[role=support]/size")] == ["small"]
    assert values(list(find(made, "setup/victory[outcome=lose]/kind"))) == ["concede"]


def test_brackets_with_a_value_look_into_lists(made: GameData) -> None:
    assert values(list(find(made, "setup/decks[]/copies[of=hero]/max"))) == [1]


def test_brackets_without_a_value_go_on_with_the_entries_that_leave_the_key_out(made: GameData) -> None:
    assert values(list(find(made, "setup/decks[]/copies[of=]/max"))) == [3]


def test_a_list_at_the_end_gives_its_entries(made: GameData) -> None:
    assert [each.path for each in find(made, "setup/decks[]/copies")] == [
        ("decks", 0, "copies", 0),
        ("decks", 0, "copies", 1),
    ]


def test_what_is_left_out_is_not_found(made: GameData) -> None:
    assert list(find(made, "setup/start/mulligan")) == []
    assert list(find(made, "flow/turn/steps[]/name")) == []


def test_an_absence_in_the_place_of_a_list_is_found(make_library: MakeLibrary) -> None:
    assert one(game(make_library(x={"setup": "decks: none\n"})), "setup/decks[role=main]/size").value == "none"


@pytest.mark.parametrize(("said", "value"), [("none", "not-applicable"), ("not-recorded", "not-recorded")])
def test_what_is_asked_of_something_that_there_is_none_of_does_not_apply(
    make_library: MakeLibrary, said: str, value: str
) -> None:
    made = game(make_library(x={"setup": f"start: {{life: {said}}}\n"}))
    assert one(made, "setup/start/life/cap").value == value


WRONG = {
    "sotup/decks": "`sotup` is no file of a game; did you mean `setup`?",
    "setup/deks[]/size": "`deks` is no field there; did you mean `decks`?",
    "setup/decks[rule=main]/size": "`rule` is no field of an entry of `decks`; did you mean `role`?",
    "setup/decks/size": "`decks` is a list; write `decks[]` for each of its entries",
    "setup/decks[]/size[]/from": "`from` is no field there; expected one of",
    "setup/start/life/cap/more": "`more`: no field",
}


@pytest.mark.parametrize(("path", "said"), WRONG.items())
def test_a_path_that_leads_nowhere_says_what_was_expected(path: str, said: str) -> None:
    assert wrong(path).startswith(said)


def test_every_path_of_the_facets_leads_somewhere() -> None:
    library, _ = loaded(DATA)
    paths = [facet.path for group in library.facets for facet in group.facets if facet.path]
    assert [wrong(path) for path in paths] == [""] * len(paths)

"""References to other games, and to what stands in files that could not be read."""

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

COMPLETE = DRAFT.replace("added", "status: complete\nadded")
ZONES = "zones: [{id: field, name: A}, {id: trash, name: B}]\n"


def text(words: str) -> dict[str, str | bytes]:
    return {"rules": f"topics:\n  id: topic\n  name: A\n  items:\n    - {words}\n"}


def test_things_of_another_game_and_of_ones_own_by_its_name_pass(find: Find) -> None:
    assert (
        find(x=text("((y/field|場))と((x/topic))と((y/start-life))"), y={"zones": ZONES, "setup": "start: {life: 3}"})
        == []
    )


def test_an_unknown_game_is_reported(find: Find) -> None:
    assert find(x=text("((raev/field))"), rave={"zones": ZONES}) == [
        "x/rules.yml:5:7: error[unknown-game] no game has the id `raev`; did you mean `rave`?"
    ]


def test_an_unknown_thing_of_another_game_is_reported(find: Find) -> None:
    assert find(x=text("((y/feild))と((y/topic))"), y={"zones": ZONES}) == [
        "x/rules.yml:5:7: error[unknown-id] nothing in `y` has the id `feild`; did you mean `field`?",
        "x/rules.yml:5:7: error[unknown-id] nothing in `y` has the id `topic`; expected one of `field`, `trash`",
    ]


@pytest.mark.parametrize("game", ["", "added: [\n", "titles: A\n", b"\xff"])
def test_nothing_is_said_of_things_of_a_game_whose_game_yml_is_broken(find: Find, game: str | bytes) -> None:
    found = find(x=text("((y/anything))"), y={"game": game, "zones": ZONES})
    assert {line.split(":")[0] for line in found} == {"y/game.yml"}


POINTING = {
    "zones": "zones: {id: field, name: A, holds: [card, deck], to: field}\nlayout: {board: shared, areas: field}\n",
    **text("((card))と((deck|組))と((field))"),
}
"""Files that point at a card type and a deck which they do not define."""

BROKEN = {
    "a key is unknown": "{}\nbroken: 1\n",
    "a value has the wrong type": "{}\nnote: [[]]\n",
    "the syntax is broken": '{}\nnote: "\n',
    "a tab stands before a key": "{}\n\tnote: A\n",
    "an alias stands there": "{}\nnote: *a\n",
}
CARD, DECK = "types: [{id: card, name: A, stays: other}]", "decks: {'id': \"deck\", name: A}"


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_ids_seen_in_a_file_that_is_no_record_are_not_called_unknown(find: Find, broken: str) -> None:
    found = find(x={**POINTING, "cards": broken.replace("{}", CARD), "setup": broken.replace("{}", DECK)})
    assert {line.split(":")[0] for line in found} == {"x/cards.yml", "x/setup.yml"}


def test_ids_not_seen_in_a_file_that_is_no_record_are_called_unknown(find: Find) -> None:
    found = find(x={**POINTING, "cards": f"{CARD}\nbroken: 1\n"})
    assert [line for line in found if "cards.yml" not in line] == [
        "x/rules.yml:5:7: error[unknown-id] nothing in `x` has the id `deck`; expected one of `field`, `topic`",
        "x/zones.yml:1:43: error[unknown-card-type] no card type or group or deck or equipment has the id `deck`; "
        "none is defined",
    ]


UNSEEN: dict[str, str | bytes] = {
    "it is not UTF-8": b"types: [{id: card, name: \xff, stays: other}]",
    "it holds NUL": b"types: [{id: card, name: \0, stays: other}]",
    "it is empty": b"",
    "it is too large": b"#" * 1_000_001,
}


@pytest.mark.parametrize("raw", UNSEEN.values(), ids=UNSEEN)
def test_no_id_is_called_unknown_where_a_file_shows_none(find: Find, raw: str | bytes) -> None:
    found = find(x={**POINTING, "cards": raw}, z=text("((x/card))"))
    assert len(found) == 1
    assert found[0].startswith("x/cards.yml:1:")


def test_no_id_is_called_unknown_where_a_complete_game_lacks_a_file(find: Find) -> None:
    found = find(x={"game": COMPLETE, **POINTING})
    assert {line.split("] ")[0] for line in found if "error[gap]" not in line} == {
        f"x/{name}.yml:1:1: error[missing-file" for name in ("setup", "flow", "cards", "products", "terms")
    }


@pytest.mark.parametrize("id_", ["start-life", "detail-combat"])
def test_settings_are_not_called_unknown_where_setup_is_no_record(find: Find, id_: str) -> None:
    found = find(x={**text(f"(({id_}))"), "setup": "decks: {id: deck, name: A}\nbroken: 1\n"})
    assert [line.split(": ")[0] for line in found] == ["x/setup.yml:2:1"]

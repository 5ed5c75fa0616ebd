from __future__ import annotations

import pytest

from scripts.check.ids import WORDS
from scripts.model.base import Base, Ref, Word
from scripts.model.files import GAME_FILES
from scripts.model.walk import markers, records_in
from scripts.places import RESERVED, SETTING_PREFIXES
from tests.check.conftest import Find
from tests.conftest import DRAFT

ZONES = "zones:\n  - {id: mill, name: A}\n  - {id: pond, name: B}\n"


def test_ids_that_differ_pass(find: Find) -> None:
    assert find(x={"zones": ZONES, "setup": "decks: {id: deck, name: C}\nstart: {life: 3}\n"}) == []


def test_the_same_id_in_two_games_passes(find: Find) -> None:
    assert find(x={"zones": ZONES}, y={"zones": ZONES}) == []


def test_an_id_like_the_games_own_passes(find: Find) -> None:
    assert find(mill={"zones": ZONES}) == []


SAME, OTHER = "error[duplicate-id]", "choose another"
DUPLICATES = {
    "in one file": (
        {"zones": "zones:\n  - {id: mill, name: A}\n  - {id: pond, name: B}\n  - {name: C, id: mill}\n"},
        [f"x/zones.yml:4:15: {SAME} `mill` is already the id of a zone in x/zones.yml:2; {OTHER}"],
    ),
    "in two files, of two kinds": (
        {"zones": ZONES, "rules": "topics:\n  id: pond\n  name: A\n"},
        [f"x/zones.yml:3:6: {SAME} `pond` is already the id of a topic in x/rules.yml:2; {OTHER}"],
    ),
    "three times": (
        {"zones": ZONES, "cards": "groups: [{id: mill, name: A}, {id: mill, name: B}]\n"},
        [
            f"x/cards.yml:1:32: {SAME} `mill` is already the id of a group in x/cards.yml:1; {OTHER}",
            f"x/zones.yml:2:6: {SAME} `mill` is already the id of a group in x/cards.yml:1; {OTHER}",
        ],
    ),
    "inside another thing": (
        {
            "zones": ZONES,
            "rules": "topics:\n  id: topic\n  name: A\n  items:\n    - {text: B, note: {id: mill, text: C}}\n",
        },
        [f"x/zones.yml:2:6: {SAME} `mill` is already the id of a statement in x/rules.yml:5; {OTHER}"],
    ),
    "inside itself": (
        {"rules": "topics:\n  id: topic\n  name: A\n  items:\n    - id: topic\n      text: B\n"},
        [f"x/rules.yml:5:7: {SAME} `topic` is already the id of a topic in x/rules.yml:2; {OTHER}"],
    ),
}


@pytest.mark.parametrize(("files", "expected"), DUPLICATES.values(), ids=DUPLICATES)
def test_an_id_used_twice_names_both_places(find: Find, files: dict[str, str | bytes], expected: list[str]) -> None:
    assert find(x=files) == expected


@pytest.mark.parametrize("id_", [*sorted(RESERVED), *(f"{prefix}mill" for prefix in SETTING_PREFIXES), "start-life"])
def test_an_id_that_the_page_needs_is_refused(find: Find, id_: str) -> None:
    said = f"`{id_}` is an address that each game's page has by itself; choose another"
    assert find(x={"zones": f"zones:\n  - {{name: A, id: {id_}}}\n"}) == [
        f"x/zones.yml:2:15: error[reserved-id] {said}"
    ]


@pytest.mark.parametrize("file", ["game", "zones"], ids=["before the setting", "after the setting"])
def test_an_id_of_a_setting_that_is_there_is_refused_where_it_is_written(find: Find, file: str) -> None:
    draft = "added: 2026\ntitles: {name: A}\nplayers: 2\n"
    files = {"game": f"{draft}sides: {{id: start-life, name: A}}\n"} if file == "game" else {"game": draft}
    zones = {"zones": "zones: {id: start-life, name: A}\n"} if file == "zones" else {}
    place = "x/game.yml:4:9" if file == "game" else "x/zones.yml:1:9"
    said = "error[reserved-id] `start-life` is an address that each game's page has by itself; choose another"
    assert find(x={**files, **zones, "setup": "start: {life: 3}\n"}) == [f"{place}: {said}"]


@pytest.mark.parametrize("id_", ["starting", "starts", "tops", "my-start", "a-detail-b"])
def test_an_id_near_a_reserved_one_passes(find: Find, id_: str) -> None:
    assert find(x={"zones": f"zones: {{id: {id_}, name: A}}\n"}) == []


def test_an_id_that_a_field_would_take_for_a_word_is_refused(find: Find) -> None:
    sides = "sides:\n  - {name: A, id: attacker}\n  - {name: B, id: none}\n  - {name: C, id: hunter}\n"
    cards = "attributes: [{id: name, name: A}, {id: attacker-2, name: B}]\n"
    means = "which means something else in the same fields; choose another"
    assert find(x={"game": f"{DRAFT}{sides}", "cards": cards}) == [
        f"x/cards.yml:1:15: error[reserved-id] `name` is a word of `distinct`, {means}",
        f"x/game.yml:6:15: error[reserved-id] `attacker` is a word of `who`, {means}",
        f"x/game.yml:7:15: error[reserved-id] `none` is a word of `owner`, {means}",
        f"x/game.yml:7:15: error[reserved-id] `none` is a word of `who`, {means}",
    ]


def test_other_kinds_may_have_the_id_of_a_word(find: Find) -> None:
    assert find(x={"zones": "zones: [{id: attacker, name: A}, {id: shared, name: B}]\n"}) == []


def test_every_field_that_takes_a_word_or_a_thing_is_heeded() -> None:
    found: dict[str, set[str]] = {}
    todo = [*GAME_FILES.values()]
    models: set[type[Base]] = set()
    while todo:
        model = todo.pop()
        if model not in models:
            models.add(model)
            todo += [inner for field in model.model_fields.values() for inner in records_in(field.annotation)]
    for model in models:
        for marks in markers(model).values():
            words = {mark.vocabulary for mark in marks if isinstance(mark, Word)}
            for kind in {kind for mark in marks if isinstance(mark, Ref) for kind in mark.kinds} if words else ():
                found.setdefault(kind, set()).update(words)
    assert found == {kind: set(words) for kind, words in WORDS.items()}

from __future__ import annotations

import pytest

from scripts.library import SETTINGS
from scripts.model.files import GAME_FILES
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import game, loaded, said

ZONES = "zones: [{id: field, name: A}, {id: trash, name: B}]\n"


def test_every_thing_of_a_game_is_found_by_its_id(make_library: MakeLibrary) -> None:
    files: dict[str, str | bytes] = {
        "game": f"{DRAFT}sides: {{id: hunter, name: A}}\nsources: [{{id: book, title: B}}]\n",
        "setup": "victory: {id: win, text: A, any: {id: win-a, text: B}}\n"
        "start: {life: 3, resources: {id: oil, name: C}}\n",
        "flow": "turn: [{id: day, name: A, steps: [{id: wake, name: B, text: {id: yawn, text: C}}]}]\n",
        "cards": "attributes: {id: colour, name: A, values: [{id: red, name: B}]}\n",
        "zones": ZONES,
        "products": "formats: {id: box, form: A}\nproducts: [{id: first, name: B, date: 2001}]\n",
    }
    here = game(make_library(x=files))
    found = {id_: (thing.kind, thing.file.name, thing.path) for id_, (thing,) in here.things.items()}
    assert found == {
        "hunter": ("side", "game.yml", ("sides", 0)),
        "book": ("source", "game.yml", ("sources", 0)),
        "win": ("condition", "setup.yml", ("victory", 0)),
        "win-a": ("condition", "setup.yml", ("victory", 0, "any", 0)),
        "start-life": ("setting", "setup.yml", ("start", "life")),
        "oil": ("resource", "setup.yml", ("start", "resources", 0)),
        "day": ("step", "flow.yml", ("turn", "steps", 0)),
        "wake": ("step", "flow.yml", ("turn", "steps", 0, "steps", 0)),
        "yawn": ("statement", "flow.yml", ("turn", "steps", 0, "steps", 0, "text", 0)),
        "colour": ("attribute", "cards.yml", ("attributes", 0)),
        "red": ("value", "cards.yml", ("attributes", 0, "values", 0)),
        "field": ("zone", "zones.yml", ("zones", 0)),
        "trash": ("zone", "zones.yml", ("zones", 1)),
        "box": ("format", "products.yml", ("formats", 0)),
        "first": ("product", "products.yml", ("products", 0)),
    }
    thing = here.thing("oil")
    assert thing is not None
    assert thing.record is here.setup.start.resources[0]
    assert here.thing("gone") is None
    assert [path for part, path, _ in here.records if part == "zones"] == [(), ("zones", 0), ("zones", 1)]
    assert here.file("zones") == here.folder / "zones.yml"


def test_every_text_comes_with_its_place_and_its_record(make_library: MakeLibrary) -> None:
    flow = "turn: [{id: day, name: A, text: [B, {text: C, note: D}]}]\n"
    here = game(make_library(x={"flow": flow, "zones": "zones: {id: field, name: A, to: field}\n"}))
    assert [(part, path, text) for part, path, _, text in here.texts if part != "game"] == [
        ("flow", ("turn", "steps", 0, "text", 0, "text"), "B"),
        ("flow", ("turn", "steps", 0, "text", 1, "text"), "C"),
        ("flow", ("turn", "steps", 0, "text", 1, "note", 0, "text"), "D"),
    ]
    assert all(getattr(record, "text", None) == text for _, _, record, text in here.texts)


def test_an_id_that_stands_twice_keeps_both_in_the_order_of_the_page(make_library: MakeLibrary) -> None:
    here = game(make_library(x={"zones": ZONES, "cards": "groups: {id: trash, name: A}\n"}))
    assert [thing.kind for thing in here.things["trash"]] == ["group", "zone"]
    first = here.thing("trash")
    assert first is not None
    assert first.kind == "group"


def test_settings_are_the_fields_of_start_and_details() -> None:
    assert {"start-life", "start-first-draw", "detail-library-out", "detail-other"} <= SETTINGS
    assert {id_.split("-")[0] for id_ in SETTINGS} == {"start", "detail"}


def test_no_games_are_an_empty_library(make_library: MakeLibrary) -> None:
    data = make_library()
    assert loaded(data)[0].games == {}
    (data / "games").rmdir()
    assert (loaded(data)[0].games, loaded(data)[1]) == ({}, [])


def test_the_files_a_game_lacks_are_missing(make_library: MakeLibrary) -> None:
    here = game(make_library(x={"zones": ZONES}))
    assert here.missing == GAME_FILES.keys() - {"game", "zones"}
    assert {*here.unread, *here.loose} == set()
    assert not here.blind


@pytest.mark.parametrize("text", ["# later\n", "## why\n\n  # zones:\n", "\ufeff# later\r\n"])
def test_a_file_of_comments_counts_as_one_that_is_not_there(make_library: MakeLibrary, text: str) -> None:
    data = make_library(x={"zones": text})
    here = game(data)
    assert here.missing == GAME_FILES.keys() - {"game"}
    assert here.unread == frozenset()
    assert loaded(data)[1] == []


@pytest.mark.parametrize("text", ["", "\n", "---\n", "{}\n# later\n"])
def test_an_empty_file_does_not(make_library: MakeLibrary, text: str) -> None:
    data = make_library(x={"zones": text})
    assert said(loaded(data)[1], data) == ["games/x/zones.yml: empty-file: the file holds nothing"]


def test_a_complete_game_needs_more_than_comments(make_library: MakeLibrary) -> None:
    data = make_library(x={"game": f"status: complete\n{DRAFT}", "zones": "# later\n"})
    expected = "games/x/zones.yml: missing-file: a complete game has a zones.yml; write it, or set `status: draft`"
    assert [line for line in said(loaded(data)[1], data) if "zones" in line] == [f"{expected} in game.yml"]


def test_a_word_more_in_a_vocabulary_is_allowed_in_the_data(make_library: MakeLibrary) -> None:
    data = make_library(x={"zones": "zones: {id: a, name: A, seen: moon}\n"})
    file = data / "vocabularies.yml"
    file.write_text(file.read_text("utf-8").replace("words: {all: ", "words: {moon: A, all: "), "utf-8")
    assert "moon" in loaded(data)[0].vocabularies["seen"].words


HIDING = {
    "bare": "zones: [{id: field, name: A}]\nbroken: A\n",
    "quoted": "zones: [{id: 'field', name: A}]\nbroken: A\n",
    "as in JSON": 'zones: [{"id" : "field", "name": "A"}]\nbroken: A\n',
    "on a line of its own": "zones:\n- name: A\n  id:   field\nbroken: A\n",
    "in broken syntax": 'zones: [{id: field, name: "A}]\n',
}


@pytest.mark.parametrize("zones", HIDING.values(), ids=HIDING)
def test_ids_are_seen_in_a_file_that_is_no_record(make_library: MakeLibrary, zones: str) -> None:
    here = game(make_library(x={"zones": zones}))
    assert here.loose == {"field"}
    assert here.unread == {"zones"}
    assert not here.blind
    assert here.hides("field")
    assert not here.hides("trash")


def test_a_game_hides_every_id_where_a_file_shows_none(make_library: MakeLibrary) -> None:
    here = game(make_library(x={"zones": ZONES + "broken: A\n", "cards": "types: {id: card}\n", "rules": b"\xff"}))
    assert here.loose == {"field", "trash", "card"}
    assert here.hides("anything")


def test_settings_are_hidden_where_setup_is_no_record(make_library: MakeLibrary) -> None:
    here = game(make_library(x={"setup": "decks: {id: deck}\n"}))
    assert here.loose == {"deck", *SETTINGS}


def test_vocabularies_and_labels_are_those_of_the_folder() -> None:
    library, problems = loaded(DATA)
    assert problems == []
    assert library.data == DATA
    assert library.labels.separator == "、"
    assert library.vocabularies["seen"].words["all"].label

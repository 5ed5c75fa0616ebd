"""A game's file, value by value."""

from __future__ import annotations

import pytest

from scripts.api.games import game, index
from scripts.library import GameData, Library
from scripts.pages.told import told
from tests.api.made import Json
from tests.conftest import MakeLibrary
from tests.libraries import loaded

TERMS = """
terms:
  - {at: start-life, concept: life}
  - {term: 独自の語, reading: どくじのご, relation: own}
  - {at: grave, relation: own}
absent: {concept: hand, text: ((grave))から引く。}
"""
SETUP = """
decks: {id: deck, name: 山, size: {min: 40}}
start: {life: {kind: number, value: 20, name: 命}, hand: {value: 5, text: 引く。}}
"""
CONCEPTS = {
    "states": "- {id: life, name: ライフ, reading: らいふ, en: life, text: 減る数。}",
    "zones": "- {id: hand, name: 手札, reading: てふだ, en: hand, text: 持っている札。}",
}


def made(library: Library, id_: str = "x") -> Json:
    found: GameData = library.games[id_]
    return game(library, found, told(library, found), {}).model_dump(mode="json", by_alias=True)


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    files = {
        "setup": SETUP,
        "zones": "zones: [{id: grave, name: 墓, reading: はか}]\n",
        "terms": TERMS,
    }
    return loaded(make_library(CONCEPTS, x=files))[0]


def test_values_are_words_and_ranges_and_what_has_no_end_is_null(library: Library) -> None:
    cells = made(library)["facets"]
    assert cells["main-deck-size"]["values"] == [{"min": 40, "max": None, "of": ""}]
    assert cells["life-form"]["values"] == ["number"]
    assert cells["first-hand"] == {
        "state": "known",
        "label": "5枚",
        "values": [{"min": 5, "max": 5, "of": ""}],
        "text": ["引く。"],
        "notes": [],
        "anchor": "start-hand",
    }
    assert (cells["mulligan"]["state"], cells["mulligan"]["values"]) == ("gap", [])


def test_words_without_a_concept_and_what_there_is_none_of_are_told_too(library: Library) -> None:
    found = made(library)
    assert found["own-words"] == [
        {"word": "独自の語", "reading": "どくじのご", "anchor": ""},
        {"word": "墓", "reading": "はか", "anchor": "grave"},
    ]
    assert found["absent"] == [{"concept": "hand", "name": "手札", "text": "墓から引く。"}]


def test_a_setting_is_called_what_the_game_calls_it(library: Library) -> None:
    named = {thing["id"]: thing["name"] for thing in made(library)["things"]}
    assert (named["start-life"], named["start-hand"], named["turn"]) == ("命", "開始手札", "手番の進行")


def test_games_stand_in_the_order_of_their_readings_with_empty_text_for_what_is_unknown(
    make_library: MakeLibrary,
) -> None:
    other = "added: 2026-01-02\ntitles: {name: 後, reading: あと}\nplayers: 2\ntype: 試し\n"
    products = "release: not-recorded\n"
    listed = index(loaded(make_library(x={"products": products}, y={"game": other}))[0]).games
    assert [each.id for each in listed] == ["y", "x"]
    assert listed[1].model_dump(by_alias=True) == {
        "id": "x",
        "title": "試しの遊び",
        "reading": "ためしのあそび",
        "en": "",
        "names": ({"name": "試しの遊び", "reading": "ためしのあそび", "en": "", "role": "main"},),
        "status": "draft",
        "address": "games/x/",
        "release": "",
        "last-verified": "",
    }

from __future__ import annotations

import pytest

from scripts.compare.table import Cell, cell, cells
from scripts.compare.values import Span, State, Value
from scripts.library import Library
from scripts.model.facets import Facet
from tests.conftest import DATA, MakeLibrary
from tests.libraries import loaded

COMPLETE = "status: complete\nadded: 2026\ntitles: {name: A}\nplayers: 2\n"


def facet(**keys: object) -> Facet:
    return Facet.model_validate({"id": "f", "label": "L", "about": "A", "kind": "words", **keys})


LIMIT = facet(kind="range", path="setup/start/hand/limit")
SUPPORT = facet(kind="range", path="setup/decks[role=support]/size", empty="none")
DECKS = facet(kind="count", path="setup/decks[]")
SHARED = facet(kind="presence", path="zones/zones[owner=shared]", empty="none")
MULLIGAN = facet(vocabulary="mulligan", path="setup/start/mulligan")


def asked(library: Library, asked_: Facet, game: str = "x") -> Cell:
    return cell(library, library.games[game], asked_)


def make(make_library: MakeLibrary, game: str = COMPLETE, **files: str) -> Library:
    return loaded(make_library(x={"game": game, **files}))[0]


def test_a_cell_holds_the_value_and_the_way_to_it(make_library: MakeLibrary) -> None:
    found = asked(make(make_library, setup="start: {hand: {value: 5, limit: 7}}\n"), LIMIT)
    assert (found.value, found.anchor) == (Value("known", (Span(7, 7),)), "start-hand")


def test_a_cell_leads_to_what_says_something(make_library: MakeLibrary) -> None:
    zones = "zones: [{id: pond, name: A, seen: not-recorded}, {id: hill, name: B, seen: owner}]\n"
    library = make(make_library, zones=zones)
    assert asked(library, facet(vocabulary="seen", path="zones/zones[]/seen")).anchor == "hill"


def test_what_a_complete_game_leaves_out_is_what_the_facet_says(make_library: MakeLibrary) -> None:
    library = make(make_library, setup="decks: {id: deck, name: A, size: 40}\n")
    assert asked(library, SUPPORT).value == Value("none")
    assert asked(library, MULLIGAN).value == Value("not-recorded")


def test_of_a_draft_nothing_is_concluded(make_library: MakeLibrary) -> None:
    library = make(make_library, COMPLETE.replace("complete", "draft"), setup="decks: {id: deck, name: A, size: 40}\n")
    assert asked(library, SUPPORT).value == Value("gap")


def test_without_a_value_a_cell_leads_to_the_section_that_would_tell_it(make_library: MakeLibrary) -> None:
    library = make(make_library)
    assert [asked(library, each).anchor for each in (LIMIT, SUPPORT, SHARED)] == ["start", "prepare", "zones"]


def test_a_count_is_how_many_stand_there(make_library: MakeLibrary) -> None:
    library = make(make_library, setup="decks: [{id: one, name: A, size: 1}, {id: two, name: B, size: 2}]\n")
    assert asked(library, DECKS).value == Value("known", (Span(2, 2),))


@pytest.mark.parametrize("word", ["none", "not-applicable", "not-recorded"])
def test_a_count_of_an_absence_is_the_absence(make_library: MakeLibrary, word: State) -> None:
    assert asked(make(make_library, setup=f"decks: {word}\n"), DECKS).value == Value(word)


def test_presence_is_a_word(make_library: MakeLibrary) -> None:
    library = make(make_library, zones="zones: {id: pond, name: A, owner: shared}\n")
    assert asked(library, SHARED).value == Value("known", ("present",))


CONCEPTS = {"zones": "- {id: pile, name: 捨札, reading: すてふだ, en: pile, text: A。}\n"}
TERMS = """
terms:
  - {at: pond, concept: pile}
  - {term: 山, reading: やま, concept: pile}
"""
PILE = facet(kind="presence", concept="pile")


def test_a_concept_is_there_where_the_game_has_a_word_for_it(make_library: MakeLibrary) -> None:
    data = make_library(
        concepts=CONCEPTS,
        x={"game": COMPLETE, "terms": TERMS, "zones": "zones: {id: pond, name: A}\n"},
        y={"game": COMPLETE, "terms": "terms: none\nabsent: pile\n"},
        z={"game": COMPLETE, "terms": "terms: none\n"},
    )
    library, _ = loaded(data)
    assert [asked(library, PILE, id_).value for id_ in "xyz"] == [
        Value("known", ("present",)),
        Value("none"),
        Value("not-recorded"),
    ]
    assert asked(library, PILE, "x").anchor == "pond"


def test_every_facet_of_the_four_games_is_typed_or_not_recorded() -> None:
    library, _ = loaded(DATA)
    states = {
        (game.id, id_): found.value.state
        for game in library.games.values()
        for id_, found in cells(library, game).items()
    }
    assert {key: state for key, state in states.items() if state in ("untyped", "gap")} == {}
    assert len(states) == 4 * len({id_ for _, id_ in states})
    assert len(states) >= 4 * 40

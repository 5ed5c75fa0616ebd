"""What each game calls each concept, as terms.yml says it."""

from __future__ import annotations

import pytest

from scripts import glossary
from scripts.library import Library
from scripts.model.concepts import Concept
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded

CONCEPTS = {
    "zones": """
- {id: place, name: 置き所, reading: おきどころ, en: place, text: 所である。, related: hand, contrast: hand}
- {id: hand, name: 手札, reading: てふだ, en: hand, text: 札である。, broader: place}
- {id: pile, name: 山札, reading: やまふだ, en: pile, text: 札である。, broader: [place], related: hand}
- {id: idle, name: 余り, reading: あまり, en: idle, text: 札である。}
"""
}

B = {
    "game": DRAFT,
    "zones": "zones: [{id: paper, name: 紙束, reading: かみたば}, {id: heap, name: ヤマ}]\n",
    "setup": """
victory: {id: goal, text: ((heap))が尽きる}
start: {life: {name: 残り火, reading: のこりび, value: 3}, mulligan: none}
""",
    "terms": """
terms:
  - {at: paper, concept: hand}
  - {at: heap, concept: pile, relation: close, differs: 半分である。}
  - {at: start-life, concept: pile}
  - {at: start-mulligan, concept: pile}
  - {at: goal, concept: pile}
  - {at: gone, concept: pile}
  - {term: 元札, reading: もとふだ, concept: hand}
  - {term: タバ, concept: hand, relation: own}
  - {term: 掛け声, reading: かけごえ, relation: own}
  - {term: よそ, concept: nowhere}
absent: [place, {concept: idle, text: 余らない。}, nothing]
""",
}
A = {"terms": "terms: {term: 持ち札, reading: もちふだ, concept: hand}\nabsent: idle\n"}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    found, problems = loaded(make_library(CONCEPTS, b=B, a=A))
    assert problems == []
    return found


def concept(text: dict[str, str]) -> Concept:
    fields = {"id": "x", "name": "名", "reading": "シェア", "en": "x", "text": ("文",)}
    return Concept.model_validate({**fields, **text})


@pytest.mark.parametrize(("said", "letters"), [({}, "shea"), ({"romaji": "she-a"}, "she-a")])
def test_romaji_come_from_the_reading_unless_the_data_has_them(said: dict[str, str], letters: str) -> None:
    assert glossary.romaji(concept(said)) == letters


def test_words_for_each_concept_come_in_the_order_of_their_file(library: Library) -> None:
    said = {
        (game.id, id_): [(word.name, word.reading, word.term.relation) for word in words]
        for game in library.games.values()
        for id_, words in glossary.words(library, game).items()
    }
    assert said == {
        ("a", "hand"): [("持ち札", "もちふだ", "same")],
        ("b", "hand"): [("紙束", "かみたば", "same"), ("元札", "もとふだ", "same"), ("タバ", "", "own")],
        ("b", "pile"): [
            ("ヤマ", "", "close"),
            ("残り火", "のこりび", "same"),
            ("", "", "same"),
            ("", "", "same"),
            ("gone", "", "same"),
        ],
    }


def test_absences_are_those_of_concepts_that_are_there(library: Library) -> None:
    said = {
        (game.id, id_): [each.text for each in found]
        for game in library.games.values()
        for id_, found in glossary.absences(library, game).items()
    }
    assert said == {("b", "place"): [""], ("a", "idle"): [""], ("b", "idle"): ["余らない。"]}


@pytest.mark.parametrize(
    ("id_", "relation", "others"),
    [
        ("place", "broader", ("hand", "pile")),
        ("hand", "related", ("place", "pile")),
        ("hand", "contrast", ("place",)),
        ("hand", "broader", ()),
        ("gone", "broader", ()),
    ],
)
def test_relations_are_found_from_their_other_side(
    library: Library, id_: str, relation: str, others: tuple[str, ...]
) -> None:
    assert glossary.pointing_at(library, id_, relation) == others


@pytest.mark.parametrize(
    ("id_", "concept_id"),
    [("paper", "hand"), ("heap", "pile"), ("start-life", "pile"), ("元札", None), ("goal", "pile"), ("b", None)],
)
def test_concept_of_a_thing_is_what_terms_tie_it_to(library: Library, id_: str, concept_id: str | None) -> None:
    found = glossary.concept_of(library, library.games["b"], id_)
    assert (found.id if found else None) == concept_id


def test_thing_tied_to_an_unknown_concept_has_none(make_library: MakeLibrary) -> None:
    found, _ = loaded(make_library(CONCEPTS, x={"terms": "terms: {at: paper, concept: nowhere}"}))
    assert found.games["x"].tied == {"paper": "nowhere"}
    assert glossary.concept_of(found, found.games["x"], "paper") is None


def test_game_without_terms_has_no_words(make_library: MakeLibrary) -> None:
    found, _ = loaded(make_library(CONCEPTS, x={}))
    assert found.games["x"].tied == {}
    assert glossary.words(found, found.games["x"]) == {}
    assert glossary.absences(found, found.games["x"]) == {}

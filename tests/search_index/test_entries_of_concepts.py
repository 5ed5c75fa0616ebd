from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from scripts import glossary, places
from scripts.library import Library
from scripts.links import Links
from scripts.model.base import Base
from scripts.pages import game as game_page
from scripts.pages.pieces import pieces
from scripts.search import entries
from scripts.search.entries import KINDS, of_checks, of_concept, of_game, of_lists
from tests.conftest import DATA
from tests.libraries import loaded
from tests.whole import calls_of


@pytest.fixture(scope="module")
def held() -> Library:
    return loaded(DATA)[0]


def kinds_of_things(model: type[Base] = Base) -> set[str]:
    inner = {kind for child in model.__subclasses__() for kind in kinds_of_things(child)}
    return inner | ({model.kind_of_thing} if model.kind_of_thing else set())


@pytest.mark.parametrize("kind", sorted(kinds_of_things() | {"setting", "concept", "game", "page", "section"}))
def test_every_kind_has_a_label(kind: str) -> None:
    assert kind in KINDS


def test_kind_without_a_label_is_a_section_and_stops_no_build(held: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "KINDS", KINDS - {"zone"})
    game = held.games["rave"]
    found = of_game(held, game, pieces(game_page.page(held, game).values["sections"]))
    zones = {f"games/rave/#{things[0].id}" for things in game.things.values() if things[0].kind == "zone"}
    assert zones
    assert {entry.kind for entry in found if entry.address in zones} == {"section"}


def test_concept_has_all_its_names_and_what_games_call_it(held: Library) -> None:
    calls = calls_of(held)
    for id_, (concept, *_) in held.concepts.items():
        record = concept.record
        entry = of_concept(held, concept, calls[id_].values())
        assert entry.address == f"glossary/{id_}/"
        assert entry.title == (f"{record.name}（{record.qualifier}）" if record.qualifier else record.name)
        expected = {
            record.name,
            record.reading,
            record.en,
            glossary.romaji(record),
            *record.spellings,
            *record.found_by,
        }
        words = [word for game in held.games.values() for word in glossary.words(held, game).get(id_, ())]
        absences = [each for game in held.games.values() for each in glossary.absences(held, game).get(id_, ())]
        expected |= {name for word in words for name in (word.name, word.reading) if name}
        assert expected - {entry.title} <= set(entry.names)
        assert max(Counter((entry.title, *entry.names)).values()) == 1
        links = Links(held, places.GLOSSARY)
        for sentence in record.text:
            assert links.words_of_concept(sentence) in entry.text
        for word in words:
            assert links.words(word.term.differs or "", word.game) in entry.text
        for absence in absences:
            assert links.words(absence.text, absence.game) in entry.text
        assert "((" not in entry.text


def test_lists_of_games_concepts_and_fields_are_pages_to_be_found(held: Library) -> None:
    found = of_lists(held)
    assert [(entry.address, entry.title, entry.kind) for entry in found] == [
        ("games/", "ゲーム一覧", "page"),
        ("glossary/", "用語集", "page"),
        ("compare/terms/", "用語対照表", "page"),
        ("products/", "商品", "page"),
        ("compare/", "ゲームを比べる", "page"),
        *((f"compare/{group.id}/", f"{group.label}の比較", "page") for group in held.facets),
        ("changes/", "変更", "page"),
        ("status/", "データの状態", "page"),
        ("contribute/fields/", "データの項目", "page"),
    ]
    assert all(entry.text for entry in found)


def test_explanations_of_checks_are_found_by_their_codes(held: Library) -> None:
    listed, *found = of_checks(held)
    assert (listed.address, listed.title, listed.kind) == ("checks/", "検査の一覧", "page")
    assert [entry.address for entry in found] == [f"checks/{code}/" for code in held.checks]
    told = [(entry.title, entry.names, entry.kind, entry.text) for entry in found]
    assert told == [(code, (), "page", check.title) for code, check in held.checks.items()]
    assert of_checks(replace(held, checks={})) == []

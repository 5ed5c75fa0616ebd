"""The definitions beside a page: of all that it links to, by the address that each link has there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import places
from scripts.library import GameData, Library
from scripts.pages import definitions
from scripts.pages.told import of_all
from scripts.pages.uses import Use
from tests import anchored
from tests.conftest import DATA, DRAFT, LIBRARY, MakeLibrary
from tests.libraries import loaded
from tests.whole import pages

CONCEPTS = {
    "zones": """
- {id: hand, name: 手札, reading: てふだ, en: hand, text: [((pile|山))から引いた札である。, 二つめの文である。]}
- {id: pile, name: 山札, reading: やまふだ, en: pile, qualifier: 束, text: 積んだ札である。}
"""
}
X = {
    "game": DRAFT + "sources: {id: book, title: 冊子}\nsides: {id: fog, name: 霧}\n",
    "zones": """
zones:
  - {id: told, name: 語り場, reading: かたりば, text: [((y/away|よそ))へ((told))する。, 二つめ。]}
  - {id: untold, name: 無口}
  - {id: tied, name: 手元, reading: てもと}
  - {id: both, name: 両方, text: 自分の文である。}
""",
    "setup": """
victory: {id: goal, name: 夜明け, text: 夜が明ける。}
states: [{id: lit, means: 灯りがともる。}, {id: dim, name: 弱火, means: 灯りが弱い。}]
start:
  life: {name: 残り火, reading: のこりび, value: 3, text: ((untold))で示す。}
  hand: 5
  mulligan: none
  resources: {id: oil, name: 油, value: 1, text: 増える。}
""",
    "flow": """
turn: [{id: dusk, name: 夕べ, text: {id: group, name: 組, items: [{id: first, text: 一つめ。}, 二つめ。]}}]
""",
    "rules": """
topics:
  - {id: topic, name: 話題, items: [一つめ。, 二つめ。]}
  - {id: headed, name: 題, items: {name: 名だけ}}
""",
    "cards": """
types: {id: person, name: 人物, stays: other, text: 人を表す。}
attributes: {id: colour, name: 色, values: {id: red, name: 赤, text: 火に強い。}}
""",
    "terms": """
terms:
  - {at: tied, concept: hand}
  - {at: both, concept: pile}
  - {at: start-mulligan, concept: hand}
  - {at: start-life, concept: pile}
""",
}
Y = {"zones": "zones: {id: away, name: 遠く, text: ここにある。}\n", "terms": "terms: {at: away, concept: hand}\n"}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    found, problems = loaded(make_library(CONCEPTS, x=X, y=Y))
    assert problems == []
    return found


def terms_of(library: Library) -> dict[str, Any]:
    """All files of definitions by their paths."""
    made = (page for page in pages(library, of_all(library)) if page.path.endswith("/terms.json"))
    return {page.path: json.loads(str(page.values["text"])) for page in made}


def defined(library: Library, target: str, anchor: str = "", address: str = "games/x/") -> dict[str, Any]:
    """The definitions beside the page at ``address``, where it has one link."""
    page = definitions.page(library, address, [Use(address, "", "", target, anchor)])
    assert page.path == f"{address}terms.json"
    terms: dict[str, Any] = json.loads(str(page.values["text"]))["terms"]
    return terms


HAND = {"more": "../../glossary/hand/", "concept": "手札"}
PILE = {"more": "../../glossary/pile/", "concept": "山札"}
THINGS: dict[str, dict[str, str]] = {
    "told": {"name": "語り場", "reading": "かたりば", "text": "よそへ語り場する。"},
    "untold": {"name": "無口"},
    "tied": {"name": "手元", "reading": "てもと", "text": "山から引いた札である。", **HAND},
    "both": {"name": "両方", "text": "自分の文である。", **PILE},
    "goal": {"name": "夜明け", "text": "夜が明ける。"},
    "lit": {"name": "灯りがともる。"},
    "dim": {"name": "弱火", "text": "灯りが弱い。"},
    "start-life": {"name": "残り火", "reading": "のこりび", "text": "無口で示す。", **PILE},
    "start-hand": {"name": "開始手札"},
    "start-mulligan": {"name": "マリガン（引き直し）", "text": "山から引いた札である。", **HAND},
    "oil": {"name": "油", "text": "増える。"},
    "dusk": {"name": "夕べ"},
    "group": {"name": "組", "text": "一つめ。"},
    "first": {"name": "一つめ。"},
    "topic": {"name": "話題", "text": "一つめ。"},
    "headed": {"name": "題"},
    "person": {"name": "人物", "text": "人を表す。"},
    "red": {"name": "赤", "text": "火に強い。"},
    "fog": {"name": "霧"},
}


@pytest.mark.parametrize(("id_", "expected"), THINGS.items(), ids=THINGS)
def test_thing_has_its_name_and_first_statement_and_leads_to_its_concept(
    library: Library, id_: str, expected: dict[str, str]
) -> None:
    assert defined(library, "games/x/", id_) == {f"#{id_}": expected}


@pytest.mark.parametrize(
    ("target", "anchor"),
    [
        ("games/x/", "book"),
        ("games/x/", "gone"),
        ("games/x/", "prepare"),
        ("games/x/", ""),
        ("games/z/", "told"),
        ("games/", ""),
        ("glossary/gone/", ""),
        ("glossary/", ""),
        ("compare/terms/", ""),
        ("", ""),
    ],
)
def test_what_is_no_thing_and_no_concept_has_no_definition(library: Library, target: str, anchor: str) -> None:
    assert defined(library, target, anchor) == {}


def test_concept_has_its_name_reading_and_first_sentence(library: Library) -> None:
    expected = {"name": "手札", "reading": "てふだ", "text": "山から引いた札である。"}
    assert defined(library, "glossary/hand/") == {"../../glossary/hand/": expected}


def test_addresses_are_those_that_the_page_s_own_links_have(library: Library) -> None:
    away = {"name": "遠く", "text": "ここにある。"}
    assert defined(library, "games/y/", "away") == {"../y/#away": {**away, **HAND}}
    there = defined(library, "games/y/", "away", "glossary/pile/")
    assert there == {"../../games/y/#away": {**away, "more": "../hand/", "concept": "手札"}}
    assert list(defined(library, "glossary/pile/", "", "glossary/pile/")) == ["./"]
    assert list(defined(library, "glossary/hand/", "", "glossary/pile/")) == ["../hand/"]


def test_each_address_has_one_definition_in_the_order_of_the_page(library: Library) -> None:
    targets = ["told", "untold", "told"]
    found = [Use("games/x/", "", "", "games/x/", target) for target in targets]
    data = json.loads(str(definitions.page(library, "games/x/", found).values["text"]))
    assert isinstance(data, dict)
    assert list(data["terms"]) == ["#told", "#untold"]


def test_labels_for_the_ways_on_come_along(library: Library) -> None:
    labels = library.labels.glossary
    data = json.loads(str(definitions.page(library, "games/x/", []).values["text"]))
    assert data == {"open": labels.open, "concept": labels.concept_page, "terms": {}}


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_every_link_of_a_page_to_a_thing_or_concept_has_its_definition_under_its_address(data: Path) -> None:
    library = anchored.library_of(data)
    kept = terms_of(library)
    for id_, game in library.games.items():
        address = places.game(id_)
        terms = kept[f"{address}terms.json"]
        links = anchored.links(address, anchored.html_of(data, address))
        marked = _sources(game) | set(places.SECTIONS)
        to_things = [link for link in links if link.target not in marked and link.page != places.PRODUCTS]
        assert {link.href for link in to_things} == set(terms["terms"])
        assert [made for made in terms["terms"].values() if not made["name"]] == []


@pytest.mark.parametrize("data", [DATA, LIBRARY], ids=["real", "fixtures"])
def test_every_link_of_a_concept_s_text_facts_and_names_has_its_definition(data: Path) -> None:
    library = anchored.library_of(data)
    kept = terms_of(library)
    for id_ in list(library.concepts)[:20]:
        address = places.concept(id_)
        terms = kept[f"{address}terms.json"]
        links = [link for link in anchored.links(address, anchored.html_of(data, address)) if link.section != "uses"]
        defined = {link.href for link in links if link.page.startswith("glossary/") or link.target}
        sources = {link.href for link in links for game in library.games.values() if link.target in _sources(game)}
        assert defined - sources == set(terms["terms"])


def _sources(game: GameData) -> set[str]:
    return {source.id for source in game.game.sources}

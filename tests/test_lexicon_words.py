"""The words of a game and of the glossary: which count, and what they mean."""

from __future__ import annotations

import pytest

from scripts import lexicon
from scripts.lexicon import Target
from scripts.library import Library
from tests.conftest import DRAFT, MakeLibrary
from tests.libraries import loaded

CONCEPTS = {
    "zones": """
- {id: hand, name: 手札, reading: てふだ, en: hand, spellings: [持ち札, てふだ], text: 札である。}
- {id: pile, name: 山札, reading: やまふだ, en: pile, text: 札である。, no-link: よくある語である。}
- {id: field, name: 場, reading: ば, en: field, spellings: 戦場, text: 所である。}
- {id: heap, name: 山札, reading: やまふだ, en: heap, text: 札である。}
- {id: set, name: セット, reading: セット, en: set, text: 置くことである。, no-link: 商品の名でもある。}
"""
}


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    return loaded(make_library(CONCEPTS, x=GAME, y={}))[0]


GAME = {
    "game": DRAFT + "sides: {id: fog, name: 霧の側}\nsources: {id: book, title: 冊子の題}\n",
    "zones": """
zones:
  - {id: own-hand, name: 手札}
  - {id: first, name: 置き場}
  - {id: second, name: 置き場, no-link: 同じ名の置き場がある。}
  - {id: third, name: 捨札, no-link: 同じ名の置き場がある。}
  - {id: fourth, name: 捨札}
  - {id: quiet, name: 戦場, no-link: ふつうの言葉である。}
  - {id: one, name: 沼}
""",
    "cards": """
types: {id: person, name: 人物カード, stays: other}
attributes: {id: colour, name: 色合い, values: {id: red, name: 赤色}}
groups: {id: warm, name: 暖色}
keywords: {id: swift, name: 俊足}
""",
    "setup": """
victory: {id: goal, name: 夜明けの勝ち, text: 夜が明ける}
decks: {id: deck, name: 本の束}
equipment: {id: coin, name: 銅貨, count: 1}
start: {life: {name: 残り火, value: 3}, resources: {id: oil, name: 灯油, value: 1}}
states: [{id: lit, name: 点灯, look: 縦}, {id: dim, means: 暗い}]
""",
    "flow": """
turn: [{id: dusk, name: 夕べ, steps: {id: draw, name: 札引き, text: {id: named, name: 見出し, text: 文}}}]
""",
    "rules": "topics: {id: topic, name: 話の題, items: [{id: nameless, text: 名の無い文}]}\n",
    "products": "products: {id: box, name: 初めの箱, date: 2001}\n",
    "terms": """
terms:
  - {term: 取り札, concept: pile}
  - {term: 持ち札, concept: pile}
  - {term: セット, concept: field}
  - {term: 掛け声, relation: own}
  - {term: てふだ, relation: own}
  - {term: 止め札, concept: hand, no-link: ふつうの言葉である。}
  - {term: 二つ札, concept: hand, no-link: ふつうの言葉である。}
  - {term: 二つ札, concept: pile}
  - {term: 捨札, concept: pile}
  - {term: 沼, concept: pile}
""",
}

MEANT: dict[str, Target | None] = {
    "手札": Target("own-hand", "x"),
    "置き場": Target("first", "x"),
    "捨札": Target("fourth", "x"),
    "戦場": None,
    "人物カード": Target("person", "x"),
    "色合い": Target("colour", "x"),
    "赤色": Target("red", "x"),
    "暖色": Target("warm", "x"),
    "俊足": Target("swift", "x"),
    "夜明けの勝ち": Target("goal", "x"),
    "本の束": Target("deck", "x"),
    "銅貨": Target("coin", "x"),
    "灯油": Target("oil", "x"),
    "点灯": Target("lit", "x"),
    "夕べ": Target("dusk", "x"),
    "札引き": Target("draw", "x"),
    "見出し": Target("named", "x"),
    "話の題": Target("topic", "x"),
    "取り札": Target("pile"),
    "持ち札": Target("pile"),
    "山札": Target("heap"),
    "セット": None,
    "掛け声": None,
    "てふだ": None,
    "止め札": None,
    "二つ札": Target("pile"),
}


def test_words_of_a_game_are_its_things_then_its_terms_then_the_concepts(library: Library) -> None:
    assert lexicon.of_game(library, library.games["x"]).words == MEANT


def test_words_of_the_concepts_are_names_and_spellings_of_two_characters_at_least(library: Library) -> None:
    shared = {"手札": "hand", "持ち札": "hand", "てふだ": "hand", "山札": "heap", "戦場": "field"}
    expected: dict[str, Target | None] = {word: Target(id_) for word, id_ in shared.items()}
    assert lexicon.of_concepts(library).words == {**expected, "セット": None}


def test_game_that_has_no_words_has_those_of_the_concepts(library: Library) -> None:
    assert lexicon.of_game(library, library.games["y"]) == lexicon.of_concepts(library)


def test_without_games_and_concepts_there_are_no_words(make_library: MakeLibrary) -> None:
    empty = loaded(make_library(x={}))[0]
    assert lexicon.of_game(empty, empty.games["x"]).words == {}

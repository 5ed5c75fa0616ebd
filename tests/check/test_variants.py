from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

FLOW = "turn:\n  - {id: finish, name: エンドフェイズ}\n"


def spelled(place: str, word: str, first: str) -> str:
    return f"x/{place}: warning[name-variants] `{word}` is also spelled `{first}`; write it one way"


def test_names_and_words_spelled_one_way_pass(find: Find) -> None:
    cards = "types: [{id: a, name: プレイヤー, stays: other}, {id: b, name: ビル, stays: other}]\n"
    rules = "topics: {id: c, name: ビール, items: [プレイヤーのエンドフェイズである。, エンドフェイズを見よ。]}\n"
    assert find(x={"flow": FLOW, "cards": cards, "rules": rules}) == []


BAD = {
    "two names": (
        {"flow": FLOW, "zones": "zones: {id: a, name: エンドフェーズ}\n"},
        [spelled("zones.yml:1:16", "エンドフェーズ", "エンドフェイズ")],
    ),
    "a name of other width": (
        {"zones": "zones: [{id: a, name: EXエリア}, {id: b, name: ＥＸエリア}]\n"},
        [spelled("zones.yml:1:39", "ＥＸエリア", "EXエリア")],
    ),
    "a word in text": (
        {"flow": FLOW, "rules": "topics:\n  - {id: a, name: A, items: [引く。, エンドフェーズに捨てる。]}\n"},
        [spelled("rules.yml:2:35", "エンドフェーズ", "エンドフェイズ")],
    ),
    "two words in text, each told once": (
        {"rules": "topics: {id: a, name: A, items: [プレイヤー、プレーヤー, プレーヤー, プレイヤ]}\n"},
        [
            spelled("rules.yml:1:34", "プレーヤー", "プレイヤー"),
            spelled("rules.yml:1:54", "プレイヤ", "プレイヤー"),
        ],
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_another_spelling_is_a_warning(find: Find, files: dict[str, str], expected: list[str]) -> None:
    assert find(x=files) == expected


def test_a_word_of_terms_is_a_name(find: Find) -> None:
    concepts = {"turn": "{id: end, name: 終わり, reading: おわり, en: end, text: 終わりである。}\n"}
    terms = "terms: {term: エンドフェーズ, concept: end}\n"
    found = find(concepts, x={"flow": FLOW, "terms": terms})
    assert found == [spelled("terms.yml:1:9", "エンドフェーズ", "エンドフェイズ")]
    game = f"{DRAFT}exceptions: {{check: name-variants, at: terms, reason: どちらもカードに印刷されている。}}\n"
    assert find(concepts, x={"game": game, "flow": FLOW, "terms": terms}) == []


def test_each_game_has_its_own_spelling(find: Find) -> None:
    assert find(x={"flow": FLOW}, y={"flow": FLOW.replace("イズ", "ーズ")}) == []


def test_another_spelling_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: name-variants, at: a, reason: どちらもカードに印刷されている。}}\n"
    assert find(x={"game": game, "flow": FLOW, "zones": "zones: {id: a, name: エンドフェーズ}\n"}) == []


def concept(id_: str, name: str, more: str = "") -> str:
    return f"- {{id: {id_}, name: {name}, reading: あ, en: a, text: 語である。{more}}}\n"


def test_concepts_that_differ_in_spelling_alone_are_a_warning(find: Find) -> None:
    concepts = {
        "turn": concept("end", "エンドフェイズ", ", spellings: [エンドフェーズ, エンド・フェイズ]"),
        "zones": concept("last", "エンドフエイズ")
        + concept("late", "終わり", ", spellings: [おしまい, エンド フェイズ]"),
    }
    terms = "terms: [{term: 一, reading: いち, concept: end}]\nabsent: [last, late]\n"
    said = "is `end`, there spelled `エンドフェイズ`; make them one concept, or tell their names apart"
    assert find(concepts, x={"terms": terms}) == [
        f"concepts/zones.yml:1:14: warning[name-variants] `エンドフエイズ` {said}",
        f"concepts/zones.yml:2:75: warning[name-variants] `エンド フェイズ` {said}",
    ]

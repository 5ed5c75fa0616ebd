from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files

REST = {
    "cards": "types: {id: hero, name: ヒーロー, stays: other}\n",
    "setup": "decks: {id: deck, name: メインデッキ, only: hero}\n",
    "zones": "zones: {id: field, name: バトルゾーン, holds: deck}\nlayout: {board: shared, areas: field}\n",
    "flow": "turn: [{id: draw, name: ドローフェイズ}, {id: main, name: 第1メインフェイズ, reading: だいいち}]\n",
}
CONCEPTS = {
    "decks": "{id: side, name: サイドデッキ, reading: サイドデッキ, en: side deck, text: 控えである。}\n",
    "turn": "{id: end, name: エンドフェイズ, reading: エンドフェイズ, en: end, text: 終わりである。}\n",
}
TERMS = "terms: {term: 控え, reading: ひかえ, concept: side}\nabsent: end\n"


def rules(text: str) -> Files:
    return {**REST, "rules": f"topics:\n  - {{id: topic, name: A, items: '{text}'}}\n"}


def undefined(name: str) -> list[str]:
    said = f"`{name}` is defined nowhere in this game; write the name it has, or add it where it belongs"
    return [f"x/rules.yml:2:26: warning[undefined-name] {said}"]


GOOD = {
    "a phase of the turn": "ドローフェイズに引く。",
    "the end of a longer name": "メインフェイズに使う。",
    "a longer phrase that ends in a name": "相手ドローフェイズに引く。",
    "a phase of no name": "次のフェイズに、全フェイズを通して1フェイズだけ行う。",
    "a zone and a deck": "メインデッキからバトルゾーンに置く。",
    "a kind of card by its name without the word for cards": "ヒーローカードを置く。",
    "a deck of the glossary": "サイドデッキは使わない。",
    "cards in general": "ゲームカードとトレーディングカードを使う。",
    "a part of a longer word": "エンドフェイズカウンターとデッキカードゲームを使う。",
    "a deck that is only told which": "全部デッキに戻す。",
    "the words of a reference": "((draw|ドドンフェイズ))に行う。",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_names_that_are_known_pass(find: Find, text: str) -> None:
    assert find(CONCEPTS, x={**rules(text), "terms": TERMS}) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("エンドフェイズに捨てる。", "エンドフェイズ"),
        ("準備フェーズに捨てる。", "準備フェーズ"),
        ("ドローフェイズとエンドステップに引く。", "エンドステップ"),
        ("マナゾーンに置く。", "マナゾーン"),
        ("待機エリアに置く。", "待機エリア"),
        ("エクストラデッキから出す。", "エクストラデッキ"),
        ("イベントカードを使う。", "イベントカード"),
        ("エンドフェイズに引き、エンドフェイズに捨てる。", "エンドフェイズ"),
        ("((draw))の後、エンドフェイズに引く。", "エンドフェイズ"),
    ],
)
def test_a_name_that_nothing_has_is_a_warning(find: Find, text: str, name: str) -> None:
    assert find(x=rules(text)) == undefined(name)


def test_phases_and_zones_of_the_glossary_are_not_the_games_own(find: Find) -> None:
    found = find(CONCEPTS, x={**rules("エンドフェイズに捨てる。"), "terms": TERMS})
    assert found == undefined("エンドフェイズ")


def test_a_word_of_the_game_is_defined(find: Find) -> None:
    terms = "terms: [{term: 控え, reading: ひかえ, concept: side}, {term: エンドフェイズ, concept: end}]\n"
    assert find(CONCEPTS, x={**rules("エンドフェイズに捨てる。"), "terms": terms}) == []


def test_world_and_story_may_name_anything(find: Find) -> None:
    game = f"{DRAFT}world: 砂のゾーンの奥、マナゾーンを守る。\n"
    assert find(x={**rules("引く。"), "game": game}) == []


@pytest.mark.parametrize("part", ["setup", "flow", "cards", "zones"])
def test_nothing_is_said_while_a_file_is_missing_or_broken(find: Find, part: str) -> None:
    files = dict(rules("エンドフェイズに捨てる。"))
    lacking = {name: text for name, text in files.items() if name != part}
    assert [line for line in find(x=lacking) if "undefined" in line] == []
    assert [line for line in find(x={**files, part: "nmae: A\n"}) if "undefined" in line] == []


def test_it_can_be_accepted_by_the_thing_whose_text_it_is(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: undefined-name, at: topic, reason: ほかのゲームの語である。}}\n"
    assert find(x={**rules("エンドフェイズに捨てる。"), "game": game}) == []

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def limit(fields: str) -> dict[str, str]:
    return {"cards": f"types:\n  - {{id: hero, name: A, stays: other, limit: {{{fields}}}}}\n"}


def deck(fields: str) -> dict[str, str]:
    return {
        "cards": "types: {id: hero, name: A, stays: other}\n",
        "setup": f"decks:\n  - {{id: d, name: A, {fields}}}\n",
    }


GOOD = {
    "the same": limit("value: 5, text: 場に5体まで置ける。"),
    "the same beside another": limit("value: 2, text: 1人に2枚まで付けられる。"),
    "no figure": limit("value: 5, text: 両方を合わせた数である。"),
    "no value": limit("text: 場に5体まで置ける。"),
    "how many of each": limit("value: 2, text: 2種を1体ずつ置く。"),
    "so many each": deck("quotas: {exactly: 6, of: hero, text: 人物の各1枚とする。}"),
    "what it is not": deck("copies: {max: 10, by: name, text: 3枚ではなく、この枚数までとする。}"),
    "an order": limit("value: 5, text: 1ターン目から置ける。"),
    "a share": limit("value: 5, text: 1マスに1枚置ける。"),
    "a share of cards": deck("copies: {max: 3, by: name, text: 15枚につき1枚増える。}"),
    "one end of a range": deck("size: {min: 40, max: 50, text: 50枚までとする。}"),
    "one of several": deck("size: {one-of: [30, 40], text: 30枚を勧める。}"),
    "an ordinal": limit("value: 5, text: 第2版の数である。"),
    "a figure in the id of a reference": limit("value: 5, text: ((hero|数))まで置ける。"),
    "a word with a figure": limit("value: 5, text: 3D札の数である。"),
    "a fraction": limit("value: 5, text: 確率は1/2である。"),
    "a condition": {"setup": "victory: {id: win, value: 0, text: 体力が0以下になる。}\n"},
    "the limit of a hand": {"setup": "start: {hand: {value: 4, limit: 7, text: 7枚に合わせる。}}\n"},
    "what another source says": {"setup": "start: {life: {value: 5, also: {value: 6, text: 6点である。}}}\n"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_texts_that_agree_with_the_value_pass(find: Find, files: dict[str, str]) -> None:
    assert [line for line in find(x=files) if "unsourced" not in line] == []


def wrong(place: str, said: str, typed: str) -> list[str]:
    message = f"the text says {said}, the value beside it {typed}; one of them is wrong"
    return [f"x/{place}: warning[figure-mismatch] {message}"]


BAD = {
    "a limit": (limit("value: 5, text: 場に3体まで置ける。"), wrong("cards.yml:2:57", "3", "5")),
    "two figures": (limit("value: 5, text: 2体か3体を置く。"), wrong("cards.yml:2:57", "2 and 3", "5")),
    "a range": (
        deck("size: {min: 40, max: 50, text: 60枚までとする。}"),
        wrong("setup.yml:2:47", "60", "40 or 50"),
    ),
    "copies": (deck("copies: {max: 3, by: name, text: 4枚まで入れられる。}"), wrong("setup.yml:2:49", "4", "3")),
    "a quota": (deck("quotas: {min: 3, of: hero, text: 4枚は要る。}"), wrong("setup.yml:2:49", "4", "3")),
    "a condition": (
        {"setup": "victory: {id: win, value: 7, text: 実を8個集める。}\n"},
        wrong("setup.yml:1:30", "8", "7"),
    ),
    "a hand": (
        {"setup": "start: {hand: {by-seat: {first: 4, second: 5}, limit: 7, text: 6枚に合わせる。}}\n"},
        wrong("setup.yml:1:58", "6", "4 or 5 or 7"),
    ),
    "a life": ({"setup": "start: {life: {value: 20, text: 30点ある。}}\n"}, wrong("setup.yml:1:27", "30", "20")),
    "what words of a reference say": (
        limit("value: 5, text: 場に((hero|3体))まで置ける。"),
        wrong("cards.yml:2:57", "3", "5"),
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_a_text_that_says_another_number_is_a_warning(find: Find, files: dict[str, str], expected: list[str]) -> None:
    assert find(x=files) == expected


def test_a_text_that_counts_something_else_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: figure-mismatch, at: hero, reason: 文は別の数を述べる。}}\n"
    assert find(x={**limit("value: 5, text: 場に3体まで置ける。"), "game": game}) == []

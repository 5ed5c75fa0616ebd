from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

GOOD = {
    "a word": {"flow": "progress: alternate"},
    "a word in a record": {"flow": "progress: {kind: alternate, text: 交互}"},
    "each absence": {"setup": "details: {discard: none, combat: not-applicable, uniqueness: not-recorded}"},
    "a text": {"flow": "progress: 交互に行う"},
    "a text that looks like a word, as text": {"flow": "progress: {text: alternating}"},
    "a text that looks like an absence, as text": {"flow": "progress: {text: None}"},
    "a figure as a text": {"setup": "details: {uniqueness: '1/2'}"},
    "a text in which a word stands": {"setup": "details: {uniqueness: 制限は無し}"},
    "words in a list": {"game": f"{DRAFT}time: not-recorded", "setup": "states: {id: a, name: A, axis: [turn, face]}"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_words_of_the_vocabulary_pass(find: Find, files: dict[str, str | bytes]) -> None:
    assert find(x=files) == []


BAD = {
    "near another": (
        {"flow": "progress: alternte"},
        "x/flow.yml:1:1: error[unknown-word] `alternte` is no word for `progress`; did you mean `alternate`?; "
        "if it is meant as text, write {text: …}",
    ),
    "in a record": (
        {"setup": "details:\n  library-out:\n    text: 負け\n    kind: looose\n"},
        "x/setup.yml:4:5: error[unknown-word] `looose` is no word for `library-out`; did you mean `lose`?; "
        "if it is meant as text, write {text: …}",
    ),
    "near an absence": (
        {"cards": "types: {id: a, name: A, stays: other, cost: not-recorde}"},
        "x/cards.yml:1:39: error[unknown-word] `not-recorde` is no word for `cost`; did you mean `not-recorded`?; "
        "if it is meant as text, write {text: …}",
    ),
    "near nothing": (
        {"cards": "types:\n  - {id: a, name: A, stays: qqq}"},
        "x/cards.yml:2:22: error[unknown-word] `qqq` is no word for `stays`; expected one of `either`, `instant`, "
        "`none`, `not-applicable`, `not-recorded`, `other`, `permanent`, `placed`, `temporary`",
    ),
    "one of a list": (
        {"setup": "states: {id: a, name: A, axis: [turn, fase]}"},
        "x/setup.yml:1:39: error[unknown-word] `fase` is no word for `axis`; did you mean `face`?",
    ),
    "one in place of a list": (
        {"game": "added: 2026\ntitles: {name: A}\nplayers: 2\ntype: {text: B, tags: lief}\n"},
        "x/game.yml:4:17: error[unknown-word] `lief` is no word for `game-type`; did you mean `life`?",
    ),
    "a default's word in another's place": (
        {"setup": "start:\n  life: {kind: card, value: 5}\n"},
        "x/setup.yml:2:10: error[unknown-word] `card` is no word for `gauge`; did you mean `cards`?; "
        "if it is meant as text, write {text: …}",
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_any_other_word_is_reported_with_the_nearest(find: Find, files: dict[str, str | bytes], expected: str) -> None:
    assert find(x=files) == [expected]


MEANT = {
    "None": "none",
    "NONE": "none",
    "ｎｏｎｅ": "none",
    "not_recorded": "not-recorded",
    "Not Applicable": "not-applicable",
    "n/a": "not-applicable",
    "N/A": "not-applicable",
    "無し": "none",
    "なし": "none",
    "不明": "not-recorded",
    "Present": "present",
}


@pytest.mark.parametrize(("written", "word"), MEANT.items(), ids=MEANT)
def test_a_misspelt_word_is_not_taken_for_a_text(find: Find, written: str, word: str) -> None:
    assert find(x={"setup": f"details: {{discard: {written}}}"}) == [
        f"x/setup.yml:1:11: error[unknown-word] `{written}` is no word for `presence`; did you mean `{word}`?; "
        "if it is meant as text, write {text: …}"
    ]


def test_a_misspelt_word_is_found_in_one_entry_without_a_list_and_in_several(find: Find) -> None:
    said = "error[unknown-word] `None` is no word for `cost`; did you mean `none`?; if it is meant as text, write"
    one, two = "{id: a, name: A, stays: other, cost: None}", "{id: b, name: B, stays: other, cost: None}"
    assert find(x={"cards": f"types: {one}\n"}) == [f"x/cards.yml:1:39: {said} {{text: …}}"]
    assert find(x={"cards": f"types:\n  - {one}\n  - {two}\n"}) == [
        f"x/cards.yml:2:36: {said} {{text: …}}",
        f"x/cards.yml:3:36: {said} {{text: …}}",
    ]

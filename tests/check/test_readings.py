from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

GOOD = {
    "with a reading": {"zones": "zones: {id: a, name: 山札, reading: やまふだ}"},
    "a word of the game's with a reading": {"terms": "terms: {term: 山, reading: やま, relation: own}"},
    "in kana": {"zones": "zones: {id: a, name: トラッシュ・ゾーンの・ひらがな}"},
    "in Latin letters and signs": {"zones": "zones: {id: a, name: 'Zone 1（A）'}"},
    "kanji in a text": {"rules": "topics: {id: a, name: A, items: 山札を切る。}"},
    "kanji in a look": {"setup": "states: {id: a, look: 縦向き, means: 通常}"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_names_that_can_be_read_pass(find: Find, files: dict[str, str | bytes]) -> None:
    assert find(x=files) == []


BAD = {
    "a thing": (
        {"zones": "zones:\n  - {id: a, name: 山札}\n  - {id: b, name: ぞーん札}\n"},
        [
            "x/zones.yml:2:5: warning[missing-reading] `山札` has kanji and no `reading`",
            "x/zones.yml:3:5: warning[missing-reading] `ぞーん札` has kanji and no `reading`",
        ],
    ),
    "a form": (
        {"products": "formats: {id: a, form: 箱}"},
        ["x/products.yml:1:1: warning[missing-reading] `箱` has kanji and no `reading`"],
    ),
    "a statement": (
        {"rules": "topics:\n  id: a\n  name: A\n  items:\n    - name: 順序\n"},
        ["x/rules.yml:5:7: warning[missing-reading] `順序` has kanji and no `reading`"],
    ),
    "a title": (
        {"game": "added: 2026\ntitles:\n  - name: 沼\nplayers: 2\n"},
        ["x/game.yml:3:5: warning[missing-reading] `沼` has kanji and no `reading`"],
    ),
    "a word of the game's": (
        {"terms": "terms:\n  - {term: 掛け声, relation: own}\n  - {term: コエ, relation: own}\n"},
        ["x/terms.yml:2:5: warning[missing-reading] `掛け声` has kanji and no `reading`"],
    ),
    "a company in short form": (
        {"products": "maker: [コナミ, 沼辺文庫]"},
        ["x/products.yml:1:14: warning[missing-reading] `沼辺文庫` has kanji and no `reading`"],
    ),
    "signs that stand for kanji": (
        {"zones": "zones: [{id: a, name: 々}, {id: b, name: 〆}, {id: c, name: 﨑}, {id: d, name: 𠮷}]"},
        [
            f"x/zones.yml:1:{column}: warning[missing-reading] `{sign}` has kanji and no `reading`"
            for column, sign in ((9, "々"), (27, "〆"), (45, "﨑"), (63, "𠮷"))
        ],
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_a_name_with_kanji_and_without_a_reading_is_a_warning(
    find: Find, files: dict[str, str | bytes], expected: list[str]
) -> None:
    assert find(x=files) == expected


def test_a_warning_can_be_accepted_by_the_id(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: missing-reading, at: a, reason: 読みが分からない。}}\n"
    assert find(x={"game": game, "zones": "zones: {id: a, name: 山札}"}) == []

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files


def topic(text: str) -> Files:
    return {"rules": f"topics:\n  id: topic\n  name: A\n  items:\n    - {text}\n"}


GOOD: dict[str, Files] = {
    "half-width figures and full-width kana": topic("バトルで40枚（4枚）を引く。"),
    "full-width letters": topic("ＡＢとＣ＋を引く。"),
    "an address": {"game": f"{DRAFT}sources: {{id: book, title: A, url: https://example.org/２}}\n"},
    "a misprint as it is printed": topic("{text: 引く。, slip: {printed: ﾊﾞﾄﾙ１, read: バトル1}}"),
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_letters_of_the_right_width_pass(find: Find, files: Files) -> None:
    assert find(x=files) == []


BAD: dict[str, tuple[Files, str]] = {
    "figures in text": (
        topic("４０枚を引き、２枚を捨てる。"),
        "rules.yml:5:7: write `40` for `４０`; write `2` for `２`",
    ),
    "kana in text": (topic("ﾊﾞﾄﾙと､ﾊﾞﾄﾙ。"), "rules.yml:5:7: write `バトル` for `ﾊﾞﾄﾙ`; write `、バトル` for `､ﾊﾞﾄﾙ`"),
    "in the words of a reference": (topic("((topic|２枚))"), "rules.yml:5:7: write `2` for `２`"),
    "in a cell": (
        {"rules": "topics:\n  id: topic\n  name: A\n  table:\n    head: [A]\n    rows:\n      - [２]\n"},
        "rules.yml:7:10: write `2` for `２`",
    ),
    "in a name": ({"zones": "zones:\n  id: a\n  name: ﾊﾞﾄﾙ\n"}, "zones.yml:3:3: write `バトル` for `ﾊﾞﾄﾙ`"),
    "in a reading": ({"zones": "zones:\n  id: a\n  name: A\n  reading: あ２\n"}, "zones.yml:4:3: write `2` for `２`"),
    "in a title": (
        {"game": "added: 2026-01-02\ntitles:\n  name: A２\n"},
        "game.yml:3:3: write `2` for `２`",
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_letters_of_the_wrong_width_are_a_warning(find: Find, files: Files, expected: str) -> None:
    place, _, said = expected.partition(": ")
    assert find(x=files) == [f"x/{place}: warning[wrong-width] {said}"]


@pytest.mark.parametrize(
    ("at", "files"),
    [
        ("second", {"products": "products: {id: second, name: 第２弾, reading: だい2だん, date: 2001}\n"}),
        ("game", {}),
    ],
)
def test_a_name_that_is_really_written_so_can_be_accepted(find: Find, at: str, files: Files) -> None:
    accepted = f"exceptions: {{check: wrong-width, at: {at}, reason: 箱に印刷されたままである。}}\n"
    draft = DRAFT if files else DRAFT.replace("試しの遊び", "試しの遊び２")
    assert find(x={"game": draft + accepted, **files}) == []


def test_concepts_but_for_their_spellings_are_looked_at(find: Find) -> None:
    concept = "{id: hand, name: テフダ, reading: テフダ, en: hand, spellings: ﾃﾌﾀﾞ, text: １枚からの札である。}\n"
    terms = "terms: {term: ハンド, concept: hand}\n"
    assert find({"zones": concept}, x={"terms": terms}) == [
        "concepts/zones.yml:1:64: warning[wrong-width] write `1` for `１`"
    ]

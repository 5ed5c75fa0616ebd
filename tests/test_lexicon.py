"""Which words of a text lead somewhere, and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.lexicon import Found, Lexicon, Target

WORDS: dict[str, Target | None] = {
    "属性": Target("attribute"),
    "属性ダイス": Target("die"),
    "属性表": None,
    "攻撃": Target("attack"),
    "攻撃力": Target("power"),
    "カード": Target("card"),
    "バトルカード": Target("battle-card"),
    "サブカードX": Target("sub"),
    "ライフ点": Target("life"),
    "最大ライフ": Target("max-life"),
    "EP": Target("ep"),
    "EPカード": Target("ep-card"),
    "＜対抗＞": Target("counter"),
    "a.b": Target("dotted"),
}


def marked(text: str, before: str = "", after: str = "") -> str:
    """The text with what is found in brackets."""
    pieces = Lexicon(WORDS).find(text, before, after)
    return "".join(piece if isinstance(piece, str) else f"[{piece.word}]" for piece in pieces)


FINDS = {
    "a word": ("属性を持つ", "[属性]を持つ"),
    "all there is": ("属性", "[属性]"),
    "at the end": ("その属性", "その[属性]"),
    "every time it stands there": ("属性と属性", "[属性]と[属性]"),
    "the longest first": ("攻撃力で攻撃", "[攻撃力]で[攻撃]"),
    "side by side": ("攻撃攻撃力属性", "[攻撃][攻撃力][属性]"),
    "no shorter one in one that is not linked": ("属性表の属性", "属性表の[属性]"),
    "no katakana before further katakana": ("カードゲーム", "カードゲーム"),
    "no katakana after further katakana": ("メインカード", "メインカード"),
    "no katakana before a long vowel": ("カードー", "カードー"),
    "no katakana before small katakana": ("カードァ", "カードァ"),
    "no katakana beside katakana of half width": ("ｶカードﾞ", "ｶカードﾞ"),
    "no katakana beside a sign of repetition": ("カードヽ", "カードヽ"),
    "katakana beside hiragana, kanji and signs": ("のカード・カード札「カード」", "の[カード]・[カード]札「[カード]」"),
    "katakana beside Latin letters": ("EXカードEX", "EX[カード]EX"),
    "only the end in katakana that matters": ("属性ダイスロール", "[属性]ダイスロール"),
    "the other end is free": ("追加属性ダイス", "追加[属性ダイス]"),
    "katakana at the beginning only": ("メインライフ点", "メインライフ点"),
    "katakana at the beginning, kanji after": ("ライフ点数", "[ライフ点]数"),
    "katakana at the end only": ("大最大ライフ", "大[最大ライフ]"),
    "no longer one, but a shorter": ("EPカードゲーム", "[EP]カードゲーム"),
    "no Latin word inside another": ("STEP EPS REPEAT", "STEP EPS REPEAT"),
    "no Latin word beside figures": ("EP3 2EP", "EP3 2EP"),
    "no Latin word beside letters of full width": ("ＳEP EPＳ", "ＳEP EPＳ"),
    "no Latin word beside letters with accents": ("éEP EPé", "éEP EPé"),
    "a Latin word beside kana": ("EPを3点", "[EP]を3点"),
    "katakana first, Latin letters last": ("サブカードX サブカードXY", "[サブカードX] サブカードXY"),
    "signs": ("＜対抗＞の＜対抗＞＞", "[＜対抗＞]の[＜対抗＞]＞"),
    "signs that mean something in patterns": ("a.b axb", "[a.b] axb"),
    "no word across a line": ("属\n性", "属\n性"),
    "nothing": ("何も無い。", "何も無い。"),
    "no text": ("", ""),
}


@pytest.mark.parametrize(("text", "found"), FINDS.values(), ids=FINDS)
def test_words_are_found(text: str, found: str) -> None:
    assert marked(text) == found


@pytest.mark.parametrize(
    ("before", "text", "after", "found"),
    [
        ("メイン", "カード", "", "カード"),
        ("", "カード", "ゲーム", "カード"),
        ("の", "カード", "を", "[カード]"),
        ("S", "EP", "", "EP"),
        ("", "この攻撃", "力", "この攻撃"),
        ("", "攻撃と攻撃", "力", "[攻撃]と攻撃"),
        ("攻", "撃力", "", "撃力"),
        ("属性", "属性", "属性", "[属性]"),
    ],
)
def test_what_stands_around_the_text_counts(before: str, text: str, after: str, found: str) -> None:
    assert marked(text, before, after) == found


def test_found_word_says_where_it_leads() -> None:
    pieces = list(Lexicon(WORDS).find("攻撃力"))
    assert pieces == [Found("攻撃力", Target("power"))]


def test_without_words_nothing_is_found() -> None:
    assert list(Lexicon({}).find("属性")) == ["属性"]
    assert list(Lexicon({}).find("")) == []


LETTERS = "アイーカ字を.aX1"
VOCABULARIES = st.dictionaries(
    st.text(LETTERS, min_size=1, max_size=4), st.sampled_from([None, Target("a"), Target("b", "game")]), max_size=8
)
TEXTS = st.text(LETTERS, max_size=14)


def joined(pieces: list[str | Found]) -> str:
    return "".join(piece if isinstance(piece, str) else piece.word for piece in pieces)


@settings(max_examples=200, deadline=None)
@given(VOCABULARIES, TEXTS, TEXTS, TEXTS)
def test_pieces_joined_give_the_text_back(words: dict[str, Target | None], text: str, before: str, after: str) -> None:
    pieces = list(Lexicon(words).find(text, before, after))
    assert joined(pieces) == text
    assert "" not in pieces
    assert [piece for piece in pieces if isinstance(piece, Found) and words[piece.word] != piece.target] == []
    plain = [isinstance(piece, str) for piece in pieces]
    assert (True, True) not in set(pairwise(plain))


KINDS = ("[ア-ヺー]", "[A-Za-z0-9]")


def goes_on(whole: str, start: int, end: int) -> bool:
    """Whether what stands from ``start`` to ``end`` is part of a longer run of katakana or of Latin letters."""
    pairs = (whole[start - 1 : start + 1] if start else "", whole[end - 1 : end + 1])
    return any(re.fullmatch(f"{kind}{{2}}", pair) for kind in KINDS for pair in pairs)


def spans(pieces: Iterable[str | Found], start: int = 0) -> Iterator[tuple[int, int]]:
    """Where the found words stand."""
    for piece in pieces:
        end = start + len(piece if isinstance(piece, str) else piece.word)
        if isinstance(piece, Found):
            yield start, end
        start = end


@settings(max_examples=200, deadline=None)
@given(VOCABULARIES, TEXTS, TEXTS, TEXTS)
def test_no_found_word_goes_on_in_katakana_or_latin_letters(
    words: dict[str, Target | None], text: str, before: str, after: str
) -> None:
    found = spans(Lexicon(words).find(text, before, after), len(before))
    assert [span for span in found if goes_on(before + text + after, *span)] == []


@settings(max_examples=200, deadline=None)
@given(VOCABULARIES, TEXTS)
def test_no_found_word_begins_a_longer_one_of_the_vocabulary(words: dict[str, Target | None], text: str) -> None:
    for start, end in spans(Lexicon(words).find(text)):
        longer = [word for word in words if len(word) > end - start and text.startswith(word, start)]
        assert [word for word in longer if not goes_on(text, start, start + len(word))] == []

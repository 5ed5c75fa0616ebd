from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scripts.search.fold import apart, fold

SIGNS = st.text(
    st.sampled_from("かガゔヷヸﾊﾟﾞ゛゙゚̄̇ぁァーｰ〜・･ 　-.=。｡「』【】㌀㋐㍿①Ａａéōİßς漢😀\u200b\u3000\n")
    | st.characters(exclude_categories=["Cs"]),
    max_size=12,
)


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("", ""),
        # Width.
        ("ＲＡＶＥ２０", "rave20"),
        ("カード", "かど"),
        ("ｶｰﾄﾞ", "かど"),
        ("ﾊﾞﾄﾙﾌｪｲｽﾞ", "ばとるふえいず"),
        ("ﾊﾟｰﾄﾅｰ", "ぱとな"),
        ("ｳﾞｧﾝ", "ばん"),
        ("か゛", "が"),
        ("か\u3099", "が"),
        ("㌀①㍿", "あぱと1株式会社"),
        # Case and macrons.
        ("RaVe", "rave"),
        ("Shōri", "shori"),
        ("sho\u0304ri", "shori"),
        ("É", "é"),
        # The two kana, small and large, long vowels.
        ("カタカナ", "かたかな"),
        ("ヴヵヶ", "ぶかけ"),
        ("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ"),
        ("ァィゥェォッャュョヮ", "あいうえおつやゆよわ"),
        ("ファーストドロー", "ふあすとどろ"),
        ("ラ〜メン～", "らめん"),
        # ヴ is ブ, with the vowel that follows.
        ("ヴァ ヴィ ヴ ヴェ ヴォ ヴュ", "ばびぶべぼびゆ"),
        ("エボルヴ", "えぼるぶ"),
        ("ゔぁ", "ば"),
        ("う\u3099ぃ", "び"),
        # Punctuation and spaces.
        ("手 札　を\t見\nる", "手札を見る"),
        ("シンジ・イカリ", "しんじいかり"),
        ("「光の力、闇の力」", "光の力闇の力"),
        ("【自】《竜》〔天〕〈火〉", "自竜天火"),
        ("ジャン＝ポール", "じやんぽる"),
        ("x-1.5/2（先攻）", "x152先攻"),
        ("終わり。…！？", "終わり"),
        ("・ー。", ""),
        # What stays.
        ("漢字と仮名", "漢字と仮名"),
        ("が", "が"),
        ("𠮷野家", "𠮷野家"),
        ("＋1＆2％", "+1&2%"),
    ],
)
def test_text_folds_to(written: str, folded: str) -> None:
    assert fold(written) == folded


@pytest.mark.parametrize(("one", "other"), [("は", "ば"), ("は", "ぱ"), ("手札", "山札"), ("あ", "い"), ("1", "2")])
def test_what_readers_tell_apart_stays_apart(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@pytest.mark.parametrize(("one", "other"), [("レーヴァティン", "レーバティン"), ("ヴュー", "ビュー")])
def test_v_is_b(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("text", "words"),
    [("Draw　 Phase", "draw phase"), (" ・ 手札 ー", "手札"), ("Double-Faced Card", "doublefaced card"), ("", "")],
)
def test_words_stay_apart_when_asked(text: str, words: str) -> None:
    assert apart(text) == words


@given(SIGNS)
@example("か-\u3099")
@example("か゛")
@example("Σ\u0304")
@example("ΑΣ")
@settings(max_examples=400, deadline=None)
def test_folded_text_folded_again_stays_as_it_is(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(SIGNS)
@settings(max_examples=300, deadline=None)
def test_the_form_in_which_unicode_writes_a_text_makes_no_difference(text: str) -> None:
    assert {fold(unicodedata.normalize(form, text)) for form in ("NFC", "NFD", "NFKC", "NFKD")} == {fold(text)}


@given(st.text(st.sampled_from([chr(sign) for sign in range(ord("ぁ"), ord("ゖ") + 1)]), max_size=8))
@settings(max_examples=200, deadline=None)
def test_katakana_folds_as_hiragana_does(hiragana: str) -> None:
    assert fold("".join(chr(ord(sign) + 0x60) for sign in hiragana)) == fold(hiragana)

"""Readings in the order of the 五十音 and in Latin letters."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts import kana

SIGNS = [chr(code) for code in (*range(ord("ぁ"), ord("ゖ") + 1), *range(ord("ァ"), ord("ヺ") + 1), ord("ー"))]
"""Every sign of kana that a reading may hold."""

READINGS = st.text(SIGNS, max_size=12)

ROMAJI = {
    "plain": ("てふだ", "tefuda"),
    "katakana": ("コスト", "kosuto"),
    "a long vowel is not marked": ("ターン", "tan"),
    "several long vowels": ("リーダーカード", "ridakado"),
    "a long vowel in hiragana is written out": ("しょうりじょうけん", "shourijouken"),
    "voiced signs": ("ずじぢづびぴ", "zujijizubipi"),
    "small や": ("ひゃっきやこう", "hyakkiyakou"),
    "small つ doubles": ("きっかけ", "kikkake"),
    "small つ before sh": ("はっしゃ", "hassha"),
    "small つ before ch": ("マッチ", "matchi"),
    "small つ before a foreign syllable": ("バッティング", "battingu"),
    "small つ before チェ": ("アッチェ", "atche"),
    "small つ at the end": ("アッ", "a"),
    "several small つ": ("アッッカ", "akkka"),
    "ん": ("しんか", "shinka"),
    "ん before a vowel": ("ざんいん", "zan'in"),
    "ん before や": ("こんや", "kon'ya"),
    "ん before を": ("ほんを", "hon'wo"),
    "ん before イェ": ("パンイェ", "pan'ye"),
    "ん before な": ("かんな", "kanna"),
    "ん before ん": ("んん", "nn"),
    "ん at the end": ("ターン", "tan"),
    "ヴァ": ("ヴァイス", "vaisu"),
    "ヴ": ("エボルヴ", "eboruvu"),
    "ティ": ("ティー", "ti"),
    "ディ": ("ディスカード", "disukado"),
    "フォ": ("フォロワー", "forowa"),
    "フェ": ("フェイズ", "feizu"),
    "フュ": ("フュージョン", "fyujon"),
    "シェ": ("シェア", "shea"),
    "ジェ": ("ジェム", "jemu"),
    "チェ": ("チェンジ", "chenji"),
    "ウィ": ("ウィッチ", "witchi"),
    "ウォ": ("ウォー", "wo"),
    "トゥ": ("トゥルー", "turu"),
    "デュ": ("デュエル", "dyueru"),
    "ツァ": ("ツァーリ", "tsari"),
    "クォ": ("クォータ", "kwota"),
    "ぢゃ": ("ぢゃ", "ja"),
    "old signs": ("ゐゑヷ", "wiweva"),
    "small か": ("ヵヶ", "kake"),
    "Latin letters and figures stay": ("EXエリア2", "EXeria2"),
    "a hyphen stays": ("EVA-01ごう", "EVA-01gou"),
    "a middle dot is a space": ("カード・タイプ", "kado taipu"),
    "other signs are spaces": ("「え」、ほか", "e hoka"),
    "nothing": ("", ""),
}


@pytest.mark.parametrize(("reading", "letters"), ROMAJI.values(), ids=ROMAJI)
def test_reading_in_latin_letters(reading: str, letters: str) -> None:
    assert kana.romaji(reading) == letters


@settings(max_examples=300, deadline=None)
@given(READINGS)
def test_romaji_of_kana_are_small_latin_letters(reading: str) -> None:
    assert re.fullmatch("[a-z']*", kana.romaji(reading))
    assert not re.search("[lqx]|'(?![aiueoyw])", kana.romaji(reading))


@settings(max_examples=100, deadline=None)
@given(READINGS)
def test_romaji_are_the_same_in_hiragana_and_katakana(reading: str) -> None:
    assert kana.romaji(kana.hiragana(reading)) == kana.romaji(reading)


ROWS = {
    "あ": "あいうえおぁぃぅぇぉアァヴ",
    "か": "かこがごカガヵヶゕゖ",
    "さ": "さしじぞスズ",
    "た": "たちぢつづっッド",
    "な": "なのヌ",
    "は": "はばぱふぶぷヘベペ",
    "ま": "まもム",
    "や": "やゆよゃゅょャユ",
    "ら": "らろル",
    "わ": "わゎをんゐゑワヲンヮヷヺ",
}


@pytest.mark.parametrize(("head", "sign"), [(head, sign) for head, signs in ROWS.items() for sign in signs])
def test_row_is_that_of_the_plain_sign(head: str, sign: str) -> None:
    row = kana.row_of(f"{sign}ー")
    assert row is not None
    assert kana.ROWS[row][0] == head


@pytest.mark.parametrize("reading", ["", "EXエリア", "1", "「あ」", "・あ", "ーあ", "漢字"])
def test_what_begins_with_no_kana_is_in_no_row(reading: str) -> None:
    assert kana.row_of(reading) is None


def test_every_sign_of_kana_is_in_a_row() -> None:
    assert [sign for sign in SIGNS if kana.row_of(sign) is None] == ["ー"]


IN_ORDER = [
    ["あ", "アイ", "あう"],
    ["カード", "かいし", "ガウ", "きどう"],
    ["ターン", "たいき", "ダイス", "だつらく", "ちょくせつ"],
    ["デッキ", "デッキぎれ", "てふだ", "てんとう"],
    ["どうめい", "ドロー", "ドローフェイズ"],
    ["は", "ば", "ぱ", "はあ", "ばあ"],
    ["っき", "つき", "つぎ"],
    ["きょう", "きよう", "ぎょう"],
    ["ン", "ンあ", "ンー"],
    ["EX", "あ"],
]


@pytest.mark.parametrize("readings", IN_ORDER, ids=" ".join)
def test_readings_sort_by_sound_whatever_kana_they_are_written_in(readings: list[str]) -> None:
    mixed = readings[::-1]
    mixed.sort(key=kana.order)
    assert mixed == readings


@settings(max_examples=200, deadline=None)
@given(st.lists(READINGS, max_size=8))
def test_in_order_no_row_is_begun_twice(readings: list[str]) -> None:
    rows = [kana.row_of(reading) for reading in sorted(readings, key=kana.order) if kana.row_of(reading) is not None]
    assert rows == sorted(rows, key=lambda row: row or 0)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.check.spelling import folded

SAME = [
    ("エンドフェイズ", "エンドフェーズ"),
    ("サーバー", "サーバ"),
    ("ボウル", "ボール"),
    ("ヴァンパイア", "バンパイア"),
    ("レイヴ", "レイブ"),
    ("ＥＸエリア", "EXエリア"),
    ("ｶｰﾄﾞ", "カード"),
    ("Ex エリア", "EXエリア"),
    ("光の力・闇の力", "光の力、闇の力"),
    ("ファイター", "フアイター"),
    ("スタート-デッキ", "スタートデッキ"),
]
OTHER = [
    ("カード", "ガード"),
    ("第1弾", "第2弾"),
    ("人物カード", "怪物カード"),
    ("アイテム", "アテム"),
    ("ライフ", "ライト"),
    ("アップ", "アプ"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_spellings_of_one_word_fold_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_other_words_do_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(st.text(max_size=20))
def test_folding_takes_any_text_and_leaves_no_signs(text: str) -> None:
    assert not set(folded(text)) & set(" ・ー-、。")

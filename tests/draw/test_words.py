from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.draw.words import FULL, HALF, NOT_FIRST, NOT_LAST, width, wrapped

SIGNS = "畏れカードゾーンエリアトラッシュ場。、（）「」ッー々ABC12 -.ｱ"
TEXTS = st.text(st.sampled_from(SIGNS), max_size=40)
ROOM = st.floats(0, 20, allow_nan=False)


@pytest.mark.parametrize(
    ("text", "ems"),
    [
        ("", 0),
        ("場", FULL),
        ("捨札", 2 * FULL),
        ("か\u3099", FULL),  # a combining mark takes no room of its own
        ("EX", 2 * HALF),
        ("ｱ", HALF),
        ("Ａ", FULL),
        ("EXエリア", 2 * HALF + 3 * FULL),
        ("…", FULL),  # ambiguous: drawn as wide as a kanji by Japanese fonts
        ("🃏", FULL),
    ],
)
def test_width_is_an_em_a_sign_and_less_for_half_width_ones(text: str, ems: float) -> None:
    assert width(text) == pytest.approx(ems)


@pytest.mark.parametrize(
    ("text", "most", "lines"),
    [
        ("", 5, ()),
        (" \n ", 5, ()),
        ("捨札", 5, ("捨札",)),
        ("第3新東京市の外", 5, ("第3新東京", "市の外")),
        ("畏れカードゾーン", 5, ("畏れカード", "ゾーン")),
        ("畏れカードゾーン", 4.9, ("畏れ", "カード", "ゾーン")),
        ("リーダーエリア", 5, ("リーダー", "エリア")),
        ("メインデッキ", 5, ("メイン", "デッキ")),
        ("アイウッエ", 3, ("アイ", "ウッエ")),  # ッ begins no line
        ("あい（うえ）", 3, ("あい", "（う", "え）")),
        ("Leader Area", 6, ("Leader", "Area")),
        ("Leader", 2, ("Lea", "der")),
        ("a  b\u3000c", 9, ("a b c",)),
        (" Leader", 2.5, ("Lea", "der")),
        ("場", 0, ("場",)),
    ],
)
def test_wrapped(text: str, most: float, lines: tuple[str, ...]) -> None:
    assert wrapped(text, most) == lines


@given(TEXTS, ROOM)
def test_every_line_fits_and_no_sign_is_lost(text: str, most: float) -> None:
    lines = wrapped(text, most)
    assert all(line == line.strip() != "" for line in lines)
    assert all(width(line) <= max(most, 2) for line in lines)
    assert re.sub(r"\s", "", "".join(lines)) == re.sub(r"\s", "", text)


@given(st.text(st.sampled_from("畏れ場。、（）「」ッー々あいう"), max_size=40), st.floats(6, 20))
def test_signs_that_begin_or_end_no_line_do_not_where_there_is_room(text: str, most: float) -> None:
    run = max((len(found) for found in re.findall("[。、（）「」ッー々]+", text)), default=0)
    for before, after in zip(wrapped(text, most), wrapped(text, most)[1:], strict=False):
        assert run > 3 or (after[0] not in NOT_FIRST and before[-1] not in NOT_LAST)


@given(st.text(max_size=60), ROOM)
def test_any_text_can_be_wrapped(text: str, most: float) -> None:
    assert all(width(line) <= max(most, 2) for line in wrapped(text, most))

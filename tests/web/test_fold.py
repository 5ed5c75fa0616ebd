"""The functions that compare what is typed with what stands on a page, called in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.visiting import visiting

pytestmark = pytest.mark.xdist_group("web")


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visiting(browser, address) as visit:
        yield visit("")


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("捨て札", "捨て札"),
        ("ステフダ", "すてふだ"),
        ("ｽﾃﾌﾀﾞ", "すてふだ"),
        ("ヴァーミリオン・ヵヶ", "ばーみりおんゕゖ"),
        ("レイヴ", "れいぶ"),
        ("デヴュー", "でびゅー"),
        ("エウ゛ァ", "えば"),
        ("カード", "かーど"),
        ("ｄｉｓｃａｒｄ　ＰＩＬＥ", "discard pile"),
        ("Clean-Up", "cleanup"),
        ("shin'en", "shinen"),
        ("①㍑", "1りっとる"),
        ("  a \t\n b ", "a b"),
        ("か\u3099", "が"),
        ("", ""),
    ],
)
def test_fold_makes_width_case_and_kana_equal(page: Page, address: str, text: str, folded: str) -> None:
    call = "async ([url, text]) => (await import(url)).fold(text)"
    assert page.evaluate(call, [f"{address}javascripts/fold.js", text]) == folded


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("", True),
        ("　", True),
        ("すて", True),
        ("DISCARD", True),
        ("pile すて", True),
        ("すて　ｐｉｌｅ", True),
        ("すてf", True),
        ("discard　すてｆｙ", True),
        ("すてa", False),
        ("discardf", False),
        ("すて 山札", False),
        ("だdiscard", False),
        ("discardpile", True),
        ("ｃａｒｄｐ", True),
        (".*", False),
    ],
)
def test_matcher_wants_every_word_of_the_query(page: Page, address: str, query: str, fits: bool) -> None:
    call = """async ([url, query, text]) => {
      const { fold, matcher } = await import(url);
      return matcher(query)(fold(text));
    }"""
    assert page.evaluate(call, [f"{address}javascripts/fold.js", query, "ステフダ/discard pile"]) is fits


@pytest.mark.parametrize(
    ("down", "order"),
    [
        (False, ["2枚", "10枚", "アシスト", "いろ", "ウ", "手札", ""]),
        (True, ["手札", "ウ", "いろ", "アシスト", "10枚", "2枚", ""]),
    ],
    ids=["up", "down"],
)
def test_compare_counts_numbers_mixes_the_kana_and_puts_empty_cells_last(
    page: Page, address: str, down: bool, order: list[str]
) -> None:
    call = """async ([url, down, texts]) => {
      const { compare } = await import(url);
      return texts.sort((one, other) => compare(one, other, down));
    }"""
    mixed = ["", "ウ", "10枚", "手札", "アシスト", "2枚", "いろ"]
    assert page.evaluate(call, [f"{address}javascripts/tables.js", down, mixed]) == order

"""Picking the games to compare, with a mouse, the keyboard and an input method."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.abreast import COMPARE, chips, field, invented, options, query
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

TOLD = ".picker .told"


def opened(visit: Visit, query: str = "", width: int = 1280) -> Page:
    page = visit(f"{COMPARE}{query}", width=width, before=invented)
    expect(field(page)).to_be_visible()
    return page


def active(page: Page) -> str:
    """The title of the option that Enter would take."""
    found: str = page.evaluate(
        """() => document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))
          ?.firstChild.textContent ?? "" """
    )
    return found


@pytest.mark.parametrize(
    "words",
    [
        "赤の",
        "決闘",
        "あかの",
        "けっとう",
        "アカ",
        "ｱｶﾉｹｯﾄｳ",
        "れっど",
        "レッドデュ",
        "RED",
        "ｄｕｅｌ　ｒｅｄ",
        "赤 duel",
        "あかのk",
    ],
)
def test_finds_by_any_name_reading_width_and_kana(visit: Visit, words: str) -> None:
    page = opened(visit)
    field(page).fill(words)
    assert options(page) == ["赤の決闘"]
    page.get_by_role("option").click()
    assert chips(page) == ["赤の決闘"]
    assert query(page) == "games=aka"
    expect(field(page)).to_have_value("")
    expect(field(page)).to_be_focused()
    expect(page.get_by_role("listbox")).to_have_count(0)


def test_what_begins_with_the_words_comes_first(visit: Visit) -> None:
    page = opened(visit)
    field(page).fill("おう")
    assert options(page) == ["黄金郷"]
    field(page).fill("お")
    assert options(page) == ["黄金郷", "青い盤上"]


def test_list_is_short_and_says_how_many_there_are_beside(visit: Visit) -> None:
    page = opened(visit, "?games=more-3")
    field(page).fill("続編")
    assert len(options(page)) == 12
    assert "続編その3" not in options(page)
    expect(page.locator(TOLD)).to_have_text("ほかに7件ある。続けて入れると絞られる。")
    field(page).fill("どれでもない")
    assert options(page) == []
    expect(page.locator(TOLD)).to_have_text("当てはまるゲームは無い。")
    expect(field(page)).to_have_attribute("aria-expanded", "false")


def test_keyboard_alone_picks_and_drops(visit: Visit) -> None:
    page = opened(visit)
    field(page).focus()
    expect(page.get_by_role("listbox")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(field(page)).to_have_attribute("aria-expanded", "true")
    assert active(page) == "赤の決闘"
    page.keyboard.press("ArrowUp")
    assert active(page) == "続編その8"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert active(page) == "青い盤上"
    page.keyboard.press("Enter")
    page.keyboard.type("red")
    assert active(page) == "赤の決闘"
    page.keyboard.press("Enter")
    assert chips(page) == ["青い盤上", "赤の決闘"]
    expect(page.locator(".side")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="赤の決闘を外す")).to_be_focused()
    page.keyboard.press("Enter")
    assert chips(page) == ["青い盤上"]
    expect(field(page)).to_be_focused()
    assert query(page) == "games=ao"


def test_enter_takes_nothing_that_was_not_pointed_out(visit: Visit) -> None:
    page = opened(visit)
    field(page).click()
    assert len(options(page)) == 12
    assert active(page) == ""
    field(page).press("Enter")
    assert chips(page) == []


def test_escape_closes_the_list_then_clears_the_field(visit: Visit) -> None:
    page = opened(visit)
    field(page).fill("赤")
    field(page).press("Escape")
    expect(page.get_by_role("listbox")).to_have_count(0)
    expect(field(page)).to_have_value("赤")
    field(page).press("Enter")
    assert chips(page) == []
    field(page).press("Escape")
    expect(field(page)).to_have_value("")


def test_leaving_the_field_closes_the_list(visit: Visit) -> None:
    page = opened(visit)
    field(page).fill("赤")
    page.locator("h1").click()
    expect(page.get_by_role("listbox")).to_have_count(0)


def test_keys_of_an_input_method_at_work_are_its_own(visit: Visit) -> None:
    page = opened(visit)
    field(page).focus()
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "あかのk", "selectionStart": 4, "selectionEnd": 4})
    assert options(page) == ["赤の決闘"]
    composing = """key => document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }))"""
    for key in ("ArrowDown", "Enter", "Escape"):
        assert page.evaluate(composing, key) is True  # nobody prevented it
    # Safari's Enter that ends a composition comes when it has ended.
    ending = composing.replace("isComposing: true", "keyCode: 229")
    assert page.evaluate(ending, "Enter") is True
    assert options(page) == ["赤の決闘"]
    assert chips(page) == []
    session.send("Input.insertText", {"text": "赤の"})
    expect(field(page)).to_have_value("赤の")
    field(page).press("Enter")
    assert chips(page) == ["赤の決闘"]


def test_four_are_enough(visit: Visit) -> None:
    page = opened(visit, "?games=aka,ao,ki,more-1")
    expect(field(page)).to_have_accessible_description("4つ選んである。どれかを外すと、ほかのゲームを選べる。")
    field(page).fill("続編")
    assert options(page) == []
    expect(page.locator(TOLD)).to_have_text("")
    page.get_by_role("button", name="黄金郷を外す").click()
    field(page).fill("続編その2")
    field(page).press("Enter")
    assert query(page) == "games=aka,ao,more-1,more-2"


@pytest.mark.parametrize(
    ("query_", "hint"),
    [
        ("", "2つから4つまで選ぶ。題名、読み、英語名の一部で探せる。"),
        ("?games=aka", "もう1つ選ぶと、表になる。"),
        ("?games=aka,ao", "4つまで並べられる。"),
        ("?games=aka,ao,ki", "4つまで並べられる。"),
    ],
)
def test_hint_says_what_comes_next(visit: Visit, query_: str, hint: str) -> None:
    page = opened(visit, query_)
    expect(field(page)).to_have_accessible_description(hint)
    assert field(page).evaluate("field => field === document.activeElement") is (query_ == "?games=aka")


def test_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(COMPARE, width=360, before=invented, has_touch=True, is_mobile=True)
    field(page).tap()
    page.get_by_role("option", name="青い盤上").tap()
    field(page).fill("赤")
    page.get_by_role("option").tap()
    expect(page.locator(".side")).to_be_visible()
    assert chips(page) == ["青い盤上", "赤の決闘"]

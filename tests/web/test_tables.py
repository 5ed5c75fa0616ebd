"""A table that sorts and narrows, as the concordance uses it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

TABLE = "compare/terms/"
COLUMN = """column => [...document.querySelectorAll("[data-table] tbody tr")].filter(row => row.checkVisibility())
  .map(row => row.cells[column].textContent.trim())"""


def column(page: Page, number: int) -> list[str]:
    """The texts of a column, of the rows that show."""
    found: list[str] = page.evaluate(COLUMN, number)
    return found


def sorts(page: Page) -> list[str | None]:
    """What each heading says of its order."""
    return [head.get_attribute("aria-sort") for head in page.locator("[data-table] thead th").all()]


def narrow(page: Page, words: str) -> list[str]:
    page.get_by_label("表を絞り込む").fill(words)
    return column(page, 0)


def boxes(page: Page, *selectors: str) -> list[dict[str, Any]]:
    return [dict(page.locator(selector).first.bounding_box() or {}) for selector in selectors]


def test_click_sorts_and_a_second_click_turns_it_round(visit: Visit) -> None:
    page = visit(TABLE)
    assert sorts(page) == ["ascending", *[None] * 5]
    button = page.locator("thead th").nth(1).get_by_role("button")
    button.click()
    up = column(page, 1)
    assert sorts(page) == [None, "ascending", *[None] * 4]
    assert up == sorted(up, key=list(dict.fromkeys(up)).index)
    button.click()
    assert sorts(page) == [None, "descending", *[None] * 4]
    assert list(dict.fromkeys(column(page, 1))) == list(dict.fromkeys(up))[::-1]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keyboard_sorts_and_keeps_the_focus(visit: Visit, key: str) -> None:
    page = visit(TABLE)
    page.get_by_label("表を絞り込む").focus()
    for _ in range(4):
        page.keyboard.press("Tab")
    button = page.locator("thead th").nth(2).get_by_role("button")
    expect(button).to_be_focused()
    expect(button).to_have_accessible_name(button.inner_text())
    expect(button).to_have_accessible_description("並べ替える")
    page.keyboard.press(key)
    assert sorts(page)[2] == "ascending"
    expect(button).to_be_focused()
    page.keyboard.press(key)
    assert sorts(page)[2] == "descending"


def test_empty_cells_come_last_whichever_way(visit: Visit) -> None:
    page = visit(TABLE)
    before = column(page, 2)
    full = sum(text != "" for text in before)
    assert 0 < full < len(before)
    for _ in range(2):
        page.locator("thead th").nth(2).get_by_role("button").click()
        after = column(page, 2)
        assert all(after[:full])
        assert not any(after[full:])
        assert sorted(after) == sorted(before)


def test_first_column_gives_back_the_order_of_the_readings(visit: Visit) -> None:
    page = visit(TABLE)
    before = column(page, 0)
    page.locator("thead th").nth(3).get_by_role("button").click()
    assert column(page, 0) != before
    first = page.locator("thead th").first.get_by_role("button")
    first.click()
    assert column(page, 0) == before
    first.click()
    assert column(page, 0) == before[::-1]


def test_filter_folds_counts_and_outlasts_sorting(visit: Visit) -> None:
    page = visit(TABLE)
    count = page.locator("[data-table] output")
    whole = column(page, 0)
    expect(count).to_have_text(f"{len(whole)}語")
    for words in ("墓場", "ﾄﾗｯｼｭ　捨札", "とらっしゅ 領域"):
        assert narrow(page, words) == ["捨て札"]
        expect(count).to_have_text("1語")
    page.locator("thead th").nth(1).get_by_role("button").click()
    assert column(page, 0) == ["捨て札"]
    assert narrow(page, "捨て札領域") == []
    expect(count).to_have_text("0語")
    assert sorted(narrow(page, "")) == sorted(whole)


@pytest.mark.parametrize("width", [360, 1280])
def test_heading_and_first_column_stay_in_view(visit: Visit, width: int) -> None:
    page = visit(TABLE, width=width)
    scroll = page.locator(".scroll")
    left, top = scroll.evaluate("at => { at.scrollTo(150, 2000); return [at.scrollLeft, at.scrollTop] }")
    assert top == 2000
    assert left == 150 or width == 1280
    frame, corner, head = boxes(page, ".scroll", "thead th", "thead th:last-child")
    assert corner["x"] == pytest.approx(frame["x"], abs=1.5)
    assert corner["y"] == pytest.approx(frame["y"], abs=1.5)
    assert head["y"] == pytest.approx(frame["y"], abs=1.5)
    spots = page.evaluate(
        """() => [...document.querySelectorAll("tbody th")].map(head => head.getBoundingClientRect().x)"""
    )
    assert spots == [pytest.approx(frame["x"], abs=1.5)] * len(spots)
    assert frame["height"] <= 0.8 * 800 + 1
    assert frame["x"] + frame["width"] <= width


@pytest.mark.parametrize("width", [360, 1280])
def test_what_has_the_focus_is_not_behind_the_heading_or_the_first_column(visit: Visit, width: int) -> None:
    page = visit(TABLE, width=width)
    hidden = page.evaluate(
        """() => {
          const [scroll, corner] = [".scroll", "thead th"].map(selector => document.querySelector(selector));
          const links = [...document.querySelectorAll("tbody td a")];
          return links.filter(link => {
            scroll.scrollTo(scroll.scrollWidth, scroll.scrollTop + 900);
            link.focus();
            const [own, edge] = [link, corner].map(each => each.getBoundingClientRect());
            return own.top < edge.bottom - 1 || own.right < edge.right + 10;
          }).map(link => link.textContent);
        }"""
    )
    assert hidden == []


def test_without_javascript_it_is_a_plain_table(visit: Visit) -> None:
    page = visit(TABLE, width=360, java_script_enabled=False)
    rows = page.locator("tbody tr")
    assert rows.count() > 100
    assert rows.locator("visible=true").count() == rows.count()
    assert page.locator("article").locator("button, input, output, select").count() == 0
    assert page.locator("thead th").first.inner_text() == "用語"
    assert sorts(page) == [None] * 6

"""Timelines and the tables of products, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.test_tables import column
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

PICTURES = ["games/shadowverse-evolve/", "games/evangelion/", "products/"]
TEXTS = """() => [...document.querySelectorAll(".times svg text")].map(each => {
  const box = each.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom, each.textContent, parseFloat(getComputedStyle(each).fontSize)];
})"""
FRAME = """() => {
  const box = document.querySelector(".times svg").getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""

SLACK = 3
"""A line's box is higher than its letters."""

Text = tuple[float, float, float, float, str, float]


def texts(page: Page) -> list[Text]:
    found: list[Text] = page.evaluate(TEXTS)
    assert found
    return found


@pytest.mark.parametrize("path", PICTURES)
def test_picture_fits_a_phone_and_its_words_are_not_small(visit: Visit, path: str) -> None:
    page = visit(path, width=360)
    left, top, right, bottom = page.evaluate(FRAME)
    assert left >= 0
    assert right <= 360
    for text in texts(page):
        assert left - 1 <= text[0]
        assert text[2] <= right + 1
        assert top - SLACK <= text[1]
        assert text[3] <= bottom + SLACK
        assert text[5] >= 11


@pytest.mark.parametrize("path", PICTURES)
def test_words_as_the_browser_draws_them_do_not_overlap(visit: Visit, path: str) -> None:
    found = texts(visit(path, width=360))
    met = [
        (one[4], other[4])
        for number, one in enumerate(found)
        for other in found[:number]
        if one[0] < other[2] and other[0] < one[2] and one[1] + SLACK < other[3] and other[1] + SLACK < one[3]
    ]
    assert met == []


def test_name_in_the_timeline_leads_to_its_row(visit: Visit) -> None:
    page = visit("games/shadowverse-evolve/", width=360)
    page.locator(".times a", has_text="天星神話").click()
    assert page.url.endswith("#celestial-myth")
    assert page.locator("tr#celestial-myth:target").count() == 1


def test_game_leads_to_all_products_and_a_product_back_to_its_row(visit: Visit) -> None:
    page = visit("games/rave/", width=360)
    page.get_by_role("link", name="全ゲームの商品").click()
    assert page.url.endswith("/products/")
    page.get_by_role("link", name="二つの風が重なる時").click()
    assert page.url.endswith("/games/rave/#two-winds")


def test_products_come_in_the_order_of_time_and_come_back_to_it(visit: Visit) -> None:
    page = visit("products/")
    dates = column(page, 1)
    assert (dates[0], dates[-1]) == ("1998年3月", "2024年4月")
    page.locator("thead th").first.get_by_role("button").click()
    assert column(page, 1) != dates
    page.locator("thead th").nth(1).get_by_role("button").click()
    assert column(page, 1) == dates


@pytest.mark.parametrize("clicks", [1, 2])
def test_what_is_not_recorded_comes_last_whichever_way_it_is_sorted(visit: Visit, clicks: int) -> None:
    page = visit("products/")
    for _ in range(clicks):
        page.locator("thead th").nth(3).get_by_role("button").click()
    kinds = column(page, 3)
    missing = kinds.count("出典に記載なし")
    assert 0 < missing < len(kinds)
    assert kinds[-missing:] == ["出典に記載なし"] * missing


def test_prices_are_sorted_as_numbers(visit: Visit) -> None:
    page = visit("products/")
    page.locator("thead th").nth(5).get_by_role("button").click()
    prices = [int(price.split("円")[0].replace(",", "")) for price in column(page, 5)]
    assert prices == sorted(prices)
    assert (prices[0], prices[-1]) == (150, 4000)


def test_rows_are_narrowed_by_the_name_of_a_game(visit: Visit) -> None:
    page = visit("products/")
    page.get_by_label("表を絞り込む").fill("ｴｳﾞｧﾝｹﾞﾘｵﾝ")
    assert column(page, 0) == ["第1弾", "第2弾（劇場版）"]
    assert page.locator("[data-table] output").inner_text() == "2点"


def test_timeline_is_there_without_javascript(visit: Visit) -> None:
    page = visit("products/", width=360, java_script_enabled=False)
    assert page.locator(".times svg").is_visible()
    assert page.locator("tbody tr").count() == 25

"""The nearest games at the end of a game's page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

PAGE = "games/rave/"
BLOCK = "[data-nearest]"


def scrolled(page: Page) -> Page:
    page.locator(BLOCK).scroll_into_view_if_needed()
    return page


def test_they_are_asked_for_when_a_reader_comes_near(visit: Visit) -> None:
    asked: list[str] = []
    page = visit("")
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("nearest.json") else None)
    page.goto(page.url + PAGE)
    page.wait_for_timeout(200)
    assert asked == []
    expect(scrolled(page).locator(f"{BLOCK} .near")).to_have_count(3)
    assert len(asked) == 1


def test_each_leads_to_its_page_and_to_a_comparison_and_says_what_agrees_and_what_differs(visit: Visit) -> None:
    first = scrolled(visit(PAGE)).locator(f"{BLOCK} .near").first
    expect(first.get_by_role("link")).to_have_text(["ぬらりひょんの孫 トレーディングカードゲーム", "並べて比べる"])
    hrefs = [link.get_attribute("href") for link in first.get_by_role("link").all()]
    assert hrefs == ["../nurarihyon/", "../../compare/?games=rave,nurarihyon"]
    expect(first.locator("li")).to_contain_text(["主たるデッキ：40枚", "戦いの形：1対1 → 攻撃側が相手を選ぶ"])
    expect(first.locator("li")).to_have_count(6)


def test_text_of_the_data_is_text(visit: Visit) -> None:
    page = visit("")
    near = {"title": "<b>A</b>", "address": "../x/", "compare": "c", "agree": [["<i>", "&amp;"]], "differ": []}

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps({"games": [near]}))

    page.route("**/nearest.json", answer)
    page.goto(page.url + PAGE)
    block = scrolled(page).locator(BLOCK)
    expect(block.get_by_role("link").first).to_have_text("<b>A</b>")
    expect(block.locator("li li")).to_have_text(["<i>：&amp;"])


@pytest.mark.parametrize("body", [None, json.dumps({"games": []})])
def test_without_neighbours_or_without_the_file_the_way_to_the_comparison_stays(visit: Visit, body: str | None) -> None:
    page = visit("")
    page.route("**/nearest.json", lambda route: route.abort() if body is None else route.fulfill(status=200, body=body))
    page.goto(page.url + PAGE)
    scrolled(page)
    page.wait_for_timeout(200)
    link = page.locator(BLOCK).get_by_role("link")
    expect(link).to_have_count(1)
    assert link.get_attribute("href") == "../../compare/?games=rave"

"""Words that are ordinary links: without the script, without definitions; and the site in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import served
from tests.web.test_pages import findings
from tests.web.visiting import Visit, visiting
from tests.web.words import DELAY, GAME, PAGE, box, by_keyboard, links, stand_still, words

pytestmark = pytest.mark.xdist_group("web")


def test_without_javascript_a_word_is_an_ordinary_link(visit: Visit) -> None:
    page = visit(GAME, java_script_enabled=False, has_touch=True)
    word = page.locator('.rules a.auto[href^="../../glossary/"]').first
    href = word.get_attribute("href") or ""
    word.tap()
    page.wait_for_url("**/" + href.removeprefix("../../"))


@pytest.mark.parametrize(
    "answer",
    [{"status": 500}, {"body": "{"}, {"body": "null"}, {"body": "[1]"}, {"body": '{"terms": null}'}, None],
    ids=["refused", "cut short", "null", "list", "no terms", "no answer"],
)
def test_failing_definitions_leave_ordinary_links(visit: Visit, answer: dict[str, object] | None) -> None:
    def fail(page: Page) -> None:
        stand_still(page)
        page.route("**/terms.json", lambda route: route.fulfill(**answer) if answer else route.abort())

    page = visit(PAGE, before=fail, has_touch=True)
    hovered, tapped = words(page, "#calls", "#uses")
    with page.expect_event("response" if answer else "requestfailed"):
        hovered.hover()
    page.clock.run_for(10 * DELAY)
    expect(box(page)).to_be_hidden()
    by_keyboard(page, hovered, opens=False)
    expect(box(page)).to_be_hidden()
    tapped.tap()
    page.wait_for_url("**/#uses")


def test_works_below_a_folder_of_the_address(browser: Browser, built: Path, tmp_path: Path) -> None:
    (tmp_path / "a" / "site").mkdir(parents=True)
    (tmp_path / "a" / "site" / "rules").symlink_to(built)
    with served(tmp_path) as address, visiting(browser, address) as visit:
        page = visit("a/site/rules/glossary/discard-pile/")
        word = page.locator(".definition a").first
        with page.expect_response(address + "a/site/rules/glossary/discard-pile/terms.json"):
            by_keyboard(page, word)
        expect(box(page)).to_be_visible()
        href = (word.get_attribute("href") or "").removeprefix("../")
        links(page)[0].click()
        page.wait_for_url(address + "a/site/rules/glossary/" + href)
        page.goto(address + "a/site/rules/glossary/")
        expect(page.locator("form.narrow")).to_be_visible()


@pytest.mark.parametrize("path", ["", "games/", "glossary/", "compare/terms/"])
def test_page_without_definitions_asks_for_none(visit: Visit, path: str) -> None:
    asked: list[str] = []
    page = visit(path, before=lambda page: page.on("request", lambda request: asked.append(request.url)))
    word = page.locator(".rules a[href]:visible").first
    word.hover()
    by_keyboard(page, word, opens=False)
    assert [url for url in asked if url.endswith("terms.json")] == []
    assert len(asked) > 3


def test_every_definition_of_the_real_pages_belongs_to_a_link(visit: Visit) -> None:
    page = visit(GAME)
    unused = page.evaluate(
        """async () => {
          const { terms } = await (await fetch("terms.json")).json();
          const links = new Set([...document.querySelectorAll(".rules a")].map(a => a.getAttribute("href")));
          return Object.keys(terms).filter(href => !links.has(href));
        }"""
    )
    assert unused == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_open_definition_is_accessible_and_still(visit: Visit, scheme: Literal["light", "dark"]) -> None:
    page = visit("glossary/discard-pile/", width=360, color_scheme=scheme, reduced_motion="reduce")
    by_keyboard(page, page.locator(".definition a").first)
    expect(box(page)).to_be_visible()
    assert findings(page) == []
    assert box(page).evaluate("box => box.getAnimations().length") == 0

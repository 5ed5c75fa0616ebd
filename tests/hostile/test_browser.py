"""What scripts print of the texts of a library of attacks is text too, and nothing in it runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import served
from tests.hostile.conftest import Attacked
from tests.hostile.payloads import GAME, OTHER, TOKEN, broken
from tests.web.search_box import WATCH, ask

pytestmark = pytest.mark.xdist_group("attacked")

POLICY = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
"""
SHOWN = "() => document.body.innerText + [...document.querySelectorAll('svg')].map((each) => each.textContent).join('')"


@dataclass
class Reader:
    """A browser at the attacked site, and all that should not happen there."""

    address: str
    page: Page
    attacked: Attacked
    happened: list[str] = field(default_factory=list)

    def visit(self, path: str) -> Page:
        """Opens a page and waits until its scripts have done."""
        self.page.goto(self.address + path, wait_until="networkidle")
        return self.page

    def check(self, words: str | None = None) -> int:
        """How many of the texts show, all of them whole, while nothing has happened."""
        shown = words if words is not None else self.page.evaluate(SHOWN)
        assert broken(shown, self.attacked.hostile) == []
        assert self.page.evaluate("[typeof window.hacked, window.violations]") == ["undefined", []]
        assert self.happened == []
        return len(TOKEN.findall(shown))


@pytest.fixture(scope="module")
def reader(browser: Browser, attacked: Attacked) -> Iterator[Reader]:
    context = browser.new_context(service_workers="block", accept_downloads=True)
    context.add_init_script(POLICY)
    context.add_init_script(WATCH)
    page = context.new_page()
    with served(attacked.site) as address:
        reader = Reader(address, page, attacked)

        def dialog(opened: object) -> None:
            reader.happened.append(f"dialog {opened}")

        page.on("dialog", dialog)
        page.on("pageerror", lambda error: reader.happened.append(f"error {error}"))
        page.on("console", lambda said: reader.happened.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if asked.url.startswith(address) else reader.happened.append(asked.url))
        yield reader
        context.close()


@pytest.mark.parametrize(
    "path",
    [
        "",
        "games/",
        f"games/{GAME}/",
        "glossary/",
        "compare/",
        "compare/terms/",
        "products/",
        "changes/",
        "status/",
        "checks/",
    ],
)
def test_page_shows_texts_as_text(reader: Reader, path: str) -> None:
    reader.visit(path)
    assert reader.check()


def test_definition_of_a_word_is_text(reader: Reader) -> None:
    page = reader.visit(f"games/{GAME}/")
    with page.expect_response("**/terms.json") as answer:
        page.keyboard.press("Tab")
    defined = answer.value.json()["terms"]
    links = page.locator(".rules a[href]:not(.headerlink, .source)")
    hrefs = links.evaluate_all("all => all.map(each => each.getAttribute('href'))")
    words = [number for number, href in enumerate(hrefs) if href in defined]
    assert len(words) > 12
    for number in words[:: len(words) // 12]:
        links.nth(number).focus()
        expect(links.nth(number)).to_have_attribute("aria-describedby", "__definition")
        assert reader.check(page.locator(".definition-box").inner_text())


def test_near_games_are_text(reader: Reader) -> None:
    page = reader.visit(f"games/{OTHER}/")
    page.locator("[data-nearest]").scroll_into_view_if_needed()
    expect(page.locator("[data-nearest] li.near")).not_to_have_count(0)
    assert reader.check(page.locator("[data-nearest]").inner_text())


def test_games_side_by_side_and_their_picker_are_text(reader: Reader) -> None:
    page = reader.visit(f"compare/?games={OTHER},{GAME}")
    expect(page.locator(".side")).to_be_visible()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert reader.check() > 100
    page = reader.visit(f"compare/?games={OTHER}")
    page.get_by_role("combobox").fill("hacked")
    assert reader.check(page.get_by_role("listbox").inner_text())


def test_list_of_games_narrows_by_any_words(reader: Reader) -> None:
    page = reader.visit("games/?name=<script>")
    expect(page.locator("tbody tr:visible")).to_have_count(0)
    page = reader.visit("games/?name=甲")
    expect(page.locator("tbody tr:visible")).to_have_count(2)
    assert reader.check()


def test_found_entries_are_text(reader: Reader) -> None:
    page = reader.visit("")
    for query in ("<script>", "hacked", "onerror", "javascript:", "甲1", "config", "</title>"):
        assert ask(page, query), query
        page.evaluate("for (const each of document.querySelectorAll('.md-search-result details')) each.open = true")
        shown = page.locator(".md-search-result__list").inner_text()
        assert reader.check(re.sub("…[^…]*?[乙き]", "", shown))  # a part of a text may begin within one


def test_missing_page_names_nothing_but_addresses(reader: Reader) -> None:
    reader.visit("games/whole-gam/<img src=x onerror=window.hacked=1>/")
    reader.happened = [said for said in reader.happened if "404" not in said]
    reader.check()

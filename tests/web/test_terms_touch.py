"""The definition of a linked word opens at the first tap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.visiting import Visit
from tests.web.words import DELAY, PAGE, PATIENCE, away, box, defined, links, rest_on, stand_still, words

pytestmark = pytest.mark.xdist_group("web")


def test_first_tap_opens_and_second_leads_on(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    (word,) = words(page, "#calls")
    word.tap()
    expect(box(page)).to_be_visible()
    assert page.url.endswith(PAGE)
    word.tap()
    expect(box(page)).to_be_hidden()
    assert page.url.endswith(PAGE + "#calls")


def test_tap_on_the_link_inside_leads_on(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    (word,) = words(page, "#calls")
    word.tap()
    # Noted and not followed: closing a page that has just been led on has hung.
    page.evaluate(
        """window.addEventListener("click", event => {
          const address = event.target.closest("a")?.getAttribute("href");
          document.documentElement.dataset.led = event.defaultPrevented ? "" : address;
          event.preventDefault();
        })"""
    )
    links(page)[1].tap()
    expect(page.locator("html")).to_have_attribute("data-led", re.compile("glossary/discard-pile/$"))


def test_tap_is_announced_and_a_tap_elsewhere_closes(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    (word,) = words(page, "#calls")
    voice = page.locator(".definition-voice")
    expect(voice).to_have_role("status")
    expect(voice).to_have_text("")
    word.tap()
    expect(voice).to_have_text("捨札 すてふだ 使い終えたカードを置く。")
    page.locator("h1").tap()
    expect(box(page)).to_be_hidden()
    expect(voice).to_have_text("")


def test_tap_on_another_word_opens_that_one(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    first, second = words(page, "#uses", "#calls")
    first.tap()
    expect(box(page)).to_contain_text("カードを置く所である。")
    second.tap()
    expect(box(page)).to_contain_text("捨札")
    assert page.url.endswith(PAGE)


@pytest.mark.parametrize("loaded", [False, True], ids=["before", "after"])
def test_word_without_definition_leads_on_at_first_tap(visit: Visit, loaded: bool) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    word, other = words(page, "#nothing", "#calls")
    if loaded:
        other.tap()
        expect(box(page)).to_be_visible()
    word.tap()
    page.wait_for_url("**/#nothing")
    expect(box(page)).to_be_hidden()


def test_where_the_finger_comes_first_a_mouse_works_too(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True, is_mobile=True, width=800)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    first, second = words(page, "#calls", "#uses")
    rest_on(page, first)
    second.tap()
    expect(box(page)).to_contain_text("カードを置く所である。")
    away(page)
    first.hover()
    page.clock.run_for(DELAY)
    expect(box(page)).to_contain_text("捨札")
    second.click()
    assert page.url.endswith("#uses")


def test_tap_leads_on_where_definitions_do_not_come(visit: Visit) -> None:
    held: list[Route] = []

    def hold(page: Page) -> None:
        stand_still(page)
        page.route("**/terms.json", lambda route: held.append(route))

    page = visit(PAGE, before=hold, has_touch=True)
    (word,) = words(page, "#calls")
    word.tap()
    page.clock.run_for(PATIENCE - 1)
    assert page.url.endswith(PAGE)
    page.clock.run_for(1)
    page.wait_for_url("**/#calls")

"""The definition of a linked word opens under a pointer that rests, and with the keyboard."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.visiting import Visit
from tests.web.words import (
    DEFINITIONS,
    DELAY,
    GRACE,
    PAGE,
    away,
    box,
    by_keyboard,
    defined,
    links,
    rest_on,
    stand_still,
    words,
)

pytestmark = pytest.mark.xdist_group("web")


# Hover


def test_opens_only_after_the_pointer_has_rested(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    with page.expect_response("**/terms.json"):
        word.hover()
    page.clock.run_for(DELAY - 1)
    expect(box(page)).to_be_hidden()
    page.clock.run_for(1)
    expect(box(page)).to_be_visible()
    expect(box(page)).to_contain_text("捨札 すてふだ使い終えたカードを置く。")


def test_passing_over_a_word_opens_nothing(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    word.hover()
    page.clock.run_for(DELAY - 1)
    away(page)
    page.clock.run_for(10 * DELAY)
    expect(box(page)).to_be_hidden()


def test_moving_into_the_definition_keeps_it_and_leaving_closes_it(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    rest_on(page, word)
    away(page)
    page.clock.run_for(GRACE - 1)
    box(page).hover()
    page.clock.run_for(10 * GRACE)
    expect(box(page)).to_be_visible()
    away(page)
    page.clock.run_for(GRACE - 1)
    expect(box(page)).to_be_visible()
    page.clock.run_for(1)
    expect(box(page)).to_be_hidden()


def test_leaving_the_window_closes_it(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    rest_on(page, word)
    page.evaluate("document.documentElement.dispatchEvent(new PointerEvent('pointerleave', {pointerType: 'mouse'}))")
    page.clock.run_for(GRACE)
    expect(box(page)).to_be_hidden()


def test_another_word_takes_over_after_the_same_delay(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    first, second = words(page, "#calls", "#uses")
    rest_on(page, first)
    second.hover()
    page.clock.run_for(DELAY - 1)
    expect(box(page)).to_contain_text("捨札")
    page.clock.run_for(1)
    expect(box(page)).to_contain_text("カードを置く所である。")
    assert first.get_attribute("aria-describedby") is None


def test_definition_that_comes_late_does_not_open_behind_the_reader(visit: Visit) -> None:
    held: list[Route] = []

    def hold(page: Page) -> None:
        stand_still(page)
        page.route("**/terms.json", lambda route: held.append(route))

    page = visit(PAGE, before=hold)
    (word,) = words(page, "#calls")
    with page.expect_request("**/terms.json"):
        word.hover()
    page.clock.run_for(DELAY)
    away(page)
    with page.expect_response("**/terms.json"):
        held[0].fulfill(body=json.dumps(DEFINITIONS))
    page.clock.run_for(10 * DELAY)
    expect(box(page)).to_be_hidden()
    word.hover()
    page.clock.run_for(DELAY)
    expect(box(page)).to_be_visible()


def test_a_passing_pointer_does_not_close_what_the_keyboard_opened(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    by_keyboard(page, word)
    page.mouse.move(600, 700)
    page.clock.run_for(10 * GRACE)
    expect(box(page)).to_be_visible()


def test_a_click_leads_on_and_leaves_nothing_open(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    rest_on(page, word)
    word.click()
    assert page.url.endswith(PAGE + "#calls")
    expect(box(page)).to_be_hidden()


def test_keyboard_focus_opens_at_once_and_describes_the_word(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    by_keyboard(page, word)
    expect(box(page)).to_be_visible()
    expect(word).to_have_accessible_description("捨札 すてふだ 使い終えたカードを置く。")
    page.keyboard.press("Shift+Tab")
    expect(box(page)).to_be_hidden()
    assert word.get_attribute("aria-describedby") is None


def test_links_of_the_definition_follow_the_word_in_the_keyboards_order(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    word, following = words(page, "#calls", "#nothing")
    by_keyboard(page, word)
    here, concept = links(page)
    assert [here.inner_text(), concept.inner_text()] == ["開く", "用語：捨て札"]
    forwards = [here, concept, following]
    for place in forwards:
        page.keyboard.press("Tab")
        expect(place).to_be_focused()
    expect(box(page)).to_be_hidden()


def test_the_keyboard_goes_back_from_the_definition_to_its_word(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    by_keyboard(page, word)
    here, concept = links(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(concept).to_be_focused()
    for place in (here, word):
        page.keyboard.press("Shift+Tab")
        expect(place).to_be_focused()
        expect(box(page)).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(word).not_to_be_focused()
    expect(box(page)).to_be_hidden()


@pytest.mark.parametrize("inside", [False, True], ids=["on the word", "in the definition"])
def test_escape_closes_and_the_word_has_the_focus(visit: Visit, inside: bool) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    by_keyboard(page, word)
    if inside:
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(box(page)).to_be_hidden()
    expect(word).to_be_focused()
    by_keyboard(page, word)
    expect(box(page)).to_be_visible()


def test_escape_closes_what_hover_opened_until_the_pointer_comes_anew(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    rest_on(page, word)
    page.keyboard.press("Escape")
    expect(box(page)).to_be_hidden()
    word.hover(position={"x": 3, "y": 3})
    page.clock.run_for(10 * DELAY)
    expect(box(page)).to_be_hidden()
    away(page)
    word.hover()
    page.clock.run_for(DELAY)
    expect(box(page)).to_be_visible()


def test_escape_before_the_delay_has_passed_opens_nothing(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    with page.expect_response("**/terms.json"):
        word.hover()
    page.keyboard.press("Escape")
    page.clock.run_for(10 * DELAY)
    expect(box(page)).to_be_hidden()


def test_enter_leads_on_though_the_screen_was_touched_before(visit: Visit) -> None:
    page = visit(PAGE, before=defined, has_touch=True)
    word, other = words(page, "#calls", "#nothing")
    other.tap()
    by_keyboard(page, word)
    expect(box(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    assert page.url.endswith("#calls")

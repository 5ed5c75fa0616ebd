"""Linked words with definitions of a test's own, on a page whose time stands still."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

PAGE, GAME = "glossary/discard-pile/", "games/rave/"
"""Two pages that have definitions."""

DELAY, GRACE, PATIENCE = 250, 200, 1000
"""Milliseconds, as in terms.js."""

LONG = "とても長い説明が続く。" * 200
DEFINITIONS = {
    "open": "開く",
    "concept": "用語：",
    "terms": {
        "#calls": {
            "name": "捨札",
            "reading": "すてふだ",
            "text": "使い終えたカードを置く。",
            "more": "../../glossary/discard-pile/",
            "concept": "捨て札",
        },
        "#uses": {"name": "場", "text": "カードを置く所である。"},
        "#top": {"name": "長い語", "text": LONG},
    },
}

PUT = """words => {
  const text = document.createElement("p");
  for (const href of words) {
    const link = document.createElement("a");
    link.href = href;
    link.className = "auto";
    link.textContent = "語" + href;
    text.append("前の文。", link, "後の文。");
  }
  const block = document.createElement("div");
  block.className = "rules";
  block.append(text);
  document.querySelector("article h1").after(block);
}"""


def words(page: Page, *hrefs: str) -> list[Locator]:
    """Linked words, put where the page begins."""
    page.evaluate(PUT, list(hrefs))
    return [page.locator(f'.rules > p > a[href="{href}"]') for href in hrefs]


def stand_still(page: Page) -> None:
    page.clock.install(time=0)
    page.clock.pause_at(1)


def defined(page: Page) -> None:
    """Gives the page the definitions above, and time that stands still."""
    stand_still(page)
    page.route("**/terms.json", lambda route: route.fulfill(body=json.dumps(DEFINITIONS)))


def box(page: Page) -> Locator:
    return page.locator(".definition-box")


def links(page: Page) -> list[Locator]:
    expect(box(page)).to_be_visible()
    return box(page).get_by_role("link").all()


def rest_on(page: Page, word: Locator) -> None:
    """Lets the pointer rest on a word until its definition is there."""
    with page.expect_response("**/terms.json"):
        word.hover()
    page.clock.run_for(DELAY)
    expect(box(page)).to_be_visible()


def by_keyboard(page: Page, word: Locator, opens: bool = True) -> None:
    """Brings the keyboard's focus to a word as a reader does, and waits for its definition where it has one."""
    word.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(word).to_be_focused()
    if opens:
        expect(word).to_have_attribute("aria-describedby", "__definition")


def away(page: Page) -> None:
    page.mouse.move(5, 795)

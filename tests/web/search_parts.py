"""The parts of the search worker, loaded into an empty page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.conftest import ROOT

PARTS = ("fold", "romaji", "near", "rank", "show")

ENTRY = """
function entry(title, names = [], text = "", more = {}) {
  return { ...entryOf(title, title, "用語", false, names, text), ...more };
}
"""


def loaded(browser: Browser) -> Page:
    """A page in which the parts can be called."""
    page = browser.new_page()
    for part in PARTS:
        page.add_script_tag(path=ROOT / "scripts" / "search" / "worker" / f"{part}.js")
    page.add_script_tag(content=ENTRY)
    return page


def call(page: Page, name: str, *arguments: object) -> Any:
    """What a function gives."""
    return page.evaluate(f"given => {name}(...given)", list(arguments))

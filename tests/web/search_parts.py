"""The parts of the search worker, loaded into an empty page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.conftest import ROOT

PARTS = ("fold", "romaji", "rank", "show")

ENTRY = """
function entry(title, names = [], text = "", more = {}) {
  const called = names.map(fold);
  const said = [fold(title), ...called].map(loose);
  const folded = { title: fold(title), names: called, said, text: fold(text) };
  return { address: title, title, kind: "用語", first: false, names, text, folded, page: null, ...more };
}
"""


def loaded(browser: Browser) -> Page:
    """A page in which the parts can be called."""
    page = browser.new_page()
    for part in PARTS:
        page.add_script_tag(path=ROOT / "docs" / "search" / f"{part}.js")
    page.add_script_tag(content=ENTRY)
    return page


def call(page: Page, name: str, *arguments: object) -> Any:
    """What a function gives."""
    return page.evaluate(f"given => {name}(...given)", list(arguments))

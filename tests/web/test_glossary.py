"""The glossary's index: narrowing, counting, jumping."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.visiting import Visit, visiting

pytestmark = pytest.mark.xdist_group("web")

INDEX = "glossary/"
SHOWN = """() => [...document.querySelectorAll("ul.terms > li")].filter(line => line.checkVisibility())
  .map(line => line.querySelector("a").getAttribute("href").replace("/", ""))"""
LINES = """() => [...document.querySelectorAll("ul.terms > li")].map(line =>
  [line.querySelector("a").getAttribute("href").replace("/", ""), line.dataset.category, line.dataset.games])"""


@pytest.fixture(scope="module")
def index(browser: Browser, address: str) -> Iterator[Page]:
    """One page for all tests that only narrow it."""
    with visiting(browser, address) as visit:
        yield visit(INDEX)


def narrow(page: Page, q: str = "", category: str = "", game: str = "") -> list[str]:
    """Fills in the whole form; gives the concepts that still show."""
    page.locator('[name="q"]').fill(q)
    page.locator('[name="category"]').select_option(category)
    page.locator('[name="game"]').select_option(game)
    return shown(page)


def shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SHOWN)
    return found


def lines(page: Page) -> list[tuple[str, str, list[str]]]:
    """Every concept of the index, its category and its games."""
    return [(id_, category, games.split()) for id_, category, games in page.evaluate(LINES)]


@pytest.mark.parametrize(
    "words",
    [
        "捨て札",
        "すてふだ",
        "ステフ",
        "ｽﾃﾌﾀﾞ",
        "sutefuda",
        "discard pile",
        "ｄｉｓｃａｒｄ　ＰＩＬＥ",
        "pile discard",
        "墓場",
        "とらっしゅ",
        "捨場 墓場",
    ],
)
def test_finds_by_any_of_its_words(index: Page, words: str) -> None:
    found = narrow(index, words)
    assert "discard-pile" in found
    assert "mulligan" not in found
    expect(index.locator("output")).to_have_text(f"{len(found)}語")


@pytest.mark.parametrize("words", ["どの語でもない", "札す", ".*", "zones"])
def test_what_no_term_holds_finds_nothing(index: Page, words: str) -> None:
    assert narrow(index, words) == []
    expect(index.locator("output")).to_have_text("0語")


def test_category_and_game_narrow_together(index: Page) -> None:
    whole = lines(index)
    expected = [id_ for id_, category, games in whole if category == "zones" and "rave" in games]
    assert narrow(index, category="zones", game="rave") == expected
    assert 0 < len(expected) < len(narrow(index, category="zones")) < len(whole)
    assert 0 < len(expected) < len(narrow(index, game="rave")) < len(whole)
    assert narrow(index, "すてふだ", "zones", "rave") == ["discard-pile"]
    assert narrow(index, "すてふだ", "products", "rave") == []


def test_clearing_the_fields_shows_all_again(index: Page) -> None:
    whole = [id_ for id_, _, _ in lines(index)]
    assert narrow(index, "discard pile") != whole
    assert narrow(index) == whole
    expect(index.locator("output")).to_have_text(f"{len(whole)}語")


def test_empty_rows_go_with_their_headings_and_jumps(index: Page) -> None:
    narrow(index, "discard pile")
    assert index.locator("article h2:visible").all_inner_texts() == ["さ¶"]
    assert index.locator(".jump a:visible").all_inner_texts() == ["さ"]
    narrow(index)
    rows = [text.removesuffix("¶") for text in index.locator("article h2:visible").all_inner_texts()]
    assert rows == index.locator(".jump a:visible").all_inner_texts()
    assert len(rows) > 5


def test_enter_in_the_field_stays_on_the_page(index: Page) -> None:
    narrow(index, "discard pile")
    index.locator('[name="q"]').press("Enter")
    assert index.url.endswith("/glossary/")
    assert "discard-pile" in shown(index)


def test_coming_back_shows_what_the_fields_say(visit: Visit) -> None:
    page = visit(INDEX)
    narrow(page, category="zones")
    page.locator('a[href="discard-pile/"]').click()
    page.wait_for_url("**/discard-pile/")
    page.go_back()
    category = page.locator('[name="category"]').input_value()
    expected = [id_ for id_, own, _ in lines(page) if category in ("", own)]
    expect(page.locator("output")).to_have_text(f"{len(expected)}語")
    assert shown(page) == expected


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_jump_leads_to_its_row_below_the_bar(visit: Visit, width: int, script: bool) -> None:
    page = visit(INDEX, width=width, java_script_enabled=script)
    page.locator(".jump a", has_text="は").click()
    assert page.url.endswith("#row-5")
    heading, bar = page.locator("#row-5").bounding_box(), page.locator(".jump").bounding_box()
    assert heading
    assert bar
    assert heading["y"] >= bar["y"] + bar["height"] - 1 > 48
    assert heading["y"] < 200


def test_without_javascript_everything_shows_and_no_control_is_dead(visit: Visit) -> None:
    page = visit(INDEX, java_script_enabled=False)
    lines = page.locator("ul.terms > li")
    assert lines.count() > 100
    assert lines.locator("visible=true").count() == lines.count()
    assert page.locator("article").locator("input:visible, select:visible, button:visible, output:visible").count() == 0

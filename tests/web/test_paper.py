"""A game's page on paper, and the sheets made of it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scripts.sheets import sheet, sheets
from tests.conftest import DATA
from tests.libraries import TOPICS
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

GAMES = sorted(folder.name for folder in (DATA / "games").iterdir())
A4 = (595, 842)
"""Points."""

INK = """() => {
  const shown = [...document.querySelectorAll("article *")].filter(each => each.getClientRects().length);
  const said = shown.filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
  const ink = said.map(each => getComputedStyle(each)[each instanceof SVGElement ? "fill" : "color"]);
  const luminance = colour => Math.max(...colour.match(/\\d+/g).slice(0, 3).map(Number));
  return Math.max(...ink.map(luminance));
}"""


def printed(page: Page) -> str:
    """The words that stand on paper."""
    page.emulate_media(media="print")
    found: str = page.evaluate("document.body.innerText")
    return found


def pages(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


@pytest.mark.parametrize("game", GAMES)
def test_paper_has_every_rule_and_nothing_to_click(visit: Visit, game: str) -> None:
    page = visit(f"games/{game}/")
    title = page.locator("h1").inner_text().removesuffix("¶")
    text = printed(page)
    assert text.startswith(title)
    for way in ("¶", "目次", "検索", "スキップ", "ゲーム一覧", "全ゲームの商品", "遊び方の近い", "CC BY", "図の内容"):
        assert way not in text
    heads = page.locator("article h2:visible").all_inner_texts()
    assert heads[0] == "早見表"
    assert heads[-1] == "変遷"
    assert page.locator(".play-area svg").is_visible()
    assert page.locator(".turn svg").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["games/rave/", "glossary/discard-pile/", "compare/victory/"])
def test_ink_is_dark_on_white_in_either_scheme(visit: Visit, path: str, scheme: str) -> None:
    page = visit(path, color_scheme=scheme, reduced_motion="reduce")
    printed(page)
    assert page.evaluate(INK) <= 0x55
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


TABLES = [
    *("games/evangelion/", "games/", "compare/", "compare/terms/", "products/", "status/"),
    *(f"compare/{topic}/" for topic in TOPICS),
]


@pytest.mark.parametrize("path", TABLES)
def test_nothing_of_a_table_hides_on_paper(visit: Visit, path: str) -> None:
    page = visit(path, width=688)  # A4 between the margins
    printed(page)
    wide = page.locator(".scroll").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText.slice(0, 40))"
    )
    assert wide == []
    assert page.locator("table.wide th").first.evaluate("cell => getComputedStyle(cell).position") == "static"
    heads = page.locator("table.wide tbody th[scope=row]").evaluate_all("all => all.map(each => each.clientWidth)")
    assert min(heads) >= 60, "a name would stand one letter below the other"
    shown = page.locator("button.sort").evaluate_all("all => all.map(each => getComputedStyle(each).display)")
    assert set(shown) <= {"contents"}, "a button is not repeated on the next sheet"


def test_what_belongs_together_is_not_broken(visit: Visit) -> None:
    page = visit("games/rave/")
    printed(page)
    for selector, name in (
        ("figure.play-area", "breakInside"),
        ("figure.turn", "breakInside"),
        ("table.facts tr", "breakInside"),
        ("article h2", "breakAfter"),
        ("article h3", "breakAfter"),
    ):
        assert page.locator(selector).first.evaluate(f"each => getComputedStyle(each).{name}") == "avoid", selector


def test_a_sheet_is_made_of_every_game(browser: Browser, built: Path, tmp_path: Path) -> None:
    sheets(browser, built, tmp_path / "sheets")
    files = sorted((tmp_path / "sheets").iterdir())
    assert [file.name for file in files] == [f"{game}.pdf" for game in GAMES]
    for file in files:
        assert 6 <= pages(file) <= 18, file.name
        sizes = {tuple(map(round, map(float, size))) for size in _sizes(file)}
        assert sizes == {A4}, file.name


def _sizes(file: Path) -> list[tuple[bytes, bytes]]:
    return re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", file.read_bytes())


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext (poppler-utils) is not installed")
def test_a_sheet_says_the_rules_and_no_addresses(browser: Browser, address: str, tmp_path: Path) -> None:
    file = tmp_path / "rave.pdf"
    sheet(browser, f"{address}games/rave/", file)
    done = subprocess.run(["pdftotext", str(file), "-"], capture_output=True, encoding="utf-8", check=True)
    text = done.stdout
    assert "RAVE トレーディングカードゲーム" in text
    assert "相手のバトルカウンターを0個にする。" in text
    assert f"1 / {pages(file)}" in text
    for way in ("¶", "127.0.0.1", "ゲーム一覧", "スキップ", "検索"):
        assert way not in text

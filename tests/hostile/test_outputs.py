"""Whatever is typed into whatever field, it is text in every file of the site."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from io import StringIO
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from markdown import markdown  # type: ignore[import-untyped]
from selectolax.lexbor import LexborHTMLParser, LexborNode

from scripts.api.tables import FORMULA
from tests.hostile.conftest import Attacked
from tests.hostile.payloads import TOKEN, broken, strings

pytestmark = pytest.mark.xdist_group("attacked")

SCRIPTS = {"application/json", "application/ld+json"}
FOREIGN = {"applet", "base", "embed", "frame", "iframe", "math", "object", "style", "template", "noscript"}
"""Elements that no page of ours holds."""

FOLDED = {"data-search"}
"""Attributes whose text is made alike for searching."""


FOLDED_FILES = re.compile(r"names\.json|shard-.*\.json")
"""Files of the search index that hold texts made alike; what readers see of those stands in the others."""


def pages(attacked: Attacked) -> Iterator[tuple[str, LexborHTMLParser]]:
    """Every page by its address."""
    for file in sorted(attacked.site.rglob("*.html")):
        yield file.relative_to(attacked.site).as_posix(), LexborHTMLParser(file.read_text(encoding="utf-8"))


def nodes(page: LexborHTMLParser) -> Iterator[LexborNode]:
    """Every element of a page."""
    assert page.root is not None
    return (node for node in page.root.traverse() if node.tag and not node.tag.startswith(("-", "!")))


def words(page: LexborHTMLParser) -> str:
    """All words of a page but those in scripts."""
    assert page.root is not None
    return "".join(node.text(deep=False) or "" for node in page.root.traverse(include_text=True) if _is_shown(node))


def _is_shown(node: LexborNode) -> bool:
    return node.tag == "-text" and (node.parent is None or node.parent.tag != "script")


def test_pages_hold_every_text_whole_as_words_and_in_attributes(attacked: Attacked) -> None:
    for address, page in pages(attacked):
        assert broken(words(page), attacked.hostile) == [], address
        for node in nodes(page):
            for name, value in node.attributes.items():
                if value and name not in FOLDED and name != "href":
                    said = "\n".join(strings(json.loads(value))) if name == "data-words" else value
                    assert broken(said, attacked.hostile) == [], (address, node.tag, name)


def test_pages_run_nothing_and_lead_nowhere_else(attacked: Attacked) -> None:
    sources = {url for url in attacked.hostile.said.values() if url.startswith("http")}
    for address, page in pages(attacked):
        for node in nodes(page):
            assert node.tag not in FOREIGN, address
            assert not [name for name in node.attributes if name.startswith("on") or name == "style"], (
                address,
                node.html,
            )
            href = node.attributes.get("href") or node.attributes.get("src") or ""
            assert urlsplit(href).scheme in ("", "http", "https"), (address, href)
            assert "evil" not in href, (address, href)
            if href.startswith(("http://e.", "https://e.")):
                assert href in sources, address
        scripts = [node for node in page.css("script:not([src])") if node.attributes.get("type") not in SCRIPTS]
        assert not [node.text() for node in scripts if "hacked" in node.text()], address
        for node in page.css('script[type="application/json"], script[type="application/ld+json"]'):
            assert broken("\n".join(strings(json.loads(node.text()))), attacked.hostile) == [], address


def test_every_field_is_tried_and_most_stand_on_a_page(attacked: Attacked) -> None:
    seen: set[int] = set()
    for _, page in pages(attacked):
        seen |= {int(number) for number in TOKEN.findall(words(page))}
    lost = {number: text for number, text in attacked.hostile.said.items() if number not in seen}
    assert len(lost) < len(attacked.hostile.said) / 5, lost


def test_data_holds_every_text_whole(attacked: Attacked) -> None:
    files = sorted(file for file in attacked.site.rglob("*.json") if not FOLDED_FILES.fullmatch(file.name))
    assert {"facets.json", "filter.json", "games.json", "glossary.json", "nearest.json", "terms.json"} <= {
        file.name for file in files
    }
    for file in files:
        said = strings(json.loads(file.read_text(encoding="utf-8")))
        assert [each for text in said for each in broken(text, attacked.hostile)] == [], file


def test_no_cell_of_a_table_can_be_computed(attacked: Attacked) -> None:
    """A formula begins with one of a few signs; a cell that would do so begins with an apostrophe instead."""
    defused = 0
    for file in sorted(attacked.site.rglob("*.csv")):
        for row in csv.reader(StringIO(file.read_text(encoding="utf-8-sig"), newline="")):
            for cell in row:
                assert not cell.startswith(FORMULA), file
                assert broken(cell, attacked.hostile) == [], file
                defused += cell.startswith("'") and cell[1:].startswith(FORMULA)
    assert defused


def test_feed_and_map_are_xml_of_their_own_elements_alone(attacked: Attacked) -> None:
    feed = ElementTree.parse(attacked.site / "changes.xml").getroot()
    tags = {element.tag.rpartition("}")[2] for element in feed.iter()}
    assert tags == {
        "feed",
        "id",
        "title",
        "updated",
        "author",
        "name",
        "link",
        "entry",
        "content",
        "div",
        "p",
        "ul",
        "li",
    }
    assert [each for element in feed.iter() for each in broken(element.text or "", attacked.hostile)] == []
    assert TOKEN.search("".join(feed.itertext()))
    sitemap = ElementTree.parse(attacked.site / "sitemap.xml").getroot()
    assert {element.tag.rpartition("}")[2] for element in sitemap.iter()} <= {"urlset", "url", "loc", "lastmod"}


def test_text_for_language_models_is_markdown_of_its_own_alone(attacked: Attacked) -> None:
    text = (attacked.site / "llms.txt").read_text(encoding="utf-8")
    page = LexborHTMLParser(markdown(text))
    assert page.body is not None
    assert {node.tag for node in nodes(page)} <= {
        "html",
        "head",
        "body",
        "h1",
        "h2",
        "blockquote",
        "p",
        "ul",
        "li",
        "a",
    }
    assert {urlsplit(node.attributes["href"] or "").netloc for node in page.css("a")} == {"127.0.0.1:8000"}
    assert broken(re.sub(r"\\(.)", r"\1", text), attacked.hostile) == []
    assert TOKEN.search(text)


def test_other_texts_hold_none(attacked: Attacked) -> None:
    for name in ("robots.txt", "service-worker.js"):
        assert "hacked" not in (attacked.site / name).read_text(encoding="utf-8")

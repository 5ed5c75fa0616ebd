"""The links of a page as its reader gets them: found in its HTML, without the code that made them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from scripts import places
from scripts.check import run
from scripts.library import Library
from scripts.pages.told import of_all
from scripts.render import render
from tests.page import converted
from tests.whole import pages

SITE = "https://site.example/"


@dataclass(frozen=True)
class Link:
    """A link inside the site, apart from the permanent ones and those of pictures, which repeat others."""

    text: str
    href: str
    page: str
    """The address it leads to, from the site's root."""
    target: str
    """The anchor there."""
    auto: bool
    section: str
    """The nearest heading of its own text: an entry's, or the section's."""
    around: tuple[str, ...]
    """The ids of the elements around it, from the inside."""
    tags: frozenset[str]
    """The elements around it."""

    @property
    def anchor(self) -> str:
        """The nearest permanent link around it."""
        return self.around[0] if self.around else self.section


def links(address: str, html: str) -> Iterator[Link]:
    """The links of the page at ``address``, in its order; those of pictures repeat others and are left out."""
    body = LexborHTMLParser(html).body
    assert body is not None
    for node in body.traverse():
        href = node.attributes.get("href")
        classes = (node.attributes.get("class") or "").split()
        if node.tag != "a" or href is None or "headerlink" in classes:
            continue
        whole = urlsplit(urljoin(SITE + address, href))
        if whole.path == f"/{places.COMPARE}":
            continue  # the way into a comparison, which no text leads to
        if f"{whole.scheme}://{whole.netloc}/" != SITE:
            continue
        around = list(_around(node))
        if any(each.tag == "figure" for each in around):
            continue
        ids = tuple(id_ for each in around if (id_ := each.attributes.get("id")))
        yield Link(
            text=node.text(),
            href=href,
            page=whole.path.lstrip("/"),
            target=whole.fragment,
            auto="auto" in classes,
            section=_heading(around[-1]),
            around=ids,
            tags=frozenset(str(each.tag) for each in around),
        )


def _around(node: LexborNode) -> Iterator[LexborNode]:
    """The elements around a node, from the inside, up to those that stand on the page itself."""
    while (parent := node.parent) is not None and parent.tag != "body":
        yield parent
        node = parent


def _heading(block: LexborNode) -> str:
    """The heading of a block: the entry's where the block follows it at once, else the section's."""
    before = _before(block)
    if before is not None and before.tag == "h3":
        return before.attributes["id"] or ""
    while before is not None and before.tag not in {"h1", "h2"}:
        before = _before(before)
    return (before.attributes["id"] or "") if before is not None else ""


def _before(node: LexborNode) -> LexborNode | None:
    """The element before."""
    found = node.prev
    while found is not None and str(found.tag).startswith("-"):
        found = found.prev
    return found


def ids(html: str) -> list[str]:
    """Every id on a page."""
    return [id_ for node in LexborHTMLParser(html).css("[id]") if (id_ := node.attributes.get("id"))]


@cache
def library_of(data: Path) -> Library:
    """The library in a folder; it must be without a problem."""
    library, problems = run(data)
    assert problems == []
    assert library is not None
    return library


@cache
def written(data: Path) -> dict[str, str]:
    """The Markdown of every page of a library, by its address."""
    library = library_of(data)
    made = (page for page in pages(library, of_all(library)) if page.path.endswith(".md"))
    return {page.path.removesuffix("index.md"): render(page, library.labels) for page in made}


@cache
def html_of(data: Path, address: str) -> str:
    """The HTML of a library's page."""
    return converted(written(data)[address]).html

"""Hand-written pages, as far as search needs them: their headings and the words below each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from urllib.parse import quote

from markdown import markdown  # type: ignore[import-untyped]
from mkdocs.utils.meta import get_data
from selectolax.lexbor import LexborHTMLParser, LexborNode

from scripts.search.entries import Entry

EXTENSIONS = ["attr_list", "fenced_code", "tables"]
"""What MkDocs converts with, but for ``toc``: a heading without an id of its own must get none here."""

HIDDEN = re.compile(r"(^|/)\.|^templates/")
"""Paths that MkDocs makes no pages of."""

HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
SILENT = frozenset({"script", "style", "template", "_comment"})
INLINE = frozenset(
    {"a", "abbr", "b", "code", "em", "i", "kbd", "mark", "ruby", "rb", "small", "span", "strong", "sub", "sup"}
)
"""Elements that part no words."""


@dataclass
class _Section:
    """A heading and what stands below it, as far as the next one with an id."""

    id: str = ""
    title: str = ""
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(self.pieces).split())


def of_pages(pages: Mapping[str, str]) -> list[Entry]:
    """Each page and each heading with an id of its own; keys are paths from the docs folder."""
    return [entry for path in sorted(pages) if not HIDDEN.search(path) for entry in _of_page(path, pages[path])]


def _of_page(path: str, source: str) -> Iterator[Entry]:
    body, front = get_data(source)
    if isinstance(search := front.get("search"), dict) and search.get("exclude"):
        return
    sections = [_Section()]
    _read(LexborHTMLParser(markdown(body, extensions=EXTENSIONS)).body, sections)
    page, *rest = sections
    address = _address(path)
    title = str(front.get("title") or page.title or path.rsplit("/", 1)[-1].removesuffix(".md"))
    yield Entry(address, title, "page", (), page.text)
    for section in rest:
        yield Entry(f"{address}#{section.id}", section.title or section.id, "section", (), section.text)


def _read(node: LexborNode | None, sections: list[_Section]) -> None:
    """Appends the words below a node to the last section, and a section for each heading with an id."""
    for child in node.iter(include_text=True) if node else ():
        tag = str(child.tag)
        if tag == "-text":
            sections[-1].pieces.append(child.text(deep=False) or "")
        elif tag == "h1" and not sections[0].title:
            sections[0].title = _words(child)
        elif tag in HEADINGS and child.attributes.get("id"):
            sections.append(_Section(str(child.attributes["id"]), _words(child)))
        elif tag not in SILENT:
            around = "" if tag in INLINE else " "
            sections[-1].pieces.append(around)
            _read(child, sections)
            sections[-1].pieces.append(around)


def _words(node: LexborNode) -> str:
    return " ".join(node.text().split())


def _address(path: str) -> str:
    """The address of a page, from the site's root."""
    address = re.sub(r"(^|/)(index|README)$", r"\1", path.removesuffix(".md"))
    return quote(address + ("/" if address and not address.endswith("/") else ""))

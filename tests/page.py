"""A page as its reader gets it: converted as MkDocs converts it, and taken apart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from typing import Any

import markdown  # type: ignore[import-untyped]
from mkdocs.utils.meta import get_data
from mkdocs.utils.yaml import yaml_load

from tests.conftest import ROOT

BUILT_IN = ["toc", "tables", "fenced_code"]
"""The extensions that MkDocs loads whatever mkdocs.yml says."""

VOID = {"br", "hr", "img", "input"}

Event = tuple[str, ...]
"""``start`` with tag and attributes (``name=value``), ``end`` with tag, ``text``, or a kind that no page holds."""


@dataclass(frozen=True)
class Converted:
    """A page after MkDocs' front matter and Python-Markdown."""

    meta: dict[str, Any]
    html: str
    contents: list[tuple[str, str]]
    """Anchor and name of each entry of the table of contents; the name is HTML."""


def converted(source: str) -> Converted:
    """The page as MkDocs would put it into its theme."""
    body, meta = get_data(source)
    engine = markdown.Markdown(extensions=_extensions()[0], extension_configs=_extensions()[1])
    html = engine.convert(body)
    return Converted(meta, html, list(_flat(engine.toc_tokens)))


@cache
def _extensions() -> tuple[list[str], dict[str, Any]]:
    with (ROOT / "mkdocs.yml").open(encoding="utf-8") as file:
        listed = yaml_load(file)["markdown_extensions"]
    names = [entry if isinstance(entry, str) else next(iter(entry)) for entry in listed]
    settings = {name: values for entry in listed if isinstance(entry, dict) for name, values in entry.items()}
    return [*BUILT_IN, *names], settings


def _flat(entries: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [pair for entry in entries for pair in ((entry["id"], entry["name"]), *_flat(entry["children"]))]


def without_drawings(html: str) -> str:
    """The page without what is drawn; the words beside a picture stay."""
    return re.sub(r"<svg .*?</svg>", "", html, flags=re.DOTALL)


def without_pictures(html: str) -> str:
    """The page without its pictures, which say once more what is said around them."""
    return re.sub(r'<figure class="picture.*?</figure>', "", html, flags=re.DOTALL)


class _Parser(HTMLParser):
    """Takes HTML apart; complains where tags do not pair."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.events: list[Event] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.events.append(("start", tag, *(f"{name}={value}" for name, value in attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag
        self.events.append(("end", tag))

    def handle_data(self, data: str) -> None:
        before = self.events.pop()[1] if self.events and self.events[-1][0] == "text" else ""
        self.events.append(("text", before + data))

    def handle_comment(self, data: str) -> None:
        self.events.append(("comment", data))

    def handle_decl(self, decl: str) -> None:
        self.events.append(("declaration", decl))

    def handle_pi(self, data: str) -> None:
        self.events.append(("instruction", data))

    def unknown_decl(self, data: str) -> None:
        self.events.append(("declaration", data))


def events(html: str) -> list[Event]:
    """Everything in the HTML in order, white space as browsers show it."""
    parser = _Parser()
    parser.feed(html)
    parser.close()
    assert parser.open == []
    return [(event[0], *map(spaced, event[1:])) for event in parser.events]


def spaced(text: str) -> str:
    """White space as browsers show it: any run of it is one space."""
    return re.sub(r"[ \t\n\r\f]+", " ", text)


def text_of(html: str, tag: str, id_: str) -> str:
    """The text of the element with this id, without its permanent link."""
    depth, said, inside = 0, "", False
    for event in events(html):
        if event[0] == "start" and f"id={id_}" in event:
            assert event[1] == tag
            inside = True
        if inside and event[0] == "start" and event[1] not in VOID:
            depth += 1
        if inside and event[0] == "text":
            said += event[1]
        if inside and event[0] == "end":
            depth -= 1
            if depth == 0:
                return said.replace("¶", "").strip()
    raise AssertionError(f"no element {id_}")

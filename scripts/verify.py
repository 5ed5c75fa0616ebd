"""Checks of the built site: what a reader or a crawler would stumble over."""

from __future__ import annotations

import gzip
import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from scripts.problems import Problem

PAGE_BYTES = 1_000_000
PAGE_GZIPPED = 120_000
"""The largest a page may be, as it lies on disk and as it travels."""

LOADED = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "embed": "src",
}
"""Elements that make the browser ask for something, and the attribute that says for what."""

STYLES = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])((?:https?:)?//[^"')\s]+)""")


@dataclass(frozen=True)
class BuiltPage:
    """What is remembered of a page, so that none need be parsed twice."""

    file: Path
    address: str
    """From the site's root; ``games/rave/`` for ``games/rave/index.html``."""
    ids: frozenset[str]
    links: tuple[str, ...]


def verify(site: Path) -> list[Problem]:
    """Every problem of the site in ``site``, in the order of its files; takes time in proportion to its size."""
    problems: list[Problem] = []
    pages: dict[str, BuiltPage] = {}
    root = _root(site)
    for file in sorted(site.rglob("*.html")):
        page, found = _page(file, site, root)
        pages[page.address] = page
        problems += found
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    for page in pages.values():
        problems += _links(page, pages, files, urlsplit(root).path or "/")
    for file in sorted(site.rglob("*.css")):
        for outside in STYLES.findall(file.read_text(encoding="utf-8")):
            problems.append(Problem("outside-request", f"the style asks for {outside}", file))
    if not pages:
        problems.append(Problem("empty-site", "there is no page here", site))
    return problems


def _root(site: Path) -> str:
    """The site's own address, as its home page gives it; empty where there is none."""
    home = site / "index.html"
    if not home.is_file():
        return ""
    canonical = LexborHTMLParser(home.read_bytes()).css_first('link[rel="canonical"]')
    return (canonical.attributes.get("href") or "") if canonical else ""


def _page(file: Path, site: Path, root: str) -> tuple[BuiltPage, list[Problem]]:
    raw = file.read_bytes()
    tree = LexborHTMLParser(raw)
    address = re.sub(r"(^|/)index\.html$", r"\1", file.relative_to(site).as_posix())
    ids = [str(node.attributes["id"]) for node in tree.css("[id]")]
    links = [str(node.attributes["href"]) for node in tree.css("a[href]")]
    asked = _asked(tree)
    said = [
        *(("duplicate-anchor", f"the id `{id_}` stands {ids.count(id_)} times") for id_ in _twice(ids)),
        *(("outside-request", f"the page asks for {link}") for link in asked if urlsplit(link).netloc),
        *_headings(tree),
        *_head(tree, address, root),
        *(("inline-style", f"<{node.tag}> has a style attribute") for node in tree.css("[style]")),
        *_size(raw),
    ]
    return BuiltPage(file, address, frozenset(ids), (*links, *asked)), [
        Problem(code, text, file) for code, text in said
    ]


def _is_canonical(node: LexborNode) -> bool:
    return node.attributes.get("rel") == "canonical"


def _twice(ids: list[str]) -> list[str]:
    return sorted(id_ for id_, number in Counter(ids).items() if number > 1)


def _asked(tree: LexborHTMLParser) -> list[str]:
    """What the browser asks for by itself when it shows the page."""
    asked = [str(node.attributes[name]) for tag, name in LOADED.items() for node in tree.css(f"{tag}[{name}]")]
    return asked + [str(node.attributes["href"]) for node in tree.css("link[href]") if not _is_canonical(node)]


def _headings(tree: LexborHTMLParser) -> Iterator[tuple[str, str]]:
    levels = [int(str(node.tag)[1]) for node in tree.css("h1,h2,h3,h4,h5,h6")]
    if levels.count(1) != 1:
        yield "one-heading", f"a page has one h1; this has {levels.count(1)}"
    for before, after in pairwise(levels):
        if after > before + 1:
            yield "heading-order", f"h{after} follows h{before}"


def _head(tree: LexborHTMLParser, address: str, root: str) -> Iterator[tuple[str, str]]:
    title, html = tree.css_first("title"), tree.css_first("html")
    description, canonical = tree.css_first('meta[name="description"]'), tree.css_first('link[rel="canonical"]')
    if not title or not title.text().strip():
        yield "missing-title", "the page has no title"
    if not description or not (description.attributes.get("content") or "").strip():
        yield "missing-description", "the page has no description"
    if not html or html.attributes.get("lang") != "ja":
        yield "wrong-language", "the page does not say that it is in Japanese"
    if not tree.css_first('meta[http-equiv="Content-Security-Policy"]'):
        yield "missing-policy", "the page has no Content-Security-Policy"
    said = (canonical.attributes.get("href") or "") if canonical else ""
    if address != "404.html" and (not root or said != root + address):
        yield "wrong-canonical", f"the canonical address is `{said}`, expected `{root + address}`"


def _size(raw: bytes) -> Iterator[tuple[str, str]]:
    if len(raw) > PAGE_BYTES:
        yield "page-size", f"{len(raw):,} bytes; a page has at most {PAGE_BYTES:,}"
    elif len(raw) > PAGE_GZIPPED and len(gzip.compress(raw, 6)) > PAGE_GZIPPED:
        yield "page-size", f"more than {PAGE_GZIPPED:,} bytes gzipped"


def _links(page: BuiltPage, pages: Mapping[str, BuiltPage], files: set[str], root: str) -> Iterator[Problem]:
    """Links that lead nowhere inside the site."""
    for link in dict.fromkeys(page.links):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = _target(unquote(parts.path), page.address, root)
        if target in pages:
            if parts.fragment and unquote(parts.fragment) not in pages[target].ids:
                yield Problem("dead-anchor", f"{link}: the page has no such anchor", page.file)
        elif target not in files:
            yield Problem("dead-link", f"{link}: there is no such page or file", page.file)


def _target(path: str, page: str, root: str) -> str:
    """What a path on a page leads to, from the site's root; ``root`` is the path at which the site stands."""
    if not path:
        return page
    whole = posixpath.normpath(posixpath.join(root, posixpath.dirname(page), path))
    whole += "/" if path.endswith(("/", "/.", "/..")) or path in (".", "..") else ""
    return whole.removeprefix(root.rstrip("/")).lstrip("/")

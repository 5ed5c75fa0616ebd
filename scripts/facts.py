"""What there is to say of one file of a built site by itself: its faults, its anchors, and where it leads."""

from __future__ import annotations

import gzip
import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from urllib.parse import SplitResult, unquote, urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

PAGE_BYTES = 1_000_000
PAGE_GZIPPED = 120_000
"""The largest a page may be, as it lies on disk and as it travels."""

FOLLOWED = "a[href], area[href]"
"""Elements that lead somewhere when a reader wants it."""

LOADED = {
    "audio": ("src",),
    "embed": ("src",),
    "iframe": ("src",),
    "img": ("src",),
    "input": ("src",),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src",),
    "track": ("src",),
    "video": ("poster", "src"),
}
"""Elements that make the browser ask for something, and the attributes that say for what."""

LOADING = ", ".join(LOADED).replace("link", "link:not([rel='canonical'])")
SETS = "img[srcset], source[srcset]"

REFRESH = re.compile(r"\s*\d+\s*;\s*url=(\S+)\s*", re.IGNORECASE)
STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STYLE_LINK = re.compile(r"""(?:url\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)')|url\(([^"')\s]+)""")


Link = tuple[str, str | None, str | None]
"""A link as it stands in the file; where it leads from the site's root, None outside the site; the anchor there, None
where it is no address at all."""


@dataclass(frozen=True)
class Facts:
    """What is remembered of a file, so that none need be read twice; plain values, for the store."""

    ids: list[str]
    links: list[Link]
    """Those that are to lead somewhere in the site."""
    said: list[tuple[str, str]]
    """Its faults: codes and messages."""


def of_page(raw: bytes, address: str, root: str) -> Facts:
    """The facts of a page; ``address`` is its own from the site's root, ``root`` the whole address of that."""
    tree = LexborHTMLParser(raw)
    ids = list(_values(tree.css("[id]"), "id"))
    asked = list(_asked(tree))
    said = [
        *(("duplicate-anchor", f"the id `{id_}` stands {number} times") for id_, number in _more_than_once(ids)),
        *(("outside-request", f"the page asks for {link}") for link in _outside(asked, root)),
        *_headings(tree),
        *_head(tree, address, root),
        *(("inline-style", f"<{node.tag}> has a style attribute") for node in tree.css("[style]")),
        *(("inline-style", "<style> stands in the page") for _ in tree.css("style")),
        *_size(raw),
    ]
    links = _inside([*_values(tree.css(FOLLOWED), "href"), *asked], address, root)
    return Facts(list(dict.fromkeys(ids)), list(links), said)


def of_style(text: str, address: str, root: str) -> Facts:
    """The facts of a style sheet."""
    links = ["".join(found) for found in STYLE_LINK.findall(STYLE_COMMENT.sub("", text))]
    said = [("outside-request", f"the style asks for {link}") for link in _outside(links, root)]
    return Facts([], list(_inside(links, address, root)), said)


def _values(nodes: Iterable[LexborNode], *names: str) -> Iterator[str]:
    for node in nodes:
        held = node.attributes
        yield from ((held[name] or "").strip() for name in names if name in held)


def _asked(tree: LexborHTMLParser) -> Iterator[str]:
    """What the browser asks for; of a set of pictures it picks one."""
    for node in tree.css(LOADING):
        yield from _values([node], *LOADED[str(node.tag)])
    for choice in _values(tree.css(SETS), "srcset"):
        yield from (picture.split()[0] for picture in choice.split(",") if picture.strip())


def _more_than_once(ids: list[str]) -> list[tuple[str, int]]:
    return sorted((id_, number) for id_, number in Counter(ids).items() if number > 1)


def _split(link: str) -> SplitResult | None:
    try:
        return urlsplit(link)
    except ValueError:
        return None


def _outside(links: Iterable[str], root: str) -> Iterator[str]:
    """The links that lead to another site."""
    own = urlsplit(root).netloc
    for link in links:
        parts = _split(link)
        if parts and parts.netloc and parts.netloc != own:
            yield link


def _inside(links: Iterable[str], address: str, root: str) -> Iterator[Link]:
    """Where the links lead that lead anywhere in the site, each once."""
    base = urlsplit(root).path or "/"
    target = cache(lambda path: _target(unquote(path), address, base))  # many links lead to one page
    for link in dict.fromkeys(links):
        parts = _split(link)
        if parts is None:
            yield link, None, None
        elif not (parts.scheme or parts.netloc) or (root and link.startswith(root)):
            yield link, target(parts.path), unquote(parts.fragment)


def _headings(tree: LexborHTMLParser) -> Iterator[tuple[str, str]]:
    levels = [int(str(node.tag)[1]) for node in tree.css("h1,h2,h3,h4,h5,h6")]
    if levels.count(1) != 1:
        yield "one-heading", f"a page has one h1; this has {levels.count(1)}"
    if levels and levels[0] != 1:
        yield "heading-order", f"the first heading is h{levels[0]}"
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
    expected = _moved(tree, root + address) or root + address
    if address != "404.html" and (not root or said != expected):
        yield "wrong-canonical", f"the canonical address is `{said}`, expected `{expected}`"


def _moved(tree: LexborHTMLParser, address: str) -> str:
    """The whole address that a page leads on to by itself; empty where it does not."""
    refresh = tree.css_first('meta[http-equiv="refresh"]')
    found = REFRESH.fullmatch(refresh.attributes.get("content") or "") if refresh else None
    return urljoin(address, found[1]) if found else ""


def _size(raw: bytes) -> Iterator[tuple[str, str]]:
    if len(raw) > PAGE_BYTES:
        yield "page-size", f"{len(raw):,} bytes; a page has at most {PAGE_BYTES:,}"
    elif len(raw) > PAGE_GZIPPED and len(gzip.compress(raw, 6)) > PAGE_GZIPPED:
        yield "page-size", f"more than {PAGE_GZIPPED:,} bytes gzipped"


def _target(path: str, place: str, root: str) -> str | None:
    """What a path leads to, from the site's root; None is outside. ``root`` is the path at which the site stands."""
    if not path:
        return place
    whole = posixpath.normpath(posixpath.join(root, posixpath.dirname(place), path))
    whole += "/" if re.search(r"(?:^|/)\.{0,2}$", path) and whole != "/" else ""
    if not f"{whole}/".startswith(root):
        return None
    return re.sub(r"(^|/)index\.html$", r"\1", whole[len(root) :])

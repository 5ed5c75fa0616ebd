"""Where each page's links stand: the inverse of links, found in the views before they are printed."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from scripts.pages.pieces import Piece

HREF = re.compile(r'<a [^>]*?href="([^"#]*)(?:#([^"]*))?"')


class Use(NamedTuple):
    """One link: the place it stands at, and what it leads to."""

    page: str
    """The address of the page, from the site's root."""
    anchor: str
    """The nearest permanent link around the link."""
    heading: str
    """The section or entry that the place lies in."""
    target: str
    """The address it leads to, from the site's root."""
    target_anchor: str


def uses(page: str, found: Iterable[Piece]) -> Iterator[Use]:
    """Every link in the pieces of a page that stays in the site."""
    for piece in found:
        for path, target in HREF.findall(piece.text) if isinstance(piece.text, Markup) and "<a " in piece.text else ():
            if ":" not in path:
                yield Use(page, piece.anchor, piece.heading, _whole(page, path), target)


@cache
def _whole(page: str, path: str) -> str:
    """A relative path as an address from the site's root."""
    whole = posixpath.normpath(f"/{page}{path}").strip("/")
    return f"{whole}/" if whole else ""

"""Where each page's links stand: the inverse of links, found in the views before they are printed."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from scripts.pages.view import fields_of

HREF = re.compile(r'<a [^>]*?href="([^"#]*)(?:#([^"]*))?"')


@dataclass(frozen=True)
class Use:
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


def uses(page: str, views: object) -> Iterator[Use]:
    """Every link inside ``views`` that stays in the site, in the order of the page."""
    yield from _inside(page, views, "", "")


def _inside(page: str, view: object, anchor: str, heading: str) -> Iterator[Use]:
    if isinstance(view, Markup):
        for path, target in HREF.findall(view) if "<a " in view else ():
            if ":" not in path:
                yield Use(page, anchor, heading, _whole(page, path), target)
    elif isinstance(view, tuple):
        for child in view:
            yield from _inside(page, child, anchor, heading)
    elif names := fields_of(view):
        anchor = getattr(view, "id", "") or anchor
        heading = str(getattr(view, "title", "") or "") if "parts" in names else heading
        if "body" in names:
            heading = str(getattr(view, "name", "")) or heading
        for name in names:
            value = getattr(view, name)
            if value and type(value) is not str:
                yield from _inside(page, value, anchor, heading)


@cache
def _whole(page: str, path: str) -> str:
    """A relative path as an address from the site's root."""
    whole = posixpath.normpath(f"/{page}{path}").strip("/")
    return f"{whole}/" if whole else ""

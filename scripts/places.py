"""Addresses: the only module that knows where a page lies and how its anchors are named."""

from __future__ import annotations

import posixpath

SECTIONS = (
    "glance",
    "overview",
    "victory",
    "prepare",
    "start",
    "states",
    "details",
    "before",
    "turn",
    "end",
    "rules",
    "cards",
    "zones",
    "products",
    "sources",
)
"""The sections of a game's page, in order; their names are anchors."""

RESERVED = frozenset({"top", *SECTIONS})
"""Anchors that no thing of a game may take."""

SETTING_PREFIXES = ("start-", "detail-")
"""Anchors beginning so belong to the settings and details, which have fixed names."""

HOME = ""
GAMES = "games/"
GLOSSARY = "glossary/"
CONCORDANCE = "compare/terms/"
FIELDS = "contribute/fields/"


def game(id_: str) -> str:
    """The address of a game's page, from the site's root."""
    return f"games/{id_}/"


def concept(id_: str) -> str:
    """The address of a concept's page, from the site's root."""
    return f"glossary/{id_}/"


def link(page: str, target: str, anchor: str = "") -> str:
    """The relative address of ``target`` as seen from ``page``, both from the site's root."""
    fragment = f"#{anchor}" if anchor else ""
    if page == target:
        return fragment or "./"
    return posixpath.relpath("/" + target, "/" + page) + "/" + fragment

"""Addresses: the only module that knows where a page lies and how its anchors are named."""

from __future__ import annotations

from functools import lru_cache

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
    "history",
)
"""The sections of a game's page, in order; their names are anchors."""

NEAREST = "nearest"
"""The anchor of the games that play most like it, below its sections."""

RESERVED = frozenset({"top", NEAREST, *SECTIONS})
"""Anchors that no thing of a game may take."""

PLACELESS = frozenset({"format"})
"""Kinds of things that have an id in the data and no permanent link."""

SECTION_OF = {
    ("game",): "overview",
    ("setup", "victory"): "victory",
    ("setup", "decks"): "prepare",
    ("setup", "equipment"): "prepare",
    ("setup", "exchange"): "prepare",
    ("setup", "start"): "start",
    ("setup", "states"): "states",
    ("setup", "details"): "details",
    ("flow", "preparation"): "before",
    ("flow", "progress"): "turn",
    ("flow", "turn"): "turn",
    ("flow", "after-game"): "end",
    ("rules",): "rules",
    ("cards",): "cards",
    ("zones",): "zones",
    ("products",): "products",
}
"""The section of a game's page that tells of a file of the game, or of a key in it."""

SETTING_PREFIXES = ("start-", "detail-")
"""Anchors beginning so belong to the settings and details, which have fixed names."""

HOME = ""
GAMES = "games/"
GLOSSARY = "glossary/"
COMPARE = "compare/"
CONCORDANCE = "compare/terms/"
PROGRAMS = "api/"
API = "api/v1/"
STATUS = "status/"
PRODUCTS = "products/"
CHECKS = "checks/"
SEARCH = "search/"
WORKER = f"{SEARCH}worker.js"
CHANGES = "changes/"
FEED = "changes.xml"
"""The feed lies at the root, so that its relative links are those from the root."""
CONTRIBUTE = "contribute/"
FIELDS = f"{CONTRIBUTE}fields/"

LLMS = "llms.txt"
OFFLINE = "offline/"

LICENCE = "https://creativecommons.org/licenses/by/4.0/"
"""On what terms the data may be used."""

TABLES = ("games", "glossary", "line-up")
"""Tables for spreadsheets beside those of the groups of facets."""


def game(id_: str) -> str:
    """The address of a game's page, from the site's root."""
    return f"games/{id_}/"


def concept(id_: str) -> str:
    """The address of a concept's page, from the site's root."""
    return f"glossary/{id_}/"


def topic(id_: str) -> str:
    """The address of the table of a group of facets."""
    return f"{COMPARE}{id_}/"


def table(name: str) -> str:
    """The address of a table for spreadsheets."""
    return f"{API}tables/{name}.csv"


def data(name: str) -> str:
    """The address of a file of the API: ``facets``, ``games/rave``."""
    return f"{API}{name}.json"


def schema(name: str) -> str:
    """The address of the schema of a kind of file of the API."""
    return f"{API}schema/{name}.json"


def section_of(path: tuple[str, ...]) -> str:
    """The section of a game's page that tells of a place in the data: the file's name, then keys."""
    return SECTION_OF.get(path[:2]) or SECTION_OF.get(path[:1]) or "top"


def products(year: int | None) -> str:
    """The address of the page of a year's products, from the site's root; of an unknown year's where it is None."""
    return f"products/{year or 'unknown'}/"


def release(date: str) -> str:
    """The anchor of a release on the page of changes."""
    return f"release-{date}"


def check(code: str) -> str:
    """The address of the page that explains a check, from the site's root."""
    return f"checks/{code}/"


def link(page: str, target: str, anchor: str = "") -> str:
    """The relative address of ``target`` as seen from ``page``, both from the site's root."""
    fragment = f"#{anchor}" if anchor else ""
    if page == target:
        return fragment or "./"
    return _path(page, target) + fragment


@lru_cache(maxsize=10_000)
def _path(page: str, target: str) -> str:
    """As ``posixpath.relpath`` gives it, which takes several times as long: many games have millions of links."""
    here, there = page.rstrip("/").split("/") if page else [], target.split("/")
    common = 0
    for one, other in zip(here, there[:-1], strict=False):
        if one != other:
            break
        common += 1
    return "../" * (len(here) - common) + "/".join(there[common:])

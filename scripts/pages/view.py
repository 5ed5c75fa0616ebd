"""What templates see: text ready to print, and its shape. Templates loop and print; they decide nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from scripts.draw.shapes import Picture

NOTHING = Markup("")


class Statement(NamedTuple):
    """A statement with all that hangs on it. Every part may be empty."""

    text: Markup = NOTHING
    id: str = ""
    """The anchor; empty where the statement has no permanent link."""
    name: Markup = NOTHING
    reading: str = ""
    value: Markup = NOTHING
    """The typed value, short, before the text."""
    absence: str = ""
    """``none``, ``not-applicable`` or ``not-recorded`` where the value is one of them."""
    tags: tuple[Markup, ...] = ()
    """What else is typed about it: kind, limit, who, when."""
    marks: tuple[Markup, ...] = ()
    """Sources, dates, optional rules."""
    notes: tuple[Statement, ...] = ()
    items: tuple[Statement, ...] = ()
    steps: tuple[Statement, ...] = ()
    """Items that are gone through in order."""
    table: Table | None = None


class Row(NamedTuple):
    """A row of a table; the first cell is its heading."""

    cells: tuple[Statement, ...]
    id: str = ""


class Table(NamedTuple):
    """A table with a heading row."""

    head: tuple[Markup, ...]
    rows: tuple[Row, ...]


class Fact(NamedTuple):
    """A labelled value: one row of a two-column table."""

    label: str
    value: Statement
    id: str = ""
    section: str = ""
    """The section of the page that says more."""


class Entry(NamedTuple):
    """A thing with a heading of its own."""

    id: str
    name: str
    reading: str = ""
    en: str = ""
    facts: tuple[Fact, ...] = ()
    lead: Statement | None = None
    """What is said of the thing as a whole."""
    body: tuple[Statement, ...] = ()
    steps: tuple[Statement, ...] = ()


class Part(NamedTuple):
    """A stretch of a section: what there is of it is printed in the order of the fields."""

    title: str = ""
    statements: tuple[Statement, ...] = ()
    ordered: bool = False
    facts: tuple[Fact, ...] = ()
    table: Table | None = None
    entries: tuple[Entry, ...] = ()
    picture: Picture | None = None


class Section(NamedTuple):
    """A section of a game's page."""

    id: str
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Page:
    """A page to render: its address, the template, and what the template needs."""

    path: str
    """The Markdown file, from the docs folder."""
    template: str
    values: dict[str, object]
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Former ids of the page's permanent links."""

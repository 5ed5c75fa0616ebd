"""The words in views, in the order of the page, and where each stands: what search and backlinks are made from."""

from __future__ import annotations

from typing import NamedTuple

from scripts.pages.view import Entry, Fact, Part, Row, Section, Statement, Table

View = Statement | Row | Table | Fact | Entry | Part | Section

SILENT = frozenset({"id", "section", "absence", "ordered", "picture"})
"""Fields of views that hold no words, or only such as stand elsewhere on the page."""


class Piece(NamedTuple):
    """A text in a view."""

    text: str
    """Empty where something begins that has a permanent link."""
    anchor: str
    """The nearest permanent link around it."""
    heading: str
    """The section or entry that it lies in."""
    field: str
    """The field of the thing with that permanent link; empty where it lies deeper inside."""
    told: bool
    """Whether another section tells it (``Fact.section``)."""


def pieces(views: object) -> list[Piece]:
    """All texts in the views."""
    found: list[Piece] = []
    _gather(views, "", "", False, found)
    return found


def _gather(view: object, anchor: str, heading: str, told: bool, found: list[Piece]) -> None:
    if isinstance(view, str):
        found.append(Piece(view, anchor, heading, "", told))
    elif type(view) is tuple:
        for child in view:
            _gather(child, anchor, heading, told, found)
    elif isinstance(view, View):
        _enter(view, anchor, heading, told, found)


def _enter(view: View, anchor: str, heading: str, told: bool, found: list[Piece]) -> None:
    own = "" if isinstance(view, Table | Part) else view.id
    if own:
        anchor = own
        found.append(Piece("", anchor, heading, "", told))
    if isinstance(view, Section):
        heading = view.title or heading
    elif isinstance(view, Entry):
        heading = view.name or heading
    elsewhere = told or (isinstance(view, Fact) and bool(view.section))
    for name, value in zip(view._fields, view, strict=True):
        if not value or name in SILENT:
            continue
        if own and isinstance(value, str):
            found.append(Piece(value, anchor, heading, name, told))
        else:
            _gather(value, anchor, heading, elsewhere if name == "value" else told, found)

"""The words in views, in the order of the page, and where each stands: what search and backlinks are made from."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import NamedTuple

HEADINGS = {"Section": "title", "Entry": "name"}
"""The views that begin a stretch of the page, and the field that is its heading."""

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
    elif isinstance(view, tuple):
        for child in view:
            _gather(child, anchor, heading, told, found)
    elif view is not None:
        _enter(view, anchor, heading, told, found)


def _enter(view: object, anchor: str, heading: str, told: bool, found: list[Piece]) -> None:
    held = vars(view)
    own = held.get("id")
    if own:
        anchor = own
        found.append(Piece("", anchor, heading, "", told))
    kind = type(view)
    if kind.__name__ in HEADINGS:
        heading = held[HEADINGS[kind.__name__]] or heading
    for name in _speaking(kind):  # type: ignore[arg-type]  # mypy knows no type as hashable
        value = held[name]
        if not value:
            continue
        if own and isinstance(value, str):
            found.append(Piece(value, anchor, heading, name, told))
        else:
            _gather(value, anchor, heading, told or (name == "value" and bool(held.get("section"))), found)


@cache
def _speaking(view: type) -> tuple[str, ...]:
    """The fields of a view that may hold words."""
    return tuple(field.name for field in fields(view) if field.name not in SILENT)

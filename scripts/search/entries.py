"""What can be found: one entry for each page and each permanent link on it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass

from markupsafe import Markup

from scripts import glossary, places
from scripts.glossary import Absence, Word
from scripts.library import ConceptEntry, GameData, Library
from scripts.links import Links
from scripts.model.claim import Node
from scripts.model.labels import Kinds
from scripts.model.walk import key_of, walk
from scripts.pages.glossary import full_name, word_name

BREAK = re.compile(r"<br\s*/?>")
TAG = re.compile(r"<[^>]+>")
SOURCE = re.compile(r"\[\d+\]")
"""The mark of a source, which says nothing by itself."""

LONGEST_TITLE = 40
KINDS = frozenset(key_of(name, info) for name, info in Kinds.model_fields.items())
"""What a result can be called."""

SKIPPED = frozenset({"id", "section", "absence", "ordered"})
"""Fields of views that hold no words."""


@dataclass(frozen=True)
class Entry:
    """Something to be found: where it is, what it is called, what it says."""

    address: str
    title: str
    kind: str
    """A key of the labels of kinds."""
    names: tuple[str, ...] = ()
    """Other names, readings, romaji, English."""
    text: str = ""


@dataclass
class _Place:
    """What the views say at one permanent link."""

    titles: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)


def of_game(library: Library, game: GameData, sections: object) -> list[Entry]:
    """The game, and every permanent link of its page, in the order of the page."""
    title, *others = game.game.titles
    names = [name for each in (title, *others) for name in (each.name, each.reading, each.en) if name]
    address = places.game(game.id)
    spots: dict[str, _Place] = {}
    for anchor, role, words in _said(sections, ""):
        spot = spots.setdefault(anchor, _Place())
        {"title": spot.titles, "name": spot.names, "text": spot.texts}[role].append(words)
    links = Links(library, address)
    rest = [_of_anchor(links, game, address, anchor, spot) for anchor, spot in spots.items() if anchor]
    return [Entry(address, title.name, "game", _unlike(title.name, names)), *rest]


def _of_anchor(links: Links, game: GameData, address: str, anchor: str, spot: _Place) -> Entry:
    thing = game.thing(anchor)
    name = links.name(game, anchor) if thing else next(iter(spot.titles), anchor)
    own = [str(getattr(thing.record, key, None) or "") for key in ("reading", "en")] if thing else []
    said = [text for text in spot.texts if text != name] if _is_name(name, game, anchor) else spot.texts
    short = name if len(name) <= LONGEST_TITLE else name[: LONGEST_TITLE - 1] + "…"
    kind = thing.kind if thing else "section" if anchor in places.SECTIONS else "step"
    names = _unlike(name, [*own, *spot.names])
    return Entry(f"{address}#{anchor}", short, kind if kind in KINDS else "section", names, " ".join(said))


def _is_name(title: str, game: GameData, anchor: str) -> bool:
    """Whether a title is a name, which need not be said again, and not the sentence that the thing consists of."""
    record = thing.record if (thing := game.thing(anchor)) else None
    return title not in (getattr(record, "text", None), getattr(record, "means", None))


def _unlike(title: str, names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, and none that is the title."""
    return tuple(dict.fromkeys(name for name in names if name and name != title))


def _said(view: object, anchor: str) -> Iterator[tuple[str, str, str]]:
    """All words in the views: the permanent link they stand under, whether they are its title, name or text, the words.

    A value that another section tells (``Fact.section``) is left to that section.
    """
    if isinstance(view, tuple):
        for child in view:
            yield from _said(child, anchor)
    elif is_dataclass(view):
        own = str(getattr(view, "id", "") or "")
        anchor = own or anchor
        if own:
            yield anchor, "text", ""
        skipped = SKIPPED | ({"value"} if getattr(view, "section", "") else set()) | ({"label"} if own else set())
        for each in fields(view):
            if each.name not in skipped:
                value = getattr(view, each.name)
                if isinstance(value, str):
                    yield from _words(anchor, ROLES.get(each.name, "text") if own else "text", value)
                else:
                    yield from _said(value, anchor)
    elif isinstance(view, str):
        yield from _words(anchor, "text", view)

"""What can be found: one entry for each page and each permanent link on it."""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from scripts import glossary, places
from scripts.concepts import ConceptEntry
from scripts.library import GameData, Library, Thing
from scripts.links import Links
from scripts.model.facets import FacetGroup
from scripts.model.labels.pages import Kinds
from scripts.model.walk import key_of
from scripts.pages.calls import Call
from scripts.pages.glossary import full_name
from scripts.pages.pieces import Piece

BREAK = re.compile(r"<br\s*/?>")
TAG = re.compile(r"<[^>]+>")
SOURCE = re.compile(r"\[\d+\]")
"""The mark of a source, which says nothing by itself."""

LONGEST_SENTENCE = 40
"""A sentence as a title is cut; a name never."""

KINDS = frozenset(key_of(name, info) for name, info in Kinds.model_fields.items())
"""What a result can be called."""

SILENT = "label"
"""The field with what is said before a thing with a permanent link: its kind, its number, or its name."""

ROLES = {"title": "title", "name": "title", "reading": "name", "en": "name"}
"""What a field's words are to a thing with a permanent link; all else is text."""


class Entry(NamedTuple):
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

    title: list[str] = field(default_factory=list)
    name: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


def of_game(library: Library, game: GameData, found: Iterable[Piece]) -> list[Entry]:
    """The game, and every permanent link of its page, in the order of the page, of which ``found`` are the pieces."""
    title, *others = game.game.titles
    names = [name for each in (title, *others) for name in (each.name, each.reading, each.en) if name]
    address = places.game(game.id)
    spots: dict[str, _Place] = defaultdict(_Place)
    for piece in found:
        if piece.told:
            continue
        spot = spots[piece.anchor]
        if piece.text and piece.field != SILENT and (words := _plain(piece.text)):
            getattr(spot, ROLES.get(piece.field, "text")).append(words)
    links = Links(library, address)
    rest = [_of_anchor(links, game, address, anchor, spot) for anchor, spot in spots.items() if anchor]
    return [Entry(address, title.name, "game", _unlike(title.name, names)), *rest]


def _of_anchor(links: Links, game: GameData, address: str, anchor: str, spot: _Place) -> Entry:
    thing = game.thing(anchor)
    name = links.name(game, anchor) if thing else next(iter(spot.title), anchor)
    own = [thing.text(key) for key in ("name", "reading", "en")] if thing else []
    names = _unlike(name, [*own, *spot.name])
    named = _has_name(thing)
    told = {*names, name} if named else names
    short = name if named or len(name) <= LONGEST_SENTENCE else name[: LONGEST_SENTENCE - 1] + "…"
    kind = thing.kind if thing else "section" if anchor in places.SECTIONS else "step"
    text = " ".join(said for said in spot.text if said not in told)
    return Entry(f"{address}#{anchor}", short, kind if kind in KINDS else "section", names, text)


def _has_name(thing: Thing | None) -> bool:
    """Whether what a thing is called is a name, which its text need not repeat, and not the sentence it consists of."""
    if thing is None or thing.kind == "setting":
        return True
    return any(thing.text(key) for key in ("name", "title", "form"))


def _unlike(title: str, names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, and none that is the title."""
    return tuple(dict.fromkeys(name for name in names if name and name != title))


def _plain(text: str) -> str:
    """The words of a text or of HTML, without the marks of sources."""
    if isinstance(text, Markup) and ("<" in text or "&" in text):
        text = html.unescape(TAG.sub("", BREAK.sub(" ", text)))
    return "" if SOURCE.fullmatch(text) else " ".join(str.split(text))  # HTML would split itself into HTML


def of_concept(library: Library, entry: ConceptEntry, calls: Iterable[Call]) -> Entry:
    """A concept, by all its names and what the games call it; with what is said of it and of its words."""
    concept = entry.record
    links = Links(library, places.GLOSSARY)
    names = [concept.name, concept.reading, glossary.romaji(concept), concept.en, *concept.spellings, *concept.found_by]
    text = [links.words_of_concept(sentence) for sentence in concept.text]
    for call in calls:
        names += [name for said in call.said for name in (said.name, said.reading)]
        text += call.texts
    title = full_name(entry)
    return Entry(places.concept(concept.id), title, "concept", _unlike(title, names), " ".join(dict.fromkeys(text)))


def of_lists(library: Library) -> list[Entry]:
    """The pages that list games, concepts and products, and those that compare games."""
    labels = library.labels
    games, words, products, compare = labels.games, labels.glossary, labels.product_list, labels.compare
    return [
        Entry(places.GAMES, games.title, "page", (), games.description),
        Entry(places.GLOSSARY, words.title, "page", (), words.description),
        Entry(places.CONCORDANCE, words.concordance, "page", (), words.concordance_description),
        Entry(places.PRODUCTS, products.title, "page", (), products.description),
        Entry(places.COMPARE, compare.title, "page", (), compare.description),
        *(
            Entry(places.topic(group.id), compare.topic.format(topic=group.label), "page", (), _asked(group))
            for group in library.facets
        ),
        Entry(places.CHANGES, labels.history.title, "page", (), labels.history.description),
        Entry(places.STATUS, labels.status.title, "page", (), labels.status.description),
        Entry(places.FIELDS, labels.fields.title, "page", (), labels.fields.description),
    ]


def of_checks(library: Library) -> list[Entry]:
    """The pages that explain the checks, by their codes: players who look for a rule should hardly meet them."""
    labels = library.labels.checks
    listed = [Entry(places.CHECKS, labels.title, "page", (), labels.description)] if library.checks else []
    return listed + [Entry(places.check(code), code, "page", (), check.title) for code, check in library.checks.items()]


def _asked(group: FacetGroup) -> str:
    """What a topic's table compares."""
    return " ".join((group.about, *(f"{facet.label}：{facet.about}" for facet in group.facets)))

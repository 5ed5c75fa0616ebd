"""What can be found: one entry for each page and each permanent link on it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from markupsafe import Markup

from scripts import glossary, places
from scripts.library import ConceptEntry, GameData, Library
from scripts.links import Links
from scripts.pages.glossary import full_name, word_name

TAG = re.compile(r"<[^>]+>")
LONGEST_TITLE = 40


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


def of_game(library: Library, game: GameData, sections: object) -> list[Entry]:
    """The game, and every permanent link of its page, in the order of the page."""
    title, *others = game.game.titles
    names = [name for each in (title, *others) for name in (each.name, each.reading, each.en) if name]
    address = places.game(game.id)
    found = [Entry(address, title.name, "game", tuple(dict.fromkeys(names)))]
    texts: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    for anchor, heading, text in _texts(sections, ""):
        texts.setdefault(anchor, []).append(text)
        if heading:
            titles.setdefault(anchor, heading)
    links = Links(library, address)
    for anchor, said in texts.items():
        if anchor:
            found.append(_of_anchor(links, game, address, anchor, titles.get(anchor, ""), " ".join(filter(None, said))))
    return found


def _of_anchor(links: Links, game: GameData, address: str, anchor: str, heading: str, text: str) -> Entry:
    thing = game.thing(anchor)
    kind = thing.kind if thing else "section"
    name = links.name(game, anchor) if thing else heading or anchor
    names = [str(getattr(thing.record, field, None) or "") for field in ("reading", "en")] if thing else []
    short = name if len(name) <= LONGEST_TITLE else name[: LONGEST_TITLE - 1] + "…"
    return Entry(f"{address}#{anchor}", short, kind, tuple(filter(None, names)), text)


def _texts(view: object, anchor: str) -> Iterator[tuple[str, str, str]]:
    """Each text in the views: the permanent link it stands under, that link's heading, the words."""
    if isinstance(view, Markup):
        yield anchor, "", html.unescape(TAG.sub("", view))
    elif isinstance(view, tuple):
        for child in view:
            yield from _texts(child, anchor)
    elif is_dataclass(view):
        own = str(getattr(view, "id", "") or "")
        if own:
            anchor = own
            yield anchor, str(getattr(view, "title", "") or getattr(view, "name", "") or ""), ""
        skipped = {"id", "name", "title", "marks", "section"} if own else {"marks", "section"}
        for field in fields(view):
            if field.name not in skipped:
                yield from _texts(getattr(view, field.name), anchor)


def of_concept(library: Library, entry: ConceptEntry, words: list[glossary.Word]) -> Entry:
    """A concept, by all its names and what the games call it."""
    concept = entry.record
    links = Links(library, places.GLOSSARY)
    names = [concept.reading, glossary.romaji(concept), concept.en, *concept.spellings]
    names += [name for word in words for name in (word_name(library, word), word.reading) if name]
    text = " ".join(links.words_of_concept(sentence) for sentence in concept.text)
    unique = tuple(dict.fromkeys(name for name in names if name != concept.name))
    return Entry(places.concept(concept.id), full_name(entry), "concept", unique, text)

"""The glossary's index, in the order of the 五十音; and what its pages share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from scripts import glossary, kana, places
from scripts.concepts import ConceptEntry
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.pages.calls import Call, Calls
from scripts.pages.view import Page

FEW = 200
"""Games up to which the index can be narrowed by each game and by all that any of them says."""

LISTED = 20
"""Words of a concept that are told of where there are more games than can be gone through one by one."""


@dataclass(frozen=True)
class IndexEntry:
    """A line of the index; ``search`` is what narrowing looks at, names parted by slashes."""

    link: Markup
    reading: str
    en: str
    category: str
    category_label: str
    games: str
    search: str


@dataclass(frozen=True)
class IndexRow:
    """A row of the 五十音."""

    id: str
    label: str
    entries: tuple[IndexEntry, ...]


def index(library: Library, calls: Calls) -> Page:
    """The 五十音 index; ``calls`` are what the games say of each concept."""
    rows: dict[int, list[IndexEntry]] = {}
    for entry in in_order(library):
        row = kana.row_of(entry.record.reading)
        listed_in = rows.setdefault(len(kana.ROWS) if row is None else row, [])
        listed_in.append(_entry(library, entry, calls[entry.record.id]))
    labels = library.labels.glossary
    heads = (*(row[0] for row in kana.ROWS), labels.others)
    listed = tuple(IndexRow(f"row-{number}", heads[number], tuple(rows[number])) for number in sorted(rows))
    categories = library.vocabularies["concept-category"].words
    used = {entry.category for entry in in_order(library)}
    values: dict[str, object] = {
        "labels": library.labels,
        "rows": listed,
        "categories": tuple((id_, word.label) for id_, word in categories.items() if id_ in used),
        "games": tuple((game.id, game.game.titles[0].name) for game in by_title(library)) if _few(library) else (),
    }
    return Page("glossary/index.md", "glossary.md.j2", values)


def in_order(library: Library) -> list[ConceptEntry]:
    """All concepts in the order of their readings."""
    found = (entries[0] for entries in library.concepts.values())
    return sorted(found, key=lambda entry: (kana.order(entry.record.reading), entry.record.id))


def by_title(library: Library) -> list[GameData]:
    """All games in the order of their titles' readings."""
    return sorted(library.games.values(), key=_title_order)


def _title_order(game: GameData) -> tuple[tuple[str, str], str]:
    title = game.game.titles[0]
    return kana.order(title.reading or title.name), game.id


def _entry(library: Library, entry: ConceptEntry, calls: Mapping[str, Call]) -> IndexEntry:
    concept = entry.record
    said = [concept.name, concept.reading, concept.en, glossary.romaji(concept), *concept.spellings, *concept.found_by]
    if _few(library):
        said += [text for call in calls.values() for word in call.said for text in (word.name, word.reading) if text]
    else:
        said += [name for name, _ in most_said(calls.values())[:LISTED]]
    return IndexEntry(
        link=Links(library, places.GLOSSARY).to_concept(concept.id, full_name(entry)),
        reading="" if concept.reading == concept.name else concept.reading,
        en=concept.en,
        category=entry.category,
        category_label=library.vocabularies["concept-category"].words[entry.category].label,
        games=" ".join(sorted(id_ for id_, call in calls.items() if call.said)) if _few(library) else "",
        search="/".join(dict.fromkeys(said)),
    )


def _few(library: Library) -> bool:
    return len(library.games) <= FEW


def most_said(calls: Iterable[Call]) -> list[tuple[str, int]]:
    """What games call a concept and how many do, the most frequent first."""
    games = Counter(name for call in calls for name in {said.name for said in call.said})
    return sorted(games.items(), key=lambda pair: (-pair[1], pair[0]))


def full_name(entry: ConceptEntry) -> str:
    """The concept's name, with what tells it from another of the same name."""
    concept = entry.record
    return f"{concept.name}（{concept.qualifier}）" if concept.qualifier else concept.name

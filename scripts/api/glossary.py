"""glossary.json: every concept; and a file for each: what the games call it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scripts import glossary, places
from scripts.api.models import VERSION, Concept, GlossaryFile
from scripts.concepts import CATEGORIES, ConceptEntry
from scripts.library import Library
from scripts.links import Links
from scripts.pages.calls import Call, Calls
from scripts.pages.glossary import full_name, in_order


def concepts(library: Library, calls: Calls) -> GlossaryFile:
    """All concepts, in the order of their readings."""
    return GlossaryFile(
        version=VERSION,
        licence=places.LICENCE,
        categories={id_: word.label for id_, word in library.vocabularies[CATEGORIES].words.items()},
        concepts=tuple(_concept(library, entry, calls[entry.record.id]) for entry in in_order(library)),
    )


def _concept(library: Library, entry: ConceptEntry, calls: Mapping[str, Call]) -> Concept:
    record = entry.record
    links = Links(library, "")
    return Concept(
        id=record.id,
        name=record.name,
        qualifier=record.qualifier or "",
        reading=record.reading,
        romaji=glossary.romaji(record),
        en=record.en,
        spellings=record.spellings,
        category=entry.category,
        text=tuple(map(links.words_of_concept, record.text)),
        address=places.concept(record.id),
        games=sum(bool(call.said) for call in calls.values()),
        lacking=sum(call.absent for call in calls.values()),
    )


def file(entry: ConceptEntry, calls: Mapping[str, Call]) -> dict[str, Any]:
    """What the file of a concept holds: a ``ConceptFile``, though not as one, as there are many words."""
    id_ = entry.record.id
    return {
        "version": VERSION,
        "licence": places.LICENCE,
        "id": id_,
        "name": full_name(entry),
        "address": places.concept(id_),
        "words": [
            {
                "word": word.name,
                "reading": word.reading,
                "anchor": word.anchor,
                "relation": word.relation,
                "differs": word.differs,
                "game": game,
            }
            for game, call in calls.items()
            for word in call.said
        ],
        "absent": [game for game, call in calls.items() if call.absent],
    }

"""The page of one concept: what it is, what each game calls it, where it is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from scripts import glossary, places
from scripts.concepts import ConceptEntry
from scripts.lexicon import Lexicon, Target
from scripts.library import Library
from scripts.links import Links
from scripts.model.concepts import Concept
from scripts.pages import definitions, schema_org
from scripts.pages.calls import Call
from scripts.pages.common import game_link
from scripts.pages.context import Context
from scripts.pages.glossary import full_name
from scripts.pages.pieces import pieces
from scripts.pages.uses import uses
from scripts.pages.view import Fact, Page, Statement

FULL = 50
"""Games whose every use of a concept is listed on its page; of further ones only the number."""


@dataclass(frozen=True)
class UseGroup:
    """Where one game uses a concept."""

    game: Markup
    places: tuple[Markup, ...]


def concept(library: Library, entry: ConceptEntry, words: Lexicon, calls: Mapping[str, Call]) -> tuple[Page, Page]:
    """The page of one concept, and the definitions beside it.

    ``words`` are those of the shared glossary, ``calls`` what each game says.
    """
    record = entry.record
    address = places.concept(record.id)
    links = Links(library, address, words, (Target(record.id),))
    description = links.words_of_concept(record.text[0])
    using = sorted((places.game(id_), id_) for id_, call in calls.items() if call.spots)
    labels = library.labels.glossary
    text = tuple(links.of_concept(sentence) for sentence in record.text)
    facts = _facts(library, entry, links)
    values: dict[str, object] = {
        "title": full_name(entry),
        "name": record.name,
        "qualifier": record.qualifier or "",
        "reading": record.reading,
        "description": description,
        "about": schema_org.concept(library, entry, full_name(entry), description),
        "text": text,
        "facts_": facts,
        "head": (labels.game, labels.word, labels.relation, labels.differs),
        "calls": _printed((*(call.rows for call in calls.values()), *(call.lacks for call in calls.values()))),
        "uses": tuple(_uses(library, address, id_, calls[id_].spots) for _, id_ in using[:FULL]),
        "more": _printed(calls[id_].times for _, id_ in using[FULL:]),
        "source": f"data/concepts/{entry.category}.yml",
        "labels": library.labels,
    }
    of_calls = {link: said for call in calls.values() for link, said in call.definitions.items()}
    beside = definitions.page(library, address, uses(address, pieces((text, facts))), of_calls)
    return Page(f"{address}index.md", "concept.md.j2", values), beside


def _printed(parts: Iterable[str]) -> tuple[Markup, ...]:
    return tuple(Markup(part) for part in parts if part)  # printed by a template


def _facts(library: Library, entry: ConceptEntry, links: Links) -> tuple[Fact, ...]:
    record, labels = entry.record, library.labels.glossary
    rows = [
        Fact(labels.reading, Statement(escape(record.reading))),
        Fact(labels.romaji, Statement(escape(glossary.romaji(record)))),
        Fact(labels.en, Statement(escape(record.en))),
        Fact(labels.category, Statement(escape(library.vocabularies["concept-category"].words[entry.category].label))),
    ]
    if record.spellings:
        rows.append(Fact(labels.spellings, Statement(escape(library.labels.list.join(record.spellings)))))
    for label, ids in (
        (labels.broader, record.broader),
        (labels.narrower, glossary.pointing_at(library, record.id, "broader")),
        (labels.related, _both_ways(library, record, "related")),
        (labels.contrast, _both_ways(library, record, "contrast")),
    ):
        if ids:
            named = (links.to_concept(id_, _full_name(library, id_)) for id_ in ids)
            rows.append(Fact(label, Statement(escape(library.labels.list).join(named))))
    return tuple(rows)


def _full_name(library: Library, id_: str) -> str | None:
    entry = library.concept(id_)
    return full_name(entry) if entry else None


def _both_ways(library: Library, record: Concept, relation: str) -> tuple[str, ...]:
    """A relation that holds from either side, though it is written on one."""
    named = (*getattr(record, relation), *glossary.pointing_at(library, record.id, relation))
    return tuple(dict.fromkeys(named))


def _uses(library: Library, address: str, id_: str, spots: Sequence[Sequence[str]]) -> UseGroup:
    ctx = Context(library, library.games[id_], address)
    link = Markup('<a href="{}">{}</a>')
    return UseGroup(game_link(ctx), tuple(link.format(ctx.links.address(ctx.game, at), said) for at, said in spots))

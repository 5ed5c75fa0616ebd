"""The page of one concept: what it is, what each game calls it, where it is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from scripts import glossary, lexicon, places
from scripts.concepts import ConceptEntry
from scripts.glossary import Absence, Word
from scripts.lexicon import Lexicon, Target
from scripts.library import Library
from scripts.links import Links
from scripts.model.concepts import Concept
from scripts.pages import schema_org
from scripts.pages.context import Context
from scripts.pages.glossary import full_name, game_link, word_name
from scripts.pages.uses import Use
from scripts.pages.view import Fact, Page, Row, Statement, Table

FULL = 50
"""Games whose every use of a concept is listed on its page; of further ones only the number."""


@dataclass(frozen=True)
class UseGroup:
    """Where one game uses a concept."""

    game: Markup
    places: tuple[Markup, ...]
    number: int


@dataclass(frozen=True)
class Shared:
    """What all concept pages are made from, computed once."""

    words: Mapping[str, list[Word]]
    absences: Mapping[str, list[Absence]]
    uses: Mapping[str, Sequence[Use]]
    lexicon: Lexicon


def shared(library: Library, found: Iterable[Use]) -> Shared:
    """Words, absences and uses of every concept; a use of a game's thing counts for the concept it is tied to."""
    by_concept: dict[str, list[Use]] = {}
    for use in found:
        for id_ in _concepts_at(library, use):
            by_concept.setdefault(id_, []).append(use)
    words = lexicon.of_concepts(library)
    return Shared(glossary.words(library), glossary.absences(library), by_concept, words)


def _concepts_at(library: Library, use: Use) -> tuple[str, ...]:
    kind, _, rest = use.target.partition("/")
    id_ = rest.strip("/")
    if kind == "glossary" and library.concept(id_):
        return (id_,)
    game = library.games.get(id_) if kind == "games" else None
    found = glossary.concept_of(library, game, use.target_anchor) if game else None
    return (found.id,) if found else ()


def concept(library: Library, entry: ConceptEntry, shared: Shared) -> Page:
    """The page of one concept."""
    record = entry.record
    address = places.concept(record.id)
    links = Links(library, address, shared.lexicon, (Target(record.id),))
    description = links.words_of_concept(record.text[0])
    values: dict[str, object] = {
        "title": full_name(entry),
        "name": record.name,
        "qualifier": record.qualifier or "",
        "reading": record.reading,
        "description": description,
        "about": schema_org.concept(library, entry, full_name(entry), description),
        "text": tuple(links.of_concept(sentence) for sentence in record.text),
        "facts_": _facts(library, entry, links),
        "calls": _calls(library, address, shared.words[record.id], shared.absences[record.id]),
        "uses": _uses(library, address, shared.uses.get(record.id, ())),
        "source": f"data/concepts/{entry.category}.yml",
        "labels": library.labels,
        "full": FULL,
    }
    return Page(f"{address}index.md", "concept.md.j2", values)


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


def _calls(library: Library, address: str, words: Sequence[Word], absences: Sequence[Absence]) -> Table | None:
    labels = library.labels.glossary
    rows = [_call(library, address, word) for word in words]
    for absence in absences:
        ctx = Context(library, absence.game, address)
        nothing = ctx.missing("none")
        rows.append(Row((Statement(game_link(ctx)), nothing, Statement(), Statement(ctx.text(absence.text)))))
    head = (labels.game, labels.word, labels.relation, labels.differs)
    return Table(tuple(map(escape, head)), tuple(rows)) if rows else None


def _call(library: Library, address: str, word: Word) -> Row:
    ctx = Context(library, word.game, address)
    name = word_name(library, word)
    link = ctx.links.to(word.game, word.term.at, name) if word.term.at else escape(name)
    relation = getattr(library.labels.relation, word.term.relation)
    note = Statement(ctx.text(word.term.differs), marks=ctx.marks(word.term), notes=ctx.notes(word.term))
    return Row(
        (Statement(game_link(ctx)), Statement(name=link, reading=word.reading), Statement(escape(relation)), note)
    )


def _uses(library: Library, address: str, found: Sequence[Use]) -> tuple[UseGroup, ...]:
    groups: dict[str, list[Use]] = {}
    for use in found:
        groups.setdefault(use.page, []).append(use)
    listed = []
    for number, (page, uses) in enumerate(sorted(groups.items())):
        game = library.games[page.split("/")[1]]
        ctx = Context(library, game, address)
        where = dict.fromkeys((use.anchor, use.heading) for use in uses)
        spots = tuple(_place(ctx, anchor, heading) for anchor, heading in where) if number < FULL else ()
        listed.append(UseGroup(game_link(ctx), spots, len(where)))
    return tuple(listed)


def _place(ctx: Context, anchor: str, heading: str) -> Markup:
    """A link to the place of a use, named after its heading and, below that, the thing it stands at."""
    thing = ctx.game.thing(anchor)
    name = ctx.links.name(ctx.game, anchor) if thing else heading
    said = heading if name == heading else "：".join(filter(None, (heading, _short(name))))
    return Markup('<a href="{}">{}</a>').format(ctx.links.address(ctx.game, anchor), said or anchor)


def _short(text: str, most: int = 24) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"

"""Cells of comparisons in words: what readers, tables and programs see of a value."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any

from scripts.compare.table import Cell, cells, vocabulary
from scripts.compare.values import Item, Span, Value
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.model.base import ABSENCES
from scripts.model.claim import Claim, Fact, Node
from scripts.model.count import Bounds, Copies, Count, Quota
from scripts.model.facets import Facet
from scripts.model.game import GameType, Players, Time
from scripts.model.labels import Labels
from scripts.model.setup import Gauge, Hand
from scripts.model.terms import Term
from scripts.model.victory import Condition
from scripts.pages import figures

WORDED = (Fact, Gauge, Hand, Count, Copies, Quota, Players, Time, GameType, Condition)
"""Records whose text and notes are about the value, and not about a thing that has it among others."""

MANY = 3
"""Numbers that are told one by one; of more the range is told."""


@dataclass(frozen=True, slots=True)
class Told:
    """A cell in plain words."""

    cell: Cell
    """Without what it was found in."""
    label: str
    """The typed value, short."""
    text: tuple[str, ...] = ()
    """What the data says in sentences."""
    notes: tuple[str, ...] = ()


Everything = Mapping[str, Mapping[str, Told]]
"""The cells of all games by their ids, and then by facet."""


def of_all(library: Library) -> Everything:
    """The cells of all games by their ids, for pages, tables and programs alike; compute them once."""
    return {game.id: told(library, game) for game in library.games.values()}


def told(library: Library, game: GameData) -> dict[str, Told]:
    """All cells of a game by the facets' ids."""
    return in_words(library, game, cells(library, game))


def in_words(library: Library, game: GameData, cells: Mapping[str, Cell]) -> dict[str, Told]:
    """The cells of a game in plain words."""
    links = Links(library, "")
    return {id_: _told(library, links, game, cell) for id_, cell in cells.items()}


def packed(told: Mapping[str, Told]) -> list[object]:
    """Cells as plain values, for the store."""
    return [
        [
            id_,
            each.cell.value.state,
            [astuple(item) if isinstance(item, Span) else item for item in each.cell.value.items],
            each.cell.anchor,
            each.label,
            each.text,
            each.notes,
        ]
        for id_, each in told.items()
    ]


def unpacked(library: Library, values: Any) -> dict[str, Told]:
    """Cells from the store's values; raises ``ValueError``, ``TypeError`` or ``KeyError`` where they are none."""
    facets = {facet.id: facet for group in library.facets for facet in group.facets}
    found = {}
    for id_, state, items, anchor, label_, text, notes in values:
        read = tuple(item if isinstance(item, str) else Span(*item) for item in items)
        cell = Cell(facets[id_], Value(state, read), (), anchor)
        found[id_] = Told(cell, label_, tuple(text), tuple(notes))
    if list(found) != list(facets):
        raise ValueError("other facets")
    return found


def _told(library: Library, links: Links, game: GameData, cell: Cell) -> Told:
    holders = list({id(found.holder): found.holder for found in cell.found}.values())
    worded = [holder for holder in holders if isinstance(holder, WORDED)]
    asked = {key for found in cell.found for key in found.path[-1:]}
    text = [said for holder in worded for said in _texts(links, game, holder, asked)]
    text += [said for holder in holders if isinstance(holder, Term) for said in _words(links, game, holder)]
    notes = [note for holder in worded for note in _notes(links, game, holder, library.labels)]
    notes += [
        library.labels.accepted.format(what=links.words(each.reason, game))
        for each in game.game.exceptions
        if cell.anchor in each.at
    ]
    # Without the records it was found in, which would keep them all in memory.
    return Told(replace(cell, found=()), label(library, game, cell), _each_once(text), _each_once(notes))


def label(library: Library, game: GameData, cell: Cell) -> str:
    """The typed value in short: the vocabulary's labels, numbers with their unit, the label of an absence."""
    labels, state = library.labels, cell.value.state
    if state == "gap":
        return labels.absence.gap
    if state == "untyped":
        return labels.compare.untyped
    if state != "known":
        return figures.absence(state, labels)
    items = cell.value.items
    spans = [item for item in items if isinstance(item, Span)]
    if len(spans) > MANY and len(spans) == len(items):
        most = -1 if any(span.most < 0 for span in spans) else max(span.most for span in spans)
        items = (Span(min(span.fewest for span in spans), most),)
    return labels.list.join(_item(library, game, cell.facet, item) for item in items)


def _item(library: Library, game: GameData, facet: Facet, item: Item) -> str:
    labels = library.labels
    if isinstance(item, Span):
        return _span(library, game, facet, item)
    if item in ABSENCES:
        return figures.absence(item, labels)
    if facet.kind == "date":
        return figures.date(item, labels)
    if facet.kind == "range":
        return {"some": labels.count.some, "unlimited": labels.count.unlimited}.get(item, labels.count.same_as_opponent)
    name = vocabulary(facet)
    word = library.vocabularies[name].words.get(item) if name else None
    thing = None if word or not name else game.thing(item)
    return word.label if word else str(getattr(thing.record, "name", item)) if thing else item


def _span(library: Library, game: GameData, facet: Facet, span: Span) -> str:
    labels = library.labels
    bounds = Bounds(min=span.fewest or None, max=None if span.most < 0 else span.most)
    if span.fewest == span.most:
        bounds = Bounds(exactly=span.fewest)
    said = figures.span(bounds, facet.unit or "", labels)
    if span.of == "recommended":
        return labels.count.recommended.format(n=said)
    if not span.of:
        return said
    word = library.vocabularies["who"].words.get(span.of)
    side = game.thing(span.of)
    return (word.label if word else str(getattr(side.record, "name", span.of)) if side else span.of) + said


def _texts(links: Links, game: GameData, record: Claim, asked: Container[object]) -> Iterator[str]:
    """The sentence of a record, after the figure, the cards, the condition or the moment that it holds for.

    ``asked`` are the keys in question: the moment of a hand is the one at which
    it is adjusted, and belongs to nothing else that is asked of it.
    """
    at = getattr(record, "at", None) if "adjust" in asked or not isinstance(record, Hand) else None
    when, said = getattr(record, "when", None) or at, getattr(record, "text", None)
    parts = [links.words(part, game) for part in (when, said) if isinstance(part, str)]
    if isinstance(record, Quota) or (isinstance(record, Copies) and record.of):
        parts = [*_held(links, game, record, asked), *parts]
    if isinstance(record, Gauge) and record.name and parts:
        parts.insert(0, record.name)
    if parts:
        yield links.library.labels.compare.when.join(parts)


def _held(links: Links, game: GameData, record: Copies | Quota, asked: Container[object]) -> Iterator[str]:
    """Of which cards a deck holds how many; only which, where the record has a sentence of its own."""
    labels, words = links.library.labels, links.library.vocabularies
    if record.under:
        yield labels.under.format(what=labels.list.join(links.name(game, id_) for id_ in record.under))
    what = [links.name(game, id_) for id_ in record.of]
    if record.text:
        yield from filter(None, [labels.list.join(what)])
        return
    if isinstance(record, Copies):
        by = words["copies-by"].words.get(record.by)
        many = labels.count.unlimited
        if isinstance(record.max, int):
            many = labels.count.up_to.format(n=f"{figures.number(record.max)}{labels.unit.card}")
        if "by" in asked:
            many = by.label if by else figures.absence(record.by, labels)
    else:
        if record.distinct:
            word = words["distinct"].words.get(record.distinct)
            what.append(word.label if word else links.name(game, record.distinct))
        many = figures.span(record, labels.unit.kind if record.distinct else labels.unit.card, labels)
        if record.per:
            many = labels.deck.per.format(n=f"{figures.number(record.per)}{labels.unit.card}") + many
    yield labels.deck.quota.format(what=labels.list.join(what) or labels.every_card, n=many)


def _words(links: Links, game: GameData, term: Term) -> Iterator[str]:
    """What the game calls the concept that it was asked for."""
    yield term.term or links.name(game, str(term.at))


def _notes(links: Links, game: GameData, record: Claim, labels: Labels) -> Iterator[str]:
    yield from _statements(links, game, record.note)
    for other in getattr(record, "also", ()):
        yield labels.also.format(what=links.words(other.text, game))
    for slip in record.slip:
        yield labels.slip.format(printed=slip.printed, read=slip.read)


def _statements(links: Links, game: GameData, nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        if node.text:
            yield links.words(node.text, game)
        yield from _statements(links, game, node.items)


def _each_once(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))

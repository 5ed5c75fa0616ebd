"""What stands in each table for spreadsheets; the first row is the heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scripts import glossary, places
from scripts.api import games
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.model.base import ABSENCES, entries
from scripts.model.facets import FacetGroup
from scripts.model.labels import Labels
from scripts.model.products import Product
from scripts.pages import figures
from scripts.pages.calls import Call, Calls
from scripts.pages.glossary import by_title, full_name, in_order
from scripts.pages.told import Everything, Told

Row = Sequence[str]


def of_group(library: Library, group: FacetGroup, everything: Everything) -> Iterator[Row]:
    """A game a row: for each facet the typed value in short, and what is said in sentences."""
    labels = library.labels
    heads = ((facet.label, labels.table.wording.format(facet=facet.label)) for facet in group.facets)
    yield (labels.table.game_id, labels.glance.game, *(head for pair in heads for head in pair))
    for game in by_title(library):
        cells = (everything[game.id][facet.id] for facet in group.facets)
        pairs = ((cell.label, _wording(cell, labels)) for cell in cells)
        yield (game.id, game.game.titles[0].name, *(said for pair in pairs for said in pair))


def _wording(cell: Told, labels: Labels) -> str:
    return "\n".join((*cell.text, *(labels.table.note.format(note=note) for note in cell.notes)))


def of_games(library: Library) -> Iterator[Row]:
    """A game a row: its names, dates and address."""
    labels = library.labels
    yield (
        labels.table.game_id,
        labels.glance.game,
        labels.glossary.reading,
        labels.glossary.en,
        labels.table.other_titles,
        labels.table.status,
        labels.products.release,
        labels.sources.verified,
        labels.table.page,
    )
    for each in map(games.entry, by_title(library)):
        others = labels.list.join(name.name for name in each.names[1:])
        status = labels.game.draft_mark if each.status == "draft" else labels.table.complete
        yield (
            each.id,
            each.title,
            each.reading,
            each.en,
            others,
            status,
            each.release,
            each.last_verified,
            each.address,
        )


def of_glossary(library: Library, calls: Calls) -> Iterator[Row]:
    """A concept a row, with a column for what each game calls it."""
    labels = library.labels
    found = by_title(library)
    yield (
        labels.table.id,
        labels.glossary.concept,
        labels.glossary.reading,
        labels.glossary.romaji,
        labels.glossary.en,
        labels.glossary.spellings,
        labels.glossary.category,
        labels.table.text,
        *(game.game.titles[0].name for game in found),
    )
    categories = library.vocabularies["concept-category"].words
    links = Links(library, "")
    for entry in in_order(library):
        concept = entry.record
        said = {id_: _called(labels, call) for id_, call in calls[concept.id].items()}
        yield (
            concept.id,
            full_name(entry),
            concept.reading,
            glossary.romaji(concept),
            concept.en,
            labels.list.join(concept.spellings),
            categories[entry.category].label,
            "".join(map(links.words_of_concept, concept.text)),
            *(said.get(game.id, "") for game in found),
        )


def _called(labels: Labels, call: Call) -> str:
    """What a game says; a word that is not quite the same says so."""
    close, relations = labels.table.close, labels.relation
    names = (
        word.name
        if word.relation == "same"
        else close.format(word=word.name, relation=getattr(relations, word.relation))
        for word in call.said
    )
    return labels.list.join(names) or (labels.absence.none if call.absent else "")


def of_line_up(library: Library) -> Iterator[Row]:
    """A product a row, game by game in the order of the data; of several formats each value in turn."""
    labels = library.labels
    yield (
        labels.table.game_id,
        labels.glance.game,
        labels.table.product_id,
        labels.column.name,
        labels.glossary.reading,
        labels.column.date,
        labels.column.kinds,
        labels.table.variants,
        labels.table.form,
        labels.table.cards,
        labels.table.price,
        labels.table.tax,
        labels.table.page,
    )
    for game in by_title(library):
        for product in entries(game.products.products):
            yield (game.id, game.game.titles[0].name, *_product(labels, game, product))


def _product(labels: Labels, game: GameData, product: Product) -> Row:
    by_id = {each.id: each for each in game.products.formats}
    sold = [by_id[id_] for id_ in product.formats]
    taxes = {"before": labels.table.before_tax, "with": labels.table.with_tax, "not-recorded": ""}
    return (
        product.id,
        product.name,
        product.reading or "",
        _plain(product.date, labels),
        _plain(product.kinds, labels),
        _plain(product.variants, labels),
        labels.list.join(each.form for each in sold),
        labels.list.join(_plain(each.cards, labels) for each in sold),
        labels.list.join(_plain(each.price, labels) for each in sold),
        labels.list.join(taxes[each.tax] if each.price is not None else "" for each in sold),
        places.link("", places.game(game.id), product.id),
    )


def _plain(value: int | str | None, labels: Labels) -> str:
    """A number or a date as a spreadsheet reads it; the label of an absence."""
    if value is None:
        return ""
    return figures.absence(value, labels) if isinstance(value, str) and value in ABSENCES else str(value)

"""The home page: what there is, a comparison to try, terms to start from, the newest games."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup, escape

from scripts import kana, places
from scripts.compare.nearest import TELLING
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.pages import changes
from scripts.pages.calls import Calls
from scripts.pages.common import date, game_link
from scripts.pages.context import Context
from scripts.pages.glossary import full_name
from scripts.pages.index import table
from scripts.pages.near import Neighbours
from scripts.pages.releases import releases
from scripts.pages.told import Everything, Told
from scripts.pages.view import Fact, Page, Row, Statement, Table

FEW = 20
"""Games up to which the home page shows all; of more it shows the newest."""

NEWEST = 5
"""How many games the home page calls newest."""

TERMS = 5
"""How many terms it gives to start from."""

WORDS = 6
"""How many of the games' words for a term it names, those of most games first."""


def home(library: Library, everything: Everything, near: Neighbours, calls: Calls) -> Page:
    """The home page; ``near`` holds for each game those that play most like it."""
    newest = sorted(library.games.values(), key=lambda game: game.game.added, reverse=True)[:NEWEST]
    values: dict[str, object] = {
        "labels": library.labels,
        "offers": _offers(library),
        "games": table(library, places.HOME) if len(library.games) <= FEW else None,
        "pair": _pair(library, everything, near),
        "terms": _terms(library, calls),
        "changes": changes.newest(library),
        "changes_address": places.link(places.HOME, places.CHANGES),
        "feed": places.FEED if library.releases else "",
        "newest": tuple(_added(library, game) for game in newest),
    }
    return Page("index.md", "home.md.j2", values)


def _offers(library: Library) -> tuple[Fact, ...]:
    """The parts of the site, each with a link and how much there is."""
    labels = library.labels
    facets = sum(len(group.facets) for group in library.facets)
    products = len(releases(library.games.values()))
    return tuple(
        Fact(title, Statement(escape(said.format(n=f"{number:,}"))), section=places.link(places.HOME, address))
        for title, said, number, address in (
            (labels.games.title, labels.home.number_of_games, len(library.games), places.GAMES),
            (labels.glossary.title, labels.home.number_of_terms, len(library.concepts), places.GLOSSARY),
            (labels.compare.title, labels.home.number_of_facets, facets, places.COMPARE),
            (labels.product_list.title, labels.home.number_of_products, products, places.PRODUCTS),
        )
    )


def _pair(library: Library, everything: Everything, near: Neighbours) -> tuple[Table, str] | None:
    """The two games that play most alike and still differ in enough to show: in what, and where they are compared."""
    pairs = [(each.distance, id_, each) for id_, found in near.items() for each in found if len(each.differ) == TELLING]
    if not pairs:
        return None
    _, one, each = min(pairs, key=lambda pair: (pair[0], pair[1], pair[2].game))
    ids = (one, each.game)
    rows = tuple(
        Row(
            (
                Statement(escape(everything[one][facet].cell.facet.label)),
                *(_cell(id_, everything[id_][facet]) for id_ in ids),
            )
        )
        for facet in each.differ
    )
    heads = (game_link(Context(library, library.games[id_], places.HOME)) for id_ in ids)
    address = f"{places.link(places.HOME, places.COMPARE)}?games={','.join(ids)}"
    return Table((escape(library.labels.compare.facet), *heads), rows), address


def _cell(id_: str, told: Told) -> Statement:
    address = places.link(places.HOME, places.game(id_), told.cell.anchor)
    return Statement(Markup('<a href="{}">{}</a>').format(address, told.label))


def _terms(library: Library, calls: Calls) -> tuple[Statement, ...]:
    """The terms that most games have, and among those the ones with most names."""
    links = Links(library, places.HOME)
    named = {
        id_: (number, Counter(said.name for call in own.values() for said in call.said))
        for id_, own in calls.items()
        if (number := sum(bool(call.said) for call in own.values()))
    }

    def order(id_: str) -> tuple[object, ...]:
        games, names = named[id_]
        return -games, -len(names), kana.order(library.concepts[id_][0].record.reading), id_

    found = []
    for id_ in sorted(named, key=order)[:TERMS]:
        entry = library.concepts[id_][0]
        concept = entry.record
        names = library.labels.list.join(name for name, _ in named[id_][1].most_common(WORDS))
        link = links.to_concept(id_, full_name(entry))
        reading = "" if concept.reading == concept.name else concept.reading
        found.append(Statement(escape(names), name=link, reading=reading))
    return tuple(found)


def _added(library: Library, game: GameData) -> Statement:
    ctx = Context(library, game, places.HOME)
    return Statement(date(ctx, game.game.added).text + escape(" ") + game_link(ctx))

"""The products of all games: one table while the games are few, beyond that one for each year."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

from scripts import places
from scripts.library import Library
from scripts.pages import counts, figures
from scripts.pages.common import date
from scripts.pages.context import Context
from scripts.pages.products import kinds
from scripts.pages.releases import Release, by_year, releases
from scripts.pages.view import NOTHING, Page, Row, Statement, Table

WHOLE = 50
"""Games up to which one page holds all products."""

TEMPLATE = "products.md.j2"


def pages(library: Library) -> Iterator[Page]:
    """The page of all products; with many games the page of the years, and that of each year."""
    found = releases(library.games.values())
    words = library.labels.product_list
    values: dict[str, object] = {"title": words.title, "description": words.description, "ways": ()}
    path = f"{places.PRODUCTS}index.md"
    if len(library.games) <= WHOLE or not found:
        whole = {"lead": words.lead, "list": words.list, "products": _table(library, found, places.PRODUCTS)}
        picture = counts.of_games(library)
        yield Page(path, TEMPLATE, {**values, **whole, "picture": picture, "years": None})
        return
    years = by_year(found)
    index = {"lead": words.years_lead, "list": words.years, "years": _years(library, years), "products": None}
    yield Page(path, TEMPLATE, {**values, **index, "picture": counts.of_years(library, found)})
    for year, released in years.items():
        yield _of_year(library, year, released, list(years))


def _of_year(library: Library, year: int | None, found: Sequence[Release], years: list[int | None]) -> Page:
    words = library.labels.product_list
    said = library.labels.date.year.format(year=year)
    address = places.products(year)
    here = years.index(year)
    ways = (
        *(_way(library, address, each) for each in years[max(0, here - 1) : here]),
        Markup('<a href="{}">{}</a>').format(places.link(address, places.PRODUCTS), words.years),
        *(_way(library, address, each) for each in years[here + 1 : here + 2]),
    )
    values: dict[str, object] = {
        "title": words.of_year.format(year=said) if year else words.of_unknown,
        "description": words.description_of_year.format(year=said) if year else words.description_of_unknown,
        "lead": words.lead,
        "list": words.list,
        "ways": ways,
        "picture": None,
        "years": None,
        "products": _table(library, found, address),
    }
    return Page(f"{address}index.md", TEMPLATE, values)


def _way(library: Library, page: str, year: int | None) -> Markup:
    """A link to a year's page."""
    labels = library.labels
    said = labels.date.year.format(year=year) if year else labels.product_list.of_unknown
    return Markup('<a href="{}">{}</a>').format(places.link(page, places.products(year)), said)


def _years(library: Library, years: dict[int | None, list[Release]]) -> Table:
    """How many products there are in each year, and of how many games."""
    words = library.labels.product_list
    rows = []
    for year, found in years.items():
        numbers = (len(found), len({release.game.id for release in found}))
        cells = (_way(library, places.PRODUCTS, year), *(escape(figures.number(number)) for number in numbers))
        rows.append(Row(tuple(map(Statement, cells))))
    return Table(tuple(map(escape, (words.year, words.number, words.games))), tuple(rows))


def _table(library: Library, found: Sequence[Release], page: str) -> Table:
    """The products, one a row; the name leads to the row of the game's own table."""
    labels = library.labels
    contexts = {game.id: Context(library, game, page) for game in library.games.values()}
    rows = tuple(_row(contexts[release.game.id], release) for release in found)
    columns, words = labels.column, labels.product_list
    head = (columns.name, columns.date, labels.glance.game, columns.kinds, words.format, words.price)
    return Table(tuple(map(escape, head)), rows)


def _row(ctx: Context, release: Release) -> Row:
    product, labels = release.product, ctx.labels
    game = Markup('<a href="{}">{}</a>').format(ctx.links.address(ctx.game, "products"), ctx.game.game.titles[0].name)
    forms, prices = [], []
    for each in release.formats:
        cards = f"{figures.number(each.cards)}{labels.unit.card}" if each.cards else ""
        forms.append(" ".join(filter(None, (each.form, cards))))
        prices.append(figures.price(each, labels))
    cells = (
        Statement(ctx.links.to_known(ctx.game, product.id, product.name)),
        date(ctx, product.date),
        Statement(game),
        kinds(ctx, product),
        _lines(forms) if forms else ctx.gap(),
        _lines(prices),
    )
    return Row(cells)


def _lines(said: list[str]) -> Statement:
    """One line a format; nothing where none says anything."""
    return Statement(Markup("<br>").join(said) if any(said) else NOTHING)

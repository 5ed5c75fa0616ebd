"""Pictures of when products came out: of one game, of a few, of many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from scripts import places
from scripts.draw.calendar import CalendarYear, Cell, calendar
from scripts.draw.shapes import Picture
from scripts.draw.strips import Strip, strips
from scripts.draw.timeline import WIDE, Moment, Year, timeline
from scripts.library import Library
from scripts.model.labels import Labels
from scripts.pages import figures
from scripts.pages.context import Context
from scripts.pages.glossary import by_title
from scripts.pages.releases import Release, by_year, quiet, releases

FEWEST, MOST = 2, 24
"""Products of a game that a timeline names one by one; with more it counts them by month."""


def of_game(ctx: Context) -> Picture | None:
    """When the products of a game came out; None where there is nothing to put in order."""
    found = releases((ctx.game,))
    if sum(release.year is not None for release in found) < FEWEST:
        return None
    title = ctx.labels.product_list.of_game.format(title=ctx.game.game.titles[0].name)
    if len(found) > MOST:
        return _counted(ctx, found, title)
    years, before = [], None
    for year, released in by_year(found).items():
        said = quiet(before, year, ctx.labels) if year else ctx.labels.product_list.of_unknown
        head = ctx.labels.date.year.format(year=year) if year else ""
        years.append(Year(head, tuple(_moment(ctx, release) for release in released), said))
        before = year
    shapes, height = timeline(years)
    text = tuple(_line(ctx, each) for each in found)
    return Picture("products-timeline", WIDE, height, shapes, title, text, kind="times")


def _moment(ctx: Context, release: Release) -> Moment:
    details = (_within_year(release.product.date, ctx.labels), *_details(ctx.labels, release))
    address = ctx.links.address(ctx.game, release.product.id)
    return Moment(release.month, release.product.name, tuple(filter(None, details)), address)


def _within_year(date: str, labels: Labels) -> str:
    """The month and the day, as far as they are known."""
    month, day = (*(int(part) for part in date.split("-")[1:] if part.isdigit()), 0, 0)[:2]
    if not month:
        return ""
    return (
        labels.product_list.day.format(month=month, day=day) if day else labels.product_list.month.format(month=month)
    )


def _details(labels: Labels, release: Release) -> list[str]:
    """Kinds, and each format with its price, as far as they are known."""
    sold = (" ".join(filter(None, (each.form, figures.price(each, labels)))) for each in release.formats)
    return [*filter(None, [figures.kinds(release.product, labels)]), *sold]


def _line(ctx: Context, release: Release) -> str:
    """A product in words: what the picture says of it."""
    what = ctx.labels.separator.join((release.product.name, *_details(ctx.labels, release)))
    return ctx.labels.product_list.line.format(date=_date(release, ctx.labels), what=what)


def _date(release: Release, labels: Labels) -> str:
    return figures.date(release.product.date, labels) if release.year else labels.absence.not_recorded


def _counted(ctx: Context, found: Sequence[Release], title: str) -> Picture:
    """How many products of a game came out in which month; each month leads to its first."""
    first: dict[tuple[int | None, int], str] = {}
    for release in found:
        first.setdefault((release.year, release.month), ctx.links.address(ctx.game, release.product.id))
    return _calendar(ctx.labels, found, title, first)


def of_years(library: Library, found: Iterable[Release]) -> Picture:
    """How many products of all games came out in which month; each year leads to its page."""
    return _calendar(library.labels, found, library.labels.product_list.of_years, {})


def _calendar(
    labels: Labels, found: Iterable[Release], title: str, addresses: dict[tuple[int | None, int], str]
) -> Picture:
    """Numbers of products by year and month; a row leads to its year's page where its months lead nowhere."""
    words = labels.product_list
    rows, text, before = [], [], None
    for year, released in by_year(found).items():
        head = labels.date.year.format(year=year) if year else words.unknown
        cells = []
        for month, number in Counter(release.month for release in released).items():
            many = words.found.format(n=figures.number(number))
            when = words.month.format(month=month) if month else words.unknown
            cells.append(
                (Cell(month, number, f"{head} {when} {many}", addresses.get((year, month), "")), f"{when} {many}")
            )
        address = "" if addresses else places.link(places.PRODUCTS, places.products(year))
        whole = words.found.format(n=figures.number(len(released)))
        row = CalendarYear(
            head, tuple(cell for cell, _ in cells), quiet(before, year, labels), address, f"{head} {whole}"
        )
        rows.append(row)
        text.append(words.line.format(date=head, what=labels.separator.join(said for _, said in cells)))
        before = year
    shapes, width, height = calendar(rows, words.unknown)
    return Picture("products-timeline", width, height, shapes, title, tuple(text), words.calendar, "times")


def of_games(library: Library) -> Picture | None:
    """When the products of each game came out, in the order of the games' titles; None where no time is known."""
    labels = library.labels
    words = labels.product_list
    rows, text = [], []
    for game in by_title(library):
        found = releases((game,))
        if not found:
            continue
        numbers = Counter(release.year for release in found if release.year)
        many = words.found.format(n=figures.number(len(found)))
        detail = labels.separator.join((_span(numbers, labels), many))
        address = places.link(places.PRODUCTS, places.game(game.id), "products")
        title = game.game.titles[0].name
        rows.append(Strip(title, detail, address, numbers))
        counts = [
            words.in_year.format(
                year=labels.date.year.format(year=year), n=words.found.format(n=figures.number(number))
            )
            for year, number in sorted(numbers.items())
        ]
        text.append(words.line.format(date=title, what=labels.separator.join((detail, *counts))))
    if not any(row.numbers for row in rows):
        return None
    shapes, width, height = strips(rows)
    return Picture("products-timeline", width, height, shapes, words.of_games, tuple(text), words.bars, "times")


def _span(numbers: Counter[int], labels: Labels) -> str:
    """The first and the last year."""
    if not numbers:
        return labels.absence.not_recorded
    first, last = min(numbers), max(numbers)
    whole = labels.date.year.format(year=last)
    return whole if first == last else labels.count.between.format(low=first, high=whole)

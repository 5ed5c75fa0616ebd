"""Pictures of how many products came out when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from scripts import places
from scripts.draw.calendar import CalendarYear, Cell, calendar
from scripts.draw.shapes import Picture
from scripts.draw.strips import Strip, strips
from scripts.library import GameData, Library
from scripts.model.labels import Labels
from scripts.pages import figures
from scripts.pages.context import Context
from scripts.pages.glossary import by_title
from scripts.pages.releases import Release, by_year, quiet, releases

To = Callable[[int | None], str]
"""Where a year leads."""


def of_game(ctx: Context, found: Sequence[Release], title: str) -> Picture:
    """A game's products by year and month; each month leads to the first of them."""
    first: dict[tuple[int | None, int], str] = {}
    for release in found:
        first.setdefault((release.year, release.month), ctx.links.address(ctx.game, release.product.id))
    return _calendar(ctx.labels, found, title, first, lambda _: "")


def of_years(library: Library, found: Iterable[Release]) -> Picture:
    """All games' products by year and month; each year leads to its page."""
    title = library.labels.product_list.of_years
    return _calendar(library.labels, found, title, {}, lambda year: places.link(places.PRODUCTS, places.products(year)))


def _calendar(
    labels: Labels, found: Iterable[Release], title: str, first: dict[tuple[int | None, int], str], to: To
) -> Picture:
    words = labels.product_list
    rows: list[CalendarYear] = []
    text: list[str] = []
    before = None
    for year, released in by_year(found).items():
        head, left_out = _year(year, labels), quiet(before, year, labels)
        cells, said = [], []
        for month, number in Counter(release.month for release in released).items():
            when = words.month.format(month=month) if month else words.unknown
            said.append(f"{when} {_many(number, labels)}" if year else _many(number, labels))
            cells.append(Cell(month, number, f"{head} {said[-1]}", first.get((year, month), "")))
        whole = f"{head} {_many(len(released), labels)}"
        rows.append(CalendarYear(head, tuple(cells), left_out, to(year), whole))
        text += [left_out] if left_out else []
        text.append(words.line.format(date=head, what=labels.separator.join(said)))
        before = year
    shapes, width, height = calendar(rows, words.unknown)
    return Picture("times", width, height, shapes, title, tuple(text), words.calendar)


def of_games(library: Library) -> Picture | None:
    """When the products of each game came out, in the order of the games' titles; None where no time is known."""
    words = library.labels.product_list
    held = [game for game in by_title(library) if releases((game,))]
    rows = [_strip(game, library.labels) for game in held]
    if not any(row.numbers for row in rows):
        return None
    shapes, width, height = strips(rows)
    text = tuple(_in_words(row, library.labels) for row in rows)
    return Picture("times", width, height, shapes, words.of_games, text, words.bars)


def _strip(game: GameData, labels: Labels) -> Strip:
    found = releases((game,))
    numbers = Counter(release.year for release in found if release.year)
    detail = labels.separator.join((_span(numbers, labels), _many(len(found), labels)))
    address = places.link(places.PRODUCTS, places.game(game.id), "products")
    return Strip(game.game.titles[0].name, detail, address, numbers)


def _in_words(row: Strip, labels: Labels) -> str:
    """What a strip shows."""
    words = labels.product_list
    years = (
        words.in_year.format(year=_year(year, labels), n=_many(number, labels))
        for year, number in sorted(row.numbers.items())
    )
    return words.line.format(date=row.name, what=labels.separator.join((row.detail, *years)))


def _span(numbers: Iterable[int], labels: Labels) -> str:
    """The first and the last year."""
    years = sorted(numbers)
    if not years:
        return labels.absence.not_recorded
    last = _year(years[-1], labels)
    return last if years[0] == years[-1] else labels.count.between.format(low=years[0], high=last)


def _year(year: int | None, labels: Labels) -> str:
    return labels.date.year.format(year=year) if year else labels.product_list.unknown


def _many(number: int, labels: Labels) -> str:
    return labels.product_list.found.format(n=figures.number(number))

"""The timeline of a game's products."""

from __future__ import annotations

from scripts.draw.shapes import Picture
from scripts.draw.timeline import WIDE, Moment, Year, timeline
from scripts.model.labels import Labels
from scripts.pages import counts, figures
from scripts.pages.context import Context
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
        return counts.of_game(ctx, found, title)
    years: list[Year] = []
    text: list[str] = []
    before = None
    for year, released in by_year(found).items():
        said = quiet(before, year, ctx.labels) if year else ctx.labels.product_list.of_unknown
        head = ctx.labels.date.year.format(year=year) if year else ""
        years.append(Year(head, tuple(_moment(ctx, release) for release in released), said))
        text += [*filter(None, [said if year else ""]), *(_line(ctx, release) for release in released)]
        before = year
    shapes, height = timeline(years)
    return Picture("times", WIDE, height, shapes, title, tuple(text))


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

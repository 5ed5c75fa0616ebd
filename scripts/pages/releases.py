"""Products in the order of time, and what is said of years."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scripts.library import GameData
from scripts.model.base import entries
from scripts.model.labels import Labels
from scripts.model.products import Format, Product


@dataclass(frozen=True)
class Release:
    """A product with the game it belongs to."""

    game: GameData
    product: Product

    @property
    def year(self) -> int | None:
        """The year; None where it is not known."""
        return None if self.product.date == "not-recorded" else int(self.product.date[:4])

    @property
    def month(self) -> int:
        """1 to 12; 0 where only the year is known, or nothing."""
        return int(self.product.date[5:7] or 0) if self.year else 0

    @property
    def formats(self) -> tuple[Format, ...]:
        """How it is sold."""
        formats = {each.id: each for each in self.game.products.formats}
        return tuple(formats[id_] for id_ in self.product.formats if id_ in formats)


def releases(games: Iterable[GameData]) -> list[Release]:
    """All products, the earliest first; those of an unknown time last, those of one time in the order given."""
    found = (Release(game, product) for game in games for product in entries(game.products.products))
    return sorted(found, key=lambda release: (release.year is None, release.product.date))


def by_year(found: Iterable[Release]) -> dict[int | None, list[Release]]:
    """The products of each year, in the order they come."""
    years: dict[int | None, list[Release]] = {}
    for release in found:
        years.setdefault(release.year, []).append(release)
    return years


def quiet(before: int | None, year: int | None, labels: Labels) -> str:
    """What is said of the years between two in which nothing was sold; empty where there is none between them."""
    if before is None or year is None or year - before < 2:
        return ""
    first, last = before + 1, year - 1
    whole = labels.date.year.format(year=last)
    years = whole if first == last else labels.count.between.format(low=first, high=whole)
    return labels.product_list.quiet.format(years=years)

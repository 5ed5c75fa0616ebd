"""Releases: no product comes before the game itself, and products are listed as they came."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.check.dates import first, last
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.products import Product
from scripts.problems import Problem, Severity

UNKNOWN = "not-recorded"


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``before-release`` and ``products-out-of-order``."""
    dated = [(at, product) for at, product in enumerate(entries(game.products.products)) if product.date != UNKNOWN]
    yield from _early(game, dated)
    yield from _unordered(game, dated)


def _early(game: GameData, dated: list[tuple[int, Product]]) -> Iterator[Problem]:
    release = game.products.release
    for index, product in dated if release and release != UNKNOWN else ():
        if last(product.date) < first(str(release)):
            said = f"`{product.id}` is of {product.date}, before the game's own `release: {release}`"
            yield Problem("before-release", said, game.file("products"), ("products", index, "date"))


def _unordered(game: GameData, dated: list[tuple[int, Product]]) -> Iterator[Problem]:
    newest: Product | None = None
    for index, product in dated:
        if newest and last(product.date) < first(newest.date):
            said = f"`{product.id}` of {product.date} stands after `{newest.id}` of {newest.date}; list the older first"
            where = ("products", index, "date")
            about = frozenset({product.id, newest.id})
            yield Problem("products-out-of-order", said, game.file("products"), where, Severity.WARNING, about=about)
        elif not newest or first(product.date) > first(newest.date):
            newest = product

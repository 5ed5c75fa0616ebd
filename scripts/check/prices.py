"""Prices: a complete game says how many cards a product has and what it costs, and no price is out of proportion."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from statistics import median

from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.problems import Problem, Severity

FAR = 5
"""How many times dearer or cheaper a card is than in the game's other formats; a slipped digit makes 10."""


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``product-without-figures`` and ``odd-price``."""
    if game.game.status == "complete" and "products" not in game.unread:
        yield from _gaps(game)
    yield from _odd(game)


def _gaps(game: GameData) -> Iterator[Problem]:
    for index, product in enumerate(entries(game.products.products)):
        lacking = [key for key in ("kinds", "formats") if getattr(product, key) in (None, ())]
        yield from _lacking(game, product.id, lacking, "products", index)
    for index, format_ in enumerate(game.products.formats):
        lacking = [key for key in ("cards", "price") if getattr(format_, key) is None]
        yield from _lacking(game, format_.id, lacking, "formats", index)


def _lacking(game: GameData, id_: str, keys: list[str], listed: str, index: int) -> Iterator[Problem]:
    if keys:
        said = f"`{id_}` has no {' and no '.join(f'`{key}`' for key in keys)}"
        where = (listed, index)
        about = frozenset({id_})
        yield Problem("product-without-figures", said, game.file("products"), where, Severity.WARNING, about=about)


def _odd(game: GameData) -> Iterator[Problem]:
    each = {
        index: format_.price / format_.cards
        for index, format_ in enumerate(game.products.formats)
        if format_.price and format_.cards
    }
    for index, price in each.items() if len(each) > 1 else ():
        usual = exp(median(log(other) for at, other in each.items() if at != index))  # in between two, not their mean
        if not usual / FAR <= price <= usual * FAR:
            format_ = game.products.formats[index]
            said = f"a card costs {price:.1f} yen in `{format_.id}` and {usual:.1f} in the other formats"
            where = ("formats", index, "price")
            about = frozenset({format_.id})
            yield Problem("odd-price", said, game.file("products"), where, Severity.WARNING, about=about)

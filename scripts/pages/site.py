"""All pages of the site, in one list."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import Library
from scripts.pages import game, index
from scripts.pages.view import Page


def pages(library: Library) -> Iterator[Page]:
    """Every page that is made from data."""
    yield index.home(library)
    yield index.games(library)
    for each in library.games.values():
        yield game.page(library, each)

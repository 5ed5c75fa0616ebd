"""llms.txt: the site in short for language models, in the format of llmstxt.org."""

from __future__ import annotations

from dataclasses import dataclass

from scripts import places
from scripts.library import GameData, Library
from scripts.pages.glossary import by_title
from scripts.pages.view import Page

FEW = 50
"""Games up to which each is listed; of more there is only the list of all."""


@dataclass(frozen=True)
class Item:
    """A line of a list: a link and what it leads to."""

    title: str
    address: str
    about: str


def page(library: Library) -> Page:
    """The file for the site's root; its addresses are relative until ``crawlers`` makes them whole."""
    labels = library.labels
    said, found = labels.llms, by_title(library)
    lists = {
        said.data: (
            Item(said.api, places.PROGRAMS, said.api_about),
            Item(labels.games.title, places.data("games"), said.games_about),
            Item(said.facets, places.data("facets"), said.facets_about),
            Item(labels.glossary.title, places.data("glossary"), said.glossary_about),
        ),
        said.pages: (
            Item(labels.games.title, places.GAMES, labels.games.description),
            Item(labels.glossary.title, places.GLOSSARY, labels.glossary.description),
            Item(labels.glossary.concordance, places.CONCORDANCE, labels.glossary.concordance_description),
            Item(labels.compare.title, places.COMPARE, labels.compare.description),
            Item(labels.product_list.title, places.PRODUCTS, labels.product_list.description),
            Item(labels.history.title, places.CHANGES, labels.history.description),
        ),
        said.rules: tuple(_rules(library, game) for game in found) if len(found) <= FEW else (),
        said.game_data: tuple(_data(library, game) for game in found) if len(found) <= FEW else (),
    }
    values: dict[str, object] = {"lists": {title: items for title, items in lists.items() if items}}
    return Page(places.LLMS, "llms.txt.j2", values)


def _rules(library: Library, game: GameData) -> Item:
    title = game.game.titles[0].name
    return Item(title, places.game(game.id), library.labels.game.description.format(title=title))


def _data(library: Library, game: GameData) -> Item:
    title = game.game.titles[0].name
    return Item(title, places.data(f"games/{game.id}"), library.labels.llms.game_about)

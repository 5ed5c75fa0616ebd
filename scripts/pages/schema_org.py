"""What pages tell programs about their subjects, in the words of schema.org.

Licence, language and sources are the page's, not the game's: what a game is
belongs to its maker. Addresses within the site begin with ``/`` and are keys
``url``; the theme's override puts the site's own address before them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scripts import places
from scripts.concepts import ConceptEntry
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.model.base import ABSENCES, entries
from scripts.model.claim import Node
from scripts.model.game import Players, Source

Thing = dict[str, object]
"""An item of schema.org: its type, and what is known of it."""


def game(library: Library, game: GameData) -> Thing:
    """A game's page and the game."""
    titles, products = game.game.titles, game.products
    about = _thing(
        "Game",
        name=titles[0].name,
        alternateName=_once([name for title in titles for name in (title.name, title.en)], but=titles[0].name),
        numberOfPlayers=_players(game.game.players) if game.game.players else None,
        publisher=[_thing("Organization", name=credit.name) for credit in entries(products.maker)],
        datePublished=_date(products.release),
        isBasedOn=[_original(library, game, node) for node in entries(game.game.originals)],
    )
    page = {
        "isBasedOn": [_source(source) for source in game.game.sources],
        "lastReviewed": _date(game.game.last_verified),
    }
    return _page(places.game(game.id), about, page)


def concept(library: Library, entry: ConceptEntry, name: str, description: str) -> Thing:
    """A concept's page and the concept, by its full name."""
    record = entry.record
    glossary = _thing("DefinedTermSet", name=library.labels.glossary.title, url=f"/{places.GLOSSARY}")
    about = _thing(
        "DefinedTerm",
        name=name,
        alternateName=_once((record.name, record.reading, *record.spellings, record.en), but=name),
        termCode=record.id,
        description=description,
        inDefinedTermSet=glossary,
    )
    return _page(places.concept(record.id), about, {})


def _page(address: str, about: Thing, more: Mapping[str, object]) -> Thing:
    """A page about a thing; its title and description stand in its head, and are not said again."""
    return {"@context": "https://schema.org"} | _thing(
        "WebPage",
        url=f"/{address}",
        inLanguage="ja",
        license=places.LICENCE,
        **more,
        mainEntity=about,
    )


def _thing(type_: str, **known: object) -> Thing:
    """An item without what is not known of it."""
    return {"@type": type_} | {key: value for key, value in known.items() if value}


def _once(names: Iterable[str | None], but: str) -> list[str]:
    return [name for name in dict.fromkeys(names) if name and name != but]


def _players(players: Players) -> Thing:
    return _thing("QuantitativeValue", minValue=players.min, maxValue=players.max)


def _date(date: str | None) -> str:
    return "" if date is None or date in ABSENCES else date


def _original(library: Library, game: GameData, node: Node) -> Thing:
    links = Links(library, "")
    return _thing("CreativeWork", name=links.words(node.name or node.text or "", game))


def _source(source: Source) -> Thing:
    author = _thing("Person", name=source.author) if source.author else None
    return _thing(
        "CreativeWork", name=source.title, author=author, datePublished=_date(source.date), url=source.url or ""
    )

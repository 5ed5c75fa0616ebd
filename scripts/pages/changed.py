"""A change in a sentence, and changes of a kind in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from markupsafe import Markup, escape

from scripts import places
from scripts.library import GameData, Library
from scripts.model.history import Change
from scripts.model.labels import Labels
from scripts.model.redirects import follow
from scripts.model.walk import key_of
from scripts.pages.view import Statement

FEW = 5
"""Additions or deletions of one kind that are told one by one; more are told in one sentence."""

NAMED = 12
"""Names in such a sentence."""

BARE = ("facet", "section", "setting")
"""What is told by its label alone, without saying what kind of thing it is."""


def by_game(changes: Iterable[Change]) -> Iterator[tuple[str, list[Change]]]:
    """The changes of each game, in their order; those of the glossary under an empty id."""
    for game, group in groupby(changes, lambda change: change.game or ""):
        yield game, list(group)


def sentences(library: Library, changes: Iterable[Change], page: str | None = None) -> Iterator[Markup]:
    """What changed, as HTML with links as seen from ``page``; without a page as HTML without links."""
    for (kind, _), group in groupby(changes, lambda change: (change.kind, change.of)):
        listed = list(group)
        if kind in ("added", "removed") and len(listed) > FEW:
            yield _together(library, listed, page)
        else:
            yield from (_sentence(library, change, page) for change in listed)


def statements(library: Library, changes: Iterable[Change], page: str) -> tuple[Statement, ...]:
    """The sentences as statements of a page."""
    return tuple(map(Statement, sentences(library, changes, page)))


def plain(library: Library, changes: Iterable[Change]) -> Iterator[str]:
    """The sentences as plain text."""
    return (sentence.unescape() for sentence in sentences(library, changes))


def heading(library: Library, id_: str, changes: Iterable[Change], page: str | None = None) -> Markup:
    """What the game is called in which these changes are, as a link where its page is there; or the glossary."""
    if not id_:
        return _link(library.labels.history.glossary, page, places.GLOSSARY)
    game = _game(library, id_)
    if game:
        return _link(game.game.titles[0].name, page, places.game(game.id))
    return escape(next((change.name for change in changes if change.of == "game"), id_))


def _sentence(library: Library, change: Change, page: str | None) -> Markup:
    labels = library.labels.history
    what = _what(library, change, page)
    if change.before is None or change.after is None:
        return escape(getattr(labels, change.kind)).format(what=what)
    form = {"renamed": labels.renamed, "moved": labels.moved}.get(change.kind, labels.exchanged)
    return escape(form).format(what=what, before=change.before, after=change.after)


def _together(library: Library, changes: list[Change], page: str | None) -> Markup:
    """Many changes of one kind: their names in a row, as far as there is room."""
    labels = library.labels
    named = [_named(library, change, page) for change in changes[:NAMED]]
    if len(changes) > NAMED:
        named.append(escape(labels.history.more).format(n=len(changes) - NAMED))
    names = escape(labels.list).join(named)
    what = escape(labels.history.count).format(what=kind_of(labels, changes[0].of), n=len(changes))
    done = escape(getattr(labels.history, changes[0].kind)).format(what=what)
    return escape(labels.history.several).format(kind=done, names=names)


def _what(library: Library, change: Change, page: str | None) -> Markup:
    name = _named(library, change, page)
    if change.of in BARE:
        return name
    return escape(library.labels.history.thing).format(kind=kind_of(library.labels, change.of), name=name)


def kind_of(labels: Labels, of: str) -> str:
    """What readers call a kind of thing."""
    if of == "term":
        return labels.history.term
    kinds = {key_of(name, info): name for name, info in type(labels.kind).model_fields.items()}
    return str(getattr(labels.kind, kinds[of])) if of in kinds else of


def _named(library: Library, change: Change, page: str | None) -> Markup:
    """The name, as a link where there still is something to lead to; on a game's page not to its sections."""
    if change.of == "concept" and change.id:
        id_ = follow(library.redirects.concepts, change.id)
        return _link(change.name, page, places.concept(id_) if library.concept(id_) else "")
    game = _game(library, change.game or "")
    if game is None:
        return escape(change.name)
    id_ = follow(library.redirects.anchors.get(game.id, {}), change.at or change.id or "")
    if change.of == "game":
        return _link(change.name, page, places.game(game.id))
    thing = game.thing(id_)
    address = places.game(game.id)
    there = page != address if id_ in places.SECTIONS else thing is not None and thing.kind not in places.PLACELESS
    return _link(change.name, page, address if there else "", id_)


def _link(name: str, page: str | None, target: str, anchor: str = "") -> Markup:
    if page is None or not target or (page == target and not anchor):
        return escape(name)
    return Markup('<a href="{}">{}</a>').format(places.link(page, target, anchor), name)


def _game(library: Library, id_: str) -> GameData | None:
    return library.games.get(follow(library.redirects.games, id_))

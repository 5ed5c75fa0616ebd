"""When a game's rules held, what last changed in its data, and what its permanent links were called before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markupsafe import Markup, escape

from scripts import places
from scripts.library import GameData, Library
from scripts.model.base import Base, entries
from scripts.model.claim import Claim
from scripts.model.redirects import follow
from scripts.pages import figures
from scripts.pages.changed import sentences
from scripts.pages.context import Context
from scripts.pages.view import Part, Section, Statement
from scripts.problems import Path_

LAST = 5
"""How many of its changes a game's page shows."""


def history(ctx: Context) -> Section:
    """The rules that hold from or until a day, in the order of the days, then the last changes, newest first."""
    labels = ctx.labels.history
    told = ((labels.rules, tuple(_eras(ctx))), (labels.recorded, tuple(_last(ctx))))
    parts = tuple(Part(title, statements) for title, statements in told if statements)
    none = Part(statements=(Statement(escape(labels.empty)),))
    return Section("history", ctx.labels.section.history, parts or (none,))


def aliases(library: Library, game: GameData) -> dict[str, tuple[str, ...]]:
    """For each permanent link its former ids."""
    found: dict[str, tuple[str, ...]] = {}
    names = library.redirects.anchors.get(game.id, {})
    for old in sorted(names):
        now = follow(names, old)
        found[now] = (*found.get(now, ()), old)
    return found


def _eras(ctx: Context) -> Iterator[Statement]:
    plain = Context(ctx.library, ctx.game, ctx.page)  # where no word is linked by itself
    things = _by_place(ctx.game)
    dated = [
        (day, number, label, part, path, record)
        for number, (part, path, record) in enumerate(ctx.game.records)
        if isinstance(record, Claim) and (record.since or record.until)
        for day, label in ((record.since, ctx.labels.since), (record.until, ctx.labels.until))
        if day
    ]
    for day, _, label, part, path, record in sorted(dated, key=lambda each: each[:2]):
        when = label.format(date=figures.date(day, ctx.labels))
        notes = tuple(Statement(plain.text(node.text)) for node in record.note if node.text)
        yield Statement(_dated(ctx, when, _said(plain, things, part, path, record)), notes=notes)


def _said(ctx: Context, things: Mapping[Path_, str], part: str, path: Path_, record: Base) -> Markup:
    """What holds for a time: where on the page it stands, then what it is about and the text."""
    said = getattr(record, "text", None)
    texts = (said,) if isinstance(said, str) else (node.text for node in said or ())
    about = ctx.of(getattr(record, "of", ()))
    text = escape(ctx.labels.separator).join(filter(None, (about, Markup("").join(map(ctx.text, texts)))))
    place = _place(ctx, things, (part, *path))
    return escape(ctx.labels.compare.when).join((place, text)) if text else place


def _place(ctx: Context, things: Mapping[Path_, str], path: Path_) -> Markup:
    """A link to the innermost thing around a place in the data, or the name of the section that tells of it."""
    if path[0] == "terms":
        term = entries(ctx.game.terms.terms)[int(path[2])]
        return ctx.refs((term.at,)) if term.at else escape(term.term or "")
    for end in range(len(path), 0, -1):
        if path[:end] in things:
            return ctx.refs((things[path[:end]],))
    return escape(getattr(ctx.labels.section, places.section_of(tuple(map(str, path)))))


def _by_place(game: GameData) -> dict[Path_, str]:
    """The ids of the things of a game by the places in the data that have them: the file's name, then keys."""
    return {
        (thing.file.stem, *thing.path): thing.id
        for things in game.things.values()
        for thing in things
        if thing.kind not in (*places.PLACELESS, "statement")
    }


def _last(ctx: Context) -> Iterator[Statement]:
    """The last changes of the game's data, each with the day of its release."""
    told = 0
    for release in ctx.library.releases:
        own = [each for each in release.changes if follow(ctx.library.redirects.games, each.game or "") == ctx.game.id]
        for sentence in list(sentences(ctx.library, own, ctx.page))[: LAST - told]:
            told += 1
            yield Statement(_dated(ctx, figures.date(release.date, ctx.labels), sentence))


def _dated(ctx: Context, when: str, what: Markup) -> Markup:
    return ctx.fill(ctx.labels.history.dated, date=when, what=what)

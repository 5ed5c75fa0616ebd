"""The page of all changes by release, the feed of the same, and the newest in short."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from uuid import NAMESPACE_URL, uuid5

from markupsafe import Markup, escape

from scripts import places
from scripts.library import Library
from scripts.pages import figures
from scripts.pages.changed import by_game, heading, plain, statements
from scripts.pages.view import Page, Section, Statement
from scripts.releases import Released

IN_FEED = 20
"""How many releases the feed holds."""


@dataclass(frozen=True)
class Entry:
    """A release in the feed."""

    id: str
    title: str
    updated: str
    address: str
    """From the feed, which lies at the root."""
    games: tuple[tuple[str, tuple[str, ...]], ...]
    """The name of each game, and what changed in it."""


def pages(library: Library) -> Iterator[Page]:
    """The page, and the feed where there is a release for it to tell of."""
    yield page(library)
    if library.releases:
        yield feed(library)


def page(library: Library) -> Page:
    """Each release with its changes by game, newest first."""
    values: dict[str, object] = {
        "labels": library.labels,
        "releases": tuple(_release(library, release) for release in library.releases),
        "feed": places.link(places.CHANGES, places.FEED) if library.releases else "",
    }
    return Page(f"{places.CHANGES}index.md", "changes.md.j2", values)


def _release(library: Library, release: Released) -> tuple[Section, tuple[Statement, ...]]:
    games = tuple(
        Statement(heading(library, game, changes, places.CHANGES), items=statements(library, changes, places.CHANGES))
        for game, changes in by_game(release.changes)
    )
    return Section(places.release(release.date), _title(library, release), ()), games


def _title(library: Library, release: Released) -> str:
    return library.labels.history.release.format(date=figures.date(release.date, library.labels))


def newest(library: Library) -> tuple[Statement, ...]:
    """The newest release in short: how many changes each game had; nothing before the first."""
    labels = library.labels.history
    return tuple(
        Statement(
            Markup('<a href="{}">{}</a>').format(
                places.link(places.HOME, places.CHANGES, places.release(release.date)), _title(library, release)
            ),
            items=tuple(
                Statement(
                    escape(labels.count).format(what=heading(library, game, changes, places.HOME), n=len(changes))
                )
                for game, changes in by_game(release.changes)
            ),
        )
        for release in library.releases[:1]
    )


def feed(library: Library) -> Page:
    """The releases as an Atom feed (RFC 4287).

    Its links are relative, as pages are made without knowing where the site
    will stand; it lies at the root, so that they are those from the root.
    Its ids must not change when the site moves: they are UUIDs (RFC 4122,
    version 5) of a name that stays.
    """
    entries = tuple(_entry(library, release) for release in library.releases[:IN_FEED])
    values: dict[str, object] = {
        "id": _id(""),
        "title": library.labels.history.feed_title,
        "entries": entries,
        "changes": places.CHANGES,
        "address": places.FEED,
    }
    return Page(places.FEED, "changes.xml.j2", values)


def _entry(library: Library, release: Released) -> Entry:
    return Entry(
        _id(release.date),
        _title(library, release),
        f"{release.date}T00:00:00Z",
        places.link(places.HOME, places.CHANGES, places.release(release.date)),
        tuple(
            (heading(library, game, changes).unescape(), tuple(plain(library, changes)))
            for game, changes in by_game(release.changes)
        ),
    )


def _id(name: str) -> str:
    return f"urn:uuid:{uuid5(NAMESPACE_URL, f'tcg-rules/{places.CHANGES}{name}')}"

"""Pages that stand where a game or a concept had its page before, and lead on."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import places
from scripts.library import Library
from scripts.model.redirects import GONE, follow
from scripts.pages.glossary import full_name
from scripts.pages.view import Page


def pages(library: Library) -> Iterator[Page]:
    """A page for each former id; one that has no successor leads to the list."""
    redirects, labels = library.redirects, library.labels
    for old in redirects.games:
        now = follow(redirects.games, old)
        name = labels.games.title if now == GONE else library.games[now].game.titles[0].name
        yield _page(library, places.game(old), places.GAMES if now == GONE else places.game(now), name, now == GONE)
    for old in redirects.concepts:
        now = follow(redirects.concepts, old)
        name = labels.glossary.title if now == GONE else full_name(library.concepts[now][0])
        target = places.GLOSSARY if now == GONE else places.concept(now)
        yield _page(library, places.concept(old), target, name, now == GONE)


def _page(library: Library, address: str, target: str, name: str, gone: bool) -> Page:
    labels = library.labels.moved
    values: dict[str, object] = {
        "labels": library.labels,
        "said": (labels.gone if gone else labels.to).format(page=name),
        "name": name,
        "link": places.link(address, target),
        "target": target,
    }
    return Page(f"{address}index.md", "moved.md.j2", values)

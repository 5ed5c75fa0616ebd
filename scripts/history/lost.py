"""Ids that were there and lead nowhere now."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import places
from scripts.library import GameData, Library
from scripts.model.redirects import follow
from scripts.problems import Problem


def lost(before: Library, after: Library) -> Iterator[Problem]:
    """``vanished-id``: addresses and permanent links of ``before`` that in ``after`` are neither there nor redirects.

    What may stand in files that could not be read is not called lost, and
    neither are settings, whose ids are fixed.
    """
    redirects = after.redirects
    for id_ in sorted({*before.games, *before.redirects.games}):
        if id_ not in after.games and id_ not in after.broken and id_ not in redirects.games:
            yield _problem(after, f"the game `{id_}`", f"games: {{{id_}: …}}")
    for id_ in sorted({*before.concepts, *before.redirects.concepts}):
        if id_ not in after.concepts and not after.unread_concepts and id_ not in redirects.concepts:
            yield _problem(after, f"the concept `{id_}`", f"concepts: {{{id_}: …}}")
    for game in before.games.values():
        now = after.games.get(follow(redirects.games, game.id))
        yield from _anchors(before, after, game, now) if now else ()


def _anchors(before: Library, after: Library, then: GameData, now: GameData) -> Iterator[Problem]:
    linked = [id_ for id_, (thing, *_) in then.things.items() if thing.kind not in (*places.PLACELESS, "setting")]
    names = after.redirects.anchors.get(now.id, {})
    for id_ in sorted({*linked, *before.redirects.anchors.get(then.id, {})}):
        if id_ not in now.things and id_ not in names and not now.hides(id_):
            yield _problem(after, f"`{id_}` of the game `{now.id}`", f"anchors: {{{now.id}: {{{id_}: …}}}}")


def _problem(after: Library, what: str, line: str) -> Problem:
    said = f"{what} was there and leads nowhere now; say what took its place: `{line}`"
    return Problem("vanished-id", said, after.data / "redirects.yml")

"""A game in two states of the data, and what can be compared of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from scripts.compare.functions import FUNCTIONS
from scripts.history.own import Reader
from scripts.library import GameData, Library, Thing
from scripts.links import Links
from scripts.model.facets import Facet
from scripts.model.files import GAME_FILES
from scripts.model.redirects import Names, follow
from scripts.references import Reference

LONGEST = 60
"""Characters of a name; one that is a sentence is cut."""

LONGEST_VALUE = 200


@dataclass(frozen=True)
class State:
    """A game in one state of the data."""

    library: Library
    game: GameData


@dataclass(frozen=True)
class Pair:
    """The same game before and after."""

    before: State
    after: State

    @cached_property
    def names(self) -> Names:
        """The former ids of the game's things."""
        return self.after.library.redirects.anchors.get(self.after.game.id, {})

    @cached_property
    def reader(self) -> Reader:
        """Reads the records of both states."""
        links = Links(self.after.library, "")

        def said(reference: Reference) -> str:
            game = self.after.library.games.get(reference.game) if reference.game else self.after.game
            return links.name(game, reference.id) if game else reference.id

        return Reader(self.names, said)

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The files that could be read in both states."""
        unread = self.before.game.unread | self.after.game.unread
        return tuple(part for part in GAME_FILES if part not in unread)

    def has(self, facet: Facet) -> bool:
        """Whether the file that the facet is read from could be read in both states."""
        part = FUNCTIONS[facet.by][1][0] if facet.by else (facet.path or "terms").split("/")[0]
        return part in self.parts

    @cached_property
    def things(self) -> dict[str, tuple[Thing, Thing]]:
        """What is there in both states, by its present id, in the present order."""
        old = self.before.game.things
        former = {self._now(id_): id_ for id_ in old}
        return {
            id_: (old[former[id_]][0], things[0])
            for id_, things in self.after.game.things.items()
            if id_ in former and self._readable(things[0])
        }

    def added(self) -> Iterator[Thing]:
        """What is there only after, without what lies inside such a thing."""
        new = (things[0] for id_, things in self.after.game.things.items() if id_ not in self.things)
        return outermost([thing for thing in new if not self.before.game.hides(thing.id) and self._readable(thing)])

    def removed(self) -> Iterator[Thing]:
        """What is there only before, without what lies inside such a thing."""
        known = {before.id for before, _ in self.things.values()}
        old = (things[0] for id_, things in self.before.game.things.items() if id_ not in known)
        return outermost([thing for thing in old if not self.after.game.hides(thing.id) and self._readable(thing)])

    def _now(self, id_: str) -> str:
        """What a thing is called after; a former id that leads to what already was there is that of a removed one."""
        now = follow(self.names, id_)
        return id_ if now in self.before.game.things else now

    def _readable(self, thing: Thing) -> bool:
        return thing.file.stem in self.parts


def outermost(things: list[Thing]) -> Iterator[Thing]:
    """The things that lie in none of the others."""
    places = {(thing.file.name, thing.path) for thing in things}
    for thing in things:
        above = (thing.path[:end] for end in range(len(thing.path)))
        if not any((thing.file.name, path) in places for path in above):
            yield thing


def short(text: str, most: int = LONGEST) -> str:
    """A text on one line and not too long."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1] + "…"

"""What changed in the data between two states of it, in readers' terms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from scripts.history import concepts, game
from scripts.history.states import Pair, State
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.model.history import Change
from scripts.model.redirects import Names, follow
from scripts.model.terms import Missing, Term

T = TypeVar("T", Term, Missing)


def diff(before: Library, after: Library) -> tuple[Change, ...]:
    """Every change from one library to the other: game by game in the order of their ids, then the glossary.

    A game, a concept or a thing is the same where its id is, or where the
    later library's redirects lead from the one id to the other. What could not
    be read in one of the two is not compared.
    """
    return (*_games(before, after), *concepts.changes(before, after))


def _games(before: Library, after: Library) -> Iterator[Change]:
    former = {}
    for id_, each in before.games.items():
        now = follow(after.redirects.games, id_)
        former[id_ if now in before.games else now] = each
    for id_ in sorted({*former, *after.games}):
        then, now_ = former.get(id_), after.games.get(id_)
        if then and now_:
            then = _tied(then, after.redirects.concepts)
            yield from game.changes(Pair(State(before, then), State(after, now_)))
        elif now_ and id_ not in before.broken:
            yield game.whole(State(after, now_), "added")
        elif then and id_ not in after.broken:
            yield game.whole(State(before, then), "removed")


def _tied(then: GameData, names: Names) -> GameData:
    """The game with its words tied to concepts by their present ids."""
    terms = then.terms

    def now(record: T) -> T:
        return record.model_copy(update={"concept": follow(names, record.concept)}) if record.concept else record

    listed = tuple(map(now, entries(terms.terms))) if isinstance(terms.terms, tuple) else terms.terms
    return then.with_terms(terms.model_copy(update={"terms": listed, "absent": tuple(map(now, terms.absent))}))

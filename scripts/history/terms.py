"""What changed in a game's words: which it has, and which concept each stands for."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.history.own import differing
from scripts.history.states import Pair, State, short
from scripts.links import Links
from scripts.model.base import entries
from scripts.model.history import Change, Kind
from scripts.model.terms import Term


def changes(pair: Pair) -> Iterator[Change]:
    """The words that are new, gone or tied otherwise; those of things that are new or gone go with them."""
    if "terms" not in pair.parts:
        return
    present = {before.id: id_ for id_, (before, _) in pair.things.items()}
    then = {present.get(str(term.at), _key(term)): term for term in entries(pair.before.game.terms.terms)}
    now = {_key(term): term for term in entries(pair.after.game.terms.terms)}
    for key, term in now.items():
        if key in then:
            before, after = pair.reader.own(then[key]), pair.reader.own(term)
            if differing(before.typed, after.typed):
                yield _change("changed", pair, pair.after, term)
            elif differing(before.words, after.words):
                yield _change("reworded", pair, pair.after, term)
        elif term.term or key in pair.things:
            yield _change("added", pair, pair.after, term)
    for key, term in then.items():
        if key not in now and (term.term or key in pair.things):
            yield _change("removed", pair, pair.before, term)


def _key(term: Term) -> str:
    return term.at or str(term.term)


def _change(kind: Kind, pair: Pair, state: State, term: Term) -> Change:
    name = term.term or Links(state.library, "").name(state.game, str(term.at))
    return Change(kind=kind, of="term", game=pair.after.game.id, at=term.at, name=short(name))

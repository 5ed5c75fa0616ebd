"""A game's words: each thing tied to a concept or called the game's own, and no word with two meanings."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import lexicon
from scripts.glossary import concept_of
from scripts.library import GameData, Library, Thing
from scripts.model.base import entries
from scripts.problems import Problem, Severity

TIED = frozenset({"zone", "deck", "card-type", "group", "keyword", "attribute", "resource"})
"""The kinds of things that a complete game ties to concepts; states do too where they have a name, and phases."""


def check(library: Library) -> Iterator[Problem]:
    """``untied-thing`` and ``ambiguous-link``."""
    shared = lexicon.of_concepts(library).words
    for game in library.games.values():
        if "terms" in game.unread or library.unread_concepts:
            continue
        yield from _untied(game)
        yield from _ambiguous(library, game, shared)


def _untied(game: GameData) -> Iterator[Problem]:
    if game.game.status != "complete":
        return
    tied = {term.at for term in entries(game.terms.terms)}
    for thing, *_ in game.things.values():
        if _must_be_tied(thing) and thing.id not in tied:
            said = f"`{thing.id}` is in no entry of terms.yml; tie it to a concept, or say `relation: own`"
            about = frozenset({thing.id})
            yield Problem("untied-thing", said, thing.file, thing.path, Severity.WARNING, about=about)


def _must_be_tied(thing: Thing) -> bool:
    named = bool(getattr(thing.record, "name", None))
    phase = thing.kind == "step" and thing.path[:-1] in (("turn",), ("turn", "steps"))
    return thing.kind in TIED or phase or (thing.kind == "state" and named)


def _ambiguous(library: Library, game: GameData, shared: dict[str, lexicon.Target | None]) -> Iterator[Problem]:
    """A word that would be linked and has two meanings: two things of the game, or a thing and another concept."""
    taken: dict[str, Thing] = {}
    for thing in lexicon.linkable(game):
        name = str(getattr(thing.record, "name", ""))
        if len(name) < lexicon.SHORTEST or getattr(thing.record, "no_link", None):
            continue
        first = taken.setdefault(name, thing)
        about = frozenset({thing.id})
        if first is not thing:
            said = f"`{name}` is also the name of `{first.id}`; give the one that text seldom means `no-link`"
            yield Problem("ambiguous-link", said, thing.file, thing.path, about=about)
            continue
        target = shared.get(name)
        concept = concept_of(library, game, thing.id)
        if target and (concept is None or concept.id != target.id):
            said = f"`{name}` is also the concept `{target.id}`; tie it to that in terms.yml, or give it `no-link`"
            yield Problem("ambiguous-link", said, thing.file, thing.path, about=about)
    for index, term in enumerate(entries(game.terms.terms)):
        target = shared.get(term.term) if term.term else None
        if target and term.concept != target.id:
            said = f"`{term.term}` is also the concept `{target.id}`; tie it to that, or give the concept `no-link`"
            yield Problem("ambiguous-link", said, game.file("terms"), ("terms", index))

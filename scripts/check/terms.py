"""A game's words: each thing tied to a concept or called the game's own, and no word with two meanings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scripts import lexicon
from scripts.glossary import concept_of
from scripts.lexicon import Target
from scripts.library import GameData, Library, Thing
from scripts.model.base import entries
from scripts.model.terms import Term
from scripts.problems import Problem, Severity

TIED = frozenset({"zone", "deck", "card-type", "group", "keyword", "attribute", "resource"})
"""The kinds of things that a complete game ties to concepts; states do too where they have a name, and phases."""


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``tied-and-absent``, ``untied-thing`` and ``ambiguous-link``."""
    yield from _tied_and_absent(library, game)
    shared = lexicon.of_concepts(library).words
    if "terms" in game.unread or library.unread_concepts:
        return
    yield from _untied(game)
    linked = list(_linked(game))
    yield from _ambiguous_things(library, game, linked, shared)
    yield from _ambiguous_terms(library, game, linked, shared)


def _tied_and_absent(library: Library, game: GameData) -> Iterator[Problem]:
    """A known concept that the game is said to have nothing for, and that one of its words stands for to this day."""
    tied = {
        str(term.concept): str(term.at or term.term)
        for term in entries(game.terms.terms)
        if term.relation == "same" and not term.until
    }
    for index, missing in enumerate(game.terms.absent):
        if missing.concept in tied and missing.concept in library.concepts:
            said = (
                f"`{missing.concept}` is what `{tied[missing.concept]}` stands for; "
                "take it out of `absent`, or say `relation: close` there if it is not the same"
            )
            yield Problem("tied-and-absent", said, game.file("terms"), ("absent", index))


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
    phase = thing.kind == "step" and thing.path[:-1] == ("turn", "steps")
    return thing.kind in TIED or phase or (thing.kind == "state" and named)


def _linked(game: GameData) -> Iterator[tuple[str, Thing]]:
    """The names that are linked by themselves, and what each of them names."""
    for thing in lexicon.linkable(game):
        name = str(getattr(thing.record, "name", ""))
        if len(name) >= lexicon.SHORTEST and not getattr(thing.record, "no_link", None):
            yield name, thing


def _ambiguous_things(
    library: Library, game: GameData, linked: list[tuple[str, Thing]], shared: Mapping[str, Target | None]
) -> Iterator[Problem]:
    """A name that two things share, or a thing and a concept other than its own."""
    taken: dict[str, Thing] = {}
    for name, thing in linked:
        first = taken.setdefault(name, thing)
        about = frozenset({thing.id})
        if first is not thing:
            said = f"`{name}` is also the name of `{first.id}`; give the one that text seldom means `no-link`"
            yield Problem("ambiguous-link", said, thing.file, thing.path, about=about)
            continue
        target, concept = shared.get(name), concept_of(library, game, thing.id)
        if target and (concept is None or concept.id != target.id):
            said = f"`{name}` is also the concept `{target.id}`; tie it to that in terms.yml, or give it `no-link`"
            yield Problem("ambiguous-link", said, thing.file, thing.path, about=about)


def _ambiguous_terms(
    library: Library, game: GameData, linked: list[tuple[str, Thing]], shared: Mapping[str, Target | None]
) -> Iterator[Problem]:
    """A word that stands for one concept and is also the name of another, or of a thing that does not stand for it."""
    others: dict[str, tuple[str, str | None]] = {
        word: (f"the concept `{target.id}`", target.id) for word, target in shared.items() if target
    }
    for name, thing in linked:
        concept = concept_of(library, game, thing.id)
        others.setdefault(name, (f"the name of `{thing.id}`", concept.id if concept else None))
    for index, term in enumerate(entries(game.terms.terms)):
        if not _is_linked(term, shared):
            continue
        word = str(term.term)
        other, meant = others.setdefault(word, (f"a word for `{term.concept}`", term.concept))
        if term.concept != meant:
            said = f"`{word}` is also {other}; tie it to that, or give the one that text seldom means `no-link`"
            yield Problem("ambiguous-link", said, game.file("terms"), ("terms", index))


def _is_linked(term: Term, shared: Mapping[str, Target | None]) -> bool:
    if not term.term or len(term.term) < lexicon.SHORTEST:
        return False
    too_common = term.term in shared and shared[term.term] is None
    return bool(term.concept) and not term.no_link and not too_common

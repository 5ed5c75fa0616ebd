"""The words of a game, and where they lead: what automatic links are made from.

A game's own things come first, then its other words, then the shared
concepts. Longest match first. A word that is not linked still takes its
place, so that no shorter word is found inside it (属性 in 属性ダイス).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from scripts.library import GameData, Library, Thing
from scripts.model.base import entries

LINKED = frozenset(
    {
        "attribute",
        "card-type",
        "condition",
        "deck",
        "equipment",
        "group",
        "keyword",
        "resource",
        "state",
        "statement",
        "step",
        "topic",
        "value",
        "zone",
    }
)
"""The kinds of things whose names are linked by themselves."""

SHORTEST = 2
"""Characters of a word that is linked by itself; a shorter one only where it is written ``((id))``."""

KATAKANA = "[ァ-ヺー-ヿㇰ-ㇿｦ-ﾟ]"
LATIN = "[0-9A-Za-z０-９Ａ-Ｚａ-ｚÀ-ÖØ-öø-ɏ]"


@dataclass(frozen=True)
class Target:
    """What a word leads to: a thing of a game, or a concept where ``game`` is None."""

    id: str
    game: str | None = None


@dataclass(frozen=True)
class Found:
    """A word met in a text, and what it leads to."""

    word: str
    target: Target


@dataclass(frozen=True)
class Lexicon:
    """Words and their targets; None for a word that is not linked."""

    words: dict[str, Target | None]

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        longest_first = sorted(self.words, key=lambda word: (-len(word), word))
        return re.compile("|".join(map(_bounded, longest_first))) if longest_first else None

    def find(self, text: str, before: str = "", after: str = "") -> Iterator[str | Found]:
        """The pieces of ``text`` in order: words that lead somewhere, and all between them.

        ``before`` and ``after`` are what stands around the text: a word that
        goes on there is not found, nor is a shorter one inside it.
        """
        whole = before + text + after
        end, last = len(before), len(before) + len(text)
        for match in self._pattern.finditer(whole, end) if self._pattern else ():
            target = self.words[match.group()]
            if target is None or match.end() > last:
                continue
            if match.start() > end:
                yield whole[end : match.start()]
            yield Found(match.group(), target)
            end = match.end()
        if end < last:
            yield whole[end:last]


def _bounded(word: str) -> str:
    """A word as a pattern that does not begin or end inside a longer katakana or Latin word."""
    pattern = re.escape(word)
    for letters in (KATAKANA, LATIN):
        if re.match(letters, word[0]):
            pattern = f"(?<!{letters})" + pattern
        if re.match(letters, word[-1]):
            pattern += f"(?!{letters})"
    return pattern


def of_game(library: Library, game: GameData) -> Lexicon:
    """The words that are linked on a game's page."""
    shared = of_concepts(library).words
    words: dict[str, Target | None] = {}
    for term in entries(game.terms.terms):
        too_common = term.term in shared and shared[term.term] is None
        if term.term and not too_common:
            target = Target(term.concept) if term.concept and not term.no_link else None
            words[term.term] = words.get(term.term) or target
    named: dict[str, Target | None] = {}
    for thing in linkable(game):
        name = str(getattr(thing.record, "name", ""))
        target = None if getattr(thing.record, "no_link", None) else Target(thing.id, game.id)
        named[name] = named.get(name) or target
    return Lexicon(_long_enough({**shared, **words, **named}))


def of_concepts(library: Library) -> Lexicon:
    """The words of the shared glossary."""
    words: dict[str, Target | None] = {}
    for entry, *_ in library.concepts.values():
        concept = entry.record
        for word in (concept.name, *concept.spellings):
            target = None if concept.no_link else Target(concept.id)
            words[word] = words.get(word) or target
    return Lexicon(_long_enough(words))


def linkable(game: GameData) -> Iterator[Thing]:
    """The things of a game that have a name of the kind that is linked."""
    for things in game.things.values():
        for thing in things:
            if thing.kind in LINKED and getattr(thing.record, "name", None):
                yield thing


def _long_enough(words: dict[str, Target | None]) -> dict[str, Target | None]:
    return {word: target for word, target in words.items() if len(word) >= SHORTEST}

"""The words of a game, and where they lead: what automatic links are made from.

A game's own things come first, then its other words, then the shared
concepts. Longest match first. A word that is not linked still takes its
place, so that no shorter word is found inside it (属性 in 属性ダイス).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

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

KATAKANA = re.compile("[ァ-ヺー-ヿㇰ-ㇿｦ-ﾟ]")
LATIN = re.compile("[0-9A-Za-z０-９Ａ-Ｚａ-ｚÀ-ÖØ-öø-ɏ]")


class Target(NamedTuple):
    """What a word leads to: a thing of a game, or a concept where ``game`` is None."""

    id: str
    game: str | None = None


class Found(NamedTuple):
    """A word met in a text, and what it leads to."""

    word: str
    target: Target


@dataclass(frozen=True)
class Lexicon:
    """Words and their targets; None for a word that is not linked."""

    words: dict[str, Target | None]

    @cached_property
    def _by_first(self) -> dict[str, list[str]]:
        """The words by their first character, longest first. A pattern of them all takes longer to make than to use."""
        found: dict[str, list[str]] = {}
        for word in sorted(filter(None, self.words), key=lambda word: (-len(word), word)):
            found.setdefault(word[0], []).append(word)
        return found

    def find(self, text: str, before: str = "", after: str = "") -> Iterator[str | Found]:
        """The pieces of ``text`` in order: words that lead somewhere, and all between them.

        ``before`` and ``after`` are what stands around the text: a word that
        goes on there is not found, nor is a shorter one inside it.
        """
        whole = before + text + after
        end, last = len(before), len(before) + len(text)
        for start, word in self._met(whole, end):
            target = self.words[word]
            if target is None or start + len(word) > last:
                continue
            if start > end:
                yield whole[end:start]
            yield Found(word, target)
            end = start + len(word)
        if end < last:
            yield whole[end:last]

    def _met(self, whole: str, start: int) -> Iterator[tuple[int, str]]:
        """Every word of the lexicon that stands in a text from ``start`` on, and where; none inside another."""
        by_first = self._by_first
        over = start
        for at in range(start, len(whole)) if by_first else ():
            if at >= over and whole[at] in by_first:
                for word in by_first[whole[at]]:
                    if whole.startswith(word, at) and not _goes_on(whole, at, at + len(word)):
                        yield at, word
                        over = at + len(word)
                        break


def _goes_on(whole: str, start: int, end: int) -> bool:
    """Whether what stands there begins or ends inside a longer katakana or Latin word."""
    return (start > 0 and _alike(whole[start - 1], whole[start])) or (
        end < len(whole) and _alike(whole[end - 1], whole[end])
    )


@cache
def _alike(one: str, next_: str) -> bool:
    """Whether two characters belong to one word: both katakana or both Latin letters and figures."""
    return any(letters.match(one) and letters.match(next_) for letters in (KATAKANA, LATIN))


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
        target = None if thing.text("no_link") else Target(thing.id, game.id)
        named[thing.text("name")] = named.get(thing.text("name")) or target
    return Lexicon(_long_enough({**shared, **words, **named}))


@lru_cache(maxsize=1)
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
            if thing.kind in LINKED and thing.text("name"):
                yield thing


def _long_enough(words: dict[str, Target | None]) -> dict[str, Target | None]:
    return {word: target for word, target in words.items() if len(word) >= SHORTEST}

"""Makers and formats: all games write the same company, person or kind of product the same way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from scripts.check.spelling import folded
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.problems import Path_, Problem, Severity

LONG_ENOUGH = 8
"""Letters of a word of which one more or less is a slip; shorter words may differ in one."""

LETTER = re.compile("[a-zぁ-ゖァ-ヺ]")


PEOPLE, FORMS = "people", "forms"
"""The two lists of names that are compared, each within itself."""

Written = tuple[str, str, Path_, str]
"""The list it belongs to, a name, where it stands in ``products.yml``, and what an exception names."""


def note(game: GameData) -> list[Written]:
    """The names of companies, people and kinds of products."""
    people: list[Written] = [
        (PEOPLE, credit.name, (key, index), key)
        for key in ("maker", "designer")
        for index, credit in enumerate(entries(getattr(game.products, key)))
    ]
    formats = enumerate(game.products.formats)
    return [*people, *((FORMS, each.form, ("formats", index, "form"), each.id) for index, each in formats)]


def check(library: Library, notes: Mapping[str, Iterable[Written]]) -> Iterator[Problem]:
    """``spelled-two-ways``: each spelling once, where it first stands, beside the spelling that was there first."""
    spelled: dict[str, dict[str, str]] = {PEOPLE: {}, FORMS: {}}
    told: set[tuple[str, str]] = set()
    for id_, written in notes.items():
        for listed, name, path, about in written:
            if (listed, name) in told:
                continue
            told.add((listed, name))
            first = _like(name, spelled[listed])
            for key in _keys(name):
                spelled[listed].setdefault(key, name)
            if first and first != name:
                said = f"`{name}` is spelled `{first}` elsewhere; write it one way in all games"
                file = library.games[id_].file("products")
                yield Problem("spelled-two-ways", said, file, tuple(path), Severity.WARNING, about=frozenset({about}))


def _like(name: str, spelled: Mapping[str, str]) -> str | None:
    """An earlier name that is the same but for its spelling, or for one letter."""
    return next((spelled[key] for key in _keys(name) if key in spelled), None)


def _keys(name: str) -> Iterator[str]:
    """The name without what spellings differ in, and where it is long, that without each of its letters.

    Two names share a key where they differ in spelling or in one letter: the
    deletions of Garbe's symmetric delete algorithm, each a lookup.
    """
    whole = folded(name)
    yield whole
    if len(whole) >= LONG_ENOUGH:
        yield from (whole[:at] + whole[at + 1 :] for at in range(len(whole)) if LETTER.match(whole[at]))

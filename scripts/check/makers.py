"""Makers and formats: all games write the same company, person or kind of product the same way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scripts.check.spelling import folded
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.problems import Path_, Problem, Severity

LONG_ENOUGH = 8
"""Letters of a word of which one more or less is a slip; shorter words may differ in one."""

LETTER = re.compile("[a-zぁ-ゖァ-ヺ]")


@dataclass(frozen=True)
class _Written:
    """A name and where it stands; ``about`` is what an exception names."""

    name: str
    game: GameData
    path: Path_
    about: str


def check(library: Library) -> Iterator[Problem]:
    """``spelled-two-ways``: each spelling once, where it first stands, beside the spelling that was there first."""
    people, forms = [], []
    for game in library.games.values():
        for key in ("maker", "designer"):
            for index, credit in enumerate(entries(getattr(game.products, key))):
                people.append(_Written(credit.name, game, (key, index), key))
        for index, format_ in enumerate(game.products.formats):
            forms.append(_Written(format_.form, game, ("formats", index, "form"), format_.id))
    yield from _compared(people)
    yield from _compared(forms)


def _compared(written: Iterable[_Written]) -> Iterator[Problem]:
    spelled: dict[str, str] = {}
    told: set[str] = set()
    for each in written:
        if each.name in told:
            continue
        told.add(each.name)
        first = _like(each.name, spelled)
        for key in _keys(each.name):
            spelled.setdefault(key, each.name)
        if first and first != each.name:
            said = f"`{each.name}` is spelled `{first}` elsewhere; write it one way in all games"
            file, about = each.game.file("products"), frozenset({each.about})
            yield Problem("spelled-two-ways", said, file, each.path, Severity.WARNING, about=about)


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

"""Checks: of what all games share, of each game, and across all games; ``run`` applies them all."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any

from scripts import library as libraries
from scripts.check import (
    ancestors,
    capacity,
    copies,
    deck_out,
    exceptions,
    facets,
    figures,
    gaps,
    glossary,
    homes,
    ids,
    layout,
    long_texts,
    makers,
    prices,
    quotas,
    readings,
    redirects,
    references,
    releases,
    sources,
    start,
    terms,
    titles,
    turn,
    undefined,
    unused,
    variants,
    verified,
    widths,
    words,
)
from scripts.compare.table import Cell, cells
from scripts.library import GameData, Library
from scripts.load.positions import locate
from scripts.problems import MOST, Problem, Severity, errors, in_order

SHARED: tuple[Callable[[Library], Iterator[Problem]], ...] = (
    references.check_concepts,
    glossary.check,
    facets.check,
    variants.check_concepts,
    widths.check_concepts,
)
"""What all games share."""

IN_GAME: tuple[Callable[[Library, GameData], Iterator[Problem]], ...] = (
    ids.check,
    references.check,
    references.check_structure,
    words.check,
    gaps.check,
    terms.check,
    ancestors.check,
    layout.check,
    turn.check,
    quotas.check,
    readings.check,
    sources.check,
    deck_out.check,
    copies.check,
    start.check,
    undefined.check,
    unused.check,
    homes.check,
    capacity.check,
    releases.check,
    prices.check,
    variants.check,
    widths.check,
    figures.check,
)
"""One game, as it stands beside what all share and the games it refers to."""

ACROSS: dict[str, tuple[Callable[[GameData], Any], Callable[[Library, Mapping[str, Any]], Iterator[Problem]]]] = {
    "makers": (makers.note, makers.check),
    "long texts": (long_texts.note, long_texts.check),
    "concepts": (glossary.note, glossary.check_unused),
    "titles": (titles.note, titles.check),
}
"""All games together: what is noted of each, as JSON holds it, and what all the notes tell."""


@dataclass(frozen=True)
class Checked:
    """What looking at one game has found."""

    problems: Sequence[Problem]
    """With positions; what the game's exceptions accept is among them."""
    notes: Mapping[str, Any]
    """For each check across games what it takes of this one."""


def run(data: Path, today: date | None = None) -> tuple[Library | None, list[Problem]]:
    """The library under ``data`` and all its problems, with positions, in order, none said twice.

    The library is None where labels or vocabularies could not be read. With
    ``today``, games whose sources nobody has looked at for long and dates that
    are still to come are among the problems; builds leave it out, as they must
    not change by the clock.
    """
    library, problems = libraries.load(data)
    if library is None:
        return None, listed(problems)
    problems += of_shared(library)
    bad = frozenset(problem.file.parent for problem in errors(problems))
    checked = {game.id: of_game(library, game, bad)[0] for game in library.games.values()}
    problems += of_all(library, checked)
    problems += chain.from_iterable(verified.check(game, today) for game in library.games.values() if today)
    return library, listed(problems)


def listed(problems: Iterable[Problem]) -> list[Problem]:
    """The problems with positions, in order, none said twice."""
    return in_order({str(problem): problem for problem in locate(problems)}.values())


def of_shared(library: Library) -> list[Problem]:
    """What is wrong with what all games share."""
    return [problem for check in SHARED for problem in check(library)]


def of_game(library: Library, game: GameData, bad: Container[Path]) -> tuple[Checked, Mapping[str, Cell]]:
    """Looks at one game; ``bad`` are the folders in which errors are known so far.

    Gives with what was found the cells of the game, which are read only where
    nothing else is wrong with it or the facets, and then are looked at too.
    """
    found = _until_too_many((problem for check in IN_GAME for problem in check(library, game)), game.file("game"))
    read: Mapping[str, Cell] = {}
    if not (errors(found) or game.folder in bad or library.data in bad):
        read = cells(library, game)
        found += facets.check_values(library, game, read.values())
    return Checked(locate(found), {name: note(game) for name, (note, _) in ACROSS.items()}), read


def _until_too_many(problems: Iterable[Problem], file: Path) -> list[Problem]:
    """The problems up to the ``MOST``th error; where there are more, a last one says so at the top of ``file``."""
    found: list[Problem] = []
    left = MOST
    for problem in problems:
        if problem.severity is Severity.ERROR:
            left -= 1
        if left < 0:
            said = f"more than {MOST:,} errors; mend the others first, then look again"
            return [*found, Problem("too-many-problems", said, file, line=1, column=1)]
        found.append(problem)
    return found


def of_all(library: Library, checked: Mapping[str, Checked]) -> list[Problem]:
    """All problems of the games and of what leads to them, without those that exceptions accept."""
    found: dict[Path, list[Problem]] = {}
    problems = list(redirects.check(library))
    for name, (_, check) in ACROSS.items():
        for problem in check(library, {id_: each.notes[name] for id_, each in checked.items()}):
            found.setdefault(problem.file.parent, []).append(problem)
    for id_, game in library.games.items():
        problems += exceptions.apply(library, game, [*checked[id_].problems, *found.pop(game.folder, [])])
    return problems + list(chain.from_iterable(found.values()))

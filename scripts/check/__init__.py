"""Checks over the whole library: ``run`` applies them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from itertools import chain
from pathlib import Path

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
    turn,
    undefined,
    unused,
    variants,
    verified,
    words,
)
from scripts.library import Library
from scripts.load.positions import locate
from scripts.problems import MOST, Problem, Severity, errors, in_order

CHECKS: tuple[Callable[[Library], Iterator[Problem]], ...] = (
    ids.check,
    references.check,
    references.check_concepts,
    references.check_structure,
    redirects.check,
    words.check,
    gaps.check,
    glossary.check,
    terms.check,
    ancestors.check,
    layout.check,
    turn.check,
    quotas.check,
    readings.check,
    sources.check,
    deck_out.check,
    facets.check,
    copies.check,
    start.check,
    undefined.check,
    unused.check,
    homes.check,
    capacity.check,
    releases.check,
    prices.check,
    makers.check,
    variants.check,
    long_texts.check,
    figures.check,
)


def run(data: Path, today: date | None = None) -> tuple[Library | None, list[Problem]]:
    """The library under ``data`` and all its problems, with positions, in order, none said twice.

    The library is None where labels or vocabularies could not be read. With
    ``today``, games whose sources nobody has looked at for long are among the
    problems; builds leave it out, as they must not change by the clock.
    """
    library, problems = libraries.load(data)
    if library:
        found: dict[Path, list[Problem]] = {}
        whole = _gather(library, found)
        _compare(library, problems, found)
        for game in library.games.values() if whole else ():
            problems += exceptions.apply(game, found.pop(game.folder, []))
        problems += chain.from_iterable(found.values())
        problems += verified.check(library, today) if today else ()
    return library, in_order({str(problem): problem for problem in locate(problems)}.values())


def _gather(library: Library, found: dict[Path, list[Problem]]) -> bool:
    """Adds what each check finds, by folder; gives up behind ``MOST`` errors, and tells whether that was all."""
    left = MOST
    for problem in (problem for check in CHECKS for problem in check(library)):
        found.setdefault(problem.file.parent, []).append(problem)
        left -= problem.severity is Severity.ERROR
        if left < 0:
            said = f"more than {MOST:,} errors; mend the others first, then look again"
            beyond = Problem("too-many-problems", said, library.data / "games", line=1, column=1)
            found.setdefault(library.data, []).append(beyond)
            return False
    return True


def _compare(library: Library, problems: Iterable[Problem], found: dict[Path, list[Problem]]) -> None:
    """Adds what is wrong with the values of facets; those are read where nothing else is wrong."""
    wrong = {problem.file.parent for problem in errors([*problems, *chain.from_iterable(found.values())])}
    if library.data in wrong:
        return
    sound = [game for game in library.games.values() if game.folder not in wrong]
    for problem in facets.check_values(library, sound):
        found.setdefault(problem.file.parent, []).append(problem)

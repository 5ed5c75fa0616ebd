"""Checks over the whole library: ``run`` applies them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from scripts import library as libraries
from scripts.check import (
    ancestors,
    deck_out,
    exceptions,
    facets,
    gaps,
    glossary,
    ids,
    layout,
    quotas,
    readings,
    references,
    sources,
    terms,
    turn,
    words,
)
from scripts.library import Library
from scripts.load.positions import locate
from scripts.problems import Problem, errors, in_order

CHECKS: tuple[Callable[[Library], Iterator[Problem]], ...] = (
    ids.check,
    references.check,
    references.check_concepts,
    references.check_structure,
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
)


def run(data: Path) -> tuple[Library | None, list[Problem]]:
    """The library under ``data`` and all its problems, with positions, in order, none said twice.

    The library is None where labels or vocabularies could not be read.
    """
    library, problems = libraries.load(data)
    if library:
        found = [problem for check in CHECKS for problem in check(library)]
        wrong = {problem.file.parent for problem in errors([*problems, *found])}
        sound = [game for game in library.games.values() if game.folder not in wrong]
        if data not in wrong:
            found += facets.check_values(library, sound)
        folders = {game.folder for game in library.games.values()}
        problems += [problem for problem in found if problem.file.parent not in folders]
        for game in library.games.values():
            problems += exceptions.apply(game, [problem for problem in found if problem.file.parent == game.folder])
    return library, in_order({str(problem): problem for problem in locate(problems)}.values())

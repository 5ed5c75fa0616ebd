"""Checks over the whole library: ``run`` applies them all."""

from __future__ import annotations

from pathlib import Path

from scripts import library as libraries
from scripts.check import ids, references, words
from scripts.library import Library
from scripts.load.positions import locate
from scripts.problems import Problem, in_order

CHECKS = (ids.check, references.check, references.check_structure, words.check)


def run(data: Path) -> tuple[Library | None, list[Problem]]:
    """The library under ``data`` and all its problems, with positions, in order."""
    library, problems = libraries.load(data)
    if library:
        for check in CHECKS:
            problems += check(library)
    return library, in_order(locate(problems))

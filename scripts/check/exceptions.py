"""Exceptions in the data: accepted warnings, each with its reason and each still needed."""

from __future__ import annotations

from collections.abc import Iterable

from scripts.library import GameData, Library
from scripts.model.game import Accepted
from scripts.problems import Problem, Severity, instead, nearest


def apply(library: Library, game: GameData, problems: list[Problem]) -> list[Problem]:
    """The problems of one game without those that its exceptions accept.

    An exception that accepts nothing is itself an error. Errors cannot be
    accepted, and where a file could not be read no exception is called needless
    but those that could never accept anything.
    """
    used = set()
    left = []
    for problem in problems:
        match = _accepts(game, problem) if problem.severity is not Severity.ERROR else None
        if match is None:
            left.append(problem)
        else:
            used.add(match)
    needless = []
    for index, exception in enumerate(game.game.exceptions):
        said = _never(library, exception.check)
        if index not in used and not (said or game.unread):
            said = _nowhere(exception, left)
        if said and index not in used:
            needless.append(Problem("needless-exception", said, game.file("game"), ("exceptions", index)))
    return left + needless


def _accepts(game: GameData, problem: Problem) -> int | None:
    for index, exception in enumerate(game.game.exceptions):
        if exception.check == problem.code and set(exception.at) == set(problem.about):
            return index
    return None


def _never(library: Library, code: str) -> str:
    """Why no exception can ever name this check; empty where one can, or where the checks are not known."""
    check = library.checks.get(code)
    if library.checks and check is None:
        known = [other for other, each in library.checks.items() if each.severity != "error"]
        return f"no check is called `{code}`; {instead(code, known)}"
    if check and check.severity == "error":
        return f"`{code}` is an error and cannot be accepted; mend what it names, and delete the exception"
    return ""


def _nowhere(exception: Accepted, left: Iterable[Problem]) -> str:
    """What to do with an exception whose warning is not found where it says: where else it is found, if it is."""
    said = f"no warning `{exception.check}` is found at {', '.join(f'`{id_}`' for id_ in exception.at)}"
    found = {", ".join(sorted(each.about)) for each in left if each.code == exception.check and each.about}
    written = ", ".join(sorted(exception.at))
    if not found:
        return f"{said}; delete the exception"
    where = instead(written, found)
    return f"{said}; {where}" if nearest(written, found) else f"{said}; {where}, or delete the exception"

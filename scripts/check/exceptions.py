"""Exceptions in the data: accepted warnings, each with its reason and each still needed."""

from __future__ import annotations

from scripts.library import GameData
from scripts.problems import Problem, Severity


def apply(game: GameData, problems: list[Problem]) -> list[Problem]:
    """The problems of one game without those that its exceptions accept.

    An exception that accepts nothing is itself an error. Errors cannot be
    accepted, and where a file could not be read no exception is called needless.
    """
    used = set()
    left = []
    for problem in problems:
        match = _accepts(game, problem) if problem.severity is not Severity.ERROR else None
        if match is None:
            left.append(problem)
        else:
            used.add(match)
    for index, exception in enumerate(game.game.exceptions):
        if index not in used and not game.unread:
            named = ", ".join(f"`{id_}`" for id_ in exception.at)
            said = f"no warning `{exception.check}` is found at {named}; delete the exception"
            left.append(Problem("needless-exception", said, game.file("game"), ("exceptions", index)))
    return left


def _accepts(game: GameData, problem: Problem) -> int | None:
    for index, exception in enumerate(game.game.exceptions):
        if exception.check == problem.code and set(exception.at) == set(problem.about):
            return index
    return None

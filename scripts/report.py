"""Problems as a reader, GitHub or another program wants them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from scripts.problems import Problem, Severity, on_one_line, shown

LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
"""What GitHub calls the severities."""


def as_text(problems: Iterable[Problem]) -> str:
    """One line for each problem."""
    return "\n".join(map(str, problems))


def as_github(problems: Iterable[Problem]) -> str:
    """A workflow command for each problem, which GitHub shows beside the line it is about.

    The format is that of GitHub's documentation, "Workflow commands for GitHub
    Actions"; what must be escaped is what its actions/toolkit escapes.
    """
    return "\n".join(map(_command, problems))


def as_json(problems: Iterable[Problem]) -> str:
    """A list of objects; line and column count from 1. Only ASCII, whatever the terminal can show."""
    return json.dumps(
        [
            {
                "file": shown(problem.file),
                "line": problem.line,
                "column": problem.column,
                "severity": str(problem.severity),
                "code": problem.code,
                "message": problem.message,
            }
            for problem in problems
        ],
        indent=1,
    )


FORMATS: dict[str, Callable[[Iterable[Problem]], str]] = {"text": as_text, "github": as_github, "json": as_json}


def within(problems: Iterable[Problem], paths: Iterable[Path]) -> list[Problem]:
    """The problems in these files and folders; all where none is named."""
    wanted = [path.resolve() for path in paths]
    return [problem for problem in problems if not wanted or any(map(problem.file.resolve().is_relative_to, wanted))]


def _command(problem: Problem) -> str:
    place = {"file": shown(problem.file), "line": problem.line, "col": problem.column, "title": problem.code}
    properties = ",".join(
        f"{key}={_escaped(str(value)).replace(':', '%3A').replace(',', '%2C')}" for key, value in place.items()
    )
    return f"::{LEVELS[problem.severity]} {properties}::{_escaped(on_one_line(problem.message))}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")

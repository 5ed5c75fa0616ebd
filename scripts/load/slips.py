"""Signs that a hand writes and YAML does not take for what was meant, found in the lines that it cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterable

import yaml

ENTRY = "an entry of a list begins with `- `, half-width and with a space behind it"

SLIPS = (
    (re.compile(r" *(-(?=[^ \t－-])|－)"), ENTRY),
    (
        re.compile(r"[\s-]*([a-z][a-z-]*)\s*："),
        "`：` is no colon to YAML; write `: `, half-width and with a space behind it",
    ),
)
"""How a line begins, its first group where the slip stands, and what to say; the first that fits counts."""

OUT_OF_LINE = {"did not find expected key", "did not find expected '-' indicator"}
"""What libyaml says of a line that begins neither a key nor an entry of a list."""


def find(error: yaml.MarkedYAMLError, lines: list[str]) -> tuple[str, int, int] | None:
    """What to say of a slip that the parser stumbled over, with its line and column, both from 0."""
    for line in _suspects(error):
        for pattern, said in SLIPS:
            found = pattern.match(lines[line]) if 0 <= line < len(lines) else None
            if found:
                return said, line, found.start(1)
    return None


def _suspects(error: yaml.MarkedYAMLError) -> Iterable[int]:
    """The lines in which a slip may be what the parser complains of."""
    at, problem = error.problem_mark, str(error.problem)
    if at is None:
        return ()
    if problem == "could not find expected ':'" and error.context_mark:
        return (error.context_mark.line,)
    if "mapping values are not allowed" in problem:
        return at.line, at.line - 1
    return (at.line,) if problem in OUT_OF_LINE else ()

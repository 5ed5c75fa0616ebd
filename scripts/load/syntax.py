"""What the YAML parser complains of, in words that say what to do about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from scripts.load import slips
from scripts.load.slips import IN_BRACKETS, OUT_OF_LINE
from scripts.problems import Problem

DEEPEST = 40
"""Levels of nesting; the deepest real file has 12. Composing recurses, so this guards the stack."""

MOST_VALUES = 50_000
"""Keys, lists, mappings and single values in one file; the largest real one has some 2,000."""

LONGEST = 10_000
"""Characters of one text; the model takes 2,000, but of a longer one every part is looked at first."""

TOO_DEEP = "exceeded maximum nesting depth"
"""What libyaml says at 1,000 levels, and ``scripts.load.plain`` beyond ``DEEPEST``."""

TOO_MANY = "too many values"
"""What ``scripts.load.plain`` says beyond ``MOST_VALUES``."""

TOO_LONG = "too long a text"
"""What it says beyond ``LONGEST``."""


@dataclass(frozen=True)
class Advice:
    """What to say where the parser's own words hold ``words``; ``{here}`` is the character it stopped at.

    ``at_start`` puts the problem where the broken value begins.
    """

    words: str
    said: str
    code: str = "syntax"
    at_start: bool = False


ADVICE = (
    Advice(TOO_DEEP, f"nested more than {DEEPEST} levels deep", "too-deep"),
    Advice(TOO_MANY, f"more than {MOST_VALUES:,} values in one file; split the file", "too-many-values"),
    Advice(TOO_LONG, f"longer than {LONGEST:,} characters; split it into statements", "too-long"),
    Advice("cannot start any token", "a value cannot start with `{here}`; quote the text"),
    Advice(
        "mapping values are not allowed", "`: ` inside a text, or a wrong indent; quote the text, or line the keys up"
    ),
    Advice("mapping keys are not allowed", "a value cannot start with `?`; quote the text"),
    Advice("did not find expected node content", "a value cannot start with `{here}`; quote the text"),
    Advice(
        "block sequence entries are not allowed",
        "a list cannot start here; begin it on the next line, or quote the text",
    ),
    Advice(
        "could not find expected ':'",
        "a key needs `: ` behind it; indent this line if it carries on the text above",
        at_start=True,
    ),
    Advice(
        "while parsing a flow mapping",
        "the `{` here is never closed, or a comma is missing behind a value",
        at_start=True,
    ),
    Advice(
        "while parsing a flow sequence",
        "the `[` here is never closed, or a comma is missing behind a value",
        at_start=True,
    ),
    Advice("escape", "a backslash in \"…\" means something else to YAML; write the text in '…'"),
    Advice("hexdecimal number", "a backslash in \"…\" means something else to YAML; write the text in '…'"),
    Advice("while scanning a quoted scalar", "a quotation mark is opened and never closed", at_start=True),
    Advice("while scanning a tag", "YAML takes `!` for the start of a tag; quote the text", "tag", at_start=True),
    Advice("while scanning an alias", "a value cannot start with `*` or `&`; quote the text", at_start=True),
    Advice("while scanning an anchor", "a value cannot start with `*` or `&`; quote the text", at_start=True),
    Advice("while scanning a block scalar", "a value cannot start with `|` or `>`; quote the text", at_start=True),
    Advice(
        "did not find expected <document start>", "the data ended above this; a wrong indent, or text after a bracket"
    ),
    Advice(
        "while parsing a block mapping",
        "this is not in line with the keys above it; a wrong indent, or text after a quotation mark or bracket",
    ),
    Advice(
        "while parsing a block collection",
        "this is not in line with the list above it; a wrong indent, or text after a quotation mark or bracket",
    ),
)
"""The first that fits counts."""

NEXT_KEY = re.compile(r"[\s-]*[a-z][a-z-]*|\s*")
"""What stands before the place where the parser stops if a bracket was left open on a line above."""

CANNOT_STAND = (
    "`{here}` cannot stand here: a comma or a closing bracket is missing before it, or a text holds `: `, a bracket or "
    "a quotation mark; quote the text"
)
BEHIND_CLOSED = {
    "]": "text goes on behind `]`; put the whole text between quotation marks",
    "}": "text goes on behind `}`; put the whole text between quotation marks",
    '"': "text goes on behind `\"`; put the whole text in '…'",
    "'": 'text goes on behind `\'`; put the whole text in "…"',
}
"""What to say where a value is closed and its line goes on."""


def explain(error: yaml.MarkedYAMLError, text: str, file: Path) -> Problem:
    """What broke, where, and what to do about it."""
    mark = error.problem_mark or error.context_mark
    lines = text.split("\n")
    line, column = (mark.line, mark.column) if mark else (0, 0)
    row = lines[line] if line < len(lines) else ""
    here, before = row[column : column + 1], row[:column]
    own = (
        f"{error.problem} ({error.context}, line {error.context_mark.line + 1})"
        if error.context_mark
        else str(error.problem)
    )
    slip = slips.find(error, text)
    if slip:
        return Problem("syntax", slip[0], file, line=slip[1] + 1, column=slip[2] + 1)
    advice = next((advice for advice in ADVICE if advice.words in own), Advice("", own))
    advice = _about_a_text(error, before) or advice
    if "\t" in before + here and not before.strip():
        advice = Advice("", "a tab indents this line; use spaces", "tab")
    elif here == "\t":
        advice = Advice("", "a tab stands where YAML takes only spaces; use a space", "tab")
    if advice.at_start and error.context_mark:
        line, column = error.context_mark.line, error.context_mark.column
    return Problem(advice.code, advice.said.replace("{here}", here), file, line=line + 1, column=column + 1)


def _about_a_text(error: yaml.MarkedYAMLError, before: str) -> Advice | None:
    """What to say where a text seems to be what broke the brackets or the line, of which ``before`` could be read."""
    in_brackets = error.context in IN_BRACKETS
    closed = before[-1:] if in_brackets else before.rstrip()[-1:]
    if closed in BEHIND_CLOSED and (in_brackets or error.problem in OUT_OF_LINE):
        return Advice("", BEHIND_CLOSED[closed])
    if in_brackets and not NEXT_KEY.fullmatch(before):
        return Advice("", CANNOT_STAND)
    return None

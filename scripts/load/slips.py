"""Signs that a hand writes and YAML does not take for what was meant, found in the lines that it cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterable

import yaml

HALF = {"、": ", ", "，": ", ", "：": ": ", "｛": "{", "｝": "}", "［": "[", "］": "]"}
"""What YAML wants where an input method for Japanese writes a full-width sign."""

WIDE_SPACES = {"\u3000": "full-width", "\u00a0": "no-break"}
SPACE = "[\u3000\u00a0]"
KEY = "[a-z][a-z-]*"

ENTRY = "an entry of a list begins with `- `, half-width and with a space behind it"
COLON = "`：` is no colon to YAML; write `: `, half-width and with a space behind it"
COMMA = "`{sign}` is no comma to YAML; write `, `, half-width and with a space behind it"
BRACKET = "`{sign}` is no bracket to YAML; write `{half}`"

LINES = (
    (re.compile(f" *({SPACE})"), "{space}"),
    (re.compile(r" *(-(?=[^ \t－-])|－)"), ENTRY),
    (re.compile(rf"[\s-]*({KEY})\s*："), COLON),
    (re.compile(rf"[\s-]*{KEY}:({SPACE})"), "{space}"),
    (re.compile(rf"[\s-]*{KEY}(:)(?=[^\s/])"), "a key needs `: `, with a space behind the colon"),
    (re.compile(rf"[\s-]*(?:{KEY}:\s+)?(｛(?=\s*{KEY}\s*[:：])|［(?=\s*[a-z0-9{{｛]))"), BRACKET),
)
"""How a line begins, its first group where the slip stands, and what to say; the first that fits counts."""

BRACKETED = (
    (re.compile(rf"([、，])\s*{KEY}\s*$"), COMMA),
    (re.compile(rf"[{{,]\s*{KEY}\s*(：)\s*$"), COLON),
    (re.compile(rf"[:,\[{{]\s*(｛(?=\s*{KEY}\s*(?:[:：]|$))|［(?=\s*[a-z0-9{{｛]))"), BRACKET),
    (re.compile(r"[,\[{][^,\[{［｛]*?([｝］])(?=\s*(?:[,\]}]|$))", re.MULTILINE), BRACKET),
)
"""The same between an opening bracket and the place where the parser stopped."""

OUT_OF_LINE = {"did not find expected key", "did not find expected '-' indicator"}
"""What libyaml says of a line that begins neither a key nor an entry of a list."""

IN_BRACKETS = {"while parsing a flow mapping", "while parsing a flow sequence"}


def find(error: yaml.MarkedYAMLError, text: str) -> tuple[str, int, int] | None:
    """What to say of a slip that the parser stumbled over, with its line and column, both from 0."""
    if error.context in IN_BRACKETS and error.context_mark and error.problem_mark:
        return _between_brackets(text, error.context_mark.index, error.problem_mark.index)
    lines = text.split("\n")
    found = (in_line(lines[line], line) for line in _suspects(error) if 0 <= line < len(lines))
    return next(filter(None, found), None)


def in_line(row: str, line: int) -> tuple[str, int, int] | None:
    """What to say of a slip at the beginning of a line, whose number is ``line``, and where it stands."""
    for pattern, said in LINES:
        found = pattern.match(row)
        if found:
            return _told(said, found[1]), line, found.start(1)
    return None


def space(sign: str) -> str:
    """What to say of a space that is none to YAML."""
    return f"a {WIDE_SPACES[sign]} space stands where YAML takes only half-width ones; use half-width spaces"


def _between_brackets(text: str, start: int, stop: int) -> tuple[str, int, int] | None:
    sign = text[stop : stop + 1]
    if sign in HALF:
        said = {"、": COMMA, "，": COMMA, "：": COLON}.get(sign, BRACKET)
        return _told(said, sign), *_place(text, stop)
    for pattern, said in BRACKETED:
        found = pattern.search(text[start:stop])
        if found:
            return _told(said, found[1]), *_place(text, start + found.start(1))
    return None


def _told(said: str, sign: str) -> str:
    return space(sign) if said == "{space}" else said.replace("{sign}", sign).replace("{half}", HALF.get(sign, ""))


def _place(text: str, at: int) -> tuple[int, int]:
    """Line and column, both from 0."""
    return text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1


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

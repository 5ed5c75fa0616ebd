"""Places where YAML means something else than the author, found before anything is built.

A cheap look at the raw text decides whether the slower walk over the parser's
events is needed; few real files need it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from scripts.problems import Problem

DEEPEST = 40
"""Levels of nesting; the deepest real file has 12. libyaml's composer recurses, so this guards the stack."""

FATAL = frozenset({"too-deep", "alias"})
"""Problems after which the text must not be composed: deep nesting, and aliases that multiply."""

SUSPECT = re.compile(r"(?:^|[\s\[{,])[&*!]|[^\s#]\s+#|^(?:---|\.\.\.|%)", re.MULTILINE)
BRACKETS = re.compile(r"[\[\]{}]")
INDENT = re.compile(r"^(?:[ ]|- )+", re.MULTILINE)


def find(text: str, file: Path) -> list[Problem]:
    """Tags, anchors, aliases, several documents, deep nesting, and text cut off by ``#`` or ``!``."""
    if not SUSPECT.search(text) and not _may_be_deep(text):
        return []
    try:
        return _walk(text, file)
    except yaml.MarkedYAMLError:
        return []  # the loader meets the same error and reports it


def _may_be_deep(text: str) -> bool:
    """Whether brackets and indentation together could nest beyond the limit."""
    depth = deepest = 0
    for bracket in BRACKETS.findall(text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    indent = max((len(found) for found in INDENT.findall(text)), default=0)
    return deepest + indent > DEEPEST


def _walk(text: str, file: Path) -> list[Problem]:
    lines = text.split("\n")
    found: list[Problem] = []
    depth = documents = 0

    def report(code: str, said: str, event: Any) -> None:
        mark = event.start_mark
        found.append(Problem(code, said, file, line=mark.line + 1, column=mark.column + 1))

    events: Iterator[Any] = yaml.parse(text, Loader=yaml.CSafeLoader)  # its stubs lack the fields of events
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents == 2:
                report("second-document", "`---` starts a second document; one file holds one", event)
        elif isinstance(event, yaml.AliasEvent):
            report("alias", f"alias `*{event.anchor}`; write the value out, or quote the text", event)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.NodeEvent):
            if event.anchor is not None:
                report("anchor", f"anchor `&{event.anchor}`; write the value out, or quote the text", event)
            tag = getattr(event, "tag", None)
            if tag is not None:
                said = f"YAML takes `{tag}` for a tag and drops it; quote the text"
                report("tag", said, event)
            if isinstance(event, yaml.ScalarEvent):
                if _cut(event, lines):
                    said = "YAML drops all from ` #` on; quote the text, or put the comment on a line of its own"
                    report("cut-text", said, event)
                continue
            depth += 1
            if depth > DEEPEST:
                report("too-deep", f"nested more than {DEEPEST} levels deep", event)
                break
    return found


def _cut(event: Any, lines: list[str]) -> bool:
    """Whether text, not a comment, stands behind ``#`` on the line where a plain scalar ends."""
    if event.style or event.end_mark.line >= len(lines):
        return False
    rest = lines[event.end_mark.line][event.end_mark.column :]
    return bool(re.match(r"[ \t]+#\S", rest)) or (bool(re.match(r"[ \t]+#", rest)) and not event.value.isascii())


def syntax(error: yaml.MarkedYAMLError, text: str, file: Path) -> Problem:
    """What broke, where, and what to do about it."""
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    lines = text.split("\n")
    # The parser may stop one character late; the character that matters is the first that is not blank.
    here = lines[line][column : column + 1] if line < len(lines) else ""
    before = lines[line][:column] if line < len(lines) else ""
    code, said = "syntax", str(error.problem)
    if "\t" in (here, *before) and not before.strip():
        code, said = "tab", "a tab indents this line; use spaces"
    elif "cannot start any token" in said:
        said = f"a value cannot start with `{here}`; quote the text"
    elif "mapping values are not allowed" in said:
        said = "`: ` inside a text, or a wrong indent; quote the text, or line the keys up"
    elif "scanning an alias" in str(error.context) or "scanning an anchor" in str(error.context):
        said = "a value cannot start with `*` or `&`; quote the text"
    elif "quoted scalar" in str(error.context):
        said = "a quotation mark is opened and never closed"
        if error.context_mark:
            line, column = error.context_mark.line, error.context_mark.column
    elif error.context:
        said = f"{said} ({error.context}, line {error.context_mark.line + 1})" if error.context_mark else said
    return Problem(code, said, file, line=line + 1, column=column + 1)

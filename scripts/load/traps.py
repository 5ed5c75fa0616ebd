"""Places where YAML means something else than the author, found before anything is built.

A cheap look at the raw text decides whether the slower walk over the parser's
events is needed; few real files need it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import yaml

from scripts.problems import MOST, Problem

FATAL = frozenset({"alias", "merge-conflict", "second-document"})
"""Problems after which the text is not read further: aliases that multiply, a second document that would be lost, two
versions of the same lines."""

CONFLICT = re.compile(r"^[ \t]*(={7}$|(?:<{7}|[|]{7}|>{7})(?: |$))", re.MULTILINE)
"""What git writes around the two versions of lines that it could not merge."""

CORE_TAG = "tag:yaml.org,2002:"
SUSPECT = re.compile(r"(?:^|[\s\[{,:?])[&*!]|\S[ \t]*#|^(?:---|\.\.\.)", re.MULTILINE)
BEHIND_PLAIN = re.compile(r"[ \t]*+,?[ \t]*#\S")
BEHIND_JAPANESE = re.compile(r"[ \t]*+(?:#|,[ \t]*#\S)")
BEHIND_OPENED = re.compile(r"[ \t]*#\S")
BEHIND_CLOSED = re.compile(r"#|[ \t]*,[ \t]*#\S")


def find(text: str, file: Path) -> list[Problem]:
    """Tags, anchors, aliases, several documents, and text cut off by ``#`` or ``!``; ends one beyond ``MOST``.

    Where a merge went wrong, only that.
    """
    conflicts = list(islice(_conflicts(text, file), MOST + 1))
    if conflicts or not SUSPECT.search(text):
        return conflicts
    return list(islice(_walk(text, file), MOST + 1))


def are_fatal(found: Sequence[Problem]) -> bool:
    """Whether the text must not be read further; so are traps beyond ``MOST``, as an alias may stand behind them."""
    return len(found) > MOST or any(problem.code in FATAL for problem in found)


def _conflicts(text: str, file: Path) -> Iterator[Problem]:
    if "<<<<<<<" not in text and "=======" not in text and ">>>>>>>" not in text:
        return
    said = "a merge conflict was not resolved; keep one side and delete the lines `<<<<<<<`, `=======` and `>>>>>>>`"
    for found in CONFLICT.finditer(text):
        line = text.count("\n", 0, found.start(1))
        column = found.start(1) - text.rfind("\n", 0, found.start(1))
        yield Problem("merge-conflict", said, file, line=line + 1, column=column)


def _walk(text: str, file: Path) -> Iterator[Problem]:
    lines = {number: line for number, line in enumerate(text.split("\n")) if "#" in line}
    documents = 0
    events: Iterator[Any] = yaml.parse(text, Loader=yaml.CSafeLoader)  # its stubs lack the fields of events
    try:
        for event in events:
            documents += isinstance(event, yaml.DocumentStartEvent)
            for code, said in _traps(event, documents, lines):
                mark = event.start_mark
                yield Problem(code, said, file, line=mark.line + 1, column=mark.column + 1)
    except yaml.MarkedYAMLError:
        return  # the loader meets the same error and reports it


def _traps(event: Any, documents: int, lines: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """Code and message of what is wrong with one event; ``documents`` have begun so far, ``lines`` hold a ``#``."""
    if isinstance(event, yaml.DocumentStartEvent) and documents == 2:
        yield "second-document", "`---` starts a second document; one file holds one"
    elif isinstance(event, yaml.AliasEvent):
        yield "alias", f"alias `*{event.anchor}`; write the value out, or quote the text"
    elif getattr(event, "anchor", None) is not None:
        yield "anchor", f"anchor `&{event.anchor}`; write the value out, or quote the text"
    tag = getattr(event, "tag", None)
    if tag is not None:
        yield "tag", f"YAML takes `{tag.replace(CORE_TAG, '!!')}` for a tag and drops it; quote the text"
    if _cut(event, lines):
        yield "cut-text", "YAML drops all from ` #` on; quote the text, or put the comment on a line of its own"


def _cut(event: Any, lines: Mapping[int, str]) -> bool:
    """Whether text, not a comment, stands behind ``#`` on the line where the event ends."""
    line = lines.get(event.end_mark.line)
    pattern = _text_behind(event) if line else None
    return bool(line and pattern and pattern.match(line, event.end_mark.column))


def _text_behind(event: Any) -> re.Pattern[str] | None:
    """What cut-off text looks like behind this event; None where a comment may stand."""
    if isinstance(event, yaml.ScalarEvent) and not event.style:
        return BEHIND_PLAIN if event.value.isascii() else BEHIND_JAPANESE
    if isinstance(event, yaml.ScalarEvent):
        return None if event.style in ("|", ">") else BEHIND_CLOSED
    if isinstance(event, yaml.CollectionStartEvent):
        return BEHIND_OPENED if event.flow_style else None
    return BEHIND_CLOSED if isinstance(event, yaml.CollectionEndEvent) else None

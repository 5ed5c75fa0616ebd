"""Single values: which are numbers, how text over several lines is joined, what must not be in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from yaml.nodes import ScalarNode

from scripts.load.slips import ENTRY
from scripts.load.source import CONTROL

INTEGER = re.compile(r"0|-?[1-9][0-9]{0,17}")
TRUTHS = {"true": True, "false": False}
WIDE = re.compile(r"[^\x00-\xff]")
QUOTING = re.compile(r"[\\'\"]")
TEXT = r"(?:[^\x00-\x9f]|\(\()"
"""How a Japanese text may begin: with a sign that is none of ASCII, or a reference."""

HYPHEN = re.compile(f"-{TEXT}")
WIDE_DASH = re.compile(rf"－(?:\s|{TEXT})")
"""How a text begins that was to be an entry of a list."""

JOINED = (
    (re.compile(r"\n[^\S\n]*(-)(?=[ \t\n]|$)"), "indent the `-` as the list's others"),
    (re.compile(rf"\n[^\S\n]*({HYPHEN.pattern}|{WIDE_DASH.pattern})"), ENTRY),
)
"""How a line inside a text begins that was to be one, and what to do about it."""

NOT_TEXT = re.compile(f"{CONTROL.pattern}|\r")


def value(node: ScalarNode, source: str) -> str | int | bool:
    """The whole number, the truth or the text that a scalar of the text ``source`` stands for."""
    text: str = node.value
    if not node.style:
        if INTEGER.fullmatch(text):
            return int(text)
        if text in TRUTHS:
            return TRUTHS[text]
    return text if node.style == "|" or not _lines(node) else _joined(text, _raw(node, source))


def wrong(node: ScalarNode, source: str) -> Iterable[tuple[str, str, int, int]]:
    """What is wrong with a scalar: code, message, line and column, both from 0.

    With most nothing can be: plain text of one line holds what stands in the
    file, of which ``scripts.load.source`` has looked at each character.
    """
    plain = not node.style and not node.value.startswith(("-", "－")) and not _lines(node)
    return () if plain else _wrong(node, source)


def _wrong(node: ScalarNode, source: str) -> Iterator[tuple[str, str, int, int]]:
    start = node.start_mark
    bad = NOT_TEXT.search(node.value)
    if bad:
        said = f"this text holds the character U+{ord(bad.group()):04X}, which is not text; delete it"
        yield "control-character", said, start.line, start.column
    if not node.style and HYPHEN.match(node.value):
        said = "a `-` with no space behind it is part of the text; write `- `, or quote the text"
        yield "syntax", said, start.line, start.column
    if not node.style and WIDE_DASH.match(node.value) and _begins_line(node, source):
        yield "syntax", f"{ENTRY}; quote the text if this is one", start.line, start.column
    if not node.style and _lines(node):
        yield from _joined_lines(_raw(node, source), start.line)


def _joined_lines(raw: str, first: int) -> Iterator[tuple[str, str, int, int]]:
    """The lines of a text that were to be entries of a list; ``first`` is the number of its first line."""
    for pattern, mend in JOINED:
        for found in pattern.finditer(raw):
            line = first + raw.count("\n", 0, found.start(1))
            said = f"YAML joins this line to the text above it; {mend}, or quote the text"
            yield "joined-text", said, line, found.start(1) - found.start() - 1


def _begins_line(node: ScalarNode, source: str) -> bool:
    """Whether nothing stands before the scalar on its line."""
    at = node.start_mark.index
    return not source[source.rfind("\n", 0, at) + 1 : at].strip()


def _lines(node: ScalarNode) -> int:
    """How many line ends a scalar runs over."""
    return int(node.end_mark.line - node.start_mark.line)


def _raw(node: ScalarNode, source: str) -> str:
    return source[node.start_mark.index : node.end_mark.index]


def _joined(text: str, raw: str) -> str:
    """Text without the spaces that YAML puts between two lines where both are Japanese.

    Only what stands around a line's end is looked at, up to the next quotation
    mark or backslash: from there on, ``raw`` and the text may differ.
    """
    at = 0
    for above, below in pairwise(line.strip(" \t") for line in raw.strip("\"'").split("\n")):
        tail, head = QUOTING.split(above)[-1], QUOTING.split(below)[0]
        if tail and head and WIDE.match(tail[-1]) and WIDE.match(head[0]):
            fold = text.find(f"{tail} {head}", at)
            if fold >= 0:
                at = fold + len(tail)
                text = text[:at] + text[at + 1 :]
    return text

"""Single values: which are numbers, how text over several lines is joined, what must not be in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from yaml.nodes import ScalarNode

from scripts.load.source import CONTROL

INTEGER = re.compile(r"0|-?[1-9][0-9]{0,17}")
TRUTHS = {"true": True, "false": False}
WIDE = re.compile(r"[^\x00-\xff]")
QUOTING = re.compile(r"[\\'\"]")
DASH = re.compile(r"\n[ \t]*(-)(?=\s|$)")
HYPHEN = re.compile(r"-[^\x00-\xff]")
"""How a text begins that was to be an entry of a list."""

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
    plain = not node.style and not node.value.startswith("-") and not _lines(node)
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
    if not node.style and _lines(node):
        raw = _raw(node, source)
        for dash in DASH.finditer(raw):
            line = start.line + raw.count("\n", 0, dash.start(1))
            said = "YAML joins this line to the text above it; indent the `-` as the list's others, or quote the text"
            yield "joined-text", said, line, dash.start(1) - raw.rfind("\n", 0, dash.start(1)) - 1


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

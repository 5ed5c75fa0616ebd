"""A text with what can be mended in it.

Each change is made for trial and kept only where it is proven: what the file
says stays the same, or it has fewer problems and no new one.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml
from yaml.nodes import ScalarNode

from scripts.load.plain import parse
from scripts.load.positions import Tree
from scripts.model.validate import keys, validate
from scripts.problems import Problem

DIRECTIVE = re.compile(r"#\s*yaml-language-server\s*:.*")
WIDE_FIGURES = re.compile("[0-9０-９]+([-－][0-9０-９]+)*")
UNBEGUN = "empty-file"
"""The one problem of a file that holds comments alone, which can be mended like any other."""

NOWHERE = Path()


@dataclass(frozen=True)
class Kind:
    """What a data file should hold; ``head`` is its first line, empty where no schemas lie beside the data."""

    model: Any
    head: str = ""


def mended(text: str, kind: Kind) -> str:
    """The text with all that can be mended; line ends alone where it is no YAML.

    White space at the ends of lines and of the file goes, and so does a byte
    order mark; the first line names the schema; a key in capitals or with
    underscores becomes the key that it can only mean; full-width figures become
    figures where text is wrong.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for change in (_trimmed, _ended, lambda before: _headed(before, kind.head)):
        after = change(text)
        text = after if _says_the_same(text, after) else text
    problems = _problems(text, kind)
    while better := next((each for each in _trials(text, kind, problems) if _problems(each, kind) < problems), None):
        text, problems = better, _problems(better, kind)
    return text


def _says_the_same(before: str, after: str) -> bool:
    """Whether both are YAML and hold the same."""
    (value, found), (other, more) = (parse(text, NOWHERE) for text in (before, after))
    codes = [problem.code for problem in found]
    return (value is not None or codes == [UNBEGUN]) and value == other and codes == [each.code for each in more]


def _trimmed(text: str) -> str:
    """Without white space at the ends of lines, but for those of texts that are kept line by line."""
    try:
        events: Iterator[Any] = yaml.parse(text, Loader=yaml.CSafeLoader)  # its stubs lack the fields of events
        kept = {
            line
            for event in events
            if getattr(event, "style", None) in ("|", ">")
            for line in range(event.start_mark.line + 1, event.end_mark.line + 1)
        }
    except yaml.YAMLError:
        return text
    lines = text.split("\n")
    return "\n".join(line if number in kept else line.rstrip(" \t") for number, line in enumerate(lines))


def _ended(text: str) -> str:
    """With one line end at its end."""
    return text.rstrip("\n") + "\n" if text.strip() else text


def _headed(text: str, head: str) -> str:
    """With the line that names the schema in the first place, and nowhere else."""
    lines = text.split("\n")
    if not head or lines[0] == head:
        return text
    return "\n".join([head, *(line for line in lines if not DIRECTIVE.fullmatch(line))])


def _problems(text: str, kind: Kind) -> Counter[Problem]:
    """What is wrong with the text, without the places, which mending moves."""
    value, found = parse(text, NOWHERE)
    more = validate(kind.model, value, NOWHERE)[1] if value is not None else []
    return Counter(replace(problem, line=0, column=0) for problem in (*found, *more))


def _trials(text: str, kind: Kind, problems: Iterable[Problem]) -> Iterator[str]:
    """The text with one key or value written otherwise, for each that may be what a problem comes from."""
    tree = Tree(text)
    for problem in problems:
        place = tree.find(problem.path)
        if not problem.path or place is None:
            continue
        mark, node = place
        key = str(problem.path[-1])
        if problem.code == "unknown-key" and text.startswith(key, mark.index):
            meant = re.sub("[_ ]+", "-", key).lower()
            if meant in keys(kind.model, problem.path):
                yield text[: mark.index] + meant + text[mark.index + len(key) :]
        elif isinstance(node, ScalarNode) and WIDE_FIGURES.fullmatch(node.value):
            start, end = node.start_mark.index, node.end_mark.index
            yield text[:start] + unicodedata.normalize("NFKC", text[start:end]) + text[end:]

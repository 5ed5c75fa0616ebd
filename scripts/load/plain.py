"""YAML as our data uses it: text, whole numbers, true and false, lists and mappings.

PyYAML resolves much more (``no``, ``on``, dates, octal numbers), and keeps
silent where it drops text. Both would change data behind the author's back,
so everything that is not a whole number or true/false stays text, and what
would be lost is a problem.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml
from yaml.nodes import MappingNode, ScalarNode, SequenceNode

from scripts.load import traps
from scripts.problems import Problem

INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})$")
EMPTY = "tag:empty"
WIDE_FOLD = re.compile(r"(?<=[^\x00-\xff]) (?=[^\x00-\xff])")


class Loader(yaml.CSafeLoader):
    """The C loader with three scalar types; what would be lost is noted in ``problems``."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 (PyYAML's own way)

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.problems: list[tuple[str, str, yaml.Mark]] = []


def _mapping(loader: Loader, node: MappingNode) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in node.value:
        if not isinstance(key, ScalarNode):
            loader.problems.append(("wrong-type", "a key must be a plain word", key.start_mark))
        elif key.value in values:
            said = f"`{key.value}` stands twice in one mapping; keep one of them"
            loader.problems.append(("duplicate-key", said, key.start_mark))
        elif value.tag == EMPTY:
            said = f"`{key.value}` has no value; write one, `none` or `not-recorded`, or delete the line"
            loader.problems.append(("empty-value", said, key.start_mark))
        else:
            values[key.value] = loader.construct_object(value, deep=True)
    return values


def _sequence(loader: Loader, node: SequenceNode) -> list[Any]:
    values = []
    for value in node.value:
        if value.tag == EMPTY:
            said = "an entry of this list is empty; write it or delete the line"
            loader.problems.append(("empty-value", said, value.start_mark))
        else:
            values.append(loader.construct_object(value, deep=True))
    return values


def _folded(_loader: Loader, node: ScalarNode) -> str:
    """Text; where it runs over several lines, without the spaces that YAML puts between Japanese lines."""
    text: str = node.value
    if node.style != "|" and node.start_mark and node.end_mark and node.start_mark.line != node.end_mark.line:
        return WIDE_FOLD.sub("", text)
    return text


def _nothing(_loader: Loader, _node: ScalarNode) -> None:
    return None


Loader.add_implicit_resolver("tag:yaml.org,2002:int", INTEGER, list("-0123456789"))
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"(?:true|false)$"), ["t", "f"])
Loader.add_implicit_resolver(EMPTY, re.compile(r"$"), [""])
Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)
Loader.add_constructor("tag:yaml.org,2002:str", _folded)
Loader.add_constructor(EMPTY, _nothing)


def parse(text: str, file: Path) -> tuple[Any, list[Problem]]:
    """The values in ``text`` and what is wrong with it as YAML.

    The value is None where nothing can be read. Positions count from 1.
    """
    found = traps.find(text, file)
    if any(problem.code in traps.FATAL for problem in found):
        return None, found
    loader = Loader(text)
    try:
        value = loader.get_single_data()
    except yaml.MarkedYAMLError as error:
        return None, [*found, traps.syntax(error, text, file)]
    finally:
        loader.dispose()
    found += [
        Problem(code, said, file, line=mark.line + 1, column=mark.column + 1) for code, said, mark in loader.problems
    ]
    if value is None and not found:
        found.append(Problem("empty-file", "the file holds nothing", file, line=1, column=1))
    return value, found

"""Where in its file a problem lies.

Positions cost more than the values, so they are looked up only for problems.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import yaml
from yaml.nodes import MappingNode, Node, SequenceNode

from scripts.load.source import read_text
from scripts.problems import Path_, Problem


def locate(problems: Iterable[Problem]) -> list[Problem]:
    """The same problems with line and column; those that have them stay as they are."""
    trees: dict[Path, Node | None] = {}
    return [problem if problem.line else _placed(problem, trees) for problem in problems]


def _placed(problem: Problem, trees: dict[Path, Node | None]) -> Problem:
    if problem.file not in trees:
        trees[problem.file] = _tree(problem.file)
    tree = trees[problem.file]
    if tree is None:
        return replace(problem, line=1, column=1)
    line, column = _walk(tree, problem.path)
    return replace(problem, line=line + 1, column=column + 1)


def _tree(file: Path) -> Node | None:
    text = read_text(file) if file.is_file() else None
    if not isinstance(text, str):
        return None
    try:
        tree: Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError:
        return None
    return tree


def _walk(node: Node, path: Path_) -> tuple[int, int]:
    """The place of the deepest part of ``path`` that the file really has.

    A path may name parts that the file lacks (index 0 of a list written as
    one value, the branch of a union, a key that is missing): they are passed
    over. The place of a mapping's value is that of its key.
    """
    mark = node.start_mark
    for part in path:
        if isinstance(node, MappingNode):
            for key, value in node.value:
                if key.value == part or (isinstance(part, int) and key.value == str(part)):
                    node, mark = value, key.start_mark
                    break
        elif isinstance(node, SequenceNode) and isinstance(part, int) and part < len(node.value):
            node = node.value[part]
            mark = node.start_mark
    return mark.line, mark.column

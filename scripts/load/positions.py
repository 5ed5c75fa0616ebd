"""Where in its file a problem lies.

Positions cost more than the values, so they are looked up only for problems.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from scripts.load.plain import compose, kept
from scripts.load.source import read_text
from scripts.problems import Path_, Problem


def locate(problems: Iterable[Problem]) -> list[Problem]:
    """The same problems with line and column; those that have them stay as they are."""
    trees: dict[Path, Tree] = {}
    return [problem if problem.line else _placed(problem, trees) for problem in problems]


def _placed(problem: Problem, trees: dict[Path, Tree]) -> Problem:
    if problem.file not in trees:
        text = read_text(problem.file)
        trees[problem.file] = Tree(text if isinstance(text, str) else "")
    found = trees[problem.file].find(problem.path)
    line, column = (found[0].line, found[0].column) if found else (0, 0)
    return replace(problem, line=line + 1, column=column + 1)


class Tree:
    """The nodes of a text; what lies in a mapping or a list is indexed when first asked for."""

    def __init__(self, text: str) -> None:
        try:
            self.root = compose(text)
        except yaml.YAMLError:
            self.root = None
        self.inside: dict[Node, dict[str | int, tuple[yaml.Mark, Node]]] = {}

    def find(self, path: Path_) -> tuple[yaml.Mark, Node] | None:
        """Place and node of the deepest part of ``path`` that the text really has; None where it is no YAML.

        A path may name parts that the file lacks (index 0 of a list written as
        one value, the branch of a union, a key that is missing): they are passed
        over. The place of a mapping's value is that of its key.
        """
        if self.root is None:
            return None
        mark, node = self.root.start_mark, self.root
        for part in path:
            if node not in self.inside:
                self.inside[node] = dict(_children(node))
            mark, node = self.inside[node].get(part, (mark, node))
        return mark, node


def _children(node: Node) -> Iterator[tuple[str | int, tuple[yaml.Mark, Node]]]:
    """What lies in a mapping by key, in a list by index; of a key that stands twice, the first is what counts."""
    if isinstance(node, MappingNode):
        for key, value in reversed(node.value):
            if isinstance(key, ScalarNode):
                yield key.value, (key.start_mark, value)
    elif isinstance(node, SequenceNode):
        for index, entry in enumerate(kept(node)):
            yield index, (entry.start_mark, entry)

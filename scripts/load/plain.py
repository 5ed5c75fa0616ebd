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
from yaml.nodes import Node, ScalarNode, SequenceNode

from scripts.load import scalars, slips, traps
from scripts.load.syntax import DEEPEST, LONGEST, MOST_VALUES, TOO_DEEP, TOO_LONG, TOO_MANY, explain
from scripts.problems import Problem, quoted

COLON = re.compile(r"\s*:")
COLONS = re.compile("[:：]")
NO_COLON = re.compile(r"([a-z][a-z-]*)\s*(?:：|:(?!//))\s*(.*)", re.DOTALL)
"""A key between brackets, and its value, that no half-width colon with a space parts."""

SPACES = "".join(slips.WIDE_SPACES)


class Composer(yaml.CSafeLoader):
    """The C loader up to its tree of nodes; it refuses what neither stack nor memory can bear."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.depth = 0
        self.nodes = 0

    def resolve(self, kind: Any, value: Any, implicit: Any) -> str:  # noqa: ARG002 (PyYAML's own names)
        """Called by the C code for a node's tag, which nobody asks for: what a scalar means is decided below."""
        return ""

    def descend_resolver(self, current_node: Any, current_index: Any) -> None:  # noqa: ARG002 (PyYAML's own names)
        """Called by the C code for each node, before the nodes inside it; these hooks only count the levels."""
        self.depth += 1
        self.nodes += 1
        if self.depth > DEEPEST + 1:  # one more for the value in the deepest list or mapping
            raise yaml.MarkedYAMLError(problem=TOO_DEEP, problem_mark=current_node.start_mark)
        if self.nodes > MOST_VALUES:
            raise yaml.MarkedYAMLError(problem=TOO_MANY, problem_mark=current_node.start_mark)

    def ascend_resolver(self) -> None:
        """Called after the nodes inside a node."""
        self.depth -= 1


def compose(text: str) -> Node | None:
    """The tree of nodes, with their positions; None where the text holds nothing. Raises yaml's errors."""
    composer = Composer(text)
    try:
        root: Node | None = composer.get_single_node()
    finally:
        composer.dispose()
    return root


def parse(text: str, file: Path) -> tuple[Any, list[Problem]]:
    """The values in ``text`` and what is wrong with it as YAML.

    The value is None where nothing can be read. Positions count from 1.
    """
    found = traps.find(text, file)
    if traps.are_fatal(found):
        return None, found
    reader = _Reader(text, file)
    try:
        root = compose(text)
        _refuse_slips(root, text)
        value = None if root is None or is_empty(root) else reader.value(root)
    except yaml.MarkedYAMLError as error:
        return None, [*found, explain(error, text, file)]
    found += reader.problems
    if value is None and not found:
        found.append(Problem("empty-file", "the file holds nothing", file, line=1, column=1))
    return value, found


def _refuse_slips(root: Node | None, text: str) -> None:
    """Raises yaml's error where a key without its colon made one text of the whole file."""
    if isinstance(root, ScalarNode) and not root.style and COLONS.search(root.value):
        line = root.start_mark.line
        slip = slips.in_line(text.split("\n")[line], line)
        if slip:
            raise yaml.MarkedYAMLError(problem=slip[0], problem_mark=_mark(slip[1], slip[2]))


def _mark(line: int, column: int) -> yaml.Mark:
    return yaml.Mark("", 0, line, column, None, 0)


def is_empty(node: Node) -> bool:
    """Whether nothing is written where a value should be: no character, ``[]`` or ``{}``."""
    return not node.value and not getattr(node, "style", None)


def kept(node: SequenceNode) -> list[Node]:
    """The entries of a list that become values; so an index counts the same here and in the values."""
    return [entry for entry in node.value if not is_empty(entry)]


class _Reader:
    """Turns nodes into values, and notes in ``problems`` what would be lost."""

    def __init__(self, text: str, file: Path) -> None:
        self.text = text
        self.file = file
        self.problems: list[Problem] = []

    def value(self, node: Node) -> Any:
        """What a node that is not empty stands for; raises yaml's error where a text is too long to be looked at."""
        if isinstance(node, ScalarNode):
            if len(node.value) > LONGEST:
                raise yaml.MarkedYAMLError(problem=TOO_LONG, problem_mark=node.start_mark)
            for code, said, line, column in scalars.wrong(node, self.text):
                self.problems.append(Problem(code, said, self.file, line=line + 1, column=column + 1))
            return scalars.value(node, self.text)
        return self._sequence(node) if isinstance(node, SequenceNode) else self._mapping(node)

    def _mapping(self, node: Node) -> dict[str, Any]:
        values: dict[str, Any] = {}
        seen = set()
        for key, child in node.value:
            self._refuse_spaces(key)
            value = None if is_empty(child) else self.value(child)
            if not isinstance(key, ScalarNode):
                self._report("wrong-type", "a key must be a plain word; quote the text if this is one", key)
                continue
            if key.value in seen:
                self._report("duplicate-key", f"`{key.value}` stands twice in one mapping; keep one of them", key)
            elif value is None:
                self._report(*self._valueless(key), key)
            else:
                values[key.value] = value
            seen.add(key.value)
        return values

    def _refuse_spaces(self, key: Node) -> None:
        """Raises yaml's error where a key begins or ends with a space that is none to YAML."""
        bare = key.value.strip(SPACES) if isinstance(key, ScalarNode) and not key.style else key.value
        if bare != key.value:
            at = 0 if key.value[0] in SPACES else len(key.value.rstrip(SPACES))
            mark = _mark(key.start_mark.line, key.start_mark.column + at)
            raise yaml.MarkedYAMLError(problem=slips.space(key.value[at]), problem_mark=mark)

    def _valueless(self, key: ScalarNode) -> tuple[str, str]:
        """Code and message for a key, or what was taken for one, behind which no value stands."""
        joined = None if key.style else NO_COLON.fullmatch(key.value)
        if joined and joined[2]:
            meant = quoted(f"{joined[1]}: {joined[2]}")
            return "syntax", f"a key needs `: ` behind it, half-width and with a space: {meant}"
        if self.text.endswith("? ", 0, key.start_mark.index):
            return "syntax", "a value cannot start with `?`; quote the text"
        if self._behind_comma(key):
            said = f"the comma before `{key.value}` ends what stands before it; quote the text, or leave it out"
            return "empty-value", said
        return "empty-value", f"`{key.value}` has no value; write one, `none` or `not-recorded`, or delete the line"

    def _behind_comma(self, key: Node) -> bool:
        """Whether what was taken for a key has no colon and stands behind a comma, which cut it off a text."""
        comma = self.text.rfind(",", 0, key.start_mark.index)
        behind = self.text[comma + 1 : key.start_mark.index] if comma >= 0 else "?"
        return not behind.strip() and not COLON.match(self.text, key.end_mark.index)

    def _sequence(self, node: SequenceNode) -> list[Any]:
        for entry in filter(is_empty, node.value):
            self._report("empty-value", "an entry of this list is empty; write it or delete the line", entry)
        return [self.value(entry) for entry in kept(node)]

    def _report(self, code: str, said: str, node: Node) -> None:
        mark = node.start_mark
        self.problems.append(Problem(code, said, self.file, line=mark.line + 1, column=mark.column + 1))

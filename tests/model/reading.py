"""Records and their problems from a few lines of YAML."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from scripts.load.plain import parse
from scripts.model.validate import validate
from scripts.problems import Path_

M = TypeVar("M")
FILE = Path("x.yml")


def read(model: type[M], text: str) -> M:
    """The record that the text describes; there must be no problem in it."""
    value, problems = parse(text, FILE)
    assert problems == []
    record, problems = validate(model, value, FILE)
    assert problems == []
    assert record is not None
    return record


def wrong(model: type[object], text: str) -> list[tuple[str, Path_, str]]:
    """Code, path and message of what the model finds wrong with the text."""
    value, problems = parse(text, FILE)
    assert problems == []
    record, problems = validate(model, value, FILE)
    assert record is None
    assert {problem.file for problem in problems} == {FILE}
    return [(problem.code, problem.path, problem.message) for problem in problems]


def codes(model: type[object], text: str) -> list[tuple[str, Path_]]:
    """Code and path of what the model finds wrong with the text."""
    return [(code, path) for code, path, _ in wrong(model, text)]

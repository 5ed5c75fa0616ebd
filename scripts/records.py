"""Files as records; what is wrong with them is gathered on the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

from scripts.load import folders
from scripts.load.plain import parse
from scripts.load.source import read_text
from scripts.model.validate import validate
from scripts.problems import Problem, limited

M = TypeVar("M")

ID = re.compile(r"""\bid["']?\s*:\s*["']?([a-z][a-z0-9-]*)""")


def read(model: type[M], file: Path, problems: list[Problem]) -> M | None:
    """One file as a record; what is wrong with it goes to ``problems``."""
    return record(model, plain(file, problems), file, problems)


def plain(file: Path, problems: list[Problem]) -> Any:
    """What a file says, as plain values that JSON can hold; None where it cannot be read."""
    text = read_text(file)
    if isinstance(text, Problem):
        problems.append(text)
        return None
    value, found = parse(text, file)
    problems += limited(found, file)
    return value


def record(model: type[M], value: Any, file: Path, problems: list[Problem]) -> M | None:
    """The record that plain values describe; None where there is none."""
    found, more = validate(model, value, file) if value is not None else (None, [])
    problems += limited(more, file)
    return found


def is_unbegun(file: Path) -> bool:
    """Whether a file holds comments and nothing else, as those of a new game do."""
    text = read_text(file)
    lines = [line.strip() for line in text.split("\n") if line.strip()] if isinstance(text, str) else []
    return bool(lines) and all(line.startswith("#") for line in lines)


def listed(folder: Path, problems: list[Problem]) -> list[Path] | None:
    """What lies in a folder, by name; None where it cannot be read."""
    found = folders.listed(folder)
    if isinstance(found, Problem):
        problems.append(found)
        return None
    return found


def ids_in(file: Path) -> set[str]:
    """The ids that can be seen in a file which is no record."""
    text = read_text(file)
    return set(ID.findall(text)) if isinstance(text, str) else set()

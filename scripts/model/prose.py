"""Which strings of a record are prose, and may hold references."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from scripts.model.base import Base, Prose
from scripts.model.walk import key_of
from scripts.problems import Path_


def prose(record: Base) -> Iterator[tuple[Path_, str]]:
    """Every prose text of the record itself (not of records inside it), with its path."""
    for name, key in _fields(type(record)):
        yield from strings(getattr(record, name), (key,))


@cache
def _fields(model: type[Base]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, key_of(name, field))
        for name, field in model.model_fields.items()
        if any(isinstance(part, Prose) for part in field.metadata) or _is_prose(field.annotation)
    )


def _is_prose(annotation: Any) -> bool:
    if any(isinstance(part, Prose) for part in getattr(annotation, "__metadata__", ())):
        return True
    return any(_is_prose(part) for part in get_args(annotation))


def strings(value: object, path: Path_) -> Iterator[tuple[Path_, str]]:
    """The strings in a field's value (not in records or mappings inside it), with their paths."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, tuple):
        for index, child in enumerate(value):
            yield from strings(child, (*path, index))

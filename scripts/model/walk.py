"""Going through records: all that are inside one, and what their fields must name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from pydantic.fields import FieldInfo

from scripts.model.base import Base, Ref, Word
from scripts.problems import Path_


def _markers(annotation: Any) -> Iterator[Word | Ref]:
    for part in (*getattr(annotation, "__metadata__", ()), *get_args(annotation)):
        if isinstance(part, Word | Ref):
            yield part
        else:
            yield from _markers(part)


@cache
def markers(model: type[Base]) -> dict[str, tuple[Word | Ref, ...]]:
    """For each field of ``model`` that must name something: its markers, wherever they stand in the type."""
    found = {
        name: tuple(dict.fromkeys((*_own(field), *_markers(field.annotation))))
        for name, field in model.model_fields.items()
    }
    return {name: marks for name, marks in found.items() if marks}


def _own(field: FieldInfo) -> Iterator[Word | Ref]:
    return (part for part in field.metadata if isinstance(part, Word | Ref))


@cache
def vocabularies(*models: type[Base]) -> frozenset[str]:
    """The vocabularies that these models, and all records inside them, take words from."""
    found: set[str] = set()
    seen: set[type[Base]] = set()
    todo = list(models)
    while todo:
        model = todo.pop()
        if model in seen:
            continue
        seen.add(model)
        found |= {mark.vocabulary for marks in markers(model).values() for mark in marks if isinstance(mark, Word)}
        for field in model.model_fields.values():
            todo += records_in(field.annotation)
    return frozenset(found)


def records_in(annotation: Any) -> Iterator[type[Base]]:
    """The record types that a field's type mentions."""
    if isinstance(annotation, type) and issubclass(annotation, Base):
        yield annotation
    for part in get_args(annotation):
        yield from records_in(part)


def key_of(name: str, field: FieldInfo) -> str:
    """A field's key in YAML."""
    return field.alias or name


def walk(value: object, path: Path_ = ()) -> Iterator[tuple[Path_, Base]]:
    """Every record in ``value`` with its path in YAML, outermost first."""
    found: list[tuple[Path_, Base]] = []
    _gather(value, path, found)
    return iter(found)


def _gather(value: object, path: Path_, found: list[tuple[Path_, Base]]) -> None:
    if isinstance(value, Base):
        found.append((path, value))
        for name, key in _keys(type(value)):
            child = getattr(value, name)
            if child and not isinstance(child, str | int):
                _gather(child, (*path, key), found)
    elif isinstance(value, tuple):
        for index, child in enumerate(value):
            if not isinstance(child, str | int):
                _gather(child, (*path, index), found)
    elif isinstance(value, dict):
        for key, child in value.items():
            _gather(child, (*path, key), found)


@cache
def _keys(model: type[Base]) -> tuple[tuple[str, str], ...]:
    """The fields of a model that may hold records, each with its key."""
    return tuple(
        (name, key_of(name, field)) for name, field in model.model_fields.items() if any(records_in(field.annotation))
    )

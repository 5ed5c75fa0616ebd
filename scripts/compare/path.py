"""Paths into a game's data: ``setup/decks[role=main]/size``.

A path begins with a file's name; each step is a key of that YAML. ``[]`` goes
on with every entry of a list, ``[key=value]`` with those that have that value,
``[key=]`` with those that leave the key out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import UnionType
from typing import Annotated, Union, get_args, get_origin

from scripts import places
from scripts.library import GameData
from scripts.model.base import ABSENCES, Base
from scripts.model.files import GAME_FILES
from scripts.model.walk import key_of, records_in
from scripts.problems import Path_, instead

STEP = re.compile(r"(?P<key>[a-z-]+)(?P<each>\[(?:(?P<name>[a-z-]+)=(?P<value>[a-z0-9-]*))?\])?")


@dataclass(frozen=True)
class Step:
    """One key, and which entries of its list to go on with."""

    key: str
    each: bool = False
    name: str = ""
    value: str = ""


@dataclass(frozen=True)
class Found:
    """A value in a game's data: where it stands, and the record that says it."""

    value: object
    part: str
    path: Path_
    holder: Base
    """The innermost record around the value; the value itself where it is one."""
    anchor: str = ""
    """The permanent link nearest to it; empty where there is none below the section."""


@cache
def parse(path: str) -> tuple[str, tuple[Step, ...]]:
    """The file's name and the steps."""
    part, *steps = path.split("/")
    found = (STEP.fullmatch(step) for step in steps)
    return part, tuple(
        Step(step["key"], step["each"] is not None, step["name"] or "", step["value"] or "") for step in found if step
    )


def find(game: GameData, path: str) -> Iterator[Found]:
    """What stands at the path, in the order of the file. An absence that stands where a list could is found too."""
    part, steps = parse(path)
    record: Base = getattr(game, part)
    yield from _find(Found(record, part, (), record), steps)


def _find(at: Found, steps: tuple[Step, ...]) -> Iterator[Found]:
    if not steps or at.value in ABSENCES:
        if at.value is not None:
            yield at
        return
    if not isinstance(at.value, Base):
        return
    absence = getattr(at.value, "absence", None)
    if absence:
        # What is asked of something that there is none of does not apply.
        yield replace(at, value="not-recorded" if absence == "not-recorded" else "not-applicable")
        return
    step, rest = steps[0], steps[1:]
    name = _fields(type(at.value))[step.key]
    value = getattr(at.value, name)
    prefix = at.value.id_prefix
    anchor = f"{prefix}-{step.key}" if prefix and isinstance(value, Base) else at.anchor
    if step.each and isinstance(value, tuple):
        for number, each in enumerate(value):
            if not step.name or _matches(each, step):
                yield from _find(_down(at, each, (step.key, number), anchor), rest)
    elif isinstance(value, tuple) and not rest:
        for number, each in enumerate(value):
            yield _down(at, each, (step.key, number), anchor)
    else:
        yield from _find(_down(at, value, (step.key,), anchor), rest)


def _down(at: Found, value: object, path: Path_, anchor: str) -> Found:
    holder = value if isinstance(value, Base) else at.holder
    linked = isinstance(value, Base) and value.kind_of_thing not in places.PLACELESS
    own = getattr(value, "id", None) if linked else None
    return Found(value, at.part, (*at.path, *path), holder, own or anchor)


def _matches(entry: object, step: Step) -> bool:
    if not isinstance(entry, Base):
        return False
    value = getattr(entry, _fields(type(entry))[step.name])
    if not step.value:
        return value in (None, "", ())
    return step.value in value if isinstance(value, tuple) else value == step.value


@cache
def _fields(model: type[Base]) -> dict[str, str]:
    """A model's fields by their keys in YAML."""
    return {key_of(name, info): name for name, info in model.model_fields.items()}


def wrong(path: str) -> str:
    """What is wrong with a path, as a problem says it; empty where it leads somewhere."""
    part, steps = parse(path)
    if part not in GAME_FILES:
        return f"`{part}` is no file of a game; {instead(part, GAME_FILES)}"
    models: tuple[type[Base], ...] = (GAME_FILES[part],)
    for step, last in zip(steps, [*[False] * (len(steps) - 1), True], strict=True):
        keys = {key for model in models for key in _fields(model)}
        if step.key not in keys:
            return f"`{step.key}` is no field there; {instead(step.key, keys)}" if keys else f"`{step.key}`: no field"
        types = [
            model.model_fields[_fields(model)[step.key]].annotation for model in models if step.key in _fields(model)
        ]
        if not step.each and not last and any(map(_is_list, types)):
            return f"`{step.key}` is a list; write `{step.key}[]` for each of its entries"
        models = tuple(inner for type_ in types for inner in records_in(type_))
        inside = {key for model in models for key in _fields(model)}
        if step.name and step.name not in inside:
            return f"`{step.name}` is no field of an entry of `{step.key}`; {instead(step.name, inside)}"
    return ""


def _is_list(annotation: object) -> bool:
    """Whether a field's type takes a list."""
    if get_origin(annotation) is tuple:
        return True
    if get_origin(annotation) in (Annotated, Union, UnionType):
        return any(map(_is_list, get_args(annotation)))
    return False

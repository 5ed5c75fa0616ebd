"""What the fields of the models take, read from the models themselves: for the field reference and the template."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from pydantic import PlainValidator, StringConstraints, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from scripts.model.base import ABSENCES, DATED, KANA, KEBAB, ONE_LINE, ROMAJI, SPOKEN, URL, Base, Many, Ref, Word
from scripts.model.claim import Claim
from scripts.model.walk import key_of

KINDS = {KEBAB: "id", KANA: "reading", SPOKEN: "reading", ROMAJI: "romaji", ONE_LINE: "line", URL: "url", DATED: "date"}
"""What a text with this pattern is called."""

COMMON = tuple(Claim.model_fields)
"""The fields that every claim has; they are explained once."""


@dataclass(frozen=True)
class Takes:
    """What may be written as the value of a field; several kinds are a choice."""

    kinds: tuple[str, ...] = ()
    """``text``, ``line``, ``reading``, ``romaji``, ``id``, ``date``, ``url``, ``whole``, ``truth``."""
    words: tuple[str, ...] = ()
    """Fixed words."""
    absences: tuple[str, ...] = ()
    """Which absences may stand instead of a value, apart from those of a vocabulary."""
    vocabulary: str = ""
    """The vocabulary whose words may stand here, or as the ``kind`` of the record."""
    things: tuple[str, ...] = ()
    """The kinds of the things whose id may stand here."""
    records: tuple[type[Base], ...] = ()
    listed: int = 0
    """0: one value; 1: a list; 2: a list of lists."""
    single: bool = False
    """Whether one value may be written without the list."""
    keyed: bool = False
    """Whether the values stand under ids."""


@dataclass(frozen=True)
class Field:
    """One key of a record."""

    key: str
    about: str
    takes: Takes
    required: bool
    needed: bool
    """Whether a complete game fills it in."""
    default: object = None
    examples: tuple[Any, ...] = field(default=())


@cache
def fields(model: type[Base]) -> tuple[Field, ...]:
    """The keys of a record in the order of the model, without those that every claim has unless it is ``Claim``."""
    shared = COMMON if issubclass(model, Claim) and model is not Claim else ()
    return tuple(
        Field(
            key=key_of(name, info),
            about=info.description or "",
            takes=_takes(info),
            required=info.is_required(),
            needed=name in model.needed,
            default=None if info.is_required() else info.default,
            examples=tuple(info.examples or ()),
        )
        for name, info in model.model_fields.items()
        if name not in shared
    )


def _takes(info: FieldInfo) -> Takes:
    return _with(_of(info.annotation, info.metadata), info.metadata)


def _of(annotation: Any, marks: list[Any]) -> Takes:
    """What a type takes; ``marks`` stand around it."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    for mark in marks:
        if isinstance(mark, PlainValidator):
            return _of(mark.json_schema_input_type, [])
    if hasattr(annotation, "__metadata__"):
        own = list(annotation.__metadata__)
        return _with(_of(arguments[0], own), own)
    if origin is Literal:
        absences = tuple(word for word in arguments if word in ABSENCES)
        return Takes(words=tuple(word for word in arguments if word not in ABSENCES), absences=absences)
    if origin is tuple:
        inner = _of(arguments[0], [])
        return replace(inner, listed=inner.listed + 1)
    if origin is dict:
        return replace(_of(arguments[1], []), keyed=True)
    if arguments:
        return _either([_of(part, []) for part in arguments if part is not NoneType])
    if isinstance(annotation, type) and issubclass(annotation, Base):
        return Takes(records=(annotation,))
    if annotation is bool:
        return Takes(kinds=("truth",))
    return Takes(kinds=("whole",) if annotation is int else (_kind(marks),))


def _kind(marks: list[Any]) -> str:
    """What a text is called that has these marks; the last pattern counts."""
    patterns = [mark.pattern for mark in marks if isinstance(mark, StringConstraints) and mark.pattern]
    return KINDS[str(patterns[-1])] if patterns else "text"


def _with(takes: Takes, marks: list[Any]) -> Takes:
    """The same with what marks around the type say."""
    for mark in marks:
        if isinstance(mark, Word):
            takes = replace(takes, vocabulary=mark.vocabulary, kinds=_less(takes.kinds, "id"))
        elif isinstance(mark, Ref):
            takes = replace(takes, things=mark.kinds, kinds=_less(takes.kinds, "id"))
        elif isinstance(mark, Many):
            takes = replace(takes, single=True)
    return takes


def _less(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    return tuple(each for each in kinds if each != kind)


def _either(choice: list[Takes]) -> Takes:
    """What one of several types takes. A date may be a number, which says nothing more of it."""
    kinds = tuple(dict.fromkeys(kind for takes in choice for kind in takes.kinds))
    return Takes(
        kinds=_less(kinds, "whole") if "date" in kinds else kinds,
        words=tuple(word for takes in choice for word in takes.words),
        absences=tuple(word for takes in choice for word in takes.absences),
        vocabulary=next((takes.vocabulary for takes in choice if takes.vocabulary), ""),
        things=tuple(kind for takes in choice for kind in takes.things),
        records=tuple(record for takes in choice for record in takes.records),
        listed=max(takes.listed for takes in choice),
        single=any(takes.single for takes in choice),
        keyed=any(takes.keyed for takes in choice),
    )


def is_valid(model: type[Base], value: Any) -> bool:
    """Whether the value makes a record."""
    try:
        TypeAdapter(model).validate_python(value)
    except ValidationError:
        return False
    return True


def short_forms(model: type[Base], text: str) -> Iterator[tuple[object, dict[str, Any]]]:
    """What a record may be written as instead, each with the long form that it stands for.

    The models' own validators are asked about ``text``, a number, an absence,
    an id and a list.
    """
    expand: Callable[[object], object] = getattr(model, "_short", lambda value: value)
    seen = set()
    forms: tuple[object, ...] = (text, 4, "none", "some-id", [])
    for short in forms:
        full = expand(short) if is_valid(model, short) else short
        if isinstance(full, dict) and tuple(full) not in seen:
            if short == "none" and tuple(full) != ("kind",):
                continue  # a word like any other here
            seen.add(tuple(full))
            yield short, full

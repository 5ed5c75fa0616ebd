"""Plain values into models, and pydantic's complaints into problems a contributor can act on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from scripts.model.base import KANA, KEBAB
from scripts.model.walk import records_in
from scripts.problems import Problem, instead

M = TypeVar("M")

WANTED = {
    "string_type": "text",
    "int_type": "a whole number",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "model_attributes_type": "a mapping",
}
"""What a value should have been, by pydantic's error type."""

PATTERNS = {
    KEBAB: ("bad-id", "expected small Latin letters, figures and single hyphens, beginning with a letter"),
    KANA: ("bad-reading", "expected kana; only figures, Latin letters and punctuation may stand beside it"),
}


def validate(model: type[M], value: Any, file: Path) -> tuple[M | None, list[Problem]]:
    """The record that ``value`` describes, or None with every problem in it."""
    try:
        return TypeAdapter(model).validate_python(value), []
    except ValidationError as error:
        found = error.errors(include_url=False, include_context=True)
        return None, [_problem(details, model, file) for details in found]


def _problem(details: ErrorDetails, model: Any, file: Path) -> Problem:
    kind, path, value = details["type"], details["loc"], details["input"]
    context = details.get("ctx", {})
    code, said = kind, details["msg"]
    if kind == "missing":
        code, said = "missing-key", f"`{path[-1]}` is missing"
    elif kind == "extra_forbidden":
        code, said = "unknown-key", f"`{path[-1]}` is not a key here; {instead(str(path[-1]), _keys(model, path))}"
    elif kind in WANTED:
        code, said = "wrong-type", f"expected {WANTED[kind]}, found {_shown(value)}"
        if kind == "string_type" and isinstance(value, bool):
            said += "; quote it if it is a text"
    elif kind == "string_pattern_mismatch":
        code, said = PATTERNS.get(context["pattern"], ("bad-format", f"does not match {context['pattern']}"))
        said = f"{_shown(value)}: {said}"
    elif kind == "literal_error":
        code, said = "unknown-word", f"{_shown(value)} is not a word here; expected {context['expected']}"
    elif kind in ("string_too_short", "too_short"):
        code, said = "empty-value", "nothing stands here; write a value or delete the line"
    elif kind == "string_too_long":
        code, said = "too-long", f"longer than {context['max_length']} characters; split it into statements"
    elif kind in ("greater_than_equal", "less_than_equal"):
        code, said = "bad-count", f"{_shown(value)}: {details['msg'].lower()}"
    return Problem(code, said, file, tuple(path))


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "a mapping"
    text = str(value)
    return f"`{text[:40]}…`" if len(text) > 40 else f"`{text}`"


def _keys(model: Any, path: tuple[int | str, ...]) -> set[str]:
    """The valid keys of the mapping that ``path`` lies in."""
    here = list(records_in(model))
    for part in path[:-1]:
        inner = [
            child
            for record in here
            for name, field in record.model_fields.items()
            if part in (field.alias, name)
            for child in records_in(field.annotation)
        ]
        here = inner or here
    return {field.alias or name for record in here for name, field in record.model_fields.items()}

"""Plain values into models, and pydantic's complaints into problems a contributor can act on."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin
from urllib.parse import quote

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from scripts.load.scalars import INTEGER
from scripts.load.slips import HALF, WIDE_SPACES
from scripts.model.base import ABSENCES, ABSENT, KANA, KEBAB, ONE_LINE, PRESENT, ROMAJI, SPOKEN, URL, Base, Word
from scripts.model.facets import PATH
from scripts.model.walk import key_of, markers, records_in
from scripts.problems import MOST, Path_, Problem, instead, nearest, quoted

M = TypeVar("M")

WORDS = re.compile(r"'([^']+)'")
"""The words that pydantic lists as expected."""

HALF_KANA = re.compile("[｡-ﾟ]")
NO_ADDRESS = re.compile(r"https?://[^\s<>\"']*([\s<>\"'])")

MOST_KEYS = 8
"""How many keys a message names."""

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
    SPOKEN: ("bad-reading", "expected kana; only figures, Latin letters and punctuation may stand beside it"),
    ROMAJI: ("bad-format", "expected small Latin letters, with spaces, hyphens and apostrophes"),
    ONE_LINE: ("bad-format", "expected one line"),
    PATH: ("bad-format", "expected keys with `/` between them, like `setup/decks[id=main]/size`"),
    URL: ("bad-format", "expected an address that begins with https:// or http://"),
}


def validate(model: type[M], value: Any, file: Path) -> tuple[M | None, list[Problem]]:
    """The record that ``value`` describes, or None with the problems in it, no more than one beyond ``MOST``."""
    try:
        return TypeAdapter(model).validate_python(value), []
    except ValidationError as error:
        found = error.errors(include_url=False, include_context=True)
        wrong = (_problem(details, model, file) for details in found if not _is_echo(details))
        return None, list(islice(wrong, MOST + 1))


def _is_echo(details: ErrorDetails) -> bool:
    """Whether a list is only called too short because its entries have errors of their own."""
    return details["type"] == "too_short" and bool(details["input"])


def _problem(details: ErrorDetails, model: Any, file: Path) -> Problem:
    kind, value = details["type"], details["input"]
    path = tuple(part for part in details["loc"] if part not in (ABSENT, PRESENT))
    context = details.get("ctx", {})
    code, said = kind, details["msg"]
    if kind == "missing":
        code, said = "missing-key", f"`{path[-1]}` is missing"
    elif kind == "extra_forbidden":
        code, said = (
            "unknown-key",
            f"{quoted(path[-1])} is not a key here; {_instead(str(path[-1]), keys(model, path))}",
        )
    elif kind in WANTED:
        code, said = (
            "wrong-type",
            f"expected {WANTED[kind]}, found {quoted(value)}{_hint(kind, value, keys(model, (*path, '')))}",
        )
    elif kind == "string_pattern_mismatch":
        code, said = PATTERNS[context["pattern"]]
        said = f"{quoted(value)}: {_closer(context['pattern'], value) or said}{_vocabulary(model, path)}"
    elif kind == "literal_error":
        code, said = (
            "unknown-word",
            f"{quoted(value)} is not a word here; {instead(str(value), WORDS.findall(context['expected']))}",
        )
    elif kind in ("string_too_short", "too_short"):
        code, said = "empty-value", "nothing stands here; write a value or delete the line"
    elif kind == "string_too_long":
        code, said = "too-long", f"longer than {context['max_length']} characters; split it into statements"
    elif kind == "too_long":
        code, said = "too-long", f"more than {context['max_length']} entries; say it in fewer"
    elif kind in ("greater_than", "greater_than_equal", "less_than_equal"):
        code, said = "bad-count", f"{quoted(value)}: {details['msg'].lower()}"
    return Problem(code, said, file, path)


def _instead(key: str, known: set[str]) -> str:
    """What to write for a key that is none; one in Japanese is the beginning of a text."""
    narrow = unicodedata.normalize("NFKC", key).strip()
    if narrow.isascii():
        return instead(narrow, known)
    return "quote the text where `: ` stands inside one"


def _hint(kind: str, value: Any, known: set[str]) -> str:
    """What the author may have meant by a value of the wrong type; ``known`` are the keys of what is expected."""
    if isinstance(value, bool) and kind in ("string_type", "model_type"):
        return "; quote it if it is a text"
    figures = unicodedata.normalize("NFKC", value) if isinstance(value, str) else ""
    if figures != value and re.fullmatch("-?[0-9]+", figures):
        return f"; write half-width figures: `{figures}`"
    if kind == "int_type" and INTEGER.fullmatch(figures):
        return f"; write it without quotation marks: `{figures}`"
    if kind != "int_type" and isinstance(value, str) and (wide := _wide(value)):
        return wide
    if kind != "model_type":
        return ""
    near = nearest(value, ABSENCES) if isinstance(value, str) else None
    return f"; did you mean `{near}`?" if near else f"; its keys are {_listed(known)}"


def _closer(pattern: str, value: str) -> str | None:
    """What to say of a value that does not fit its pattern where one sign is wrong that is easily overlooked."""
    said = PATTERNS[pattern][1]
    if pattern == KEBAB and (wide := _wide(value)):
        return said + wide
    if pattern in (KANA, SPOKEN) and HALF_KANA.search(value):
        return f"{said}; write full-width kana: {quoted(unicodedata.normalize('NFKC', value))}"
    if pattern == URL and (sign := NO_ADDRESS.match(value)):
        return f"{_named(sign[1])} cannot stand in an address; write `{quote(sign[1])}`, or delete it"
    return None


def _named(sign: str) -> str:
    return "a line end" if sign == "\n" else "a space" if sign.isspace() else f"`{sign}`"


def _wide(value: str) -> str:
    """What to say of the full-width signs in a value that were meant for YAML, as all else in it is half-width."""
    signs = dict.fromkeys(sign for sign in value if sign in HALF or sign in WIDE_SPACES)
    if not signs or not value.translate(dict.fromkeys(map(ord, signs))).isascii():
        return ""
    return "; to YAML these signs are letters: " + ", ".join(
        f"write `{HALF.get(sign, ' ')}` for `{sign}`" for sign in signs
    )


def _listed(known: set[str]) -> str:
    names = sorted(known)
    return ", ".join(f"`{name}`" for name in names[:MOST_KEYS]) + (" …" if len(names) > MOST_KEYS else "")


def _vocabulary(model: Any, path: Path_) -> str:
    """Where the words stand that a value may be, if it must be one of a vocabulary."""
    for record in _records(model, path[:-1]):
        for name, marks in markers(record).items():
            words = [mark.vocabulary for mark in marks if isinstance(mark, Word)]
            if words and key_of(name, record.model_fields[name]) == path[-1]:
                return f"; the words are listed in vocabularies.yml under `{words[0]}`"
    return ""


def keys(model: Any, path: Path_) -> set[str]:
    """The valid keys of the mapping in which the last part of ``path`` stands."""
    records = _records(model, path[:-1])
    return {key_of(name, field) for record in records for name, field in record.model_fields.items()}


def _records(model: Any, path: Path_) -> list[type[Base]]:
    """The types of record that may stand at ``path``."""
    here: list[Any] = [model]
    for part in path:
        here = [child for annotation in here for child in _inside(annotation, part)]
    return [record for annotation in here for record in records_in(annotation)]


def _inside(annotation: Any, part: int | str) -> Iterator[Any]:
    """The types that a value of this type may have at one of its keys or indexes."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Base):
        yield from (field.annotation for name, field in annotation.model_fields.items() if key_of(name, field) == part)
    elif origin is dict:
        yield arguments[1]
    elif origin is tuple:
        yield arguments[0]
    else:
        yield from (child for argument in arguments for child in _inside(argument, part))

"""The small types all of the model is made of: ids, texts, dates, short forms, markers."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    GetJsonSchemaHandler,
    PlainValidator,
    Strict,
    StringConstraints,
    Tag,
)
from pydantic_core import CoreSchema, PydanticCustomError

from scripts.problems import quoted

KEBAB = r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
ONE_LINE = r"^[^\n]*$"
URL = r"^https?://[^\s<>\"']+$"
Absence = Literal["none", "not-applicable", "not-recorded"]
ABSENCES: tuple[str, ...] = ("none", "not-applicable", "not-recorded")


class Base(BaseModel):
    """Immutable, closed, with kebab-case keys."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        use_attribute_docstrings=True,
        alias_generator=lambda name: name.rstrip("_").replace("_", "-"),
    )
    kind_of_thing: ClassVar[str] = ""
    """What a reference calls this: `zone` in `unknown-zone`. Empty: nothing can point at it."""
    id_prefix: ClassVar[str] = ""
    """Set where the fields themselves are things, with ids made of this and the key: `start-life`."""
    needed: ClassVar[tuple[str, ...]] = ()
    """Fields that a complete game fills in."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Raises ``AttributeError`` at once; pydantic's looks for private fields and extra keys, which none has."""
            raise AttributeError(name)


def fail(code: str, message: str) -> PydanticCustomError:
    """An error with a code of ours, for validators to raise."""
    return PydanticCustomError(code, message)


# ---- markers: what a field's value must name


@dataclass(frozen=True)
class Word:
    """The value is a word of this vocabulary (``data/vocabularies.yml``)."""

    vocabulary: str

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Leaves a mark that ``scripts.schema`` turns into the list of words."""
        return {"allOf": [handler(core)], "x-vocabulary": self.vocabulary}


@dataclass(frozen=True, init=False)
class Ref:
    """The value is the id of a thing of one of these kinds, in the same game."""

    kinds: tuple[str, ...]

    def __init__(self, *kinds: str) -> None:
        object.__setattr__(self, "kinds", kinds)

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Takes a ``Word``'s mark away: a value that may also be an id cannot be listed."""
        return {key: value for key, value in handler(core).items() if key != "x-vocabulary"}


class Prose:
    """The value is prose, and may hold references."""


# ---- scalars

Whole = Annotated[int, Strict()]
"""A whole number; neither ``true`` nor text that looks like one."""

Amount = Annotated[int, Strict(), Field(ge=0)]
"""A whole number from 0: of cards, points, players or turns."""

Truth = Annotated[bool, Strict()]
"""``true`` or ``false``; neither ``yes`` nor 1."""


def _text(value: Any) -> Any:
    """Whole numbers are text where text is meant: ``name: 2001``."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _written(longest: int, pattern: str) -> Any:
    """What the JSON Schema says of a text: that it is one, or a whole number; editors see it before it is stripped."""
    return Annotated[str, StringConstraints(max_length=longest, pattern=pattern)] | int


Text = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=2000),
    BeforeValidator(_text, json_schema_input_type=_written(2000, r"\S")),
    Prose(),
]
"""Prose; may hold references written ``((id))``."""

Line = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=ONE_LINE),
    BeforeValidator(_text, json_schema_input_type=_written(200, r"^[^\n]*\S[^\n]*$")),
]
"""A name: text of one line without references."""

SIGNS = "ぁ-ゖァ-ヺー・、。!-~ 　！-～「」『』〜～…―"
KANA = f"^[{SIGNS}]+$"
SPOKEN = f"^[{SIGNS}]*[ぁ-ゖァ-ヺ][{SIGNS}]*$"
ROMAJI = "^[a-z' -]+$"
Reading = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=KANA),
    BeforeValidator(_text, json_schema_input_type=_written(200, rf"^(?=.*\S)[{SIGNS}]+$")),
]
"""A reading in kana; figures, Latin letters and punctuation stay as they are."""

Spoken = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=SPOKEN)]
"""A reading in which kana stands."""

Url = Annotated[str, StringConstraints(pattern=URL, max_length=500)]
"""A web address."""

DATE = re.compile(r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?")
EARLIEST = 1900

Id = Annotated[str, StringConstraints(pattern=KEBAB, max_length=60)]


def _date(value: Any) -> str:
    text = _text(value)
    found = DATE.fullmatch(text) if isinstance(text, str) else None
    if not found:
        raise fail("bad-date", f"{quoted(value)} is no date; expected 2010, 2010-07 or 2010-07-15")
    year, month, day = (int(part) if part else 0 for part in found.groups())
    if year < EARLIEST:
        raise fail("bad-date", f"{quoted(value)} is no date here: expected {EARLIEST} or later")
    if found[2] and not 1 <= month <= 12:
        raise fail("bad-date", f"{quoted(value)} is no date: no such month")
    if found[3] and not 1 <= day <= calendar.monthrange(year, month)[1]:
        raise fail("bad-date", f"{quoted(value)} is no date: no such day")
    return found.group()


DATED = r"^(19|[2-9][0-9])[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$"
_DateInput = Annotated[str, StringConstraints(pattern=DATED)] | Annotated[int, Field(ge=EARLIEST, le=9999)]
Date = Annotated[str, PlainValidator(_date, json_schema_input_type=_DateInput)]
"""A day, a month or a year: ``2010-07-15``, ``2010-07``, ``2010``."""


def _date_or_not(value: Any) -> str:
    return "not-recorded" if value == "not-recorded" else _date(value)


KnownDate = Annotated[str, PlainValidator(_date_or_not, json_schema_input_type=Literal["not-recorded"] | _DateInput)]
"""A date, or ``not-recorded``."""


def _bound(value: Any) -> int | str:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    if isinstance(value, str) and value in ABSENCES:
        return value
    raise fail("wrong-type", f"expected a whole number or one of {', '.join(ABSENCES)}, found {quoted(value)}")


Number = Annotated[int | str, PlainValidator(_bound, json_schema_input_type=Annotated[int, Field(ge=0)] | Absence)]
"""A whole number from 0, or an absence."""


# ---- one value or a list of them


def many(value: Any) -> Any:
    """A single value stands for a list of one."""
    return value if isinstance(value, list | tuple) else (value,)


class Many:
    """Marker on a tuple: one value may be written without the list, in YAML and in the schema."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], CoreSchema]) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_before_validator_function(many, handler(source))

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        listed = handler(core)
        return {"anyOf": [listed["items"], listed]}


Ids = Annotated[tuple[Id, ...], Many()]


ABSENT, PRESENT = "<absence>", "<value>"
"""The branches of the unions below, as they stand in pydantic's paths; no key of ours looks like them."""


def _shape(value: Any) -> str:
    return ABSENT if isinstance(value, str) and value in ABSENCES else PRESENT


T = TypeVar("T")
Known = Annotated[
    Annotated[Literal["not-recorded"], Tag(ABSENT)] | Annotated[T, Tag(PRESENT)],
    Discriminator(_shape),
]
"""A value, or ``not-recorded``."""

Listing = Annotated[
    Annotated[Absence, Tag(ABSENT)] | Annotated[tuple[T, ...], Many(), Tag(PRESENT)],
    Discriminator(_shape),
]
"""A list, one entry of it, or the word that says why there is none."""


def entries(listing: Absence | tuple[T, ...] | None) -> tuple[T, ...]:
    """The entries of a listing; none where it is an absence or missing."""
    return listing if isinstance(listing, tuple) else ()

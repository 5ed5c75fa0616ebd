"""Schema and model accept and refuse the same: real files, changed in one place at random.

What only a look at several values at once shows is left to the models.
"""

from __future__ import annotations

import copy
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from scripts import library as libraries
from scripts import schema
from scripts.load.plain import parse
from scripts.model.base import ABSENCES, KEBAB
from scripts.model.validate import validate
from scripts.problems import Path_, Problem
from tests.conftest import DATA, LIBRARY

FILE = Path("x.yml")
SOURCES = sorted(file for root in (DATA, LIBRARY) for file in root.rglob("*.yml"))

OF_SEVERAL_VALUES = {
    "absence-as-text",  # a word like one of ours where a sentence should stand
    "bad-change",
    "bad-count",  # numbers that contradict each other, or a limit of one kind of number
    "bad-label",  # blanks
    "bad-layout",
    "bad-repeat",
    "term-without-concept",
    "uneven-table",
}
"""Problems that a schema cannot tell, or only in words that no editor's user would understand."""


def is_models_alone(problem: Problem) -> bool:
    """Whether only the models know of the problem."""
    if problem.code == "bad-date":
        return "no such day" in problem.message or "lies after" in problem.message
    if problem.code == "missing-key":
        return not problem.message.endswith(" is missing")
    return problem.code in OF_SEVERAL_VALUES


@cache
def validators() -> dict[str, Draft7Validator]:
    library, _ = libraries.load(DATA)
    assert library is not None
    return {name: Draft7Validator(schema.schema(name, library.vocabularies)) for name in schema.MODELS}


@cache
def source(file: Path) -> tuple[str, Any]:
    value, problems = parse(file.read_text("utf-8"), file)
    assert problems == []
    return file.parent.name if file.parent.name in ("changes", "concepts") else file.stem, value


def paths(value: Any, path: Path_ = ()) -> list[Path_]:
    """The way to every value inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(*path, key) for key, _ in inside] + [
        deeper for key, child in inside for deeper in paths(child, (*path, key))
    ]


def at(value: Any, path: Path_) -> Any:
    for key in path:
        value = value[key]
    return value


def holds_word(value: Any) -> bool:
    """Whether a word of some vocabulary stands in it: the models leave to a check whether it is one of theirs."""
    if isinstance(value, dict):
        return any(map(holds_word, value.values()))
    if isinstance(value, list):
        return any(map(holds_word, value))
    return isinstance(value, str) and bool(re.fullmatch(KEBAB, value)) and value not in ABSENCES


WORDS = ["文", "文である。", "X", "a b", "", " ", "　", "a\nb", "よみ", "none.", "x" * 70 + "X", "https://example.org/"]
DATES = ["2010", "2010-07", "2010-13", "2010-02-30", "1899", "2010-7-1"]
NUMBERS = [0, 1, -1, 5, 1899, 2001, 20010, True, False]
RECORDS = [
    {"text": "文"},
    {"kind": "none"},
    {"value": 5},
    {"x": 1},
    {"text": "文", "kind": "none"},
    {"id": "X", "name": "b"},
]
SCALARS = st.sampled_from([*WORDS, *DATES, *NUMBERS, *ABSENCES])
VALUES = (
    SCALARS | st.sampled_from(RECORDS) | SCALARS.map(lambda value: [value]) | st.lists(SCALARS, min_size=2, max_size=4)
)


@st.composite
def changed(draw: st.DrawFn) -> tuple[str, Any]:
    """The name of a schema, and the values of a file of its kind with one of them changed."""
    name, value = source(draw(st.sampled_from(SOURCES)))
    value = copy.deepcopy(value)
    ways = paths(value)
    path = draw(st.sampled_from(ways))
    around, key = at(value, path[:-1]), path[-1]
    change = draw(st.sampled_from(["other", "other", "other", "gone", "listed", "moved", "more"]))
    if change == "gone" and len(around) > 1:  # a mapping or a list of nothing never gets past the loader
        del around[key]
    elif change == "listed":
        around[key] = [around[key]]
    elif change == "moved":
        moved = copy.deepcopy(at(value, draw(st.sampled_from(ways))))
        around[key] = draw(VALUES) if holds_word(moved) else moved
    elif change == "more" and isinstance(around, dict):
        around[draw(st.sampled_from(["id", "text", "note", "kind", "value", "name", "min", "also", "x"]))] = draw(
            VALUES
        )
    else:
        around[key] = draw(VALUES)
    return name, value


@settings(max_examples=500, deadline=None)
@given(changed())
def test_schema_and_model_accept_and_refuse_the_same(case: tuple[str, Any]) -> None:
    name, value = case
    _, problems = validate(schema.MODELS[name], value, FILE)
    structural = [f"{problem.code} {problem.path}" for problem in problems if not is_models_alone(problem)]
    errors = [error.message[:200] for error in validators()[name].iter_errors(value)]
    assert bool(structural) == bool(errors) or (problems and not structural), (structural, errors)


AGREED = [
    ("setup", "start: {resources: 5}", False),
    ("setup", "start: {resources: [none]}", False),
    ("setup", "start: {life: 5, hand: none}", True),
    ("setup", "start: {hand: 五枚}", False),
    ("setup", "decks: {id: a, name: b, size: sum}", False),
    ("setup", "decks: {id: a, name: b, size: 適当}", True),
    ("flow", "turn: {id: a, name: b}", False),
    ("flow", "turn: 文", False),
    ("flow", "turn: [{id: a, name: b}]", True),
    ("products", "maker: ''", False),
    ("products", "release: 2010-13", False),
    ("products", "release: 1899", False),
    ("zones", "text: ' '", False),
    ("zones", 'zones: {id: a, name: "b\\nc"}', False),
    ("zones", "zones: {id: a, name: b, reading: 場}", False),
    ("zones", "zones: {id: a, name: b, reading: ' '}", False),
    ("terms", "absent: 無し", False),
    ("concepts", "{id: a, name: b, reading: よみ, en: c, text: [一, 二, 三, 四]}", False),
    ("concepts", "{id: a, name: b, reading: '12', en: c, text: 一}", False),
]


@pytest.mark.parametrize(("name", "text", "fine"), AGREED)
def test_both_are_of_this_mind(name: str, text: str, fine: bool) -> None:
    value, problems = parse(text, FILE)
    assert problems == []
    assert (not validate(schema.MODELS[name], value, FILE)[1]) is fine
    assert validators()[name].is_valid(value) is fine

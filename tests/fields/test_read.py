from __future__ import annotations

from typing import Any

import pytest

from scripts.fields.read import COMMON, Takes, fields, is_valid, short_forms
from scripts.model.base import Base
from scripts.model.cards import Group
from scripts.model.claim import Claim, Fact, Node, Other, Table
from scripts.model.concepts import Concept
from scripts.model.count import Copies, Count, Quota
from scripts.model.files import GAME_FILES
from scripts.model.flow import Repeat, Step, Turn
from scripts.model.game import Game as GameFile
from scripts.model.game import GameType, Players, Source, Time, Title
from scripts.model.products import Credit, Product
from scripts.model.setup import Deck, Gauge, Hand, Resource, Start
from scripts.model.terms import Missing, Term
from scripts.model.walk import key_of, records_in
from scripts.model.zones import Layout, Zone

ABSENCES = ("none", "not-applicable", "not-recorded")


def takes(model: type[Base], key: str) -> Takes:
    return next(field.takes for field in fields(model) if field.key == key)


TAKEN = {
    (Title, "name"): Takes(kinds=("line",)),
    (Title, "reading"): Takes(kinds=("reading",)),
    (Concept, "reading"): Takes(kinds=("reading",)),
    (Concept, "romaji"): Takes(kinds=("romaji",)),
    (Title, "role"): Takes(vocabulary="title-role"),
    (GameFile, "status"): Takes(words=("draft", "complete")),
    (GameFile, "added"): Takes(kinds=("date",)),
    (GameFile, "time"): Takes(records=(Time,), absences=("not-recorded",)),
    (GameFile, "about"): Takes(records=(Node,), absences=ABSENCES, listed=1, single=True),
    (Source, "url"): Takes(kinds=("url",)),
    (Players, "min"): Takes(kinds=("whole",)),
    (Players, "text"): Takes(kinds=("text",)),
    (Players, "teams"): Takes(kinds=("whole",), words=("rest",), listed=1),
    (Copies, "max"): Takes(kinds=("whole",), words=("unlimited",)),
    (Quota, "distinct"): Takes(vocabulary="distinct", things=("attribute",)),
    (Deck, "owner"): Takes(vocabulary="owner", things=("side",)),
    (Deck, "size"): Takes(records=(Count,), listed=1, single=True),
    (Deck, "only"): Takes(things=("card-type", "group"), listed=1, single=True),
    (Gauge, "by-seat"): Takes(kinds=("whole",), keyed=True),
    (Gauge, "cap"): Takes(kinds=("whole",), absences=ABSENCES),
    (Hand, "kind"): Takes(absences=ABSENCES),
    (Start, "mulligan"): Takes(records=(Fact,), vocabulary="mulligan"),
    (Product, "date"): Takes(kinds=("date",), absences=("not-recorded",)),
    (Group, "has"): Takes(kinds=("id",), listed=1, single=True, keyed=True),
    (Table, "rows"): Takes(kinds=("text",), listed=2),
    (Layout, "areas"): Takes(kinds=("text",)),
    (Layout, "lines"): Takes(words=("ring", "spokes"), listed=1, single=True),
    (Step, "optional"): Takes(kinds=("truth",)),
    (Repeat, "times"): Takes(kinds=("whole", "text")),
    (Zone, "id"): Takes(kinds=("id",)),
}


@pytest.mark.parametrize(("place", "expected"), TAKEN.items(), ids=[f"{model.__name__} {key}" for model, key in TAKEN])
def test_what_a_field_takes(place: tuple[type[Base], str], expected: Takes) -> None:
    assert takes(*place) == expected


def test_keys_are_in_the_order_of_the_model_and_without_what_every_claim_has() -> None:
    assert [field.key for field in fields(Title)] == ["name", "reading", "en", "role"]
    assert [field.key for field in fields(Repeat)] == ["until", "while", "each", "times"]
    assert [field.key for field in fields(Claim)] == list(COMMON)


def test_required_and_needed_fields() -> None:
    assert [field.key for field in fields(GameFile) if field.required] == ["added", "titles"]
    assert [field.key for field in fields(Start) if field.needed] == ["life", "hand", "mulligan", "first-draw"]
    assert [field.default for field in fields(Title)] == [None, None, None, "main"]


def every_record() -> list[type[Base]]:
    found: dict[type[Base], None] = {}
    todo: list[type[Base]] = [*GAME_FILES.values(), Concept]
    while todo:
        model = todo.pop()
        if model not in found:
            found[model] = None
            todo += [record for info in model.model_fields.values() for record in records_in(info.annotation)]
    return list(found)


@pytest.mark.parametrize("model", every_record(), ids=lambda model: model.__name__)
def test_every_field_is_described_in_japanese_and_takes_something(model: type[Base]) -> None:
    for name, info in model.model_fields.items():
        about = info.description or ""
        assert about.endswith(("。", "）。")), f"{model.__name__}.{name} needs a docstring: one Japanese sentence"
        assert any("぀" <= sign <= "鿿" for sign in about)
    for field in fields(model):
        assert field.takes != Takes(), field.key
    shared = len(COMMON) if issubclass(model, Claim) and model is not Claim else 0
    assert len(fields(model)) == len(model.model_fields) - shared
    assert {key_of(name, info) for name, info in model.model_fields.items()} >= {field.key for field in fields(model)}


@pytest.mark.parametrize(
    ("model", "expected"),
    [
        (Node, [("文", {"text": "文"})]),
        (Fact, [("文", {"text": "文"}), (4, {"value": 4}), ("none", {"kind": "none"})]),
        (Count, [("文", {"text": "文"}), (4, {"exactly": 4}), ("none", {"kind": "none"})]),
        (Players, [(4, {"min": 4, "max": 4})]),
        (GameType, [("文", {"text": "文"})]),
        (Credit, [("文", {"name": "文"})]),
        (Gauge, [(4, {"kind": "number", "value": 4}), ("none", {"kind": "none"})]),
        (Hand, [(4, {"value": 4}), ("none", {"kind": "none"})]),
        (Turn, [("none", {"kind": "none"}), ([], {"steps": []})]),
        (Missing, [("some-id", {"concept": "some-id"})]),
        (Resource, []),
        (Other, []),
        (Term, []),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_short_forms_stand_for_what_the_model_makes_of_them(
    model: type[Base], expected: list[tuple[object, dict[str, Any]]]
) -> None:
    assert list(short_forms(model, "文")) == expected


def test_is_valid() -> None:
    assert is_valid(Title, {"name": "A"})
    assert not is_valid(Title, {})

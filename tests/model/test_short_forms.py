from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from scripts.model.base import Base
from scripts.model.claim import Fact, Node
from scripts.model.concepts import Concept
from scripts.model.count import Count
from scripts.model.files import GAME_FILES
from scripts.model.flow import Flow, Step, Turn
from scripts.model.game import Game, GameType, Players
from scripts.model.labels import Labels
from scripts.model.products import Credit
from scripts.model.setup import Deck, Gauge, Hand, Setup
from scripts.model.terms import Missing, Terms
from scripts.model.vocabularies import Vocabulary, WordEntry
from scripts.model.walk import records_in
from tests.model.reading import codes, read

CONCEPT = "id: a, name: b, reading: び, en: c"
SHORT_FORMS: list[tuple[type[Base], str, str]] = [
    (Node, "文。", "{text: 文。}"),
    (Node, "rave", "{text: rave}"),
    (Node, "2001", "{text: '2001'}"),
    (Fact, "once-all", "{kind: once-all}"),
    (Fact, "none", "{kind: none}"),
    (Fact, "not-recorded", "{kind: not-recorded}"),
    (Fact, "全部引き直す。", "{text: 全部引き直す。}"),
    (Fact, "Once", "{text: Once}"),
    (Fact, "once all", "{text: once all}"),
    (Fact, "5", "{value: 5}"),
    (Fact, "0", "{value: 0}"),
    (Fact, "1", "{value: 1}"),
    (Fact, "'5'", "{text: '5'}"),
    (Count, "40", "{exactly: 40}"),
    (Count, "0", "{exactly: 0}"),
    (Count, "some", "{kind: some}"),
    (Count, "unlimited", "{kind: unlimited}"),
    (Count, "not-recorded", "{kind: not-recorded}"),
    (Count, "40枚ほど", "{text: 40枚ほど}"),
    (Players, "2", "{min: 2, max: 2}"),
    (GameType, "ライフ破壊", "{text: ライフ破壊}"),
    (Credit, "ある会社", "{name: ある会社}"),
    (Gauge, "20", "{kind: number, value: 20}"),
    (Gauge, "0", "{kind: number, value: 0}"),
    (Gauge, "cards", "{kind: cards}"),
    (Gauge, "none", "{kind: none}"),
    (Hand, "5", "{value: 5}"),
    (Hand, "none", "{kind: none}"),
    (Turn, "none", "{kind: none}"),
    (Turn, "not-applicable", "{kind: not-applicable}"),
    (Turn, "[{id: a, name: b}]", "{steps: [{id: a, name: b}]}"),
    (Turn, "[{id: a, name: b}, {id: c, name: d}]", "{order: in-order, steps: [{id: a, name: b}, {id: c, name: d}]}"),
    (WordEntry, "語", "{label: 語}"),
    (Missing, "hand", "{concept: hand}"),
]


@pytest.mark.parametrize(("model", "short", "long"), SHORT_FORMS)
def test_short_form_is_the_long_one(model: type[Base], short: str, long: str) -> None:
    assert read(model, short) == read(model, long)


def test_every_record_whose_schema_has_a_short_form_is_in_the_table_above() -> None:
    found: set[type[Base]] = set()
    todo: list[type[Base]] = [*GAME_FILES.values(), Labels, Vocabulary]
    while todo:
        model = todo.pop()
        if model not in found:
            found.add(model)
            todo += [record for field in model.model_fields.values() for record in records_in(field.annotation)]
    short = {model for model in found if "anyOf" in _body(model)}
    assert {model for model, *_ in SHORT_FORMS} == {model for model in short if "id" not in model.model_fields} | {Node}


def _body(model: type[Base]) -> dict[str, Any]:
    schema = TypeAdapter(model).json_schema()
    body: dict[str, Any] = schema["$defs"][model.__name__] if "$ref" in schema else schema
    return body


@pytest.mark.parametrize(
    ("model", "one", "listed"),
    [
        (Setup, "victory: {id: a, text: b}", "victory: [{id: a, text: b}]"),
        (Setup, "decks: {id: a, name: b}", "decks: [{id: a, name: b}]"),
        (Setup, "start: {resources: {id: a, name: b}}", "start: {resources: [{id: a, name: b}]}"),
        (Setup, "details: {other: 文}", "details: {other: [文]}"),
        (Deck, "{id: a, name: b, size: 40}", "{id: a, name: b, size: [40]}"),
        (Deck, "{id: a, name: b, only: c}", "{id: a, name: b, only: [c]}"),
        (Deck, "{id: a, name: b, text: 文}", "{id: a, name: b, text: [文]}"),
        (Deck, "{id: a, name: b, quotas: {min: 1}}", "{id: a, name: b, quotas: [{min: 1}]}"),
        (Fact, "{kind: a, note: 注, src: b, under: c}", "{kind: a, note: [注], src: [b], under: [c]}"),
        (Fact, "{kind: a, also: {text: b}}", "{kind: a, also: [{text: b}]}"),
        (Fact, "{kind: a, slip: {printed: b, read: c}}", "{kind: a, slip: [{printed: b, read: c}]}"),
        (Node, "{id: a, name: b, items: c}", "{id: a, name: b, items: [{text: c}]}"),
        (Step, "{id: a, name: b, steps: {id: c, name: d}}", "{id: a, name: b, steps: [{id: c, name: d}]}"),
        (
            Step,
            "{id: a, name: b, like: c, except: {d: {add: 文, without: e}}}",
            "{id: a, name: b, like: c, except: {d: {add: [文], without: [e]}}}",
        ),
        (Flow, "preparation: 文", "preparation: [文]"),
        (Terms, "terms: {at: a, relation: own}", "terms: [{at: a, relation: own}]"),
        (Terms, "absent: a", "absent: [{concept: a}]"),
        (Concept, f"{{{CONCEPT}, text: 文}}", f"{{{CONCEPT}, text: [文]}}"),
        (
            Concept,
            f"{{{CONCEPT}, text: 文, spellings: a, broader: b}}",
            f"{{{CONCEPT}, text: 文, spellings: [a], broader: [b]}}",
        ),
        (Game, "{added: 2026, titles: {name: a}, about: 文}", "{added: 2026, titles: [{name: a}], about: [文]}"),
    ],
)
def test_single_value_is_a_list_of_one(model: type[Base], one: str, listed: str) -> None:
    assert read(model, one) == read(model, listed)


@pytest.mark.parametrize("word", ["none", "not-applicable", "not-recorded"])
def test_absence_of_a_list_is_no_entry_of_it(word: str) -> None:
    assert read(Setup, f"decks: {word}").decks == word
    assert read(Flow, f"preparation: {word}").preparation == word
    assert codes(Setup, f"decks: [{word}]") == [("wrong-type", ("decks", 0))]


def test_word_that_is_no_absence_is_a_statement_of_a_list_of_statements() -> None:
    assert read(Flow, "preparation: 無し") == read(Flow, "preparation: [{text: 無し}]")


@pytest.mark.parametrize(
    ("model", "text", "expected"),
    [
        *((model, word, ("wrong-type", ())) for model in (Node, Fact, Count) for word in ("true", "false")),
        *((model, "true", ("wrong-type", ())) for model in (Players, GameType, Credit, Gauge, Hand, Turn, WordEntry)),
        *((model, "[a]", ("wrong-type", ())) for model in (Node, Fact, Count, Players, GameType, Credit, Gauge, Hand)),
        (Players, "多人数", ("wrong-type", ())),
        (Players, "二人", ("bad-count", ())),
        (GameType, "5", ("wrong-type", ())),
        (Turn, "文", ("wrong-type", ())),
        (Turn, "5", ("wrong-type", ())),
        (Gauge, "文", ("bad-id", ("kind",))),
        (Hand, "五枚", ("unknown-word", ("kind",))),
        (Count, "sum", ("unknown-word", ("kind",))),
        (Count, "-1", ("bad-count", ("exactly",))),
        (Players, "0", ("bad-count", ("min",))),
        (Fact, "''", ("empty-value", ("text",))),
        (Node, "' 　'", ("empty-value", ("text",))),
    ],
)
def test_what_is_no_short_form(model: type[Base], text: str, expected: tuple[str, tuple[str, ...]]) -> None:
    assert expected in codes(model, text)

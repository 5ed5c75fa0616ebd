from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.setup import Gauge, Hand, Resource, Seated, Setup, State
from scripts.model.victory import Condition
from tests.model.reading import codes, read, wrong


@pytest.mark.parametrize("word", ["none", "not-applicable", "not-recorded"])
@pytest.mark.parametrize("model", [Gauge, Hand])
def test_absence_of_life_and_hand(model: type[Gauge | Hand], word: str) -> None:
    assert read(model, word).absence == word
    assert read(model, f"{{kind: {word}, text: 文}}").absence == word


def test_life_and_hand_that_are_there_have_no_absence() -> None:
    assert (read(Gauge, "20").absence, read(Gauge, "cards").absence, read(Hand, "5").absence) == (None, None, None)


def test_value_by_seat_takes_the_place_of_the_one_value() -> None:
    assert read(Seated, "by-seat: {first: 4, second: 5}").by_seat == {"first": 4, "second": 5}
    assert read(Seated, "value: 4").by_seat == {}
    assert wrong(Seated, "{value: 4, by-seat: {first: 4}}") == [
        ("bad-count", (), "`value` and `by-seat` exclude each other")
    ]


@pytest.mark.parametrize(
    ("model", "text", "problem"),
    [
        (Seated, "by-seat: {first: true}", ("wrong-type", ("by-seat", "first"))),
        (Seated, "by-seat: {First: 1}", ("bad-id", ("by-seat", "First", "[key]"))),
        (Seated, "by-seat: {first: -1}", ("bad-count", ("by-seat", "first"))),
        (Seated, "value: -1", ("bad-count", ("value",))),
        (Seated, "by-seat: 5", ("wrong-type", ("by-seat",))),
        (Gauge, "{kind: cards, cap: -1}", ("wrong-type", ("cap",))),
        (Resource, "20", ("missing-key", ("id",))),
        (Resource, "{name: a}", ("missing-key", ("id",))),
        (State, "{id: a, look: 縦}", ("missing-key", ())),
        (Condition, "{id: a, text: b, any: 文}", ("wrong-type", ("any", 0))),
        (Condition, "{id: a, text: b, outcome: won}", ("unknown-word", ("outcome",))),
        (Setup, "start: none", ("wrong-type", ("start",))),
        (Setup, "details: none", ("wrong-type", ("details",))),
        (Setup, "{decks: {id: a, name: b, size: 40枚, only: A}}", ("bad-id", ("decks", 0, "only", 0))),
    ],
)
def test_setup_that_cannot_be(model: type[Base], text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert problem in codes(model, text)


def test_conditions_nest_in_every_way() -> None:
    inner = "{id: b, text: 文}"
    outer = read(
        Condition, f"{{id: a, text: 文, any: {inner}, all: {inner}, in-order: {inner}, eliminated-by: {inner}}}"
    )
    (condition,) = outer.any
    assert outer.any == outer.all == outer.in_order == outer.eliminated_by
    assert (condition.id, condition.outcome, condition.level) == ("b", "win", "game")


def test_empty_setup_has_its_parts() -> None:
    setup = Setup()
    assert (setup.victory, setup.start.life, setup.details.other) == (None, None, ())

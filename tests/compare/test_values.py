from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from scripts.compare.path import Found
from scripts.compare.values import Item, Span, Value, read, value
from scripts.model.base import Base
from scripts.model.claim import Fact
from scripts.model.count import Copies, Count
from scripts.model.game import GameType, Players, Time
from scripts.model.products import Credit
from scripts.model.setup import Gauge, Hand


def made(model: type[Any], written: object) -> Any:
    return TypeAdapter(model).validate_python(written)


def items(kind: str, *values: object) -> tuple[list[Item], bool]:
    return read(kind, [Found(each, "setup", (), Base()) for each in values])


WORDS = [
    (Fact, "none", ["none"]),
    (Fact, {"kind": "once-all", "text": "A"}, ["once-all"]),
    (Fact, {"text": "A"}, []),
    (Gauge, {"kind": "cards", "value": 5}, ["cards"]),
    (GameType, {"text": "A", "tags": ["life", "goal"]}, ["life", "goal"]),
    (GameType, "A", []),
]


@pytest.mark.parametrize(("model", "written", "expected"), WORDS)
def test_words_are_the_typed_part_of_a_record(model: type[Any], written: object, expected: list[Item]) -> None:
    assert items("words", made(model, written)) == (expected, not expected)


RANGES = [
    (Count, 40, [Span(40, 40)]),
    (Count, {"min": 40, "max": 50}, [Span(40, 50)]),
    (Count, {"min": 30}, [Span(30, -1)]),
    (Count, {"max": 10}, [Span(0, 10)]),
    (Count, {"one-of": [0, 12]}, [Span(0, 0), Span(12, 12)]),
    (Count, {"same-as": "opponent"}, ["same-as-opponent"]),
    (Count, {"kind": "unlimited", "recommended": {"exactly": 60}}, ["unlimited", Span(60, 60, "recommended")]),
    (Count, "適当", []),
    (Players, 2, [Span(2, 2)]),
    (Players, {"min": 2}, [Span(2, -1)]),
    (Time, {"max": 30}, [Span(0, 30)]),
    (Gauge, 20, [Span(20, 20)]),
    (Gauge, "none", ["none"]),
    (Gauge, {"kind": "cards", "by-seat": {"first": 0, "second": 3}}, [Span(0, 0, "first"), Span(3, 3, "second")]),
    (Gauge, {"kind": "printed"}, ["not-applicable"]),
    (Gauge, {"kind": "number"}, []),
    (Hand, {"value": 5, "limit": 7}, [Span(5, 5)]),
    (Hand, "none", ["none"]),
    (Copies, {"max": "unlimited", "by": "name"}, ["unlimited"]),
    (Fact, 2, [Span(2, 2)]),
    (Fact, {"value": 0}, [Span(0, 0)]),
    (Fact, {"text": "A"}, []),
]


@pytest.mark.parametrize(("model", "written", "expected"), RANGES)
def test_ranges_are_the_numbers_of_a_record(model: type[Any], written: object, expected: list[Item]) -> None:
    assert items("range", made(model, written)) == (expected, not expected)


def test_a_bare_number_and_an_absence_are_ranges() -> None:
    assert items("range", 4, "none") == ([Span(4, 4), "none"], False)


def test_names_are_texts_and_credits() -> None:
    assert items("names", "A", made(Credit, "B")) == (["A", "B"], False)


def test_presence_is_said_by_whatever_stands_there() -> None:
    assert items("presence", made(Fact, "A"), made(Fact, "not-recorded"), "none") == (
        ["present", "not-recorded", "none"],
        False,
    )


def test_items_are_sorted_by_the_vocabulary() -> None:
    assert value(["c", "a", "b", "a"], untyped=False, words=["b", "a", "c"]) == Value("known", ("b", "a", "c"))


def test_numbers_are_sorted_by_size_and_no_limit_is_the_greatest() -> None:
    spans: list[Item] = [Span(30, -1), Span(30, 40), Span(2, 2)]
    assert value(spans, untyped=False).items == (Span(2, 2), Span(30, 40), Span(30, -1))


def test_names_stay_in_the_order_of_the_data_and_agree_in_any() -> None:
    one, other = value(["b", "a"], untyped=False), value(["a", "b"], untyped=False)
    assert (one.items, other.items) == (("b", "a"), ("a", "b"))
    assert one.agrees(other)


def test_that_some_have_none_is_part_of_the_answer() -> None:
    assert value(["cost", "none", "not-recorded"], untyped=False, words=["cost"]) == Value("known", ("cost", "none"))


@pytest.mark.parametrize("word", ["none", "not-applicable", "not-recorded"])
def test_an_absence_alone_is_the_state(word: str) -> None:
    found = value([word], untyped=False)
    assert (found.state, found.items, found.known) == (word, (), word != "not-recorded")


def test_a_text_without_a_typed_part_is_untyped_and_cannot_be_compared() -> None:
    found = value([], untyped=True)
    assert (found, found.known) == (Value("untyped"), False)


def test_what_is_typed_counts_where_other_records_have_a_text_only() -> None:
    assert value(["a"], untyped=True) == Value("known", ("a",))


@given(st.lists(st.sampled_from(["a", "b", "none", "not-recorded"])), st.randoms())
def test_the_order_of_the_data_does_not_matter_to_words(given_: list[str], random: Any) -> None:
    shuffled = list(given_)
    random.shuffle(shuffled)
    assert value(given_, untyped=False, words=["a", "b"]) == value(shuffled, untyped=False, words=["a", "b"])

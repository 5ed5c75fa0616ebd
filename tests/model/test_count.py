from __future__ import annotations

import pytest

from scripts.model.base import Base
from scripts.model.count import Bounds, Copies, Count, Quota
from scripts.model.game import Players
from tests.model.reading import codes, read, wrong


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("exactly: 40", (40, 40)),
        ("exactly: 0", (0, 0)),
        ("min: 40", (40, None)),
        ("min: 0", (0, None)),
        ("max: 50", (0, 50)),
        ("max: 0", (0, 0)),
        ("{min: 40, max: 50}", (40, 50)),
        ("{min: 40, max: 40}", (40, 40)),
    ],
)
def test_span_of_bounds(text: str, span: tuple[int, int | None]) -> None:
    assert read(Bounds, text).span() == span
    assert read(Count, text).span() == span
    assert read(Quota, text).span() == span


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("40", (40, 40)),
        ("one-of: [12, 0]", (0, 12)),
        ("one-of: [30, 40, 35]", (30, 40)),
        ("one-of: [0]", (0, 0)),
        ("some", None),
        ("unlimited", None),
        ("not-recorded", None),
        ("same-as: opponent", None),
        ("recommended: {min: 40}", None),
        ("適当な数", None),
    ],
)
def test_span_of_a_count(text: str, span: tuple[int, int | None] | None) -> None:
    assert read(Count, text).span() == span


@pytest.mark.parametrize("model", [Bounds, Count, Quota])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{exactly: 40, min: 30}", "`exactly` leaves no room for `min` or `max`"),
        ("{exactly: 40, max: 50}", "`exactly` leaves no room for `min` or `max`"),
        ("{exactly: 0, max: 0}", "`exactly` leaves no room for `min` or `max`"),
        ("{min: 50, max: 40}", "`min: 50` is more than `max: 40`"),
        ("{min: 1, max: 0}", "`min: 1` is more than `max: 0`"),
    ],
)
def test_bounds_that_contradict_each_other(model: type[Base], text: str, said: str) -> None:
    assert wrong(model, text) == [("bad-count", (), said)]


@pytest.mark.parametrize(
    ("model", "text", "problem"),
    [
        (Count, "note: a", ("missing-key", ())),
        (Count, "recommended: {min: 5, max: 4}", ("bad-count", ("recommended",))),
        (Count, "min: -1", ("bad-count", ("min",))),
        (Count, "one-of: [3, -1]", ("bad-count", ())),
        (Count, "one-of: 3", ("wrong-type", ("one-of",))),
        (Count, "same-as: me", ("unknown-word", ("same-as",))),
        (Count, "kind: few", ("unknown-word", ("kind",))),
        (Quota, "of: a", ("missing-key", ())),
        (Quota, "{min: 1, per: 0}", ("bad-count", ("per",))),
        (Quota, "{min: 1, force: may}", ("unknown-word", ("force",))),
        (Copies, "max: 3", ("missing-key", ("by",))),
        (Copies, "{max: -1, by: name}", ("bad-count", ())),
    ],
)
def test_count_that_cannot_be(model: type[Base], text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert codes(model, text) == [problem]


def test_quota_may_be_for_each_card() -> None:
    assert read(Quota, "{max: 1, per: 1}").per == 1


def test_copies_are_a_number_or_unlimited() -> None:
    assert read(Copies, "{max: 3, by: name}").max == 3
    assert read(Copies, "{max: 0, by: name}").max == 0
    assert read(Copies, "{max: unlimited, by: name, of: a, across: [b, c]}").across == ("b", "c")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{exactly: 40, kind: none}", "`kind: none` leaves no room for a number; keep one of them"),
        ("{max: 3, kind: unlimited}", "`kind: unlimited` leaves no room for a number; keep one of them"),
        ("{one-of: [1, 2], kind: some}", "`kind: some` leaves no room for a number; keep one of them"),
        ("{same-as: opponent, kind: some}", "`kind: some` leaves no room for a number; keep one of them"),
        ("{one-of: [1, 2], exactly: 3}", "`one-of` leaves no room for another number"),
        ("{one-of: [1, 2], same-as: opponent}", "`one-of` leaves no room for another number"),
    ],
)
def test_counts_that_say_two_things(text: str, said: str) -> None:
    assert wrong(Count, text) == [("bad-count", (), said)]


@pytest.mark.parametrize(
    "text",
    [
        "{recommended: {min: 4}, kind: some}",
        "{recommended: {min: 4}, kind: not-recorded}",
        "{kind: some, text: 適当数}",
        "{exactly: 4, text: A}",
    ],
)
def test_counts_that_say_one_thing_twice_or_more_closely(text: str) -> None:
    assert read(Count, text)


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("40枚", "40"),
        ("４０", "40"),
        ("３ 個", "3"),
        ("040", "40"),
        ("1,000枚", "1000"),
        ("四十", "40"),
        ("二百五枚", "205"),
        ("四〇枚", "40"),
    ],
)
def test_number_with_what_it_counts_is_no_text(text: str, figures: str) -> None:
    said = f"`{text}` is no number to YAML; write the figures alone: `{figures}`"
    assert wrong(Count, text) == [("bad-count", (), said)]


@pytest.mark.parametrize(
    "text", ["40枚から50枚", "適当な枚数", "約40枚", "40％", "十分な数", "40-50-60", "40か60", "約四十枚", "2010-01-01"]
)
def test_text_with_a_number_in_it_is_a_text(text: str) -> None:
    assert read(Count, text).text == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("40-60", "{min: 40, max: 60}"),
        ("40〜60枚", "{min: 40, max: 60}"),
        ("40枚～60枚", "{min: 40, max: 60}"),
        ("４０－６０", "{min: 40, max: 60}"),
        ("40 – 60", "{min: 40, max: 60}"),
        ("60-40", "{min: 40, max: 60}"),
        ("四十～六十", "{min: 40, max: 60}"),
        ("40枚以上", "{min: 40}"),
        ("60以下", "{max: 60}"),
    ],
)
def test_range_of_numbers_is_no_text(text: str, meant: str) -> None:
    said = f"`{text}` is no number to YAML; write `{meant}`"
    assert wrong(Count, text) == [("bad-count", (), said)]
    assert read(Count, meant)


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("'40'", "write it without quotation marks: `40`"),
        ('"0"', "write it without quotation marks: `0`"),
        ("40.5", "write a whole number of at most 18 figures"),
        ("9999999999999999999", "write a whole number of at most 18 figures"),
    ],
)
def test_number_that_yaml_takes_for_text_is_told_as_it_is_written(text: str, advice: str) -> None:
    (problem,) = wrong(Count, text)
    assert problem[2].split("; ") == [f"`{text.strip(chr(39) + chr(34))}` is no number to YAML", advice]


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("2人", "write the figures alone: `2`"),
        ("2名", "write the figures alone: `2`"),
        ("２", "write the figures alone: `2`"),
        ("'2'", "write it without quotation marks: `2`"),
        ("2-4", "write `{min: 2, max: 4}`"),
        ("2人～4人", "write `{min: 2, max: 4}`"),
        ("二人以上", "write `{min: 2}`"),
    ],
)
def test_number_of_players_is_told_as_it_is_written(text: str, advice: str) -> None:
    said = f"`{text.strip(chr(39))}` is no number to YAML; {advice}"
    assert wrong(Players, text) == [("bad-count", (), said)]

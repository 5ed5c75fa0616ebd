from __future__ import annotations

import calendar
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from scripts.model.base import Date, Id, Ids, KnownDate, Line, Number, Reading, Ref, Text, Truth, Url, Whole, entries


def accept(kind: Any, value: object) -> Any:
    return TypeAdapter(kind).validate_python(value)


def refuse(kind: Any, value: object) -> str:
    with pytest.raises(ValidationError) as caught:
        accept(kind, value)
    return str(caught.value.errors()[0]["msg"])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2010, "2010"),
        ("2010", "2010"),
        ("2010-07", "2010-07"),
        ("2010-07-15", "2010-07-15"),
        ("1900-01-01", "1900-01-01"),
        ("2000-02-29", "2000-02-29"),
        ("2024-02-29", "2024-02-29"),
        ("2010-12-31", "2010-12-31"),
        (9999, "9999"),
    ],
)
def test_date_is_kept_as_written(value: object, text: str) -> None:
    assert accept(Date, value) == text
    assert accept(KnownDate, value) == text


FORMS = "expected 2010, 2010-07 or 2010-07-15"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("2010-13", "`2010-13` is no date: no such month"),
        ("2010-00", "`2010-00` is no date: no such month"),
        ("2010-00-10", "`2010-00-10` is no date: no such month"),
        ("2010-02-30", "`2010-02-30` is no date: no such day"),
        ("2023-02-29", "`2023-02-29` is no date: no such day"),
        ("1900-02-29", "`1900-02-29` is no date: no such day"),
        ("2010-04-31", "`2010-04-31` is no date: no such day"),
        ("2010-07-00", "`2010-07-00` is no date: no such day"),
        (1899, "`1899` is no date here: expected 1900 or later"),
        ("0000-01", "`0000-01` is no date here: expected 1900 or later"),
        *(
            (value, f"`{value}` is no date; {FORMS}")
            for value in [
                *("", "2010-7", "2010-07-5", "10-07-15", "2010/07/15", "20100715", "2010-07-15T00:00", " 2010"),
                *("2010年7月", "２０１０-07", "२०१०", "2010-07-15\n", "none", "unknown", 201007, -2010, 0),
            ]
        ),
        (True, f"`true` is no date; {FORMS}"),
        (["2010"], f"a list is no date; {FORMS}"),
        ({"year": 2010}, f"a mapping is no date; {FORMS}"),
    ],
)
def test_what_is_no_date_is_refused_with_the_reason(value: object, said: str) -> None:
    assert refuse(Date, value) == said
    assert refuse(KnownDate, value) == said


def test_only_one_kind_of_date_may_be_not_recorded() -> None:
    assert accept(KnownDate, "not-recorded") == "not-recorded"
    assert refuse(Date, "not-recorded") == f"`not-recorded` is no date; {FORMS}"
    assert refuse(KnownDate, "not-applicable") == f"`not-applicable` is no date; {FORMS}"


@given(st.integers(1900, 9999), st.integers(0, 14), st.integers(0, 33))
@settings(max_examples=200, deadline=None)
def test_every_day_of_the_calendar_and_no_other_is_a_date(year: int, month: int, day: int) -> None:
    text = f"{year}-{month:02}-{day:02}"
    if 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]:
        assert accept(Date, text) == text
    else:
        assert refuse(Date, text).startswith(f"`{text}` is no date: no such ")


@pytest.mark.parametrize(
    "value",
    [
        "えゔぁんげりおん",
        "ヴァイス",
        "ドロー・フェイズ",
        "レイヴ!",
        "カード 2まい",
        "ＡＴフィールド",
        "「え」〜…―",
        "EVA-01",
    ],
)
def test_reading_in_kana(value: str) -> None:
    assert accept(Reading, value) == value


@pytest.mark.parametrize("value", ["漢字", "かん字", "々", "ｶﾅ", "か\nな", "か\u3099", "かな\t", "é", "😀", "〇"])
def test_reading_that_is_not_in_kana(value: str) -> None:
    assert "pattern" in refuse(Reading, f"あ{value}あ")


@pytest.mark.parametrize("value", ["a", "deck", "start-hand", "eva-00", "a1-2b", "x" * 60])
def test_id(value: str) -> None:
    assert accept(Id, value) == value


@pytest.mark.parametrize(
    "value",
    [
        "",
        "A",
        "1a",
        "-a",
        "a-",
        "a--b",
        "a_b",
        "a b",
        "a.b",
        "a/b",
        "山",
        "é",
        "a\n",
        " a",
        "ａ",
        "a\u200b",
        "x" * 61,
        5,
        True,
    ],
)
def test_what_is_no_id(value: object) -> None:
    assert refuse(Id, value)


@pytest.mark.parametrize(("kind", "most"), [(Text, 2000), (Line, 200), (Reading, 200)])
def test_text_is_trimmed_and_bounded_and_numbers_are_text(kind: Any, most: int) -> None:
    assert accept(kind, " 　あ い\n") == "あ い"
    assert accept(kind, "あ" * most) == "あ" * most
    assert accept(kind, " " + "あ" * most + " ") == "あ" * most
    assert accept(kind, 2001) == "2001"
    assert "at most" in refuse(kind, "あ" * (most + 1))
    for nothing in ("", " ", "　", "\n\t "):
        assert "at least 1" in refuse(kind, nothing)
    for value in (True, False, None, 1.5, ["あ"], {"あ": "い"}):
        assert "string" in refuse(kind, value)


def test_only_prose_may_run_over_lines() -> None:
    assert accept(Text, "一\n二") == "一\n二"
    assert "pattern" in refuse(Line, "一\n二")
    assert "pattern" in refuse(Reading, "い\nろ")


@pytest.mark.parametrize("value", [True, False, "5", "1.0", 5.0, None, [5]])
def test_what_is_no_whole_number(value: object) -> None:
    assert "integer" in refuse(Whole, value)


@pytest.mark.parametrize("value", ["true", "yes", "on", 1, 0, None])
def test_what_is_neither_true_nor_false(value: object) -> None:
    assert "boolean" in refuse(Truth, value)


@pytest.mark.parametrize("value", [0, 5, 10**17, "none", "not-applicable", "not-recorded"])
def test_number_or_the_word_that_says_why_there_is_none(value: object) -> None:
    assert accept(Number, value) == value


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (-1, "`-1`"),
        (True, "`true`"),
        ("5", "`5`"),
        ("some", "`some`"),
        ([5], "a list"),
        ({}, "a mapping"),
        (1.5, "`1.5`"),
    ],
)
def test_what_is_no_number(value: object, found: str) -> None:
    words = "none, not-applicable, not-recorded"
    assert refuse(Number, value) == f"expected a whole number or one of {words}, found {found}"


def test_address_is_bounded() -> None:
    assert len(accept(Url, "https://" + "a" * 492)) == 500
    assert "at most 500" in refuse(Url, "https://" + "a" * 493)


@pytest.mark.parametrize("value", ["https://example.com/", "http://例え.jp/?a=b#c", "https://a/b(c)"])
def test_address(value: str) -> None:
    assert accept(Url, value) == value


@pytest.mark.parametrize(
    "value",
    [
        "ftp://a/",
        "javascript:alert(1)",
        "example.com",
        "https://",
        "https://a b",
        'https://a"b',
        "https://a'b",
        "https://<a>",
    ],
)
def test_what_is_no_address(value: str) -> None:
    assert "pattern" in refuse(Url, value)


def test_one_value_stands_for_a_list_of_one() -> None:
    assert accept(Ids, "a") == accept(Ids, ["a"]) == accept(Ids, ("a",)) == ("a",)
    assert accept(Ids, ["a", "b"]) == ("a", "b")
    assert TypeAdapter(Ids).json_schema()["anyOf"][1] == {
        "type": "array",
        "items": TypeAdapter(Ids).json_schema()["anyOf"][0],
    }


def test_entries_of_a_listing() -> None:
    assert entries(("a", "b")) == ("a", "b")
    assert entries(()) == entries(None) == entries("none") == entries("not-recorded") == ()


def test_reference_markers_are_equal_by_their_kinds() -> None:
    assert Ref("zone", "deck") == Ref("zone", "deck")
    assert Ref("zone", "deck") != Ref("zone")
    assert Ref("zone", "deck").kinds == ("zone", "deck")

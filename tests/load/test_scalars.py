from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.load.plain import parse

FILE = Path("x.yml")


def value_of(written: str) -> Any:
    value, problems = parse(f"key: {written}\n", FILE)
    assert problems == []
    return value["key"]


@pytest.mark.parametrize(
    "written",
    [
        *("no", "No", "NO", "on", "off", "yes", "y", "n", "null", "Null", "~", "True", "TRUE", "False", "FALSE"),
        *("2010-01", "2010-01-10", "2010-07-15T12:00:00Z", "12:30", "190:20:30"),
        *("007", "-01", "0o7", "0x1F", "0b1", "1_000", "+1", "--1", "-0", "４０"),
        *("1.10", "1.", ".5", "1e3", ".inf", "-.inf", ".nan"),
        *("1000000000000000000", "-1000000000000000000", "99999999999999999999999"),
        *("<<", "=", "https://example.com/#a"),
    ],
)
def test_what_yaml_would_take_for_something_else_stays_text(written: str) -> None:
    assert value_of(written) == written
    assert value_of(f"[{written}]") == [written]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("0", 0),
        ("40", 40),
        ("-3", -3),
        ("999999999999999999", 999999999999999999),
        ("-999999999999999999", -999999999999999999),
        ("true", True),
        ("false", False),
        ('"40"', "40"),
        ("'true'", "true"),
        ("|-\n  40", "40"),
        (">-\n  false", "false"),
        ("''", ""),
        ('""', ""),
        ("|\n", ""),
        ('"a\\tb\\nc"', "a\tb\nc"),
        ('"\\u5c71"', "山"),
        ("'it''s'", "it's"),
        ("  spaced out  ", "spaced out"),
        ("a: b".replace(": ", ":"), "a:b"),
    ],
)
def test_value_is_as_written_and_of_its_type(written: str, value: object) -> None:
    found = value_of(written)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("一行目の\n  二行目", "一行目の二行目"),
        ("一行目の\n  二行目の\n  三行目", "一行目の二行目の三行目"),
        ("作 品の\n  名 前", "作 品の名 前"),
        ("一　\n  二", "一　二"),
        ("first\n  second", "first second"),
        ("山札から3\n  枚", "山札から3 枚"),
        ("一行目。\n\n  二行目", "一行目。\n二行目"),
        ('"作 品の\n  名 前"', "作 品の名 前"),
        ('"作品\\\n  名"', "作品名"),
        ('"作品\\n\n  名"', "作品\n 名"),
        ("'作 品''の\n  名 前'", "作 品'の名 前"),
        (">-\n  作 品の\n  名 前", "作 品の名 前"),
        (">-\n  作品\n\n  名前\n   字下げ", "作品\n名前\n 字下げ"),
        ("|-\n  作品 の\n  名前", "作品 の\n名前"),
        ("作 品", "作 品"),
        ("一\n  二\n  一 二", "一二一 二"),
        ("|-\n  一\n  二\n  一 二", "一\n二\n一 二"),
        (">-\n  a\n  二\n  三\n  b", "a 二三 b"),
    ],
)
def test_japanese_lines_join_without_a_space_and_typed_spaces_stay(written: str, text: str) -> None:
    assert value_of(written) == text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a:\n  - 一\n    - 二\n", (3, 5)),
        ("a:\n  - 一\n   \t- 二\n", (3, 5)),
        ("a: 一\n  - 二\n", (2, 3)),
        ("a: 一\n  二\n  -\n", (3, 3)),
        ("- 一\n - 二\n", (2, 2)),
    ],
)
def test_list_that_yaml_joins_to_the_text_above_it(text: str, place: tuple[int, int]) -> None:
    _, problems = parse(text, FILE)
    assert [(problem.code, (problem.line, problem.column)) for problem in problems] == [("joined-text", place)]


ENTRY = "an entry of a list begins with `- `, half-width and with a space behind it"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a:\n  - 一\n    -二\n", "3:5"),
        ("a:\n  - 一\n    -((b))\n", "3:5"),
        ("a:\n  - 一\n    －二\n", "3:5"),
        ("a:\n  - 一\n    － 二\n", "3:5"),
        ("a:\n  - 一\n    －((b))\n", "3:5"),
        ("a:\n  - 一\n    -　二\n", "3:5"),
        ("a: 一\n\n  -二\n", "3:3"),
        ("a:\n  - 一\n   　-二\n", "3:5"),
    ],
)
def test_entry_without_its_space_that_yaml_joins_to_the_text_above_it(text: str, place: str) -> None:
    said = f"YAML joins this line to the text above it; {ENTRY}, or quote the text"
    assert [str(problem) for problem in parse(text, FILE)[1]] == [f"x.yml:{place}: error[joined-text] {said}"]


@pytest.mark.parametrize("text", ["a:\n  － 一\n", "a:\n  －一\n", "a:\n  －((b))\n"])
def test_full_width_dash_begins_no_list(text: str) -> None:
    said = f"{ENTRY}; quote the text if this is one"
    assert [str(problem) for problem in parse(text, FILE)[1]] == [f"x.yml:2:3: error[syntax] {said}"]


def test_hyphen_before_a_reference_begins_no_list() -> None:
    said = "a `-` with no space behind it is part of the text; write `- `, or quote the text"
    assert [str(problem) for problem in parse("a:\n  -((b))\n", FILE)[1]] == [f"x.yml:2:3: error[syntax] {said}"]


@pytest.mark.parametrize(
    "text",
    [
        "a: 一\n  -2点\n",
        "a: 一\n  －2点\n",
        "a: －\n",
        "a: －二\n",
        "a: '－二'\n",
        'a: "一\n  －二"\n',
        "a: |\n  －一\n  -二\n",
        'a: "一\n  - 二"\n',
        "a: |\n  一\n  - 二\n",
        "a: >\n  一\n  - 二\n",
        "a: 一 - 二\n",
        "a:\n- 一\n- 二\n",
    ],
)
def test_dash_that_is_text_passes(text: str) -> None:
    assert parse(text, FILE)[1] == []


@pytest.mark.parametrize(
    ("escape", "name"),
    [
        ("\\0", "U+0000"),
        ("\\a", "U+0007"),
        ("\\r", "U+000D"),
        ("\\e", "U+001B"),
        ("\\x7f", "U+007F"),
        ("\\N", "U+0085"),
        ("\\L", "U+2028"),
        ("\\P", "U+2029"),
        ("\\uFEFF", "U+FEFF"),
    ],
)
def test_escape_that_makes_a_character_no_text_may_hold(escape: str, name: str) -> None:
    _, problems = parse(f'a: 1\nb: ["一{escape}二"]\n', FILE)
    assert [str(problem) for problem in problems] == [
        f"x.yml:2:5: error[control-character] this text holds the character {name}, which is not text; delete it"
    ]


LETTERS = st.text(st.sampled_from("あ漢ア。、「」（）々a0-#:' \"\\"), max_size=30)


@given(LETTERS)
@settings(max_examples=300, deadline=None)
def test_text_in_single_quotes_survives(text: str) -> None:
    assert value_of("'" + text.replace("'", "''") + "'") == text


@given(LETTERS)
@settings(max_examples=300, deadline=None)
def test_text_in_double_quotes_survives(text: str) -> None:
    assert value_of('"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"') == text


@given(st.lists(st.text(st.sampled_from("あ漢ア。、「」（）々"), min_size=1), min_size=1, max_size=6))
@settings(max_examples=100, deadline=None)
def test_japanese_text_survives_wherever_its_lines_break(lines: list[str]) -> None:
    assert value_of(">-\n  " + "\n  ".join(lines)) == "".join(lines)
    assert value_of('"' + "\n  ".join(lines) + '"') == "".join(lines)
    assert value_of("\n  ".join(lines)) == "".join(lines)


@given(st.integers())
@settings(max_examples=200, deadline=None)
def test_whole_number_keeps_its_value(number: int) -> None:
    assert str(value_of(str(number))) == str(number)
    assert isinstance(value_of(str(number)), int if abs(number) < 10**18 else str)

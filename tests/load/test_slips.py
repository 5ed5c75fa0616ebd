from __future__ import annotations

from pathlib import Path

import pytest

from scripts.load.plain import parse

FILE = Path("x.yml")

WIDE = "a full-width space stands where YAML takes only half-width ones; use half-width spaces"
WIDE_COLON = "`：` is no colon to YAML; write `: `, half-width and with a space behind it"
COLON = "a key needs `: `, with a space behind the colon"


def bracket(sign: str, half: str) -> str:
    return f"`{sign}` is no bracket to YAML; write `{half}`"


def comma(sign: str) -> str:
    return f"`{sign}` is no comma to YAML; write `, `, half-width and with a space behind it"


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        # spaces that indent
        ("a:\n　b: 1\n", "2:1", WIDE),
        ("a:\n  b: 1\n　　c: 1\n", "3:1", WIDE),
        ("a:\n  - b: 1\n　　c: 1\n", "3:1", WIDE),
        ("a:\n  - b: 1\n  　c: 1\n", "3:3", WIDE),
        ("a:\n  - b: 1\n   　c: 1\n", "3:4", WIDE),
        ("a:\n  - 一\n　　- 二\n", "3:1", WIDE),
        ("a:\n  - 一\n　　- 二\n  - 三\n", "3:1", WIDE),
        ("a:\n\u00a0\u00a0b: 1\n", "2:1", WIDE.replace("full-width", "no-break")),
        # spaces around a key
        ("b:　c\n", "1:3", WIDE),
        ("a: 1\nb:　c\n", "2:3", WIDE),
        ("a: 1\nb:　c\nd: 1\n", "2:3", WIDE),
        ("- b:　c\n  d: 1\n", "1:5", WIDE),
        ("b:\u00a0c\nd: 1\n", "1:3", WIDE.replace("full-width", "no-break")),
        ("b　: c\n", "1:2", WIDE),
        ("a: {b: 1,　c: 2}\n", "1:10", WIDE),
        # colons
        ("b:c\n", "1:2", COLON),
        ("a: 1\nb:c\nd: 1\n", "2:2", COLON),
        ("- b:c\n  d: 1\n", "1:4", COLON),
        (
            "a: {b: 1, c：{d: 1}}\n",
            "1:12",
            "`：` is no colon to YAML; write `: `, half-width and with a space behind it",
        ),
        ('a: {"b"： c}\n', "1:8", WIDE_COLON),
        # brackets
        ("a: ｛b: 1, c: 2｝\n", "1:4", bracket("｛", "{")),
        ("a:\n  - ｛b: 1, c: 2｝\n", "2:5", bracket("｛", "{")),
        ("a: ［{b: 1}, {c: 2}］\n", "1:4", bracket("［", "[")),
        ("a: {b: ｛c: 1｝}\n", "1:8", bracket("｛", "{")),
        ("a: {b: ［c, d］, e: 一: 二}\n", "1:8", bracket("［", "[")),
        ("a: [b, c］\n", "1:9", bracket("］", "]")),
        ("a: [b, c］\nd: 1\n", "1:9", bracket("］", "]")),
        ("a: {b: c｝\n", "1:9", bracket("｝", "}")),
        ("a: [{b: c｝, {d: e}]\n", "1:10", bracket("｝", "}")),
        ("a: {b: [c]｝\n", "1:11", bracket("｝", "}")),
        # commas
        ("a: {b: 1、c: 2}\n", "1:9", comma("、")),
        ("a: {b: 1，c: 2}\n", "1:9", comma("，")),
        ("a: [{b: 1}、{c: 2}]\n", "1:11", comma("、")),
    ],
)
def test_slip_is_named_at_its_place_and_alone(text: str, place: str, said: str) -> None:
    value, problems = parse(text, FILE)
    assert value is None
    assert [str(problem) for problem in problems] == [f"x.yml:{place}: error[syntax] {said}"]


@pytest.mark.parametrize(
    "text",
    [
        "a: |\n  　一\n",
        "a: 一\n  　二\n",
        "a: 一　二\n",
        "a: ［起動］一\n",
        "a: ｛一｝\n",
        "a: [一、二, 三，四]\n",
        "a: {b: ［一］, c: ｛二｝}\n",
        "a: b:c\n",
        "a: '　一'\n",
        "'　一': 1\n",
        "https://example.com/\n",
    ],
)
def test_full_width_sign_in_a_text_passes(text: str) -> None:
    assert parse(text, FILE)[1] == []


def test_full_width_bracket_of_a_text_is_not_blamed_for_another_fault() -> None:
    _, problems = parse("a: {b: ［一］, c: 二: 三}\n", FILE)
    assert [str(problem).split(":", 2)[1:2] for problem in problems] == [["1"]]
    assert "`:` cannot stand here" in str(problems[0])

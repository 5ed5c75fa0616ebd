from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from scripts.load.plain import compose, parse

FILE = Path("x.yml")

DEEP = 100_000
NESTED = {
    "brackets": "a: " + "[" * DEEP,
    "closed brackets": "a: " + "[" * DEEP + "]" * DEEP,
    "braces": "{a: " * DEEP,
    "dashes": "- " * DEEP + "a",
    "question marks": "? " * DEEP + "a",
    "dashes and question marks": "? - " * DEEP + "a",
    "braces with question marks": "{? " * DEEP,
    "brackets hidden behind closing ones in a text": f"a: '{']' * DEEP}'\nb: " + "[" * DEEP + "]" * DEEP,
    "brackets behind a tag": "a: !x y\nb: " + "[" * DEEP,
    "indented keys": "".join(" " * level + "a:\n" for level in range(1_300)),
    "indented list entries": "".join(" " * level + "-\n" for level in range(1_300)),
}
"""Each in 100,000 levels, or as many as a file of the largest size can hold."""


@pytest.mark.parametrize("text", NESTED.values(), ids=NESTED.keys())
def test_deep_nesting_is_a_problem_and_no_crash(text: str) -> None:
    value, problems = parse(text, FILE)
    assert value is None
    assert [p.message for p in problems if p.code == "too-deep"] == ["nested more than 40 levels deep"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 400 + "x" + "]" * 400,
        f"a: '{']' * 400}'\nb: " + "[" * 400 + "x" + "]" * 400,
        "['', " * 400 + "x" + "]" * 400,
        "[']', " * 400 + "x" + "]" * 400,
        "{a: " * 400 + "x" + "}" * 400,
        "- " * 400 + "x",
        "? " * 400 + "x",
        "- ? " * 400 + "x",
    ],
)
def test_depth_between_our_limit_and_that_of_libyaml(text: str) -> None:
    value, problems = parse(text, FILE)
    assert value is None
    assert [problem.code for problem in problems] == ["too-deep"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[" * 41 + "x" + "]" * 41, (1, 41)),
        ("- " * 41 + "x", (1, 81)),
        ("? " * 41 + "x", (1, 81)),
        ("".join(" " * level + "a:\n" for level in range(41)) + " " * 41 + "x", (41, 41)),
    ],
)
def test_the_forty_first_level_is_too_deep_and_pointed_at(text: str, place: tuple[int, int]) -> None:
    _, problems = parse(text, FILE)
    assert [(problem.code, (problem.line, problem.column)) for problem in problems] == [("too-deep", place)]


def test_forty_levels_are_read() -> None:
    value, _ = parse("[" * 40 + "x" + "]" * 40, FILE)
    for _ in range(40):
        (value,) = value
    assert value == "x"


def test_compose_refuses_what_is_too_deep_by_itself() -> None:
    with pytest.raises(yaml.MarkedYAMLError, match="nesting"):
        compose("[" * 41 + "x" + "]" * 41)

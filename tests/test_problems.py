from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.problems import Problem, Severity, errors, in_order, instead, nearest, quoted, shown

FILE = Path("data/games/rave/cards.yml")
PROBLEM = Problem("code", "said", FILE, line=3, column=7)


@pytest.mark.parametrize(
    ("severity", "word"), [(Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.NOTE, "note")]
)
def test_problem_reads_as_one_line(severity: Severity, word: str) -> None:
    assert str(replace(PROBLEM, severity=severity)) == f"data/games/rave/cards.yml:3:7: {word}[code] said"


def test_problem_of_a_whole_file_has_no_line() -> None:
    assert str(replace(PROBLEM, line=0, column=0)) == "data/games/rave/cards.yml: error[code] said"


def test_problem_is_an_error_if_nothing_else_is_said() -> None:
    assert PROBLEM.severity is Severity.ERROR


@pytest.mark.parametrize(
    ("message", "printed"),
    [
        ("一\n二", "一\\n二"),
        ("a\rb\tc", "a\\rb\\tc"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("a\x00b\x85c", "a\\x00b\\x85c"),
        ("a\u2028b\u202ec\u2066d", "a\\u2028b\\u202ec\\u2066d"),
        ("a\udcffb", "a\\udcffb"),
        ("山札　と 手札 😀 é", "山札　と 手札 😀 é"),
        ("\\n stays", "\\n stays"),
    ],
)
def test_what_is_not_printable_in_a_message_is_escaped(message: str, printed: str) -> None:
    assert str(replace(PROBLEM, message=message)) == f"data/games/rave/cards.yml:3:7: error[code] {printed}"


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("a\nb.yml", "a\\nb.yml"),
        ("a\udcff.yml", "a\\udcff.yml"),
        ("山札 #1.yml", "山札 #1.yml"),
        ("\x1b[2J.yml", "\\x1b[2J.yml"),
    ],
)
def test_what_is_not_printable_in_the_name_of_a_file_is_escaped(name: str, printed: str) -> None:
    assert str(replace(PROBLEM, file=Path("data") / name)) == f"data/{printed}:3:7: error[code] said"


def test_path_is_shown_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown(tmp_path / "data" / "x.yml") == "data/x.yml"
    assert shown(Path("data/x.yml")) == "data/x.yml"
    assert shown(tmp_path.parent / "x.yml") == (tmp_path.parent / "x.yml").as_posix()
    assert shown(tmp_path) == "."


SORTED = [
    replace(PROBLEM, file=Path("a.yml"), line=9),
    replace(PROBLEM, line=2, column=9),
    replace(PROBLEM, line=3, column=1),
    replace(PROBLEM, line=3, column=7, message="a"),
    replace(PROBLEM, line=3, column=7, message="b"),
    replace(PROBLEM, line=3, column=7, code="d", message="a"),
    replace(PROBLEM, line=3, column=7, severity=Severity.WARNING, code="a"),
    replace(PROBLEM, line=3, column=7, severity=Severity.NOTE, code="a"),
    replace(PROBLEM, line=10, column=1),
    replace(PROBLEM, file=Path("z.yml"), line=1),
]


@given(st.permutations(SORTED))
@settings(max_examples=50, deadline=None)
def test_order_is_that_of_file_line_column_severity_code_and_message(problems: list[Problem]) -> None:
    assert in_order(problems) == SORTED


def test_each_problem_is_given_once() -> None:
    other = replace(PROBLEM, path=("a",))
    for found in permutations([PROBLEM, other, PROBLEM]):
        assert len(in_order(found)) == 2


def test_only_errors_stop_a_build() -> None:
    assert errors(SORTED) == [problem for problem in SORTED if problem.severity is Severity.ERROR]
    assert len(errors(SORTED)) == len(SORTED) - 2


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("feild", ["zone", "field", "hand"], "field"),
        ("first_draw", ["first-draw", "hand"], "first-draw"),
        ("deck", {"decks", "discard"}, "decks"),
        ("xyz", ["field"], None),
        ("", ["field"], None),
        ("field", [], None),
        ("abcd", ["abcx", "abcy"], "abcy"),
        ("abcd", ["abcy", "abcx"], "abcy"),
    ],
)
def test_nearest_name(word: str, known: list[str], found: str | None) -> None:
    assert nearest(word, known) == found


@pytest.mark.parametrize(
    ("word", "known", "said"),
    [
        ("feild", ["hand", "field"], "did you mean `field`?"),
        ("xyz", ["hand", "field"], "expected one of `field`, `hand`"),
        ("xyz", [], "none is defined"),
        ("xyz", [f"n{n:02}" for n in range(12)], "expected one of " + ", ".join(f"`n{n:02}`" for n in range(12))),
        (
            "xyz",
            [f"n{n:02}" for n in range(13)],
            "expected one of " + ", ".join(f"`n{n:02}`" for n in range(12)) + " …",
        ),
    ],
)
def test_what_to_write_instead(word: str, known: list[str], said: str) -> None:
    assert instead(word, known) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("文", "`文`"),
        (5, "`5`"),
        (True, "`true`"),
        (False, "`false`"),
        ([1], "a list"),
        ((), "a list"),
        ({"a": 1}, "a mapping"),
        ("x" * 40, "`" + "x" * 40 + "`"),
        ("x" * 41, "`" + "x" * 40 + "…`"),
    ],
)
def test_value_in_the_words_of_yaml(value: object, said: str) -> None:
    assert quoted(value) == said


@given(st.text(max_size=30), st.text(max_size=30))
@settings(max_examples=200, deadline=None)
def test_any_problem_can_be_printed_on_one_line(message: str, name: str) -> None:
    printed = str(replace(PROBLEM, message=message, file=Path("data", *name.replace("\0", "").split("/"))))
    assert printed.encode("utf-8")
    assert len(printed.splitlines()) == 1

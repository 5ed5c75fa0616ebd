from __future__ import annotations

from pathlib import Path

import pytest

from scripts.load.positions import locate
from scripts.load.source import LARGEST
from scripts.problems import Path_, Problem

TEXT = """\
# a comment
titles: {name: 試し, 'reading': ためし}
players: 2

sources:
  - id: one
    title: 甲
  -   id: two
      first-draw: [a, {b: c}]
"quoted": [x,
  y]
about:
  - 文
  - |
    長い文
0: zero
value: {value: {deep: 1}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.yml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def place(file: Path, path: Path_) -> tuple[int, int]:
    (problem,) = locate([Problem("code", "said", file, path)])
    return problem.line, problem.column


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), (2, 1)),
        # a value lies where its key does, an entry where it begins
        (("titles",), (2, 1)),
        (("titles", "name"), (2, 10)),
        (("titles", "reading"), (2, 20)),
        (("sources",), (5, 1)),
        (("sources", 0), (6, 5)),
        (("sources", 0, "title"), (7, 5)),
        (("sources", 1), (8, 7)),
        (("sources", 1, "first-draw"), (9, 7)),
        (("sources", 1, "first-draw", 0), (9, 20)),
        (("sources", 1, "first-draw", 1, "b"), (9, 24)),
        (("quoted", 1), (11, 3)),
        (("about", 1), (14, 5)),
        (("0",), (16, 1)),
        # the deepest part that is there
        (("nothing",), (2, 1)),
        (("sources", 0, "author"), (6, 5)),
        (("sources", 5), (5, 1)),
        (("sources", 5, "id"), (5, 1)),
        (("players", "min"), (3, 1)),
        (("players", "best", "kind"), (3, 1)),
        # index 0 of a list written as one value
        (("titles", 0), (2, 1)),
        (("titles", 0, "reading"), (2, 20)),
        (("titles", 0, "since"), (2, 1)),
        (("about", 0, "text"), (13, 5)),
        ((0, "players"), (3, 1)),
        # the branch of a union, and a list that stands for its record
        (("players", "function-before[_short()]", "min"), (3, 1)),
        (("titles", "tuple[Title, ...]", 0, "name"), (2, 10)),
        (("about", "steps", 1, "text"), (14, 5)),
        (("value", "value", "deep"), (17, 17)),
    ],
)
def test_place_of_a_path(file: Path, path: Path_, expected: tuple[int, int]) -> None:
    assert place(file, path) == expected


@pytest.mark.parametrize("path", [(0,), (0, "deep"), ("value", 0, "deep")])
def test_index_of_a_single_value_is_no_key(file: Path, path: Path_) -> None:
    assert place(file, path) == ((17, 1) if path[0] == "value" else (2, 1))


def test_empty_entries_count_in_positions_as_in_values(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_text("a:\n  -\n  - b\n  - []\n  - c: 1\n")
    assert place(file, ("a", 0)) == (3, 5)
    assert place(file, ("a", 1, "c")) == (5, 5)


def test_of_a_key_that_stands_twice_the_first_is_meant(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_text("a: {b: 1}\na: {c: 1}\n")
    assert place(file, ("a",)) == (1, 1)
    assert place(file, ("a", "b")) == (1, 5)
    assert place(file, ("a", "c")) == (1, 1)


def test_keys_that_are_no_words_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_text("? [a]\n: b\n{c: d}: e\nf: {{ g }}\nh: 1\n")
    assert place(file, ("h",)) == (5, 1)
    assert place(file, ("f", "g")) == (4, 1)


def test_byte_order_mark_and_other_line_ends_move_nothing(tmp_path: Path) -> None:
    file = tmp_path / "x.yml"
    file.write_bytes("\ufeff山: 𠮷\r\n札: [一,\r 二]\r".encode())
    assert place(file, ("山",)) == (1, 1)
    assert place(file, ("札", 1)) == (3, 2)


def test_problem_that_has_its_place_keeps_it(file: Path) -> None:
    problem = Problem("code", "said", file, ("sources",), line=99, column=3)
    assert locate([problem]) == [problem]


def test_only_the_place_of_a_problem_changes(file: Path) -> None:
    problem = Problem("code", "said", file, ("players",), about=frozenset({"x"}))
    (placed,) = locate([problem])
    assert (placed.code, placed.message, placed.file, placed.path, placed.severity, placed.about) == (
        problem.code,
        problem.message,
        problem.file,
        problem.path,
        problem.severity,
        problem.about,
    )


@pytest.mark.parametrize(
    "raw",
    [b"", b"# nothing\n", b"a: [\n", b"\xff", b"a: \x00", b"a: 1\n---\nb: 2\n", b"[" * 100_000, b"#" * (LARGEST + 1)],
)
def test_file_that_cannot_be_read_has_its_problems_at_the_top(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "x.yml"
    file.write_bytes(raw)
    assert place(file, ("a", 0)) == (1, 1)


def test_missing_file_and_folder_have_their_problems_at_the_top(tmp_path: Path) -> None:
    assert place(tmp_path / "none.yml", ("a",)) == (1, 1)
    assert place(tmp_path, ("a",)) == (1, 1)


def test_each_file_is_read_once_and_none_without_need(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def read(path: Path) -> str:
        asked.append(path)
        return TEXT

    monkeypatch.setattr("scripts.load.positions.read_text", read)
    placed = Problem("code", "said", file.with_name("other.yml"), line=1, column=1)
    locate([Problem("code", "said", file, ("titles",)), Problem("code", "said", file, ("players",)), placed])
    assert asked == [file]

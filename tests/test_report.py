from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from scripts.problems import Problem, Severity
from scripts.report import as_github, as_json, as_text, within

HERE = Path("data/games/x")
PROBLEMS = [
    Problem("bad-id", "`場` is none", HERE / "zones.yml", line=3, column=5),
    Problem("odd", "50% :: of,\nall\r", HERE / "a,b:c%.yml", ("zones",), Severity.WARNING, 1, 1),
    Problem("hint", "x", HERE / "cards.yml", severity=Severity.NOTE, line=2, column=9),
]


def test_text_is_a_line_a_problem() -> None:
    assert as_text(PROBLEMS[:1]) == "data/games/x/zones.yml:3:5: error[bad-id] `場` is none"
    assert as_text(PROBLEMS).count("\n") == 2


def test_github_shows_each_beside_its_line() -> None:
    assert as_github(PROBLEMS).split("\n") == [
        "::error file=data/games/x/zones.yml,line=3,col=5,title=bad-id::`場` is none",
        "::warning file=data/games/x/a%2Cb%3Ac%25.yml,line=1,col=1,title=odd::50%25 :: of,\\nall\\r",
        "::notice file=data/games/x/cards.yml,line=2,col=9,title=hint::x",
    ]


def test_json_is_a_list_of_objects_in_ascii() -> None:
    text = as_json(PROBLEMS)
    assert text.isascii()
    assert json.loads(text)[0] == {
        "file": "data/games/x/zones.yml",
        "line": 3,
        "column": 5,
        "severity": "error",
        "code": "bad-id",
        "message": "`場` is none",
    }
    assert [entry["severity"] for entry in json.loads(text)] == ["error", "warning", "note"]
    assert json.loads(text)[1]["message"] == "50% :: of,\nall\r"


def test_without_problems_only_json_says_so() -> None:
    assert (as_text([]), as_github([]), as_json([])) == ("", "", "[]")


def test_within_files_and_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    HERE.mkdir(parents=True)
    zones, _, cards = PROBLEMS
    assert within(PROBLEMS, []) == PROBLEMS
    assert within(PROBLEMS, [HERE]) == PROBLEMS
    assert within(PROBLEMS, [HERE / "zones.yml"]) == [zones]
    assert within(PROBLEMS, [tmp_path / HERE / "cards.yml", HERE / ".." / "x" / "zones.yml"]) == [zones, cards]
    assert within(PROBLEMS, [Path("data/games/xy")]) == []
    assert within([Problem("a", "b", tmp_path / HERE / "c.yml")], [Path(os.curdir)]) != []

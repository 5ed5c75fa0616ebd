from __future__ import annotations

from pathlib import Path

import pytest

from scripts.history.record import record
from scripts.model.history import Change
from scripts.problems import Problem
from scripts.releases import load

ADDED = "changes: [{kind: added, of: game, game: x, name: x}]\n"


def loaded(folder: Path) -> tuple[list[str], list[str]]:
    problems: list[Problem] = []
    found = load(folder, problems)
    return [release.date for release in found], [f"{problem.file.name}: {problem.code}" for problem in problems]


def test_releases_are_newest_first_and_hidden_files_are_passed_over(tmp_path: Path) -> None:
    for name in ("2025-12-31.yml", "2026-02-01.yml", "2026-01-31.yml", ".2026-03-01.yml"):
        (tmp_path / name).write_text(ADDED, encoding="utf-8")
    assert loaded(tmp_path) == (["2026-02-01", "2026-01-31", "2025-12-31"], [])


def test_without_a_folder_there_is_no_release(tmp_path: Path) -> None:
    assert loaded(tmp_path / "changes") == ([], [])


@pytest.mark.parametrize(
    "name", ["2026-02-30.yml", "2026-1-1.yml", "20260101.yml", "2026.yml", "new.yml", "2026-01-01"]
)
def test_a_file_that_is_named_after_no_day_is_a_problem(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(ADDED, encoding="utf-8")
    assert loaded(tmp_path) == ([], [f"{name}: unknown-file"])


def test_what_is_no_release_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "2026-01-01.yml").write_text("changes: [{kind: added}]\n", encoding="utf-8")
    assert loaded(tmp_path)[1] == ["2026-01-01.yml: missing-key"] * 2


NAMES = (
    "no",
    "2010-07",
    "1.5",
    "- x",
    "#x",
    "a: b",
    "'",
    '"',
    "{{x}}",
    "|",
    "&a",
    "*a",
    "!x",
    "語" * 200,
    "null",
    "~",
    "%",
)


def test_what_is_recorded_is_what_is_read(tmp_path: Path) -> None:
    changes = tuple(
        Change(kind="changed", of="zone", game="x", id="z", name=name, before=name, after=name) for name in NAMES
    )
    (tmp_path / "2026-01-01.yml").write_text(record(changes), encoding="utf-8")
    problems: list[Problem] = []
    (release,) = load(tmp_path, problems)
    assert (release.changes, problems) == (changes, [])

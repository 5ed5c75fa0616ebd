"""A fifth game, as a newcomer writes it: from the template, with mistakes, each of which is answered.

``tests/contributor/star-ferry`` holds the finished files of an invented game,
written by CONTRIBUTING.md alone; ``mistakes.yml`` what went wrong on the way.
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from scripts.cli import main
from scripts.model.files import GAME_FILES
from tests.conftest import DATA, ROOT

ID = "star-ferry"
FINISHED = ROOT / "tests" / "contributor" / ID
MISTAKES: list[dict[str, Any]] = yaml.safe_load((FINISHED.parent / "mistakes.yml").read_text("utf-8"))


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real data is checked as on this day, long before any of it is due for another look."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(datetime(2026, 12, 1, tzinfo=UTC).timestamp())))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The real data with the newcomer's game beside the four."""
    shutil.copytree(DATA, tmp_path / "data")
    shutil.copytree(FINISHED, tmp_path / "data" / "games" / ID)
    return tmp_path / "data"


def check(data: Path, *options: str) -> list[str]:
    ran = CliRunner().invoke(main, ["check", *options, "--data", str(data)])
    assert ran.exit_code in (0, 1)
    return ran.stdout.replace(f"{data.as_posix()}/games/{ID}/", "").splitlines()


def test_finished_game_is_complete_and_without_a_problem(data: Path) -> None:
    assert {file.stem for file in FINISHED.iterdir()} == set(GAME_FILES)
    assert check(data) == []
    assert check(data, "--diff") == []


def test_finished_files_stand_where_the_template_puts_them(data: Path) -> None:
    shutil.rmtree(data / "games" / ID)
    assert CliRunner().invoke(main, ["new", ID, "--data", str(data)]).exit_code == 0
    assert check(data) == []
    for file in (data / "games" / ID).iterdir():
        written = (FINISHED / file.name).read_text("utf-8")
        assert file.read_text("utf-8").split("\n", 1)[0] == written.split("\n", 1)[0]
        file.write_text(written, "utf-8")
    assert check(data) == []


def test_there_are_ten_mistakes_and_more_and_each_file_has_one_but_terms() -> None:
    assert len(MISTAKES) >= 10
    assert {mistake["file"] for mistake in MISTAKES} == GAME_FILES.keys() - {"terms"}


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake["name"] for mistake in MISTAKES])
def test_mistake_is_answered_with_what_to_do(data: Path, mistake: dict[str, Any]) -> None:
    file = data / "games" / ID / f"{mistake['file']}.yml"
    right = file.read_text("utf-8")
    assert right.count(mistake["find"]) == 1
    file.write_text(right.replace(mistake["find"], mistake["put"]), "utf-8")
    assert check(data) == [mistake["says"]]
    left = check(data, "--fix")
    assert (left == []) is mistake.get("fixed", False)
    assert (file.read_text("utf-8") == right) is mistake.get("fixed", False)

"""The data at a revision: read by the present models, what does not fit named, what git says said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scripts.history import revisions
from tests.conftest import MakeLibrary
from tests.history.scratch import git, run
from tests.libraries import loaded


@pytest.fixture
def data(make_library: MakeLibrary) -> Path:
    """A repository with one commit, tagged ``old``, whose rules are of another model, and a link beside them."""
    folder = make_library(x={"zones": "zones: {id: field, name: フィールド}\n", "rules": "rools: 古い形\n"})
    (folder / "games" / "x" / "cards.yml").symlink_to("/etc/hostname")
    (folder / "labels.yml").rename(folder / "labels.new")
    (folder / "labels.yml").write_text("of: 古い形\n", encoding="utf-8")
    git(folder.parent, "init", "--quiet")
    git(folder.parent, "add", "--all")
    git(folder.parent, "commit", "--quiet", "--message", "old")
    git(folder.parent, "tag", "old")
    (folder / "games" / "x" / "cards.yml").unlink()
    (folder / "labels.new").rename(folder / "labels.yml")
    (folder / "games" / "x" / "rules.yml").write_text("topics: {id: play, name: プレイ}\n", encoding="utf-8")
    (folder / "games" / "x" / "zones.yml").write_text("zones: {id: field, name: フィールド, no-link: 語。}\n", "utf-8")
    return folder


def test_what_does_not_fit_is_named_and_the_rest_is_read(data: Path) -> None:
    library, left_out = revisions.at(data, "old")
    assert library.data == data
    assert [line.partition(": ")[0] for line in left_out] == ["games/x/rules.yml at old is not compared"]
    assert "`rools` is not a key here" in left_out[0]
    assert set(library.games["x"].things) == {"field"}
    assert library.games["x"].unread == {"rules"}


def test_diff_leaves_out_what_could_not_be_read_and_says_so(data: Path) -> None:
    result = run("diff", "old", f"--data={data}")
    assert (result.exit_code, result.stdout) == (0, "変更は無い。\n")
    assert result.stderr.startswith("games/x/rules.yml at old is not compared: ")


def test_a_game_that_could_not_be_read_is_neither_new_nor_gone(data: Path) -> None:
    (data / "games" / "x" / "game.yml").write_text("x: 1\n", encoding="utf-8")
    result = run("diff", "old", f"--data={data}")
    assert (result.exit_code, result.stdout) == (0, "変更は無い。\n")
    assert "games/x/game.yml at present is not compared: " in result.stderr


@pytest.mark.parametrize("name", ["gone", "-x", "old:data", "--output=x", ""])
def test_an_unknown_revision_is_bad_usage(data: Path, name: str) -> None:
    result = run("diff", f"--data={data}", "--", name)
    assert result.exit_code == 2
    assert f"git knows no revision `{name}`" in result.stderr
    assert sorted(file.name for file in data.iterdir()) == ["facets.yml", "games", "labels.yml", "vocabularies.yml"]


def test_a_folder_outside_of_git_is_bad_usage(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={})
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(data.parent.parent))
    result = run("diff", "HEAD", f"--data={data}")
    assert result.exit_code == 2


def test_without_git_it_is_said(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    result = run("check", "--since=old", f"--data={data}")
    assert result.exit_code == 2
    assert "git cannot be run" in result.stderr


def test_a_release_that_is_not_committed_is_no_place_to_start_from(data: Path) -> None:
    (data / "changes").mkdir()
    (data / "changes" / "2026-01-01.yml").write_text("changes: [{kind: added, of: game, game: x, name: x}]\n", "utf-8")
    with pytest.raises(revisions.RevisionError, match=r"changes/2026-01-01\.yml is not committed"):
        revisions.last(loaded(data)[0])


def test_before_the_first_release_there_was_nothing(data: Path) -> None:
    library, left_out = revisions.last(loaded(data)[0])
    assert (dict(library.games), dict(library.concepts), left_out) == ({}, {}, [])

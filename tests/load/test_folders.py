from __future__ import annotations

from pathlib import Path

import pytest

from scripts.load.folders import is_folder, listed
from scripts.problems import Problem


def test_what_lies_in_a_folder_comes_by_name(tmp_path: Path) -> None:
    for name in ("b", ".c", "a"):
        (tmp_path / name).touch()
    assert listed(tmp_path) == [tmp_path / ".c", tmp_path / "a", tmp_path / "b"]


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert listed(tmp_path / "gone") == []


def test_a_file_cannot_be_listed(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    assert listed(tmp_path / "a") == Problem("unreadable", "cannot be read: Not a directory", tmp_path / "a")


@pytest.mark.parametrize(("path", "expected"), [(".", True), ("file", False), ("link", True), ("dead", False)])
def test_folders_and_links_to_them_are_folders(tmp_path: Path, path: str, expected: bool) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path)
    (tmp_path / "dead").symlink_to(tmp_path / "gone")
    assert is_folder(tmp_path / path) is expected


def test_a_path_where_nobody_may_look_is_taken_for_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_dir", refuse)
    assert is_folder(tmp_path / "a")

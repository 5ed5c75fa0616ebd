from __future__ import annotations

import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.new import NotNewError, create

FILES = {"game": "a: 1\n", "zones": "# 場\n"}


def test_folder_holds_the_files(tmp_path: Path) -> None:
    folder = create(tmp_path / "games", "my-game", FILES)
    assert folder == tmp_path / "games" / "my-game"
    assert {file.name: file.read_text("utf-8") for file in folder.iterdir()} == {
        "game.yml": "a: 1\n",
        "zones.yml": "# 場\n",
    }
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["my-game"]


def test_folder_has_the_rights_of_any_new_folder(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    folder = create(tmp_path / "games", "my-game", FILES)
    assert stat.S_IMODE(folder.stat().st_mode) == stat.S_IMODE((tmp_path / "plain").stat().st_mode)


@pytest.mark.parametrize(
    "id_", ["", "My", "a b", "-a", "a-", "a--b", "1a", "../a", "a/b", ".a", "遊び", "a\n", "x" * 61]
)
def test_bad_id(tmp_path: Path, id_: str) -> None:
    with pytest.raises(NotNewError, match="is no id; expected small Latin letters"):
        create(tmp_path / "games", id_, FILES)
    assert list(tmp_path.iterdir()) == []


def folder(path: Path) -> None:
    path.mkdir()
    (path / "game.yml").write_text("kept")


@pytest.mark.parametrize(
    "standing",
    [folder, Path.mkdir, Path.touch, lambda path: path.symlink_to("nowhere")],
    ids=["a game", "an empty folder", "a file", "a broken link"],
)
def test_what_stands_in_the_place_stays(tmp_path: Path, standing: Callable[[Path], None]) -> None:
    standing(tmp_path / "x")
    before = sorted(map(str, tmp_path.rglob("*")))
    with pytest.raises(NotNewError, match="is there already; take another id, or go on writing that game"):
        create(tmp_path, "x", FILES)
    assert sorted(map(str, tmp_path.rglob("*"))) == before


STEPS = [("write_bytes", 0), ("write_bytes", 1), ("mkdir", 1), ("rename", 0)]


@pytest.mark.parametrize(("step", "calls"), STEPS)
@pytest.mark.parametrize(
    "error", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["full", "stopped"]
)
def test_failure_half_way_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, calls: int, error: BaseException
) -> None:
    done: list[Path] = []
    real = getattr(Path, step)

    def fails(self: Path, *arguments: object, **keywords: object) -> object:
        if len(done) == calls:
            raise error
        done.append(self)
        return real(self, *arguments, **keywords)

    monkeypatch.setattr(Path, step, fails)
    with pytest.raises(type(error)):
        create(tmp_path, "x", FILES)
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_run_leaves_is_no_game_and_does_not_stand_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        patch.setattr(shutil, "rmtree", lambda *_, **__: None)
        with pytest.raises(KeyboardInterrupt):
            create(tmp_path, "x", FILES)
    (left,) = tmp_path.iterdir()
    assert left.name.startswith(".")
    assert create(tmp_path, "x", FILES).is_dir()

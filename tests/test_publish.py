"""Publishing: whole sites in their place, one build at a time, nothing else touched."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest

from scripts.publish import BusyError, MkDocsError, lock, publish, run_mkdocs
from scripts.refused import FULL
from tests.sites import NEW, NEXT, OLD, fill, kept, maker, nothing, plain, published, raising, shown


@pytest.mark.parametrize("before", [nothing, published, plain])
def test_make_that_raises_leaves_the_site_as_it_was(tmp_path: Path, before: Callable[[Path], None]) -> None:
    site = tmp_path / "site"
    before(site)
    old = shown(site)

    def half(folder: Path) -> None:
        fill(folder, {"index.html": "half"})
        raise SystemExit(1)

    with pytest.raises(SystemExit):
        publish(site, half)
    assert shown(site) == old
    publish(site, maker(NEW))
    assert shown(site) == NEW
    assert kept(site) == ["build"]


def test_each_build_starts_from_an_empty_folder_and_only_the_last_one_stays(tmp_path: Path) -> None:
    site = tmp_path / "deep" / "er" / "site"
    for files in (OLD, NEW, NEXT):
        publish(site, maker(files))
        assert shown(site) == files
        assert kept(site) == ["build"]


def test_site_moves_with_the_folder_it_stands_in(tmp_path: Path) -> None:
    publish(tmp_path / "here" / "site", maker(NEW))
    (tmp_path / "here").rename(tmp_path / "there")
    assert shown(tmp_path / "there" / "site") == NEW


def test_relative_place_is_published_below_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    publish(Path("site"), maker(NEW))
    assert shown(tmp_path / "site") == NEW


def test_second_build_at_the_same_time_is_told_of_the_first(tmp_path: Path) -> None:
    site = tmp_path / "site"
    publish(site, maker(OLD))
    expected = f"another build is running (it holds {tmp_path}/.site); wait until it has ended"

    def meanwhile(folder: Path) -> None:
        fill(folder, {"index.html": "half"})
        with pytest.raises(BusyError) as busy:
            publish(site, maker(NEXT))
        assert str(busy.value) == expected
        assert shown(site) == OLD
        fill(folder, NEW)

    publish(site, meanwhile)
    assert shown(site) == NEW


def test_lock_is_free_again_after_a_build_that_failed(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no"):
        publish(tmp_path / "site", raising(ValueError("no")))
    publish(tmp_path / "site", maker(NEW))
    assert shown(tmp_path / "site") == NEW


def test_builds_that_fail_do_not_pile_up(tmp_path: Path) -> None:
    publish(tmp_path / "site", maker(OLD))
    for _ in range(3):
        with pytest.raises(ValueError, match="no"):
            publish(tmp_path / "site", raising(ValueError("no")))
        assert kept(tmp_path / "site") == ["build", "build"]


def test_lock_can_be_waited_for(tmp_path: Path) -> None:
    waiting = Event()
    order = []

    def wait() -> None:
        waiting.set()
        with lock(tmp_path, wait=True):
            order.append("second")

    second = Thread(target=wait)
    with lock(tmp_path):
        second.start()
        waiting.wait()
        order.append("first")
    second.join()
    assert order == ["first", "second"]


def test_file_in_place_of_the_store_is_named(tmp_path: Path) -> None:
    (tmp_path / ".site").touch()
    with pytest.raises(FileExistsError) as refused:
        publish(tmp_path / "site", maker(NEW))
    assert str(refused.value) == f"{tmp_path}/.site is no folder, and finished builds go there; move or delete it"


@pytest.mark.parametrize("files", [{"index.md": "by hand"}, {"index.html": "by hand"}, {"404.html": "by hand"}])
def test_folder_that_is_no_built_site_is_not_replaced(tmp_path: Path, files: dict[str, str]) -> None:
    fill(tmp_path / "docs", files)
    with pytest.raises(FileExistsError) as refused:
        publish(tmp_path / "docs", maker(NEW))
    said = f"{tmp_path}/docs is no built site and is not replaced; name another place, or move or delete it"
    assert str(refused.value) == said
    assert shown(tmp_path) == {f"docs/{name}": text for name, text in files.items()}


@pytest.mark.parametrize("place", [".", "..", "/", "file", "link"])
def test_place_that_holds_other_things_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    fill(tmp_path, {"file": "by hand", "folder/here/file": "by hand", "build-own/file": "by hand"})
    (tmp_path / "folder" / "here" / "link").symlink_to(tmp_path / "folder")
    monkeypatch.chdir(tmp_path / "folder" / "here")
    before = shown(tmp_path)
    with pytest.raises(FileExistsError, match="is no built site"):
        publish(Path(place), maker(NEW))
    assert shown(tmp_path) == before


@pytest.mark.parametrize("damage", [nothing, shutil.rmtree], ids=["emptied", "gone"])
def test_published_site_that_was_damaged_is_built_anew(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    site = tmp_path / "site"
    publish(site, maker(OLD))
    for file in list(site.glob("*.*")):
        file.unlink()
    damage(site.resolve())
    publish(site, maker(NEW))
    assert shown(site) == NEW


def test_empty_folder_in_the_place_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    publish(tmp_path / "site", maker(NEW))
    assert shown(tmp_path / "site") == NEW


def test_web_server_of_another_user_can_read_the_site(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        publish(tmp_path / "site", maker(NEW))
    finally:
        os.umask(before)
    site = (tmp_path / "site").resolve()
    for path in (site.parent, site, *site.rglob("*")):
        wanted = stat.S_IROTH | (stat.S_IXOTH if path.is_dir() else 0)
        assert path.stat().st_mode & wanted == wanted, path


CONFIG = "site_name: x\ntheme: {name: material, font: false}\nvalidation: {links: {not_found: warn}}\n"


def test_mkdocs_error_carries_its_own_words(tmp_path: Path) -> None:
    fill(tmp_path, {"mkdocs.yml": CONFIG, "docs/index.md": "[遊び](nowhere.md)\n"})
    with pytest.raises(MkDocsError) as error:
        run_mkdocs(tmp_path / "mkdocs.yml", tmp_path / "out")
    assert "'index.md' contains a link 'nowhere.md'" in str(error.value)
    assert "Aborted with 1 warnings in strict mode!" in str(error.value)


def test_mkdocs_builds_into_the_folder_named_and_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path, {"here/mkdocs.yml": CONFIG, "here/docs/index.md": "# 遊び\n", "elsewhere/x": ""})
    monkeypatch.chdir(tmp_path / "elsewhere")
    run_mkdocs(Path("../here/mkdocs.yml"), Path("../out"))
    assert "遊び" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert sorted(path.name for path in (tmp_path / "here").iterdir()) == ["docs", "mkdocs.yml"]


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (r"\377 not UTF-8", "\N{REPLACEMENT CHARACTER} not UTF-8"),
        ("", "MkDocs ended with status -9 and said nothing"),
        (r"INFO one\nTraceback (most recent call last):\n  File x\n    y()\nKeyError: 1\n", "INFO one\nKeyError: 1"),
        (r"OSError: [Errno 28] Full: x\n", f"OSError: [Errno 28] Full: x; {FULL}"),
    ],
)
def test_mkdocs_that_is_killed_or_prints_no_text_is_still_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, output: str, said: str
) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\nprintf '{output}'\nkill -9 $$\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr("scripts.publish.sys.executable", str(program))
    with pytest.raises(MkDocsError) as error:
        run_mkdocs(tmp_path / "mkdocs.yml", tmp_path / "out")
    assert str(error.value) == said

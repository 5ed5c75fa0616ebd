"""When a site is built and when it is left: every change of what goes into it, or of itself, has it built anew."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from scripts import stamp
from scripts.kept import OFF
from tests.disk import put
from tests.stopped import Killed, killed_at


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a site of which the stamp says that it is up to date."""
    monkeypatch.delenv(OFF)
    put(tmp_path / "data" / "games" / "x" / "game.yml", "one")
    put(tmp_path / "docs" / "guide.md", "by hand")
    put(tmp_path / "overrides" / "main.html", "frame")
    put(tmp_path / "mkdocs.yml", "site_url: !ENV [SITE_URL, x]\n")
    put(tmp_path / "code" / "scripts" / "one.py", "code")
    put(tmp_path / "code" / "mkdocs.yml", "")
    monkeypatch.setattr(stamp, "ROOT", tmp_path / "code")
    before = made_from(tmp_path)
    put(tmp_path / "docs" / "index.md", "generated")
    put(tmp_path / "docs" / ".generated" / "manifest.json", '{"files": ["index.md"]}')
    put(tmp_path / "site" / "index.html", "page")
    save(tmp_path, before, ["a warning"])
    return tmp_path


def made_from(folder: Path) -> stamp.Sources:
    return stamp.sources(folder / "data", folder / "docs", folder / "mkdocs.yml")


def save(folder: Path, before: stamp.Sources, said: list[str]) -> None:
    """Ends a build that began at ``before`` and has written one page."""
    pages = {"index.md": sha256(b"generated").hexdigest()}
    stamp.save(folder / "site", folder / "mkdocs.yml", before, made_from(folder), pages, said)


def said(folder: Path) -> list[str] | None:
    return stamp.holds(folder / "site", folder / "mkdocs.yml", made_from(folder))


def test_unchanged_site_is_left_and_its_warnings_are_said_again(built: Path) -> None:
    assert said(built) == ["a warning"]
    assert said(built) == ["a warning"]


CHANGES: dict[str, Callable[[Path], object]] = {
    "data edited": lambda folder: put(folder / "data/games/x/game.yml", "two"),
    "a file added": lambda folder: put(folder / "data/games/x/more.yml", ""),
    "an empty folder": lambda folder: (folder / "data/games/y").mkdir(),
    "a file removed": lambda folder: (folder / "data/games/x/game.yml").unlink(),
    "a folder renamed": lambda folder: (folder / "data/games/x").rename(folder / "data/games/y"),
    "a page by hand": lambda folder: put(folder / "docs/guide.md", "other"),
    "a generated page": lambda folder: put(folder / "docs/index.md", "other"),
    "the manifest": lambda folder: (folder / "docs/.generated/manifest.json").unlink(),
    "the theme": lambda folder: put(folder / "overrides/main.html", "other"),
    "the configuration": lambda folder: put(folder / "mkdocs.yml", "site_url: y\n"),
    "the site edited": lambda folder: put(folder / "site/index.html", "other"),
    "a stray file in the site": lambda folder: put(folder / "site/more.html", ""),
    "no stamp": lambda folder: (folder / ".cache/site.json").unlink(),
    "a broken stamp": lambda folder: put(folder / ".cache/site.json", "{"),
    "another stamp": lambda folder: put(folder / ".cache/site.json", "[1]"),
    "a foreign stamp": lambda folder: put(folder / ".cache/site.json", '{"from": "x", "site": "y", "said": []}'),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_any_change_has_the_site_built_anew(built: Path, change: Callable[[Path], object]) -> None:
    change(built)
    assert said(built) is None


@pytest.mark.parametrize("name", ["SITE_URL", "SOURCE_DATE_EPOCH", OFF])
def test_environment_counts(built: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "1")
    assert said(built) is None


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_killed_while_it_is_noted_the_site_is_as_noted_or_built_again(built: Path, after: bool) -> None:
    put(built / "site" / "index.html", "another page")
    with killed_at(10_000, after) as steps:
        save(built, made_from(built), ["new"])
    assert "replace" in steps
    for at in range(1, len(steps) + 1):
        with killed_at(at, after), pytest.raises(Killed):
            save(built, made_from(built), ["newer"])
        assert said(built) in (None, ["new"], ["newer"])
        save(built, made_from(built), ["new"])
        assert said(built) == ["new"]


MEANWHILE = ["data/games/x/game.yml", "docs/guide.md", "docs/index.md", "overrides/main.html", "mkdocs.yml"]
"""Files that someone may change while the site is built."""


@pytest.mark.parametrize("name", MEANWHILE)
def test_edit_while_the_site_is_built_has_it_built_again(built: Path, name: str) -> None:
    (built / ".cache" / "site.json").unlink()
    before = made_from(built)
    put(built / name, "edited meanwhile")
    save(built, before, [])
    assert said(built) is None


@pytest.mark.parametrize("name", [*(name for name in MEANWHILE if name != "docs/index.md"), "code/scripts/one.py"])
def test_edit_that_is_taken_back_while_the_site_is_built_has_it_built_again(built: Path, name: str) -> None:
    (built / ".cache" / "site.json").unlink()
    before = made_from(built)
    text = (built / name).read_text("utf-8")
    put(built / name, "edited meanwhile")
    put(built / name, text)
    save(built, before, [])
    assert made_from(built).hash() == before.hash()
    assert said(built) is None


def test_page_that_is_removed_by_the_build_and_one_that_is_made_are_no_edits(built: Path) -> None:
    put(built / "docs" / "gone.md", "generated")
    put(built / "docs" / ".generated" / "manifest.json", '{"files": ["gone.md"]}')
    (built / "docs" / "index.md").unlink()
    before = made_from(built)
    (built / "docs" / "gone.md").unlink()
    put(built / "docs" / "index.md", "generated")
    put(built / "docs" / ".generated" / "manifest.json", '{"files": ["index.md"]}')
    save(built, before, [])
    assert said(built) == []


@pytest.mark.parametrize("place", ["site.json", "site.new"])
@pytest.mark.parametrize("stand", [Path.mkdir, os.mkfifo, lambda place: place.symlink_to("nowhere")])
def test_what_is_no_file_makes_room_for_the_stamp(built: Path, place: str, stand: Callable[[Path], None]) -> None:
    (built / ".cache" / place).unlink(missing_ok=True)
    stand(built / ".cache" / place)
    assert said(built) == (None if place == "site.json" else ["a warning"])
    save(built, made_from(built), ["once more"])
    assert said(built) == ["once more"]


def test_code_counts(built: Path) -> None:
    put(built / "code" / "scripts" / "one.py", "other code")
    assert said(built) is None


def test_stamp_holds_no_path_of_the_machine(built: Path) -> None:
    kept = json.loads((built / ".cache" / "site.json").read_text("utf-8"))
    assert kept.keys() == {"from", "site", "said"}
    assert str(built) not in json.dumps(kept)

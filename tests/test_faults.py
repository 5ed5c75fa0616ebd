"""``python -m scripts site`` among faults: the published site is the old or the new one, and the next build heals.

What MkDocs does is imitated here, and finding faults in it left out, so that each takes a moment; `make faults` brings
about the same for real.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scripts import cli, hook, stamp
from scripts.cli import main
from scripts.kept import OFF
from scripts.publish import lock
from scripts.refused import ADVICE
from tests.conftest import DRAFT, MakeLibrary
from tests.disk import put
from tests.published import publish
from tests.sites import kept

BUSY = "another build is running (it holds {}); wait until it has ended"


class Place:
    """A folder with a game whose name is told by the site, and what happens while MkDocs runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.meanwhile: Callable[[], object] = lambda: None

    def mkdocs(self, _config: Path, target: Path) -> None:
        """Makes a site of the page of the game, as it is before or after what happens."""
        text = (self.folder / "docs" / "games" / "one" / "index.md").read_text("utf-8")
        self.meanwhile()
        for name in ("index.html", "404.html", "sitemap.xml"):
            put(target / name, text)

    def edit(self, name: str) -> None:
        put(self.folder / "data" / "games" / "one" / "game.yml", DRAFT.replace("試しの遊び", name))

    def build(self) -> Result:
        """Publishes, without whatever happens while MkDocs runs."""
        self.meanwhile = lambda: None
        return publish(self.folder)

    def shows(self) -> str:
        """The name that the site tells."""
        text = (self.site / "index.html").read_text("utf-8")
        return next(name for name in ("旧版", "新版", "試しの遊び") if name in text)


@pytest.fixture
def place(tmp_path: Path, make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The old site is published; the data are new."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(OFF)
    put(tmp_path / "mkdocs.yml", "site_name: x\n")
    make_library(one={})
    place = Place(tmp_path)
    monkeypatch.setattr("scripts.cli.publishing.run_mkdocs", place.mkdocs)
    monkeypatch.setattr(cli, "verify_site", lambda *_: [])
    place.edit("旧版")
    assert place.build().exit_code == 0
    place.edit("新版")
    return place


def healed(place: Place, name: str = "新版") -> bool:
    """Whether the next build shows the data as they are and leaves nothing else, and one more has nothing to do."""
    assert place.build().exit_code == 0
    again = place.build()
    return (place.shows(), kept(place.site), "nothing has changed" in again.output) == (name, ["build"], True)


REFUSED = {"publishing.run_mkdocs": errno.EROFS, "secure": errno.ENOSPC, "verify_site": errno.EACCES}


@pytest.mark.parametrize(("step", "code"), REFUSED.items())
def test_refused_by_the_disk_the_old_site_stays(
    place: Place, monkeypatch: pytest.MonkeyPatch, step: str, code: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(code, os.strerror(code), str(place.folder / "file"))

    with monkeypatch.context() as patch:
        patch.setattr(f"scripts.cli.{step}", refuse)
        result = place.build()
    said = f"file:1:1: error[unwritable] cannot be written: {os.strerror(code)}; {ADVICE[code]}\n"
    assert (result.exit_code, result.stdout) == (1, said)
    assert place.shows() == "旧版"
    assert healed(place)


def test_other_builds_are_told_of_the_one_that_runs(place: Place) -> None:
    told = []

    def meanwhile() -> None:
        told.append(publish(place.folder).stdout)
        told.append(CliRunner().invoke(main, ["build"]).stdout)

    place.meanwhile = meanwhile
    assert publish(place.folder).exit_code == 0
    assert told == [f"docs: error[busy] {BUSY.format(f)}\n" for f in (place.folder / "docs", "docs")]
    assert place.shows() == "新版"
    assert healed(place)


def test_build_of_other_pages_that_holds_the_site_is_told_of(place: Place) -> None:
    with lock(place.folder / ".site"):
        result = place.build()
    assert (result.exit_code, result.stderr) == (1, f"Error: {BUSY.format(place.folder / '.site')}\n")
    assert place.shows() == "旧版"
    assert healed(place)


def test_data_changed_while_mkdocs_runs_are_built_next(place: Place) -> None:
    place.meanwhile = lambda: place.edit("試しの遊び")
    assert publish(place.folder).exit_code == 0
    assert place.shows() == "新版"
    assert healed(place, "試しの遊び")


def test_data_changed_before_they_are_read_and_then_changed_back_are_built_next(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = stamp.sources

    def then_edited(*arguments: Path) -> stamp.Sources:
        found = sources(*arguments)
        place.edit("試しの遊び")
        return found

    def edited_back() -> None:
        place.edit("新版")
        monkeypatch.setattr(stamp, "sources", sources)

    place.meanwhile = edited_back
    monkeypatch.setattr(stamp, "sources", then_edited)
    assert publish(place.folder).exit_code == 0
    assert place.shows() == "試しの遊び"
    assert healed(place)


def test_page_edited_before_mkdocs_reads_it_is_put_right_next(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    page = place.folder / "docs" / "games" / "one" / "index.md"

    def edited(config: Path, target: Path) -> None:
        put(page, page.read_text("utf-8").replace("新版", "旧版"))
        place.mkdocs(config, target)

    with monkeypatch.context() as patch:
        patch.setattr("scripts.cli.publishing.run_mkdocs", edited)
        assert publish(place.folder).exit_code == 0
    assert healed(place)


def test_what_mkdocs_could_not_read_is_told_before_it_runs(place: Place) -> None:
    os.mkfifo(place.folder / "docs" / "about.md")
    place.meanwhile = lambda: pytest.fail("it runs")
    result = publish(place.folder)
    said = "docs/about.md: error[unreadable] cannot be read: it is a device or a pipe, not a file; move or delete it\n"
    assert (result.exit_code, result.stdout) == (1, said)
    (place.folder / "docs" / "about.md").unlink()
    assert healed(place)


def test_server_waits_for_the_build_that_runs(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = []

    class Config:
        docs_dir = str(place.folder / "docs")
        config_file_path = str(place.folder / "mkdocs.yml")
        extra: dict[str, object] = {}  # noqa: RUF012

    held = lock(place.folder / "docs")
    held.__enter__()

    def wait(folder: Path, wait: bool) -> object:
        assert (folder, wait) == (place.folder / "docs", True)
        waited.append(folder)
        held.__exit__(None, None, None)
        return lock(folder)

    monkeypatch.setattr(hook, "lock", wait)
    monkeypatch.setitem(hook._state, "serving", True)
    hook.on_pre_build(Config())  # type: ignore[arg-type]
    assert waited
    assert Config.extra["problems"] == []

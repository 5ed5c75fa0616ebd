"""Plain ``mkdocs build``: the hook renders first, and ends the build on bad data. Serving has tests of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import LIBRARY
from tests.published import contents, prepare, publish, without_past


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A prepared folder with two games and no pages yet."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    prepare(tmp_path, LIBRARY)
    for game in (tmp_path / "data" / "games").iterdir():
        if game.name not in ("one-deck", "two-players"):
            shutil.rmtree(game)
    without_past(tmp_path / "data")
    return tmp_path


def mkdocs_build(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", "plain"],
        cwd=folder,
        env={**os.environ, "COLUMNS": "1000"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


FINISHED = ("llms.txt", "robots.txt", "service-worker.js")
"""What publishing makes, beside the policy, once it is known what stands in the site."""


def unfinished(site: Path) -> dict[str, str]:
    """The files of a site as MkDocs leaves them."""
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub('<meta http-equiv="Content-Security-Policy"[^>]*>', "", text), encoding="utf-8")
    return {name: held for name, held in contents(site).items() if name not in FINISHED}


def test_plain_build_renders_first_and_makes_the_site_that_is_published(folder: Path) -> None:
    done = mkdocs_build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING -" not in done.stderr
    assert publish(folder).exit_code == 0
    assert "games/one-deck/index.html" in contents(folder / "plain")
    assert unfinished(folder / "plain") == unfinished(folder / "site")


def test_plain_build_ends_on_bad_data_and_leaves_pages_and_site_as_they_were(folder: Path) -> None:
    assert mkdocs_build(folder).returncode == 0
    pages, site = contents(folder / "docs"), contents(folder / "plain")
    for game in ("one-deck", "two-players"):
        file = folder / "data" / "games" / game / "game.yml"
        file.write_text(file.read_text(encoding="utf-8").replace("status: draft", "status: raft"), encoding="utf-8")
    done = mkdocs_build(folder)
    assert done.returncode == 1
    for game in ("one-deck", "two-players"):
        assert f"ERROR   -  data/games/{game}/game.yml:2:1: error[unknown-word]" in done.stderr
    assert "2 errors in the data" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert (contents(folder / "docs"), contents(folder / "plain")) == (pages, site)


def test_data_may_lie_where_the_configuration_says(folder: Path) -> None:
    (folder / "data").rename(folder / "elsewhere")
    config = folder / "mkdocs.yml"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace("extra:\n", "extra:\n  data: elsewhere\n", 1), encoding="utf-8")
    done = mkdocs_build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (folder / "plain" / "games" / "one-deck" / "index.html").is_file()

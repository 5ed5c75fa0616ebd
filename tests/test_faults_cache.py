"""``make site`` with every file of the cache damaged: the site of a first build, and a whole cache after it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from scripts.kept import FOLDER, OFF
from tests.conftest import MakeLibrary
from tests.faults.altered import DAMAGES
from tests.published import contents, prepare, publish

WAYS = ["cut off", "a few bits", "another database", "a folder"]


@pytest.fixture
def folder(tmp_path: Path, make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.delenv(OFF)
    prepare(tmp_path / "copy", make_library(one={}))
    return tmp_path / "copy"


def test_damaged_caches_make_the_site_of_a_first_build_and_are_whole_again(folder: Path) -> None:
    assert publish(folder).exit_code == 0
    first, names = contents(folder / "site"), sorted(file.name for file in (folder / FOLDER).iterdir())
    assert {"made.db", "site.json"} <= set(names)
    chance = random.Random(1)
    for way in WAYS:
        for name in names:
            DAMAGES[way](folder / FOLDER / name, chance)
        done = publish(folder)
        assert (done.exit_code, done.output) == (0, ""), way
        assert contents(folder / "site") == first, way
        assert all((folder / FOLDER / name).is_file() for name in names), way
        assert "nothing has changed" in publish(folder).output, way

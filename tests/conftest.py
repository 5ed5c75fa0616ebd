"""What tests share: the folders of this repository, and libraries made of a few lines of YAML."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.browser import chromium

# No test is judged by the clock.
settings.register_profile("tests", parent=settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")

# Tests change code while it runs, which no key can tell. Those of the caches take it out again.
os.environ["RULES_NO_CACHE"] = "1"

ROOT = Path(__file__).parent.parent
DATA = ROOT / "data"
LIBRARY = ROOT / "tests" / "library"
BOARDGAMES = ROOT / "tests" / "boardgames"
GOLDEN = ROOT / "tests" / "golden"

DRAFT = "added: 2026-01-02\ntitles: {name: 試しの遊び, reading: ためしのあそび}\nplayers: 2\ntype: 試し\n"
"""The smallest game.yml: a draft."""

Files = Mapping[str, str | bytes]
"""Files by their names without ``.yml``."""

MakeLibrary = Callable[..., Path]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one browser of a process: Playwright takes no second one beside it."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def make_library(tmp_path: Path) -> MakeLibrary:
    """A function that writes a data folder and gives its path.

    Each keyword is a game's id (``_`` for ``-``), its value the game's files
    without ``.yml``; text or bytes. A game without ``game`` gets a draft's, and
    one that is not the first a title of its own.
    ``concepts`` holds the files of concepts by their category.
    """

    def make(concepts: Files | None = None, **games: Files) -> Path:
        data = tmp_path / "data"
        (data / "games").mkdir(parents=True, exist_ok=True)
        for name in ("labels.yml", "vocabularies.yml"):
            shutil.copy(DATA / name, data / name)
        shutil.copy(LIBRARY / "facets.yml", data / "facets.yml")
        if concepts is not None:
            _put(data / "concepts", concepts)
        for number, (id_, files) in enumerate(games.items(), 1):
            draft = DRAFT if number == 1 else DRAFT.replace("試しの遊び", f"試しの遊び{number}")
            _put(data / "games" / id_.replace("_", "-"), {"game": draft, **files})
        return data

    return make


def _put(folder: Path, files: Files) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yml").write_bytes(text.encode("utf-8") if isinstance(text, str) else text)

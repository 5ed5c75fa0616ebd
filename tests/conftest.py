"""What tests share: the folders of this repository, and libraries made of a few lines of YAML."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DATA = ROOT / "data"
LIBRARY = ROOT / "tests" / "library"
GOLDEN = ROOT / "tests" / "golden"

DRAFT = "added: 2026-01-02\ntitles: {name: 試しの遊び, reading: ためしのあそび}\nplayers: 2\ntype: 試し\n"
"""The smallest game.yml: a draft."""

MakeLibrary = Callable[..., Path]


@pytest.fixture
def make_library(tmp_path: Path) -> MakeLibrary:
    """A function that writes a data folder and gives its path.

    Each keyword is a game's id (``_`` for ``-``), its value the game's files
    without ``.yml``; text or bytes. A game without ``game`` gets a draft's.
    """

    def make(**games: dict[str, str | bytes]) -> Path:
        data = tmp_path / "data"
        (data / "games").mkdir(parents=True, exist_ok=True)
        for name in ("labels.yml", "vocabularies.yml"):
            shutil.copy(DATA / name, data / name)
        for id_, files in games.items():
            folder = data / "games" / id_.replace("_", "-")
            folder.mkdir(exist_ok=True)
            for part, text in {"game": DRAFT, **files}.items():
                raw = text.encode("utf-8") if isinstance(text, str) else text
                (folder / f"{part}.yml").write_bytes(raw)
        return data

    return make

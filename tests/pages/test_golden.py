"""The pages of the fixture games, whole, against what was accepted before.

``make golden`` accepts them as they are; read the diff before committing it.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from scripts.check import run
from scripts.pages.site import pages
from scripts.render import render
from tests.conftest import GOLDEN, LIBRARY

GAMES = sorted(folder.name for folder in (LIBRARY / "games").iterdir())
EXPECTED = {"index.md": "home.md", "games/index.md": "games.md"} | {
    f"games/{id_}/index.md": f"{id_}.md" for id_ in GAMES
}


@cache
def rendered() -> dict[str, str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return {page.path: render(page, library.labels) for page in pages(library)}


@pytest.mark.parametrize(("path", "name"), EXPECTED.items())
def test_page_is_as_accepted(path: str, name: str) -> None:
    text = rendered()[path]
    golden = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), "not accepted yet: make golden"
    assert text == golden.read_text(encoding="utf-8")


def test_every_page_and_every_golden_file_has_its_counterpart() -> None:
    assert sorted(rendered()) == sorted(EXPECTED)
    assert sorted(file.name for file in GOLDEN.iterdir()) == sorted(EXPECTED.values())

"""The pages of the fixture library, whole, against what was accepted before.

``make golden`` accepts them as they are; read the diff before committing it.
"""

from __future__ import annotations

import json
import os
from functools import cache

import pytest

from scripts import places
from scripts.check import run
from scripts.pages.site import pages
from scripts.render import render
from tests.conftest import GOLDEN, LIBRARY

GAMES = sorted(folder.name for folder in (LIBRARY / "games").iterdir())
DEFINITIONS = "terms.json"
OF_MODELS = f"{places.FIELDS}index.md"
"""The page that no game has a part in; tests of its own compare it with the models."""


@cache
def rendered() -> dict[str, str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return {page.path: render(page, library.labels) for page in pages(library)}


def concepts() -> list[str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return list(library.concepts)


EXPECTED = {
    "index.md": "home.md",
    "games/index.md": "games.md",
    "glossary/index.md": "glossary.md",
    "compare/terms/index.md": "concordance.md",
    **{f"games/{id_}/index.md": f"{id_}.md" for id_ in GAMES},
    **{f"glossary/{id_}/index.md": f"glossary/{id_}.md" for id_ in concepts()},
}


def check(name: str, text: str) -> None:
    """The text is what the golden file holds; or becomes that, where it is being accepted."""
    golden = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), "not accepted yet: make golden"
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "name"), EXPECTED.items())
def test_page_is_as_accepted(path: str, name: str) -> None:
    check(name, rendered()[path])


def test_definitions_beside_the_pages_are_as_accepted() -> None:
    found = {path: json.loads(text) for path, text in rendered().items() if path.endswith(".json")}
    shown = {path: data["terms"] for path, data in found.items() if data["terms"]}
    check(DEFINITIONS, json.dumps(shown, ensure_ascii=False, indent=1) + "\n")


def test_every_page_and_every_golden_file_has_its_counterpart() -> None:
    made = sorted(path for path in rendered() if not path.endswith(DEFINITIONS) and path != OF_MODELS)
    assert made == sorted(EXPECTED)
    files = sorted(file.relative_to(GOLDEN).as_posix() for file in GOLDEN.rglob("*") if file.is_file())
    assert files == sorted([*EXPECTED.values(), DEFINITIONS])


def test_every_game_and_every_concept_has_definitions_beside_its_page() -> None:
    folders = [path.removesuffix("index.md") for path in EXPECTED if path.count("/") == 2 and "compare" not in path]
    assert sorted(path for path in rendered() if path.endswith(DEFINITIONS)) == sorted(
        f"{folder}{DEFINITIONS}" for folder in folders
    )
    assert {frozenset(json.loads(rendered()[f"{folder}{DEFINITIONS}"])) for folder in folders} == {
        frozenset({"open", "concept", "terms"})
    }

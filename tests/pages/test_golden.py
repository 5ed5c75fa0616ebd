"""The pages of the fixture library, whole, against what was accepted before.

``make golden`` accepts them as they are; read the diff before committing it.
"""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from scripts import places
from scripts.check import run
from scripts.pages.told import of_all
from scripts.render import render
from tests.accepted import check
from tests.conftest import GOLDEN, LIBRARY
from tests.libraries import TOPICS
from tests.whole import pages

GAMES = sorted(folder.name for folder in (LIBRARY / "games").iterdir())
DEFINITIONS = "terms.json"
NEAREST = "nearest.json"
OF_MODELS = f"{places.FIELDS}index.md"
"""The page that no game has a part in; tests of its own compare it with the models."""


@cache
def rendered() -> dict[str, str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return {page.path: render(page, library.labels) for page in pages(library, of_all(library))}


def concepts() -> list[str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return list(library.concepts)


def product_pages() -> list[str]:
    return [path for path in rendered() if path.startswith("products/")]


def codes() -> list[str]:
    library, _ = run(LIBRARY)
    assert library is not None
    return list(library.checks)


MOVED = ("games/former-game", "games/lost-game", "glossary/former-concept")

EXPECTED = {
    "index.md": "home.md",
    "llms.txt": "llms.txt",
    "games/index.md": "games.md",
    "glossary/index.md": "glossary.md",
    "compare/terms/index.md": "concordance.md",
    "compare/index.md": "compare.md",
    "status/index.md": "status.md",
    "status/accepted/index.md": "status/accepted.md",
    "status/unknown/index.md": "status/unknown.md",
    "changes/index.md": "changes.md",
    "changes.xml": "changes.xml",
    **{f"{path}/index.md": f"moved/{path.replace('/', '-')}.md" for path in MOVED},
    **{f"compare/{topic}/index.md": f"compare/{topic}.md" for topic in TOPICS},
    **{path: path.replace("/index.md", ".md") for path in product_pages()},
    "checks/index.md": "checks.md",
    **{f"checks/{code}/index.md": f"checks/{code}.md" for code in codes()},
    **{f"games/{id_}/index.md": f"{id_}.md" for id_ in GAMES},
    **{f"glossary/{id_}/index.md": f"glossary/{id_}.md" for id_ in concepts()},
}


@pytest.mark.parametrize(("path", "name"), EXPECTED.items())
def test_page_is_as_accepted(path: str, name: str) -> None:
    check(GOLDEN / name, rendered()[path])


def test_nearest_games_are_as_accepted() -> None:
    found = {path: json.loads(text)["games"] for path, text in rendered().items() if path.endswith(NEAREST)}
    check(GOLDEN / NEAREST, json.dumps(found, ensure_ascii=False, indent=1) + "\n")


def test_definitions_beside_the_pages_are_as_accepted() -> None:
    found = {path: json.loads(text) for path, text in rendered().items() if path.endswith(DEFINITIONS)}
    shown = {path: data["terms"] for path, data in found.items() if data["terms"]}
    check(GOLDEN / DEFINITIONS, json.dumps(shown, ensure_ascii=False, indent=1) + "\n")


def test_every_page_and_every_golden_file_has_its_counterpart() -> None:
    made = sorted(path for path in rendered() if not path.endswith(".json") and path != OF_MODELS)
    assert made == sorted(EXPECTED)
    files = sorted(file.relative_to(GOLDEN).as_posix() for file in GOLDEN.rglob("*") if file.is_file())
    assert files == sorted([*EXPECTED.values(), DEFINITIONS, NEAREST])


def test_every_game_and_every_concept_has_definitions_beside_its_page() -> None:
    told = [path for path in EXPECTED if re.match("games/.+/|glossary/.+/", path)]
    folders = [path.removesuffix("index.md") for path in told if not path.startswith(MOVED)]
    assert sorted(path for path in rendered() if path.endswith(DEFINITIONS)) == sorted(
        f"{folder}{DEFINITIONS}" for folder in folders
    )
    assert {frozenset(json.loads(rendered()[f"{folder}{DEFINITIONS}"])) for folder in folders} == {
        frozenset({"open", "concept", "terms"})
    }

"""Each game under tests/library, and each real one, is read whole and checked without a word."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scripts.check import run
from scripts.library import load
from scripts.references import Reference, parse
from tests.conftest import DATA, LIBRARY

FIXTURES = sorted((LIBRARY / "games").iterdir())
REAL = ["evangelion", "nurarihyon", "rave", "shadowverse-evolve"]


def test_the_four_real_games_are_whole_and_without_a_problem() -> None:
    library, problems = run(DATA)
    assert problems == []
    assert library is not None
    assert sorted(library.games) == REAL
    for game in library.games.values():
        assert game.game.status == "complete"
        assert game.missing == set()
        assert game.unread == set()


def test_every_fixture_is_a_game_without_a_problem() -> None:
    library, problems = run(LIBRARY)
    assert problems == []
    assert library is not None
    assert sorted(library.games) == [folder.name for folder in FIXTURES]


def _named(folder: Path) -> set[str]:
    """The other games that the texts of a game point at."""
    texts = "".join(file.read_text("utf-8") for file in folder.iterdir())
    return {piece.game for piece in parse(texts) if isinstance(piece, Reference) and piece.game}


@pytest.mark.parametrize("folder", [*FIXTURES, *(DATA / "games" / id_ for id_ in REAL)], ids=lambda folder: folder.name)
def test_a_game_passes_with_only_the_games_it_names(tmp_path: Path, folder: Path) -> None:
    games = tmp_path / "games"
    for name in {folder.name, *_named(folder)}:
        shutil.copytree(folder.parent / name, games / name)
    for name in ("facets.yml", "labels.yml", "vocabularies.yml"):
        shutil.copy(folder.parent.parent / name, tmp_path / name)
    shutil.copytree(folder.parent.parent / "concepts", tmp_path / "concepts")
    library, problems = load(tmp_path)
    assert problems == []
    assert library is not None
    assert library.games[folder.name].unread == set()
    assert [problem for problem in run(tmp_path)[1] if problem.code != "unused-concept"] == []


@pytest.mark.parametrize("folder", FIXTURES, ids=lambda folder: folder.name)
def test_a_fixture_says_what_it_is_for(folder: Path) -> None:
    first = (folder / "game.yml").read_text("utf-8").splitlines()[0]
    assert first.startswith("# ")
    assert len(first) > len("# x: y")

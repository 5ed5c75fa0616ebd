"""Synthetic libraries: any number, the same for the same seed, without a problem, with all that real games have."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.bench.__main__ import SOURCES, main
from scripts.bench.generate import generate
from scripts.check import run
from scripts.library import GameData, Library
from scripts.model.files import GAME_FILES
from tests.conftest import DATA, LIBRARY, ROOT, MakeLibrary
from tests.libraries import loaded
from tests.published import contents

UNUSED = "unused-concept"
"""Expected: the glossary is whole, however few games there are."""


def made(count: int, target: Path, seed: int = 1) -> Path:
    generate(count, target, SOURCES, seed)
    return target


@pytest.fixture(scope="module")
def thirty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(30, tmp_path_factory.mktemp("thirty") / "data")


@pytest.fixture(scope="module")
def library(thirty: Path) -> Library:
    return loaded(thirty)[0]


def names(game: GameData) -> set[str]:
    return {str(name) for _, _, record in game.records if (name := getattr(record, "name", None))}


def features(game: GameData) -> set[tuple[str, str]]:
    """Every kind of record with every field that is filled in."""
    return {
        (type(record).__name__, field)
        for _, _, record in game.records
        for field in type(record).model_fields
        if getattr(record, field) not in (None, (), "")
    }


@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_any_number_of_games_can_be_had_and_has_no_problem(tmp_path: Path, count: int) -> None:
    data = made(count, tmp_path / "new" / "data")
    assert sorted(folder.name for folder in (data / "games").iterdir()) == [f"game-{n:04d}" for n in range(count)]
    library, problems = run(data)
    assert [str(problem) for problem in problems if problem.code != UNUSED] == []
    assert library is not None
    assert len(library.games) == count


def test_thirty_games_have_no_problem(thirty: Path) -> None:
    _, problems = run(thirty)
    assert [str(problem) for problem in problems if problem.code != UNUSED] == []


def test_same_seed_gives_the_same_bytes_and_another_seed_others(thirty: Path, tmp_path: Path) -> None:
    assert contents(made(30, tmp_path / "again")) == contents(thirty)
    other = contents(made(30, tmp_path / "other", seed=2))
    assert other.keys() == contents(thirty).keys()
    same = [path for path, digest in contents(thirty).items() if other[path] == digest]
    assert [path for path in same if path.startswith("games/") and path.endswith(("game.yml", "products.yml"))] == []


def test_same_seed_gives_the_same_bytes_in_every_process(thirty: Path, tmp_path: Path) -> None:
    for order in ("1", "2"):
        command = [sys.executable, "-m", "scripts.bench", "generate", "5", str(tmp_path / order)]
        subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": order}, check=True)
        assert contents(tmp_path / order).items() <= contents(thirty).items()


def test_games_do_not_change_when_there_are_more_of_them(thirty: Path, tmp_path: Path) -> None:
    few = contents(made(5, tmp_path / "few"))
    assert few.items() <= contents(thirty).items()


def test_every_game_has_a_title_of_its_own_and_names_differ_from_game_to_game(library: Library) -> None:
    titles = {game.id: game.game.titles[0].name for game in library.games.values()}
    assert max(Counter(titles.values()).values()) == 1
    assert all(title.endswith(id_.removeprefix("game-")) for id_, title in titles.items()), "however many there are"
    alike = [library.games[f"game-{number:04d}"] for number in range(0, 30, 5)]
    for one in alike:
        for other in alike:
            if one is not other:
                assert len(names(one) - names(other)) > len(names(one)) / 4, (one.id, other.id)


def test_figures_and_dates_differ_from_game_to_game(library: Library) -> None:
    alike = [library.games[f"game-{number:04d}"] for number in range(0, 30, 5)]
    assert len({game.products.model_dump_json() for game in alike}) == len(alike)
    assert len({str(game.game.added) for game in library.games.values()}) > 20


def test_games_are_complete_and_as_large_as_the_real_ones(thirty: Path, library: Library) -> None:
    assert {game.game.status for game in library.games.values()} == {"complete"}
    assert all(game.missing == frozenset() for game in library.games.values())

    def mean(data: Path) -> float:
        folders = list((data / "games").iterdir())
        return sum(file.stat().st_size for folder in folders for file in folder.iterdir()) / len(folders)

    assert 0.8 < mean(thirty) / mean(DATA) < 1.5


def test_every_feature_that_a_complete_game_uses_is_used(library: Library) -> None:
    wanted: set[tuple[str, str]] = set()
    for source in (DATA, LIBRARY):
        for game in loaded(source)[0].games.values():
            if game.game.status == "complete":
                wanted |= features(game)
    used = set().union(*(features(game) for game in library.games.values()))
    assert wanted - used == set()
    assert len(used) > 150


def test_shared_files_are_those_of_the_first_source(thirty: Path) -> None:
    for name in ("facets.yml", "labels.yml", "vocabularies.yml"):
        assert (thirty / name).read_bytes() == (DATA / name).read_bytes()


PLAIN = (
    "status: complete\nadded: 2026-01-02\nlast-verified: 2026-01-02\ntitles: {name: 山, reading: やま}\nplayers: 2\n"
)


@pytest.mark.parametrize("game", [{}, dict.fromkeys(GAME_FILES, "{}\n") | {"game": f"{PLAIN}type: 試し\n"}])
def test_sources_without_words_to_make_names_of_are_refused(
    tmp_path: Path, make_library: MakeLibrary, game: dict[str, str]
) -> None:
    with pytest.raises(ValueError, match="the sources hold no complete game with names in katakana"):
        generate(1, tmp_path / "target", [make_library(plain=game)])
    assert not (tmp_path / "target").exists()


def command(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    return result.exit_code, result.output


def test_command_writes_the_folder_named(tmp_path: Path, thirty: Path) -> None:
    assert command("generate", 3, tmp_path / "x") == (0, "")
    assert contents(tmp_path / "x").items() <= contents(thirty).items()
    assert command("generate", 3, tmp_path / "y", "--seed", 2) == (0, "")
    assert contents(tmp_path / "y") != contents(tmp_path / "x")


@pytest.mark.parametrize("kind", ["folder", "file", "dangling link"])
def test_command_refuses_a_target_that_exists(tmp_path: Path, kind: str) -> None:
    target = tmp_path / "target"
    if kind == "folder":
        target.mkdir()
    elif kind == "file":
        target.write_text("by hand", encoding="utf-8")
    else:
        target.symlink_to("nowhere")
    status, output = command("generate", 1, target)
    assert status == 2
    assert f"{target} exists already; name a folder that does not" in output
    assert target.is_symlink() or list(tmp_path.rglob("*")) == [target]


@pytest.mark.parametrize(
    "arguments", [("generate", -1, "x"), ("generate", "many", "x"), ("run",), ("run", 0), ("run", "x")]
)
def test_command_refuses_what_is_no_number_of_games(arguments: tuple[object, ...]) -> None:
    status, output = command(*arguments)
    assert status == 2
    assert "Usage:" in output

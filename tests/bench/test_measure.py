"""Measuring: what is run, what is weighed, and what the command prints."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from scripts.bench import __main__ as commands
from scripts.bench import measure as measuring
from scripts.bench.measure import EDITED, DifferentError, measure, run_python, weight
from scripts.bench.reading import Reading
from scripts.bench.steps import steps
from tests.conftest import LIBRARY
from tests.sites import fill

pytestmark = pytest.mark.xdist_group("bench")


def test_program_that_fails_is_an_error_with_its_output() -> None:
    with pytest.raises(subprocess.CalledProcessError) as error:
        run_python("-c", "import sys; print('one'); print('two', file=sys.stderr); sys.exit(3)")
    assert error.value.returncode == 3
    assert sorted(error.value.output.split()) == ["one", "two"]


def test_memory_of_a_program_is_its_own() -> None:
    small, said = run_python("-c", "print('x')")
    large, _ = run_python("-c", "len(bytearray(200 * 2**20))")
    assert said == "x\n"
    assert 200 < large.memory < 200 + small.memory + 50


def test_weight_counts_pages_and_files_raw_and_gzipped(tmp_path: Path) -> None:
    pages = {"index.html": "h" * 10, "games/index.html": "l" * 20, "404.html": "m" * 5}
    games = {"games/a/index.html": "a" * 1000, "games/b/index.html": "b" * 3000}
    others = {"search/search_index.json": "{}", "assets/x.css": "c" * 7}
    fill(tmp_path / "site", {**pages, **games, **others})
    fill(tmp_path / "material", {"games/a/index.html": "a" * 500, "games/b/index.html": "b" * 700})
    fill(tmp_path / "mkdocs", {"games/a/index.html": "a" * 400})
    packed = [len(gzip.compress(text.encode(), 6)) for text in games.values()]
    assert weight(tmp_path) == {
        "site": 10 + 20 + 5 + 4000 + 2 + 7,
        "all pages": 10 + 20 + 5 + 4000,
        "a page, largest": 3000,
        "a page, largest, gzipped": max(packed),
        "a game's page, mean": 2000,
        "a game's page, mean, gzipped": sum(packed) // 2,
        "a game's page, largest": 3000,
        "a game's page, largest, gzipped": max(packed),
        "a game's page, mean, plain Material": 600,
        "a game's page, mean, MkDocs' own theme": 400,
        "home": 10,
        "home, gzipped": len(gzip.compress(b"h" * 10, 6)),
        "list": 20,
        "list, gzipped": len(gzip.compress(b"l" * 20, 6)),
        "search": 2,
        "search, gzipped": len(gzip.compress(b"{}", 6)),
    }


def test_steps_build_the_pages_and_read_each_step(tmp_path: Path) -> None:
    readings = steps(LIBRARY, tmp_path)
    assert list(readings) == ["load and check", "render and write"]
    assert all(reading.cpu > 0 and reading.wall > 0 and reading.memory > 10 for reading in readings.values())
    made = {page.parent.name for page in tmp_path.glob("games/*/index.md")}
    assert made >= {game.name for game in (LIBRARY / "games").iterdir()}  # and pages that have moved


def test_steps_refuse_what_is_no_library(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no library"):
        steps(tmp_path, tmp_path / "docs")


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, dict[str, float]]]:
    file = tmp_path_factory.mktemp("bench") / "bench.json"
    result = CliRunner().invoke(commands.main, ["run", "1", "1", "--json", str(file)])
    assert result.exit_code == 0, result.output
    return result.stdout, json.loads(file.read_text(encoding="utf-8"))


def test_run_prints_a_table_and_writes_the_same_readings(printed: tuple[str, dict[str, dict[str, float]]]) -> None:
    lines, readings = printed[0].splitlines(), printed[1]
    assert lines[0] == "| | 1 games | target |"
    rows = [line.split(" | ")[0].removeprefix("| ").removesuffix(" (wall s)") for line in lines[2:-2]]
    assert list(readings) == ["1"], "each size once"
    assert rows == [name for name in readings["1"] if not name.endswith("wall s")]
    assert lines[-1].endswith("one run.")


def test_run_reads_every_step_of_every_engine(printed: tuple[str, dict[str, dict[str, float]]]) -> None:
    for values in printed[1].values():
        for step in (
            "load and check",
            "render and write",
            "make site",
            "make site, nothing changed",
            *(f"{part}, {what} changed" for what in EDITED for part in ("pages", "make site")),
            "material",
            "mkdocs",
        ):
            assert values[f"{step}: CPU s"] > 0, step
        assert values["bytes, a game's page / plain Material"] > 1
        assert values["site: bytes"] > values["all pages: bytes"] > values["a game's page, mean: bytes"] > 20_000


def test_site_that_is_not_that_of_a_first_build_ends_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def built(*_arguments: object, keeping: bool = True) -> tuple[Reading, str]:
        fill(tmp_path / ("site" if keeping else "anew"), {"index.html": "x", "a.html": "kept" if keeping else "anew"})
        return Reading(0, 0, 0), "{}"

    monkeypatch.setattr(measuring, "run_python", built)
    monkeypatch.setattr(measuring, "change", lambda *_: None)
    with pytest.raises(DifferentError, match=r"^1 files are .* nothing: a\.html$"):
        measure(tmp_path / "data", tmp_path)


def test_build_that_fails_ends_the_command_with_its_output_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise subprocess.CalledProcessError(3, ["mkdocs"], "what it said")

    monkeypatch.setattr(commands, "measure", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = CliRunner().invoke(commands.main, ["run", "1"])
    assert result.exit_code == 1
    assert "what it said" in result.output
    assert list(tmp_path.iterdir()) == []

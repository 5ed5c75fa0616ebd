"""``python -m scripts.bench generate N DIR`` and ``python -m scripts.bench run N…``."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import click

from scripts.bench.measure import ROOT, DifferentError, measure, run_python, weight
from scripts.bench.serve import edit_to_page
from scripts.bench.table import SERVED, named, table

SOURCES = [ROOT / "data", ROOT / "tests" / "library"]


@click.group()
def main() -> None:
    """Synthetic games, and what building them takes."""


@main.command()
@click.argument("count", type=click.IntRange(min=0))
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--seed", default=1, show_default=True, help="Other seeds give other names and figures.")
def generate(count: int, target: Path, seed: int) -> None:
    """Write a data folder TARGET with COUNT games."""
    if target.exists() or target.is_symlink():
        raise click.UsageError(f"{target} exists already; name a folder that does not")
    # Imported here so that `run` stays small: the system counts what a parent holds to its children's peak memory.
    from scripts.bench.generate import generate as make

    make(count, target, SOURCES, seed)


@main.command()
@click.argument("sizes", type=click.IntRange(min=1), nargs=-1, required=True)
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Also write the readings to this file.")
def run(sizes: tuple[int, ...], as_json: Path | None) -> None:
    """Build synthetic libraries of SIZES games and print what it took."""

    def measured(work: Path) -> dict[str, float]:
        readings = measure(work / "data", work)
        served = {SERVED.format(what=what): seconds for what, seconds in edit_to_page(work / "data", work).items()}
        return named(readings, weight(work)) | served

    _tell({size: _in_library(size, measured) for size in sorted(set(sizes))}, as_json)


@main.command()
@click.argument("sizes", type=click.IntRange(min=1), nargs=-1, required=True)
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Also write the readings to this file.")
def search(sizes: tuple[int, ...], as_json: Path | None) -> None:
    """Print what searching in libraries of SIZES games takes, over a line of 10 Mbit/s with 20 ms of latency."""
    from scripts.bench.search import measure as measure_search  # needs Playwright, which building does not

    _tell(
        {size: _in_library(size, lambda work: measure_search(work / "data", work)) for size in sorted(set(sizes))},
        as_json,
    )


def _tell(results: dict[int, dict[str, float]], as_json: Path | None) -> None:
    click.echo(table(results))
    click.echo(f"\n{datetime.now(UTC).date()}, {os.cpu_count()} cores, Python {platform.python_version()}, one run.")
    if as_json:
        as_json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


def _in_library(size: int, measured: Callable[[Path], dict[str, float]]) -> dict[str, float]:
    """What is measured in a folder whose ``data`` holds so many games."""
    click.echo(f"{size} games …", err=True)
    work = Path(tempfile.mkdtemp(prefix="bench-"))
    try:
        run_python("-m", "scripts.bench", "generate", size, work / "data")
        return measured(work)
    except subprocess.CalledProcessError as error:
        raise click.ClickException(f"{error}\n{error.output}") from error
    except (DifferentError, TimeoutError) as error:
        raise click.ClickException(str(error)) from error
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    main(prog_name="python -m scripts.bench")

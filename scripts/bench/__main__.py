"""``python -m scripts.bench generate N DIR``, ``… run N…`` for building and ``… search N…`` for searching."""

from __future__ import annotations

import json
import math
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from scripts.bench.generate import generate as make
from scripts.bench.measure import ROOT, Reading, measure, weight

SOURCES = [ROOT / "data", ROOT / "tests" / "library"]


@click.group()
def main() -> None:
    """Synthetic games, and what building them takes."""


@main.command()
@click.argument("count", type=click.IntRange(min=0))
@click.argument("target", type=click.Path(exists=False, path_type=Path))
@click.option("--seed", default=1, show_default=True, help="Other seeds give other names and figures.")
def generate(count: int, target: Path, seed: int) -> None:
    """Write a data folder TARGET with COUNT games."""
    if target.exists():
        raise click.UsageError(f"{target} exists already")
    make(count, target, SOURCES, seed)


@main.command()
@click.argument("sizes", type=click.IntRange(min=1), nargs=-1, required=True)
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Also write the readings to this file.")
def run(sizes: tuple[int, ...], as_json: Path | None) -> None:
    """Build synthetic libraries of SIZES games and print what it took."""
    results = {size: _measured(size) for size in sorted(set(sizes))}
    _tell(results, as_json)


@main.command()
@click.argument("sizes", type=click.IntRange(min=1), nargs=-1, required=True)
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Also write the readings to this file.")
def search(sizes: tuple[int, ...], as_json: Path | None) -> None:
    """Print what searching in libraries of SIZES games takes, over a line of 10 Mbit/s with 20 ms of latency."""
    from scripts.bench.search import measure as measure_search  # needs Playwright, which building does not

    results = {}
    for size in sorted(set(sizes)):
        with _library(size) as work:
            results[size] = measure_search(work / "data", work)
    _tell(results, as_json)


def _tell(results: dict[int, dict[str, float]], as_json: Path | None) -> None:
    click.echo(table(results))
    if as_json:
        as_json.write_text(json.dumps({str(size): values for size, values in results.items()}, indent=1) + "\n")


@contextmanager
def _library(size: int) -> Iterator[Path]:
    """A folder whose ``data`` holds so many games, for as long as the context lasts."""
    work = Path(tempfile.mkdtemp(prefix="bench-"))
    try:
        make(size, work / "data", SOURCES)
        yield work
    finally:
        shutil.rmtree(work)


def _measured(size: int) -> dict[str, float]:
    with _library(size) as work:
        readings = measure(work / "data", work)
        return {**flat(readings), **ratios(readings), **weight(work / "site")}


def flat(readings: dict[str, Reading]) -> dict[str, float]:
    """Readings as one level of names."""
    return {
        f"{step}: {what}": round(getattr(reading, field), 3)
        for step, reading in readings.items()
        for what, field in (("CPU s", "cpu"), ("wall s", "wall"), ("peak MiB", "memory"))
    }


def ratios(readings: dict[str, Reading]) -> dict[str, float]:
    """What the targets speak of: CPU against CPU of the same run."""
    whole = sum(readings[step].cpu for step in ("pages", "site", "secure", "verify"))
    return {
        "our pages / plain Material": round(readings["pages"].cpu / readings["material"].cpu, 3),
        "our site / plain Material": round(readings["site"].cpu / readings["material"].cpu, 3),
        "whole / plain Material": round(whole / readings["material"].cpu, 3),
        "whole / MkDocs' own theme": round(whole / readings["mkdocs"].cpu, 3),
    }


def table(results: dict[int, dict[str, float]]) -> str:
    """The readings as a Markdown table, with the exponent of growth between the smallest and the largest size."""
    sizes = list(results)
    small, large = sizes[0], sizes[-1]
    head = " | ".join(f"{size} games" for size in sizes)
    lines = [f"| | {head} | growth |", "|---|" + "---:|" * (len(sizes) + 1)]
    for name in results[small]:
        values = [results[size][name] for size in sizes]
        grows = large > small and values[0] > 0 and values[-1] > 0 and name.endswith(("CPU s", "bytes"))
        growth = f"{math.log(values[-1] / values[0]) / math.log(large / small):.2f}" if grows else ""
        lines.append(f"| {name} | " + " | ".join(f"{value:,}" for value in values) + f" | {growth} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main(prog_name="python -m scripts.bench")

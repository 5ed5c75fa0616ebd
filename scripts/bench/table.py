"""Readings as numbers with names, and as a Markdown table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from scripts.bench.measure import EDITED
from scripts.bench.reading import Reading

WITHIN = ("load and check", "render and write")
"""The steps of one process, which have no peak memory of their own."""

SERVED = "{what} changed, until its page is served: s"

TARGETS = {
    "CPU, our steps / plain Material": 0.08,
    **{f"CPU, our steps, {what} changed / plain Material": 0.02 for what in EDITED},
    "CPU, make site / plain Material": 0.75,
    "CPU, make site, nothing changed / plain Material": 0.1,
    **{f"CPU, make site, {what} changed / plain Material": 0.15 for what in EDITED},
    "a page, largest: bytes": 1_000_000,
    "a page, largest, gzipped: bytes": 120_000,
    **{SERVED.format(what=what): 2 for what in EDITED},
}
"""What may at most come out at 1,000 games, of serving at 500; memory has a target of its own for each size."""

FASTEST_GROWTH = 1.05
"""The exponent that CPU time may at most grow with."""

CPU, WALL = "CPU s", "wall s"

GROWING = (CPU, "bytes")
"""Ends of the names of what may grow with the number of games."""


def named(readings: Mapping[str, Reading], weights: Mapping[str, int]) -> dict[str, float]:
    """Everything measured on one level of names."""
    return {
        **{f"{step}: {CPU}": reading.cpu for step, reading in readings.items()},
        **{f"{step}: {WALL}": reading.wall for step, reading in readings.items()},
        **{f"{step}: peak MiB": reading.memory for step, reading in readings.items() if step not in WITHIN},
        **{f"{what}: bytes": size for what, size in weights.items()},
        **ratios(readings, weights),
    }


def ratios(readings: Mapping[str, Reading], weights: Mapping[str, int]) -> dict[str, float]:
    """What our build takes beside MkDocs alone, both from the same run: CPU to CPU, bytes to bytes."""
    game = weights["a game's page, mean"]
    ours = sum(readings[step].cpu for step in WITHIN)
    plain = readings["material"].cpu
    whole = {f"CPU, {step} / plain Material": readings[step].cpu / plain for step in readings if "make site" in step}
    return {
        "CPU, our steps / plain Material": ours / plain,
        **{
            f"CPU, our steps, {what} changed / plain Material": readings[f"pages, {what} changed"].cpu / plain
            for what in EDITED
        },
        **whole,
        "CPU, make site / MkDocs' own theme": readings["make site"].cpu / readings["mkdocs"].cpu,
        "bytes, a game's page / plain Material": _share(game, weights["a game's page, mean, plain Material"]),
        "bytes, a game's page / MkDocs' own theme": _share(game, weights["a game's page, mean, MkDocs' own theme"]),
    }


def most_memory(games: int) -> float:
    """The MiB that a build of so many games may take at its peak: 60 MB and 0.3 MB a game."""
    return (60 + 0.3 * games) * 1e6 / 2**20


def _share(one: float, other: float) -> float:
    return one / other if other else math.nan


def growth(small: float, large: float, times: float) -> float | None:
    """The exponent with which something grows when there are ``times`` as many games: 1 where it grows as they do."""
    return math.log(large / small) / math.log(times) if small > 0 and large > 0 else None


def table(results: Mapping[int, Mapping[str, float]]) -> str:
    """The readings of each size, the exponents of growth from size to size, and what is aimed at.

    Wall time stands behind CPU time.
    """
    sizes = sorted(results)
    steps = list(pairwise(sizes))
    head = [*(f"{size:,} games" for size in sizes), *(f"{a:,}→{b:,}" for a, b in steps), "target"]
    lines = [f"| | {' | '.join(head)} |", "|---|" + "---:|" * len(head)]
    for name in results[sizes[0]]:
        if not name.endswith(WALL):
            label = name.replace(CPU, f"{CPU} ({WALL})")
            cells = [_cell(results[size], name) for size in sizes]
            cells += [_growth(results[a][name], results[b][name], b / a, name) for a, b in steps]
            lines.append(f"| {label} | {' | '.join((*cells, _target(name, sizes[-1])))} |")
    return "\n".join(lines)


def _target(name: str, games: int) -> str:
    """What is aimed at; empty where nothing is."""
    if name in TARGETS:
        return f"≤ {shown(TARGETS[name])}"
    if name == "make site: peak MiB":
        return f"≤ {shown(most_memory(games))}"
    return f"growth ≤ {FASTEST_GROWTH}" if name == f"make site: {CPU}" else ""


def _cell(values: Mapping[str, float], name: str) -> str:
    wall = values.get(name.replace(CPU, WALL)) if name.endswith(CPU) else None
    return shown(values[name]) + ("" if wall is None else f" ({shown(wall)})")


def _growth(small: float, large: float, times: float, name: str) -> str:
    exponent = growth(small, large, times) if name.endswith(GROWING) else None
    return "" if exponent is None else f"{exponent:.2f}".replace("-0.00", "0.00")


def shown(value: float) -> str:
    """A number with as many figures as can be told apart at a glance."""
    if isinstance(value, int) or value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"

"""Readings as numbers with names, and as a Markdown table."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from scripts.bench.reading import Reading

OURS = ("pages", "site", "secure", "verify")
"""The commands that together are ``make site``."""

WITHIN = ("load", "check", "render", "write")
"""The steps of one process, which have no peak memory of their own."""

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
    whole = sum(readings[step].cpu for step in OURS)
    game = weights["a game's page, mean"]
    return {
        "CPU, pages / plain Material": readings["pages"].cpu / readings["material"].cpu,
        "CPU, site / plain Material": readings["site"].cpu / readings["material"].cpu,
        "CPU, make site / plain Material": whole / readings["material"].cpu,
        "CPU, make site / MkDocs' own theme": whole / readings["mkdocs"].cpu,
        "bytes, a game's page / plain Material": _share(game, weights["a game's page, mean, plain Material"]),
        "bytes, a game's page / MkDocs' own theme": _share(game, weights["a game's page, mean, MkDocs' own theme"]),
    }


def _share(one: float, other: float) -> float:
    return one / other if other else math.nan


def growth(small: float, large: float, times: float) -> float | None:
    """The exponent with which something grows when there are ``times`` as many games: 1 where it grows as they do."""
    return math.log(large / small) / math.log(times) if small > 0 and large > 0 else None


def table(results: Mapping[int, Mapping[str, float]]) -> str:
    """The readings of each size, and the exponents of growth from size to size; wall time stands behind CPU time."""
    sizes = sorted(results)
    steps = list(pairwise(sizes))
    head = [*(f"{size:,} games" for size in sizes), *(f"{a:,}→{b:,}" for a, b in steps)]
    lines = [f"| | {' | '.join(head)} |", "|---|" + "---:|" * len(head)]
    for name in results[sizes[0]]:
        if not name.endswith(WALL):
            label = name.replace(CPU, f"{CPU} ({WALL})")
            cells = [_cell(results[size], name) for size in sizes]
            cells += [_growth(results[a][name], results[b][name], b / a, name) for a, b in steps]
            lines.append(f"| {label} | {' | '.join(cells)} |")
    return "\n".join(lines)


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

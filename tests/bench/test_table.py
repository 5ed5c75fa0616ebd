"""Arithmetic on readings: ratios, exponents of growth, and how a table shows them."""

from __future__ import annotations

import math

import pytest

from scripts.bench.reading import Reading
from scripts.bench.table import growth, named, ratios, shown, table

STEPS = (
    *("load and check", "render and write"),
    *("make site", "make site, nothing changed", "pages, a rule changed", "make site, a rule changed"),
    *("material", "mkdocs", "pages, a title changed", "make site, a title changed"),
)
READINGS = {
    step: Reading(cpu=2.0**number, wall=10.0 + number, memory=100.0 + number) for number, step in enumerate(STEPS)
}
WEIGHTS = {
    "site": 9_000_000,
    "a game's page, mean": 90_000,
    "a game's page, mean, plain Material": 60_000,
    "a game's page, mean, MkDocs' own theme": 45_000,
}


def test_ratios_divide_cpu_by_cpu_and_bytes_by_bytes() -> None:
    assert ratios(READINGS, WEIGHTS) == {
        "CPU, our steps / plain Material": (1 + 2) / 64,
        "CPU, our steps, a rule changed / plain Material": 16 / 64,
        "CPU, our steps, a title changed / plain Material": 256 / 64,
        "CPU, make site / plain Material": 4 / 64,
        "CPU, make site, nothing changed / plain Material": 8 / 64,
        "CPU, make site, a rule changed / plain Material": 32 / 64,
        "CPU, make site, a title changed / plain Material": 512 / 64,
        "CPU, make site / MkDocs' own theme": 4 / 128,
        "bytes, a game's page / plain Material": 1.5,
        "bytes, a game's page / MkDocs' own theme": 2.0,
    }


def test_ratio_to_nothing_is_no_number() -> None:
    nothing = {**WEIGHTS, "a game's page, mean, plain Material": 0}
    assert math.isnan(ratios(READINGS, nothing)["bytes, a game's page / plain Material"])


def test_everything_measured_has_a_name() -> None:
    values = named(READINGS, WEIGHTS)
    assert values["render and write: CPU s"] == 2
    assert values["mkdocs: wall s"] == 17
    assert values["make site: peak MiB"] == 102
    assert values["site: bytes"] == 9_000_000
    assert values["CPU, make site / plain Material"] == 4 / 64
    assert [name for name in values if name.endswith("peak MiB")] == [f"{step}: peak MiB" for step in STEPS[2:]]
    assert len(values) == 2 * len(STEPS) + len(STEPS[2:]) + len(WEIGHTS) + 10


@pytest.mark.parametrize(
    ("small", "large", "times", "exponent"),
    [
        (1.0, 10.0, 10, 1.0),
        (3.0, 300.0, 10, 2.0),
        (5.0, 5.0, 10, 0.0),
        (4.0, 2.0, 4, -0.5),
        (2.0, 2.0 * 10**1.5, 10, 1.5),
        (0.0, 1.0, 10, None),
        (1.0, 0.0, 10, None),
    ],
)
def test_growth_is_the_exponent(small: float, large: float, times: float, exponent: float | None) -> None:
    assert growth(small, large, times) == (None if exponent is None else pytest.approx(exponent))


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (0.0, "0.00"),
        (0.004, "0.00"),
        (1.234, "1.23"),
        (12.34, "12.3"),
        (123.4, "123"),
        (1234567.0, "1,234,567"),
        (7, "7"),
        (1234567, "1,234,567"),
        (math.nan, "nan"),
    ],
)
def test_numbers_are_shown_with_the_figures_that_matter(value: float, said: str) -> None:
    assert shown(value) == said


def test_table_has_a_column_a_size_and_one_for_each_step_between_sizes() -> None:
    results = {
        100: {
            "load: CPU s": 10.0,
            "site: bytes": 4000,
            "site: peak MiB": 90.0,
            "CPU, x / y": 1.5,
            "load: wall s": 30.0,
        },
        10: {"load: CPU s": 1.0, "site: bytes": 40, "site: peak MiB": 80.0, "CPU, x / y": 2.5, "load: wall s": 0.0},
        1000: {
            "load: CPU s": 100.0,
            "site: bytes": 3999,
            "site: peak MiB": 99.9,
            "CPU, x / y": 0.5,
            "load: wall s": 1.0,
        },
    }
    assert table(results).splitlines() == [
        "| | 10 games | 100 games | 1,000 games | 10→100 | 100→1,000 | target |",
        "|---|---:|---:|---:|---:|---:|---:|",
        "| load: CPU s (wall s) | 1.00 (0.00) | 10.0 (30.0) | 100 (1.00) | 1.00 | 1.00 |  |",
        "| site: bytes | 40 | 4,000 | 3,999 | 2.00 | 0.00 |  |",
        "| site: peak MiB | 80.0 | 90.0 | 99.9 |  |  |  |",
        "| CPU, x / y | 2.50 | 1.50 | 0.50 |  |  |  |",
    ]


def test_table_of_one_size_has_no_growth() -> None:
    expected = "| | 7 games | target |\n|---|---:|---:|\n| load: CPU s (wall s) | 1.00 |  |"
    assert table({7: {"load: CPU s": 1.0}}) == expected


def test_targets_stand_beside_what_was_measured() -> None:
    lines = table(
        {
            1000: {
                "CPU, make site / plain Material": 1.2,
                "make site: CPU s": 3.0,
                "make site: peak MiB": 500.0,
                "a page, largest: bytes": 900_000,
            }
        }
    ).splitlines()
    assert lines[2:] == [
        "| CPU, make site / plain Material | 1.20 | ≤ 0.75 |",
        "| make site: CPU s (wall s) | 3.00 | growth ≤ 1.05 |",
        "| make site: peak MiB | 500 | ≤ 343 |",
        "| a page, largest: bytes | 900,000 | ≤ 1,000,000 |",
    ]

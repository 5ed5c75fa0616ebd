"""Floods end with a message: without the limits each would take minutes or gigabytes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.check import run
from scripts.problems import MOST, Severity
from tests.conftest import ROOT
from tests.hostile.floods import BEYOND, WITHIN, library

MOST_MEMORY = 256
"""MiB that checking takes, whatever stands in a file; README.md says so."""


@pytest.mark.parametrize(("text", "code"), BEYOND.values(), ids=BEYOND)
def test_flood_beyond_a_limit_is_not_read_and_says_why(tmp_path: Path, text: str, code: str) -> None:
    library(tmp_path, text)
    _, problems = run(tmp_path)
    found = [problem for problem in problems if problem.file.name == "zones.yml"]
    assert code in {problem.code for problem in found}
    assert len(found) <= MOST + 1


@pytest.mark.parametrize("text", WITHIN.values(), ids=WITHIN)
def test_flood_within_the_limits_is_read_and_its_errors_are_counted_out(tmp_path: Path, text: str) -> None:
    library(tmp_path, text)
    _, problems = run(tmp_path)
    wrong = [problem for problem in problems if problem.severity is Severity.ERROR]
    assert len(wrong) <= 2 * MOST + 2  # of the file, and of the checks
    assert (len(wrong) >= MOST) == ("too-many-problems" in {problem.code for problem in wrong})


def test_memory_stays_within_what_the_readme_states() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.hostile.floods"], cwd=ROOT, capture_output=True, check=True)
    assert int(done.stdout) < MOST_MEMORY
    assert f"{MOST_MEMORY} MiB" in (ROOT / "README.md").read_text(encoding="utf-8")

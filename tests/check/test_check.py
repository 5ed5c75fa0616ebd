from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scripts import check
from scripts.check import run
from scripts.problems import Severity
from tests.check.conftest import Find
from tests.conftest import LIBRARY, MakeLibrary


def test_no_games_are_no_problem(make_library: MakeLibrary) -> None:
    data = make_library()
    library, problems = run(data)
    assert library is not None
    assert (dict(library.games), problems) == ({}, [])
    (data / "games").rmdir()
    library, problems = run(data)
    assert library is not None
    assert (dict(library.games), problems) == ({}, [])


@pytest.mark.parametrize("name", ["labels.yml", "vocabularies.yml"])
def test_without_labels_or_vocabularies_there_is_no_library_but_every_file_is_read(
    make_library: MakeLibrary, name: str
) -> None:
    data = make_library(x={"game": "added: 2026\n"})
    (data / name).unlink()
    library, problems = run(data)
    assert library is None
    assert [(problem.file.name, problem.code) for problem in problems] == [
        ("game.yml", "missing-key"),
        (name, "missing-file"),
    ]


def test_problems_of_all_checks_come_sorted_and_once(find: Find) -> None:
    zones = "zones:\n  - {id: top, name: 山, to: gone, seen: nobody}\n  - {id: a, name: A, inside: a}\n"
    found = find(b={"zones": zones}, a={"rules": "topics: {id: a, name: A, items: ((b))と((b))}\n"})
    assert [line.split("] ")[0] + "]" for line in found] == [
        "a/rules.yml:1:26: error[unknown-id]",
        "b/zones.yml:2:5: warning[missing-reading]",
        "b/zones.yml:2:6: error[reserved-id]",
        "b/zones.yml:2:24: error[unknown-zone]",
        "b/zones.yml:2:34: error[unknown-word]",
        "b/zones.yml:3:22: error[own-ancestor]",
    ]


def test_a_problem_outside_of_all_games_is_kept(make_library: MakeLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    data = make_library(x={"zones": "zones: {id: a, name: 山}\n"})
    _, [problem] = run(data)
    assert problem.severity is Severity.WARNING
    elsewhere = replace(problem, file=data / "labels.yml")
    monkeypatch.setattr(check, "SHARED", (lambda _: iter([elsewhere]),))
    monkeypatch.setattr(check, "IN_GAME", ())
    assert run(data)[1] == [elsewhere]


def test_every_check_runs_over_the_fixture_games_without_a_word() -> None:
    library, problems = run(LIBRARY)
    assert problems == []
    assert library is not None
    assert len(library.games) == len([*Path(LIBRARY / "games").iterdir()])

"""data/checks.yml: each code that a command can print is explained, and each example does what it says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from shutil import rmtree

import pytest

from scripts import library as libraries
from scripts.check import run
from scripts.model.base import Base, Ref
from scripts.model.checks import Check
from scripts.model.files import GAME_FILES
from scripts.model.walk import markers, records_in
from scripts.problems import Problem
from tests.conftest import DATA, DRAFT, ROOT, MakeLibrary

MAKES = {"Problem": 0, "fail": 0, "_report": 0, "_at": 2, "Advice": 2}
"""What makes a problem, and where among its arguments the code stands."""

SOURCES = sorted(
    file
    for name in (
        "load",
        "model",
        "check",
        "history",
        "library.py",
        "releases.py",
        "problems.py",
        "records.py",
        "concepts.py",
        "build.py",
        "cli.py",
        "verify.py",
        "facts.py",
        "game.py",
        "byhand.py",
        "refused.py",
    )
    for file in ([ROOT / "scripts" / name] if name.endswith(".py") else (ROOT / "scripts" / name).rglob("*.py"))
)


def codes_in(file: Path) -> Iterator[str]:
    """The codes that a module writes out: given to what makes a problem, beside a message, or kept as one."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        found: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = MAKES.get(name, len(node.args))
            found += [*node.args[at : at + 1], *(key.value for key in node.keywords if key.arg == "code")]
        elif isinstance(node, ast.Tuple) and len(node.elts) > 1 and _is_message(node.elts[1]):
            found += node.elts[:1]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            found += [node.value] if getattr(target, "id", "") in ("CODE", "code") else []
        yield from (str(each.value) for each in found if isinstance(each, ast.Constant) and each.value)


def _is_message(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id == "said"
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and " " in str(node.value))


def kinds() -> set[str]:
    """The kinds that a reference may be unknown as."""
    found: set[str] = set()
    seen: set[type[Base]] = set()
    todo = list(GAME_FILES.values())
    while todo:
        model = todo.pop()
        if model not in seen:
            seen.add(model)
            found |= {mark.kinds[0] for marks in markers(model).values() for mark in marks if isinstance(mark, Ref)}
            todo += [record for field in model.model_fields.values() for record in records_in(field.annotation)]
    return found


@cache
def explained() -> dict[str, Check]:
    library, problems = libraries.load(DATA)
    assert (library is None, problems) == (False, [])
    assert library is not None
    return dict(library.checks)


def test_every_code_is_explained_and_every_explanation_is_of_a_code() -> None:
    written = {code for file in SOURCES for code in codes_in(file)} | {"syntax"}
    assert len(written) > 60
    assert written | {f"unknown-{kind}" for kind in kinds()} == set(explained())


WITHOUT = {
    *("bad-folder", "bad-label", "control-character", "not-utf-8", "stray-file", "too-deep", "too-large", "unreadable"),
    *("too-many-problems", "too-many-values"),
    "same-title",  # which takes two games
    "untyped-facet",  # which takes a whole game
    "vanished-id",  # which takes an earlier state of the data
    *(
        code
        for name in ("build.py", "cli.py", "verify.py", "facts.py", "byhand.py", "refused.py")
        for code in codes_in(ROOT / "scripts" / name)
    ),
}
"""Codes that no few lines of a game's file can show."""


def test_only_what_cannot_be_shown_has_no_example() -> None:
    lacking = {code for code, check in explained().items() if not (check.bad and check.good)}
    assert lacking == WITHOUT


def problems_of(make_library: MakeLibrary, files: dict[str, str]) -> list[Problem]:
    """The problems of an example: its files stand in a game that is a small draft, or beside the games."""
    rmtree(make_library())  # what an example before it has left
    told = {name.removesuffix(".yml"): text for name, text in files.items()}
    game = told.get("game", "")
    rest = [line for line in DRAFT.splitlines() if f"\n{line.split(':')[0]}:" not in f"\n{game}"]
    told["game"] = "\n".join([*rest, game])
    concepts = {name.removeprefix("concepts/"): told.pop(name) for name in list(told) if name.startswith("concepts/")}
    shared = {name: told.pop(name) for name in ("facets", "redirects") if name in told}
    data = make_library(concepts, example=told)
    for name, text in shared.items():
        (data / f"{name}.yml").write_text(text, encoding="utf-8")
    _, found = run(data, date(2026, 1, 2))
    return found


SHOWN = [code for code in explained() if code not in WITHOUT]


@pytest.mark.parametrize("code", SHOWN)
def test_the_bad_example_is_reported_as_severe_as_it_is_said_to_be(make_library: MakeLibrary, code: str) -> None:
    check = explained()[code]
    found = [problem for problem in problems_of(make_library, check.bad) if problem.code == code]
    assert {str(problem.severity) for problem in found} == {check.severity}
    assert {problem.file.parent.name for problem in found} <= {"example", "concepts", "data"}


@pytest.mark.parametrize("code", SHOWN)
def test_the_good_example_is_not_reported_and_brings_no_other_error(make_library: MakeLibrary, code: str) -> None:
    check = explained()[code]
    good, bad = (problems_of(make_library, dict(files)) for files in (check.good, check.bad))
    assert code not in {problem.code for problem in good}
    assert {str(problem) for problem in good if problem.code not in {other.code for other in bad}} == set()

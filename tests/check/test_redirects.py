from __future__ import annotations

from pathlib import Path

import pytest

from scripts.check import run
from scripts.check.redirects import check
from tests.conftest import MakeLibrary
from tests.libraries import loaded

ZONES = "zones: [{id: field, name: 場, reading: ば}, {id: grave, name: 墓, reading: はか}]\n"
CONCEPTS = {"zones": "[{id: void, name: ボイド, reading: ボイド, en: void, text: 除く。}]\n"}


def codes(data: Path, redirects: str) -> list[tuple[str, str]]:
    (data / "redirects.yml").write_text(redirects, encoding="utf-8")
    return [(problem.code, str(problem.path[-1])) for problem in check(loaded(data)[0])]


@pytest.mark.parametrize(
    ("redirects", "found"),
    [
        ("games: {y: x, z: y, w: none}", []),
        ("games: {y: q}", [("unknown-redirect", "y")]),
        ("games: {x: none}", [("taken-redirect", "x")]),
        ("games: {a: b, b: c, c: a}", [("circular-redirect", "a")]),
        ("games: {a: a}", [("circular-redirect", "a")]),
        ("games: {z: a, a: b, b: a}", [("circular-redirect", "a")]),
        ("concepts: {old: void, lost: none}", []),
        ("concepts: {old: q, void: none}", [("unknown-redirect", "old"), ("taken-redirect", "void")]),
        ("anchors: {x: {heap: grave, oath: rules, life: heap}}", []),
        ("anchors: {x: {heap: none}}", [("unknown-redirect", "heap")]),
        ("anchors: {x: {field: grave}}", [("taken-redirect", "field")]),
        ("anchors: {x: {rules: grave}}", [("taken-redirect", "rules")]),
        ("anchors: {x: {start-x: grave}}", [("taken-redirect", "start-x")]),
        ("anchors: {x: {heap: box}}", [("unknown-redirect", "heap")]),
        ("anchors: {y: {heap: grave}}", [("unknown-redirect", "y")]),
    ],
)
def test_former_ids_are_free_and_lead_to_what_is_there(
    make_library: MakeLibrary, redirects: str, found: list[tuple[str, str]]
) -> None:
    products = "formats: {id: box, form: 箱}\n"
    assert codes(make_library(CONCEPTS, x={"zones": ZONES, "products": products}), redirects) == found


def test_nothing_is_concluded_from_what_could_not_be_read(make_library: MakeLibrary) -> None:
    data = make_library({"zones": "x: 1\n"}, x={"rules": "- id: play\n"}, y={"game": "x: 1\n"})
    assert codes(data, "games: {z: y}\nconcepts: {old: void}\nanchors: {x: {heap: play}, y: {a: b}}\n") == []


def test_problems_have_their_line_and_say_what_to_do(make_library: MakeLibrary) -> None:
    data = make_library(x={"zones": ZONES})
    (data / "redirects.yml").write_text("anchors:\n  x:\n    heap: grove\n", encoding="utf-8")
    (problem,) = (each for each in run(data)[1] if each.code == "unknown-redirect")
    assert (problem.line, problem.message) == (3, "`grove` is nothing that `heap` could lead to; did you mean `grave`?")

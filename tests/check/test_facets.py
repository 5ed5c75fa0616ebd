from __future__ import annotations

from pathlib import Path

import pytest

from scripts.check import run
from scripts.check.facets import check_values
from scripts.compare.table import cells
from scripts.problems import Severity
from tests.conftest import MakeLibrary
from tests.libraries import loaded

GROUP = "- id: g\n  label: G\n  about: A\n  facets:\n"
GOOD = "  - {id: a, label: L, about: A, kind: words, vocabulary: mulligan, path: setup/start/mulligan}\n"
NUMBER = "  - {id: a, label: L, about: A, kind: count, path: 'setup/decks[]'}\n"
COMPLETE = "status: complete\nadded: 2026\ntitles: {name: A}\n"


def found(data: Path, facets: str, code: str = "") -> list[str]:
    (data / "facets.yml").write_text(facets, encoding="utf-8")
    lines = [str(problem).replace(f"{data}/", "") for problem in run(data)[1]]
    return [line for line in lines if code in line]


BAD = {
    GOOD + GOOD: [
        "facets.yml:5:6: error[duplicate-id] `a` is taken",
        "facets.yml:6:6: error[duplicate-id] `a` is taken",
    ],
    GOOD.replace("path: setup", "path: sotup"): [
        "facets.yml:5:68: error[unknown-path] `sotup` is no file of a game; did you mean `setup`?"
    ],
    GOOD.replace("vocabulary: mulligan", "vocabulary: muligan"): [
        "facets.yml:5:46: error[unknown-vocabulary] no vocabulary is called `muligan`; did you mean `mulligan`?"
    ],
    "  - {id: a, label: L, about: A, kind: count, by: stepps}\n": [
        "facets.yml:5:46: error[unknown-function] no function is called `stepps`; did you mean `steps`?"
    ],
    "  - {id: a, label: L, about: A, kind: presence, concept: pile}\n": [
        "facets.yml:5:49: error[unknown-concept] no concept has the id `pile`; none is defined"
    ],
}


@pytest.mark.parametrize(("facets", "expected"), BAD.items())
def test_what_a_facet_names_exists(make_library: MakeLibrary, facets: str, expected: list[str]) -> None:
    assert found(make_library(x={}), GROUP + facets) == expected


WITH_STEPS = "a facet of numbers with `narrow` has `steps`, and no other does"
SHAPES = {
    GOOD.replace("path:", "by: steps, path:"): "a facet has one of `path`, `by` and `concept`",
    GOOD.replace("words", "range"): "a facet of the kind `words` names its `vocabulary`, and no other does",
    "  - {id: a, label: L, about: A, kind: names, concept: b}\n": "a facet with a `concept` is of the kind `presence`",
    GOOD.replace("path:", "narrow: true, steps: [1], path:"): WITH_STEPS,
    NUMBER.replace("path:", "narrow: true, path:"): WITH_STEPS,
    NUMBER.replace("path:", "steps: [1], path:"): WITH_STEPS,
    NUMBER.replace("path:", "narrow: true, steps: [2, 2], path:"): "each of the `steps` is greater than the one before",
}


@pytest.mark.parametrize(("facets", "said"), SHAPES.items())
def test_a_facet_is_whole(make_library: MakeLibrary, facets: str, said: str) -> None:
    assert found(make_library(x={}), GROUP + facets) == [f"facets.yml:5:5: error[bad-facet] {said}"]


@pytest.mark.parametrize("id_", ["g", "terms"])
def test_a_group_has_an_address_of_its_own(make_library: MakeLibrary, id_: str) -> None:
    second = GROUP.replace("id: g", f"id: {id_}") + GOOD.replace("id: a", "id: b")
    lines = found(make_library(x={}), GROUP + GOOD + second, "duplicate-id")
    assert f"facets.yml:6:3: error[duplicate-id] `{id_}` is taken" in lines


def test_a_good_facet_is_nothing_to_tell_of(make_library: MakeLibrary) -> None:
    assert found(make_library(x={"setup": "start: {mulligan: once-all}\n"}), GROUP + GOOD) == []


FORMS = "formats: {id: f, form: booster, cards: 5}\n"


def test_a_value_outside_the_vocabulary_is_an_error_at_its_line(make_library: MakeLibrary) -> None:
    facet = "  - {id: a, label: L, about: A, kind: words, vocabulary: stays, path: 'products/formats[]/form'}\n"
    (line,) = found(make_library(x={"products": f"maker: none\n{FORMS}"}), GROUP + facet)
    assert line.startswith(
        "games/x/products.yml:2:18: error[unknown-word] `booster` is no word for `stays`; did you mean `other`?"
    )


def test_a_side_of_the_game_may_stand_where_a_word_does(make_library: MakeLibrary) -> None:
    facet = "  - {id: a, label: L, about: A, kind: words, vocabulary: owner, path: 'setup/decks[]/owner'}\n"
    game = "added: 2026\ntitles: {name: A}\nsides: {id: sun, name: B}\n"
    data = make_library(x={"game": game, "setup": "decks: {id: d, name: C, size: 1, owner: sun}\n"})
    assert found(data, GROUP + facet) == []


TEXT_ONLY = "start: {mulligan: 好きなだけ引き直す。}\n"


@pytest.mark.parametrize("status", ["complete", "draft"])
def test_a_text_with_nothing_to_compare_is_told_of_in_a_complete_game(make_library: MakeLibrary, status: str) -> None:
    data = make_library(x={"game": COMPLETE.replace("complete", status), "setup": TEXT_ONLY})
    (data / "facets.yml").write_text(GROUP + GOOD, encoding="utf-8")
    library, _ = loaded(data)
    x = library.games["x"]
    found = check_values(library, x, cells(library, x).values())
    problems = [(each.code, each.severity, each.path, each.about) for each in found]
    about = frozenset({"a", "start-mulligan"})
    told = [("untyped-facet", Severity.WARNING, ("start", "mulligan"), about)]
    assert problems == (told if status == "complete" else [])

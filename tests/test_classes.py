from __future__ import annotations

import pytest

from scripts.classes import are_disjoint, is_within, may_meet
from scripts.library import GameData
from tests.conftest import MakeLibrary
from tests.libraries import game

CARDS = """\
types:
  - {id: hero, name: A, stays: other}
  - {id: knight, name: A, stays: other, is-a: hero}
  - {id: squire, name: A, stays: other, is-a: knight}
  - {id: item, name: A, stays: other}
  - {id: round-a, name: A, stays: other, is-a: round-b}
  - {id: round-b, name: A, stays: other, is-a: round-a}
attributes:
  - {id: colour, name: A, values: [{id: red, name: A}, {id: blue, name: A}, {id: green, name: A}]}
  - {id: size, name: A, values: [{id: big, name: A}]}
groups:
  - {id: red-hero, name: A, of: hero, has: {colour: red}}
  - {id: cold-hero, name: A, of: hero, has: {colour: [blue, green]}}
  - {id: big-hero, name: A, of: hero, has: {size: big}}
  - {id: old-red-hero, name: A, of: red-hero}
  - {id: any-colour, name: A, of: [red-hero, cold-hero]}
  - {id: hero-or-item, name: A, of: [hero, item]}
  - {id: rare, name: A}
  - {id: rare-or-item, name: A, of: [item, rare]}
  - {id: red-anything, name: A, has: {colour: red}}
  - {id: round-c, name: A, of: round-d}
  - {id: round-d, name: A, of: [round-c, round-d]}
"""


@pytest.fixture
def here(make_library: MakeLibrary) -> GameData:
    return game(make_library(x={"cards": CARDS, "zones": "zones: {id: field, name: A}\n"}))


@pytest.mark.parametrize(
    ("classes", "others", "expected"),
    [
        ("hero", "hero", True),
        ("hero", "item", False),
        ("knight", "hero", True),
        ("squire", "hero", True),
        ("hero", "knight", False),
        ("red-hero", "hero", True),
        ("hero", "red-hero", False),
        ("old-red-hero", "hero", True),
        ("any-colour", "hero", True),
        ("any-colour", "red-hero", False),
        ("any-colour", "red-hero cold-hero", True),
        ("hero-or-item", "hero", False),
        ("hero-or-item", "hero item", True),
        ("hero item", "hero", False),
        ("hero item", "hero item rare", True),
        ("rare", "hero", False),
        ("rare", "rare", True),
        ("unknown", "hero", False),
        ("unknown", "unknown", True),
        ("field", "hero", False),
        ("", "hero", False),
        ("hero", "", False),
        ("round-a", "hero", False),
        ("round-a", "round-b", True),
        ("round-c", "hero", False),
    ],
)
def test_a_class_is_within_others_where_every_way_up_meets_one(
    here: GameData, classes: str, others: str, expected: bool
) -> None:
    assert is_within(here, classes.split(), others.split()) is expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("hero", "item", True),
        ("hero", "hero", False),
        ("hero", "squire", False),
        ("knight", "item", True),
        ("red-hero", "item", True),
        ("red-hero", "knight", False),
        ("red-hero", "cold-hero", True),
        ("red-hero", "big-hero", False),
        ("red-hero", "any-colour", False),
        ("old-red-hero", "cold-hero", True),
        ("old-red-hero", "red-hero", False),
        ("old-red-hero", "item", True),
        ("hero-or-item", "item", False),
        ("hero-or-item", "red-hero", False),
        ("rare", "hero", False),
        ("rare", "red-hero", False),
        ("rare-or-item", "hero", False),
        ("red-anything", "cold-hero", True),
        ("red-anything", "item", False),
        ("unknown", "hero", False),
        ("field", "hero", False),
        ("round-a", "item", True),
        ("round-c", "round-d", False),
        ("hero item", "knight", False),
        ("red-hero item", "cold-hero", True),
    ],
)
def test_classes_are_disjoint_where_their_types_or_values_surely_differ(
    here: GameData, one: str, other: str, expected: bool
) -> None:
    assert are_disjoint(here, one.split(), other.split()) is expected
    assert are_disjoint(here, other.split(), one.split()) is expected


@pytest.mark.parametrize(
    ("type_", "classes", "expected"),
    [
        ("hero", "hero", True),
        ("hero", "item", False),
        ("squire", "hero", True),
        ("hero", "red-hero", True),
        ("squire", "red-hero", True),
        ("hero", "old-red-hero", True),
        ("item", "red-hero", False),
        ("item", "hero-or-item", True),
        ("item", "red-hero hero-or-item", True),
        ("hero", "", False),
        ("hero", "unknown", False),
    ],
)
def test_a_type_may_meet_itself_what_is_around_it_and_what_holds_some_of_its_cards(
    here: GameData, type_: str, classes: str, expected: bool
) -> None:
    assert may_meet(here, type_, classes.split()) is expected

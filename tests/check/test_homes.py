from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

TYPES = """\
types:
  - {id: hero, name: A, stays: permanent}
  - {id: knight, name: B, stays: permanent, is-a: hero}
  - {id: spell, name: C, stays: instant}
  - {id: coin, name: D, stays: other}
groups:
  - {id: red-hero, name: E, of: hero}
"""
SETUP = """\
decks:
  - {id: deck, name: A, only: [hero, spell]}
  - {id: any-deck, name: B}
equipment: {id: box, name: C, count: 1, of: spell}
"""


def homeless(line: int, id_: str) -> str:
    said = f"no zone `holds` cards of the type `{id_}`; name it in the zones where it may lie"
    return f"x/cards.yml:{line}:5: warning[type-without-zone] {said}"


GOOD = {
    "each type in a zone": "{id: a, name: A, holds: [hero, spell]}",
    "in two zones": "[{id: a, name: A, holds: hero}, {id: b, name: B, holds: spell}]",
    "in a deck that lies in a zone": "{id: a, name: A, holds: deck}",
    "in a deck of any cards": "{id: a, name: A, holds: any-deck}",
    "as equipment": "{id: a, name: A, holds: [hero, box]}",
    "only one kind of them": "{id: a, name: A, holds: [knight, spell]}",
    "some of its cards": "{id: a, name: A, holds: [red-hero, spell]}",
    "zones that do not say what they hold": "{id: a, name: A}",
    "no zones": "none",
}


@pytest.mark.parametrize("zones", GOOD.values(), ids=GOOD)
def test_types_with_a_zone_pass(find: Find, zones: str) -> None:
    assert find(x={"cards": TYPES, "setup": SETUP, "zones": f"zones: {zones}\n"}) == []


BAD = {
    "one type": ("{id: a, name: A, holds: hero}", [homeless(4, "spell")]),
    "a type and those that are one": ("{id: a, name: A, holds: spell}", [homeless(2, "hero"), homeless(3, "knight")]),
}


@pytest.mark.parametrize(("zones", "expected"), BAD.values(), ids=BAD)
def test_a_type_without_a_zone_is_a_warning(find: Find, zones: str, expected: list[str]) -> None:
    assert find(x={"cards": TYPES, "setup": SETUP, "zones": f"zones: {zones}\n"}) == expected


def test_nothing_is_said_while_a_file_is_broken(find: Find) -> None:
    found = find(x={"cards": TYPES, "setup": "nmae: A\n", "zones": "zones: {id: a, name: A, holds: hero}\n"})
    assert [line for line in found if "type-without-zone" in line] == []


def test_it_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: type-without-zone, at: spell, reason: 手に持ったまま使う。}}\n"
    assert find(x={"game": game, "cards": TYPES, "zones": "zones: {id: a, name: A, holds: hero}\n"}) == []

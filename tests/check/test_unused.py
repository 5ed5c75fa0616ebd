from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files

NOTHING = {
    "setup": "victory: none\n",
    "flow": "turn: none\n",
    "rules": "topics: none\n",
    "cards": "note: 札を使う。\n",
    "zones": "text: 卓を使う。\n",
}
HERO = "types: {id: hero, name: ヒーロー, stays: other, text: ヒーローである。}\n"
DECK = "decks: {id: deck, name: メインデッキ, size: 40}\n"
ZONE = "zones: {id: field, name: バトルゾーン}\n"


def unused(place: str, id_: str, kind: str) -> list[str]:
    said = f"`{id_}` is {kind} that nothing in the game speaks of; say where it belongs"
    return [f"x/{place}: warning[unused-thing] {said}"]


GOOD: dict[str, Files] = {
    "a type that a deck may hold": {
        "cards": HERO,
        "setup": DECK.replace("40", "40, only: hero"),
        "zones": "zones: {id: a, name: A, holds: deck, to: a}\n",
    },
    "a type by its name": {"cards": HERO, "rules": "topics: {id: t, name: A, items: ヒーローを置く。}\n"},
    "a type by a reference": {"cards": HERO, "rules": "topics: {id: t, name: A, items: ((hero|英雄))を置く。}\n"},
    "a deck in a zone": {"setup": DECK, "zones": "zones: [{id: a, name: A, holds: deck, to: a}]\n"},
    "a deck that is a part": {"setup": "decks: [{id: deck, name: A, size: 9}, {id: half, name: B, part-of: deck}]\n"},
    "a zone in the picture": {"zones": f"{ZONE}layout: {{board: shared, areas: field}}\n"},
    "a zone that cards go to": {"zones": "zones: [{id: a, name: A, to: b}, {id: b, name: B, to: a}]\n"},
    "a group, which need not be used": {"cards": "groups: {id: g, name: A}\n"},
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_what_is_used_passes(find: Find, files: Files) -> None:
    assert find(x={**NOTHING, **files}) == []


BAD: dict[str, tuple[Files, list[str]]] = {
    "a type": ({"cards": HERO}, unused("cards.yml:1:1", "hero", "a card type")),
    "a deck": ({"setup": DECK}, unused("setup.yml:1:1", "deck", "a deck")),
    "a zone": ({"zones": ZONE}, unused("zones.yml:1:1", "field", "a zone")),
    "a zone beside the picture": (
        {"zones": "zones: [{id: a, name: A}, {id: field, name: B}]\nlayout: {board: shared, areas: a}\n"},
        unused("zones.yml:1:27", "field", "a zone"),
    ),
    "a type that only terms.yml names": (
        {"cards": HERO, "terms": "terms: {at: hero, relation: own}\n"},
        unused("cards.yml:1:1", "hero", "a card type"),
    ),
    "a type that another game names": (
        {"cards": HERO, "rules": "topics: {id: t, name: A, items: ((y/hero))を置く。}\n"},
        unused("cards.yml:1:1", "hero", "a card type"),
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_what_nothing_speaks_of_is_a_warning(find: Find, files: Files, expected: list[str]) -> None:
    assert find(x={**NOTHING, **files}, y={"cards": HERO}) == expected


@pytest.mark.parametrize("part", NOTHING)
def test_nothing_is_unused_while_a_file_is_missing_or_broken(find: Find, part: str) -> None:
    files = {**NOTHING, "cards": HERO, "setup": DECK, "zones": ZONE}
    lacking = {name: text for name, text in files.items() if name != part}
    for found in (find(x=lacking), find(y={**files, part: "nmae: A\n"})):
        assert [line for line in found if "unused" in line] == []


def test_it_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: unused-thing, at: field, reason: 出典は名だけを挙げる。}}\n"
    assert find(x={**NOTHING, "zones": ZONE, "game": game}) == []

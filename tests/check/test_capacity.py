from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT, Files


def game(zones: str, limit: str = "{value: 5}", size: str = "40") -> Files:
    return {
        "game": f"{DRAFT}options: {{id: night, name: A}}\n",
        "cards": f"types:\n  - {{id: hero, name: A, stays: permanent, limit: {limit}}}\n"
        "groups: {id: red, name: B, of: hero}\n",
        "setup": f"decks: {{id: deck, name: A, size: {size}, only: hero}}\n"
        "equipment: {id: coins, name: B, count: {exactly: 4}, of: hero}\n",
        "zones": f"zones:\n  - {zones}\n",
    }


def one(fields: str) -> str:
    return f"{{id: a, name: A, {fields}}}"


ROW = "{id: row, name: B}\n  - "
GOOD = {
    "as many slots as cards": game(one("holds: hero, slots: 5, capacity: 5")),
    "more room than slots": game(one("holds: hero, slots: 5, capacity: {max: 9}")),
    "slots in words": game(one("holds: hero, slots: none, capacity: {max: 9}")),
    "a capacity in words": game(one("holds: hero, slots: 5, capacity: 1マスに1体置ける。")),
    "no upper limit": game(one("holds: hero, slots: 5, capacity: {min: 1}")),
    "room for the deck": game(one("holds: deck, capacity: {max: 40}")),
    "room for the smallest deck": game(one("holds: deck, capacity: {max: 30}"), size="{min: 30, max: 50}"),
    "a deck of no number": game(one("holds: deck, capacity: {max: 3}"), size="少し"),
    "room for equipment": game(one("holds: coins, capacity: 4")),
    "room for the type": game(one("holds: hero, capacity: 5")),
    "room for the type in slots": game(one("holds: hero, slots: 5")),
    "room for the type in two zones": game(
        one("holds: hero, capacity: 2") + "\n  - {id: b, name: B, holds: red, slots: 3}"
    ),
    "a pile beside, where they end up": game(one("holds: hero, capacity: 5") + "\n  - {id: b, name: B, holds: hero}"),
    "more room nearby that nobody counted": game(
        f"{ROW}{{id: a, name: A, inside: row, holds: hero, capacity: 2}}\n"
        "  - {id: b, name: B, inside: row, holds: hero}"
    ),
    "a type without a limit": game(one("holds: hero, capacity: 2"), limit="unlimited"),
    "a type with a limit in words": game(one("holds: hero, capacity: 2"), limit="二人まで"),
    "a limit of an option": game(one("holds: hero, capacity: 2"), limit="{value: 5, under: night}"),
    "a capacity of an option": game(one("holds: hero, capacity: {max: 2, under: night}")),
    "zones that hold other things": game(one("capacity: 2")),
}


@pytest.mark.parametrize("files", GOOD.values(), ids=GOOD)
def test_zones_with_room_pass(find: Find, files: Files) -> None:
    assert [line for line in find(x=files) if "zone-capacity" in line] == []


def warned(place: str, said: str) -> list[str]:
    return [f"x/{place}: warning[zone-capacity] {said}"]


TYPE = "up to 5 cards may be placed, but the zones that hold them have room for"
BAD = {
    "more slots than cards": (
        game(one("holds: red, slots: 6, capacity: 5")),
        warned("zones.yml:2:44", "the zone has 6 slots, but the capacity is 5"),
    ),
    "a deck too large": (
        game(one("holds: deck, capacity: {max: 29}"), size="{min: 30, max: 50}"),
        warned("zones.yml:2:35", "`deck` has at least 30 cards, but the capacity is 29"),
    ),
    "too much equipment": (
        game(one("holds: coins, capacity: 3")),
        warned("zones.yml:2:36", "`coins` comes in 4, but the capacity is 3"),
    ),
    "a type in one zone": (game(one("holds: hero, capacity: 4")), warned("cards.yml:2:43", f"{TYPE} 4")),
    "a type in slots": (game(one("holds: hero, slots: 4")), warned("cards.yml:2:43", f"{TYPE} 4")),
    "a type in two zones, not in a third": (
        game(
            f"{ROW}{{id: a, name: A, inside: row, holds: hero, capacity: 2}}\n"
            "  - {id: b, name: B, inside: row, holds: red, capacity: 1}\n  - {id: c, name: C, capacity: 9}"
        ),
        warned("cards.yml:2:43", f"{TYPE} 3"),
    ),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_a_zone_without_room_is_a_warning(find: Find, files: Files, expected: list[str]) -> None:
    assert find(x=files) == expected


def test_it_can_be_accepted_by_zone_and_deck(find: Find) -> None:
    files = game(one("holds: deck, capacity: {max: 29}"))
    game_yml = f"{files['game']!s}exceptions: {{check: zone-capacity, at: [a, deck], reason: 残りは箱に置く。}}\n"
    assert find(x={**files, "game": game_yml}) == []

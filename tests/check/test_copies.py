from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def deck(size: str, copies: str, more: str = "") -> str:
    return f"decks:\n  - {{id: deck, name: A, size: {size}, copies: {{by: name, {copies}}}}}\n{more}"


def above(limit: int, most: int, column: int) -> list[str]:
    said = f"`max: {limit}` of the same card, but `deck` holds at most {most}"
    return [f"x/setup.yml:2:{column}: warning[copies-above-size] {said}"]


SIDE = "  - {id: side, name: B, size: {max: 10}}\n"
GOOD = {
    "fewer than the deck holds": deck("40", "max: 3"),
    "as many as the deck holds": deck("{max: 10}", "max: 10"),
    "no limit": deck("40", "max: unlimited"),
    "a deck without a limit": deck("{min: 30}", "max: 99"),
    "a deck of no size": "decks: {id: deck, name: A, copies: {by: name, max: 99}}\n",
    "a size in words": deck("少し", "max: 99"),
    "sizes of which one has no limit": deck("[{exactly: 30}, {min: 30}]", "max: 99"),
    "sizes of which one is no number": deck("[{exactly: 30}, some]", "max: 99"),
    "the larger of two sizes": deck("{one-of: [30, 45]}", "max: 45"),
    "another deck counted in": deck("40", "max: 50, across: side", SIDE),
}


@pytest.mark.parametrize("setup", GOOD.values(), ids=GOOD)
def test_a_limit_that_the_deck_can_reach_passes(find: Find, setup: str) -> None:
    assert find(x={"setup": setup}) == []


BAD = {
    "more than the deck holds": (deck("40", "max: 41"), above(41, 40, 54)),
    "more than any of its sizes": (deck("{one-of: [30, 45]}", "max: 46"), above(46, 45, 70)),
    "more than two decks hold together": (deck("40", "max: 51, across: side", SIDE), above(51, 50, 54)),
    "another deck not counted in": (deck("40", "max: 41", SIDE), above(41, 40, 54)),
}


@pytest.mark.parametrize(("setup", "expected"), BAD.values(), ids=BAD)
def test_a_limit_beyond_the_deck_is_a_warning(find: Find, setup: str, expected: list[str]) -> None:
    assert find(x={"setup": setup}) == expected


def test_it_can_be_accepted_by_the_deck(find: Find) -> None:
    game = f"{DRAFT}exceptions: {{check: copies-above-size, at: deck, reason: 出典の決まりは全部のデッキに及ぶ。}}\n"
    assert find(x={"game": game, "setup": deck("5", "max: 9")}) == []

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

GOOD = {
    "a hand up to its limit": "start: {hand: {value: 6, limit: 6}}\n",
    "a hand without a number": "start: {hand: {limit: 6, text: 好きなだけ}}\n",
    "a hand without a limit": "start: {hand: {value: 9, limit: none}}\n",
    "a limit that nobody knows": "start: {hand: {value: 9, limit: not-recorded}}\n",
    "hands by seat up to the limit": "start: {hand: {by-seat: {first: 5, second: 6}, limit: 6}}\n",
    "a life up to its cap": "start: {life: {kind: number, value: 4, cap: 4}}\n",
    "a life without a cap": "start: {life: {kind: number, value: 4, cap: none}}\n",
    "a resource up to its cap": "start: {resources: {id: r, name: A, value: 0, cap: 0}}\n",
}


@pytest.mark.parametrize("setup", GOOD.values(), ids=GOOD)
def test_a_start_within_limits_passes(find: Find, setup: str) -> None:
    assert find(x={"setup": setup}) == []


BAD = {
    "the hand": (
        "start: {hand: {value: 7, limit: 6}}\n",
        "1:16: warning[hand-above-limit] the game starts with 7 cards in hand, but the limit is 6",
    ),
    "the hand of one seat": (
        "start: {hand: {limit: 6, by-seat: {first: 6, second: 7}}}\n",
        "1:46: warning[hand-above-limit] the game starts with 7 cards in hand, but the limit is 6",
    ),
    "the life": (
        "start: {life: {kind: number, cap: 4, value: 5}}\n",
        "1:38: error[start-above-cap] this starts at 5, but `cap` is 4",
    ),
    "a resource": (
        "start:\n  resources:\n    - {id: a, name: A, value: 9}\n    - {id: b, name: B, cap: 0, value: 1}\n",
        "4:32: error[start-above-cap] this starts at 1, but `cap` is 0",
    ),
    "a resource of one seat": (
        "start: {resources: {id: a, name: A, cap: 2, by-seat: {first: 0, second: 3}}}\n",
        "1:65: error[start-above-cap] this starts at 3, but `cap` is 2",
    ),
}


@pytest.mark.parametrize(("setup", "expected"), BAD.values(), ids=BAD)
def test_a_start_above_a_limit_is_reported(find: Find, setup: str, expected: str) -> None:
    assert find(x={"setup": setup}) == [f"x/setup.yml:{expected}"]


def test_a_hand_that_is_cut_later_can_be_accepted(find: Find) -> None:
    reason = "手札は手番の終わりに初めて合わせる。"
    game = f"{DRAFT}exceptions: {{check: hand-above-limit, at: start-hand, reason: {reason}}}\n"
    assert find(x={"game": game, "setup": "start: {hand: {value: 7, limit: 6}}\n"}) == []

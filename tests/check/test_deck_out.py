from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

WON = "victory:\n  - {id: win-life, kind: life, text: A}\n  - {id: win-out, kind: deck-out, text: B}\n"
NONE = "details: {library-out: none}\n"
SAID = "decides the game when a deck runs out, but `library-out` is none"

GOOD = {
    "no such condition": "victory: {id: win-life, kind: life, text: A}\n" + NONE,
    "nothing said of the library": WON,
    "the library said to lose": WON + "details: {library-out: lose}\n",
    "the library not recorded": WON + "details: {library-out: not-recorded}\n",
}


@pytest.mark.parametrize("setup", GOOD.values(), ids=GOOD)
def test_a_game_that_agrees_with_itself_passes(find: Find, setup: str) -> None:
    assert find(x={"setup": setup}) == []


def test_deck_out_against_no_library_out_is_a_warning(find: Find) -> None:
    assert find(x={"setup": WON + NONE}) == [f"x/setup.yml:3:5: warning[deck-out-against-library-out] `win-out` {SAID}"]


def test_a_condition_inside_another_and_the_long_form_count_too(find: Find) -> None:
    setup = (
        "victory:\n  id: win\n  text: A\n  any:\n    - id: win-out\n      kind: deck-out\n      text: B\n"
        "details:\n  library-out: {kind: none, text: 使い直す}\n"
    )
    assert find(x={"setup": setup}) == [f"x/setup.yml:5:7: warning[deck-out-against-library-out] `win-out` {SAID}"]


def test_it_can_be_accepted_by_condition_and_detail(find: Find) -> None:
    at = "[detail-library-out, win-out]"
    game = f"{DRAFT}exceptions: {{check: deck-out-against-library-out, at: {at}, reason: 出典が食い違う。}}\n"
    assert find(x={"game": game, "setup": WON + NONE}) == []

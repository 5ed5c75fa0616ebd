from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def titled(title: str) -> dict[str, str]:
    return {"game": DRAFT.replace("試しの遊び", title)}


def same(game: str, first: str) -> str:
    return (
        f"{game}/game.yml:2:1: warning[same-title] the game `{first}` has the same title; delete the copy if one is, "
        f"or write a title that tells them apart; if both games are called so, accept it at `{first}`"
    )


ALIKE = ["試しの Game2", "試しの Ｇａｍｅ2", "試しの GAME2", "試しのgame2", "試しの　Game2"]


@pytest.mark.parametrize("title", ALIKE)
def test_the_same_title_is_a_warning(find: Find, title: str) -> None:
    assert find(a=titled(ALIKE[0]), b=titled("別の題"), c=titled(title)) == [same("c", "a")]


def test_each_game_is_told_of_the_first(find: Find) -> None:
    assert find(a={"game": DRAFT}, b={"game": DRAFT}, c={"game": DRAFT}) == [same("b", "a"), same("c", "a")]


def test_other_titles_of_a_game_are_not_compared(find: Find) -> None:
    two = DRAFT.replace(
        "titles: {name: 試しの遊び,", "titles: [{name: 別の題, reading: べつのだい}, {name: 試しの遊び,"
    )
    assert find(a={"game": DRAFT}, b={"game": two.replace("あそび}", "あそび, role: series}]")}) == []


def test_it_can_be_accepted_at_the_other_game(find: Find) -> None:
    accepted = f"{DRAFT}exceptions: {{check: same-title, at: a, reason: 同じ題名で2つ出ている。}}\n"
    assert find(a={"game": DRAFT}, b={"game": accepted}) == []

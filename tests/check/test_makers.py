from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def maker(name: str) -> dict[str, str]:
    return {"products": f"maker: {name}\n"}


def form(name: str) -> dict[str, str]:
    return {"products": f"formats:\n  - {{id: f, form: {name}}}\n"}


GOOD = [
    ("コナミ", "コナミ"),
    ("コナミ", "コナミデジタルエンタテインメント"),
    ("沼辺文庫1号", "沼辺文庫2号"),
    ("沼辺第一出版文庫", "沼辺第二出版文庫"),
    ("ブースター", "ブラスター"),
]


@pytest.mark.parametrize(("one", "other"), GOOD)
def test_one_spelling_and_different_names_pass(find: Find, one: str, other: str) -> None:
    readings = [f"{{name: {name}, reading: よみ}}" for name in (one, other)]
    assert find(a=maker(readings[0]), b=maker(readings[1])) == []


BAD = [
    ("Bandai", "Ｂａｎｄａｉ"),
    ("サーバー社", "サーバ社"),
    ("コナミデジタルエンタテインメント", "コナミデジタルエンタテイメント"),
    ("Marsh Games", "marsh-games"),
    ("Marshgames", "Marshgame"),
]


@pytest.mark.parametrize(("one", "other"), [*BAD, *((other, one) for one, other in BAD)])
def test_a_maker_spelled_two_ways_is_a_warning(find: Find, one: str, other: str) -> None:
    made = [f"{{name: {name}, reading: よみ}}" for name in (one, other)]
    assert find(a=maker(made[0]), b=maker(made[1]), c=maker(made[1])) == [
        f"b/products.yml:1:1: warning[spelled-two-ways] `{other}` is spelled `{one}` elsewhere; "
        "write it one way in all games"
    ]


def test_designers_are_compared_with_makers_and_formats_with_formats(find: Find) -> None:
    designer = {"products": "designer: [A, Ｂａｎｄａｉ]\nformats: {id: f, form: ばんだい}\n"}
    assert find(a=maker("Bandai"), b=designer, c=form("ブースタ"), d=form("ブースター")) == [
        "b/products.yml:1:15: warning[spelled-two-ways] `Ｂａｎｄａｉ` is spelled `Bandai` elsewhere; "
        "write it one way in all games",
        "d/products.yml:2:13: warning[spelled-two-ways] `ブースター` is spelled `ブースタ` elsewhere; "
        "write it one way in all games",
    ]


def test_another_spelling_can_be_accepted_by_format_or_field(find: Find) -> None:
    game = f"{DRAFT.replace('試し', '次')}exceptions:\n" + "".join(
        f"  - {{check: spelled-two-ways, at: {at}, reason: 箱に印刷されたままである。}}\n" for at in ("f", "maker")
    )
    other = "maker: Ｂａｎｄａｉ\nformats: {id: f, form: ブースター}\n"
    assert (
        find(a={"products": "maker: Bandai\nformats: {id: f, form: ブースタ}\n"}, b={"game": game, "products": other})
        == []
    )

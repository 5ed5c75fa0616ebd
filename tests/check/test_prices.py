from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

COMPLETE = f"status: complete\n{DRAFT}"


def formats(*each: str) -> str:
    listed = "".join(f"  - {{id: f-{number}, form: A{number}, {fields}}}\n" for number, fields in enumerate(each, 1))
    return f"formats:\n{listed}"


def of_products(found: list[str]) -> list[str]:
    """Without what else a game lacks that is called complete here and is not."""
    return [line for line in found if "products.yml" in line and "error" not in line]


WHOLE = "products:\n  - {id: p, name: A, date: 2001, kinds: not-recorded, formats: f-1}\n"


def test_a_complete_game_with_counts_and_prices_passes(find: Find) -> None:
    assert of_products(find(x={"game": COMPLETE, "products": formats("cards: 8, price: 0") + WHOLE})) == []


LACKING = {
    "kinds and formats": (
        "products:\n  - {id: p, name: A, date: 2001}\n",
        ["x/products.yml:2:5: warning[product-without-figures] `p` has no `kinds` and no `formats`"],
    ),
    "the price": (
        formats("cards: 8") + WHOLE,
        ["x/products.yml:2:5: warning[product-without-figures] `f-1` has no `price`"],
    ),
    "the count": (
        formats("price: 300") + WHOLE,
        ["x/products.yml:2:5: warning[product-without-figures] `f-1` has no `cards`"],
    ),
}


@pytest.mark.parametrize(("text", "expected"), LACKING.values(), ids=LACKING)
def test_what_a_complete_game_leaves_out_is_a_warning(find: Find, text: str, expected: list[str]) -> None:
    assert of_products(find(x={"game": COMPLETE, "products": text})) == expected


@pytest.mark.parametrize("text", [text for text, _ in LACKING.values()], ids=LACKING)
def test_a_draft_may_leave_it_out(find: Find, text: str) -> None:
    assert find(x={"products": text}) == []


ALIKE = {
    "alike": formats("cards: 40, price: 1280", "cards: 5, price: 150"),
    "five times dearer": formats("cards: 10, price: 100", "cards: 10, price: 500"),
    "one alone": formats("cards: 1, price: 99999"),
    "no price, no count, for nothing": formats("cards: 8, price: 300", "cards: 8", "price: 9", "cards: 8, price: 0"),
}


@pytest.mark.parametrize("text", ALIKE.values(), ids=ALIKE)
def test_prices_in_proportion_pass(find: Find, text: str) -> None:
    assert find(x={"products": text}) == []


def odd(number: int, here: str, there: str) -> str:
    said = f"a card costs {here} yen in `f-{number}` and {there} in the other formats"
    return f"x/products.yml:{number + 1}:36: warning[odd-price] {said}"


ODD = {
    "a digit too many": (
        ("cards: 10, price: 300", "cards: 10, price: 3500", "cards: 10, price: 400"),
        [odd(2, "350.0", "34.6")],
    ),
    "a digit too few": (
        ("cards: 10, price: 300", "cards: 10, price: 35", "cards: 10, price: 400"),
        [odd(2, "3.5", "34.6")],
    ),
    "one of two": (
        ("cards: 10, price: 100", "cards: 10, price: 501"),
        [odd(1, "10.0", "50.1"), odd(2, "50.1", "10.0")],
    ),
}


@pytest.mark.parametrize(("each", "expected"), ODD.values(), ids=ODD)
def test_a_price_out_of_proportion_is_a_warning(find: Find, each: tuple[str, ...], expected: list[str]) -> None:
    assert find(x={"products": formats(*each)}) == expected


def test_a_price_that_is_right_can_be_accepted(find: Find) -> None:
    game = f"{DRAFT}exceptions:\n"
    game += "".join(f"  - {{check: odd-price, at: f-{number}, reason: 体験用の商品である。}}\n" for number in (1, 2))
    assert find(x={"game": game, "products": formats("cards: 10, price: 100", "cards: 10, price: 600")}) == []

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT


def products(*dates: str, release: str = "not-recorded") -> str:
    listed = "".join(f"  - {{id: p-{number}, name: A, date: {date}}}\n" for number, date in enumerate(dates, 1))
    return f"release: {release}\nproducts:\n{listed}"


GOOD = {
    "on the day of the release": products("2001-04-01", release="2001-04-01"),
    "in the month or year of the release": products("2001", "2001-04", release="2001-04-02"),
    "a release that nobody knows": products("2001"),
    "a day that nobody knows": products("2001-04", "not-recorded", "2001-05", release="2001-04"),
    "one after the other": products("2001-04", "2001-04", "2001-05-06", "2002"),
    "a year beside its months": products("2001", "2001-04", "2001", "2001-06"),
    "no products": "release: 2001\nproducts: none\n",
    "no release": "products: {id: p, name: A, date: 2001}\n",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_products_in_order_pass(find: Find, text: str) -> None:
    assert find(x={"products": text}) == []


def test_a_product_before_the_release_is_an_error(find: Find) -> None:
    said = "`p-1` is of 2001-03, before the game's own `release: 2001-04-01`"
    found = find(x={"products": products("2001-03", "2001-04", release="2001-04-01")})
    assert found == [f"x/products.yml:3:24: error[before-release] {said}"]


def late(number: int, date: str, first: int, newest: str) -> str:
    said = f"`p-{number}` of {date} stands after `p-{first}` of {newest}; list the older first"
    return f"x/products.yml:{number + 2}:24: warning[products-out-of-order] {said}"


UNORDERED = {
    "the older after the newer": (("2002-03", "2002-02"), [late(2, "2002-02", 1, "2002-03")]),
    "years": (("2003", "2002"), [late(2, "2002", 1, "2003")]),
    "two after a newer one": (
        ("2002-03", "2002-01", "2002-02", "2002-04"),
        [late(2, "2002-01", 1, "2002-03"), late(3, "2002-02", 1, "2002-03")],
    ),
    "behind a year that may be any month of it": (
        ("2002-03", "2002", "2002-01"),
        [late(3, "2002-01", 1, "2002-03")],
    ),
}


@pytest.mark.parametrize(("dates", "expected"), UNORDERED.values(), ids=UNORDERED)
def test_products_out_of_order_are_warnings(find: Find, dates: tuple[str, ...], expected: list[str]) -> None:
    assert find(x={"products": products(*dates)}) == expected


def test_another_order_can_be_accepted(find: Find) -> None:
    accepted = "{check: products-out-of-order, at: [p-1, p-2], reason: 出典の並びのまま載せる。}"
    game = f"{DRAFT}exceptions: {accepted}\n"
    assert find(x={"game": game, "products": products("2002", "2001")}) == []

from __future__ import annotations

import pytest

from scripts.model.products import Format, Product, Products
from tests.model.reading import codes, read


@pytest.mark.parametrize("written", ["12", "none", "not-applicable", "not-recorded"])
def test_numbers_of_a_product_may_be_absent(written: str) -> None:
    product = read(Product, f"{{id: a, name: b, date: 2010, kinds: {written}, variants: {written}}}")
    assert str(product.kinds) == str(product.variants) == written


def test_price_without_a_basis_has_none_on_record() -> None:
    assert read(Format, "{id: a, form: b, price: 0}").tax == "not-recorded"


def test_product_may_hold_one_card() -> None:
    assert read(Format, "{id: a, form: b, cards: 1}").cards == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("products: {id: a, name: b}", ("missing-key", ("products", 0, "date"))),
        ("products: {id: a, name: b, date: not-applicable}", ("bad-date", ("products", 0, "date"))),
        ("products: {id: a, name: b, date: 2010, kinds: 6種}", ("wrong-type", ("products", 0, "kinds"))),
        ("formats: {id: a, form: b, cards: 0}", ("bad-count", ("formats", 0, "cards"))),
        ("formats: {id: a, form: b, price: -1}", ("bad-count", ("formats", 0, "price"))),
        ("formats: {id: a, form: b, price: '1,000'}", ("wrong-type", ("formats", 0, "price"))),
        ("formats: {id: a, form: b, price: '330'}", ("wrong-type", ("formats", 0, "price"))),
        ("formats: {id: a, form: b, tax: incl}", ("unknown-word", ("formats", 0, "tax"))),
        ("release: 2010-13", ("bad-date", ("release",))),
    ],
)
def test_products_that_cannot_be(text: str, problem: tuple[str, tuple[str, ...]]) -> None:
    assert codes(Products, text) == [problem]

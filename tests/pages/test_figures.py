"""One form for figures, dates, counts and prices."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts import library as libraries
from scripts.model.count import Bounds, Count, Quota
from scripts.model.labels import Labels
from scripts.model.products import Format, Product
from scripts.pages import figures
from tests.conftest import DATA


@cache
def labels() -> Labels:
    library, _ = libraries.load(DATA)
    assert library is not None
    return library.labels


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1280, "1,280"), (1_234_567, "1,234,567"), (-1500, "-1,500")],
)
def test_number_is_grouped_by_thousands(value: int, shown: str) -> None:
    assert figures.number(value) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("2001", "2001年"),
        ("2001-12", "2001年12月"),
        ("2010-01", "2010年1月"),
        ("2010-07-05", "2010年7月5日"),
        ("1999-12-31", "1999年12月31日"),
        ("2004-02-29", "2004年2月29日"),
    ],
)
def test_date_is_said_as_exactly_as_it_is_known(value: str, shown: str) -> None:
    assert figures.date(value, labels()) == shown


@pytest.mark.parametrize(
    ("bounds", "unit", "shown"),
    [
        ({"exactly": 40}, "枚", "40枚"),
        ({"exactly": 0}, "枚", "0枚"),
        ({"exactly": 1200}, "枚", "1,200枚"),
        ({"min": 40}, "枚", "40枚以上"),
        ({"min": 0}, "枚", "0枚以上"),
        ({"max": 60}, "枚", "60枚以下"),
        ({"max": 0}, "枚", "0枚"),
        ({"min": 40, "max": 50}, "枚", "40～50枚"),
        ({"min": 0, "max": 12}, "枚", "0～12枚"),
        ({"min": 40, "max": 40}, "枚", "40枚"),
        ({"min": 1000, "max": 2000}, "枚", "1,000～2,000枚"),
        ({"min": 30, "max": 45}, "分", "30～45分"),
        ({"min": 3, "max": 5}, "", "3～5"),
        ({}, "枚", ""),
    ],
)
def test_span(bounds: dict[str, int], unit: str, shown: str) -> None:
    assert figures.span(Bounds(**bounds), unit, labels()) == shown


def test_span_of_one_of_several_numbers_reaches_from_the_least_to_the_most() -> None:
    assert figures.span(Count.model_validate({"one-of": [45, 30, 40]}), "枚", labels()) == "30～45枚"


def test_span_of_a_quota_is_that_of_its_bounds() -> None:
    assert figures.span(Quota(max=2), "種", labels()) == "2種以下"


@pytest.mark.parametrize(
    ("written", "unit", "shown"),
    [
        (40, "枚", "40枚"),
        (0, "枚", "0枚"),
        ({"exactly": 40}, "枚", "40枚"),
        ({"min": 40}, "枚", "40枚以上"),
        ({"max": 60}, "枚", "60枚以下"),
        ({"min": 40, "max": 50}, "枚", "40～50枚"),
        ({"one-of": [30, 40]}, "枚", "30枚または40枚"),
        ({"one-of": [0, 12, 1000]}, "枚", "0枚または12枚または1,000枚"),
        ({"same-as": "opponent"}, "枚", "相手と同数"),
        ({"recommended": {"exactly": 12}}, "個", "12個を推奨"),
        ({"recommended": {"min": 3, "max": 5}}, "本", "3～5本を推奨"),
        ({"recommended": {"min": 60}}, "枚", "60枚以上を推奨"),
        ({"min": 30, "recommended": {"exactly": 40}}, "枚", "30枚以上、40枚を推奨"),
        ("some", "個", "適当数"),
        ("unlimited", "枚", "無制限"),
        ("none", "枚", "無し"),
        ("not-applicable", "枚", "対象外"),
        ("not-recorded", "枚", "出典に記載なし"),
        ({"kind": "not-recorded", "recommended": {"exactly": 40}}, "枚", "出典に記載なし、40枚を推奨"),
        ("手に入るだけ", "枚", ""),
        ({"exactly": 5, "text": "言葉は横に印刷される。"}, "枚", "5枚"),
    ],
)
def test_count(written: Any, unit: str, shown: str) -> None:
    assert figures.count(Count.model_validate(written), unit, labels()) == shown


@pytest.mark.parametrize(
    ("word", "shown"), [("none", "無し"), ("not-applicable", "対象外"), ("not-recorded", "出典に記載なし")]
)
def test_each_absence_has_its_own_words(word: str, shown: str) -> None:
    assert figures.absence(word, labels()) == shown


def sold(**fields: Any) -> Format:
    return Format.model_validate({"id": "x", "form": "箱", **fields})


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"price": 330, "tax": "before"}, "330円（税別）"),
        ({"price": 330, "tax": "with"}, "330円（税込）"),
        ({"price": 330, "tax": "not-recorded"}, "330円"),
        ({"price": 330}, "330円"),
        ({"price": 1500, "tax": "before"}, "1,500円（税別）"),
        ({"price": 0, "tax": "with"}, "0円（税込）"),
        ({"cards": 8, "tax": "with"}, ""),
    ],
)
def test_price_is_the_printed_one_with_its_tax_basis(fields: dict[str, Any], shown: str) -> None:
    assert figures.price(sold(**fields), labels()) == shown


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"kinds": 1200}, "1,200種"),
        ({"variants": 6}, "商品6種"),
        ({"kinds": 60, "variants": 2}, "60種、商品2種"),
        ({"kinds": 0}, "0種"),
        ({"kinds": "not-recorded", "variants": "none"}, ""),
        ({}, ""),
    ],
)
def test_kinds_of_cards_and_of_the_product_itself(fields: dict[str, Any], shown: str) -> None:
    product = Product.model_validate({"id": "x", "name": "箱", "date": "2001", **fields})
    assert figures.kinds(product, labels()) == shown


@pytest.mark.parametrize(
    ("price", "cards", "shown"),
    [
        (300, 10, "30.0円"),
        (330, 8, "41.3円"),  # 41.25
        (1, 4, "0.3円"),  # 0.25
        (3, 20, "0.2円"),  # 0.15
        (1, 20, "0.1円"),  # 0.05
        (1, 21, "0.0円"),
        (100, 3, "33.3円"),
        (200, 3, "66.7円"),
        (999, 10, "99.9円"),
        (1999, 2, "999.5円"),
        (199_999, 20, "10,000.0円"),  # 9999.95
        (1_500_000, 7, "214,285.7円"),
        (0, 5, "0.0円"),
        (480, 1, "480.0円"),
    ],
)
def test_price_per_card_is_rounded_to_a_tenth_half_up(price: int, cards: int, shown: str) -> None:
    assert figures.price_per_card(sold(price=price, cards=cards), labels()) == shown


@pytest.mark.parametrize("fields", [{"price": 330}, {"cards": 8}, {}])
def test_price_per_card_needs_price_and_number_of_cards(fields: dict[str, int]) -> None:
    assert figures.price_per_card(sold(**fields), labels()) == ""


@settings(max_examples=300, deadline=None)
@given(price=st.integers(0, 10**7), cards=st.integers(1, 10**4))
def test_price_per_card_is_what_exact_decimals_give(price: int, cards: int) -> None:
    exact = (Decimal(price) * 10 / cards).quantize(Decimal(1), ROUND_HALF_UP) / 10
    assert figures.price_per_card(sold(price=price, cards=cards), labels()) == f"{exact:,.1f}円"

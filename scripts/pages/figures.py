"""One form for figures, dates, counts and prices."""

from __future__ import annotations

from scripts.model.base import ABSENCES
from scripts.model.count import Bounds, Count
from scripts.model.labels import Labels
from scripts.model.products import Format, Product


def number(value: int) -> str:
    """1280 as ``1,280``."""
    return f"{value:,}"


def date(value: str, labels: Labels) -> str:
    """``2001-12`` as ``2001年12月``; years and days alike."""
    parts = [str(int(part)) for part in value.split("-")]
    forms = (labels.date.year, labels.date.month, labels.date.day)
    year, month, day = (*parts, "", "")[:3]
    return forms[len(parts) - 1].format(year=year, month=month, day=day)


def span(bounds: Bounds, unit: str, labels: Labels) -> str:
    """40 to 50 as ``40～50枚``; empty where no number is given."""
    found = bounds.span()
    if found is None:
        return ""
    fewest, most = found
    low, high = f"{number(fewest)}{unit}", "" if most is None else f"{number(most)}{unit}"
    if most is None:
        return labels.count.at_least.format(n=low)
    if fewest == most:
        return low
    if bounds.min is None and fewest == 0:
        return labels.count.at_most.format(n=high)
    return labels.count.between.format(low=number(fewest), high=high)


def count(value: Count, unit: str, labels: Labels) -> str:
    """A count in words; its text, notes and sources are printed beside it."""
    said = []
    if value.kind in ABSENCES:
        said.append(absence(str(value.kind), labels))
    elif value.kind:
        said.append(labels.count.some if value.kind == "some" else labels.count.unlimited)
    if value.one_of:
        said.append(labels.count.or_.join(f"{number(each)}{unit}" for each in value.one_of))
    elif value.span():
        said.append(span(value, unit, labels))
    if value.same_as:
        said.append(labels.count.same_as_opponent)
    if value.recommended:
        said.append(labels.count.recommended.format(n=span(value.recommended, unit, labels)))
    return labels.separator.join(said)


def absence(word: str, labels: Labels) -> str:
    """The label of ``none``, ``not-applicable`` or ``not-recorded``."""
    return str(getattr(labels.absence, word.replace("-", "_")))


def kinds(product: Product, labels: Labels) -> str:
    """Kinds of cards, and how many variants of the product itself there are; empty where neither is a number."""
    parts = []
    if isinstance(product.kinds, int):
        parts.append(f"{number(product.kinds)}{labels.unit.kind}")
    if isinstance(product.variants, int):
        parts.append(labels.products.variants.format(n=f"{number(product.variants)}{labels.unit.kind}"))
    return labels.separator.join(parts)


def price(value: Format, labels: Labels) -> str:
    """The printed price with its tax basis; empty where no price is given."""
    if value.price is None:
        return ""
    tax = {"before": labels.tax.before, "with": labels.tax.with_, "not-recorded": ""}[value.tax]
    return labels.price.yen.format(n=number(value.price)) + tax


def price_per_card(value: Format, labels: Labels) -> str:
    """The printed price divided by the cards in the package, to a tenth of a yen; empty without both."""
    if value.price is None or not value.cards:
        return ""
    tenths = (value.price * 20 + value.cards) // (value.cards * 2)
    return labels.price.yen.format(n=f"{tenths // 10:,}.{tenths % 10}")

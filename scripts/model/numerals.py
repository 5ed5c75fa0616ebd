"""Numbers and ranges as people write them, which YAML takes for text: what to write instead."""

from __future__ import annotations

import re
import unicodedata

from scripts.load.scalars import INTEGER

_NUMBER = "([0-9]{1,18}|[0-9]{1,3}(?:,[0-9]{3})+|[〇一二三四五六七八九十百千]{1,9})"
_COUNTED = r"\s*[枚個点人名本種組つ]?\s*"
NUMBER = re.compile(_NUMBER + _COUNTED)
RANGE = re.compile(f"{_NUMBER}{_COUNTED}[-~〜–—−ー]\\s*{_NUMBER}{_COUNTED}")
BOUND = re.compile(f"{_NUMBER}{_COUNTED}(以上|以下)")
FRACTION = re.compile(r"[0-9]+\.[0-9]+|[0-9]{19,}")


def advice(value: str) -> str | None:
    """How to write the number or the range of numbers that a text is; None where it says more."""
    said = unicodedata.normalize("NFKC", value).strip()
    if INTEGER.fullmatch(value):
        return f"write it without quotation marks: `{value}`"
    if found := NUMBER.fullmatch(said):
        return f"write the figures alone: `{_whole(found[1])}`"
    if found := RANGE.fullmatch(said):
        least, most = sorted((_whole(found[1]), _whole(found[2])))
        return f"write `{{min: {least}, max: {most}}}`"
    if found := BOUND.fullmatch(said):
        return f"write `{{{'min' if found[2] == '以上' else 'max'}: {_whole(found[1])}}}`"
    return "write a whole number of at most 18 figures" if FRACTION.fullmatch(said) else None


def _whole(number: str) -> int:
    """The value of figures or of Japanese numerals: ``1,000``, ``四十``, ``四〇``."""
    if number[0].isascii():
        return int(number.replace(",", ""))
    total = digits = 0
    for sign in number:
        value = int(unicodedata.numeric(sign))
        if value < 10:
            digits = digits * 10 + value
        else:
            total += (digits or 1) * value
            digits = 0
    return total + digits

"""Damage to a file as the lists, mappings and values that it holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import yaml

ODD = [
    "\u202e逆", "\u2066あ\u2069", "\u200b", "a\u200d\u200c", "\u2060", "\u00ad", "あ" + "\u0301" * 150,
    "\u0301", "か\u3099",
    "\U0001f469\u200d\U0001f467", "\U000e0041", "\ufe0f", "𠮷", "ﬁ", "İ", "ß", "ſ", "\u3000", "\u00a0", "\u1680",
    "\ufffd",
    "\uffa0", "\u115f", "\ufdfa" * 50, "Ａ１", "½", "㍿", "\u061c", "\u200f)", "\ufff9x\ufffa", "\U0010fffd", "\ue000",
]  # fmt: skip
"""Marks that turn the direction, signs that nobody sees, floods of marks, signs that grow when folded."""

NUMBERS = [0, -1, 1, 2, 10**17, 10**18, 10**30, -(10**17)]
OTHERS: list[Any] = [
    True, False, "none", "not-recorded", "not-applicable", "unlimited", [], {}, [[]], [{}], {"text": "文"}, {"id": "a"},
    {"kind": "none"}, "2010-07", "9999-12-31", "1900", "((a))", "((x/y|z))", "\\((", "x" * 199, "文" * 1999,
]  # fmt: skip

Place = tuple[Any, Any]
"""A list or a mapping, and an index or a key of it."""


def places(value: Any) -> Iterator[Place]:
    """Every place of a value, outermost first."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def delete(at: Place, _: Any, dice: random.Random) -> None:
    del at[0][at[1]]


def repeat(at: Place, _: Any, dice: random.Random) -> None:
    if isinstance(at[0], list):
        at[0][at[1] : at[1]] = [deepcopy(at[0][at[1]]) for _ in range(dice.choice([1, 1, 2, 50, 1200]))]


def swap(at: Place, whole: Any, dice: random.Random) -> None:
    other, key = dice.choice(list(places(whole)))
    at[0][at[1]], other[key] = deepcopy(other[key]), deepcopy(at[0][at[1]])


def take(at: Place, whole: Any, dice: random.Random) -> None:
    other, key = dice.choice(list(places(whole)))
    at[0][at[1]] = deepcopy(other[key])


def change(at: Place, _: Any, dice: random.Random) -> None:
    at[0][at[1]] = deepcopy(dice.choice(OTHERS))


def count(at: Place, whole: Any, dice: random.Random) -> None:
    numbers = [place for place in places(whole) if isinstance(place[0][place[1]], int)]
    there, key = dice.choice(numbers) if numbers else at
    there[key] = dice.choice(NUMBERS)


def rename(at: Place, _: Any, dice: random.Random) -> None:
    if isinstance(at[0], dict):
        at[0][dice.choice([*ODD, "id", "text", "<<", "=", "k" * 5000, "items", "note"])] = at[0].pop(at[1])


def nest(at: Place, _: Any, dice: random.Random) -> None:
    for _ in range(dice.choice([1, 2, 5, 30, 60])):
        at[0][at[1]] = dice.choice([[at[0][at[1]]], {dice.choice(["items", "text", "steps"]): at[0][at[1]]}])


def grow(at: Place, whole: Any, dice: random.Random) -> None:
    there, key = text(whole, dice) or at
    there[key] = f"{there[key]}" * dice.choice([2, 20, 2000])


def spoil(at: Place, whole: Any, dice: random.Random) -> None:
    """Puts odd signs into a text; most checks have nothing against that, so that it is rendered."""
    there, key = text(whole, dice) or at
    said = f"{there[key]}"
    cut = dice.randrange(len(said) + 1)
    there[key] = said[:cut] + dice.choice(ODD) + said[cut:]


def text(whole: Any, dice: random.Random) -> Place | None:
    """The place of a text that is no id or word."""
    found = [place for place in places(whole) if isinstance(said := place[0][place[1]], str) and not said.isascii()]
    return dice.choice(found) if found else None


DAMAGE: list[Callable[[Place, Any, random.Random], None]] = [
    delete, repeat, swap, take, change, count, count, rename, nest, grow, spoil,
]  # fmt: skip


def of_tree(value: Any, dice: random.Random, damage: list[Callable[[Place, Any, random.Random], None]] = DAMAGE) -> str:
    """The YAML of a value with some of its places damaged."""
    for _ in range(dice.randrange(1, 4)):
        found = list(places(value))
        if found:
            dice.choice(damage)(dice.choice(found), value, dice)
    return yaml.dump(value, Dumper=_Dumper, allow_unicode=dice.random() < 0.9, sort_keys=False, width=100)


class _Dumper(yaml.CSafeDumper):
    """Writes every value out."""

    def ignore_aliases(self, _data: Any) -> bool:
        return True

from __future__ import annotations

import pytest

from tests.check.conftest import Find
from tests.conftest import DRAFT

CARDS = """\
types:
  - {id: hero, name: A, stays: other}
  - {id: knight, name: B, stays: other, is-a: hero}
  - {id: item, name: C, stays: other}
attributes:
  - {id: colour, name: D, of: hero, values: [{id: red, name: E}, {id: blue, name: F}]}
  - {id: size, name: D, of: hero, values: [{id: big, name: E}]}
  - {id: mood, name: D, of: hero}
groups:
  - {id: red-hero, name: G, of: hero, has: {colour: red}}
  - {id: blue-hero, name: H, of: hero, has: {colour: blue}}
  - {id: red-knight, name: I, of: [knight, red-hero], has: {colour: red}}
  - {id: old-red, name: J, of: red-hero}
  - {id: big-hero, name: K, of: hero, has: {size: big}}
  - {id: rare, name: L}
  - {id: any-hero, name: M, of: [red-hero, blue-hero]}
"""


def deck(size: str, only: str, *quotas: str) -> dict[str, str | bytes]:
    listed = ", ".join(f"{{{quota}}}" for quota in quotas)
    entry = f"  id: deck\n  name: A\n  size: {size}\n  only: [{only}]\n  quotas: [{listed}]\n"
    return {"game": f"{DRAFT}options: {{id: night, name: A}}\n", "cards": CARDS, "setup": f"decks:\n{entry}"}


def too_many(least: int, most: int) -> list[str]:
    said = f"the quotas ask for at least {least} cards; the deck holds at most {most}"
    return [f"x/setup.yml:6:3: error[quota-sum] {said}"]


def too_few(most: int, least: int) -> list[str]:
    said = f"the quotas allow at most {most} cards; the deck holds at least {least}"
    return [f"x/setup.yml:6:3: error[quota-sum] {said}"]


FITTING = {
    "they make up the deck": deck("40", "hero, item", "exactly: 30, of: hero", "exactly: 10, of: item"),
    "values of an attribute make up a type": deck(
        "40", "hero, item", "exactly: 15, of: red-hero", "exactly: 15, of: blue-hero", "exactly: 10, of: item"
    ),
    "they leave room": deck("40", "hero, item", "exactly: 30, of: hero"),
    "they leave room where one has no limit": deck("40", "hero, item", "exactly: 3, of: hero", "min: 1, of: item"),
    "one lies in another": deck("40", "hero", "exactly: 40, of: hero", "exactly: 15, of: red-hero"),
    "one lies in another by is-a": deck("40", "hero", "exactly: 40, of: hero", "exactly: 15, of: knight"),
    "one lies in another two levels up": deck("20", "hero", "exactly: 20, of: hero", "exactly: 15, of: old-red"),
    "one lies in several": deck("10", "hero, item", "exactly: 10, of: [hero, item]", "exactly: 8, of: red-knight"),
    "a card may count for two": deck("15", "hero", "min: 10, of: red-hero", "min: 10, of: big-hero"),
    "a card of any type may count for two": deck("15", "hero", "min: 10, of: red-hero", "min: 10, of: rare"),
    "the same class twice": deck("15", "hero", "min: 10, of: hero", "max: 15, of: hero", "min: 10, of: hero"),
    "a part of several classes": deck("12", "hero, item", "min: 10, of: hero", "min: 5, of: [hero, item]"),
    "a ratio": deck("{min: 30, max: 60}", "hero, item", "min: 1, per: 15, of: item"),
    "a ratio with a limit": deck("40", "item", "max: 1, per: 4, of: item"),
    "a share of no whole number": deck("14", "item", "min: 14, per: 15, of: item", "exactly: 14, of: item"),
    "an open deck": deck("{min: 40}", "hero, item", "exactly: 30, of: hero", "min: 30, of: item"),
    "a choice of sizes": deck("{one-of: [30, 45]}", "hero", "exactly: 40, of: hero"),
    "a size that is only a text": deck("少し", "hero", "exactly: 99, of: hero"),
    "a size that is not all numbers": deck("[{exactly: 40}, some]", "hero", "exactly: 99, of: hero"),
    "no size": {"cards": CARDS, "setup": "decks: {id: deck, name: A, quotas: {exactly: 99, of: hero}}\n"},
    "advice": deck("40", "hero", "exactly: 99, of: hero, force: should"),
    "a quota until a time": deck("40", "hero", "exactly: 99, of: hero, until: 2001"),
    "a quota of no class": deck("40", "hero", "exactly: 99"),
    "a number of kinds": deck("40", "hero", "max: 2, distinct: colour", "min: 99, distinct: name, of: hero"),
    "a quota of an option": deck("40", "hero", "exactly: 99, of: hero, under: night"),
    "a size of an option": deck("[{exactly: 30, under: night}, {exactly: 40}]", "hero", "exactly: 40, of: hero"),
    "a quota of a time": deck("40", "hero", "exactly: 99, of: hero, since: 2001"),
    "a size of a time": deck("[{exactly: 30, until: 2001}, {exactly: 40}]", "hero", "exactly: 40, of: hero"),
    "types of all kinds may come": deck("40", "", "exactly: 3, of: hero").copy()
    | {"setup": "decks: {id: deck, name: A, size: 40, quotas: {exactly: 3, of: hero}}\n"},
    "a class that no quota covers": deck("40", "red-hero, item", "exactly: 3, of: old-red", "exactly: 3, of: item"),
    "values that another type has": deck("40", "item", "max: 3, of: red-hero", "max: 3, of: blue-hero"),
    "not all values of an attribute": deck("40", "hero", "max: 3, of: red-hero", "max: 3, of: red-knight"),
}


@pytest.mark.parametrize("files", FITTING.values(), ids=FITTING)
def test_quotas_that_fit_pass(find: Find, files: dict[str, str | bytes]) -> None:
    assert find(x=files) == []


BAD = {
    "one is too many": (deck("40", "hero", "exactly: 41, of: hero"), too_many(41, 40)),
    "two types are too many": (
        deck("40", "hero, item", "min: 30, of: hero", "exactly: 11, of: item"),
        too_many(41, 40),
    ),
    "two values are too many": (deck("9", "hero", "min: 5, of: red-hero", "min: 5, of: blue-hero"), too_many(10, 9)),
    "two groups far down are too many": (
        deck("9", "hero", "min: 5, of: old-red", "min: 5, of: blue-hero"),
        too_many(10, 9),
    ),
    "the inner asks for more": (deck("9", "hero", "min: 3, of: hero", "min: 10, of: red-hero"), too_many(10, 9)),
    "a ratio is too many": (deck("30", "hero", "min: 16, per: 15, of: hero"), too_many(32, 30)),
    "too many for the largest size": (
        deck("[{exactly: 30}, {min: 20, max: 40}]", "hero", "min: 41, of: hero"),
        too_many(41, 40),
    ),
    "too many for the size that always holds": (
        deck("[{exactly: 60, until: 2001}, {exactly: 40}]", "hero", "min: 41, of: hero"),
        too_many(41, 40),
    ),
    "too many for each choice": (deck("{one-of: [30, 45]}", "hero", "min: 46, of: hero"), too_many(46, 45)),
    "too few": (deck("40", "hero, item", "exactly: 29, of: hero", "exactly: 10, of: item"), too_few(39, 40)),
    "too few for the smallest size": (deck("[{min: 50}, {exactly: 40}]", "hero", "max: 39, of: hero"), too_few(39, 40)),
    "too few of all values": (
        deck("40", "hero", "exactly: 15, of: red-hero", "exactly: 15, of: blue-hero"),
        too_few(30, 40),
    ),
    "too few of all values, named by a group": (deck("40", "any-hero", "max: 9, of: any-hero"), too_few(9, 40)),
    "too few of what the type lies in": (deck("40", "knight", "max: 30, of: hero"), too_few(30, 40)),
    "too few, the inner ones not counted": (
        deck("40", "hero", "max: 30, of: hero", "max: 9, of: red-hero", "max: 9, of: knight"),
        too_few(30, 40),
    ),
    "too few, the smallest of two limits": (
        deck("40", "hero", "max: 50, of: hero", "max: 30, of: hero"),
        too_few(30, 40),
    ),
    "too few, beside quotas without a limit": (
        deck("40", "hero", "min: 9, of: hero", "max: 30, of: hero"),
        too_few(30, 40),
    ),
    "too few in a group of all that it may hold": (deck("40", "red-hero", "max: 30, of: hero"), too_few(30, 40)),
}


@pytest.mark.parametrize(("files", "expected"), BAD.values(), ids=BAD)
def test_quotas_that_do_not_fit_are_reported(find: Find, files: dict[str, str | bytes], expected: list[str]) -> None:
    assert find(x=files) == expected


def test_each_deck_is_added_up_by_itself(find: Find) -> None:
    decks = "decks:\n" + "".join(
        f"  - {{id: d{n}, name: A, size: 40, only: item, quotas: {{exactly: {n}, of: item}}}}\n" for n in (39, 40, 41)
    )
    assert find(x={"cards": CARDS, "setup": decks}) == [
        "x/setup.yml:2:46: error[quota-sum] the quotas allow at most 39 cards; the deck holds at least 40",
        "x/setup.yml:4:46: error[quota-sum] the quotas ask for at least 41 cards; the deck holds at most 40",
    ]


@pytest.mark.parametrize("broken", ["cards", "setup"])
def test_quotas_are_not_added_up_where_a_file_could_not_be_read(find: Find, broken: str) -> None:
    files = deck("40", "hero", "exactly: 30, of: red-hero", "exactly: 30, of: blue-hero")
    files[broken] = f"{files[broken]!s}note:\n"
    found = find(x=files)
    assert [line.split("] ")[0].split(" ")[1] for line in found if "quota" in line] == []
    assert len(found) >= 1

from __future__ import annotations

import pytest

from scripts.library import Library
from scripts.pages.releases import by_year, quiet, releases
from tests.conftest import MakeLibrary
from tests.libraries import loaded

X = """
formats: [{id: bag, form: 袋}, {id: box, form: 箱}]
products:
  - {id: lost, name: 失, date: not-recorded}
  - {id: late, name: 遅, date: 2003-12-31}
  - {id: first, name: 一, date: 2001-05, formats: [box, bag]}
  - {id: second, name: 二, date: 2001-05}
"""
Y = "products: [{id: year, name: 年, date: 2001}, {id: third, name: 三, date: 2001-05}]\n"


@pytest.fixture
def library(make_library: MakeLibrary) -> Library:
    return loaded(make_library(x={"products": X}, y={"products": Y}, z={"products": "products: none\n"}, w={}))[0]


def test_the_earliest_comes_first_the_unknown_last_and_the_rest_as_given(library: Library) -> None:
    found = [(each.game.id, each.product.id, each.year, each.month) for each in releases(library.games.values())]
    assert found == [
        ("y", "year", 2001, 0),
        ("x", "first", 2001, 5),
        ("x", "second", 2001, 5),
        ("y", "third", 2001, 5),
        ("x", "late", 2003, 12),
        ("x", "lost", None, 0),
    ]


def test_formats_are_those_of_the_game_in_the_order_of_the_product(library: Library) -> None:
    formats = {each.product.id: [sold.form for sold in each.formats] for each in releases(library.games.values())}
    assert (formats["first"], formats["second"]) == (["箱", "袋"], [])


def test_years_hold_their_products_in_order(library: Library) -> None:
    years = by_year(releases(library.games.values()))
    assert {year: [each.product.id for each in found] for year, found in years.items()} == {
        2001: ["year", "first", "second", "third"],
        2003: ["late"],
        None: ["lost"],
    }
    assert list(years) == [2001, 2003, None]


@pytest.mark.parametrize(
    ("before", "year", "said"),
    [
        (None, 2003, ""),
        (2003, None, ""),
        (2003, 2003, ""),
        (2003, 2004, ""),
        (2003, 2005, "2004年は発売なし"),
        (2003, 2010, "2004～2009年は発売なし"),
    ],
)
def test_years_without_anything_are_told(library: Library, before: int | None, year: int | None, said: str) -> None:
    assert quiet(before, year, library.labels) == said

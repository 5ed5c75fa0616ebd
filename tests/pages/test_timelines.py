"""The timeline on a game's page: what it shows and says, and when there is none or one of numbers."""

from __future__ import annotations

import pytest

from scripts import places
from scripts.draw.shapes import Linked, Picture
from scripts.pages import timelines
from scripts.pages.context import Context
from scripts.pages.timelines import MOST
from tests.conftest import MakeLibrary
from tests.draw.apart import said
from tests.libraries import loaded

FORMATS = """
formats:
  - {id: bag, form: 袋, cards: 8, price: 1330, tax: with}
  - {id: box, form: 箱}
"""
FEW = (
    FORMATS
    + """
products:
  - {id: bags, name: 袋物, date: 2001-05-07, kinds: 60, formats: [bag, box]}
  - {id: plain, name: 名だけ, date: 2001}
  - {id: six, name: 六つ, date: 2005-12, kinds: not-recorded, variants: 6, formats: box}
  - {id: lost, name: 失せ物, date: not-recorded, kinds: 1200}
"""
)


def drawn(make_library: MakeLibrary, products: str) -> Picture | None:
    library = loaded(make_library(x={"products": products}))[0]
    return timelines.of_game(Context(library, library.games["x"], places.game("x")))


def listed(*dates: str) -> str:
    return "products:\n" + "".join(f"  - {{id: p{n}, name: 品{n}, date: {date}}}\n" for n, date in enumerate(dates))


@pytest.fixture
def few(make_library: MakeLibrary) -> Picture:
    picture = drawn(make_library, FEW)
    assert picture is not None
    return picture


def test_names_stand_under_their_years_with_date_kinds_formats_and_prices(few: Picture) -> None:
    assert said(few.shapes, "time-year") == ["2001年", "2005年"]
    assert said(few.shapes, "name") == ["名だけ", "袋物", "六つ", "失せ物"]
    assert said(few.shapes, "quiet") == [
        "5月7日　60種　袋 1,330円（税込）　箱",
        "2002～2004年は発売なし",
        "12月　商品6種　箱",
        "発売時期の記載が無い商品",
        "1,200種",
    ]


def test_each_product_leads_to_its_row(few: Picture) -> None:
    linked = [(each.address, each.title) for each in few.shapes if isinstance(each, Linked)]
    assert linked == [("#plain", "名だけ"), ("#bags", "袋物"), ("#six", "六つ"), ("#lost", "失せ物")]


def test_text_says_what_the_picture_shows(few: Picture) -> None:
    assert few.title == "『試しの遊び』の商品の年表"
    assert few.text == (
        "2001年：名だけ",
        "2001年5月7日：袋物、60種、袋 1,330円（税込）、箱",
        "2002～2004年は発売なし",
        "2005年12月：六つ、商品6種、箱",
        "出典に記載なし：失せ物、1,200種",
    )


@pytest.mark.parametrize(
    "products",
    [
        "",
        "products: none\n",
        "products: not-recorded\n",
        listed("2001"),
        listed("2001", "not-recorded", "not-recorded"),
    ],
)
def test_where_nothing_can_be_put_in_order_there_is_no_picture(make_library: MakeLibrary, products: str) -> None:
    assert drawn(make_library, products or "maker: x\n") is None


def test_as_many_as_can_be_named_are_named(make_library: MakeLibrary) -> None:
    picture = drawn(make_library, listed(*["2001-05"] * MOST))
    assert picture is not None
    assert len(said(picture.shapes, "name")) == MOST
    assert picture.caption == ""


def test_more_are_counted_by_month_each_leading_to_the_first_of_it(make_library: MakeLibrary) -> None:
    picture = drawn(make_library, listed("2001", *["2001-05"] * MOST, "2004-01-03", "not-recorded"))
    assert picture is not None
    linked = [(each.address, each.title) for each in picture.shapes if isinstance(each, Linked)]
    assert sorted(linked) == [
        ("#p0", "2001年 不明 1点"),
        ("#p1", "2001年 5月 24点"),
        ("#p25", "2004年 1月 1点"),
        ("#p26", "不明 1点"),
    ]
    assert picture.text == (
        "2001年：不明 1点、5月 24点",
        "2002～2003年は発売なし",
        "2004年：1月 1点",
        "不明：1点",
    )
    assert said(picture.shapes, "time-count") == ["24", "1", "1", "1"]
    assert picture.caption == "列は月、数はその月に発売された商品の数である。"


def test_picture_of_any_number_of_products_stays_bounded(make_library: MakeLibrary) -> None:
    dates = [f"{year}-{month:02}" for year in range(1998, 2027) for month in (1, 4, 7, 10)]
    picture = drawn(make_library, listed(*dates))
    assert picture is not None
    assert picture.height < 800

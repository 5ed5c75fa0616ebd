"""The products of all games on one page, and on a page a year beyond fifty games."""

from __future__ import annotations

import gzip

import pytest

from scripts.draw.shapes import Linked, Picture
from scripts.library import Library
from scripts.pages.all_products import WHOLE, pages
from scripts.pages.view import Page, Statement, Table
from scripts.render import render
from tests.accepted import check
from tests.conftest import DRAFT, ROOT, Files, MakeLibrary
from tests.draw.apart import said
from tests.libraries import loaded

RAW, GZIPPED = 900_000, 110_000
"""What a page may weigh without what the theme puts around it."""

ONE = """
formats: [{id: bag, form: 袋, cards: 8, price: 1330, tax: with}, {id: tin, form: 缶}]
products:
  - {id: bags, name: <袋>, date: 2003-05, kinds: 60, formats: [bag, tin]}
  - {id: lost, name: 失せ物, date: not-recorded, kinds: none, formats: tin}
"""
TWO = "products: [{id: old, name: 古物, date: 2001}, {id: late, name: 遅物, date: 2003-06-07, kinds: not-recorded}]\n"


def game(title: str, reading: str, products: str) -> Files:
    return {"game": DRAFT.replace("試しの遊び", title).replace("ためしのあそび", reading), "products": products}


def games(number: int) -> dict[str, Files]:
    """So many games, of which two have products."""
    rest: dict[str, Files] = {f"g{n:02}": {} for n in range(number - 2)}
    return {"one": game("<い>", "い", ONE), "two": game("あ", "あ", TWO), **rest}


def made(make_library: MakeLibrary, number: int) -> tuple[Library, dict[str, Page]]:
    library = loaded(make_library(**games(number)))[0]
    return library, {page.path: page for page in pages(library)}


def cells(page: Page, name: str = "products") -> list[list[str]]:
    table = page.values[name]
    assert isinstance(table, Table)
    return [[cell(each) for each in row.cells] for row in table.rows]


def cell(said: Statement) -> str:
    return said.absence or str(said.text)


def picture(page: Page) -> Picture:
    found = page.values["picture"]
    assert isinstance(found, Picture)
    return found


@pytest.mark.parametrize("number", [2, WHOLE])
def test_up_to_fifty_games_there_is_one_page(make_library: MakeLibrary, number: int) -> None:
    assert list(made(make_library, number)[1]) == ["products/index.md"]


def test_each_product_is_a_row_that_leads_to_its_own_and_to_its_game(make_library: MakeLibrary) -> None:
    page = made(make_library, 2)[1]["products/index.md"]
    one, two = '<a href="../games/one/#{}">{}</a>'.format, '<a href="../games/two/#{}">{}</a>'.format
    date = '<span class="date">{}</span>'.format
    assert cells(page) == [
        [two("old", "古物"), date("2001年"), two("products", "あ"), "gap", "gap", ""],
        [
            one("bags", "&lt;袋&gt;"),
            date("2003年5月"),
            one("products", "&lt;い&gt;"),
            "60種",
            "袋 8枚<br>缶",
            "1,330円（税込）<br>",
        ],
        [two("late", "遅物"), date("2003年6月7日"), two("products", "あ"), "not-recorded", "gap", ""],
        [one("lost", "失せ物"), "not-recorded", one("products", "&lt;い&gt;"), "none", "缶", ""],
    ]


def test_picture_shows_the_games_with_products_in_the_order_of_their_titles(make_library: MakeLibrary) -> None:
    drawn = picture(made(make_library, 3)[1]["products/index.md"])
    assert said(drawn.shapes, "name") == ["あ", "<い>"]
    linked = [(each.address, each.title) for each in drawn.shapes if isinstance(each, Linked)]
    assert linked == [("../games/two/#products", "あ"), ("../games/one/#products", "<い>")]
    assert drawn.text == (
        "あ：2001～2003年、2点、2001年に1点、2003年に1点",
        "<い>：2003年、2点、2003年に1点",
    )


def test_without_products_the_page_says_so(make_library: MakeLibrary) -> None:
    library = loaded(make_library(**{f"g{n}": {} for n in range(WHOLE + 1)}))[0]
    (page,) = pages(library)
    assert (page.values["picture"], cells(page)) == (None, [])
    assert "まだ商品が収録されていない。" in render(page, library.labels)


def test_where_no_time_is_known_there_is_a_table_without_a_picture(make_library: MakeLibrary) -> None:
    library = loaded(make_library(x={"products": "products: {id: a, name: あ, date: not-recorded}\n"}))[0]
    (page,) = pages(library)
    assert (page.values["picture"], len(cells(page))) == (None, 1)


def test_beyond_fifty_games_there_is_a_page_a_year(make_library: MakeLibrary) -> None:
    found = made(make_library, WHOLE + 1)[1]
    assert list(found) == [f"products/{path}index.md" for path in ("", "2001/", "2003/", "unknown/")]
    assert [[row[1] for row in cells(page)] for page in list(found.values())[1:]] == [
        ['<span class="date">2001年</span>'],
        ['<span class="date">2003年5月</span>', '<span class="date">2003年6月7日</span>'],
        ["not-recorded"],
    ]
    assert cells(found["products/2003/index.md"])[0][0] == '<a href="../../games/one/#bags">&lt;袋&gt;</a>'


def test_page_of_the_years_counts_products_and_games_and_leads_to_each(make_library: MakeLibrary) -> None:
    page = made(make_library, WHOLE + 1)[1]["products/index.md"]
    assert cells(page, "years") == [
        ['<a href="2001/">2001年</a>', "1", "1"],
        ['<a href="2003/">2003年</a>', "2", "2"],
        ['<a href="unknown/">発売時期の記載が無い商品</a>', "1", "1"],
    ]
    drawn = picture(page)
    linked = [(each.address, each.title) for each in drawn.shapes if isinstance(each, Linked)]
    assert linked == [("2001/", "2001年 1点"), ("2003/", "2003年 2点"), ("unknown/", "不明 1点")]
    assert drawn.text == (
        "2001年：不明 1点",
        "2002年は発売なし",
        "2003年：5月 1点、6月 1点",
        "不明：1点",
    )


def test_year_leads_to_the_years_beside_it_and_to_all(make_library: MakeLibrary) -> None:
    found = made(make_library, WHOLE + 1)[1]
    index = '<a href="../">年ごとの一覧</a>'
    ways = {path.split("/")[1]: page.values["ways"] for path, page in found.items()}
    assert ways == {
        "index.md": (),
        "2001": (index, '<a href="../2003/">2003年</a>'),
        "2003": ('<a href="../2001/">2001年</a>', index, '<a href="../unknown/">発売時期の記載が無い商品</a>'),
        "unknown": ('<a href="../2003/">2003年</a>', index),
    }


def test_year_of_two_thousand_products_keeps_within_the_budget(make_library: MakeLibrary) -> None:
    lines = "".join(f"  - {{id: p{n}, name: 黒銀の竜 第{n}弾, date: 2003-05, kinds: {n}}}\n" for n in range(40))
    library = loaded(make_library(**{f"g{n}": {"products": f"products:\n{lines}"} for n in range(WHOLE + 1)}))[0]
    _, page = pages(library)
    raw = render(page, library.labels).encode()
    assert raw.count(b"<tr>") == 40 * (WHOLE + 1) + 1
    assert len(raw) <= RAW
    assert len(gzip.compress(raw, 6)) <= GZIPPED


@pytest.mark.parametrize("name", ["index", "2001/index", "2003/index", "unknown/index"])
def test_pages_by_year_are_as_accepted(make_library: MakeLibrary, name: str) -> None:
    library, found = made(make_library, WHOLE + 1)
    check(
        ROOT / "tests" / "golden_products" / f"{name.replace('/', '-')}.md",
        render(found[f"products/{name}.md"], library.labels),
    )

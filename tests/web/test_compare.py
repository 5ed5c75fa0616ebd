"""Games side by side: the address holds the view, rows that differ are marked, and it works without all this."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.abreast import COMPARE, chips, field, groups, heads, invented, marks, query, without
from tests.web.test_pages import findings
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

PAIR = f"{COMPARE}?games=aka,ao"
STATUS = "#comparison > .told"


def test_table_has_a_column_a_game_and_marks_what_differs(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    expect(page.locator(".side")).to_be_visible()
    assert heads(page) == ["項目", "赤の決闘", "青い盤上"]
    assert groups(page) == ["開始時の設定", "手番", "商品"]
    assert marks(page) == {
        "life": "違う",
        "mulligan": "違う",
        "hand": "",
        "cap": "比べられない",
        "order": "",
        "who": "比べられない",
        "maker": "違う",
    }
    assert page.locator(".side .group .count").all_inner_texts() == ["違い2", "違い0", "違い1"]
    expect(page.locator("output")).to_have_text("7項目のうち、違いは3、比べられないものは2")
    expect(page).to_have_title("赤の決闘と青い盤上の比較 - ゲームを比べる - TCGルール集")
    expect(page.locator("#comparison > .scroll")).to_be_hidden()


def test_row_of_three_differs_where_any_two_do(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=ki,aka,ao", before=invented)
    expect(page.locator(".side")).to_be_visible()
    assert heads(page) == ["項目", "黄金郷", "赤の決闘", "青い盤上"]
    expected = {"hand": "違う", "cap": "比べられない", "order": "違う", "who": ""}
    assert {id_: mark for id_, mark in marks(page).items() if id_ in expected} == expected


def test_values_lead_to_their_rule_and_text_stays_text(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    cells = page.locator("[data-facet=mulligan] td")
    expect(cells.first.locator("a")).to_have_attribute("href", "../games/aka/#spot")
    expect(cells.first.locator("> p")).to_have_text("初めに1回だけ引き直せる。")
    note = cells.first.locator("details")
    expect(note.locator("p")).to_be_hidden()
    note.locator("summary").click()
    expect(note.locator("p")).to_have_text("全て戻す。")
    expect(page.locator("[data-facet=maker] td").first).to_have_text("<b>甲</b>|乙")
    expect(page.locator(".side thead a").nth(1)).to_have_attribute("href", "../games/ao/")


def test_facet_tells_on_demand_what_it_asks(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    head = page.locator("[data-facet=life] th")
    expect(head.locator("p")).to_be_hidden()
    head.locator("summary").click()
    expect(head.locator("p")).to_have_text("ライフのこと。")


def test_differences_only_hides_the_rest_and_groups_without_any(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    box = page.get_by_label("違う項目だけを見る")
    box.check()
    assert marks(page) == {"life": "違う", "mulligan": "違う", "maker": "違う"}
    assert groups(page) == ["開始時の設定", "商品"]
    assert query(page) == "games=aka,ao&only=differences"
    expect(box).to_be_focused()
    box.uncheck()
    assert len(marks(page)) == 7
    assert query(page) == "games=aka,ao"


def test_without_differences_it_says_so(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=more-1,more-2&only=differences", before=invented)
    expect(page.locator(".stage")).to_contain_text("比べられる項目に違いは無い。")
    expect(page.locator(".side")).to_have_count(0)


def test_groups_fold_into_the_address_and_print_all_the_same(visit: Visit) -> None:
    page = visit(PAIR, before=invented)
    button = page.get_by_role("button", name="開始時の設定")
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()
    page.get_by_role("button", name="商品").click()
    assert list(marks(page)) == ["order", "who"]
    assert query(page) == "games=aka,ao&fold=start,sold"
    page.emulate_media(media="print")
    assert len(marks(page)) == 7
    page.emulate_media(media="screen")
    button.click()
    assert query(page) == "games=aka,ao&fold=sold"


def test_address_brings_the_whole_view_back(visit: Visit) -> None:
    address = f"{COMPARE}?games=ao,aka&only=differences&fold=start"
    page = visit(address, before=invented)
    expect(page.locator(".side")).to_be_visible()
    assert page.url.endswith(address)
    assert heads(page)[1:] == ["青い盤上", "赤の決闘"]
    expect(page.get_by_label("違う項目だけを見る")).to_be_checked()
    assert list(marks(page)) == ["maker"]
    page.reload()
    expect(page.locator(".side")).to_be_visible()
    assert list(marks(page)) == ["maker"]


def test_back_and_forward_go_through_what_was_picked(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=aka", before=invented)
    for words in ("青い", "黄金"):
        field(page).fill(words)
        field(page).press("Enter")
    expect(page.locator(".side thead th")).to_have_count(4)
    page.get_by_label("違う項目だけを見る").check()  # no step of its own
    page.go_back()
    expect(page.locator(".side thead th")).to_have_count(3)
    assert query(page) == "games=aka,ao"
    expect(page.get_by_label("違う項目だけを見る")).not_to_be_checked()
    page.go_back()
    expect(page.locator(".side")).to_have_count(0)
    assert chips(page) == ["赤の決闘"]
    expect(page).to_have_title("ゲームを比べる - TCGルール集")
    page.go_forward()
    page.go_forward()
    expect(page.locator(".side thead th")).to_have_count(4)
    expect(page.get_by_label("違う項目だけを見る")).to_be_checked()


def test_what_comes_late_does_not_replace_what_was_asked_for_since(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=aka", before=invented)
    held: list[Route] = []
    page.route("**/games/ao.json", lambda route: held.append(route))
    field(page).fill("青い")
    field(page).press("Enter")
    page.get_by_role("button", name="青い盤上を外す").click()
    field(page).fill("黄金")
    field(page).press("Enter")
    expect(page.locator(".side")).to_be_visible()
    assert len(held) == 1
    held[0].fallback()
    page.wait_for_timeout(100)
    assert heads(page)[1:] == ["赤の決闘", "黄金郷"]


def test_unknown_game_is_named_and_left_out(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=aka,%3Cb%3Ex,ao,aka&fold=x", before=invented)
    expect(page.locator(STATUS)).to_have_text("「<b>x」というゲームは無いので、外した。")
    expect(page.locator(".side")).to_be_visible()
    assert heads(page)[1:] == ["赤の決闘", "青い盤上"]
    page.get_by_role("button", name="手番").click()
    assert query(page) == "games=aka,ao&fold=flow"


def test_fifth_game_is_named_and_left_out(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=aka,ao,ki,more-1,more-2", before=invented)
    expect(page.locator(STATUS)).to_have_text("並べられるのは4つまでなので、「続編その2」を外した。")
    expect(page.locator(".side")).to_be_visible()
    assert len(heads(page)) == 5


@pytest.mark.parametrize("name", ["facets.json", "games.json", "games/ao.json"])
def test_what_cannot_be_loaded_is_said_and_the_plain_table_stays(visit: Visit, name: str) -> None:
    page = visit(PAIR, before=without(name))
    expect(page.locator(STATUS)).to_have_text("データを読み込めなかった。通信を確かめてから、ページを開き直す。")
    expect(page.locator("#comparison > .scroll")).to_be_visible()
    expect(page.locator(".side")).to_have_count(0)


def test_without_javascript_there_is_the_whole_table_and_the_topics(visit: Visit) -> None:
    page = visit(COMPARE, width=360, java_script_enabled=False)
    assert page.locator("#comparison thead th").count() == 5
    assert page.locator("#comparison tbody th[scope=row]:visible").count() > 70
    assert page.locator("#topics ~ .rules a").count() >= 12
    assert page.locator("article").locator("input:visible, button:visible, output:visible").count() == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_game_page_starts_a_comparison_in_one_step(visit: Visit, width: int) -> None:
    page = visit("games/rave/", width=width)
    page.locator(".game-head").get_by_role("link", name="ほかのゲームと比べる").click()
    page.wait_for_url("**/compare/?games=rave")
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_accessible_description("もう1つ選ぶと、表になる。")
    assert chips(page) == ["RAVE トレーディングカードゲーム"]


def test_other_pages_do_not_load_the_script(built: Path) -> None:
    naming = [file.relative_to(built).as_posix() for file in built.rglob("*.html") if "compare.js" in file.read_text()]
    assert naming == [f"{COMPARE}index.html"]
    others = (file for file in built.glob("javascripts/*.js") if file.name != "compare.js")
    assert [file.name for file in others if "compare/" in file.read_text()] == []


def test_two_games_need_no_panning_on_a_phone(visit: Visit) -> None:
    page = visit(PAIR, width=360, before=invented)
    expect(page.locator(".side")).to_be_visible()
    fits = page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll(".scroll, .side, .side th, .side td")]
          .every(each => each.scrollWidth <= Math.max(each.clientWidth, 1) + 1 || !each.checkVisibility())"""
    )
    assert fits
    boxes = [page.locator(f"[data-facet=life] {cell}").bounding_box() for cell in ("th", "td >> nth=0", "td >> nth=1")]
    (head, one, other) = [box for box in boxes if box]
    assert head["y"] + head["height"] <= one["y"] + 1
    assert head["width"] == pytest.approx(one["width"] + other["width"], abs=2)
    assert one["y"] == other["y"]
    assert one["width"] == pytest.approx(other["width"], abs=1)


def test_four_games_pan_inside_themselves_on_a_phone(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=aka,ao,ki,more-1", width=360, before=invented)
    expect(page.locator(".side")).to_be_visible()
    scroll = page.locator(".stage .scroll")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert scroll.evaluate("at => { at.scrollTo(200, 0); return at.scrollLeft }") == 200
    label = page.locator("[data-facet=life] summary").bounding_box()
    frame = scroll.bounding_box()
    assert label
    assert frame
    assert frame["x"] <= label["x"] < 60


def test_names_stay_in_view_below_the_header(visit: Visit) -> None:
    for width in (360, 1280):
        page = visit(f"{COMPARE}?games=rave,nurarihyon", width=width)
        expect(page.locator(".side")).to_be_visible()
        page.locator("[data-facet=zone-count]").scroll_into_view_if_needed()
        page.evaluate("document.querySelector('[data-facet=zone-count]').scrollIntoView({block: 'center'})")
        head = page.locator(".side thead th").last.bounding_box()
        assert head
        assert head["y"] == pytest.approx(48, abs=2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_comparison_is_accessible(visit: Visit, width: int, scheme: str) -> None:
    page = visit(f"{COMPARE}?games=rave,nurarihyon,nothing", width=width, color_scheme=scheme)
    expect(page.locator(".side")).to_be_visible()
    field(page).fill("え")
    expect(page.get_by_role("listbox")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert findings(page, contrast=width == 1280) == []


def test_table_remains_a_table_to_a_screen_reader_however_it_is_laid_out(visit: Visit) -> None:
    page = visit(PAIR, width=360, before=invented)
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader", name="青い盤上")).to_be_visible()
    row = table.get_by_role("row").filter(has_text="マリガン")
    expect(row.get_by_role("rowheader")).to_contain_text("マリガン")
    assert row.get_by_role("cell").count() == 2

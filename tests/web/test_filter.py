"""Narrowing the list of games."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

LIST = "games/"
EVANGELION, NURARIHYON, SHADOWVERSE, RAVE = "新世紀エヴァ", "ぬらりひょん", "シャドウバース", "RAVE"


def games(page: Page) -> list[str]:
    """The games that show, by how their names begin."""
    page.wait_for_load_state("networkidle")  # the script asks for what fits each game
    names = page.locator("tbody tr:visible th").all_inner_texts()
    known = (EVANGELION, NURARIHYON, SHADOWVERSE, RAVE)
    return [start for name in names for start in known if name.replace("\n", "").startswith(start)]


def box(page: Page, label: str) -> Locator:
    return page.get_by_role("checkbox", name=label)


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(page.evaluate("location.search.slice(1)"))


def test_choices_of_a_facet_are_alternatives_and_facets_must_all_fit(visit: Visit) -> None:
    page = visit(LIST)
    box(page, "コナミ（").check()
    assert games(page) == [RAVE]
    box(page, "バンダイ").check()
    assert games(page) == [EVANGELION, RAVE]
    box(page, "ライフ破壊").check()
    assert games(page) == [RAVE]
    expect(page.locator(".choices output")).to_have_text("1件")
    assert asked(page) == {"maker": ["コナミ", "バンダイ"], "game-type": ["life"]}


def test_beside_each_choice_stands_what_it_would_give_its_own_facet_left_out(visit: Visit) -> None:
    page = visit(LIST)
    box(page, "コナミ（").check()
    expect(page.locator("label", has=box(page, "バンダイ"))).to_contain_text("（1）")
    expect(page.locator("label", has=box(page, "ライフ破壊"))).to_contain_text("（1）")
    expect(page.locator("label", has=box(page, "目標達成"))).to_contain_text("（0）")
    expect(box(page, "目標達成")).to_be_disabled()
    expect(box(page, "バンダイ")).to_be_enabled()


def test_the_address_holds_the_whole_choice(visit: Visit) -> None:
    page = visit(f"{LIST}?maker=コナミ&maker=ブシロード&player-count=2&name=しゃど")
    assert games(page) == [SHADOWVERSE]
    expect(box(page, "ブシロード")).to_be_checked()
    expect(page.get_by_label("名前で探す")).to_have_value("しゃど")


def test_a_choice_that_there_is_not_is_left_out(visit: Visit) -> None:
    page = visit(f"{LIST}?maker=nobody&colour=red")
    assert len(games(page)) == 4


def test_back_and_forward(visit: Visit) -> None:
    page = visit(LIST)
    box(page, "目標達成").check()
    box(page, "競争").check()
    page.go_back()
    expect(box(page, "競争")).not_to_be_checked()
    page.go_back()
    assert len(games(page)) == 4
    page.go_forward()
    assert games(page) == [EVANGELION]


@pytest.mark.parametrize("words", ["ぬらり", "ヌラリ", "ﾇﾗﾘ", "孫"])
def test_words_look_into_every_name(visit: Visit, words: str) -> None:
    page = visit(LIST)
    page.get_by_label("名前で探す").fill(words)
    assert games(page) == [NURARIHYON]
    assert asked(page) == {"name": [words]}


def test_everything_can_be_let_go_at_once(visit: Visit) -> None:
    page = visit(f"{LIST}?maker=コナミ&name=れいゔ")
    button = page.get_by_role("button", name="すべて解除")
    button.click()
    assert len(games(page)) == 4
    assert asked(page) == {}
    expect(button).to_be_hidden()


def test_keyboard_alone(visit: Visit) -> None:
    page = visit(LIST)
    page.get_by_label("名前で探す").focus()
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.value === 'goal'"):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert games(page) == [EVANGELION]


def test_on_a_phone_the_choices_unfold(visit: Visit) -> None:
    page = visit(LIST, width=360)
    expect(box(page, "目標達成")).to_be_hidden()
    page.get_by_text("条件で絞り込む").click()
    box(page, "目標達成").check()
    assert games(page) == [EVANGELION]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_without_javascript_the_list_is_plain(visit: Visit) -> None:
    page = visit(LIST, java_script_enabled=False)
    assert len(games(page)) == 4
    expect(page.locator(".choices")).to_be_hidden()


def test_without_the_file_the_list_stays(visit: Visit) -> None:
    page = visit("", before=lambda page: page.route("**/filter.json", lambda route: route.abort()))
    page.goto(page.url + LIST)
    assert len(games(page)) == 4


def test_words_typed_before_the_script_has_come_count(visit: Visit) -> None:
    page = visit("")

    def answer(route: Route) -> None:
        page.get_by_label("名前で探す").fill("ぬらり")
        route.continue_()

    page.route("**/filter.json", answer)
    page.goto(page.url + LIST, wait_until="commit")
    expect(page.locator("tbody tr:visible")).to_have_count(1)


def test_words_typed_before_the_script_has_come_win_over_those_of_the_address(visit: Visit) -> None:
    page = visit("")

    def answer(route: Route) -> None:
        page.get_by_label("名前で探す").fill("ぬらり")
        route.continue_()

    page.route("**/filter.json", answer)
    page.goto(f"{page.url}{LIST}?name=rave", wait_until="commit")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    expect(page.get_by_label("名前で探す")).to_have_value("ぬらり")
    assert asked(page) == {"name": ["ぬらり"]}


@pytest.mark.parametrize(
    "words", ["シャドウバースエボルブ", "raveトレーディング", "れいぶ", "エヴァンゲリオンカードゲーム"]
)
def test_spaces_inside_a_name_and_the_spelling_of_v_make_no_difference(visit: Visit, words: str) -> None:
    page = visit(LIST)
    page.get_by_label("名前で探す").fill(words)
    assert len(games(page)) == 1


def test_choices_made_before_the_script_has_come_count(visit: Visit) -> None:
    page = visit("")

    def answer(route: Route) -> None:
        box(page, "コナミ（").check()
        box(page, "目標達成").check()
        route.continue_()

    page.route("**/filter.json", answer)
    page.goto(page.url + LIST, wait_until="commit")
    expect(page.locator(".choices output")).to_have_text("0件")
    expect(box(page, "コナミ（")).to_be_checked()
    assert asked(page) == {"maker": ["コナミ"], "game-type": ["goal"]}

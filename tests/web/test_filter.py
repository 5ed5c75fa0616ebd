"""Narrowing the list of games."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

LIST = "games/"
ALL = SHADOWVERSE, EVANGELION, NURARIHYON, RAVE = "シャドウバース", "新世紀", "ぬらりひょん", "RAVE"
"""In the order of the list."""


def opened(visit: Visit, query: str = "", **options: Any) -> Page:
    """The list, once its script is there: before, what is ticked is no step to go back from."""
    page = visit(f"{LIST}{query}", before=watched, **options)
    expect(page.locator("html")).to_have_attribute("data-told", "yes")
    return page


def watched(page: Page) -> None:
    """Notes on the page when the script, which runs once that is read, has told how many games there are."""
    page.add_init_script(
        """const observer = new MutationObserver(changes => {
          if (changes.some(({ target }) => target.nodeName === "OUTPUT")) document.documentElement.dataset.told = "yes";
        });
        const observe = () => observer.observe(document, { childList: true, subtree: true });
        document.addEventListener("readystatechange", observe, { once: true });"""
    )


def expect_games(page: Page, *games: str) -> None:
    """The games that show, by how their names begin."""
    expect(page.locator("tbody tr:visible th")).to_have_text([re.compile(rf"^\s*{game}") for game in games])


def box(page: Page, label: str) -> Locator:
    return page.get_by_role("checkbox", name=label)


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(page.evaluate("location.search.slice(1)"))


def test_choices_of_a_facet_are_alternatives_and_facets_must_all_fit(visit: Visit) -> None:
    page = opened(visit)
    box(page, "コナミ（").check()
    expect_games(page, RAVE)
    box(page, "バンダイ").check()
    expect_games(page, EVANGELION, RAVE)
    box(page, "ライフ破壊").check()
    expect_games(page, RAVE)
    expect(page.locator(".choices output")).to_have_text("1件")
    assert asked(page) == {"maker": ["コナミ", "バンダイ"], "game-type": ["life"]}


def test_beside_each_choice_stands_what_it_would_give_its_own_facet_left_out(visit: Visit) -> None:
    page = opened(visit)
    box(page, "コナミ（").check()
    expect(page.locator("label", has=box(page, "バンダイ"))).to_contain_text("（1）")
    expect(page.locator("label", has=box(page, "ライフ破壊"))).to_contain_text("（1）")
    expect(page.locator("label", has=box(page, "目標達成"))).to_contain_text("（0）")
    expect(box(page, "目標達成")).to_be_disabled()
    expect(box(page, "バンダイ")).to_be_enabled()


def test_the_address_holds_the_whole_choice(visit: Visit) -> None:
    page = opened(visit, "?maker=コナミ&maker=ブシロード&player-count=2&name=しゃど")
    expect_games(page, SHADOWVERSE)
    expect(box(page, "ブシロード")).to_be_checked()
    expect(page.get_by_label("名前で探す")).to_have_value("しゃど")


def test_a_choice_that_there_is_not_is_left_out(visit: Visit) -> None:
    page = opened(visit, "?maker=nobody&colour=red")
    expect_games(page, *ALL)


def test_back_and_forward(visit: Visit) -> None:
    page = opened(visit)
    box(page, "目標達成").check()
    box(page, "競争").check()
    page.go_back()
    expect(box(page, "競争")).not_to_be_checked()
    page.go_back()
    expect_games(page, *ALL)
    page.go_forward()
    expect_games(page, EVANGELION)


@pytest.mark.parametrize("words", ["ぬらり", "ヌラリ", "ﾇﾗﾘ", "孫"])
def test_words_look_into_every_name(visit: Visit, words: str) -> None:
    page = opened(visit)
    page.get_by_label("名前で探す").fill(words)
    expect_games(page, NURARIHYON)
    assert asked(page) == {"name": [words]}


def test_everything_can_be_let_go_at_once(visit: Visit) -> None:
    page = opened(visit, "?maker=コナミ&name=れいゔ")
    button = page.get_by_role("button", name="すべて解除")
    button.click()
    expect_games(page, *ALL)
    assert asked(page) == {}
    expect(button).to_be_hidden()


def test_keyboard_alone(visit: Visit) -> None:
    page = opened(visit)
    page.get_by_label("名前で探す").focus()
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.value === 'goal'"):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect_games(page, EVANGELION)


def test_on_a_phone_the_choices_unfold(visit: Visit) -> None:
    page = opened(visit, width=360)
    expect(box(page, "目標達成")).to_be_hidden()
    page.get_by_text("条件で絞り込む").click()
    box(page, "目標達成").check()
    expect_games(page, EVANGELION)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_without_javascript_the_list_is_plain(visit: Visit) -> None:
    page = visit(LIST, java_script_enabled=False)
    expect_games(page, *ALL)
    expect(page.locator(".choices")).to_be_hidden()


def test_without_the_file_the_list_stays(visit: Visit) -> None:
    page = visit("", before=lambda page: page.route("**/filter.json", lambda route: route.abort()))
    page.goto(page.url + LIST)
    expect_games(page, *ALL)


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
    page = opened(visit)
    page.get_by_label("名前で探す").fill(words)
    expect(page.locator("tbody tr:visible")).to_have_count(1)


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

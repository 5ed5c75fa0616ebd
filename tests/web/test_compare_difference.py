"""How one game differs for someone who knows another, in short sentences."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.abreast import COMPARE, heads, invented, query, renamed, sentences
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")


def opened(visit: Visit, games: str) -> Page:
    page = visit(f"{COMPARE}?games={games}", before=invented)
    expect(page.locator(".side")).to_be_visible()
    return page


def turned(said: list[str]) -> list[str]:
    """The same sentences from the other side."""
    return [re.sub(r"^(.*：)?(.*) → (.*)$", r"\1\3 → \2", each) for each in said]


def test_pair_is_told_in_sentences_the_most_telling_first(visit: Visit) -> None:
    page = opened(visit, "aka,ao")
    expect(page.locator(".difference h2")).to_have_text("「赤の決闘」から見た「青い盤上」の違い")
    assert sentences(page) == ["マリガン：1回まで → 無し", "ライフ：20 → 30", "メーカー：<b>甲</b>|乙 → =甲"]
    assert renamed(page) == ["墓場 → 捨場", "盤 → 場"]
    links = page.locator(".renamed li").first.locator("a")
    expect(links.first).to_have_attribute("href", "../games/aka/#discard-pile")
    expect(links.last).to_have_attribute("href", "../games/ao/#discard-pile")


def test_swapped_it_says_the_same_the_other_way_round(visit: Visit) -> None:
    page = opened(visit, "aka,ao")
    said, named = sentences(page), renamed(page)
    page.get_by_role("button", name="逆から見る").click()
    expect(page.locator(".difference h2")).to_have_text("「青い盤上」から見た「赤の決闘」の違い")
    assert sentences(page) == turned(said)
    assert sorted(renamed(page)) == sorted(turned(named))
    assert heads(page)[1:] == ["青い盤上", "赤の決闘"]
    assert query(page) == "games=ao,aka"
    expect(page.get_by_role("button", name="逆から見る")).to_be_focused()
    page.go_back()
    expect(page.locator(".difference h2")).to_have_text("「赤の決闘」から見た「青い盤上」の違い")
    assert sentences(page) == said


def test_of_several_each_is_told_against_the_first(visit: Visit) -> None:
    page = opened(visit, "aka,ao,ki")
    assert page.locator(".difference h2").all_inner_texts() == [
        "「赤の決闘」から見た「青い盤上」の違い",
        "「赤の決闘」から見た「黄金郷」の違い",
    ]
    assert page.locator(".difference").last.locator(".sentences li").all_text_contents() == [
        "マリガン：1回まで → 無し",
        "ライフ：20 → 対象外",
        "手札：5枚 → 7枚",
        "順序：先攻、後攻 → 先攻のみ",
        "メーカー：<b>甲</b>|乙 → 丙",
    ]
    page.locator(".difference").last.get_by_role("button", name="逆から見る").click()
    expect(page.locator(".side thead th").nth(1)).to_have_text("黄金郷")
    assert query(page) == "games=ki,ao,aka"


def test_alike_they_are_said_to_be(visit: Visit) -> None:
    page = opened(visit, "more-1,more-2")
    expect(page.locator(".difference")).to_contain_text("比べられる項目に違いは無い。")
    assert sentences(page) == renamed(page) == []


def test_of_many_differences_eight_show_and_the_rest_unfolds(visit: Visit) -> None:
    page = visit(f"{COMPARE}?games=rave,nurarihyon")
    expect(page.locator(".side")).to_be_visible()
    differing = page.locator(".side tr.differs").count()
    assert differing > 8
    lines = page.locator(".sentences li")
    assert lines.locator("visible=true").count() == 8
    page.get_by_text(f"もっと見る（{differing - 8}件）").click()
    assert lines.locator("visible=true").count() == differing
    assert "トラッシュ → 捨場" in renamed(page)

"""The search box: what its answers say, where they lead, and what may go wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser import served
from tests.conftest import MakeLibrary
from tests.published import prepare, publish
from tests.web.search_box import LINK, Q, answer, ask, opened
from tests.web.test_pages import findings

pytestmark = pytest.mark.xdist_group("web")

MULLIGAN = "glossary/mulligan/"
RAVE = "games/rave/"


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


# ---- What an answer says


def test_result_says_its_kind_and_its_game(page: Page) -> None:
    ask(page, "RAVE マリガン")
    group = page.locator(".md-search-result__item").first
    expect(group.locator("h1")).to_contain_text("RAVE トレーディングカードゲーム")
    assert group.locator(".md-tag").all_inner_texts()[:2] == ["ゲーム", "設定"]
    ask(page, "マリガン")
    expect(page.locator(LINK).first.locator(".md-tag")).to_have_text("用語")


def test_matched_words_are_marked_in_title_names_and_text(page: Page) -> None:
    ask(page, "引き直")
    first = page.locator(LINK).first
    expect(first.locator("h1")).to_have_text("マリガン 用語")
    marks = first.locator("mark").all_inner_texts()
    assert len(marks) >= 3
    assert set(marks) == {"引き直"}
    ask(page, "ﾏﾘｶﾞﾝ")
    assert page.locator(LINK).first.locator("h1 mark").all_inner_texts() == ["マリガン"]


def test_rule_is_not_said_twice(page: Page) -> None:
    ask(page, "セリフは役になりきり")
    link = page.locator(f"{LINK}[href*='speak-aloud']")
    assert link.inner_text().count("セリフは役になりきり") == 1


def test_more_of_one_page_unfolds(page: Page) -> None:
    seen = ask(page, "デッキ")
    all_links = page.locator(LINK).count()
    assert len(seen) < all_links
    page.locator(".md-search-result__more summary").first.click()
    assert page.locator(f"{LINK}:visible").count() > len(seen)


# ---- What is found


def test_words_are_all_required_in_any_order_and_partial_matches_come_after(page: Page) -> None:
    both, part = "games/evangelion/#pilots", "glossary/pilot/"
    one, other = ask(page, "零号機 パイロット"), ask(page, "パイロット　零号機")
    assert one.index(both) < one.index(part)
    assert other.index(both) < other.index(part)
    assert ask(page, "マリガン ぽぽぽぽぽぽ")[0] == MULLIGAN


@pytest.mark.parametrize("typed", ["召 喚 酔 い", "召喚　酔い", "しょうかん よい", "召喚酔い", "ショウカンヨイ"])
def test_spaces_inside_japanese_part_nothing(page: Page, typed: str) -> None:
    assert ask(page, typed)[0] == "glossary/summoning-sickness/"


@pytest.mark.parametrize("typed", ["chokusetsukougeki", "tyokusetukougeki", "tyokusetsukogeki", "chokusetsukōgeki"])
def test_romaji_finds_by_reading_in_any_spelling(page: Page, typed: str) -> None:
    assert ask(page, typed)[0] == "glossary/direct-attack/"


@pytest.mark.parametrize(
    "typed", ["マリガ", "マリンガン", "マルガン", "マガリン", "summoningsikness", "sumoningsikness"]
)
def test_one_typo_or_two_in_a_long_word_are_forgiven(page: Page, typed: str) -> None:
    assert ask(page, typed)[0] == ("glossary/summoning-sickness/" if typed.isascii() else MULLIGAN)


def test_where_nothing_is_found_the_three_nearest_names_are_offered(page: Page) -> None:
    nearest = ask(page, "マグリザルン")
    assert len(nearest) == 3
    assert MULLIGAN in nearest
    titles = page.locator(f"{LINK}:visible h1")
    assert titles.count() == 3
    for title in titles.all():
        assert title.locator(".nearest").inner_text() == "もしかして"
        assert title.locator(".md-tag").inner_text() == "用語"
        assert title.inner_text().startswith("もしかして")
    assert len(ask(page, "xyzzyqqq")) == 3
    ask(page, "マリンガン")
    expect(page.locator(LINK).first.locator("h1")).to_have_text("マリガン 用語")


@pytest.mark.parametrize("typed", ["", " ", "　", "、", "ー", "・・・"])
def test_what_holds_no_word_finds_nothing(page: Page, typed: str) -> None:
    ask(page, "マリガン")
    assert ask(page, typed) == ()


@pytest.mark.parametrize(
    "typed", ["<b>", "&amp;", "\\", "(", "[", "*", "%", "a" * 300, "漢" * 300, "\U0001f600", "\ud83d"]
)
def test_odd_queries_do_no_harm(page: Page, typed: str) -> None:
    page.locator(Q).fill("")
    page.locator(Q).evaluate("(box, q) => { box.value = q; box.dispatchEvent(new Event('input')); }", typed)
    page.wait_for_function("() => !window.pending")
    assert ask(page, "マリガン")[0] == MULLIGAN


@pytest.mark.parametrize(
    "typed", ["エボルブデッキ", "エボルヴデッキ", "えぼるゔでっき", "eboruvudekki", "eborubudekki"]
)
def test_v_and_b_are_one_sound(page: Page, typed: str) -> None:
    assert ask(page, typed)[0] == "glossary/support-deck/"
    assert "エボルヴデッキ" in page.locator(LINK).first.locator("mark").all_inner_texts()


# ---- Where it leads


def test_result_leads_to_its_rule_and_words_are_marked_there(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        ask(page, "rave 引き直し")
        page.locator(f"{LINK}[href$='#start-mulligan']").first.click()
        page.wait_for_url(re.compile(r"/games/rave/\?h=.*#start-mulligan$"))
        marks = page.locator("#start-mulligan mark")
        expect(marks.first).to_have_text("引き直し")
        expect(page.locator("#start-mulligan")).to_be_in_viewport()


def test_word_typed_by_its_reading_is_marked_as_the_page_writes_it(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        ask(page, "ﾏﾘｶﾞﾝ")
        page.locator(LINK).first.click()
        page.wait_for_url(re.compile("h="))
        expect(page.locator("article mark").first).to_have_text("マリガン")


def test_keyboard_alone(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.keyboard.press("/")
        expect(page.locator(Q)).to_be_focused()
        page.keyboard.type("dekki")
        seen = answer(page, "dekki")
        assert seen[0] == "glossary/deck/"
        for number in (0, 1):
            page.keyboard.press("ArrowDown")
            expect(page.locator(LINK).nth(number)).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile("/glossary/deck/"))
        page.keyboard.press("s")
        page.keyboard.type("tefuda")
        answer(page, "tefuda")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile("/glossary/hand/"))
        page.keyboard.press("f")
        page.wait_for_function("() => document.getElementById('__search').checked")
        page.keyboard.press("Escape")
        expect(page.locator(Q)).not_to_be_focused()


def test_address_with_a_query_opens_the_box_with_its_answer(browser: Browser, address: str) -> None:
    with opened(browser, f"{address}?q=召喚+酔い") as page:
        assert answer(page, "召喚 酔い")[0] == "glossary/summoning-sickness/"
        expect(page.locator(Q)).to_have_value("召喚 酔い")


def test_site_in_a_subfolder_finds_and_leads_alike(browser: Browser, built: Path, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "rules").symlink_to(built)
    with served(tmp_path) as root, opened(browser, f"{root}a/rules/games/rave/") as page:
        assert ask(page, "マリガン")[0] == MULLIGAN
        page.locator(LINK).first.click()
        page.wait_for_url(f"{root}a/rules/{MULLIGAN}?h=**")


def test_data_that_looks_like_html_stays_text(browser: Browser, tmp_path: Path, make_library: MakeLibrary) -> None:
    name = "<img src=x onerror=alert(1)>の札"
    game = f"added: 2026-01-02\ntitles: {{name: '{name}', reading: ふだ}}\nplayers: 2\ntype: '<b>太字</b>&amp;の型'\n"
    rules = f"topics: {{id: topic, name: '<i>{name}</i>', reading: ふだ, items: ['<script>alert(1)</script>の札']}}\n"
    prepare(tmp_path / "copy", make_library(odd={"game": game, "rules": rules}))
    assert publish(tmp_path / "copy").exit_code == 0
    with served(tmp_path / "copy" / "site") as root, opened(browser, root) as page:
        assert ask(page, "の札")[0] == "games/odd/"
        result = page.locator(".md-search-result__list")
        expect(result.locator("h1").first).to_have_text(f"{name} ゲーム")
        expect(result).to_contain_text("script>alert(1)</script>の札")
        assert result.locator("img, script, i, b").count() == 0


# ---- Composing in an IME


def test_results_follow_the_composition_and_nothing_is_lost_or_doubled(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.locator(Q).focus()
        answer(page, "")
        before = page.evaluate("window.answers")
        keys = page.context.new_cdp_session(page)
        for said in ("ｙ", "や", "やｍ", "やま", "やまｆ", "やまふ", "やまふだ", "山札"):
            keys.send("Input.imeSetComposition", {"text": said, "selectionStart": len(said), "selectionEnd": len(said)})
            seen = answer(page, said)
            if said in ("やまふだ", "山札"):
                assert seen[0] == "glossary/library/"
        keys.send("Input.insertText", {"text": "山札"})
        expect(page.locator(Q)).to_have_value("山札")
        assert page.evaluate("window.answers") == before + 8
        page.keyboard.type(" rave")
        expect(page.locator(Q)).to_have_value("山札 rave")
        answer(page, "山札 rave")


# ---- The network


def test_offline_once_loaded(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        ask(page, "マリガン")
        page.wait_for_load_state("networkidle")
        page.context.set_offline(True)
        assert ask(page, "マリ")[0] == MULLIGAN
        assert ask(page, "百鬼夜行")[0] == "glossary/procession/"
        assert "games/shadowverse-evolve/#verdant-steel" in ask(page, "森羅鋼鉄")
        assert ask(page, "召還酔い")[0] == "glossary/summoning-sickness/"


@pytest.mark.parametrize("files", ["names", "entries-*", "{entries,grams,names}-*", "{names,entries-*,grams-*}"])
@pytest.mark.parametrize("broken", ["aborted", "missing", "garbled", "of another version"])
def test_failing_index_breaks_nothing_and_is_asked_again(
    browser: Browser, address: str, files: str, broken: str
) -> None:
    def fail(route: Route) -> None:
        if broken == "aborted":
            route.abort()
        else:
            body = '{"version": "2", "nearest": "", "names": [], "grams": ["1"], "entries": ["1"]}'
            route.fulfill(
                status=404 if broken == "missing" else 200, body=body if broken == "of another version" else "{"
            )

    with opened(browser, "about:blank") as page:
        page.context.route(f"**/search/{files}.json*", fail)
        page.goto(address)
        assert ask(page, "マリガン") == ()
        page.context.unroute(f"**/search/{files}.json*")
        assert ask(page, "マリガ")[0] == MULLIGAN
        assert ask(page, "マリガン")[0] == MULLIGAN


def test_names_are_asked_for_anew_and_every_other_file_by_its_version(
    browser: Browser, address: str, built: Path
) -> None:
    names = json.loads((built / "search" / "names.json").read_text(encoding="utf-8"))
    with opened(browser, "about:blank") as page:
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        ask(page, "")
        page.wait_for_load_state("networkidle")
        assert [url for url in asked if re.search(r"/search/(grams|entries)", url)] == []
        assert [url for url in asked if "/search/names" in url] == [f"{address}search/names.json"]
        ask(page, "マリガン")
        files = [url for url in asked if re.search(r"/search/(grams|entries)", url)]
        assert len(files) > 2
        for url in files:
            kind, number, version = re.findall(r"(grams|entries)-(\d+)\.json\?(\w+)$", url)[0]
            assert version == names[kind][int(number)]
        assert len([url for url in asked if re.search(r"/search/\w+\.js\b", url)]) == 1


def test_page_that_was_open_while_the_site_was_exchanged_finds_with_the_new_index(
    browser: Browser, address: str
) -> None:
    """What it has read belongs to the former index, which the rest is not mixed with; then it reads the new one."""

    def former(route: Route) -> None:
        names = route.fetch().json()
        names["entries"] = ["0" * 8 for _ in names["entries"]]
        names["names"] = [[(each[0] + 1) % len(names["entries"]), *each[1:]] for each in names["names"]]
        route.fulfill(json=names)

    with opened(browser, "about:blank") as page:
        page.context.route("**/search/names.json", former)
        page.goto(address)
        ask(page, "")
        page.context.unroute("**/search/names.json")
        assert ask(page, "マリガ") == ()
        assert ask(page, "マリガン")[0] == MULLIGAN


def test_answer_to_an_earlier_query_is_dropped(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        held: list[Route] = []
        hold = [True]
        page.context.route(
            "**/search/entries-*.json*", lambda route: held.append(route) if hold[0] else route.continue_()
        )
        page.locator(Q).focus()
        answer(page, "")
        before = page.evaluate("window.answers")
        for sign in "召喚酔い":
            page.keyboard.insert_text(sign)
        page.keyboard.press("Control+a")
        page.keyboard.insert_text("マリガン")
        page.wait_for_function("() => window.question === 'マリガン'")
        while not held:
            page.wait_for_timeout(10)
        hold.clear()
        hold.append(False)
        for route in held:
            route.continue_()
        assert answer(page, "マリガン")[0] == MULLIGAN
        assert page.evaluate("window.answers") == before + 1


# ---- Looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_open_box_is_quiet_fits_and_is_accessible(
    browser: Browser, address: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    with opened(browser, "about:blank", viewport={"width": width, "height": 800}, color_scheme=scheme) as page:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(address)
        if width == 360:
            page.locator("header label.md-header__button[for=__search]").click()
        ask(page, "マリガン")
        page.wait_for_function("() => document.getAnimations().every((each) => each.playState === 'finished')")
        box = page.locator(".md-search__inner").bounding_box()
        assert box is not None
        assert (box["x"] >= 0, box["x"] + box["width"] <= width) == (True, True)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for link in page.locator(f"{LINK}:visible").all()[:6]:
            assert link.evaluate("link => link.scrollWidth <= link.clientWidth")
        assert findings(page) == []
        assert [line for line in said if "Service Worker" not in line] == []  # which these contexts block

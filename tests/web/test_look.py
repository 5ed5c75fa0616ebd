"""What every page owes its readers: it does not move, shows where the keyboard is, breaks lines as Japanese does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route

from tests.web.test_pages import PAGES
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

ALL = {**PAGES, "compare": "compare/", "topic": "compare/victory/", "status": "status/", "programs": "api/"}
STILL = 0.02

WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "() => performance.getEntriesByType('paint').length > 0 && document.querySelector('.md-footer')"
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

FOCUS = """() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  return [at.outerHTML.slice(0, 80), style.outlineStyle, parseFloat(style.outlineWidth), box.top >= 0 && box.top < 800];
}"""


def shifted(browser: Browser, url: str, width: int) -> float:
    """How far a page moves while it loads, where its scripts come only after the reader sees all of it.

    A long table that arrives slowly settles its columns before, which is none of the scripts' doing.
    """
    context = browser.new_context(viewport={"width": width, "height": 800}, service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    held: list[Route] = []
    seen: list[bool] = []
    page.route("**/*.js", lambda route: route.continue_() if seen else held.append(route))
    page.goto(url, wait_until="commit")
    page.wait_for_function(PAINTED)
    page.evaluate(DRAWN)
    page.evaluate("window.shift = 0")
    seen.append(True)
    for route in held:
        route.continue_()
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)
    found: float = page.evaluate("window.shift")
    context.close()
    assert held
    return found


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ALL.values(), ids=ALL.keys())
def test_nothing_moves_while_a_page_loads(browser: Browser, address: str, path: str, width: int) -> None:
    assert shifted(browser, address + path, width) < STILL


def test_a_shift_would_be_seen(visit: Visit) -> None:
    page = visit("", before=lambda page: page.add_init_script(WATCH))
    page.evaluate(
        "const [article, form] = [document.querySelector('article'), document.querySelector('.ask')];"
        "article.prepend(form.cloneNode(true), form.cloneNode(true));"
    )
    page.evaluate(DRAWN)
    assert page.evaluate("window.shift") > STILL


@pytest.mark.parametrize("path", ["", "games/rave/", "compare/terms/", "404.html"])
def test_the_keyboard_shows_where_it_is(visit: Visit, path: str) -> None:
    page = visit(path, reduced_motion="reduce")
    unseen = []
    for _ in range(25):
        page.keyboard.press("Tab")
        what, style, width, inside = page.evaluate(FOCUS)
        if what.startswith("<body"):  # once around
            break
        if style == "none" or (style != "auto" and width < 2) or not inside:
            unseen.append(what)
    assert unseen == []


def test_focus_is_white_in_the_header_and_the_accent_on_the_page(visit: Visit) -> None:
    page = visit("404.html", reduced_motion="reduce")
    seen = {}
    for _ in range(20):
        page.keyboard.press("Tab")
        place, colour = page.evaluate(
            """() => {
              const at = document.activeElement;
              return [at.closest(".md-tabs, article, footer")?.tagName, getComputedStyle(at).outlineColor];
            }"""
        )
        seen[place] = colour
    white, accent = "rgb(255, 255, 255)", "rgb(166, 52, 27)"
    assert {place: seen[place] for place in ("NAV", "ARTICLE", "FOOTER")} == {
        "NAV": white,
        "ARTICLE": accent,
        "FOOTER": white,
    }


def test_nothing_glides_for_readers_who_do_not_want_it(visit: Visit) -> None:
    page = visit("games/rave/", reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0
    moving = page.evaluate(
        """() => [...document.querySelectorAll("*")].filter((each) => {
          const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(each);
          const still = transitionProperty === "none" || /^0s(, 0s)*$/.test(transitionDuration);
          return !still || animationName !== "none" || scrollBehavior === "smooth";
        }).map((each) => each.className)"""
    )
    assert moving == []


def test_type_is_japanese_from_the_system(visit: Visit) -> None:
    page = visit("games/rave/")
    read = "(selector, name) => getComputedStyle(document.querySelector(selector))[name]"

    def style(selector: str, name: str) -> str:
        found: str = page.evaluate(f"([a, b]) => ({read})(a, b)", [selector, name])
        return found

    family = style("article", "fontFamily")
    wanted = ["Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", "Meiryo", "sans-serif"]
    assert [name for name in wanted if name not in family] == []
    assert style("article", "lineBreak") == "strict"
    assert style("article", "fontVariantNumeric") == "tabular-nums"
    assert style("h1", "wordBreak") == style("th", "wordBreak") == "auto-phrase"
    assert float(style("article", "lineHeight").removesuffix("px")) >= 1.7 * 16
    assert page.evaluate("document.fonts.size") == 0


def test_a_title_breaks_between_phrases(visit: Visit) -> None:
    page = visit("", width=360)
    lines = page.locator("h1").evaluate(
        """h1 => {
          const text = h1.firstChild;
          const range = document.createRange();
          const tops = [...text.data].map((_, place) => {
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            return range.getBoundingClientRect().top;
          });
          return [...new Set(tops)].map(top => [...text.data].filter((_, place) => tops[place] === top).join(""));
        }"""
    )
    assert lines == ["トレーディングカードゲームの", "ルール集"]


@pytest.mark.parametrize("path", ["", "games/", "games/rave/", "404.html"])
def test_the_navigation_is_above_on_a_desk_and_in_the_drawer_on_a_phone(visit: Visit, path: str) -> None:
    tabs = visit(path).locator(".md-tabs").get_by_role("link")
    names = ["ホーム", "ゲーム一覧", "用語集", "比べる", "用語対照表", "商品"]
    assert [name.strip() for name in tabs.all_inner_texts()][: len(names)] == names
    phone = visit(path, width=360)
    phone.locator("header label[for=__drawer]").click()
    drawer = phone.locator(".md-sidebar--primary")
    drawer.get_by_role("link", name="用語集").click()
    phone.wait_for_url("**/glossary/")


def test_the_logo_is_the_icon_and_says_nothing_twice(visit: Visit) -> None:
    page = visit("games/rave/")
    assert page.locator("link[rel=icon]").get_attribute("href") == "../../assets/logo.svg"
    logo = page.locator("header .md-logo img")
    assert logo.get_attribute("alt") == ""
    assert logo.evaluate("image => image.complete && image.naturalWidth > 0")


def test_the_footer_leads_on_and_names_the_terms(visit: Visit) -> None:
    page = visit("games/rave/")
    links = page.locator("footer").get_by_role("link")
    hrefs = [link.get_attribute("href") for link in links.all()]
    pages = ("products", "status", "api", "offline", "contribute")
    assert hrefs[: len(pages)] == [f"../../{page}/" for page in pages]
    assert hrefs[-1] == "https://creativecommons.org/licenses/by/4.0/"
    assert "非公式" in page.locator("footer").inner_text()

"""Where the definition of a linked word stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.visiting import Visit
from tests.web.words import GAME, PAGE, box, by_keyboard, defined, rest_on, words

pytestmark = pytest.mark.xdist_group("web")


SWEEP = """block => {
  const found = { wrong: [], seen: 0, broken: 0, squeezed: 0, above: 0 };
  const box = document.querySelector(".definition-box");
  for (const word of document.querySelectorAll(".rules a[href]:not(.headerlink)")) {
    word.scrollIntoView({ block });
    word.focus({ preventScroll: true });
    window.dispatchEvent(new Event("resize"));
    if (box.hidden) continue;
    const lines = [...word.getClientRects()];
    const { top, bottom, left, right } = box.getBoundingClientRect();
    const covers = lines.some(line =>
      line.top < bottom && line.bottom > top && line.left < right && line.right > left);
    const outside = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    if (covers || outside || bottom - top < 40) found.wrong.push(word.outerHTML + (covers ? " covered" : " outside"));
    found.seen += 1;
    found.broken += lines.length > 1 && lines[0].top !== lines.at(-1).top;
    found.squeezed += lines.at(-1).left > left + 20;
    found.above += bottom <= lines[0].top;
  }
  const fits = document.documentElement.scrollWidth === innerWidth;
  return { ...found, fits };
}"""


@pytest.mark.parametrize("block", ["start", "center", "end"])
def test_never_covers_its_word_nor_leaves_a_phones_window(visit: Visit, block: str) -> None:
    page = visit(GAME, width=360, height=640)
    by_keyboard(page, page.locator(".rules a.auto").first)
    found = page.evaluate(SWEEP, block)
    assert found["wrong"] == []
    assert found["fits"]
    assert min(found["seen"], found["broken"], found["squeezed"]) > 5
    assert (found["above"] > 5) == (block == "end")


@pytest.mark.parametrize("height", [800, 260])
@pytest.mark.parametrize("block", ["start", "end"])
def test_scrolls_when_long_and_stays_in_the_window(visit: Visit, height: int, block: str) -> None:
    page = visit(PAGE, width=360, height=height, before=defined)
    (word,) = words(page, "#top")
    word.evaluate("(word, block) => word.scrollIntoView({ block })", block)
    by_keyboard(page, word)
    frame, own = box(page).bounding_box(), word.bounding_box()
    assert frame
    assert own
    assert frame["y"] >= 0
    assert frame["y"] + frame["height"] <= height
    assert frame["y"] >= own["y"] + own["height"] or frame["y"] + frame["height"] <= own["y"]
    assert 40 < frame["height"] <= 16 * 20
    assert box(page).evaluate("box => box.scrollHeight > box.clientHeight")


def test_wheel_scrolls_the_definition_and_never_the_page_behind_it(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#top")
    rest_on(page, word)
    box(page).hover()
    box(page).evaluate("box => box.addEventListener('scroll', () => box.dataset.scrolled = 'yes')")
    page.mouse.wheel(0, 120)
    expect(box(page)).to_have_attribute("data-scrolled", "yes")
    expect(box(page)).to_be_visible()
    expect(box(page)).to_have_css("overscroll-behavior-y", "contain")
    assert page.evaluate("scrollY") == 0


def test_follows_its_word_and_closes_when_that_is_out_of_sight(visit: Visit) -> None:
    page = visit(PAGE, before=defined)
    (word,) = words(page, "#calls")
    by_keyboard(page, word)
    page.evaluate("scrollBy(0, 50)")
    frame, own = box(page).bounding_box(), word.bounding_box()
    assert frame
    assert own
    assert frame["y"] == pytest.approx(own["y"] + own["height"] + 4, abs=1)
    page.evaluate("scrollBy(0, 3000)")
    expect(box(page)).to_be_hidden()

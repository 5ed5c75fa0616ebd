"""The picture of a turn as a browser draws it, with the fonts it has."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import DATA
from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

GAMES = sorted(folder.name for folder in (DATA / "games").iterdir())
SVG = "svg[aria-label='手番の流れ']"

READ = """
svg => {
  const scale = svg.getScreenCTM().a;
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] };
  return {
    svg: box(svg),
    words: [...svg.querySelectorAll("text")].map((text) => ({
      said: text.textContent,
      size: parseFloat(getComputedStyle(text).fontSize) * scale,
      box: box(text),
      frame: text.parentElement === svg ? box(svg) : box(text.parentElement.querySelector("rect")),
    })),
  };
}
"""


def read(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.locator(SVG).evaluate(READ)
    return found


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_words_are_large_enough_and_stay_where_they_belong(visit: Visit, game: str, width: int) -> None:
    found = read(visit(f"games/{game}/", width=width))
    words = found["words"]
    assert len(words) >= 5
    assert min(each["size"] for each in words) >= 11
    for each in words:
        left, top, right, bottom = each["box"]
        frame = each["frame"]
        assert frame[0] <= left < right <= frame[2], each["said"]
        assert frame[1] <= top < bottom <= frame[3], each["said"]
    rows = [(left, top + 3, right, bottom - 3) for left, top, right, bottom in (each["box"] for each in words)]
    for place, (left, top, right, bottom) in enumerate(rows):
        for other in rows[place + 1 :]:
            assert other[2] <= left or right <= other[0] or other[3] <= top or bottom <= other[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_whole_width_and_a_narrower_one_pans_the_picture_alone(visit: Visit, game: str) -> None:
    page = visit(f"games/{game}/", width=360)
    frame = page.locator(f".scroll:has(> {SVG})")
    room = "e => [e.scrollWidth - e.clientWidth, document.documentElement.scrollWidth]"
    assert frame.evaluate(room) == [0, 360]
    page.set_viewport_size({"width": 320, "height": 800})
    assert frame.evaluate(room) == [40, 320]
    assert min(each["size"] for each in read(page)["words"]) >= 11


@pytest.mark.parametrize("game", GAMES)
def test_every_step_leads_to_its_place_on_the_page(visit: Visit, game: str) -> None:
    page = visit(f"games/{game}/")
    addresses = page.locator(f"{SVG} a").evaluate_all("links => links.map(a => a.getAttribute('href'))")
    assert len(addresses) >= 5
    assert [address for address in addresses if page.locator(f"[id='{address[1:]}']").count() != 1] == []


def test_clicking_a_step_goes_there(visit: Visit) -> None:
    page = visit("games/rave/", width=360)
    page.locator(f"{SVG} a[href='#defence-turn-judgement'] rect").first.click()
    assert page.url.endswith("#defence-turn-judgement")
    assert 0 <= page.locator("#defence-turn-judgement").evaluate("e => e.getBoundingClientRect().top") < 800


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_print_is_black_on_white_in_either_scheme(visit: Visit, scheme: str) -> None:
    page = visit("games/rave/", color_scheme=scheme)
    page.emulate_media(media="print")
    fills = page.locator(f"{SVG} text").evaluate_all("words => [...new Set(words.map(w => getComputedStyle(w).fill))]")
    assert fills == ["rgb(0, 0, 0)"]
    boxes = page.locator(f"{SVG} rect").evaluate_all("boxes => [...new Set(boxes.map(b => getComputedStyle(b).fill))]")
    assert boxes == ["none"]

"""The pictures of play areas, on a phone and on a desk."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.web.visiting import Visit

pytestmark = pytest.mark.xdist_group("web")

GAMES = ["evangelion", "nurarihyon", "rave", "shadowverse-evolve"]
PICTURE = "figure.play-area"

SNAP = 0.01
"""What browsers take off when they set boxes to fractions of a pixel."""

HEIGHTS = """svg => [...svg.querySelectorAll("text")].map(text =>
  parseFloat(getComputedStyle(text).fontSize) * svg.getScreenCTM().d)"""

CONTRASTS = """svg => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const luminance = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const part = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map(value => part(value / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = luminance(getComputedStyle(document.body).backgroundColor);
  return [...svg.querySelectorAll("text")].map(text => {
    const own = luminance(getComputedStyle(text).fill);
    return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
  });
}"""

OUTSIDE = """figure => [...figure.querySelectorAll("a")].filter(link => {
  const edge = link.querySelector("rect").getBBox();
  return [...link.querySelectorAll("text")].some(text => {
    const box = text.getBBox();
    return box.x < edge.x || box.x + box.width > edge.x + edge.width;
  });
}).map(link => link.getAttribute("href"))"""


def open_(visit: Visit, id_: str, width: int = 1280, **options: Any) -> Page:
    page = visit(f"games/{id_}/", width=width, **options)
    assert page.locator(PICTURE).count() == 1
    return page


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("id_", GAMES)
def test_words_are_large_enough_and_the_page_does_not_overflow(visit: Visit, id_: str, width: int) -> None:
    page = open_(visit, id_, width)
    assert min(page.locator(PICTURE).locator("svg").evaluate(HEIGHTS)) >= 11 - SNAP
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_picture_that_is_too_wide_pans_inside_itself(visit: Visit) -> None:
    page = open_(visit, "rave", 320)
    frame = page.locator(f"{PICTURE} .scroll")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert frame.evaluate("frame => frame.scrollWidth > frame.clientWidth")
    assert page.locator(f"{PICTURE} svg").evaluate("svg => svg.getScreenCTM().d") == pytest.approx(1, abs=0.001)
    frame.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("frame => frame.scrollLeft > 0", arg=frame.element_handle())


@pytest.mark.parametrize("id_", GAMES)
def test_on_a_phone_the_whole_picture_is_in_sight(visit: Visit, id_: str) -> None:
    frame = open_(visit, id_, 360).locator(f"{PICTURE} .scroll")
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth")


@pytest.mark.parametrize("id_", GAMES)
def test_words_stay_in_their_zones_in_the_font_that_is_here(visit: Visit, id_: str) -> None:
    assert open_(visit, id_).locator(PICTURE).evaluate(OUTSIDE) == []


@pytest.mark.parametrize("options", [{"color_scheme": "light"}, {"color_scheme": "dark"}], ids=["light", "dark"])
@pytest.mark.parametrize("media", ["screen", "print"])
def test_words_stand_out(visit: Visit, options: dict[str, Any], media: Literal["screen", "print"]) -> None:
    page = open_(visit, "rave", **options)
    page.emulate_media(media=media)
    assert min(page.locator(f"{PICTURE} svg").evaluate(CONTRASTS)) >= 4.5


@pytest.mark.parametrize("id_", ["evangelion", "rave"])
def test_zones_lead_to_their_text(visit: Visit, id_: str) -> None:
    page = open_(visit, id_)
    links = page.locator(f"{PICTURE} a")
    addresses = [links.nth(index).get_attribute("href") or "" for index in range(links.count())]
    assert all(page.locator(address).count() == 1 for address in addresses)
    links.last.click()
    assert page.url.endswith(addresses[-1])
    page.wait_for_function(
        "id => { const {top} = document.querySelector(id).getBoundingClientRect(); return top >= 0 && top < 800 }",
        arg=addresses[-1],
    )


def test_links_are_named_and_the_far_side_is_not_read_out(visit: Visit) -> None:
    page = open_(visit, "rave")
    picture = page.get_by_role("group", name="RAVE トレーディングカードゲームの場の配置")
    assert picture.get_by_role("link", name="対戦カード、1枚まで").count() == 1
    assert page.locator(f"{PICTURE} .far").get_attribute("aria-hidden") == "true"


def test_what_it_shows_unfolds_as_text_without_javascript(visit: Visit) -> None:
    page = open_(visit, "rave", java_script_enabled=False)
    page.locator(f"{PICTURE} summary").click()
    assert page.get_by_text("上から3段目、左から：手札").is_visible()
    assert page.locator(f"{PICTURE} svg").is_visible()


def test_colours_of_the_readers_own_are_taken(visit: Visit) -> None:
    page = open_(visit, "rave", forced_colors="active")
    colour = page.locator(f"{PICTURE} a text.name").first.evaluate("text => getComputedStyle(text).fill")
    expected = page.evaluate(
        "() => { document.body.style.color = 'LinkText'; return getComputedStyle(document.body).color }"
    )
    assert colour == expected

"""The home page, and the page that stands where there is none."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import served
from tests.conftest import DATA
from tests.published import prepare, publish
from tests.web.visiting import Visit, visiting

pytestmark = pytest.mark.xdist_group("web")

ROOT = "/a/rules/"


class Missing(SimpleHTTPRequestHandler):
    """Serves the site's 404 page where there is no file, as web servers do."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        page = Path(self.directory, *ROOT.strip("/").split("/"), "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_arguments: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def below(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Opens pages of a site that stands in a folder; what is not there is answered with its 404 page."""
    folder = tmp_path_factory.mktemp("below")
    prepare(folder, DATA)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", f"https://example.org{ROOT}")
        result = publish(folder)
    assert result.exit_code == 0, result.output
    place = folder / "served" / ROOT.strip("/")
    place.parent.mkdir(parents=True)
    place.symlink_to(folder / "site")
    with served(folder / "served", Missing) as address, visiting(browser, address.rstrip("/")) as visit:
        yield visit


def asked_for(page: Page) -> str:
    return page.locator("input[name=query]").input_value()


def test_what_is_asked_on_the_home_page_is_searched(visit: Visit) -> None:
    page = visit("")
    page.get_by_label("ゲームの名前、用語、ルールの言葉で探す").fill("すてふだ")
    page.keyboard.press("Enter")
    expect(page.locator(".md-search-result__link").first).to_contain_text("捨て札")
    assert asked_for(page) == "すてふだ"


def test_every_way_from_the_home_page_is_reached_by_its_whole_tile(visit: Visit) -> None:
    page = visit("", width=360)
    tile = page.locator(".offers li").first
    box = tile.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5)
    page.wait_for_url("**/games/")


def test_the_comparison_to_try_leads_to_rules_and_to_the_whole(visit: Visit) -> None:
    page = visit("")
    table = page.locator(".to-try table")
    assert table.locator("tbody tr").count() == 3
    heads = table.locator("thead a").all()
    games = [posixpath.basename((head.get_attribute("href") or "").rstrip("/")) for head in heads]
    assert page.locator(".to-try > p > a").get_attribute("href") == f"compare/?games={','.join(games)}"
    table.locator("tbody a").first.click()
    page.wait_for_url(f"**/games/{games[0]}/#*")
    assert page.locator(":target").count() == 1


@pytest.mark.parametrize("path", ["x", "x/", "games/rav/", "games/rave/a/b/c/", "用語/%"])
def test_missing_page_is_whole_at_any_depth_of_a_site_in_a_folder(below: Visit, path: str) -> None:
    page = below(ROOT + path)
    assert page.title() == "ページが見つからない - TCGルール集"
    expect(page.get_by_role("heading", level=1)).to_have_text("ページが見つからない")
    hrefs = [link.get_attribute("href") for link in page.locator(".offers a").all()]
    assert hrefs == [f"{ROOT}games/", f"{ROOT}glossary/", f"{ROOT}compare/"]
    assert page.locator(".md-logo img").first.evaluate("image => image.naturalWidth > 0")
    page.get_by_label("ゲームの名前や用語で探す").fill("RAVE")
    page.get_by_role("button", name="検索", exact=True).click()
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    assert asked_for(page) == "RAVE"


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("games/rav/", "games/rave/"),
        ("Games/Evangelion", "games/evangelion/"),
        ("discard-pile/", "glossary/discard-pile/"),
        ("compare/victry", "compare/victory/"),
    ],
)
def test_missing_page_names_the_nearest_address(below: Visit, path: str, found: str) -> None:
    page = below(ROOT + path)
    link = page.locator("[data-map] a").first
    expect(link).to_have_text(found)
    link.click()
    page.wait_for_url(f"**{ROOT}{found}")


def test_missing_page_offers_no_address_where_none_is_near(below: Visit) -> None:
    with_map: list[str] = []
    page = below(ROOT + "zzz", before=lambda page: page.on("requestfinished", lambda r: with_map.append(r.url)))
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("sitemap.xml") for url in with_map)
    expect(page.locator("[data-map]")).to_be_hidden()


def test_without_a_map_and_without_scripts_the_other_ways_stay(below: Visit) -> None:
    page = below(ROOT + "games/rav/", before=lambda page: page.route("**/sitemap.xml", lambda route: route.abort()))
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-map]")).to_be_hidden()
    plain = below(ROOT + "games/rav/", java_script_enabled=False)
    expect(plain.locator("[data-map]")).to_be_hidden()
    expect(plain.locator(".ask")).to_be_hidden()
    plain.get_by_role("link", name="ゲーム一覧").last.click()
    plain.wait_for_url(f"**{ROOT}games/")

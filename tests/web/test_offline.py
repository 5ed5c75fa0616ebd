"""With a network the page is always the present one; without it, what was visited and the core are at hand."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scripts.offline.build import WORKER, offline
from tests.browser import served
from tests.web.search_box import LINK, Q

pytestmark = pytest.mark.xdist_group("web")

RAVE = "games/rave/"
READY = "navigator.serviceWorker.controller !== null"
NAMES = "caches.keys()"


@dataclass
class Network:
    """A site in a subfolder, and the line to it, which can be cut."""

    site: Path
    address: str
    up: list[bool]

    def cut(self) -> None:
        self.up[0] = False

    def mend(self) -> None:
        self.up[0] = True

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.site / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def network(built: Path, tmp_path: Path) -> Iterator[Network]:
    shutil.copytree(built, tmp_path / "root" / "rules")
    up = [True]

    class Cut(SimpleHTTPRequestHandler):
        """Answers while the line is up, and hangs up while it is not; what it gives may be kept for an hour."""

        def do_GET(self) -> None:
            if up[0]:
                super().do_GET()
            else:
                self.close_connection = True

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "max-age=3600")
            super().end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    with served(tmp_path / "root", Cut) as address:
        yield Network(tmp_path / "root" / "rules", f"{address}rules/", up)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context()
    yield context
    context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """A page of which the worker is in charge, with all that it has to keep kept."""
    page = context.new_page()
    page.goto(address, wait_until="load")
    until(page, READY)
    return page


def until(page: Page, true: str) -> None:
    """Waits until an expression, which may hold ``await``, is true."""
    page.evaluate(
        f"""async () => {{
          for (let tries = 0; tries < 400; tries += 1) {{
            if ({true}) return;
            await new Promise(done => setTimeout(done, 50));
          }}
          throw new Error("waited in vain");
        }}"""
    )


def visited(network: Network) -> str:
    """What is kept of what was visited, as an expression."""
    return f"(await (await caches.open('{network.address} visited')).keys()).map(request => request.url)"


def kept(page: Page, network: Network, path: str) -> None:
    """Waits until a file is in one of the caches: keeping goes on after a page has loaded."""
    until(page, f"await caches.match('{network.address}{path}') !== undefined")


def test_online_a_changed_page_is_shown_at_once_though_an_old_one_is_kept(
    context: BrowserContext, network: Network
) -> None:
    page = visit(context, network.address + RAVE)
    kept(page, network, RAVE)
    page.reload()
    for path in (f"{RAVE}index.html", "index.html"):
        network.edit(path, "<h1", "<p>変わった後</p><h1")
    for path in (RAVE, ""):
        page.goto(network.address + path)
        expect(page.get_by_text("変わった後")).to_be_visible()


def test_offline_a_visited_game_search_and_comparison_are_at_hand(context: BrowserContext, network: Network) -> None:
    page = visit(context, network.address + RAVE)
    for path in (RAVE, f"{RAVE}terms.json", f"{RAVE}nearest.json"):
        kept(page, network, path)
    network.cut()
    page.goto(f"{network.address}{RAVE}?h=x#deck")
    expect(page.locator("#deck")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.facts')).borderTopStyle") != ""
    page.locator(Q).fill("マリガン")
    expect(page.locator(LINK).first).to_contain_text("マリガン")
    page.goto(f"{network.address}compare/?games=rave,evangelion")
    expect(page.locator(".side tbody tr").first).to_be_visible()
    page.goto(f"{network.address}games/")
    expect(page.locator("h1")).to_be_visible()


def test_offline_a_page_never_visited_says_so_and_names_the_games_at_hand(
    context: BrowserContext, network: Network
) -> None:
    page = visit(context, network.address + RAVE)
    kept(page, network, RAVE)
    network.cut()
    page.goto(network.address + "games/evangelion/#deck")
    assert page.url.startswith(network.address + "offline/?to=games%2Fevangelion%2F")
    expect(page.get_by_role("status").filter(has_text="まだ開いたことが無い")).to_be_visible()
    listed = page.locator("[data-kept] a")
    expect(listed).to_have_text(["RAVE トレーディングカードゲーム"])
    assert listed.evaluate("link => link.href") == network.address + RAVE
    network.mend()
    page.get_by_role("link", name="もう一度開く").click()
    page.wait_for_url(network.address + "games/evangelion/*")


@pytest.mark.parametrize("to", ["javascript:alert(1)", "https://elsewhere.example/", "//elsewhere.example/", "../x/"])
def test_offline_page_leads_nowhere_but_to_the_site(context: BrowserContext, network: Network, to: str) -> None:
    page = visit(context, f"{network.address}offline/?to={to}")
    expect(page.locator("[data-kept]")).to_contain_text("まだ無い")
    expect(page.locator("[data-missed]")).to_be_hidden()
    assert page.locator("[data-missed] a").count() == 0


def test_what_is_visited_is_kept_as_far_as_there_is_room(context: BrowserContext, network: Network) -> None:
    network.edit(WORKER, "const MOST = 300;", "const MOST = 3;")
    page = visit(context, network.address)
    for path in ("games/rave/", "games/evangelion/", "checks/gap/", "status/"):
        page.goto(network.address + path, wait_until="networkidle")
    kept(page, network, "status/")  # one before it may be let go before anybody looks
    until(page, f"{visited(network)}.length <= 3")


def test_another_build_takes_the_place_of_the_core_and_leaves_what_was_visited(
    context: BrowserContext, network: Network
) -> None:
    page = visit(context, network.address + RAVE)
    kept(page, network, RAVE)
    page.evaluate("caches.open('another site')")
    before = page.evaluate(NAMES)
    network.edit("search/names.json", "{", "{ ")
    offline(network.site)
    page.evaluate("navigator.serviceWorker.ready.then(registration => registration.update())")
    core = next(name for name in before if " core " in name)
    until(page, f"!(await {NAMES}).includes('{core}')")
    after = page.evaluate(NAMES)
    assert set(before) - set(after) == {core}
    assert [" core " in name for name in set(after) - set(before)] == [True]


def test_with_the_setting_off_the_worker_and_what_it_kept_go_and_nothing_else(
    context: BrowserContext, network: Network
) -> None:
    page = visit(context, network.address + RAVE)
    kept(page, network, RAVE)
    page.evaluate("caches.open('another site')")
    for file in network.site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("javascripts/offline.js", "javascripts/search.js"), encoding="utf-8")
    offline(network.site)
    page.goto(network.address)
    until(page, "(await navigator.serviceWorker.getRegistrations()).length === 0")
    assert page.evaluate(NAMES) == ["another site"]
    page.goto(network.address + RAVE)
    assert page.evaluate("navigator.serviceWorker.controller") is None

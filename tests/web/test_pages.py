"""Every type of page, on a phone and on a desk, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("web")

PAGES = {
    "home": "",
    "list": "games/",
    "game": "games/rave/",
    "long game": "games/evangelion/",
    "glossary": "glossary/",
    "concept": "glossary/discard-pile/",
    "concordance": "compare/terms/",
    "picking": "compare/",
    "topic": "compare/decks/",
    "products": "products/",
    "programs": "api/",
    "offline": "offline/",
    "contribute": "contribute/",
    "fields": "contribute/fields/",
    "status": "status/",
    "checks": "checks/",
    "check": "checks/gap/",
    "missing": "404.html",
}
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
WATCH = """
window.violations = [];
document.addEventListener("securitypolicyviolation", event =>
  window.violations.push(event.violatedDirective + " " + event.blockedURI));
"""


@contextmanager
def opened(
    browser: Browser, url: str, width: int = 1280, scheme: Literal["light", "dark"] = "light"
) -> Iterator[tuple[Page, list[str]]]:
    """A page, loaded, and what it complained of."""
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    context.add_init_script(WATCH)
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(url, wait_until="load")
    yield page, said
    context.close()


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES.keys())
def test_page_is_quiet_fits_and_is_accessible(
    browser: Browser, address: str, path: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    with opened(browser, address + path, width, scheme) as (page, said):
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate("document.body.dataset.mdColorScheme") == ("default" if scheme == "light" else "slate")
        assert findings(page, contrast=width == 1280) == []
        assert said + page.evaluate("window.violations") == []


def findings(page: Page, contrast: bool = True) -> list[str]:
    """What axe finds, as rule and first place; contrast, which does not change with the width, takes longest."""
    page.evaluate(AXE)
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    result: dict[str, Any] = page.evaluate("options => axe.run(options)", options)
    return [f"{found['id']}: {found['nodes'][0]['html'][:120]}" for found in result["violations"]]


def test_a_violation_of_the_policy_would_be_seen(browser: Browser, address: str) -> None:
    with opened(browser, address) as (page, _):
        page.evaluate(
            "const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.head.append(s)"
        )
        assert page.evaluate("window.ran") is None
        assert page.evaluate("window.violations") != []


def test_every_request_goes_to_the_site_itself(browser: Browser, address: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES.values():
        page.goto(address + path, wait_until="networkidle")
    context.close()
    assert [url for url in asked if not url.startswith(address)] == []
    assert len(asked) > len(PAGES)


def test_permanent_link_leads_to_its_rule(browser: Browser, address: str) -> None:
    with opened(browser, address + "games/rave/") as (page, _):
        row = page.locator("#start-mulligan")
        row.locator(".headerlink").first.click()
        assert page.url == address + "games/rave/#start-mulligan"
        assert row.bounding_box() is not None
        top = page.evaluate("document.getElementById('start-mulligan').getBoundingClientRect().top")
        assert 0 <= top < 800


def test_without_javascript_the_page_reads_the_same(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 800})
    page = context.new_page()
    page.goto(address + "games/rave/")
    assert page.locator("#win-life").is_visible()
    assert page.locator("#deck").is_visible()
    context.close()

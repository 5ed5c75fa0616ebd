"""The policy's hashes are those that a browser computes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.secure import with_policy
from tests.browser import served

pytestmark = pytest.mark.xdist_group("web")

WATCH = """
window.ran = [];
window.violations = [];
document.addEventListener("securitypolicyviolation", event => window.violations.push(event.effectiveDirective));
"""
PAGE = '<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body>{}</body></html>'


def opened(browser: Browser, folder: Path, page: str) -> tuple[list[str], list[str]]:
    """Which scripts of a page ran, and which rules were broken."""
    (folder / "index.html").write_bytes(page.encode("utf-8"))
    context = browser.new_context()
    context.add_init_script(WATCH)
    with served(folder) as address:
        tab = context.new_page()
        tab.goto(address, wait_until="load")
        tab.evaluate("new Promise(done => setTimeout(done, 100))")  # a violation is told a moment after it happened
        result: tuple[list[str], list[str]] = (tab.evaluate("window.ran"), tab.evaluate("window.violations"))
    context.close()
    return result


@pytest.mark.parametrize(
    "script",
    [
        "<script>ran.push('a')</script>",
        "<script>\r\n  ran.push('a') // 遊び &amp; <b>\r\n</script>",
        '<script data-src="x" id="a>b">ran.push("a")</script>',
        '<script type="module">ran.push("a")</script>',
        '<SCRIPT TYPE="application/javascript">ran.push("a")</SCRIPT >',
    ],
)
def test_inline_script_runs_by_its_hash_and_one_put_in_later_does_not(
    browser: Browser, tmp_path: Path, script: str
) -> None:
    page = with_policy(PAGE.format(script))
    assert opened(browser, tmp_path, page) == (["a"], [])
    later = page.replace("</body>", "<script>ran.push('b')</script></body>")
    assert opened(browser, tmp_path, later) == (["a"], ["script-src-elem"])


@pytest.mark.parametrize(
    ("part", "rule"),
    [
        ("<b onclick=\"ran.push('b')\">x</b><script src=click.js></script>", "script-src-attr"),
        ('<p style="color: red">x</p>', "style-src-attr"),
        ("<style>p { color: red }</style>", "style-src-elem"),
        ("<script src=eval.js></script>", "script-src"),
        ('<img src="http://127.0.0.1:9/x.png">', "img-src"),
        ('<script src="http://127.0.0.1:9/x.js"></script>', "script-src-elem"),
        ('<base href="http://127.0.0.1:9/">', "base-uri"),
        ('<object data="index.html"></object>', "object-src"),
    ],
)
def test_everything_else_is_refused(browser: Browser, tmp_path: Path, part: str, rule: str) -> None:
    (tmp_path / "eval.js").write_text("try { eval(\"ran.push('b')\") } catch { }", encoding="utf-8")
    (tmp_path / "click.js").write_text("document.querySelector('b').click()", encoding="utf-8")
    ran, violations = opened(browser, tmp_path, with_policy(PAGE.format(part)))
    assert (ran, set(violations)) == ([], {rule})


def test_data_in_a_script_and_pictures_in_addresses_break_no_rule(browser: Browser, tmp_path: Path) -> None:
    scripts = [f'<script type="application/{type_}">{{"a": 1}}</script>' for type_ in ("json", "ld+json")]
    part = "".join([*scripts, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'])
    assert opened(browser, tmp_path, with_policy(PAGE.format(part))) == ([], [])

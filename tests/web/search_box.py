"""The search box of a page, as a reader uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

# Tells whether the last question has been answered, so that a test need not wait longer.
WATCH = """
window.pending = false;
window.answers = 0;
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.type !== 3) return;
      window.pending = false;
      window.answers += 1;
    });
  }
  postMessage(message, ...more) {
    if (message.type === 2) [window.pending, window.question] = [true, message.data];
    return super.postMessage(message, ...more);
  }
};
"""

SEEN = """
() => [...document.querySelectorAll(".md-search-result__link")]
  .filter((link) => !link.closest("details:not([open])"))
  .map((link) => {
    const url = new URL(link.href);
    const base = new URL(JSON.parse(document.getElementById("__config").textContent).base, document.baseURI);
    const folder = base.pathname.endsWith("/") ? base.pathname : base.pathname + "/";
    return url.pathname.slice(folder.length) + url.hash;
  })
"""

Q = "input[name=query]"
LINK = ".md-search-result__link"


@contextmanager
def opened(browser: Browser, url: str, **options: Any) -> Iterator[Page]:
    """A page with its search box in use."""
    context: BrowserContext = browser.new_context(**{"service_workers": "block", **options})
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(url, wait_until="load")
    yield page
    context.close()


def ask(page: Page, query: str) -> tuple[str, ...]:
    """Types a query in the place of the last; the addresses of the entries in sight."""
    page.locator(Q).focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(query)
    return answer(page, query)


def answer(page: Page, query: str) -> tuple[str, ...]:
    """Waits until the box shows the answer to a query."""
    page.wait_for_function("q => window.question === q && !window.pending", arg=query)
    seen: list[str] = page.evaluate(SEEN)
    return tuple(seen)

"""Opening pages of the built site, each in a browser context of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

Visit = Callable[..., Page]
"""Opens the page at a path. ``width`` and ``height`` are the window's; ``before`` is called with the page before it
loads; the rest goes to the browser's context."""


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Visit]:
    """A function that opens pages below ``address``; what it opened is closed at the end, and must not have failed."""
    contexts: list[BrowserContext] = []
    failed: list[str] = []

    def visit(
        path: str,
        width: int = 1280,
        height: int = 800,
        before: Callable[[Page], object] | None = None,
        **options: Any,
    ) -> Page:
        # Routes that a test lays do not reach what a service worker asks for; the worker has tests of its own.
        context = browser.new_context(
            viewport={"width": width, "height": height}, **{"service_workers": "block", **options}
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: failed.append(str(error)))
        if before:
            before(page)
        page.goto(address + path, wait_until="load")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert failed == []

"""A headless Chromium for tests and pictures, and a server for the built site."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """The browser to use: ``$CHROMIUM``, one installed, Debian's package when root, or None for Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    if installed or os.geteuid() != 0 or not shutil.which("apt-get"):
        return installed
    subprocess.run(["apt-get", "update"], check=False, capture_output=True)
    packages = ["chromium", "fonts-noto-cjk"]
    subprocess.run(["apt-get", "install", "-y", *packages], check=False, capture_output=True)
    return shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser; fails with the command to type where none can be had."""
    with sync_playwright() as playwright:
        path = find_chromium()
        if path is None and not Path(playwright.chromium.executable_path).exists():
            raise SystemExit("no browser found; type: .venv/bin/playwright install chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_arguments: object) -> None:
        """Says nothing: a test's output is its own."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which ``folder`` is served while the context lasts, with a slash at its end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()

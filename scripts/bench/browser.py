"""A headless Chromium for readings, tests and pictures, and a server for built sites."""

from __future__ import annotations

import functools
import gzip
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

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
    """The browser to use: ``$CHROMIUM``, one installed, Debian's package when root, or None for Playwright's own.

    ``$CHROMIUM`` set to nothing asks for Playwright's own.
    """
    named = os.environ.get("CHROMIUM")
    if named is not None:
        return named or None
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


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Says nothing of a browser that has gone before it had its answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(folder: Path, handler: type[SimpleHTTPRequestHandler] = _Quiet) -> Iterator[str]:
    """The address at which ``folder`` is served while the context lasts, with a slash at its end."""
    server = _Server(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()


@dataclass
class Line:
    """A slow line between server and browser, the same for pages and their workers, and what went over it.

    The browser's own emulation leaves out what a worker asks for.
    """

    bits: float = 10e6
    latency: float = 0.02
    asked: list[tuple[str, int]] = field(default_factory=list)
    """Path and gzipped bytes of each answer, in order."""
    _free: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def carry(self, path: str, size: int) -> None:
        """Waits for as long as the bytes take on the line; those of another answer go first."""
        with self._lock:
            self.asked.append((path, size))
            self._free = max(self._free, time.monotonic() + self.latency) + size * 8 / self.bits
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


def over(line: Line) -> type[SimpleHTTPRequestHandler]:
    """A handler that sends files gzipped over a line."""

    class Slow(_Quiet):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            file = Path(self.translate_path(self.path))
            file = file / "index.html" if file.is_dir() else file
            found = file.is_file()
            packed = _packed(file) if found else b""
            line.carry(self.path, len(packed))
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", self.guess_type(str(file)))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(packed)))
            self.send_header("Cache-Control", "max-age=600")
            self.end_headers()
            self.wfile.write(packed)

    return Slow


@functools.lru_cache(maxsize=256)
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6)

"""How long an edit takes until ``mkdocs serve`` shows it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from statistics import median
from urllib.error import URLError

from scripts.bench.measure import EDITED, OURS, ROOT, change, copy_written

EDITS = 5
PATIENCE = 600
"""Seconds after which a server that shows nothing is given up."""


def edit_to_page(data: Path, work: Path) -> dict[str, float]:
    """For each of ``EDITED`` the seconds from saving it until its page is served anew; the median of a few edits.

    The server looks for changes twice a second, so that much of it is waiting.
    Raises ``TimeoutError`` where nothing comes.
    """
    docs, config = work / "served", work / "serve.yml"
    copy_written(docs)
    config.write_text(OURS.format(docs=docs, root=ROOT) + f"extra: {{data: {data}}}\n", encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [sys.executable, "-m", "mkdocs", "serve", "--quiet", "-f", str(config), "--dev-addr", address]
    server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    try:
        page = f"http://{address}/games/{sorted((data / 'games').iterdir())[-1].name}/"
        _wait(page, "")
        return {what: median(_shown(data, what, page, number) for number in range(EDITS)) for what in EDITED}
    finally:
        server.terminate()
        server.wait()


def _shown(data: Path, what: str, page: str, number: int) -> float:
    """Seconds until one edit is shown."""
    time.sleep(1 + number / 7)  # at no fixed point between two looks of the server
    sign = f"改訂{number}"
    begin = time.monotonic()
    change(data, what, sign)
    _wait(page, sign)
    return time.monotonic() - begin


def _wait(page: str, sign: str) -> None:
    """Asks for a page until it holds a sign."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(page, timeout=PATIENCE) as answer:
                if sign in answer.read().decode("utf-8"):
                    return
        except URLError:
            pass
        time.sleep(0.02)
    raise TimeoutError(page)

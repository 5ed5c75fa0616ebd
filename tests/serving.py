"""``mkdocs serve`` in a process of its own, as a test meets it: what it prints and what it serves."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError

DEADLINE = 30
"""Seconds after which a server is taken to be stuck; a build takes one or two."""

QUIET = 1.5
"""Seconds in which a second build would have begun: the server and the hook each look for changes twice a second."""

BUILDING = "Building documentation..."


class Server:
    """A running ``mkdocs serve`` of a prepared folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: list[str] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        temporary = folder / "temporary"
        temporary.mkdir()
        environment = {name: value for name, value in os.environ.items() if name not in ("SITE_URL", "CI")}
        environment |= {"COLUMNS": "1000", "TMPDIR": str(temporary), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", f"127.0.0.1:{self.port}"],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def stop(self) -> None:
        """Ends the server as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def page(self, path: str) -> str:
        """A page as a browser gets it; the server's own words where there is none, nothing while it does not answer."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/{path}", timeout=10) as answer:
                return str(answer.read().decode("utf-8"))
        except HTTPError as error:
            return error.read().decode("utf-8")
        except URLError:
            return ""

    def builds(self) -> int:
        """How many builds have begun."""
        return sum(line.endswith(BUILDING) for line in self.lines)

    def wait(self, until: Callable[[], bool]) -> None:
        """Waits for something to come true; fails with all that was printed where it does not, or the server ends."""
        end = time.monotonic() + DEADLINE
        while not until():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("\n".join(["waited in vain; the server said:", *self.lines]))
            time.sleep(0.05)

    def after(self, change: Callable[[], object], until: Callable[[], bool]) -> list[str]:
        """Makes a change, waits for what it should lead to, and gives what was printed; there was one build."""
        before, said = self.builds(), len(self.lines)
        change()
        self.wait(until)
        end = time.monotonic() + QUIET
        while time.monotonic() < end and self.builds() <= before + 1:
            time.sleep(0.05)
        assert self.builds() == before + 1, self.lines[said:]
        return self.lines[said:]

    def edit(self, path: str, old: str, new: str) -> Callable[[], object]:
        """A change of a file of the folder, for ``after``."""
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        assert old in text, path
        return lambda: file.write_bytes(text.replace(old, new, 1).encode("utf-8"))


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server that answers, while the context lasts."""
    server = Server(folder)
    try:
        server.wait(lambda: server.page("") != "")
        time.sleep(0.5)  # it begins to look for changes while it begins to answer
        yield server
    finally:
        server.stop()


def copied(source: Path, target: Path) -> None:
    """A folder in place of a link to it, so that what is in it can be changed."""
    target.unlink()
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))

"""What goes on beside a build: another one, the server, edits."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.faults.place import BUILD, SITE, FaultError, Place
from tests.serving import Server

BUSY = ("another build is running", "wait until it has ended")
TIMES = 8


def two_builds(place: Place, chance: random.Random) -> str:
    """A second build, and a server, while the first runs MkDocs."""
    place.turn()
    first = _begun(place)
    os.killpg(first.pid, signal.SIGSTOP)  # so that it does not end before the others come so far
    try:
        place.refused(place.run(SITE), *BUSY)
        place.refused(place.run(BUILD), *BUSY)
    finally:
        os.killpg(first.pid, signal.SIGCONT)
    _ended(place, first)
    place.settled()
    return "site and build were told of the first, which published; nothing else was changed"


def server(place: Place, chance: random.Random) -> str:
    """The server starts while a build runs, waits for it, and lives on beside the next."""
    place.turn()
    first = _begun(place)
    os.killpg(first.pid, signal.SIGSTOP)
    running = Server(place.folder)
    try:
        running.wait(lambda: any(BUSY[0] in line for line in running.lines))
        os.killpg(first.pid, signal.SIGCONT)
        _ended(place, first)
        running.wait(lambda: running.page("") != "")
        place.turn()
        place.heal()
        if any("Traceback" in line for line in running.lines):
            raise FaultError("\n".join(running.lines))
    except AssertionError as error:
        raise FaultError(str(error)) from None
    finally:
        running.stop()
        if first.poll() is None:
            os.killpg(first.pid, signal.SIGKILL)
    place.settled()
    return "the server waited and served, and the next build beside it published"


def edits(place: Place, chance: random.Random) -> str:
    """A file of the data is changed, or changed and changed back, at a random moment of a build."""
    begin = time.monotonic()
    place.turn()
    place.heal()
    duration = time.monotonic() - begin
    for number in range(TIMES):
        place.turn()
        building = place.start(SITE)
        time.sleep(chance.uniform(0, duration))
        place.turn()
        if number % 2:
            time.sleep(chance.uniform(0, duration / 4))
            place.turn()
        place.told(place.end(building))
        place.expect((0, 1))
        place.heal()
    place.settled()
    return f"{TIMES} builds published the old data or the new; the next one had the last"


def edits_of_pages(place: Place, chance: random.Random) -> str:
    """A generated page, and one by hand, is changed while MkDocs runs."""
    for path in ("index.md", "contribute/index.md"):
        page = place.docs / path
        text = page.read_bytes()
        place.turn()
        first = _begun(place)
        page.write_bytes(page.read_bytes() + "\n書き足した。\n".encode())
        place.told(place.end(first))
        if path != "index.md":
            page.write_bytes(text)
        place.heal()
    place.settled()
    return "the next build put right what MkDocs may have read"


def _begun(place: Place) -> subprocess.Popen[str]:
    """A build that has come to MkDocs."""
    old = place.site.resolve()
    building = place.start(SITE)
    _wait(lambda: any(path.name.startswith("build-") and path != old for path in _listed(place.folder / ".site")))
    return building


def _ended(place: Place, building: subprocess.Popen[str]) -> None:
    ended = place.end(building)
    if ended.status:
        raise FaultError(f"the first build failed:\n{ended.output}")
    place.expect([place.state])


def _listed(folder: Path) -> list[Path]:
    return [path.resolve() for path in folder.iterdir()]


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not until():
        if time.monotonic() > end:
            raise FaultError("the build does not come to MkDocs")
        time.sleep(0.005)

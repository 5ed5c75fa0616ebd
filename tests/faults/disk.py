"""Disks that refuse: files that may not grow, a full disk, trees and disks that may only be read."""

from __future__ import annotations

import json
import os
import random
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.kept import FOLDER
from scripts.refused import FULL, MINE
from tests.conftest import ROOT
from tests.faults.place import BUILD, SITE, FaultError, Place

TIMES = 8
"""How often each disk refuses, each time elsewhere."""

RIGHTS = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search,-fowner")
"""Runs a command without that right of root by which modes mean nothing to it."""

SIZE = "24m"
"""The size of the disk that gets full: the small library with its site, twice."""


class SkippedError(Exception):
    """A fault that cannot be brought about here; the message says why."""


def limited(place: Place, chance: random.Random) -> str:
    """No file may grow beyond a size: refused as a full disk is, needs no right, and is on every system."""
    folders = (place.site, place.docs, place.cache)
    sizes = sorted({file.stat().st_size for folder in folders for file in folder.rglob("*") if file.is_file()})
    failed = 0
    for _ in range(TIMES):
        place.turn()
        failed += _refused(place, "File too large", "ulimit -f", largest=chance.choice(sizes[1:]) - 1)
    place.settled()
    return f"{TIMES} builds, {failed} refused; the old site stayed, the next build healed"


def full(place: Place, chance: random.Random) -> str:
    """The disk has some room left, and then none."""
    ballast = place.folder / "ballast"
    failed = 0
    for _ in range(TIMES):
        place.turn()
        disk = os.statvfs(place.folder)
        room = chance.randrange(10_000, 7_000_000)
        with ballast.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, max(1, disk.f_bavail * disk.f_frsize - room))
        failed += _refused(place, "No space left on device", FULL, ballast=ballast)
    place.settled()
    return f"{TIMES} builds, {failed} refused; the old site stayed, the next build healed"


def _refused(place: Place, *said: str, largest: int | None = None, ballast: Path | None = None) -> bool:
    """A build that the disk refuses at some point, or not; gives whether it did."""
    ended = place.run(SITE, largest=largest)
    if ended.status:
        place.refused(ended, *said)
    place.told(ended)
    place.expect([1 - place.state if ended.status else place.state])
    if ballast:
        ballast.unlink()
    place.heal()
    return ended.status != 0


def read_only_disk(place: Place, chance: random.Random) -> str:
    """All of it lies on a disk that may only be read."""
    place.turn()
    disk = place.folder.parent
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    try:
        for command in (SITE, BUILD):
            place.refused(place.run(command), "Read-only file system", "make that disk writable")
        place.expect([1 - place.state])
    finally:
        subprocess.run(["mount", "-o", "remount,rw", disk], check=True)
    place.heal()
    return "site and build refused; the old site stayed, the next build healed"


def read_only_tree(place: Place, chance: random.Random) -> str:
    """Parts of the tree, and all of it, may only be read."""
    before = _without_rights(place.folder)
    for name in (".", ".site", "docs", FOLDER):
        place.turn()
        with _unwritable(place.folder / name):
            ended = place.run(SITE, before=before)
        if name == FOLDER:
            place.told(ended)
            place.expect([place.state])
        else:
            place.refused(ended, "cannot be written: Permission denied", MINE)
            place.expect([1 - place.state])
        place.heal()
    place.turn()
    with _unwritable(*(path for path in place.folder.rglob("*") if not path.is_symlink()), place.folder):
        for command in (SITE, BUILD):
            place.refused(place.run(command, before=before), "cannot be written: Permission denied", MINE)
    place.expect([1 - place.state])
    place.heal()
    return "folder, .site, docs and all of it: refused, the old site stayed; .cache: built without"


def _without_rights(folder: Path) -> tuple[str, ...]:
    """What to put before a command so that modes count; raises ``SkippedError`` where nothing helps."""
    probe = folder / "probe"
    probe.touch(mode=0o444)
    write = [sys.executable, "-c", f"open({str(probe)!r}, 'a')"]
    try:
        for before in ((), RIGHTS if shutil.which(RIGHTS[0]) else ()):
            if subprocess.run([*before, *write], capture_output=True, check=False).returncode:
                return before
    finally:
        probe.unlink()
    raise SkippedError("modes mean nothing to this user, and there is no setpriv")


@contextmanager
def _unwritable(*paths: Path) -> Iterator[None]:
    """While this lasts nobody may write them."""
    modes = {path: stat.S_IMODE(path.stat().st_mode) for path in paths}
    for path, mode in modes.items():
        path.chmod(mode & 0o555)
    try:
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def on_small_disk(seed: int) -> dict[str, list[str]]:
    """What came of the faults ``full`` and ``read_only_disk``, on a disk in memory that only they can see.

    Mounting one needs Linux, and root or a user who may make a namespace; raises ``SkippedError`` elsewhere.
    """
    own = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    mount = ["sh", "-c", f'mount -t tmpfs -o size={SIZE} none "$0" && exec "$@"']
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        able = shutil.which("unshare") and not _run([*own, *mount, folder, "true"]).returncode
        if not able:
            raise SkippedError("a disk in memory cannot be mounted here")
        inside = [sys.executable, "-m", "tests.faults", "--inside", folder, "--seed", str(seed)]
        done = _run([*own, *mount, folder, *inside])
    if done.returncode:
        raise FaultError(done.stdout + done.stderr)
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

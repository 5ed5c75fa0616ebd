"""From pages to a published site: built aside, made secure, checked, then swapped in whole.

``site`` is a symbolic link to a finished build in ``.site/``. Putting a new
link in its place is one step for the file system, so whoever reads ``site``
sees the old site or the new one, at whatever point a build is killed. Only a
plain folder, which `mkdocs build` by itself leaves, takes two steps: it is set
aside first, and set back by the next build if this one does not get further.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os.path import lexists
from pathlib import Path

from scripts.refused import advice

PAGES_READY = "RULES_PAGES_READY"
"""Set in MkDocs' environment when the pages have just been rendered, so that the hook need not do it again."""

BUILT = ("404.html", "sitemap.xml")
"""Files that every engine puts into a site."""

TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?:[ \t].*\n)*", re.MULTILINE)
SYSTEM_ERROR = re.compile(r"\[Errno (\d+)\].*\Z")
"""The last line of what a program prints that the system has refused something."""


class BusyError(Exception):
    """Another build holds the lock."""


class MkDocsError(Exception):
    """MkDocs ended with an error; its output is the message."""


def publish(site: Path, make: Callable[[Path], None]) -> None:
    """Lets ``make`` fill an empty folder and puts that folder in ``site``'s place.

    Raises ``BusyError`` while another build runs, and ``FileExistsError`` where
    something else than a built site stands in the place. If ``make`` raises,
    ``site`` stays as it was, and what ``make`` has left can be looked at in
    ``.site/`` until the next build.
    """
    site = site.absolute()  # so that `.` has a name too
    store = site.parent / f".{site.name}"
    _refuse_foreign(site, store)
    store.mkdir(parents=True, exist_ok=True)
    with lock(store):
        _restore(site, store)
        _sweep(store, keep=_current(site))
        staging = Path(tempfile.mkdtemp(prefix="build-", dir=store))
        staging.chmod(0o755)  # mkdtemp's folder is for the owner alone; a web server must read this one
        make(staging)
        _swap(staging, site, store)
        _sweep(store, keep=staging.resolve())


@contextmanager
def lock(folder: Path, wait: bool = False) -> Iterator[None]:
    """Holds a folder while the context lasts; where another build holds it, waits or raises ``BusyError``.

    The system lets go of it when a build ends, however it ends.
    """
    held = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            raise BusyError(f"another build is running (it holds {folder}); wait until it has ended") from None
        yield
    finally:
        os.close(held)


def _refuse_foreign(site: Path, store: Path) -> None:
    """Raises ``FileExistsError`` where a build would replace what nobody can build again, such as ``docs``."""
    if lexists(store) and not store.is_dir():
        raise FileExistsError(f"{store} is no folder, and finished builds go there; move or delete it")
    if not site.exists() or (site.is_symlink() and site.resolve().parent == store.resolve()):
        return
    if not site.is_dir() or (any(site.iterdir()) and not all((site / name).is_file() for name in BUILT)):
        raise FileExistsError(f"{site} is no built site and is not replaced; name another place, or move or delete it")


def _restore(site: Path, store: Path) -> None:
    """Sets back a plain folder that a killed build has set aside."""
    for aside in store.glob(f"plain-*/{site.name}"):
        if not lexists(site):
            aside.rename(site)


def _current(site: Path) -> Path | None:
    return site.resolve() if site.is_symlink() else None


def _swap(staging: Path, site: Path, store: Path) -> None:
    link = store / "next"
    link.unlink(missing_ok=True)
    link.symlink_to(os.path.relpath(staging, site.parent), target_is_directory=True)
    if site.is_dir() and not site.is_symlink():
        # A link cannot replace a folder in one step.
        site.rename(Path(tempfile.mkdtemp(prefix="plain-", dir=store)) / site.name)
    link.replace(site)


def _sweep(store: Path, keep: Path | None) -> None:
    """Removes what unfinished and earlier builds left."""
    for folder in store.iterdir():
        if folder.name.startswith(("build-", "plain-")) and folder.resolve() != keep:
            shutil.rmtree(folder, ignore_errors=True)


def run_mkdocs(config: Path, target: Path) -> None:
    """Builds the site into ``target`` with warnings as errors; raises ``MkDocsError`` with MkDocs' own words.

    Where MkDocs stumbles, what it stumbled over stands there, and where in its code it did so does not.
    """
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(target.resolve())],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, PAGES_READY: "1", "NO_MKDOCS_2_WARNING": "1", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    if done.returncode:
        said = TRACEBACK.sub("", done.stdout + done.stderr).rstrip("\n")
        number = SYSTEM_ERROR.search(said)
        what = f"MkDocs ended with status {done.returncode} and said nothing"
        raise MkDocsError((said or what) + advice(int(number[1]) if number else None))

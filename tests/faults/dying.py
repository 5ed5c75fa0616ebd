"""``python -m tests.faults.dying AT DELAY``: ``python -m scripts site``, killed with all that it started.

It dies ``DELAY`` seconds after it is about to change the disk for the ``AT``-th
time. ``AT`` 0 lets it live; each change is then printed as the file it is of.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
from threading import Timer
from typing import Any

CHANGES = frozenset(
    {
        *("os.chmod", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink"),
        *("shutil.rmtree", "sqlite3.connect", "subprocess.Popen"),
    }
)
"""What Python tells of before it happens, beside files that are opened for writing."""

STEP = "step: "


def _main(at: int, delay: float) -> None:
    steps = 0

    def die() -> None:
        os.killpg(0, signal.SIGKILL)

    def listen(event: str, details: tuple[Any, ...]) -> None:
        nonlocal steps
        writes = event == "open" and isinstance(details[2], int) and details[2] & (os.O_WRONLY | os.O_RDWR)
        if event not in CHANGES and not writes:
            return
        steps += 1
        if not at:
            place = details[1] if event in ("os.rename", "os.symlink") else details[0]
            os.write(
                2, f"{STEP}{os.fsdecode(place) if isinstance(place, str | bytes | os.PathLike) else event}\n".encode()
            )
        elif steps == at and delay:
            Timer(delay, die).start()
        elif steps == at:
            die()

    sys.argv = ["scripts", "site"]
    sys.addaudithook(listen)
    runpy.run_module("scripts", run_name="__main__")


if __name__ == "__main__":
    _main(int(sys.argv[1]), float(sys.argv[2]))

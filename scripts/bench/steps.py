"""``python -m scripts.bench.steps DATA DOCS``: our own steps one by one in one process, readings as JSON.

What ``python -m scripts build`` does, without the start of Python and the
imports, which come before the first step.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path

from scripts.bench.reading import Reading, mebibytes
from scripts.build import uncollected, written
from scripts.kept import OFF, Kept
from scripts.survey import survey


def steps(data: Path, docs: Path) -> dict[str, Reading]:
    """Builds the pages of the library in ``data`` into ``docs``; gives a reading for each step.

    Raises ``ValueError`` where the library cannot be read.
    """
    readings: dict[str, Reading] = {}
    store = Kept()
    with uncollected(), ExitStack() as held:
        with _read("load and check", readings):
            found = survey(data, store)
        if found.library is None:
            raise ValueError(f"{data} holds no library")
        with _read("render and write", readings):
            written(docs, found.library, found, store, held)
    return readings


@contextmanager
def _read(step: str, readings: dict[str, Reading]) -> Iterator[None]:
    wall, cpu = time.monotonic(), time.process_time()
    yield
    memory = mebibytes(resource.getrusage(resource.RUSAGE_SELF))
    readings[step] = Reading(time.process_time() - cpu, time.monotonic() - wall, memory)


if __name__ == "__main__":
    os.environ[OFF] = "1"
    found = steps(Path(sys.argv[1]), Path(sys.argv[2]))
    sys.stdout.write(json.dumps({step: asdict(reading) for step, reading in found.items()}))

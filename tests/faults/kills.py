"""Builds that are killed: at random moments, and at random steps of each part of a build."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import time
from collections import Counter, defaultdict

from tests.faults.dying import STEP
from tests.faults.place import SITE, FaultError, Place

MKDOCS = "running MkDocs"

PARTS = {
    "keeping what was made": re.compile(r"\.cache$|\.cache/.*\.db$"),
    "writing the pages": re.compile(r"(?:^|/)docs(?:/|$)"),
    MKDOCS: re.compile(r"/python[0-9.]*$"),
    "finishing the site": re.compile(r"/\.site/build-"),
    "swapping it in": re.compile(r"/\.site/next$|/site$"),
    "sweeping the old one": re.compile(r"^[^/]+$"),
    "noting what it was made from": re.compile(r"\.cache/site\.[a-z]+$"),
}
"""The parts of a build, each with what tells the files of its steps; the first that fits counts."""

LONGEST = 0.03
"""Seconds at most between a step and death: most steps take less, so that death comes in the middle of one or later."""

TRIES = 10
"""So many builds a kill may end before it comes."""


def killed(place: Place, kills: int, chance: random.Random) -> str:
    """Kills so many builds; gives where they died, and how often the old site and the new one were left."""
    duration = _duration(place)
    steps = _steps(place)
    where: Counter[str] = Counter()
    what: Counter[str] = Counter()
    done = tries = 0
    while done < kills:
        tries += 1
        if tries > TRIES * kills:
            raise FaultError("builds end too fast to be killed")
        old = place.state
        place.turn()
        if done % 2:
            part = list(steps)[done // 2 % len(steps)]
            longest = duration / 2 if part == MKDOCS else LONGEST
            died = _at_step(place, chance.choice(steps[part]), chance.choice((0, chance.uniform(0, longest))))
        else:
            part = "at any moment"
            died = _at_moment(place, chance.uniform(0, duration * 1.05))
        left = place.expect((old, place.state))
        if died:
            done += 1
            where[part] += 1
            what["the old site" if left == old else "the new site"] += 1
        place.heal()
    place.settled()
    parts, left_behind = (", ".join(f"{number} {name}" for name, number in each.items()) for each in (where, what))
    return f"{parts}; left {left_behind}; each next build healed"


def _duration(place: Place) -> float:
    """The seconds that a build takes."""
    place.turn()
    begin = time.monotonic()
    place.run(SITE)
    return time.monotonic() - begin


def _steps(place: Place) -> dict[str, list[int]]:
    """For each part of a build the numbers of its steps, counted in a build that lives; a step may be of no part."""
    place.turn()
    ended = place.run(("-m", "tests.faults.dying", "0", "0"))
    lines = [line.removeprefix(STEP) for line in ended.output.splitlines() if line.startswith(STEP)]
    steps: dict[str, list[int]] = defaultdict(list)
    for number, line in enumerate(lines, 1):
        part = next((part for part, told in PARTS.items() if re.search(told, line)), None)
        if part:
            steps[part].append(number)
    if ended.status or steps.keys() != PARTS.keys():
        raise FaultError(f"a build has only the parts {sorted(steps)}:\n{ended.output}")
    return {part: steps[part] for part in PARTS}


def _at_moment(place: Place, seconds: float) -> bool:
    """Kills a build that has run for so long; False where it has ended before."""
    process = place.start(SITE)
    try:
        process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    return process.returncode == -signal.SIGKILL


def _at_step(place: Place, step: int, delay: float) -> bool:
    """Has a build kill itself; False where it has ended before."""
    return place.run(("-m", "tests.faults.dying", str(step), str(delay))).status == -signal.SIGKILL

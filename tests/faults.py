"""``python -m tests.faults``: really kills ``python -m scripts site`` at random moments and looks at what is left.

Not part of ``make test``, whose own tests kill a build in-process at every
step; this one kills the whole group of processes, MkDocs among them.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import click

from scripts.verify import verify
from tests.conftest import LIBRARY
from tests.published import contents, prepare

GAME, LINKED = "whole-game", "many-titles"
"""The small library: a game with everything, and the game that it names."""

NAMES = ("旧版の遊び", "新版の遊び")
"""What the game is called in the two states of the data between which the builds go back and forth."""

LATE = 0.75
"""From this share of a build's time on the site is made secure, checked and swapped in: half the kills fall there."""

LATER = "ended before they could be killed"


class Workplace:
    """A small library and its site, built by a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        prepare(folder, LIBRARY)
        for game in (folder / "data" / "games").iterdir():
            if game.name not in (GAME, LINKED):
                shutil.rmtree(game)
        self.file = folder / "data" / "games" / GAME / "game.yml"
        self.text = self.file.read_text(encoding="utf-8")

    def name(self, name: str) -> None:
        """Changes the data: the game is called ``name`` now."""
        self.file.write_text(self.text.replace("name: ", f"name: {name}", 1), encoding="utf-8")

    def start(self) -> subprocess.Popen[str]:
        """A build that has just begun, in a group of processes of its own."""
        return subprocess.Popen(
            [sys.executable, "-m", "scripts", "site"],
            cwd=self.folder,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def build(self) -> float:
        """Builds to the end; gives the seconds it took."""
        begin = time.monotonic()
        process = self.start()
        output, _ = process.communicate()
        if process.returncode:
            raise click.ClickException(f"a build that nobody killed failed:\n{output}")
        return time.monotonic() - begin

    def build_killed_after(self, seconds: float) -> float | None:
        """Kills a build that has run for so long; gives the seconds it took where it was faster than that."""
        begin = time.monotonic()
        process = self.start()
        try:
            process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        return None if process.returncode == -signal.SIGKILL else time.monotonic() - begin


@click.command()
@click.option("--kills", default=30, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True, help="Other seeds kill at other moments.")
def main(kills: int, seed: int) -> None:
    """Kill builds, and fail at the first site that is neither the old one nor the new one."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        place = Workplace(Path(folder))
        wholes = []
        for name in NAMES:
            place.name(name)
            duration = place.build()
            wholes.append(contents(place.site))
        seen = _killed(place, wholes, kills, duration, random.Random(seed))
        place.name(NAMES[0])
        place.build()
        _expect(contents(place.site) == wholes[0], "the build after the last kill did not make the site whole")
        left = sorted(path.name.split("-")[0] for path in (place.folder / ".site").iterdir())
        _expect(left == ["build"], f"the last build left {left}")
        drafts = sorted(path.name for path in (place.folder / "docs" / ".generated").iterdir())
        _expect(drafts == ["manifest.json"], f"the last build left {drafts} among the pages")
    told = ", ".join(f"{number} {what}" for what, number in sorted(seen.items(), reverse=True))
    click.echo(f"of {seen.total()} builds {told}; the site was whole every time")


def _killed(
    place: Workplace, wholes: list[dict[str, str]], kills: int, duration: float, chance: random.Random
) -> Counter[str]:
    """Kills so many builds, each at a random moment; gives how often the old site was left, and how often the new."""
    seen: Counter[str] = Counter()
    while seen.total() - seen[LATER] < kills:
        _expect(seen[LATER] <= 10 * kills, "builds end too fast to be killed")
        old = contents(place.site)
        other = 1 - wholes.index(old)
        place.name(NAMES[other])
        moment = duration * (chance.uniform(0, LATE) if chance.random() < 0.5 else chance.uniform(LATE, 1.05))
        took = place.build_killed_after(moment)
        now = contents(place.site)
        _expect(now in (old, wholes[other]), f"a kill after {moment:.3f} s left a mixture")
        _expect(verify(place.site) == [], f"a kill after {moment:.3f} s left a site with problems")
        seen[LATER if took else "left the new site" if now == wholes[other] else "left the old site"] += 1
        duration = took or duration  # other work on the machine makes builds slower and faster
    return seen


def _expect(right: bool, otherwise: str) -> None:
    if not right:
        raise click.ClickException(otherwise)


if __name__ == "__main__":
    main(prog_name="python -m tests.faults")

"""``python -m tests.faults``: brings about each fault for real, and says what came of it.

Not part of ``make test``, which brings about the same in-process.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from tests.faults import altered, beside, disk
from tests.faults.disk import SkippedError
from tests.faults.kills import killed
from tests.faults.place import FaultError, Place

Fault = Callable[[Place, random.Random], str]

FAULTS: dict[str, Fault] = {
    "no file may grow beyond a size": disk.limited,
    "a tree that may only be read": disk.read_only_tree,
    "two builds at once": beside.two_builds,
    "a server beside a build": beside.server,
    "data changed during a build": beside.edits,
    "pages changed during a build": beside.edits_of_pages,
    "a damaged or foreign cache": altered.caches,
    "site and pages altered by hand": altered.by_hand,
    "somebody's own files in the way": altered.in_the_way,
}

ON_SMALL_DISK: dict[str, Fault] = {
    "a full disk": disk.full,
    "a disk that may only be read": disk.read_only_disk,
}


WIDTH = max(map(len, FAULTS))


@click.command()
@click.option("--kills", default=200, show_default=True, type=click.IntRange(min=0))
@click.option("--seed", default=1, show_default=True, help="Other seeds strike at other moments.")
@click.option("--inside", type=click.Path(path_type=Path), hidden=True, help="The small disk to fill.")
def main(kills: int, seed: int, inside: Path | None) -> None:
    """Bring about faults; end with 1 where one leaves anything but the old site or the new one, whole."""
    if inside:
        told = {name: list(said) for name, *said in _brought_about(ON_SMALL_DISK, seed, inside)}
        click.echo(json.dumps(told))
        return
    wrong = []
    for name, came, problem in _all(kills, seed):
        click.echo(f"{name:<{WIDTH}} | {came}")
        if problem:
            wrong.append(f"{name}: {problem}")
    if wrong:
        raise click.ClickException("\n".join(wrong))


def _all(kills: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """Of each fault its name, what came of it, and what was wrong."""

    def kill(place: Place, chance: random.Random) -> str:
        return killed(place, kills, chance)

    yield from _brought_about({f"killed {kills} times": kill} | FAULTS, seed)
    try:
        for name, (came, problem) in disk.on_small_disk(seed).items():
            yield name, came, problem
    except SkippedError as error:
        yield from ((name, f"SKIPPED: {error}", "") for name in ON_SMALL_DISK)


def _brought_about(faults: dict[str, Fault], seed: int, folder: Path | None = None) -> Iterator[tuple[str, str, str]]:
    """The same; each fault strikes a library of its own, in ``folder`` where one is named."""
    for name, fault in faults.items():
        with tempfile.TemporaryDirectory(prefix="faults-", dir=folder) as own:
            try:
                yield name, fault(Place(Path(own)), random.Random(seed)), ""
            except SkippedError as error:
                yield name, f"SKIPPED: {error}", ""
            except FaultError as error:
                yield name, "WRONG", str(error)


if __name__ == "__main__":
    main(prog_name="python -m tests.faults")

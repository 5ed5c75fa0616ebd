"""A small library and its site, built by processes of their own, and what must be true of it after a fault."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from scripts.kept import FOLDER, OFF
from scripts.write import OWN
from tests.conftest import LIBRARY, ROOT
from tests.published import contents, prepare

GAME, LINKED = "whole-game", "many-titles"
"""The small library: a game with everything, and the game that it names."""

NAMES = ("旧版の遊び", "新版の遊び")
"""What the game is called in the two states of the data between which the builds go back and forth."""

SITE = ("-m", "scripts", "site")
BUILD = ("-m", "scripts", "build")


class FaultError(Exception):
    """What a fault has left is not as it must be; the message says what is wrong."""


@dataclass(frozen=True)
class Ended:
    """How a command ended, and all that it printed."""

    status: int
    output: str


class Place:
    """The library, its site and its caches; ``state`` says which of its two names the game has now."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.docs = folder / "docs"
        self.cache = folder / FOLDER
        prepare(folder, LIBRARY)
        for game in (folder / "data" / "games").iterdir():
            if game.name not in (GAME, LINKED):
                shutil.rmtree(game)
        self.file = folder / "data" / "games" / GAME / "game.yml"
        self.text = self.file.read_text(encoding="utf-8")
        self.state = 0
        self.wholes = [self._cold(state) for state in range(len(NAMES))]
        self.heal()

    def _cold(self, state: int) -> tuple[dict[str, str], dict[str, str]]:
        """The site and the pages of a state, built with nothing from before."""
        self.edit(state)
        ended = self.run(SITE, {OFF: "1"})
        if ended.status:
            raise FaultError(f"a build that nothing disturbed failed:\n{ended.output}")
        return contents(self.site), self._pages()

    def edit(self, state: int) -> None:
        """Changes the data: the game has the name of ``state`` now."""
        self.state = state
        self.file.write_text(self.text.replace("name: ", f"name: {NAMES[state]}", 1), encoding="utf-8")

    def turn(self) -> None:
        """Changes the data to the state in which they are not."""
        self.edit(1 - self.state)

    def start(
        self,
        command: Iterable[str],
        environment: Mapping[str, str] | None = None,
        before: Iterable[str] = (),
        largest: int | None = None,
    ) -> subprocess.Popen[str]:
        """Python with these arguments, in a group of processes of its own, in the folder.

        ``before`` is a command that runs it; no file that it writes may be larger than ``largest`` bytes.
        """

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest or 0, largest or 0))

        kept = {name: value for name, value in os.environ.items() if name != OFF}
        own = {"SOURCE_DATE_EPOCH": "1700000000", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.Popen(
            [*before, sys.executable, *command],
            cwd=self.folder,
            env=kept | own | {"PYTHONUTF8": "1"} | dict(environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
            preexec_fn=limit if largest is not None else None,
        )

    def run(
        self,
        command: Iterable[str],
        environment: Mapping[str, str] | None = None,
        before: Iterable[str] = (),
        largest: int | None = None,
    ) -> Ended:
        """The same, to its end; a command that takes a minute hangs."""
        return self.end(self.start(command, environment, before, largest))

    def end(self, process: subprocess.Popen[str]) -> Ended:
        """Waits for a command."""
        try:
            output, _ = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise FaultError(f"it hangs; it had said:\n{process.communicate()[0]}") from None
        return Ended(process.returncode, output)

    def expect(self, states: Iterable[int]) -> int:
        """The published site is whole and that of one of the states; gives which."""
        now = contents(self.site)
        for state in states:
            if now == self.wholes[state][0]:
                return state
        raise FaultError("the published site is none of those that it may be")

    def refused(self, ended: Ended, *said: str) -> None:
        """A command failed and said all this, and no traceback."""
        self.told(ended)
        for words in said:
            if ended.status == 0 or words not in ended.output:
                raise FaultError(f"ended with {ended.status} and did not say {words!r}:\n{ended.output}")

    def told(self, ended: Ended) -> None:
        """Whatever a command said was no traceback."""
        if "Traceback" in ended.output:
            raise FaultError(f"ended with a traceback:\n{ended.output}")

    def heal(self) -> None:
        """The next build makes what a first build makes, and nothing else is left."""
        ended = self.run(SITE)
        if ended.status or contents(self.site) != self.wholes[self.state][0]:
            raise FaultError(f"the next build did not make the site whole:\n{ended.output}")
        if self._pages() != self.wholes[self.state][1]:
            raise FaultError("the next build did not make the pages whole")
        left = sorted(path.name.split("-")[0] for path in (self.folder / ".site").iterdir())
        drafts = sorted(path.name for path in (self.docs / OWN).iterdir())
        if left != ["build"] or not {"manifest.json"} <= set(drafts) <= {"manifest.json", "touched"}:
            raise FaultError(f"the next build left {left} and {drafts}")

    def settled(self) -> None:
        """A build once more has nothing to do: what is kept from the last one is sound."""
        ended = self.run(SITE)
        if ended.status or "nothing has changed" not in ended.output:
            raise FaultError(f"a build once more did not find the site as it should be:\n{ended.output}")

    def _pages(self) -> dict[str, str]:
        """All that lies in the docs folder, but for notes of the server."""
        return {path: hash_ for path, hash_ in contents(self.docs).items() if path != f"{OWN}/touched"}

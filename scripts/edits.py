"""What people write while ``mkdocs serve`` runs, told from what builds write."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from watchdog.events import FileSystemEvent, FileSystemEventHandler

from scripts.write import owned

if TYPE_CHECKING:
    from mkdocs.livereload import LiveReloadServer


def watch(server: LiveReloadServer, folders: Iterable[Path]) -> None:
    """Lets the server build anew when somebody changes something in one of those folders that are there."""
    for folder in folders:
        if folder.is_dir():
            observer = server.observer
            server.observer = caught = _Caught()  # type: ignore[assignment]  # all that is asked of it is to schedule
            server.watch(str(folder))
            server.observer = observer
            observer.schedule(_Edits(folder, caught.handler), str(folder), recursive=True)


class _Caught:
    """Stands in for the server's observer to get at the handler by which the server learns of changes."""

    handler: FileSystemEventHandler

    def schedule(self, handler: FileSystemEventHandler, _path: str, *, recursive: bool) -> None:
        """Remembers the handler; ``recursive`` as watchdog has it."""
        assert recursive
        self.handler = handler


class _Edits(FileSystemEventHandler):
    """Passes edits on to the server.

    Generated pages are passed over, and so is what has a name beginning with a
    dot: MkDocs does not read it, and editors keep notes of their own there. A
    file that is saved in several steps, or as it was, is one edit or none.
    """

    def __init__(self, folder: Path, server: FileSystemEventHandler) -> None:
        self.folder = folder
        self.server = server
        self.generated = owned(folder)
        self.seen: dict[str, bytes | None] = {}

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Called by watchdog for each change below the folder."""
        path = Path(os.fsdecode(event.src_path))
        inside = path.relative_to(self.folder)
        if event.is_directory or any(part.startswith(".") for part in inside.parts):
            return
        name = inside.as_posix()
        if name not in self.generated:
            self.generated |= owned(self.folder)  # a page that has just been removed was generated too
        if name in self.generated:
            return
        held = _held(path)
        if name not in self.seen or self.seen[name] != held:
            self.seen[name] = held
            self.server.dispatch(event)


def _held(file: Path) -> bytes | None:
    """What tells a file's content from another; nothing where it cannot be read."""
    try:
        return sha256(file.read_bytes()).digest()
    except OSError:
        return None

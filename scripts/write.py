"""Pages onto disk: only what changed is written, only what is owned is removed.

A manifest beside the pages lists every file that a build has written. It is
widened before the first file is touched and narrowed after the last, so a
build that is killed leaves nothing behind that the next one does not own.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

OWN = ".generated"
"""The folder for the manifest and unfinished files; MkDocs passes over names that begin with a dot."""


class NotOursError(Exception):
    """Files that a page would overwrite and that no build has written."""

    def __init__(self, paths: list[Path]) -> None:
        super().__init__(", ".join(map(str, paths)))
        self.paths = paths


@dataclass(frozen=True)
class Written:
    """What a build did: files written, removed and left as they were, from the docs folder."""

    written: tuple[str, ...]
    removed: tuple[str, ...]
    same: int


def write(docs: Path, pages: Mapping[str, str]) -> Written:
    """Makes ``docs`` hold these pages; keys are paths below it, with ``/``.

    Raises ``NotOursError`` before anything is changed where a hand-written file
    stands in the way, and ``OSError`` where the disk refuses.
    """
    own = docs / OWN
    manifest = own / "manifest.json"
    before = _manifest(manifest)
    foreign = [docs / path for path in sorted(pages) if path not in before and (docs / path).exists()]
    if foreign:
        raise NotOursError(foreign)
    changed = [path for path, text in pages.items() if _text(docs / path) != text]
    gone = sorted(path for path in before if path not in pages)
    if changed or gone or before != set(pages):
        unfinished = own / "unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        _save(manifest, before | set(pages), unfinished)
        for path in changed:
            _put(docs / path, pages[path], unfinished)
        for path in gone:
            _remove(docs, path)
        _save(manifest, set(pages), unfinished)
        unfinished.rmdir()
    return Written(tuple(sorted(changed)), tuple(gone), len(pages) - len(changed))


def _manifest(file: Path) -> set[str]:
    """The paths a build owns; a manifest that cannot be read owns nothing, and paths cannot leave the folder."""
    try:
        listed = json.loads(file.read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return set()
    return {path for path in listed if isinstance(path, str) and ".." not in PurePosixPath(path).parts}


def _save(manifest: Path, paths: set[str], unfinished: Path) -> None:
    _put(manifest, json.dumps({"files": sorted(paths)}, indent=1) + "\n", unfinished)


def _text(file: Path) -> str | None:
    try:
        return file.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _put(file: Path, text: str, unfinished: Path) -> None:
    """Writes a file whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = unfinished / "file"
    draft.write_bytes(text.encode("utf-8"))
    draft.replace(file)


def _remove(docs: Path, path: str) -> None:
    """Removes a page, and the folders it leaves empty."""
    (docs / path).unlink(missing_ok=True)
    for folder in (docs / path).parents:
        if folder == docs:
            break
        try:
            folder.rmdir()
        except OSError:
            break

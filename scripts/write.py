"""Pages onto disk: only what changed is written, only what is owned is removed.

A manifest beside the pages lists every file that a build has written, and each
file bears a mark that says so itself: a file is owned only where both agree,
whatever has happened to the manifest, and only where no symbolic link leads to
it. The manifest is widened before the first file is touched and narrowed after
the last, so a build that is killed leaves nothing behind that the next one
does not own.
"""

from __future__ import annotations

import json
import re
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from os.path import lexists
from pathlib import Path, PurePosixPath

OWN = ".generated"
"""The folder for the manifest and unfinished files; MkDocs passes over names that begin with a dot."""

MANIFEST = "manifest.json"
MARK = "---\n# Written by `python -m scripts build`, which overwrites it: change the data instead.\n"
"""How every written page begins: a comment in the front matter, which no reader sees."""

SCRIPT_MARK = "// Written by `python -m scripts build`, which overwrites it.\n"
"""How every written script begins."""

DATA_MARK = '{"written-by": "python -m scripts build",'
"""How every written file of data begins."""

FEED_MARK = """\
<?xml version="1.0" encoding="utf-8"?>
<!-- Written by `python -m scripts build`, which overwrites it. -->
"""
"""How every written feed begins."""

TABLE_MARK = '\ufeff"'
"""How every written table begins: spreadsheets know UTF-8 by it. Others begin so too, so that alone it owns nothing."""

TEXT_MARK = "# "
"""How every written file of plain text begins: its title. Others begin so too, so that alone it owns nothing."""

MARKS = {".json": DATA_MARK, ".csv": TABLE_MARK, ".js": SCRIPT_MARK, ".txt": TEXT_MARK, ".xml": FEED_MARK}
"""By the ends of files' names; pages have ``MARK``."""

UNTELLING = frozenset({TABLE_MARK, TEXT_MARK})

PATH = re.compile(r"(?:[a-z0-9-]+/)*[a-z0-9-]+(?:\.[a-z0-9]+)+")
"""What a build may have listed: a path that stays in its folder."""


class NotOursError(Exception):
    """Files or folders that a page would overwrite and that no build has written."""

    def __init__(self, paths: list[Path]) -> None:
        super().__init__(", ".join(map(str, paths)))
        self.paths = paths


@dataclass(frozen=True)
class Written:
    """What a build did: files written, removed and left as they were, from the docs folder."""

    written: tuple[str, ...]
    removed: tuple[str, ...]
    same: int
    hashes: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What all of them hold now."""


def write(docs: Path, pages: Mapping[str, str]) -> Written:
    """Makes ``docs`` hold these pages; keys are paths below it, with ``/``.

    A page has front matter, a file of data is an object, a table has its cells in quotes, a plain
    text begins with its title.

    Raises ``NotOursError`` before anything is changed where a hand-written file
    stands in the way, and ``OSError`` where the disk refuses: before any page
    is changed where that shows while the pages are drafted.
    """
    manifest = docs / OWN / MANIFEST
    unfinished = docs / OWN / "unfinished"
    before = owned(docs)
    hashes, same = {}, set()
    for path, text in pages.items():
        marked = _marked(path, text)
        hashes[path] = sha256(marked.encode("utf-8")).hexdigest()
        if text_of(docs / path) == marked:
            same.add(path)
    foreign = {found for path in pages if (found := _foreign(docs, path, path in before | same))}
    foreign |= set(_detours(unfinished, docs))
    if foreign:
        raise NotOursError(sorted(foreign))
    changed = sorted(pages.keys() - same)
    gone = sorted(path for path in before - set(pages) if not _foreign(docs, path, listed=True))
    removed = tuple(path for path in gone if lexists(docs / path))
    if changed or before != set(pages) or lexists(unfinished):
        shutil.rmtree(unfinished, ignore_errors=True)
        try:
            unfinished.mkdir(parents=True)
            drafts = {
                path: _draft(unfinished / str(number), _marked(path, pages[path]))
                for number, path in enumerate(changed)
            }
            _save(manifest, before | set(pages), unfinished)
            _exchange(docs, drafts, gone)
            _save(manifest, set(pages), unfinished)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return Written(tuple(changed), removed, len(pages) - len(changed), hashes)


def _mark(path: str) -> str:
    return MARKS.get(PurePosixPath(path).suffix, MARK)


def _marked(path: str, text: str) -> str:
    """The text as it is written: with the mark that makes it ours."""
    if path.endswith(".json"):
        return DATA_MARK.removesuffix("," if text.startswith("{}") else "") + text.removeprefix("{")
    if path.endswith(".csv"):
        return TABLE_MARK + text.removeprefix('"')
    if path.endswith(".txt"):
        return text
    return _mark(path) + text.removeprefix("---\n")


def _exchange(docs: Path, drafts: Mapping[str, Path], gone: Iterable[str]) -> None:
    """Puts the drafts in the pages' places, each whole or not at all, and removes the pages that are gone."""
    for path, draft in drafts.items():
        (docs / path).parent.mkdir(parents=True, exist_ok=True)
        draft.replace(docs / path)
    for path in gone:
        _remove(docs, path)


def owned(docs: Path) -> set[str]:
    """The files that builds have written, from the docs folder; none where the manifest cannot be read."""
    try:
        listed = json.loads(text_of(docs / OWN / MANIFEST) or "{}")["files"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return set()
    paths = listed if isinstance(listed, list) else []
    return {path for path in paths if isinstance(path, str) and PATH.fullmatch(path)}


def _save(manifest: Path, paths: set[str], unfinished: Path) -> None:
    """Writes the manifest whole or not at all."""
    _draft(unfinished / "manifest", json.dumps({"files": sorted(paths)}, indent=1) + "\n").replace(manifest)


def _draft(file: Path, text: str) -> Path:
    file.write_bytes(text.encode("utf-8"))
    return file


def _foreign(docs: Path, path: str, listed: bool) -> Path | None:
    """What stands at a page's place, or on the way there, and is not ours."""
    file = docs / path
    for detour in _detours(file.parent, docs):
        return detour
    if not lexists(file):
        return None
    text = text_of(file)
    mark = _mark(path)
    telling = mark not in UNTELLING
    ours = text is not None and ((text.startswith(mark) and (telling or listed)) or (listed and mark.startswith(text)))
    return None if ours else file


def _detours(folder: Path, docs: Path) -> Iterator[Path]:
    """What is no real folder on the way from ``docs`` down to ``folder``, outermost first."""
    for part in reversed([folder, *folder.parents][: len(folder.relative_to(docs).parts)]):
        if lexists(part) and (part.is_symlink() or not part.is_dir()):
            yield part


def text_of(file: Path) -> str | None:
    """What a regular file holds; None for everything else: links, pipes, bytes that are no text."""
    try:
        return file.read_bytes().decode("utf-8") if stat.S_ISREG(file.lstat().st_mode) else None
    except (OSError, UnicodeDecodeError):
        return None


def _remove(docs: Path, path: str) -> None:
    """Removes a page, and the folders it leaves empty."""
    file = docs / path
    if lexists(file):
        file.unlink()
    for folder in file.parents:
        if folder == docs:
            break
        try:
            folder.rmdir()
        except FileNotFoundError:
            continue
        except OSError:
            break

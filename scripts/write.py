"""Pages onto disk: only what changed is written, only what is owned is removed.

A manifest beside the pages lists every file that a build has written, and each
file bears a mark that says so itself: a file is owned only where both agree,
whatever has happened to the manifest, and only where no symbolic link leads to
it. The manifest is widened before the first file is touched and narrowed after
the last, so a build that is killed leaves nothing behind that the next one
does not own.

What changed is drafted beside the pages as it comes, so that no build holds
more than one page in memory, and put in its place once all is there.
"""

from __future__ import annotations

import json
import re
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
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


class Drafts:
    """The pages of one build on their way to the disk: what changed lies beside the pages until ``finish``."""

    def __init__(self, docs: Path) -> None:
        self.docs = docs
        self.unfinished = docs / OWN / "unfinished"
        self.before = owned(docs)
        self.foreign = set(_detours(self.unfinished, docs))
        self.same: set[str] = set()
        self.changed: dict[str, Path] = {}
        self.hashes: dict[str, str] = {}

    def stays(self, path: str, digest: str) -> bool:
        """Whether a page's file is there and has this SHA-256; it is one of the pages then."""
        file = self.docs / path
        content = _content(file)
        if content is None or sha256(content).hexdigest() != digest:
            return False
        self.foreign |= set(_detours(file.parent, self.docs))
        self.same.add(path)
        self.hashes[path] = digest
        return True

    def add(self, path: str, text: str) -> str:
        """Takes a page, whose path is below ``docs`` with ``/``; gives the SHA-256 of its file.

        A page has front matter, a file of data is an object, a table has its
        cells in quotes, a plain text begins with its title. Raises ``OSError``
        where the disk refuses the draft.
        """
        content = _marked(path, text).encode("utf-8")
        digest = sha256(content).hexdigest()
        if not self.stays(path, digest):
            draft = self.changed.setdefault(path, self.unfinished / str(len(self.changed)))
            if not self.foreign:
                if len(self.changed) == 1:
                    shutil.rmtree(self.unfinished, ignore_errors=True)
                    self.unfinished.mkdir(parents=True)
                draft.write_bytes(content)
            self.hashes[path] = digest
        return digest

    def finish(self) -> Written:
        """Makes the docs folder hold the pages that were added, and no others that builds have written.

        Raises ``NotOursError`` before any page is changed where a hand-written
        file stands in the way, and ``OSError`` where the disk refuses.
        """
        docs, before, pages = self.docs, self.before, self.same | self.changed.keys()
        foreign = {found for path in self.changed if (found := _foreign(docs, path, path in before))}
        if foreign | self.foreign:
            raise NotOursError(sorted(foreign | self.foreign))
        gone = sorted(path for path in before - pages if not _foreign(docs, path, listed=True))
        removed = tuple(path for path in gone if lexists(docs / path))
        if self.changed or before != pages or lexists(self.unfinished):
            self.unfinished.mkdir(parents=True, exist_ok=True)
            manifest = docs / OWN / MANIFEST
            _save(manifest, before | pages, self.unfinished)
            _exchange(docs, self.changed, gone)
            _save(manifest, pages, self.unfinished)
        return Written(tuple(sorted(self.changed)), removed, len(self.same), self.hashes)

    def clear(self) -> None:
        """Removes the drafts that are left, and the folder for them where nothing else is in it."""
        if not self.foreign:
            shutil.rmtree(self.unfinished, ignore_errors=True)
            with suppress(OSError):
                self.unfinished.parent.rmdir()


@contextmanager
def drafting(docs: Path) -> Iterator[Drafts]:
    """Takes the pages of one build; what has not been finished when the context ends is as if it had never been."""
    drafts = Drafts(docs)
    try:
        yield drafts
    finally:
        drafts.clear()


def write(docs: Path, pages: Mapping[str, str]) -> Written:
    """Makes ``docs`` hold these pages, by their paths; raises what ``Drafts.add`` and ``Drafts.finish`` raise."""
    with drafting(docs) as drafts:
        for path, text in pages.items():
            drafts.add(path, text)
        return drafts.finish()


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
    for path, draft in sorted(drafts.items()):
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
    draft = unfinished / "manifest"
    draft.write_bytes((json.dumps({"files": sorted(paths)}, indent=1) + "\n").encode("utf-8"))
    draft.replace(manifest)


def _foreign(docs: Path, path: str, listed: bool) -> Path | None:
    """What stands at a page's place, or on the way there, and is not ours."""
    file = docs / path
    for detour in _detours(file.parent, docs):
        return detour
    if not lexists(file):
        return None
    mark = _mark(path).encode("utf-8")
    head = _content(file, len(mark))
    telling = _mark(path) not in UNTELLING
    ours = head is not None and ((head == mark and (telling or listed)) or (listed and mark.startswith(head)))
    return None if ours else file


def _detours(folder: Path, docs: Path) -> Iterator[Path]:
    """What is no real folder on the way from ``docs`` down to ``folder``, outermost first."""
    for part in reversed([folder, *folder.parents][: len(folder.relative_to(docs).parts)]):
        if lexists(part) and (part.is_symlink() or not part.is_dir()):
            yield part


def text_of(file: Path) -> str | None:
    """What a regular file holds; None for everything else: links, pipes, bytes that are no text."""
    try:
        content = _content(file)
        return None if content is None else content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _content(file: Path, most: int = -1) -> bytes | None:
    """What a regular file holds, or its first bytes; None for everything else."""
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            return None
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError:
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

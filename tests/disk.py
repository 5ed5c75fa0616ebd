"""What the tests of writing share: pages, hand-written files beside them, and a look at the whole folder."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from scripts.write import MARK, write

OLD = {
    "index.md": "---\n---\nhome\n",
    "games/index.md": "---\n---\nlist\n",
    "games/kept/index.md": "---\n---\nkept\n",
    "games/gone/index.md": "---\n---\ngone\n",
}
NEW = {
    "index.md": "---\n---\nhome, changed\n",
    "games/index.md": "---\n---\nlist, changed\n",
    "games/kept/index.md": "---\n---\nkept\n",
    "games/added/index.md": "---\n---\n加わった\n",
}
HAND = {
    "about.md": "by hand",
    "games/essay.md": "by hand",
    "games/own/index.md": "by hand",
    "stylesheets/rules.css": "a {}",
}
MANIFEST = ".generated/manifest.json"


def by_hand(docs: Path) -> Path:
    """A docs folder as it stands before the first build."""
    for path, text in HAND.items():
        put(docs / path, text)
    return docs


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def tree(folder: Path) -> dict[str, str]:
    """Everything below a folder: what files hold, where links lead, that folders are there."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        else:
            found[name] = "folder" if path.is_dir() else path.read_bytes().decode("utf-8", "replace")
    return found


def clean(folder: Path, pages: dict[str, str]) -> dict[str, str]:
    """What a build of these pages leaves where there was none before."""
    docs = by_hand(folder)
    write(docs, pages)
    found = tree(docs)
    shutil.rmtree(docs)
    return found


def on_disk(text: str) -> str:
    """A page as it stands on disk."""
    return MARK + text.removeprefix("---\n")


def stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """Inode and time of everything below a folder, after all of it has been made old."""
    for path in (folder, *folder.rglob("*")):
        os.utime(path, ns=(0, 0))
    return now(folder)


def now(folder: Path) -> dict[Path, tuple[int, int]]:
    """Inode and time of everything below a folder."""
    return {path: (path.stat().st_ino, path.stat().st_mtime_ns) for path in (folder, *folder.rglob("*"))}

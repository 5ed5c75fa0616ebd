"""Folders: what lies in them, without a word of why it is there."""

from __future__ import annotations

from pathlib import Path

from scripts.problems import Problem


def listed(folder: Path) -> list[Path] | Problem:
    """What lies in ``folder``, by name, or the problem that prevents it; nothing where there is no such folder."""
    try:
        return sorted(folder.iterdir())
    except FileNotFoundError:
        return []
    except OSError as error:
        return Problem("unreadable", f"cannot be read: {error.strerror}", folder)


def is_folder(path: Path) -> bool:
    """Whether ``path`` is a folder; also where nobody may look, so that listing it says why."""
    try:
        return path.is_dir()
    except OSError:
        return True

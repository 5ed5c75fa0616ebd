"""Files that are written whole or not at all."""

from __future__ import annotations

import shutil
from pathlib import Path


def put(file: Path, text: str) -> None:
    """Makes ``file`` hold the text; a file that was there before passes its mode on. Raises ``OSError``.

    It is written aside first, under a name that begins with a dot, which no command reads.
    """
    draft = file.with_name(f".{file.name}.new")
    draft.unlink(missing_ok=True)
    try:
        draft.write_bytes(text.encode("utf-8"))
        if file.exists():
            shutil.copymode(file, draft)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)

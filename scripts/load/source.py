"""A data file as text, whatever its line ends and its byte order mark."""

from __future__ import annotations

import re
from pathlib import Path

from scripts.problems import Problem

LARGEST = 1_000_000
"""Bytes in one data file; the largest of the real games has some 20,000."""

# YAML refuses these; found here, the message can say where and what to do.
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x80-\x84\x86-\x9f\ufffe\uffff]")


def read_text(file: Path) -> str | Problem:
    """The text of ``file`` with ``\\n`` line ends and no BOM, or the problem that prevents it."""
    try:
        if file.stat().st_size > LARGEST:
            return Problem("too-large", f"more than {LARGEST:,} bytes; split the file", file)
        raw = file.read_bytes()
    except FileNotFoundError:
        return Problem("missing-file", "there is no such file", file)
    except OSError as error:
        return Problem("unreadable", f"cannot be read: {error.strerror}", file)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", errors="replace")
        line, column = _position(before, len(before))
        found = f"byte 0x{raw[error.start]:02x}"
        return Problem("not-utf-8", f"{found} is not UTF-8; save the file as UTF-8", file, (), line=line, column=column)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.isascii() or not text.isprintable():
        bad = CONTROL.search(text)
        if bad:
            line, column = _position(text, bad.start())
            found = f"U+{ord(bad.group()):04X}"
            return Problem(
                "control-character", f"character {found} is not text; delete it", file, (), line=line, column=column
            )
    return text


def _position(text: str, offset: int) -> tuple[int, int]:
    """Line and column, both from 1, of a character offset."""
    return text.count("\n", 0, offset) + 1, offset - (text.rfind("\n", 0, offset) + 1) + 1

"""A data file as text, whatever its line ends and its byte order mark."""

from __future__ import annotations

import codecs
import re
import stat
from pathlib import Path

from scripts.problems import Problem

LARGEST = 1_000_000
"""Bytes in one data file; the largest of the real games has some 20,000."""

CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]")
"""YAML refuses these, or takes them for line ends; found here, the message can say where and what to do. Those that
turn the direction of text are needed in no Japanese one, and one left open turns all that stands behind it."""


def read_text(file: Path) -> str | Problem:
    """The text of ``file`` with ``\\n`` line ends and no BOM, or the problem that prevents it."""
    try:
        status = file.stat()
        if stat.S_ISDIR(status.st_mode):
            return Problem("unreadable", "cannot be read: it is a folder", file)
        if not stat.S_ISREG(status.st_mode):
            return Problem("unreadable", "cannot be read: it is a device or a pipe, not a file", file)
        if status.st_size > LARGEST:
            return Problem("too-large", f"more than {LARGEST:,} bytes; split the file", file)
        raw = file.read_bytes()
    except FileNotFoundError:
        return Problem("missing-file", "there is no such file", file)
    except OSError as error:
        return Problem("unreadable", f"cannot be read: {error.strerror}", file)
    raw = raw.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8")
        said = f"byte 0x{raw[error.start]:02x} is not UTF-8; save the file as UTF-8"
        return _at(before, len(before), "not-utf-8", said, file)
    bad = CONTROL.search(text)
    if bad:
        said = f"character U+{ord(bad.group()):04X} is not text; delete it"
        return _at(text, bad.start(), "control-character", said, file)
    return text


def _at(text: str, offset: int, code: str, said: str, file: Path) -> Problem:
    """A problem at a character of the text."""
    line = text.count("\n", 0, offset) + 1
    return Problem(code, said, file, line=line, column=offset - text.rfind("\n", 0, offset))

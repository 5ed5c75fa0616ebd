"""Tables for spreadsheets: rows into text that no spreadsheet takes for formulas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a cell begins with that a spreadsheet may compute, in full width too (OWASP, CSV injection)."""

DEFUSED = "'"
"""Put before such a cell, which makes it text."""


def text(rows: Iterable[Sequence[object]]) -> str:
    """The rows as CSV (RFC 4180): every cell in quotes, lines ending with CR LF, formulas defused."""
    out = io.StringIO(newline="")
    csv.writer(out, quoting=csv.QUOTE_ALL).writerows([defused(str(cell)) for cell in row] for row in rows)
    return out.getvalue()


def defused(cell: str) -> str:
    """The cell as it stands in a table: text, whatever it begins with."""
    return DEFUSED + cell if cell.startswith(FORMULA) else cell

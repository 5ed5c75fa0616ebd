"""Files that hold what was accepted before; ``make golden`` accepts what there is now."""

from __future__ import annotations

import os
from pathlib import Path


def check(golden: Path, text: str) -> None:
    """The text is what the golden file holds; or becomes that, where it is being accepted."""
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert golden.is_file(), "not accepted yet: make golden"
    assert text == golden.read_text(encoding="utf-8")

"""The feed of a built site: its links made absolute, as many readers cannot follow relative ones."""

from __future__ import annotations

import re
from pathlib import Path

from markupsafe import escape

from scripts import places

RELATIVE = re.compile(r'(<link [^>]*href=")(?![a-z]+:)')


def complete(site: Path, root: str) -> None:
    """Puts the site's own address before the links of its feed; nothing happens where either is missing."""
    file = site / places.FEED
    if root and file.is_file():
        file.write_text(absolute(file.read_text(encoding="utf-8"), root), encoding="utf-8")


def absolute(feed: str, root: str) -> str:
    """The feed with absolute links; ``root`` is the address of the site, with a ``/`` at its end."""
    before = str(escape(root if root.endswith("/") else f"{root}/"))
    return RELATIVE.sub(lambda found: found[1] + before, feed)

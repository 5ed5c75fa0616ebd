"""What crawlers and language models look for at a site's root: the way to its map, and llms.txt with whole addresses.

Crawlers read robots.txt only where the site stands at the root of its host.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

from scripts import built, places

LINK = re.compile(r"(?<=[^\\]\]\()[^()\s]*(?=\))")
"""The address of a link in a Markdown file; a bracket of its words has a backslash before it."""


def crawlers(site: Path) -> None:
    """Writes robots.txt into the built site, and llms.txt anew; ``site`` itself says where it will stand."""
    root = built.root(site)
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {root}sitemap.xml\n", encoding="utf-8")
    llms = site / places.LLMS
    if llms.is_file():
        llms.write_text(whole(llms.read_text(encoding="utf-8"), root), encoding="utf-8")


def whole(text: str, root: str) -> str:
    """A Markdown text whose links begin at ``root``, with whole addresses."""
    return LINK.sub(lambda link: urljoin(root, link.group()), text)

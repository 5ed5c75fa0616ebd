"""Prints every game's page as an A4 rule sheet: ``python -m scripts.sheets SITE FOLDER``.

The style sheet for paper says what a sheet looks like; a reader who prints the
page in a browser gets the same.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from scripts.bench.browser import chromium, served


def sheet(browser: Browser, address: str, file: Path) -> None:
    """Writes the page at an address to ``file``, as PDF with an outline of its headings."""
    page = browser.new_page()
    page.goto(address, wait_until="networkidle")
    page.pdf(path=file, prefer_css_page_size=True, print_background=True, tagged=True, outline=True)
    page.close()


def sheets(browser: Browser, site: Path, folder: Path) -> None:
    """Writes ``FOLDER/<id>.pdf`` for each game of a built site."""
    folder.mkdir(parents=True, exist_ok=True)
    with served(site) as address:
        for page in sorted(site.glob("games/*/index.html")):
            sheet(browser, f"{address}games/{page.parent.name}/", folder / f"{page.parent.name}.pdf")


if __name__ == "__main__":
    with chromium() as browser:
        sheets(browser, Path(sys.argv[1]), Path(sys.argv[2]))

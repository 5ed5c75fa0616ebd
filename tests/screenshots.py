"""Takes the README's pictures: ``python -m tests.screenshots SITE FOLDER``."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import chromium, served

GAME = "games/rave/#victory"
AREA = "games/shadowverse-evolve/"
COMPARISON = "compare/?games=rave,nurarihyon"


def main(site: Path, folder: Path) -> None:
    """Saves a game's page on a desk and on a phone, a play area, and two games side by side."""
    folder.mkdir(parents=True, exist_ok=True)
    with served(site) as address, chromium() as browser:
        beside(browser, [window(browser, address + GAME, width) for width in (900, 360)], folder / "game.png")
        (folder / "compare.png").write_bytes(window(browser, address + COMPARISON, 900))
        page = browser.new_page(viewport={"width": 900, "height": 1600})
        page.goto(address + AREA, wait_until="networkidle")
        page.locator(".play-area svg").screenshot(path=folder / "area.png")
        page.close()


def window(browser: Browser, address: str, width: int) -> bytes:
    """What a window of this width shows of a page."""
    page = browser.new_page(viewport={"width": width, "height": 640})
    page.goto(address, wait_until="networkidle")
    shot = page.screenshot()
    page.close()
    return shot


def beside(browser: Browser, shots: list[bytes], file: Path) -> None:
    """Saves pictures side by side as one."""
    page = browser.new_page(viewport={"width": 1308, "height": 672})
    page.set_content("<style>body{margin:16px;display:flex;gap:16px;background:#cbd3d8}</style>")
    for shot in shots:
        page.evaluate(
            "bytes => { const i = new Image(); i.src = 'data:image/png;base64,' + bytes; document.body.append(i);"
            " return i.decode() }",
            base64.b64encode(shot).decode(),
        )
    page.screenshot(path=file)
    page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

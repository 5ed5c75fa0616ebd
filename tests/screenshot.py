"""Takes the README's picture: ``python -m tests.screenshot SITE PICTURE``."""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from tests.browser import chromium, served

PAGE = "games/rave/#victory"


def main(site: Path, picture: Path) -> None:
    """Saves the game's page as a desk and a phone show it, side by side."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    with served(site) as address, chromium() as browser:
        shots = []
        for width in (1000, 360):
            page = browser.new_page(viewport={"width": width, "height": 800})
            page.goto(address + PAGE, wait_until="networkidle")
            shots.append(page.screenshot())
            page.close()
        page = browser.new_page(viewport={"width": 1392, "height": 832})
        page.set_content("<style>body{margin:16px;display:flex;gap:16px;background:#cbd3d8}</style>")
        for shot in shots:
            page.evaluate(
                "bytes => { const i = new Image(); i.src = 'data:image/png;base64,' + bytes; document.body.append(i);"
                " return i.decode() }",
                base64.b64encode(shot).decode(),
            )
        page.screenshot(path=picture)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

"""The site as MkDocs builds it from the real data and from the fixture games."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from scripts.build import build
from tests.conftest import DATA, LIBRARY, ROOT


class _Ids(HTMLParser):
    """Ids and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))


@pytest.fixture(scope="module", params=[DATA, LIBRARY], ids=["real", "fixtures"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    docs = folder / "docs"
    (docs / "stylesheets").mkdir(parents=True)
    (docs / "stylesheets" / "rules.css").write_bytes((ROOT / "docs" / "stylesheets" / "rules.css").read_bytes())
    assert build(request.param, docs).written is not None
    config = folder / "mkdocs.yml"
    config.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: {docs}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(folder / "site")],
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder / "site"


def test_ids_are_unique_and_links_inside_the_site_lead_somewhere(site: Path) -> None:
    pages = {}
    for file in sorted(site.rglob("index.html")):
        parser = _Ids()
        parser.feed(file.read_text(encoding="utf-8"))
        pages[file.parent] = parser
        assert len(parser.ids) == len(set(parser.ids)), file
    dead = []
    for folder, parser in pages.items():
        for href in parser.links:
            if ":" in href:
                continue
            path, _, anchor = href.partition("#")
            target = (folder / path).resolve() if path else folder
            if target not in pages or (anchor and anchor not in pages[target].ids):
                dead.append(f"{folder.relative_to(site)}: {href}")
    assert dead == []


def test_every_game_has_its_page(site: Path) -> None:
    listed = {file.parent.name for file in site.glob("games/*/index.html")}
    real = {folder.name for folder in (DATA / "games").iterdir()}
    fixtures = {folder.name for folder in (LIBRARY / "games").iterdir()}
    assert listed in (real, fixtures)

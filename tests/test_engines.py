"""MkDocs and Zensical make the same pages, with the same addresses and anchors, from the same mkdocs.yml."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.build import build
from scripts.crawlers import crawlers
from scripts.offline.build import WORKER, offline
from scripts.publish import run_mkdocs
from scripts.verify import verify
from tests.conftest import DATA, LIBRARY
from tests.published import prepare

pytestmark = pytest.mark.xdist_group("engines")

ZENSICAL = [sys.executable, "-m", "zensical"]
ADDRESS = "https://example.org/rules/"


@dataclass(frozen=True)
class Sites:
    """What each engine has made of one folder."""

    mkdocs: Path
    zensical: Path
    generated: set[str]

    def differing(self, look: Callable[[LexborHTMLParser], list[str]]) -> dict[str, tuple[list[str], list[str]]]:
        """The pages in which the engines differ, each with what only MkDocs and what only Zensical has."""
        found = {}
        for page in pages(self.mkdocs):
            one, other = (look(parsed(site / page)) for site in (self.mkdocs, self.zensical))
            if one != other:
                found[page] = ([x for x in one if x not in other], [x for x in other if x not in one])
        return found


def pages(site: Path) -> list[str]:
    return sorted(file.relative_to(site).as_posix() for file in site.rglob("*.html"))


def parsed(file: Path) -> LexborHTMLParser:
    return LexborHTMLParser(file.read_bytes())


def ids(tree: LexborHTMLParser) -> list[str]:
    """The anchors of what a page says; the themes' own begin with two lines."""
    found = [node.attributes["id"] or "" for node in tree.css("article [id]")]
    return [id_ for id_ in found if not id_.startswith("__")]


def targets(tree: LexborHTMLParser) -> list[str]:
    return [node.attributes["href"] or "" for node in tree.css("article a[href]")]


def contents_list(tree: LexborHTMLParser) -> list[str]:
    """What the table of contents beside the page leads to, and how it names it."""
    links = tree.css('nav[class~="md-nav--secondary"] a[href]')
    return [f"{node.attributes['href']} {' '.join(node.text().split())}" for node in links]


def words(tree: LexborHTMLParser) -> list[str]:
    article = tree.css_first("article")
    return article.text().split() if article else []


def head(tree: LexborHTMLParser) -> list[str]:
    title = tree.css_first("title")
    wanted = 'html[lang], meta[charset], meta[name="description"], meta[property], link[rel="canonical"]'
    named = [f"{node.tag} {node.attributes}" for node in tree.css(wanted) if node.tag != "html"]
    return [title.text().strip() if title else "", (tree.css("html")[0].attributes["lang"] or ""), *named]


def told(tree: LexborHTMLParser) -> list[str]:
    """What a page tells programs of its subject, and where errors in it are reported and mended."""
    blocks = [node.text() for node in tree.css('script[type="application/ld+json"]')]
    return [*blocks, *(node.html or "" for node in tree.css("article a[data-report], article a[data-report] ~ a"))]


@pytest.fixture(scope="module", params=[DATA, LIBRARY], ids=["real", "fixtures"])
def sites(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Sites:
    probe = subprocess.run([*ZENSICAL, "--version"], capture_output=True, text=True, check=False)
    if probe.returncode:
        pytest.skip(f"Zensical cannot be run here: {' '.join(probe.stderr.split())[-200:]}")
    folder = tmp_path_factory.mktemp("engines")
    prepare(folder, request.param)
    (folder / "docs" / "about.md").write_text("# 手で書いた\n\n[RAVE](games/index.md#top)\n", encoding="utf-8")
    config = folder / "mkdocs.yml"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace("nav:\n", "nav:\n  - このサイト: about.md\n", 1), encoding="utf-8")
    written = build(folder / "data", folder / "docs").written
    assert written is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", ADDRESS)
        patch.setenv("REPOSITORY_URL", "https://github.com/owner/rules")
        run_mkdocs(config, folder / "mkdocs")
        done = subprocess.run([*ZENSICAL, "build", "--strict"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return Sites(folder / "mkdocs", folder / "site", {path for path in written.written if path.endswith(".md")})


def test_both_make_every_page_at_the_same_address(sites: Sites) -> None:
    assert pages(sites.zensical) == pages(sites.mkdocs)
    made = {page.removesuffix(".html") + ".md" for page in pages(sites.mkdocs)}
    by_hand = {"404.md", "about/index.md", "api/index.md", "contribute/index.md", "offline/index.md"}
    assert made == sites.generated | by_hand


@pytest.mark.parametrize("look", [ids, targets, contents_list, words, head, told])
def test_both_pages_have_the_same(sites: Sites, look: Callable[[LexborHTMLParser], list[str]]) -> None:
    assert sites.differing(look) == {}
    seen = [found for page in pages(sites.mkdocs) for found in look(parsed(sites.mkdocs / page))]
    assert len(seen) > len(pages(sites.mkdocs)), "nothing was compared with nothing"


def test_a_difference_would_be_seen(sites: Sites, tmp_path: Path) -> None:
    shutil.copytree(sites.zensical, tmp_path / "changed")
    page = tmp_path / "changed" / "index.html"
    text = (
        page.read_text(encoding="utf-8")
        .replace('<li><a href="products/">商品</a>', '<li><a href="products">商品</a>', 1)
        .replace('id="newest"', 'id="_1"', 1)
    )
    page.write_text(text, encoding="utf-8")
    changed = replace(sites, zensical=tmp_path / "changed")
    assert changed.differing(targets) == {"index.html": (["products/"], ["products"])}
    assert changed.differing(ids) == {"index.html": (["newest"], ["_1"])}


def test_both_know_where_the_site_will_stand(sites: Sites) -> None:
    for site in (sites.mkdocs, sites.zensical):
        for page in ("index.html", "games/index.html"):
            canonical = parsed(site / page).css_first('link[rel="canonical"]')
            assert canonical is not None
            assert canonical.attributes["href"] == ADDRESS + page.removesuffix("index.html")
        missing = (site / "404.html").read_text(encoding="utf-8")
        assert 'href="/rules/stylesheets/rules.css"' in missing


def test_both_have_a_map_of_the_site_with_the_same_addresses(sites: Sites) -> None:
    maps = [site / "sitemap.xml" for site in (sites.mkdocs, sites.zensical)]
    listed = [re.findall("<loc>(.*?)</loc>", file.read_text(encoding="utf-8")) for file in maps]
    assert sorted(listed[0]) == sorted(listed[1])
    made = {page.removesuffix("index.html") for page in pages(sites.mkdocs) if page != "404.html"}
    assert set(listed[0]) == {ADDRESS + page for page in made}


def test_both_can_be_made_ready_for_crawlers_and_for_want_of_a_network(sites: Sites, tmp_path: Path) -> None:
    found = []
    for number, site in enumerate((sites.mkdocs, sites.zensical)):
        copy = tmp_path / str(number)
        shutil.copytree(site, copy)
        crawlers(copy)
        offline(copy)
        assert "const CORE" in (copy / WORKER).read_text(encoding="utf-8")
        found.append([(copy / name).read_text(encoding="utf-8") for name in ("robots.txt", "llms.txt")])
    assert found[0] == found[1]
    assert f"({ADDRESS}games/" in found[0][1]


def test_only_the_policy_is_missing_from_both(sites: Sites) -> None:
    for site in (sites.mkdocs, sites.zensical):
        assert {problem.code for problem in verify(site)} == {"missing-policy"}


def test_neither_shows_the_mark_of_generated_pages(sites: Sites) -> None:
    for site in (sites.mkdocs, sites.zensical):
        for page in pages(site):
            assert "python -m scripts build" not in (site / page).read_text(encoding="utf-8")

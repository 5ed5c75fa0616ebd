"""Ten commits of edits, renames and deletions, from the repository to the built site."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser
from selectolax.lexbor import LexborHTMLParser

from scripts.verify import verify
from tests.accepted import check
from tests.browser import served
from tests.conftest import ROOT
from tests.history import atom, scratch
from tests.published import prepare, publish

pytestmark = pytest.mark.xdist_group("scratch")

GOLDEN = ROOT / "tests" / "golden_history"
ADDRESS = "https://example.org/rules/"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return scratch.make(tmp_path_factory.mktemp("scratch"))


@pytest.fixture(scope="module")
def site(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site of the last commit, published as a reader sees it."""
    folder = tmp_path_factory.mktemp("published")
    prepare(folder, data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", ADDRESS)
        result = publish(folder)
    assert result.exit_code == 0, result.output
    return folder / "site"


def said(data: Path, *arguments: str) -> str:
    result = scratch.run(*arguments, f"--data={data}")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize(("form", "name"), [("text", "txt"), ("json", "json"), ("markdown", "md")])
def test_all_ten_commits_in_each_format(data: Path, form: str, name: str) -> None:
    check(GOLDEN / f"diff.{name}", said(data, "diff", "c1", f"--format={form}"))


def test_each_commit_by_itself(data: Path) -> None:
    pairs = [(f"c{number}", f"c{number + 1}") for number in range(1, 10)]
    check(GOLDEN / "commits.txt", "".join(f"# {b}\n{said(data, 'diff', a, b)}\n" for a, b in pairs))


def test_what_was_done_is_undone_the_other_way(data: Path) -> None:
    there, back = (json.loads(said(data, "diff", *pair, "--format=json")) for pair in (("c2", "c3"), ("c3", "c2")))
    assert [(c["id"], c["before"], c["after"]) for c in there] == [(c["id"], c["after"], c["before"]) for c in back]
    assert ("mulligan", "無し", "1回まで、全部") in [(c["id"], c["before"], c["after"]) for c in there]


def test_releases_hold_what_changed_between_them(data: Path) -> None:
    files = sorted((data / "changes").iterdir())
    assert [file.stem for file in files] == ["2026-01-10", "2026-02-10", "2026-03-10"]
    check(GOLDEN / "releases.yml", "".join(file.read_text(encoding="utf-8") for file in files))


def test_a_second_release_without_changes_records_nothing(data: Path, tmp_path: Path) -> None:
    shutil.copytree(data.parent, tmp_path / "copy")
    copy = tmp_path / "copy" / "data"
    result = scratch.run("release", f"--data={copy}")
    assert (result.exit_code, result.output) == (0, "nothing has changed; nothing is recorded\n")
    assert len(list((copy / "changes").iterdir())) == 3


def test_no_id_is_lost_with_redirects_and_each_is_named_without(data: Path, tmp_path: Path) -> None:
    shutil.copytree(data.parent, tmp_path / "copy")
    copy = tmp_path / "copy" / "data"
    assert "vanished" not in scratch.run("check", "--since=c1", f"--data={copy}").output
    (copy / "redirects.yml").unlink()
    result = scratch.run("check", "--since=c5", f"--data={copy}")
    assert result.exit_code == 1
    check(GOLDEN / "lost.txt", re.sub(r"(?m)^.*/copy/data/", "data/", result.stdout))


def test_no_release_is_recorded_while_ids_are_lost(data: Path, tmp_path: Path) -> None:
    shutil.copytree(data.parent, tmp_path / "copy")
    copy = tmp_path / "copy" / "data"
    rules = copy / "games" / "alpha" / "rules.yml"
    rules.write_text(rules.read_text("utf-8").replace("hand-limit", "limit"), encoding="utf-8")
    result = scratch.run("release", f"--data={copy}")
    assert result.exit_code == 1
    assert "error[vanished-id] `hand-limit` of the game `alpha`" in result.stdout


@pytest.mark.parametrize(
    ("file", "written", "told"),
    [
        ("games/alpha/rules.yml", "((ruin))", "nothing in `alpha` has the id `heap`; it is called `ruin` now"),
        ("games/alpha/terms.yml", "at: ruin", "has the id `heap`; it is called `ruin` now"),
        ("games/alpha/terms.yml", "discard-pile", "no concept has the id `trash`; it is called `discard-pile` now"),
    ],
)
def test_a_reference_by_a_former_id_is_told_the_present_one(
    data: Path, tmp_path: Path, file: str, written: str, told: str
) -> None:
    shutil.copytree(data, tmp_path / "data")
    changed = tmp_path / "data" / file
    text = changed.read_text("utf-8")
    assert written in text
    former = {"((ruin))": "((heap))", "at: ruin": "at: heap", "discard-pile": "trash"}[written]
    changed.write_text(text.replace(written, former), encoding="utf-8")
    result = scratch.run("check", f"--data={tmp_path / 'data'}")
    assert result.exit_code == 1
    assert told in result.stdout


def parsed(file: Path) -> LexborHTMLParser:
    return LexborHTMLParser(file.read_bytes())


def test_the_pages_of_changes_and_redirects_are_as_accepted(site: Path) -> None:
    docs = site.parent / "docs"
    for path in ("changes/index.md", "games/alpha/index.md", "games/beta/index.md", "games/delta/index.md"):
        check(GOLDEN / path.replace("/index", "").replace("/", "-"), (docs / path).read_text("utf-8"))


MOVED = {
    "games/beta/": "games/gamma/",
    "games/delta/": "games/",
    "glossary/trash/": "glossary/discard-pile/",
    "glossary/void/": "glossary/",
}


@pytest.mark.parametrize(("old", "new"), MOVED.items())
def test_a_former_address_leads_to_the_present_page(site: Path, old: str, new: str) -> None:
    tree = parsed(site / old / "index.html")
    refresh = tree.css_first('meta[http-equiv="refresh"]')
    canonical = tree.css_first('link[rel="canonical"]')
    link = tree.css_first("article .rules a[href]")
    assert refresh is not None
    assert canonical is not None
    assert link is not None
    wait, _, target = (refresh.attributes["content"] or "").partition("; url=")
    assert (wait, link.attributes["href"], canonical.attributes["href"]) == ("0", target, ADDRESS + new)
    assert (site / old / target / "index.html").resolve() == (site / new / "index.html").resolve()
    assert (site / new / "index.html").is_file()


@pytest.mark.parametrize(("old", "new"), [("heap", "ruin"), ("grave", "ruin"), ("oath", "rules")])
def test_a_former_anchor_stands_beside_the_present_one(site: Path, old: str, new: str) -> None:
    tree = parsed(site / "games" / "alpha" / "index.html")
    ids = [node.attributes["id"] for node in tree.css("article [id]")]
    aliases = {node.attributes["id"] for node in tree.css("article .alias")}
    assert {old} <= aliases
    after = ids[ids.index(old) :]
    assert next(id_ for id_ in after if id_ not in aliases) == new


@pytest.mark.xdist_group("web")
@pytest.mark.parametrize("javascript", [True, False])
def test_a_browser_is_taken_to_the_present_page_and_with_javascript_to_the_permanent_link(
    site: Path, browser: Browser, javascript: bool
) -> None:
    with served(site) as address:
        context = browser.new_context(java_script_enabled=javascript)
        page = context.new_page()
        page.goto(f"{address}games/beta/#overview", wait_until="commit")
        page.wait_for_url(re.compile(r".*/games/gamma/"))
        page.wait_for_load_state()
        assert page.url == f"{address}games/gamma/" + ("#overview" if javascript else "")
        assert page.locator("h1").first.inner_text().startswith("ガンマ")
        context.close()


def test_every_redirect_is_tested(site: Path) -> None:
    pages = {f"{page.parent.relative_to(site).as_posix()}/" for page in site.rglob("index.html")}
    assert {page for page in pages if (parsed(site / page / "index.html").css_first("meta[http-equiv=refresh]"))} == {
        *MOVED
    }
    assert len(parsed(site / "games" / "alpha" / "index.html").css("article .alias")) == 3


def test_the_feed_is_valid_and_its_links_are_whole(site: Path) -> None:
    text = (site / "changes.xml").read_text(encoding="utf-8")
    check(GOLDEN / "changes.xml", text)
    assert atom.faults(text) == []
    links = [link.get("href") or "" for link in ElementTree.fromstring(text).iter(f"{atom.ATOM}link")]
    assert len(links) == 5
    anchors = {node.attributes["id"] for node in parsed(site / "changes" / "index.html").css("article [id]")}
    for link in links:
        page, _, anchor = link.removeprefix(ADDRESS).partition("#")
        assert link.startswith(ADDRESS)
        assert (site / page).exists()
        assert not anchor or anchor in anchors


def test_the_feed_can_be_found_from_home_and_the_site_has_no_problem(site: Path) -> None:
    for page, address in (("index.html", "changes.xml"), ("changes/index.html", "../changes.xml")):
        link = parsed(site / page).css_first('link[type="application/atom+xml"]')
        assert link is not None
        assert link.attributes["href"] == address
    assert verify(site) == []


BROKEN = {
    "<updated>2026-03-10": ("<updated>2026-03-40", "3.3: a date is none of RFC 3339"),
    "<id>urn:uuid:": ("<id>", "4.2.6: an id is no absolute IRI"),
    "<author>": ("<contributor>", "4.1.1: neither the feed nor each entry has an author"),
    'rel="self"': ('rel="via"', "4.1.1: no link to the feed itself"),
    "<name>": ("<name/><name xmlns=''>", "3.2.1: an author has no name"),
}


@pytest.mark.parametrize("right", BROKEN)
def test_a_fault_in_a_feed_would_be_seen(right: str) -> None:
    wrong, fault = BROKEN[right]
    text = (GOLDEN / "changes.xml").read_text(encoding="utf-8").replace(right, wrong)
    text = text.replace("</author>", "</contributor>") if right == "<author>" else text
    assert fault in atom.faults(text)

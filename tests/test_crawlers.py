"""What crawlers and language models find at the site's root."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.crawlers import crawlers, whole
from tests.built import canonical, page
from tests.sites import fill

ROOT = "https://example.org/rules/"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- [a](games/a/): b", f"- [a]({ROOT}games/a/): b"),
        ("[a](api/v1/x.json), [b](b/)", f"[a]({ROOT}api/v1/x.json), [b]({ROOT}b/)"),
        ("[a]()", f"[a]({ROOT})"),
        ("[a](https://elsewhere.example/)", "[a](https://elsewhere.example/)"),
        (r"[a\](x)](b/)", rf"[a\](x)]({ROOT}b/)"),
        ("a (b) [c] (d)", "a (b) [c] (d)"),
    ],
)
def test_links_become_whole_and_nothing_else_changes(text: str, expected: str) -> None:
    assert whole(text, ROOT) == expected


def test_robots_are_led_to_the_map_and_llms_txt_has_whole_addresses(tmp_path: Path) -> None:
    fill(tmp_path, {"index.html": page(head=canonical("", ROOT)), "llms.txt": "# x\n\n- [a](games/a/)\n"})
    crawlers(tmp_path)
    assert (tmp_path / "robots.txt").read_text() == f"User-agent: *\nAllow: /\nSitemap: {ROOT}sitemap.xml\n"
    assert (tmp_path / "llms.txt").read_text() == f"# x\n\n- [a]({ROOT}games/a/)\n"


def test_site_without_llms_txt_gets_none(tmp_path: Path) -> None:
    fill(tmp_path, {"index.html": page()})
    crawlers(tmp_path)
    assert not (tmp_path / "llms.txt").exists()

from __future__ import annotations

from pathlib import Path

from scripts.feed import absolute, complete

LINKS = '<feed><link rel="self" href="changes.xml"/><link href="changes/#a"/><link href="https://a.example/"/></feed>'
WHOLE = (
    '<feed><link rel="self" href="https://b.example/r/?a&amp;b/changes.xml"/>'
    '<link href="https://b.example/r/?a&amp;b/changes/#a"/><link href="https://a.example/"/></feed>'
)


def test_relative_links_get_the_address_of_the_site() -> None:
    assert absolute(LINKS, "https://b.example/r/?a&b") == WHOLE
    assert absolute(WHOLE, "https://c.example/") == WHOLE


def test_a_site_without_feed_or_address_stays_as_it_is(tmp_path: Path) -> None:
    complete(tmp_path, "https://b.example/")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "changes.xml").write_text(LINKS, encoding="utf-8")
    complete(tmp_path, "")
    assert (tmp_path / "changes.xml").read_text(encoding="utf-8") == LINKS
    complete(tmp_path, "https://b.example/r/?a&b")
    assert (tmp_path / "changes.xml").read_text(encoding="utf-8") == WHOLE

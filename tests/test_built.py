"""What a built site says of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.built import loads, root
from tests.sites import fill


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        ('<link rel="canonical" href="https://example.org/rules/">', "https://example.org/rules/"),
        ('<link rel="canonical">', ""),
        ("<p>x</p>", ""),
        ("", ""),
    ],
)
def test_address_is_the_home_page_s_canonical_one(tmp_path: Path, home: str, expected: str) -> None:
    fill(tmp_path, {"index.html": home})
    assert root(tmp_path) == expected


def test_folder_without_a_home_page_has_no_address(tmp_path: Path) -> None:
    assert root(tmp_path) == ""


def test_page_asks_for_styles_icons_scripts_and_pictures_and_for_nothing_that_it_only_names(tmp_path: Path) -> None:
    said = (
        '<link rel="stylesheet" href="a.css"><link rel="icon" href="i.png"><link rel="canonical" href="x">'
        '<link rel="next" href="y"><script src="s.js"></script><script>z</script><img src="p.png"><img alt="">'
        '<a href="q">q</a>'
    )
    fill(tmp_path, {"index.html": said})
    assert loads(tmp_path / "index.html") == ["a.css", "i.png", "s.js", "p.png"]

"""Links of the built site: what they lead to inside it, and that nothing asks for anything outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.built import H1, canonical, page, said

TOP = '<h1 id="top">x</h1>'


def library(link: str, on: str = "games/a/", root: str = "https://example.org/") -> dict[str, str | bytes]:
    """A site of some pages and files, with a link on one of its pages."""
    pages = {name: canonical(name, root) for name in ("", "games/", "games/a/", "games/b/", "about.html")}
    pages["404.html"] = ""
    files: dict[str, str | bytes] = {
        (f"{name}index.html" if not name or name.endswith("/") else name): page(
            f'{TOP}<p id="遊び"></p>' + (f'<a href="{link}">x</a>' if name == on else ""), head
        )
        for name, head in pages.items()
    }
    return files | {"pictures/画 像.png": b"", "games/a/plan.svg": b"", "feed.xml": b""}


GOOD = [
    ("games/a/", "#top"),
    ("games/a/", "#"),
    ("games/a/", ""),
    ("games/a/", "?q=1"),
    ("games/a/", "?q=1#top"),
    ("games/a/", "."),
    ("games/a/", "./"),
    ("games/a/", "./#top"),
    ("games/a/", "../b/"),
    ("games/a/", "../b/?games=a,b#top"),
    ("games/a/", "../b/index.html#top"),
    ("games/a/", ".."),
    ("games/a/", "../"),
    ("games/a/", "../.."),
    ("games/a/", "../../"),
    ("games/a/", "../../index.html"),
    ("games/a/", "../../about.html#top"),
    ("games/a/", "../a/../b/./#top"),
    ("games/a/", " ../b/ "),
    ("games/a/", "plan.svg"),
    ("games/a/", "plan.svg#layer"),
    ("games/a/", "../../pictures/%E7%94%BB%20%E5%83%8F.png"),
    ("games/a/", "../../pictures/画 像.png"),
    ("games/a/", "../b/#%E9%81%8A%E3%81%B3"),
    ("games/a/", "../b/#遊び"),
    ("games/a/", "../%62/"),
    ("", "games/a/#top"),
    ("", "./games/"),
    ("", "."),
    ("about.html", "games/a/"),
    ("about.html", "#top"),
    ("about.html", "feed.xml"),
    ("games/a/", "https://elsewhere.example/nowhere/#x"),
    ("games/a/", "//elsewhere.example/nowhere/"),
    ("games/a/", "mailto:nobody@example.org"),
    ("games/a/", "tel:1"),
    ("games/a/", "data:text/plain,x"),
]
ROOTED = [
    ("games/a/", "{}"),
    ("games/a/", "{}games/b/#top"),
    ("404.html", "{}games/a/#top"),
    ("404.html", "{}pictures/%E7%94%BB%20%E5%83%8F.png"),
    ("games/a/", "https://example.org{}games/b/#top"),
]
"""With the path at which the site stands in place of the braces."""

DEAD = [
    ("games/a/", "nowhere/"),
    ("games/a/", "../nowhere/#top"),
    ("games/a/", "../b"),
    ("games/a/", "../../pictures/"),
    ("games/a/", "../../pictures/画.png"),
    ("games/a/", "../plan.svg"),
    ("games/a/", "../../../../nowhere/"),
    ("games/a/", "index.htm"),
    ("games/a/", "../B/"),
    ("", "a/"),
    ("about.html", "about.html/"),
    ("404.html", "nowhere/"),
]
DEAD_ROOTED = [
    ("games/a/", "{}nowhere/"),
    ("404.html", "{}games/nowhere/"),
    ("games/a/", "https://example.org{}nowhere/"),
]


@pytest.mark.parametrize("root", ["/", "/rules/", "/a/b/"])
@pytest.mark.parametrize(("on", "link"), [*GOOD, *ROOTED])
def test_link_that_leads_somewhere_is_passed_over(tmp_path: Path, root: str, on: str, link: str) -> None:
    assert said(tmp_path, library(link.format(root), on, f"https://example.org{root}")) == []


@pytest.mark.parametrize("root", ["/", "/rules/", "/a/b/"])
@pytest.mark.parametrize(("on", "link"), [*DEAD, *DEAD_ROOTED])
def test_link_that_leads_nowhere_is_named(tmp_path: Path, root: str, on: str, link: str) -> None:
    link = link.format(root)
    file = on if on.endswith("html") else f"{on}index.html"
    assert said(tmp_path, library(link, on, f"https://example.org{root}")) == [
        ("dead-link", f"{link}: there is no such page or file", file)
    ]


@pytest.mark.parametrize(
    "link",
    [
        "/games/b/",
        "/",
        "/rulesgames/b/",
        "../../../games/b/",
        "../../..",
    ],
)
def test_link_out_of_the_subfolder_in_which_the_site_stands_is_dead(tmp_path: Path, link: str) -> None:
    assert said(tmp_path, library(link, root="https://example.org/rules/")) == [
        ("dead-link", f"{link}: there is no such page or file", "games/a/index.html")
    ]


def test_neighbours_of_a_site_in_a_subfolder_are_other_sites(tmp_path: Path) -> None:
    for link in ("https://example.org", "https://example.org/nowhere/", "//example.org/rulesbook/"):
        assert said(tmp_path, library(link, root="https://example.org/rules/")) == []


@pytest.mark.parametrize(
    "link", ["#nowhere", "../b/#nowhere", "../b/#Top", "/games/b/#a%20b", "../b/index.html#nowhere"]
)
def test_anchor_that_the_page_has_not_is_named(tmp_path: Path, link: str) -> None:
    assert said(tmp_path, library(link)) == [
        ("dead-anchor", f"{link}: the page has no such anchor", "games/a/index.html")
    ]


@pytest.mark.parametrize("link", ["http://[", "//[x/", "https://exa]mple.org/"])
def test_link_that_is_no_address_is_named(tmp_path: Path, link: str) -> None:
    assert said(tmp_path, library(link)) == [("dead-link", f"{link}: this is no address", "games/a/index.html")]


def test_same_dead_link_is_told_once_a_page(tmp_path: Path) -> None:
    body = f'{H1}<a href="nowhere/">1</a><a href="nowhere/">2</a><map><area href="nowhere/"></map>'
    assert len(said(tmp_path, {"index.html": page(body), "404.html": page(body, "")})) == 2


LOADING = [
    '<script src="{}"></script>',
    '<img src="{}">',
    '<img srcset="x.png 1x, {} 2x">',
    '<picture><source srcset="{}"></picture>',
    '<link rel="stylesheet" href="{}">',
    '<link rel="preconnect" href="{}">',
    '<iframe src="{}"></iframe>',
    '<video src="{}" poster="x.png"></video>',
    '<video poster="{}"></video>',
    '<audio><source src="{}"></audio>',
    '<video><track src="{}"></video>',
    '<embed src="{}">',
    '<object data="{}"></object>',
    '<input type="image" src="{}">',
]


@pytest.mark.parametrize("address", ["https://elsewhere.example/x.png", "//elsewhere.example/x.png"])
@pytest.mark.parametrize("element", LOADING)
def test_request_to_outside_is_named(tmp_path: Path, element: str, address: str) -> None:
    files: dict[str, str | bytes] = {"index.html": page(H1 + element.format(address)), "x.png": b""}
    assert said(tmp_path, files) == [("outside-request", f"the page asks for {address}", "index.html")]


@pytest.mark.parametrize("element", LOADING)
def test_request_inside_must_find_its_file(tmp_path: Path, element: str) -> None:
    files: dict[str, str | bytes] = {"index.html": page(H1 + element.format("a/y.png")), "x.png": b""}
    assert said(tmp_path, files) == [("dead-link", "a/y.png: there is no such page or file", "index.html")]
    for address in ("a/y.png", "https://example.org/a/y.png"):
        assert said(tmp_path, {"index.html": page(H1 + element.format(address)), "a/y.png": b""}) == []


@pytest.mark.parametrize(
    "style",
    [
        'b {{background: url("{}")}}',
        "b {{background: url( '{}' )}}",
        "b {{background: url({})}}",
        '@import "{}";',
        "@import '{}' screen;",
        "@import url({});",
        "a{{b:url(x.png)}}c{{d:url({})}}",
    ],
)
def test_styles_ask_for_nothing_outside_and_find_their_files(tmp_path: Path, style: str) -> None:
    def found(address: str) -> list[tuple[str, str, str]]:
        text = style.format(address)
        return said(tmp_path, {"index.html": page(), "css/a.css": text, "css/x.png": b"", "pictures/画.png": b""})

    for outside in ("https://elsewhere.example/x.png", "//elsewhere.example/x.png"):
        assert found(outside) == [("outside-request", f"the style asks for {outside}", "css/a.css")]
    for inside in ("x.png", "../pictures/画.png", "../pictures/%E7%94%BB.png", "/css/x.png", "data:image/png;base64,x"):
        assert found(inside) == []
    assert found("pictures/画.png") == [("dead-link", "pictures/画.png: there is no such page or file", "css/a.css")]


def test_what_only_looks_like_a_request_of_a_style_is_passed_over(tmp_path: Path) -> None:
    styles = """
    /* url(https://elsewhere.example/a) */ /*# sourceMappingURL=a.css.map */
    a::after { content: "https://elsewhere.example/" }
    a::before { background: url('data:image/svg+xml,<svg xmlns="http://x.example/">') }
    """
    assert said(tmp_path, {"index.html": page(), "a.css": styles, "b.css": b"\xff a {}"}) == []

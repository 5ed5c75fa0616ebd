"""The policy of a page: where it stands and which scripts it lets run."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from scripts.secure import policy, secure, with_policy

HEAD = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head>'
ALWAYS = "img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'"


def digest(code: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode('utf-8')).digest()).decode('ascii')}'"


def allowed(page: str) -> list[str]:
    """What the policy lets run as a script."""
    rules = dict(rule.split(" ", 1) for rule in policy(page).split("; "))
    return rules["script-src"].split(" ")


def test_page_without_scripts_gets_everything_from_the_site_itself_and_nothing_else() -> None:
    assert policy(HEAD) == f"default-src 'self'; script-src 'self'; {ALWAYS}"


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("<script>run()</script>", "run()"),
        ("<SCRIPT>run()</SCRIPT >", "run()"),
        ("<script\n>run()</script>", "run()"),
        ("<script></script>", ""),
        ("<script> \n遊び && '<b>' &amp; \\' </script>", " \n遊び && '<b>' &amp; \\' "),
        ("<script>one\r\ntwo\rthree</script>", "one\ntwo\nthree"),
        ('<script data-src="x">run()</script>', "run()"),
        ('<script id="a>b">run()</script>', "run()"),
        ('<script type="">run()</script>', "run()"),
        ('<script type="module">run()</script>', "run()"),
        ('<script type=" text/javascript ">run()</script>', "run()"),
        ('<script type="application/javascript">run()</script>', "run()"),
        ('<script type="importmap">{}</script>', "{}"),
    ],
)
def test_inline_script_is_allowed_by_the_hash_of_its_text(script: str, code: str) -> None:
    assert allowed(HEAD + script) == ["'self'", digest(code)]


@pytest.mark.parametrize(
    "script",
    [
        '<script src="x.js"></script>',
        "<script SRC=x.js>fallback()</script>",
        '<script type="application/json">{"base": "."}</script>',
        '<script type="application/ld+json">{}</script>',
        '<script type="text/x-template"><b></b></script>',
        "<!-- <script>run()</script> -->",
        "<textarea><script>run()</script></textarea>",
        "<title><script>run()</script></title>",
        "&lt;script&gt;run()&lt;/script&gt;",
        "<scripts>run()</scripts>",
        '<a title="<script>run()</script>"></a>',
    ],
)
def test_what_is_no_inline_script_gets_no_hash(script: str) -> None:
    assert allowed(HEAD + script) == ["'self'"]


def test_each_script_has_one_hash_in_the_order_of_the_page() -> None:
    page = f"{HEAD}<script>b</script><script>a</script><script>b</script>"
    assert allowed(page) == ["'self'", digest("b"), digest("a")]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<html><head><meta charset="utf-8">', "<script>run()</script></head>"),
        ("<html><head>\n  <!-- top -->\n  <META charset=utf-8 />", "<title>x</title></head>"),
        ("<html><head>", "<title>x</title></head>"),
        ('<html><HEAD\nprefix="og: x">', "<title>x</title></head>"),
        ("<html><head>", "</head><header>x</header>"),
    ],
)
def test_policy_stands_behind_the_character_set_or_at_the_top_of_the_head(before: str, after: str) -> None:
    page = with_policy(before + after)
    assert page.startswith(f'{before}<meta http-equiv="Content-Security-Policy" content="default-src ')
    assert page.endswith(f'">{after}')
    metas = LexborHTMLParser(page).css('head meta[http-equiv="Content-Security-Policy"]')
    assert [meta.attributes["content"] for meta in metas] == [policy(before + after)]


@pytest.mark.parametrize("page", ["", "text", "<html><header>x</header></html>"])
def test_page_without_a_head_stays_as_it_is(page: str) -> None:
    assert with_policy(page) == page


def test_every_page_of_the_site_and_nothing_else_is_changed(tmp_path: Path) -> None:
    pages = {"index.html": HEAD, "games/遊び/index.html": f"{HEAD}<script>遊()</script>"}
    others = {"a.js": "<head>", "b.htm": "<head>"}
    for name, text in {**pages, **others}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "folder.html").mkdir()
    secure(tmp_path)
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in pages} == {
        name: with_policy(text) for name, text in pages.items()
    }
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in others} == others


def test_page_in_another_encoding_keeps_its_bytes(tmp_path: Path) -> None:
    raw = HEAD.encode() + "遊び".encode("shift_jis")
    (tmp_path / "old.html").write_bytes(raw)
    secure(tmp_path)
    secured = (tmp_path / "old.html").read_bytes()
    assert secured.startswith(HEAD.encode()[:50])
    assert secured.endswith("遊び".encode("shift_jis"))
    assert b"Content-Security-Policy" in secured

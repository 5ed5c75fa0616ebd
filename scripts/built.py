"""What a built site says of itself, whichever engine has made it."""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser


def root(site: Path) -> str:
    """The site's own address, as its home page gives it; empty where there is none."""
    home = site / "index.html"
    canonical = _parsed(home).css_first('link[rel="canonical"]') if home.is_file() else None
    return (canonical.attributes.get("href") or "") if canonical else ""


def loads(page: Path) -> list[str]:
    """What a page's head and body ask for: addresses of styles, scripts and pictures, as they stand in it."""
    tree = _parsed(page)
    nodes = tree.css('link[rel="stylesheet"], link[rel="icon"], script[src], img[src]')
    return [str(node.attributes.get("href") or node.attributes.get("src") or "") for node in nodes]


def _parsed(page: Path) -> LexborHTMLParser:
    return LexborHTMLParser(page.read_bytes())

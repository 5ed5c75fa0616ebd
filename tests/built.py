"""Small built sites, written by hand, and what ``verify`` says of them."""

from __future__ import annotations

from pathlib import Path

from scripts.problems import Severity
from scripts.verify import verify

ROOT = "https://example.org/"
H1 = "<h1>x</h1>"
TITLE = "<title>x</title>"
DESCRIPTION = '<meta name="description" content="x">'
POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;">'


def canonical(address: str, root: str = ROOT) -> str:
    return f'<link rel="canonical" href="{root}{address}">'


def page(body: str = H1, head: str = canonical(""), lang: str = ' lang="ja"') -> str:
    """A page with nothing wrong, but for what is given."""
    return f"<!doctype html><html{lang}><head>{TITLE}{DESCRIPTION}{POLICY}{head}</head><body>{body}</body></html>"


def said(site: Path, files: dict[str, str | bytes]) -> list[tuple[str, str, str]]:
    """Builds the site and gives each problem as code, message and file."""
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    problems = verify(site)
    assert {problem.severity for problem in problems} <= {Severity.ERROR}
    return [(problem.code, problem.message, problem.file.relative_to(site).as_posix()) for problem in problems]

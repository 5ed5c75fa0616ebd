"""The service worker of a built site: which files it keeps from the first, and the version that these make."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from scripts import built, places

WORKER = "service-worker.js"
REGISTERS = "javascripts/offline.js"
"""What pages load where the worker is wanted."""

PAGES = (places.OFFLINE, places.HOME, places.GAMES, places.GLOSSARY, places.COMPARE, places.CONCORDANCE)
"""The pages that are kept from the first, with all that they ask for."""

DATA = (
    *("search/worker.js", "search/names.json", "search/*.json"),
    *("games/*.json", f"{places.API}*.json", f"{places.API}games/*.json"),
)
"""What their scripts ask for, by patterns, the most useful first."""

MOST = 4_000_000
"""Bytes that are kept from the first, before packing; with many games the rest is kept as it is read."""


def offline(site: Path) -> None:
    """Writes the worker into ``site``: one that removes itself where the pages do not ask for any."""
    wanted = any(link.endswith(REGISTERS) for link in built.loads(site / "index.html"))
    (site / WORKER).write_text(_worker(site) if wanted else _code("removal"), encoding="utf-8")


def core(site: Path, most: int = MOST) -> list[str]:
    """Addresses from the site's root: what is kept from the first, as far as there is room for it."""
    kept, size = [], 0
    for address in dict.fromkeys(_wanted(site)):
        file = _file(site, address)
        if file.is_file() and size + file.stat().st_size <= most:
            kept.append(address)
            size += file.stat().st_size
    return kept


def _wanted(site: Path) -> Iterator[str]:
    for page in PAGES:
        yield page
        if _file(site, page).is_file():
            yield from _inside(page, built.loads(_file(site, page)))
    for pattern in ("javascripts/**/*.js", *DATA):
        yield from (file.relative_to(site).as_posix() for file in sorted(site.glob(pattern)))


def _inside(page: str, links: Iterable[str]) -> Iterator[str]:
    """The links of a page that lead to files of the site, from its root."""
    for link in links:
        parts = urlsplit(link)
        if not (parts.scheme or parts.netloc):
            yield unquote(urljoin(f"/{page}", parts.path)).lstrip("/")


def _file(site: Path, address: str) -> Path:
    return site / address / "index.html" if address.endswith("/") or not address else site / address


def _worker(site: Path) -> str:
    code, kept = _code("worker"), core(site)
    held = [sha256(_file(site, address).read_bytes()).hexdigest() for address in kept]
    version = sha256(json.dumps([code, kept, held]).encode()).hexdigest()[:12]
    return f"const VERSION = {json.dumps(version)};\nconst CORE = {json.dumps(kept, indent=1)};\n\n{code}"


def _code(name: str) -> str:
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")

"""Sites of a few files, for the tests of publishing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from scripts.publish import publish

MARKS = {"404.html": "missing", "sitemap.xml": "map"}
OLD = {**MARKS, "index.html": "old", "games/gone/index.html": "old"}
NEW = {**MARKS, "index.html": "new", "games/added/index.html": "new"}
NEXT = {**MARKS, "index.html": "next"}


def fill(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def maker(files: dict[str, str]) -> Callable[[Path], None]:
    return lambda folder: fill(folder, files)


def shown(site: Path) -> dict[str, str]:
    """What a web server finds there."""
    files = [file for file in site.rglob("*") if file.is_file()]
    return {file.relative_to(site).as_posix(): file.read_text(encoding="utf-8") for file in files}


def kept(site: Path) -> list[str]:
    """What lies in the store, with the number in place of random letters."""
    return sorted(path.name.split("-")[0] for path in (site.parent / ".site").iterdir())


def nothing(site: Path) -> None:
    """No site stands there yet."""


def published(site: Path) -> None:
    publish(site, maker(OLD))


def plain(site: Path) -> None:
    """What ``mkdocs build`` by itself leaves."""
    fill(site, OLD)


def raising(error: BaseException) -> Callable[..., None]:
    def raise_it(*_arguments: object) -> None:
        raise error

    return raise_it

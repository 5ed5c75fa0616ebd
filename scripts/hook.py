"""MkDocs hook: renders the pages before each build, and keeps the server going on bad data.

The hook is wiring only; without it ``python -m scripts build`` and ``mkdocs
build`` make the same site. While serving, hand-written pages, data, templates
and overrides are watched and generated pages are not: a build writes those,
and would set off a second build.
"""

from __future__ import annotations

import logging
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

# MkDocs loads a hook by its path, so the folder that holds `scripts` may not be importable yet.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mkdocs.exceptions import Abort
from watchdog.events import FileSystemEvent, FileSystemEventHandler

from scripts.feed import complete
from scripts.places import WORKER
from scripts.publish import PAGES_READY, lock
from scripts.raw import ids, put_back, set_aside
from scripts.refused import unwritable
from scripts.write import MARK, OWN, owned

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.livereload import LiveReloadServer
    from mkdocs.structure.pages import Page

log = logging.getLogger("mkdocs.hooks.rules")
STUB = '{"config":{"lang":["ja"],"separator":"[\\\\s]+","pipeline":[]},"docs":[]}'

SOURCES = ("templates", "search/worker")
"""What of our code ends up in the site as it stands."""

_state = {"serving": False}
_aside: dict[str, list[str]] = {}
"""Raw HTML of the page that is being converted, by the page's path."""


def on_startup(command: str, **_: object) -> None:
    """Remembers whether this is ``mkdocs serve``, where bad data must not end the program."""
    _state["serving"] = command == "serve"


def on_post_build(config: MkDocsConfig) -> None:
    """Completes the feed; makes the theme's index a stub, which every page asks for, as our worker has another."""
    complete(Path(config.site_dir), config.site_url or "")
    if not config.extra.get("search_worker"):
        return
    index = Path(config.site_dir) / "search" / "search_index.json"
    index.parent.mkdir(parents=True, exist_ok=True)
    index.write_text(STUB, encoding="utf-8")


def on_pre_build(config: MkDocsConfig) -> None:
    """Renders the pages; ends ``mkdocs build`` on bad data, and leaves ``mkdocs serve`` with the last good pages."""
    if not os.environ.get(PAGES_READY):
        from scripts.build import build  # half a second, which a build that has the pages need not wait for
        from scripts.problems import errors

        docs = Path(config.docs_dir)
        result = build(_data(config), docs)
        if _state["serving"] and any(problem.code == "busy" for problem in result.problems):
            log.info("another build is running; waiting until it has ended")
            with lock(docs, wait=True):
                pass
            result = build(_data(config), docs)
        bad = errors(result.problems)
        for problem in result.problems:
            log.log(logging.ERROR if problem in bad else logging.INFO, str(problem))
        config.extra["problems"] = [str(problem) for problem in bad]
        if bad and not _state["serving"]:
            raise Abort(f"{len(bad)} errors in the data")
    config.extra["search_worker"] = _worker(config)
    if _state["serving"]:
        config.extra["offline"] = False  # there is no worker, and whoever writes wants none


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    """Sets aside what is no Markdown in a generated page, and keeps pages out of the index that our worker replaces."""
    if config.extra.get("search_worker"):
        page.meta["search"] = {"exclude": True}
    if not page.file.content_string.startswith(MARK):
        return markdown
    rest, _aside[page.file.src_uri] = set_aside(markdown)
    return rest


def on_page_content(html: str, page: Page, **_: object) -> str:
    """Puts back what was taken out."""
    stretches = _aside.pop(page.file.src_uri, [])
    page.present_anchor_ids = (page.present_anchor_ids or set()) | ids(stretches)
    return put_back(html, stretches)


def on_serve(server: LiveReloadServer, config: MkDocsConfig, **_: object) -> LiveReloadServer:
    """Watches what people write, and not what a build writes."""
    docs, root = Path(config.docs_dir), Path(config.config_file_path).parent
    server.unwatch(str(docs))
    touched = docs / OWN / "touched"
    try:
        touched.parent.mkdir(exist_ok=True)
        touched.touch()
    except OSError as error:
        raise Abort(str(unwritable(error, touched))) from None
    server.watch(str(touched))
    for folder in (docs, _data(config), *(Path(__file__).parent / name for name in SOURCES), root / "overrides"):
        if folder.is_dir():
            server.observer.schedule(_Edits(folder, touched), str(folder), recursive=True)
    return server


def _worker(config: MkDocsConfig) -> str:
    """The address of our worker, which changes with what it and its index hold; empty before the first good build."""
    worker = Path(config.docs_dir) / WORKER
    return f"{WORKER}?{sha256(worker.read_bytes()).hexdigest()[:12]}" if worker.is_file() else ""


def _data(config: MkDocsConfig) -> Path:
    """The data folder: ``extra.data`` in mkdocs.yml, else ``data`` beside it."""
    return Path(config.config_file_path).parent / str(config.extra.get("data", "data"))


class _Edits(FileSystemEventHandler):
    """Passes edits on, by touching a file that the server watches.

    Generated pages are passed over, and so is what has a name beginning with a
    dot: MkDocs does not read it, and editors keep notes of their own there.
    """

    def __init__(self, folder: Path, touched: Path) -> None:
        self.folder = folder
        self.touched = touched
        self.generated = owned(folder)

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Called by watchdog for each change below the folder."""
        inside = Path(os.fsdecode(event.src_path)).relative_to(self.folder)
        if event.is_directory or any(part.startswith(".") for part in inside.parts):
            return
        if inside.as_posix() not in self.generated:
            self.generated |= owned(self.folder)  # a page that has just been removed was generated too
        if inside.as_posix() not in self.generated:
            self.touched.touch()

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

from scripts.edits import watch
from scripts.feed import complete
from scripts.places import WORKER
from scripts.publish import PAGES_READY, lock
from scripts.raw import put_back, set_aside, stretches
from scripts.reuse import KeptPage, Reuse, ready
from scripts.write import MARK

if TYPE_CHECKING:
    from jinja2 import Environment
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.livereload import LiveReloadServer
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

log = logging.getLogger("mkdocs.hooks.rules")
STUB = '{"config":{"lang":["ja"],"separator":"[\\\\s]+","pipeline":[]},"docs":[]}'

SOURCES = ("templates", "search/worker")
"""What of our code ends up in the site as it stands."""

_state = {"serving": False}
_reuse: list[Reuse] = []
"""The kept pages of the build that is going on."""


def on_startup(command: str, **_: object) -> None:
    """Remembers whether this is ``mkdocs serve``, where bad data must not end the program."""
    _state["serving"] = command == "serve"


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Lays kept pages in the places of those that need not be made again."""
    if config.extra.get("search_worker"):  # without it the theme's index is made, from every page
        _reuse.append(Reuse(Path(config.docs_dir), "served" if _state["serving"] else "pages"))
        _reuse[-1].lay(nav, files, config)
    return nav


def on_env(env: Environment, files: Files, **_: object) -> Environment:
    """Makes ready for printing."""
    ready(env, [file.page for file in files.documentation_pages() if file.page])
    return env


def on_build_error(error: Exception, **_: object) -> None:
    """Keeps nothing of a build that failed."""
    if _reuse:
        _reuse.pop().end(error)


def on_post_build(config: MkDocsConfig) -> None:
    """Completes the feed; makes the theme's index a stub, which every page asks for, as our worker has another."""
    if _reuse:
        _reuse.pop().end()
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
    """Keeps pages out of the theme's index where our worker replaces it; sets aside what is no Markdown then."""
    if not config.extra.get("search_worker"):
        return markdown
    page.meta["search"] = {"exclude": True}
    return set_aside(markdown)[0] if page.file.content_string.startswith(MARK) else markdown


def on_post_page(output: str, page: Page, **_: object) -> str:
    """Puts back what was set aside, from the file, so that it is not held; gives a kept page, or keeps it."""
    if not isinstance(page, KeptPage):
        output = put_back(output, stretches(page.file.content_string))
    return _reuse[-1].print(page, output) if _reuse else output


def on_serve(server: LiveReloadServer, config: MkDocsConfig, **_: object) -> LiveReloadServer:
    """Watches what people write, and not what a build writes."""
    docs, root = Path(config.docs_dir), Path(config.config_file_path).parent
    server.unwatch(str(docs))
    watch(server, [docs, _data(config), *(Path(__file__).parent / name for name in SOURCES), root / "overrides"])
    return server


def _worker(config: MkDocsConfig) -> str:
    """The address of our worker, which changes with what it and its index hold; empty before the first good build."""
    worker = Path(config.docs_dir) / WORKER
    return f"{WORKER}?{sha256(worker.read_bytes()).hexdigest()[:12]}" if worker.is_file() else ""


def _data(config: MkDocsConfig) -> Path:
    """The data folder: ``extra.data`` in mkdocs.yml, else ``data`` beside it."""
    return Path(config.config_file_path).parent / str(config.extra.get("data", "data"))

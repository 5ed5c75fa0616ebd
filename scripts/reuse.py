"""Pages that MkDocs need not make again: what it printed of a generated page is kept until something about it changes.

A page is kept under a hash of all that goes into it: its Markdown and its
place, the configuration, the overrides, our code, Python and what is
installed. It then goes through MkDocs as any other page, so that navigation,
map and checks know of it, but is neither read nor converted nor printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import ChoiceLoader, DictLoader, Environment
from mkdocs.plugins import BasePlugin
from mkdocs.structure.pages import Page

from scripts.kept import Kept, kept, unpacked
from scripts.raw import ids, stretches
from scripts.stamp import hashes, tools
from scripts.write import MARK

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.nav import Navigation

TEMPLATE = "kept.html"
"""The template of a page that is kept, with nothing in it."""

ELSEWHERE = frozenset({"site_dir", "config_file_path", "strict"})
"""Settings that say nothing about pages: where things lie, and how warnings are taken."""


class KeptPage(Page):
    """A page that an earlier build has made."""

    def __init__(self, file: File, config: MkDocsConfig, packed: bytes) -> None:
        super().__init__(None, file, config)
        self.packed = packed

    @property
    def html(self) -> str:
        """The whole page as it was printed."""
        return str(unpacked(self.packed))

    def read_source(self, _config: MkDocsConfig) -> None:
        """Reads nothing."""
        self.markdown = ""
        self.meta = {"template": TEMPLATE, "search": {"exclude": True}}

    def render(self, _config: MkDocsConfig, _files: Files) -> None:
        """Converts nothing."""
        self.content = ""


class Reuse:
    """The pages of one build: those that are kept and those that are to be."""

    def __init__(self, docs: Path, name: str) -> None:
        self.stack = ExitStack()
        self.store: Kept = self.stack.enter_context(kept(docs, name))
        self.keys: dict[str, str] = {}
        """Of each page that is made now and can be kept, by its path."""

    def lay(self, nav: Navigation, files: Files, config: MkDocsConfig) -> None:
        """Puts kept pages in the places of those that nothing has changed about.

        Pages in the navigation are always made: they show the way to others.
        All pages are where a title in the navigation is not in the
        configuration, as it stands on every page then.
        """
        if not self.store.open or any(page.title is None for page in nav.pages):
            return
        around = _around(config)
        listed = {page.file.src_uri for page in nav.pages}
        for file in files.documentation_pages():
            text = "" if file.src_uri in listed else file.content_string
            if text.startswith(MARK):
                key = sha256(json.dumps([around, file.src_uri, text]).encode()).hexdigest()
                packed = self.store.packed(key)
                if packed is None:
                    self.keys[file.src_uri] = key
                else:
                    KeptPage(file, config, packed)

    def print(self, page: Page, output: str) -> str:
        """The page as it is written; it is kept where it can be."""
        if isinstance(page, KeptPage):
            return page.html
        if page.file.src_uri in self.keys:
            self.store.put(self.keys[page.file.src_uri], output)
        return output

    def end(self, error: Exception | None = None) -> None:
        """Keeps what was made, unless the build has failed."""
        self.stack.__exit__(type(error) if error else None, error, error.__traceback__ if error else None)


def ready(env: Environment, pages: Iterable[Page]) -> None:
    """Gives the environment the template of kept pages, and each page that others link to the anchors of its HTML."""
    assert env.loader
    env.loader = ChoiceLoader([DictLoader({TEMPLATE: ""}), env.loader])
    for file in {file for page in pages for file in page.links_to_anchors or ()}:
        if file.page:
            html = file.page.html if isinstance(file.page, KeptPage) else "\n".join(stretches(file.content_string))
            file.page.present_anchor_ids = (file.page.present_anchor_ids or set()) | ids(html)


def _around(config: MkDocsConfig) -> str:
    """The hash of all that goes into every page."""
    said = [{name: value for name, value in each.items() if name not in ELSEWHERE} for each in config.user_configs]
    # Of plugins and extensions it says nothing any more: what stood there was taken out when it was read.
    plugins = {name: dict(each.config) for name, each in config.plugins.items() if isinstance(each, BasePlugin)}
    hooks = [sha256(Path(name).read_bytes()).hexdigest() for name in config.hooks]
    whole = [said, config.markdown_extensions, config.mdx_configs, plugins, hooks, config.extra, config.site_url]
    own = str(config.theme.custom_dir or "")
    whole += [hashes(Path(own)) if own else {}, tools()]
    text = json.dumps(whole, default=repr, ensure_ascii=False)
    text = text.replace(json.dumps(own, ensure_ascii=False), "")  # where the folder lies does not matter
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

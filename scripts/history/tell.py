"""Changes as text, JSON and Markdown."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable

from scripts.library import Library
from scripts.model.history import Change
from scripts.pages.changed import by_game, heading, plain

MARKUP = re.compile(r"[!-/:-@\[-`{-~]")
"""Every sign that could be markup; Markdown takes a backslash before each of them."""


def text(library: Library, changes: Iterable[Change]) -> str:
    """A heading for each game and a line for each change."""
    return _listed(library, changes, "{}", "  {}", lambda said: said)


def markdown(library: Library, changes: Iterable[Change]) -> str:
    """The same as Markdown, in which no name can be taken for markup."""
    return _listed(library, changes, "## {}\n", "- {}", lambda said: MARKUP.sub(r"\\\g<0>", said))


def as_json(_library: Library, changes: Iterable[Change]) -> str:
    """The changes as they are recorded, in a list."""
    found = [change.model_dump(exclude_none=True) for change in changes]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _listed(library: Library, changes: Iterable[Change], head: str, line: str, written: Callable[[str], str]) -> str:
    blocks = []
    for game, group in by_game(changes):
        name = head.format(written(heading(library, game, group).unescape()))
        blocks.append("\n".join([name, *(line.format(written(said)) for said in plain(library, group))]))
    return "\n\n".join(blocks) + "\n" if blocks else library.labels.history.nothing + "\n"


FORMATS: dict[str, Callable[[Library, Iterable[Change]], str]] = {"text": text, "json": as_json, "markdown": markdown}
"""By the names that the command takes."""

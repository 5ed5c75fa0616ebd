"""From data to pages: check, render every page as a draft, then put them in their places."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from scripts import keys
from scripts.api import site as api
from scripts.kept import Kept, kept
from scripts.library import Library
from scripts.made import make
from scripts.pages.site import of_all_games
from scripts.pages.uses import Use
from scripts.problems import Problem, errors
from scripts.publish import BusyError, lock
from scripts.render import render
from scripts.search import build as search
from scripts.survey import Survey, survey
from scripts.write import MARK, Drafts, NotOursError, Written, drafting


@dataclass(frozen=True)
class Result:
    """What a build found and did; ``written`` is None where errors stopped it before it wrote anything."""

    problems: list[Problem]
    written: Written | None


def build(data: Path, docs: Path) -> Result:
    """Checks ``data`` and, if it holds no error, makes ``docs`` hold its pages.

    What is made from one game alone is taken from the store where an earlier
    build has made it.
    """
    with _uncollected(), kept(docs, "made") as store:
        found = survey(data, store)
        store.whole = False
        if found.library is None or errors(found.problems):
            return Result(found.problems, None)
        result = written(docs, found.library, found, store)
        if keys.shared(data) != found.shared:
            store.forget()
        store.whole = result.written is not None
        return result


def written(docs: Path, library: Library, found: Survey, store: Kept) -> Result:
    """What comes of writing the pages, which only one build does at a time; ``found`` holds no error."""
    problems = found.problems
    try:
        docs.mkdir(parents=True, exist_ok=True)
        with lock(docs), drafting(docs) as drafts:
            _draft(library, found, drafts, store)
            return Result(problems, drafts.finish())
    except BusyError as error:
        return Result([*problems, Problem("busy", str(error), docs)], None)
    except NotOursError as error:
        said = "a hand-written file stands where a generated page goes; rename, move or delete it"
        return Result(
            [*problems, *(Problem("hand-written", said, path, line=1, column=1) for path in error.paths)], None
        )
    except OSError as error:
        where = Path(error.filename2 or error.filename or docs)
        said = f"cannot be written: {error.strerror or error}"
        return Result([*problems, Problem("unwritable", said, where, line=1, column=1)], None)


def _draft(library: Library, found: Survey, drafts: Drafts, store: Kept) -> None:
    """Every file that is made for the site as a draft; each is forgotten once it is printed."""
    uses: list[Use] = []
    entries = {}
    for game in library.games.values():
        made = make(library, game, found.told[game.id], drafts, store, found.keys.get(game.id, ""))
        game.let_go()
        uses += made.uses
        entries[game.id] = made.entries
    rest = (of_all_games(library, found.told, found.problems, uses), api.of_all_games(library, found.told))
    for page in chain.from_iterable(rest):
        drafts.add(page.path, render(page, library.labels))
    for page in search.pages(library, entries, _hand_written(drafts)):
        drafts.add(page.path, render(page, library.labels))


@contextmanager
def _uncollected() -> Iterator[None]:
    """While this lasts no garbage is collected: looking takes a fifth of a build, and finds next to nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _hand_written(drafts: Drafts) -> dict[str, str]:
    """The Markdown that people wrote, by its path from the docs folder; what cannot be read is left to MkDocs.

    Pages that a build made are told by their mark, so that a lost manifest changes nothing.
    """
    found = {}
    for path, file in _markdown(drafts.docs).items():
        if path not in drafts.same and path not in drafts.changed:
            try:
                text = file.read_bytes().decode("utf-8-sig")
            except (OSError, UnicodeDecodeError):
                continue
            if not text.startswith(MARK):
                found[path] = text.replace("\r\n", "\n")
    return found


def _markdown(docs: Path) -> dict[str, Path]:
    """The Markdown files below the docs folder; none where it cannot be looked into, which writing will report."""
    try:
        return {file.relative_to(docs).as_posix(): file for file in sorted(docs.rglob("*.md"))}
    except OSError:
        return {}

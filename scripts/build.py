"""From data to pages: check, render every page as a draft, then put them in their places."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from scripts import keys
from scripts.api import site as api
from scripts.byhand import hand_written, unreadable
from scripts.kept import Kept, kept
from scripts.library import Library
from scripts.made import lay, make, neighbours
from scripts.pages import sheet, site
from scripts.pages.calls import Calls, by_concept
from scripts.pages.view import Page
from scripts.problems import Problem, errors, in_order
from scripts.publish import BusyError, lock
from scripts.refused import unwritable
from scripts.render import render
from scripts.search import build as search
from scripts.search.units import Unit
from scripts.survey import Survey, survey
from scripts.write import Drafts, NotOursError, Written, drafting


@dataclass(frozen=True)
class Result:
    """What a build found and did; ``written`` is None where errors stopped it before it wrote anything."""

    problems: list[Problem]
    written: Written | None


def build(data: Path, docs: Path, held: ExitStack | None = None) -> Result:
    """Checks ``data`` and, if it holds no error and ``docs`` nothing unreadable, makes ``docs`` hold its pages.

    What is made from one game alone is taken from the store where an earlier
    build has made it. Other builds are kept from ``docs`` until ``held`` is
    closed; without it, until this returns.
    """
    with ExitStack() as own, uncollected(), kept(docs, "made") as store:
        store.whole = False
        found = survey(data, store)
        problems = in_order([*found.problems, *unreadable(docs)])
        if found.library is None or errors(problems):
            return Result(problems, None)
        result = written(docs, found.library, replace(found, problems=problems), store, own if held is None else held)
        if keys.shared(data) != found.shared:
            store.forget()
        store.whole = result.written is not None
        return result


def written(docs: Path, library: Library, found: Survey, store: Kept, held: ExitStack) -> Result:
    """What comes of writing the pages, which only one build does at a time; ``found`` holds no error."""
    problems = found.problems
    try:
        docs.mkdir(parents=True, exist_ok=True)
        held.enter_context(lock(docs))
        with drafting(docs) as drafts:
            _draft(docs, library, found, drafts, store)
            return Result(problems, drafts.finish())
    except BusyError as error:
        return Result([*problems, Problem("busy", str(error), docs)], None)
    except NotOursError as error:
        said = "a hand-written file stands where a generated page goes; rename, move or delete it"
        return Result(
            [*problems, *(Problem("hand-written", said, path, line=1, column=1) for path in error.paths)], None
        )
    except OSError as error:
        return Result([*problems, unwritable(error, docs)], None)


def _draft(docs: Path, library: Library, found: Survey, drafts: Drafts, store: Kept) -> None:
    """Every file that is made for the site as a draft; each is forgotten once it is printed."""
    said, parts, units = {}, {}, {}
    for game in library.games.values():
        made = make(library, game, found.told[game.id], drafts, store, found.keys.get(game.id, ""))
        game.let_go()
        said[game.id], parts[game.id], units[game.id] = made.calls, made.parts, made.found
    calls = by_concept(library, said)
    inputs = sheet.inputs(library, found.told, calls)
    sheets = (site.sheets(library, found.told, calls, inputs), api.sheets(library, found.told, calls, inputs))
    for each in chain.from_iterable(sheets):
        lay(each, library.labels, drafts, store, found.shared)
    near = neighbours(library, found.told, store, found.shared)
    rest = (
        site.of_all_games(library, found.told, found.problems, calls, parts, near),
        api.of_all_games(library, calls),
        _searched(docs, library, units, calls, drafts),
    )
    for page in chain.from_iterable(rest):
        drafts.add(page.path, render(page, library.labels))


def _searched(docs: Path, library: Library, units: Mapping[str, Unit], calls: Calls, drafts: Drafts) -> Iterator[Page]:
    """The files of the search index, once all other pages are drafts: the rest of the docs folder is written by hand,
    and a page of ours that has lost its mark is not.
    """
    yield from search.pages(library, units, calls, hand_written(docs, drafts.hashes))


@contextmanager
def uncollected() -> Iterator[None]:
    """While this lasts no garbage is collected: looking takes a fifth of a build, and finds next to nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()

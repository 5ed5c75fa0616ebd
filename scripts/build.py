"""From data to pages: check, render everything in memory, then write."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from scripts.api import site as api
from scripts.byhand import hand_written, unreadable
from scripts.check import run
from scripts.kept import kept
from scripts.library import Library
from scripts.made import keys, make, of_shared, packed, texts_of, unpacked
from scripts.pages import sheet, site
from scripts.pages.calls import by_concept
from scripts.pages.told import of_all
from scripts.problems import Problem, errors, in_order
from scripts.publish import BusyError, lock
from scripts.refused import unwritable
from scripts.render import render
from scripts.search import build as search
from scripts.write import NotOursError, Written, write


@dataclass(frozen=True)
class Result:
    """What a build found and did; ``written`` is None where errors stopped it before it wrote anything."""

    problems: list[Problem]
    written: Written | None


def build(data: Path, docs: Path, held: ExitStack | None = None) -> Result:
    """Checks ``data`` and, if it holds no error and ``docs`` nothing unreadable, makes ``docs`` hold its pages.

    Other builds are kept from ``docs`` until ``held`` is closed; without it, until this returns.
    """
    with ExitStack() as own, _uncollected():
        library, problems = run(data)
        problems = in_order([*problems, *unreadable(docs)])
        if library is None or errors(problems):
            return Result(problems, None)
        rendered = texts(library, problems, docs)
        return _written(docs, rendered, problems, own if held is None else held)


def texts(library: Library, problems: Iterable[Problem], docs: Path) -> dict[str, str]:
    """The text of every file that is made for the site, by its path; ``docs`` holds what people wrote.

    What is made from one game alone is taken from the store where an earlier
    build has made it. A page is forgotten once it is printed.
    """
    everything = of_all(library)
    made: dict[str, str] = {}
    said, rows = {}, {}
    found = {}
    with kept(docs, "made") as store:
        for id_, key in keys(library).items():
            own = unpacked(store.get(key), id_)
            if own is None:
                own = make(library, library.games[id_], everything[id_])
                store.put(key, packed(own))
            made |= own.texts
            said[id_] = own.calls
            rows[id_] = own.row
            found[id_] = own.found
        calls, shared = by_concept(library, said), of_shared(library)
        inputs = sheet.inputs(library, everything, calls)
        sheets = (site.sheets(library, everything, calls, inputs), api.sheets(library, everything, calls, inputs))
        for each in chain.from_iterable(sheets):
            made |= texts_of(each, library.labels, shared, store)
    rest = (site.of_all_games(library, everything, problems, calls, rows), api.of_all_games(library, calls))
    for page in chain.from_iterable(rest):
        made[page.path] = render(page, library.labels)
    for page in search.pages(library, found, calls, hand_written(docs, made)):
        made[page.path] = render(page, library.labels)
    return made


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


def _written(docs: Path, rendered: Mapping[str, str], problems: list[Problem], held: ExitStack) -> Result:
    """What came of writing the pages."""
    try:
        docs.mkdir(parents=True, exist_ok=True)
        held.enter_context(lock(docs))
        return Result(problems, write(docs, rendered))
    except BusyError as error:
        return Result([*problems, Problem("busy", str(error), docs)], None)
    except NotOursError as error:
        said = "a hand-written file stands where a generated page goes; rename, move or delete it"
        return Result(
            [*problems, *(Problem("hand-written", said, path, line=1, column=1) for path in error.paths)], None
        )
    except OSError as error:
        return Result([*problems, unwritable(error, docs)], None)

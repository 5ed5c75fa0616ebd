"""Facets: each leads somewhere and reads what stands there; each value of a game can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from scripts import places
from scripts.compare import path as paths
from scripts.compare.functions import FUNCTIONS
from scripts.compare.table import Cell
from scripts.library import GameData, Library
from scripts.model.base import ABSENCES
from scripts.model.facets import Facet
from scripts.problems import Path_, Problem, Severity, instead

FILE = "facets.yml"
TAKEN = frozenset({"terms", *places.TABLES})
"""Names of pages and tables beside those of the groups."""


def check(library: Library) -> Iterator[Problem]:
    """``duplicate-id``, and what ``facets.yml`` names without there being such a thing.

    ``unknown-path``, ``unknown-function``, ``unknown-vocabulary``, ``unknown-concept``.
    """
    ids = Counter(facet.id for group in library.facets for facet in group.facets)
    groups = Counter(group.id for group in library.facets)
    for number, group in enumerate(library.facets):
        if groups[group.id] > 1 or group.id in TAKEN:
            yield _at(library, "duplicate-id", f"`{group.id}` is taken", (number, "id"))
        for place, facet in enumerate(group.facets):
            where: Path_ = (number, "facets", place)
            if ids[facet.id] > 1:
                yield _at(library, "duplicate-id", f"`{facet.id}` is taken", (*where, "id"))
            yield from (_at(library, code, said, (*where, key)) for code, said, key in _wrong(library, facet))


def _wrong(library: Library, facet: Facet) -> Iterator[tuple[str, str, str]]:
    """Code, message and key of what is wrong with one facet."""
    if facet.path and (said := paths.wrong(facet.path)):
        yield "unknown-path", said, "path"
    if facet.by and facet.by not in FUNCTIONS:
        yield "unknown-function", f"no function is called `{facet.by}`; {instead(facet.by, FUNCTIONS)}", "by"
    if facet.vocabulary and facet.vocabulary not in library.vocabularies:
        said = f"no vocabulary is called `{facet.vocabulary}`; {instead(facet.vocabulary, library.vocabularies)}"
        yield "unknown-vocabulary", said, "vocabulary"
    if facet.concept and not library.unread_concepts and facet.concept not in library.concepts:
        said = f"no concept has the id `{facet.concept}`; {instead(facet.concept, library.concepts)}"
        yield "unknown-concept", said, "concept"


def _at(library: Library, code: str, said: str, path: Path_) -> Problem:
    return Problem(code, said, library.data / FILE, path)


def check_values(library: Library, game: GameData, cells: Iterable[Cell]) -> Iterator[Problem]:
    """``unknown-word``: a value outside the facet's vocabulary; ``untyped-facet``: a text with nothing to compare.

    ``cells`` are the game's; the facets and the game are expected to have no errors.
    """
    for cell in cells:
        facet = cell.facet
        if facet.vocabulary:
            words = {*library.vocabularies[facet.vocabulary].words, *ABSENCES}
            for found in cell.found:
                # Where a field may also name a side of the game, the side's name is the word.
                if isinstance(found.value, str) and found.value not in words and not game.thing(found.value):
                    said = f"`{found.value}` is no word for `{facet.vocabulary}`; {instead(found.value, words)}"
                    yield Problem("unknown-word", said, game.file(found.part), found.path)
        if cell.value.state == "untyped" and game.game.status == "complete":
            found = cell.found[0]
            said = f"nothing here to compare by for `{facet.id}` ({facet.label}); add the typed part beside the text"
            about = frozenset({facet.id, found.anchor} - {""})
            yield Problem("untyped-facet", said, game.file(found.part), found.path, Severity.WARNING, about=about)

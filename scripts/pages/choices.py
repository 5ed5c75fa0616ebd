"""What the list of games can be narrowed by: choices, and which of them fit each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scripts import places
from scripts.compare.table import vocabulary
from scripts.compare.values import Span
from scripts.library import GameData, Library
from scripts.model.base import ABSENCES
from scripts.model.facets import Facet
from scripts.model.labels import Labels
from scripts.pages import figures
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page


@dataclass(frozen=True)
class Choice:
    """Something to choose; ``order`` sorts the choices of a facet."""

    value: str
    label: str
    order: tuple[int, str]


@dataclass(frozen=True)
class Narrowing:
    """A facet to narrow by: its choices, each with how many games fit."""

    id: str
    label: str
    choices: tuple[tuple[Choice, int], ...]


def narrowing(library: Library, everything: Everything) -> tuple[Narrowing, ...]:
    """The facets to narrow by, as far as anything is known on them, in the order of ``facets.yml``."""
    made = []
    for facet in _narrowing(library):
        counted = Counter(choice for told in everything.values() for choice in _choices(library, told[facet.id]))
        if counted:
            listed = sorted(counted.items(), key=lambda pair: pair[0].order)
            made.append(Narrowing(facet.id, facet.label, tuple(listed)))
    return tuple(made)


def page(library: Library, everything: Everything) -> Page:
    """For each game the choices that fit it, and what it is called: what the script of the list asks for."""
    facets = [facet.id for facet in _narrowing(library)]
    games = {
        id_: {
            "names": _names(library.games[id_]),
            **{facet: [choice.value for choice in _choices(library, told[facet])] for facet in facets},
        }
        for id_, told in everything.items()
    }
    return Page(f"{places.GAMES}filter.json", "data.json.j2", {"data": {"games": games}})


def _narrowing(library: Library) -> list[Facet]:
    return [facet for group in library.facets for facet in group.facets if facet.narrow]


def _names(game: GameData) -> list[str]:
    """All that a game may be looked for by."""
    return [name for title in game.game.titles for name in (title.name, title.reading, title.en) if name]


def _choices(library: Library, told: Told) -> list[Choice]:
    """The choices that fit a value; none where nothing is known."""
    value, facet = told.cell.value, told.cell.facet
    if not value.known:
        return []
    if value.state != "known":
        return [Choice(value.state, figures.absence(value.state, library.labels), (10**6, ""))]
    if facet.steps:
        spans = [item for item in value.items if isinstance(item, Span)]
        return list(_stretches(library.labels, facet.steps, spans, facet.unit or ""))
    if facet.kind == "date":
        year = str(value.items[0])[:4]
        return [Choice(year, figures.date(year, library.labels), (int(year), ""))]
    name = vocabulary(facet)
    words = library.vocabularies[name].words if name else {}
    labels = {word: figures.absence(word, library.labels) for word in ABSENCES}
    labels |= {word: entry.label for word, entry in words.items()}
    place = {word: number for number, word in enumerate(words)}
    items = [str(item) for item in value.items]
    return [Choice(item, labels.get(item, item), (place.get(item, len(place)), item)) for item in items]


def _stretches(labels: Labels, steps: Sequence[int], spans: Sequence[Span], unit: str) -> Iterator[Choice]:
    """The stretches of numbers that spans reach into."""
    for least, after in zip(steps, [*steps[1:], None], strict=True):
        most = None if after is None else after - 1
        if any((most is None or span.fewest <= most) and (span.most < 0 or span.most >= least) for span in spans):
            yield Choice(str(least), _stretch(labels, least, most, unit), (least, ""))


def _stretch(labels: Labels, least: int, most: int | None, unit: str) -> str:
    if most is None:
        return labels.count.at_least.format(n=f"{least}{unit}")
    if least == most:
        return f"{least}{unit}"
    return (
        labels.count.at_most.format(n=f"{most}{unit}")
        if not least
        else labels.count.between.format(low=least, high=f"{most}{unit}")
    )

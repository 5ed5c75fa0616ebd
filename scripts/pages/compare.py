"""Comparison tables: a page for each group of facets, and the page where games are picked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass

from scripts import kana, places
from scripts.library import GameData, Library
from scripts.model.facets import Facet, FacetGroup
from scripts.pages.glossary import by_title
from scripts.pages.sheet import Sheet, digest
from scripts.pages.told import Everything, Told
from scripts.pages.view import Page

WHOLE = 60
"""Games up to which a topic is one table; of more each row of the 五十音 has a page."""

MATRIX = 20
"""Games up to which the page for picking holds the whole comparison as a table, for readers without JavaScript."""


@dataclass(frozen=True)
class Compared:
    """A cell as a template prints it."""

    label: str
    state: str
    address: str
    text: tuple[str, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class GameRow:
    """A game's row in a topic's table."""

    name: str
    address: str
    cells: tuple[Compared, ...]


@dataclass(frozen=True)
class FacetRow:
    """A facet's row in the table with a column for each game."""

    label: str
    cells: tuple[Compared, ...]


@dataclass(frozen=True)
class Link:
    """A link to another page of the comparison."""

    label: str
    address: str
    about: str = ""


@dataclass(frozen=True)
class Explained:
    """What a facet asks, and the words that may answer, each with what it means where it does not say so itself."""

    label: str
    about: str
    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Share:
    """How many games say what on a facet."""

    facet: str
    values: tuple[tuple[str, int], ...]


def picking(library: Library, everything: Everything) -> Page:
    """Where two to four games are put side by side; without JavaScript the topics, and all games where they are few."""
    games = by_title(library)
    matrix = len(games) <= MATRIX
    groups = tuple(
        (group, tuple(FacetRow(facet.label, _row(everything, games, facet, places.COMPARE)) for facet in group.facets))
        for group in library.facets
    )
    values: dict[str, object] = {
        "labels": library.labels,
        "topics": tuple(
            Link(group.label, places.link(places.COMPARE, places.topic(group.id)), group.about)
            for group in library.facets
        ),
        "heads": tuple((game.game.titles[0].name, _game(game, places.COMPARE)) for game in games) if matrix else (),
        "groups": groups if matrix and games else (),
        "api": places.link(places.COMPARE, places.API),
        "root": places.link(places.COMPARE, places.HOME),
        "concordance": places.link(places.COMPARE, places.CONCORDANCE),
        "words": _script_words(library),
        "programs": places.link(places.COMPARE, places.PROGRAMS),
    }
    return Page(f"{places.COMPARE}index.md", "compare.md.j2", values)


def _script_words(library: Library) -> dict[str, str]:
    """What the page's scripts say."""
    labels = library.labels.compare
    return {**labels.side.model_dump(), "facet": labels.facet, "notes": labels.notes}


def topic(library: Library, group: FacetGroup, everything: Everything, inputs: Mapping[str, str]) -> Iterator[Sheet]:
    """A topic's table; of many games an overview, and a page for each row of the 五十音.

    ``inputs`` are the digests of what each game says. An edit of a game changes
    the page of its row, and the overview only where it changes a value.
    """

    def table(address: str, listed: Sequence[GameData], row: str = "") -> Sheet:
        def pages() -> Iterator[Page]:
            yield _page(library, group, address, _rows(everything, listed, group, address), row=row)

        return Sheet(digest([address, row, [inputs[game.id] for game in listed]]), pages)

    games = by_title(library)
    address = places.topic(group.id)
    if len(games) <= WHOLE:
        yield table(address, games)
        return
    rows = _by_row(games)
    parts = tuple(Link(f"{_head(library, row)}（{len(rows[row])}）", f"row-{row}/") for row in sorted(rows))
    shares = tuple(_share(everything, games, facet) for facet in group.facets)
    overview = _page(library, group, address, (), parts, shares)
    said = [[astuple(each) for each in parts], [astuple(each) for each in shares]]
    yield Sheet(digest([address, said]), lambda: [overview])
    for row, listed in sorted(rows.items()):
        yield table(f"{address}row-{row}/", listed, _head(library, row))


def _page(
    library: Library,
    group: FacetGroup,
    address: str,
    rows: tuple[GameRow, ...],
    parts: tuple[Link, ...] = (),
    shares: tuple[Share, ...] = (),
    row: str = "",
) -> Page:
    labels = library.labels.compare
    name = labels.topic.format(topic=group.label)
    title = labels.part.format(title=name, row=row) if row else name
    others = (other for other in library.facets if other.id != group.id)
    values: dict[str, object] = {
        "labels": library.labels,
        "title": title,
        "group": group,
        "rows": rows,
        "parts": parts,
        "shares": shares,
        "words": tuple(_words(library, group)),
        "others": tuple(Link(other.label, places.link(address, places.topic(other.id))) for other in others),
        "csv": places.link(address, places.table(group.id)) if not row else "",
        "picking": places.link(address, places.COMPARE),
    }
    return Page(f"{address}index.md", "topic.md.j2", values)


def _rows(everything: Everything, games: Sequence[GameData], group: FacetGroup, page: str) -> tuple[GameRow, ...]:
    return tuple(
        GameRow(
            game.game.titles[0].name,
            _game(game, page),
            tuple(cell for facet in group.facets for cell in _row(everything, (game,), facet, page)),
        )
        for game in games
    )


def _row(everything: Everything, games: Sequence[GameData], facet: Facet, page: str) -> tuple[Compared, ...]:
    return tuple(_compared(everything[game.id][facet.id], game, page) for game in games)


def _compared(told: Told, game: GameData, page: str) -> Compared:
    address = places.link(page, places.game(game.id), told.cell.anchor)
    state = told.cell.value.state
    return Compared(told.label, "" if state == "known" else state, address, told.text, told.notes)


def _game(game: GameData, page: str) -> str:
    return places.link(page, places.game(game.id))


def _words(library: Library, group: FacetGroup) -> Iterator[Explained]:
    """What each facet asks, and what its words mean; a vocabulary is told once."""
    told: dict[str, str] = {}
    for facet in group.facets:
        name = facet.vocabulary or ""
        words = library.vocabularies[name].words.values() if name and name not in told else ()
        same = library.labels.compare.same_words.format(facet=told[name]) if name in told else ""
        if name:
            told.setdefault(name, facet.label)
        yield Explained(facet.label, facet.about + same, tuple((word.label, word.about or "") for word in words))


def _by_row(games: Sequence[GameData]) -> dict[int, list[GameData]]:
    rows: dict[int, list[GameData]] = {}
    for game in games:
        title = game.game.titles[0]
        row = kana.row_of(title.reading or title.name)
        rows.setdefault(len(kana.ROWS) if row is None else row, []).append(game)
    return rows


def _head(library: Library, row: int) -> str:
    return kana.ROWS[row][0] if row < len(kana.ROWS) else library.labels.glossary.others


def _share(everything: Everything, games: Sequence[GameData], facet: Facet) -> Share:
    """The most frequent values of a facet with the number of games, most first."""
    counted = Counter(everything[game.id][facet.id].label for game in games)
    return Share(facet.label, tuple(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))[:MATRIX]))

"""games.json, and a file for each game: what it says on the facets, its words, its permanent links."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scripts import places
from scripts.api.models import (
    VERSION,
    Absent,
    Cell,
    GameEntry,
    GameFile,
    GamesFile,
    Name,
    OwnWord,
    Range,
    Thing,
    Tied,
    TiedWord,
)
from scripts.compare.values import Item, Span
from scripts.glossary import Word
from scripts.library import GameData, Library
from scripts.links import Links
from scripts.model.base import entries
from scripts.model.flow import Step
from scripts.pages.glossary import by_title, full_name, word_name
from scripts.pages.told import Told
from scripts.turn import expand


def index(library: Library) -> GamesFile:
    """All games, in the order of their titles' readings."""
    return GamesFile(version=VERSION, licence=places.LICENCE, games=tuple(map(entry, by_title(library))))


def entry(game: GameData) -> GameEntry:
    """A game in short."""
    names = tuple(
        Name(name=title.name, reading=title.reading or "", en=title.en or "", role=title.role)
        for title in game.game.titles
    )
    return GameEntry(
        id=game.id,
        title=names[0].name,
        reading=names[0].reading,
        en=names[0].en,
        names=names,
        status=game.game.status,
        address=places.game(game.id),
        release=_date(game.products.release),
        last_verified=_date(game.game.last_verified),
    )


def _date(date: str | None) -> str:
    return date if date and date != "not-recorded" else ""


def game(library: Library, game: GameData, cells: Mapping[str, Told], words: Sequence[Word]) -> GameFile:
    """One game; ``words`` are its own that are tied to concepts, concept by concept."""
    return GameFile(
        version=VERSION,
        licence=places.LICENCE,
        id=game.id,
        title=game.game.titles[0].name,
        address=places.game(game.id),
        facets={id_: _cell(told) for id_, told in cells.items()},
        terms=tuple(_terms(library, words)),
        own_words=tuple(_own_words(library, game)),
        absent=tuple(_absent(library, game)),
        things=tuple(_things(library, game)),
    )


def _cell(told: Told) -> Cell:
    return Cell(
        state=told.cell.value.state,
        label=told.label,
        values=tuple(map(_value, told.cell.value.items)),
        text=told.text,
        notes=told.notes,
        anchor=told.cell.anchor,
    )


def _value(item: Item) -> str | Range:
    if isinstance(item, Span):
        return Range(min=item.fewest, max=None if item.most < 0 else item.most, of=item.of)
    return item


def tied(library: Library, word: Word) -> TiedWord:
    """What a game calls a concept, and how that stands to it."""
    term = word.term
    return TiedWord(
        word=word_name(library, word),
        reading=word.reading,
        anchor=term.at or "",
        relation=term.relation,
        differs=Links(library, "").words(term.differs, word.game) if term.differs else "",
    )


def _terms(library: Library, words: Iterable[Word]) -> Iterator[Tied]:
    by_concept: dict[str, list[TiedWord]] = {}
    for word in words:
        by_concept.setdefault(str(word.term.concept), []).append(tied(library, word))
    for id_, said in by_concept.items():
        yield Tied(concept=id_, name=_name(library, id_), words=tuple(said))


def _name(library: Library, id_: str) -> str:
    found = library.concept(id_)
    return full_name(found) if found else id_


def _own_words(library: Library, game: GameData) -> Iterator[OwnWord]:
    links = Links(library, "")
    for term in entries(game.terms.terms):
        if not term.concept:
            word = term.term or links.name(game, str(term.at))
            yield OwnWord(word=word, reading=term.reading or _reading(game, term.at), anchor=term.at or "")


def _reading(game: GameData, id_: str | None) -> str:
    thing = game.thing(id_ or "")
    return thing.text("reading") if thing else ""


def _absent(library: Library, game: GameData) -> Iterator[Absent]:
    links = Links(library, "")
    for missing in game.terms.absent:
        text = links.words(missing.text, game) if missing.text else ""
        yield Absent(concept=missing.concept, name=_name(library, missing.concept), text=text)


def _things(library: Library, game: GameData) -> Iterator[Thing]:
    """The sections, what has an id in the data, and the steps that a turn repeats under ids of their own."""
    links = Links(library, "")
    for id_ in places.SECTIONS:
        yield Thing(id=id_, kind="section", name=str(getattr(library.labels.section, id_)), reading="")
    yield Thing(id=places.NEAREST, kind="section", name=library.labels.near.title, reading="")
    for id_, (thing, *_) in game.things.items():
        if thing.kind not in places.PLACELESS:
            name = thing.text("name") or links.name(game, id_)
            yield Thing(id=id_, kind=thing.kind, name=name, reading=_reading(game, id_))
    for step in _steps(game):
        if step.id not in game.things:
            yield Thing(id=step.id, kind="step", name=step.name, reading=step.reading or "")


def _steps(game: GameData) -> Iterator[Step]:
    """Every step of the turn as it is shown."""
    steps = {id_: thing.record for id_, (thing, *_) in game.things.items() if isinstance(thing.record, Step)}
    waiting = list(expand(game.flow.turn.steps, steps)) if game.flow.turn else []
    while waiting:
        step = waiting.pop(0)
        yield step
        waiting += step.steps

"""What changed in one game: typed facets first, then things by id, sections, words."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import places
from scripts.compare.table import Cell, cells
from scripts.history import terms
from scripts.history.own import Own, differing
from scripts.history.states import LONGEST_VALUE, Pair, State, short
from scripts.library import Thing
from scripts.links import Links
from scripts.model.base import DATE
from scripts.model.history import Change, Kind
from scripts.pages import figures
from scripts.pages.told import label
from scripts.problems import Path_

BOOKKEEPING = frozenset({"status", "added", "last-verified", "verify-within", "exceptions", "titles", "sources"})
"""Keys of game.yml that hold no rules, or are told of by themselves."""

DERIVED = ("count", "presence")
"""Kinds of facets whose value is not what stands at their path, so that they tell nothing of it."""

Covered = frozenset[tuple[str, Path_]]
"""Places in the data that a changed facet has told of already: the file's name and the path."""


def changes(pair: Pair) -> Iterator[Change]:
    """Every change of a game that is there before and after."""
    id_ = pair.after.game.id
    yield from _head(pair)
    told = list(_facets(pair))
    yield from (change for change, _ in told)
    covered = frozenset(place for _, places_ in told for place in places_)
    yield from _sections(pair, covered)
    for before, after in pair.things.values():
        yield from _thing(pair, before, after, covered)
    for kind, state, things in (("added", pair.after, pair.added()), ("removed", pair.before, pair.removed())):
        for thing in things:
            if thing.kind != "setting" or (thing.file.stem, thing.path) not in covered:
                yield _change(kind, state, thing, id_)
    yield from terms.changes(pair)


def whole(state: State, kind: Kind) -> Change:
    """A game that is there only before or only after."""
    return Change(kind=kind, of="game", game=state.game.id, name=_title(state))


def _title(state: State) -> str:
    return state.game.game.titles[0].name


def _head(pair: Pair) -> Iterator[Change]:
    """Another id or another title of the game, and whether all of it is recorded."""
    id_, title = pair.after.game.id, _title(pair.after)
    if pair.before.game.id != id_:
        yield Change(kind="moved", of="game", game=id_, name=title, before=pair.before.game.id, after=id_)
    if _title(pair.before) != title:
        yield Change(kind="renamed", of="game", game=id_, name=title, before=_title(pair.before), after=title)
    states = [getattr(state.library.labels.status, state.game.game.status) for state in (pair.before, pair.after)]
    if states[0] != states[1]:
        yield Change(kind="changed", of="game", game=id_, name=title, before=states[0], after=states[1])


def _facets(pair: Pair) -> Iterator[tuple[Change, list[tuple[str, Path_]]]]:
    """The facets with another value, each with the places in the data that it tells of."""
    before, after = (cells(state.library, state.game) for state in (pair.before, pair.after))
    for id_, now in after.items():
        then = before.get(id_)
        if then is None or not pair.has(now.facet) or then.value.agrees(now.value):
            continue
        said = [label(s.library, s.game, c) for s, c in ((pair.before, then), (pair.after, now))]
        if said[0] == said[1]:
            continue
        change = Change(
            kind="changed",
            of="facet",
            game=pair.after.game.id,
            id=id_,
            at=now.anchor,
            name=short(now.facet.label),
            before=short(said[0], LONGEST_VALUE),
            after=short(said[1], LONGEST_VALUE),
        )
        yield change, [*_places(then), *_places(now)]


def _places(cell: Cell) -> Iterator[tuple[str, Path_]]:
    if cell.facet.path and cell.facet.kind not in DERIVED:
        yield from ((found.part, found.path) for found in cell.found)


def _is_covered(covered: Covered, part: str, path: Path_) -> bool:
    return any((part, path[:end]) in covered for end in range(1, len(path) + 1))


def _sections(pair: Pair, covered: Covered) -> Iterator[Change]:
    """What changed outside of all things, by the section of the page that tells of it."""
    kinds: dict[str, Kind] = {}
    for part in pair.parts:
        if part == "terms":
            continue
        before, after = (pair.reader.own(getattr(state.game, part)) for state in (pair.before, pair.after))
        for path in differing(before.words, after.words):
            if path[0] not in BOOKKEEPING and not _is_covered(covered, part, path):
                kinds.setdefault(places.section_of((part, str(path[0]))), "reworded")
        for path in differing(before.typed, after.typed):
            if path[0] not in BOOKKEEPING and not _is_covered(covered, part, path):
                kinds[places.section_of((part, str(path[0])))] = "changed"
    labels = pair.after.library.labels.section
    for section in places.SECTIONS:
        if section in kinds:
            name = getattr(labels, section)
            yield Change(kind=kinds[section], of="section", game=pair.after.game.id, id=section, name=name)


def _thing(pair: Pair, before: Thing, after: Thing, covered: Covered) -> Iterator[Change]:
    """What changed in a thing that is there before and after."""
    names = [_name(state, thing) for state, thing in ((pair.before, before), (pair.after, after))]
    if before.id != after.id:
        yield _change("moved", pair.after, after, pair.after.game.id, before.id, after.id)
    said = [getattr(thing.record, "name", None) for thing in (before, after)]
    if said[0] != said[1] and all(said):
        yield _change("renamed", pair.after, after, pair.after.game.id, *names)
    then, now = pair.reader.own(before.record), pair.reader.own(after.record)
    typed = differing(then.typed, now.typed)
    open_ = [
        path
        for path in typed
        if not _is_covered(covered, before.file.stem, (*before.path, *path))
        and not _is_covered(covered, after.file.stem, (*after.path, *path))
    ]
    if open_:
        yield _change("changed", pair.after, after, pair.after.game.id, *_values(pair, then, now, open_))
    elif not typed and [path for path in differing(then.words, now.words) if path != ("name",)]:
        yield _change("reworded", pair.after, after, pair.after.game.id)


def _values(pair: Pair, then: Own, now: Own, paths: list[Path_]) -> tuple[str | None, str | None]:
    """The value before and after, where it is one number or one date."""
    labels = pair.after.library.labels
    said = []
    for value in (own_.typed.get(path) for path in paths for own_ in (then, now)):
        if isinstance(value, int) and not isinstance(value, bool):
            said.append(figures.number(value))
        elif isinstance(value, str) and DATE.fullmatch(value):
            said.append(figures.date(value, labels))
    return (said[0], said[1]) if len(paths) == 1 and len(said) == 2 else (None, None)


def _change(
    kind: str, state: State, thing: Thing, game: str, before: str | None = None, after: str | None = None
) -> Change:
    return Change.model_validate(
        {"kind": kind, "of": thing.kind, "game": game, "id": thing.id, "name": _name(state, thing)}
        | ({"before": before, "after": after} if before and after else {})
    )


def _name(state: State, thing: Thing) -> str:
    return short(Links(state.library, "").name(state.game, thing.id))

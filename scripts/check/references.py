"""References: every id that data names must be the id of a thing of the right kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from scripts import places, references
from scripts.check.kinds import one, plain
from scripts.library import GameData, Library
from scripts.model.base import ABSENCES, Base, Ref, Word
from scripts.model.cards import Group
from scripts.model.flow import Step
from scripts.model.prose import prose
from scripts.model.redirects import Names, follow
from scripts.model.setup import Seated
from scripts.model.walk import key_of, markers
from scripts.problems import Path_, Problem, instead

WRITE = "write ((id)) or ((id|words)), or"


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``unknown-…`` for fields that name a thing, and for ``((id))`` in text."""
    for part, path, record in game.records:
        yield from _fields(library, game, part, path, record)
        yield from _texts(library, game, part, path, record)


def _fields(library: Library, game: GameData, part: str, path: Path_, record: Base) -> Iterator[Problem]:
    for name, key, kinds, vocabularies in _naming(type(record)):
        value = getattr(record, name)
        if not value:
            continue
        words = {word for vocabulary in vocabularies for word in _words(library, vocabulary)}
        words |= set(ABSENCES) if words else set()
        listed = isinstance(value, tuple)
        for index, id_ in enumerate(value if listed else (value,)):
            if id_ not in words:
                where = (*path, key, index) if listed else (*path, key)
                if kinds == ("concept",):
                    yield from _unknown_concept(library, id_, game.file(part), where)
                    continue
                yield from _unknown(library, game, id_, kinds, words, part, where)


@cache
def _naming(model: type[Base]) -> tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]:
    """The fields of a model that name things: name, key, the kinds of things, the vocabularies that serve as well."""
    found = []
    for name, marks in markers(model).items():
        kinds = [mark.kinds for mark in marks if isinstance(mark, Ref)]
        if kinds:
            words = tuple(mark.vocabulary for mark in marks if isinstance(mark, Word))
            found.append((name, key_of(name, model.model_fields[name]), kinds[0], words))
    return tuple(found)


def _unknown_concept(library: Library, id_: str, file: Path, path: Path_) -> Iterator[Problem]:
    if id_ not in library.concepts and not library.unread_concepts:
        said = f"no concept has the id `{id_}`; {_instead(id_, library.concepts, library.redirects.concepts)}"
        yield Problem("unknown-concept", said, file, path)


def check_concepts(library: Library) -> Iterator[Problem]:
    """``unknown-concept`` in the glossary itself, and ``bad-reference`` in its text."""
    for entries in library.concepts.values():
        for entry in entries:
            concept = entry.record
            for name in ("broader", "related", "contrast"):
                for index, id_ in enumerate(getattr(concept, name)):
                    yield from _unknown_concept(library, id_, entry.file, (*entry.path, name, index))
            for where, text in prose(concept):
                path = (*entry.path, *where)
                yield from _malformed(text, entry.file, path)
                for piece in references.parse(text):
                    if isinstance(piece, references.Reference) and piece.game:
                        said = f"`(({piece.game}/{piece.id}))` leads into a game; point at a concept"
                        yield Problem("bad-reference", said, entry.file, path)
                    elif isinstance(piece, references.Reference):
                        yield from _unknown_concept(library, piece.id, entry.file, path)


def _instead(id_: str, known: Iterable[str], names: Names) -> str:
    """What to say after an unknown id: what it is called now, or the nearest valid one."""
    return f"it is called `{follow(names, id_)}` now" if id_ in names else instead(id_, known)


def _anchors(library: Library, game: GameData) -> Names:
    """The former ids of a game's things."""
    return library.redirects.anchors.get(game.id, {})


def _words(library: Library, name: str) -> set[str]:
    vocabulary = library.vocabularies.get(name)
    return set(vocabulary.words) if vocabulary else set()


def _unknown(
    library: Library, game: GameData, id_: str, kinds: tuple[str, ...], words: set[str], part: str, path: Path_
) -> Iterator[Problem]:
    if game.hides(id_):
        return
    thing = game.thing(id_)
    if thing and thing.kind in kinds:
        return
    known = {other.id for things in game.things.values() for other in things if other.kind in kinds} | words
    if thing:
        found = f"`{id_}` is {one(thing.kind)}, not {' or '.join(map(one, kinds))}"
    else:
        found = f"no {' or '.join(map(plain, kinds))} has the id `{id_}`"
    said = f"{found}; {_instead(id_, known, _anchors(library, game))}"
    yield Problem(f"unknown-{kinds[0]}", said, game.file(part), path)


def _texts(library: Library, game: GameData, part: str, path: Path_, record: Base) -> Iterator[Problem]:
    for where, text in prose(record):
        yield from _malformed(text, game.file(part), (*path, *where))
        for piece in references.parse(text) if "((" in text else ():
            if isinstance(piece, references.Reference):
                yield from _reference(library, game, piece, part, (*path, *where))


def _malformed(text: str, file: Path, path: Path_) -> Iterator[Problem]:
    """``bad-reference``: double brackets that lead nowhere, and what stands in other brackets but reads like an id."""
    for piece in (*references.parse(text), *references.mistyped(text)):
        if isinstance(piece, references.Malformed):
            near = references.meant(piece)
            what = f"did you mean `{near}`? Otherwise write" if near else WRITE
            brackets = "\\(( for the brackets" if piece.text.startswith("((") else "single brackets"
            yield Problem("bad-reference", f"`{piece.text}` leads nowhere; {what} {brackets}", file, path)


def _reference(
    library: Library, game: GameData, piece: references.Reference, part: str, path: Path_
) -> Iterator[Problem]:
    target = game
    if piece.game is not None:
        if piece.game in library.broken:
            return
        if piece.game not in library.games:
            said = f"no game has the id `{piece.game}`; {_instead(piece.game, library.games, library.redirects.games)}"
            yield Problem("unknown-game", said, game.file(part), path)
            return
        target = library.games[piece.game]
    thing = target.thing(piece.id)
    if thing and thing.kind in places.PLACELESS:
        said = f"`{piece.id}` is a {thing.kind}, which has no place of its own; point at a product"
        yield Problem("unknown-id", said, game.file(part), path)
    if piece.id not in target.things and not target.hides(piece.id):
        what = _instead(piece.id, target.things, _anchors(library, target))
        said = f"nothing in `{target.id}` has the id `{piece.id}`; {what}"
        yield Problem("unknown-id", said, game.file(part), path)


def check_structure(library: Library, game: GameData) -> Iterator[Problem]:
    """Ids that are keys, and what stands under them: ``unknown-step``, ``…-statement``, ``…-value`` and the like."""
    for part, path, record in game.records:
        if isinstance(record, Step) and record.like:
            yield from _except(game, record, record.like, part, (*path, "except"))
        if isinstance(record, Group):
            yield from _has(library, game, record, part, path)
        if isinstance(record, Seated):
            seats = set(library.vocabularies["who"].words)
            for seat in record.by_seat:
                if seat not in seats:
                    yield from _unknown(library, game, seat, ("side",), seats, part, (*path, "by-seat", seat))


def _except(game: GameData, step: Step, like: str, part: str, path: Path_) -> Iterator[Problem]:
    source = game.thing(like)
    if not source or not isinstance(source.record, Step):
        return
    known = {inner.id: {node.id for node in inner.text if node.id} for inner in source.record.steps}
    for id_, change in step.except_.items():
        if id_ not in known:
            said = f"`{like}` has no step `{id_}`; {instead(id_, known)}"
            yield Problem("unknown-step", said, game.file(part), (*path, id_))
            continue
        for index, statement in enumerate(change.without):
            thing = game.thing(statement)
            if thing and thing.kind == "statement" and statement not in known[id_]:
                said = f"`{id_}` has no statement `{statement}` to leave out; {instead(statement, known[id_])}"
                yield Problem("unknown-statement", said, game.file(part), (*path, id_, "without", index))


def _has(library: Library, game: GameData, group: Group, part: str, path: Path_) -> Iterator[Problem]:
    for attribute, values in group.has.items():
        where = (*path, "has", attribute)
        known = [found for found in game.cards.attributes if found.id == attribute]
        if not known:
            yield from _unknown(library, game, attribute, ("attribute",), set(), part, where)
            continue
        ids = {value.id for value in known[0].values}
        for index, value in enumerate(values):
            if value not in ids:
                said = f"`{attribute}` has no value `{value}`; {instead(value, ids)}"
                yield Problem("unknown-value", said, game.file(part), (*where, index))

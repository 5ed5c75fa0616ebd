"""One game: its files as records, and all its things by id.

A game holds what its files say as JSON, a tenth of what the records take that
are made of it. Those of a file are made when they are first asked for, and may
be let go: a library of a thousand games never holds all records at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from scripts.model import walk
from scripts.model.base import Base, entries
from scripts.model.cards import Cards
from scripts.model.files import GAME_FILES
from scripts.model.flow import Flow
from scripts.model.game import Game
from scripts.model.products import Products
from scripts.model.prose import prose
from scripts.model.rules import Rules
from scripts.model.setup import Details, Setup, Start
from scripts.model.terms import Terms
from scripts.model.zones import Zones
from scripts.problems import Path_, Problem, instead
from scripts.records import ids_in, is_unbegun, listed, plain, record

M = TypeVar("M", bound=Base)

SETTINGS = frozenset(
    f"{model.id_prefix}-{walk.key_of(name, field)}"
    for model in (Start, Details)
    for name, field in model.model_fields.items()
)
"""The ids that settings and details have by themselves."""


@dataclass(frozen=True)
class Thing:
    """Something of a game that has an id: where it stands and what it is."""

    id: str
    kind: str
    file: Path
    path: Path_
    record: Base

    def text(self, field: str) -> str:
        """What a field of its record holds; empty where it has no such field, which is costly to ask a record for."""
        return str(vars(self.record).get(field) or "")


@dataclass(frozen=True, eq=False)
class GameData:
    """One game."""

    id: str
    folder: Path
    values: Mapping[str, str]
    """What the files say, as JSON, by their names; only those that are records, ``game`` always among them."""
    missing: frozenset[str]
    """Files that the folder lacks."""
    unread: frozenset[str] = frozenset()
    """Files that could not be read in full, or that a complete game lacks; nothing is concluded from that."""
    loose: frozenset[str] = frozenset()
    """Ids seen in unread files."""
    blind: bool = False
    """Whether there is an unread file in which no ids can be seen."""

    @cached_property
    def game(self) -> Game:
        """Names, origin, players, sources."""
        return self._part(Game, "game")

    @cached_property
    def setup(self) -> Setup:
        """Victory, decks, the start, states, details."""
        return self._part(Setup, "setup")

    @cached_property
    def flow(self) -> Flow:
        """Before the game, the turn, the end."""
        return self._part(Flow, "flow")

    @cached_property
    def rules(self) -> Rules:
        """Topics of rules."""
        return self._part(Rules, "rules")

    @cached_property
    def cards(self) -> Cards:
        """Types of cards, and what is on them."""
        return self._part(Cards, "cards")

    @cached_property
    def zones(self) -> Zones:
        """Zones and the play area."""
        return self._part(Zones, "zones")

    @cached_property
    def products(self) -> Products:
        """Maker, release, line-up."""
        return self._part(Products, "products")

    @cached_property
    def terms(self) -> Terms:
        """The game's words."""
        return self._part(Terms, "terms")

    def _part(self, model: type[M], name: str) -> M:
        """A file as a record; an empty one where the file is no record."""
        return model.model_validate(json.loads(self.values[name])) if name in self.values else model()

    @cached_property
    def things(self) -> Mapping[str, tuple[Thing, ...]]:
        """By id; more than one only where an id stands twice."""
        found: dict[str, tuple[Thing, ...]] = {}
        for name in GAME_FILES:
            for thing in _things(getattr(self, name), self.file(name)):
                found[thing.id] = (*found.get(thing.id, ()), thing)
        return found

    @cached_property
    def tied(self) -> dict[str, str]:
        """For each thing that terms.yml ties to a concept, the concept's id."""
        return {term.at: term.concept for term in entries(self.terms.terms) if term.at and term.concept}

    @cached_property
    def records(self) -> tuple[tuple[str, Path_, Base], ...]:
        """Every record of the game: the file's name, the path in it, the record."""
        return tuple((part, path, record) for part in GAME_FILES for path, record in walk.walk(getattr(self, part)))

    @cached_property
    def texts(self) -> tuple[tuple[str, Path_, Base, str], ...]:
        """Every prose text of the game: the file's name, the path in it, the record that holds it, the text."""
        return tuple(
            (part, (*path, *where), record, text)
            for part, path, record in self.records
            for where, text in prose(record)
        )

    def with_terms(self, terms: Terms) -> GameData:
        """The same game with other words; they stay until it is let go."""
        other = replace(self)
        vars(other)["terms"] = terms
        return other

    def let_go(self) -> None:
        """Forgets all records; they are made anew where they are asked for again."""
        for name in (*GAME_FILES, "things", "tied", "records", "texts"):
            vars(self).pop(name, None)

    def file(self, part: str) -> Path:
        """The path of one of the game's files."""
        return self.folder / f"{part}.yml"

    def thing(self, id_: str) -> Thing | None:
        """What the id stands for."""
        found = self.things.get(id_)
        return found[0] if found else None

    def hides(self, id_: str) -> bool:
        """Whether the id may stand in an unread file, so that nothing pointing at it is called unknown."""
        return self.blind or id_ in self.loose


def load(folder: Path, problems: list[Problem]) -> GameData | None:
    """The game in a folder, and what is wrong with its files in ``problems``; None where it has no sound game.yml."""
    files = listed(folder, problems)
    if files is None:
        return None
    parts, values, unread = _parts(files, problems)
    missing = GAME_FILES.keys() - parts.keys()
    game = parts.get("game")
    if "game" in missing:
        problems.append(Problem("missing-file", "every game needs a game.yml", folder / "game.yml"))
    if not isinstance(game, Game):
        return None
    if game.status == "complete":
        unread |= missing
        for name in sorted(missing):
            said = f"a complete game has a {name}.yml; write it, or set `status: draft` in game.yml"
            problems.append(Problem("missing-file", said, folder / f"{name}.yml"))
    seen = [ids_in(folder / f"{name}.yml") for name in unread]
    loaded = GameData(
        id=folder.name,
        folder=folder,
        values=values,
        missing=frozenset(missing),
        unread=frozenset(unread),
        loose=frozenset().union(*seen, SETTINGS if "setup" in unread else ()),
        blind=not all(seen),
    )
    vars(loaded).update({name: record for name, record in parts.items() if record})
    return loaded


def _parts(files: list[Path], problems: list[Problem]) -> tuple[dict[str, Base | None], dict[str, str], set[str]]:
    """The files of a game as records (None where one cannot be read as such) and as JSON, and the names of those
    with problems.

    A file of comments alone counts as one that is not there.
    """
    known = {f"{name}.yml": name for name in GAME_FILES}
    found: dict[str, Base | None] = {}
    values = {}
    unread = set()
    for file in files:
        before = len(problems)
        if file.name in known:
            name = known[file.name]
            value = plain(file, problems)
            found[name] = record(GAME_FILES[name], value, file, problems)
            if found[name]:
                values[name] = json.dumps(value, ensure_ascii=False)
            elif is_unbegun(file):
                del problems[before:], found[name]
                continue
            if len(problems) > before:
                unread.add(name)
        elif not file.name.startswith("."):
            said = f"`{file.name}` is no file of a game; {instead(file.name, known)}"
            problems.append(Problem("unknown-file", said, file))
    return found, values, unread


def _things(record: Base, file: Path) -> Iterator[Thing]:
    """Everything in a file that has an id, written or given by its place."""
    for path, inner in walk.walk(record):
        if inner.kind_of_thing and (id_ := getattr(inner, "id", None)):
            yield Thing(id_, inner.kind_of_thing, file, path, inner)
        if inner.id_prefix:
            for name, info in type(inner).model_fields.items():
                value = getattr(inner, name)
                if isinstance(value, Base):
                    key = walk.key_of(name, info)
                    yield Thing(f"{inner.id_prefix}-{key}", "setting", file, (*path, key), value)

"""All games at once: what is in them, by id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from os.path import lexists
from pathlib import Path
from typing import Any

from scripts import concepts, releases
from scripts.concepts import CATEGORIES, ConceptEntry
from scripts.load.folders import is_folder
from scripts.model import walk
from scripts.model.base import KEBAB, Base, entries
from scripts.model.cards import Cards
from scripts.model.checks import Check, Checks
from scripts.model.facets import FacetGroup, Facets
from scripts.model.files import GAME_FILES
from scripts.model.flow import Flow
from scripts.model.game import Game
from scripts.model.labels import Labels
from scripts.model.products import Products
from scripts.model.prose import prose
from scripts.model.redirects import Redirects
from scripts.model.rules import Rules
from scripts.model.setup import Details, Setup, Start
from scripts.model.terms import Terms
from scripts.model.vocabularies import Vocabularies
from scripts.model.zones import Zones
from scripts.problems import Path_, Problem, instead
from scripts.records import ids_in, is_unbegun, listed, read
from scripts.releases import Released

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


@dataclass(frozen=True)
class GameData:
    """One game: its files as records, and all its things by id."""

    id: str
    folder: Path
    game: Game
    setup: Setup
    flow: Flow
    rules: Rules
    cards: Cards
    zones: Zones
    products: Products
    terms: Terms
    missing: frozenset[str]
    """Files that the folder lacks."""
    unread: frozenset[str]
    """Files that could not be read in full, or that a complete game lacks; nothing is concluded from that."""
    loose: frozenset[str]
    """Ids seen in unread files."""
    blind: bool
    """Whether there is an unread file in which no ids can be seen."""
    things: Mapping[str, tuple[Thing, ...]]
    """By id; more than one only where an id stands twice."""

    @cached_property
    def tied(self) -> dict[str, str]:
        """For each thing that terms.yml ties to a concept, the concept's id."""
        return {term.at: term.concept for term in entries(self.terms.terms) if term.at and term.concept}

    def file(self, part: str) -> Path:
        """The path of one of the game's files."""
        return self.folder / f"{part}.yml"

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

    def thing(self, id_: str) -> Thing | None:
        """What the id stands for."""
        found = self.things.get(id_)
        return found[0] if found else None

    def hides(self, id_: str) -> bool:
        """Whether the id may stand in an unread file, so that nothing pointing at it is called unknown."""
        return self.blind or id_ in self.loose


@dataclass(frozen=True, eq=False)
class Library:
    """Everything under the data folder; what is computed of it may be kept by it, as it never changes."""

    data: Path
    labels: Labels
    vocabularies: Vocabularies
    games: Mapping[str, GameData]
    broken: frozenset[str] = frozenset()
    """Games whose game.yml could not be read."""
    concepts: Mapping[str, tuple[ConceptEntry, ...]] = field(default_factory=dict)
    """By id; more than one only where an id stands twice."""
    facets: tuple[FacetGroup, ...] = ()
    """The axes of comparison, in groups."""
    checks: Mapping[str, Check] = field(default_factory=dict)
    """What each check means, by its code; none where there is no checks.yml."""
    unread_concepts: bool = False
    """Whether a file of concepts could not be read, so that no concept is called unknown."""
    redirects: Redirects = field(default_factory=Redirects)
    """What games, concepts and permanent links were called before."""
    releases: tuple[Released, ...] = ()
    """What each release changed, newest first."""

    def concept(self, id_: str) -> ConceptEntry | None:
        """What the id of a concept stands for."""
        return next(iter(self.concepts.get(id_, ())), None)


def load(data: Path) -> tuple[Library | None, list[Problem]]:
    """The library under ``data`` and every problem met on the way.

    None where labels, vocabularies or facets cannot be read: without them
    nothing can be checked further or shown.
    """
    problems: list[Problem] = []
    labels = read(Labels, data / "labels.yml", problems)
    vocabularies = _vocabularies(data / "vocabularies.yml", problems)
    facets: tuple[FacetGroup, ...] | None = read(Facets, data / "facets.yml", problems)
    games: dict[str, GameData] = {}
    broken = set()
    for folder in _folders(data / "games", problems):
        game = _game(folder, problems)
        if game:
            games[game.id] = game
        else:
            broken.add(folder.name)
    found, whole = concepts.load(data / "concepts", problems)
    explained = read(Checks, data / "checks.yml", problems) if lexists(data / "checks.yml") else None
    redirects = read(Redirects, data / "redirects.yml", problems) if lexists(data / "redirects.yml") else None
    released = releases.load(data / releases.FOLDER, problems)
    if labels is None or vocabularies is None or facets is None:
        return None, problems
    whole_ = Library(
        data,
        labels,
        vocabularies,
        games,
        frozenset(broken),
        found,
        facets,
        explained or {},
        not whole,
        redirects or Redirects(),
        released,
    )
    return whole_, problems


def _vocabularies(file: Path, problems: list[Problem]) -> Vocabularies | None:
    """The vocabularies; None where the file is broken or lacks one that a field takes its words from."""
    found: Vocabularies | None = read(Vocabularies, file, problems)
    if found is None:
        return None
    lacking = sorted((walk.vocabularies(*GAME_FILES.values()) | {CATEGORIES}) - set(found))
    problems += [Problem("missing-key", f"the vocabulary `{name}` is missing", file) for name in lacking]
    return None if lacking else found


def _folders(games: Path, problems: list[Problem]) -> list[Path]:
    found = []
    for folder in listed(games, problems) or ():
        if folder.name.startswith("."):
            continue
        if not is_folder(folder):
            problems.append(Problem("stray-file", "a game is a folder of files; move or delete this file", folder))
        elif not re.fullmatch(KEBAB, folder.name):
            said = f"`{folder.name}` is no id; expected small Latin letters, figures and hyphens, like `rave`"
            problems.append(Problem("bad-folder", said, folder))
        else:
            found.append(folder)
    return found


def _game(folder: Path, problems: list[Problem]) -> GameData | None:
    files = listed(folder, problems)
    if files is None:
        return None
    parts, unread = _parts(files, problems)
    missing = GAME_FILES.keys() - parts.keys()
    game = parts.pop("game", None)
    if "game" in missing:
        problems.append(Problem("missing-file", "every game needs a game.yml", folder / "game.yml"))
    if not isinstance(game, Game):
        return None
    if game.status == "complete":
        unread |= missing
        for name in sorted(missing):
            said = f"a complete game has a {name}.yml; write it, or set `status: draft` in game.yml"
            problems.append(Problem("missing-file", said, folder / f"{name}.yml"))
    records: dict[str, Any] = {name: parts.get(name) or model() for name, model in GAME_FILES.items() if name != "game"}
    things: dict[str, tuple[Thing, ...]] = {}
    for name, record in {"game": game, **records}.items():
        for thing in _things(record, folder / f"{name}.yml"):
            things[thing.id] = (*things.get(thing.id, ()), thing)
    seen = [ids_in(folder / f"{name}.yml") for name in unread]
    return GameData(
        id=folder.name,
        folder=folder,
        game=game,
        missing=frozenset(missing),
        unread=frozenset(unread),
        loose=frozenset().union(*seen, SETTINGS if "setup" in unread else ()),
        blind=not all(seen),
        things=things,
        **records,
    )


def _parts(files: list[Path], problems: list[Problem]) -> tuple[dict[str, Base | None], set[str]]:
    """The files of a game as records (None where one cannot be read as such), and the names of those with problems.

    A file of comments alone counts as one that is not there.
    """
    known = {f"{name}.yml": name for name in GAME_FILES}
    found: dict[str, Base | None] = {}
    unread = set()
    for file in files:
        before = len(problems)
        if file.name in known:
            name = known[file.name]
            record = read(GAME_FILES[name], file, problems)
            if record is None and is_unbegun(file):
                del problems[before:]
                continue
            found[name] = record
            if len(problems) > before:
                unread.add(name)
        elif not file.name.startswith("."):
            said = f"`{file.name}` is no file of a game; {instead(file.name, known)}"
            problems.append(Problem("unknown-file", said, file))
    return found, unread


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

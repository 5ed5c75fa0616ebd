"""All games at once: what is in them, by id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from os.path import lexists
from pathlib import Path

from scripts import concepts, game, releases
from scripts.concepts import CATEGORIES, ConceptEntry
from scripts.game import SETTINGS, GameData, Thing
from scripts.load.folders import is_folder
from scripts.model import walk
from scripts.model.base import KEBAB
from scripts.model.checks import Check, Checks
from scripts.model.facets import FacetGroup, Facets
from scripts.model.files import GAME_FILES
from scripts.model.labels import Labels
from scripts.model.redirects import Redirects
from scripts.model.vocabularies import Vocabularies
from scripts.problems import Problem
from scripts.records import listed, read
from scripts.releases import Released

__all__ = ["SETTINGS", "GameData", "Library", "Thing", "folders", "load", "shared"]


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
    library, problems = shared(data)
    games: dict[str, GameData] = {}
    broken = set()
    for folder in folders(data, problems):
        loaded = game.load(folder, problems)
        if loaded:
            games[loaded.id] = loaded
        else:
            broken.add(folder.name)
    return library and replace(library, games=games, broken=frozenset(broken)), problems


def shared(data: Path) -> tuple[Library | None, list[Problem]]:
    """What all games share, as a library without games, and every problem met on the way; None as in ``load``."""
    problems: list[Problem] = []
    labels = read(Labels, data / "labels.yml", problems)
    vocabularies = _vocabularies(data / "vocabularies.yml", problems)
    facets: tuple[FacetGroup, ...] | None = read(Facets, data / "facets.yml", problems)
    found, whole = concepts.load(data / "concepts", problems)
    explained = read(Checks, data / "checks.yml", problems) if lexists(data / "checks.yml") else None
    redirects = read(Redirects, data / "redirects.yml", problems) if lexists(data / "redirects.yml") else None
    released = releases.load(data / releases.FOLDER, problems)
    if labels is None or vocabularies is None or facets is None:
        return None, problems
    library = Library(
        data,
        labels,
        vocabularies,
        {},
        concepts=found,
        facets=facets,
        checks=explained or {},
        unread_concepts=not whole,
        redirects=redirects or Redirects(),
        releases=released,
    )
    return library, problems


def folders(data: Path, problems: list[Problem]) -> list[Path]:
    """The folders of games."""
    found = []
    for folder in listed(data / "games", problems) or ():
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


def _vocabularies(file: Path, problems: list[Problem]) -> Vocabularies | None:
    """The vocabularies; None where the file is broken or lacks one that a field takes its words from."""
    found: Vocabularies | None = read(Vocabularies, file, problems)
    if found is None:
        return None
    lacking = sorted((walk.vocabularies(*GAME_FILES.values()) | {CATEGORIES}) - set(found))
    problems += [Problem("missing-key", f"the vocabulary `{name}` is missing", file) for name in lacking]
    return None if lacking else found

"""The shared glossary as it is loaded: every concept by its id."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scripts.model.concepts import Concept, Concepts
from scripts.problems import Path_, Problem
from scripts.records import listed, read

CATEGORIES = "concept-category"
"""The vocabulary of the glossary's categories; each is the name of a file of concepts."""


@dataclass(frozen=True)
class ConceptEntry:
    """A concept of the shared glossary, and where it stands."""

    category: str
    """The file's name: a word of the vocabulary ``concept-category``."""
    file: Path
    path: Path_
    record: Concept


def load(folder: Path, problems: list[Problem]) -> tuple[dict[str, tuple[ConceptEntry, ...]], bool]:
    """The concepts by id, and whether every file of them could be read."""
    found: dict[str, tuple[ConceptEntry, ...]] = {}
    whole = True
    files = listed(folder, problems)
    for file in files or ():
        if file.name.startswith("."):
            continue
        if file.suffix != ".yml":
            said = f"`{file.name}` is no file of concepts; name it after their category, like `zones.yml`"
            problems.append(Problem("unknown-file", said, file))
            whole = False
            continue
        concepts: tuple[Concept, ...] | None = read(Concepts, file, problems)
        whole = whole and concepts is not None
        for index, concept in enumerate(concepts or ()):
            entry = ConceptEntry(file.stem, file, (index,), concept)
            found[concept.id] = (*found.get(concept.id, ()), entry)
    return found, whole and files is not None

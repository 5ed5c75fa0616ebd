"""The files of a data folder that can be mended, and mending them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.fix.mend import Kind, mended
from scripts.load.folders import listed
from scripts.load.source import read_text
from scripts.model.concepts import Concepts
from scripts.model.files import GAME_FILES
from scripts.model.labels import Labels
from scripts.model.vocabularies import Vocabularies
from scripts.problems import Problem, shown
from scripts.whole import put

LINE = re.compile("[^\n]*\n|[^\n]+$")


@dataclass(frozen=True)
class Fix:
    """A file's text as it is and as it should be."""

    file: Path
    before: str
    after: str

    def __str__(self) -> str:
        """The change as a unified diff."""
        name = shown(self.file)
        before, after = LINE.findall(self.before), LINE.findall(self.after)
        changes = difflib.unified_diff(before, after, f"a/{name}", f"b/{name}")
        return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in changes)


def fixes(data: Path, paths: Iterable[Path] = ()) -> Iterator[Fix]:
    """What can be mended in the files of the data folder, or in those of them that lie in ``paths``."""
    wanted = [path.resolve() for path in paths]
    for file, kind in _files(data):
        if file.is_symlink() or (wanted and not any(map(file.resolve().is_relative_to, wanted))):
            continue
        if not isinstance(read_text(file), str):
            continue
        before = file.read_bytes().decode("utf-8")
        after = mended(before, kind)
        if after != before:
            yield Fix(file, before, after)


def apply(fix: Fix) -> None:
    """Writes the mended text in the file's place, whole or not at all. Raises ``OSError``."""
    put(fix.file, fix.after)


def _files(data: Path) -> Iterator[tuple[Path, Kind]]:
    """Every file of the data folder that holds one of the models, with what it should hold."""
    schemas = (data / "schema").is_dir()

    def kind(name: str, model: Any, up: str) -> Kind:
        return Kind(model, f"# yaml-language-server: $schema={up}schema/{name}.json" if schemas else "")

    yield data / "labels.yml", kind("labels", Labels, "")
    yield data / "vocabularies.yml", kind("vocabularies", Vocabularies, "")
    for file in _listed(data / "concepts"):
        if file.suffix == ".yml":
            yield file, kind("concepts", Concepts, "../")
    for folder in _listed(data / "games"):
        for file in _listed(folder):
            if file.suffix == ".yml" and file.stem in GAME_FILES:
                yield file, kind(file.stem, GAME_FILES[file.stem], "../../")


def _listed(folder: Path) -> list[Path]:
    found = listed(folder)
    return [] if isinstance(found, Problem) else [path for path in found if not path.name.startswith(".")]

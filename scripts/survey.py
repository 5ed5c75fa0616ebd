"""All games of a library, looked at one after the other: read, checked, and told in cells.

What an earlier build has found out about a game that is as it was then is
taken from the store. Only games with which nothing is wrong are kept, so that
a problem is always found anew where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scripts import check, keys
from scripts import library as libraries
from scripts.check import Checked
from scripts.game import GameData, load
from scripts.kept import Kept
from scripts.library import Library
from scripts.model.files import GAME_FILES
from scripts.pages.told import Told, in_words, packed, unpacked
from scripts.problems import Problem, Severity, errors

Looked = tuple[Checked, Mapping[str, Told]]
"""What looking at a game has found: problems and cells."""


@dataclass(frozen=True)
class Survey:
    """What was found out about all games."""

    library: Library | None
    """None where what all games share cannot be read."""
    problems: list[Problem]
    """With positions, in order, none said twice."""
    told: Mapping[str, Mapping[str, Told]]
    """The cells of each game; none of a game with errors."""
    keys: Mapping[str, str]
    """For each game the key of what is made of it; none where that is not to be kept."""
    shared: str | None
    """The hash of what all games share."""


def survey(data: Path, store: Kept) -> Survey:
    """Looks at every game under ``data``."""
    shared = keys.shared(data)
    library, problems = libraries.shared(data)
    if library is None or shared is None or shared != keys.shared(data):
        store.forget()
    if library is None:
        for folder in libraries.folders(data, problems):
            load(folder, problems)
        return Survey(None, check.listed(problems), {}, {}, shared)
    return _Looking(library, problems, store, shared).survey()


class _Looking:
    """Goes through the games; those that refer to others come last, when all are known."""

    def __init__(self, library: Library, problems: list[Problem], store: Kept, shared: str | None) -> None:
        self.games: dict[str, GameData] = {}
        self.library = replace(library, games=self.games)
        self.problems = [*problems, *check.of_shared(library)]
        self.bad = {problem.file.parent for problem in errors(self.problems)}
        self.store = store
        self.shared = shared
        self.folders: dict[str, str | None] = {}
        self.abroad: dict[str, frozenset[str]] = {}
        self.looked: dict[str, Looked] = {}
        self.keys: dict[str, str] = {}

    def survey(self) -> Survey:
        broken = set()
        waiting = []
        for folder in libraries.folders(self.library.data, self.problems):
            game = self._game(folder)
            if game is None:
                broken.add(folder.name)
                continue
            self.games[game.id] = game
            self.abroad[game.id] = keys.abroad(game.values)
            if self.abroad[game.id]:
                waiting.append(game)
            else:
                self._look(game)
            game.let_go()
        self.library = replace(self.library, broken=frozenset(broken))
        for game in waiting:
            self._look(game)
            game.let_go()
        checked = {id_: self.looked[id_][0] for id_ in self.games}
        found = check.listed([*self.problems, *check.of_all(self.library, checked)])
        return Survey(self.library, found, {id_: self.looked[id_][1] for id_ in self.games}, self.keys, self.shared)

    def _game(self, folder: Path) -> GameData | None:
        """A game as it is kept, or as it is read."""
        before = self.folders[folder.name] = keys.of_folder(folder) if self.store.open else None
        key = f"game {keys.code()} {before}"
        values = _values(self.store.get(key) if before else None)
        if values:
            return GameData(folder.name, folder, values, frozenset(GAME_FILES.keys() - values.keys()))
        found: list[Problem] = []
        game = load(folder, found)
        self.problems += found
        if found or game is None or before is None or keys.of_folder(folder) != before:
            self.folders[folder.name] = None
        else:
            self.store.put(key, game.values)
        if errors(found):
            self.bad.add(folder)
        return game

    def _look(self, game: GameData) -> None:
        """Checks a game and tells its cells, if that is not kept."""
        key = keys.of_game(self.shared or "", game.id, self.folders, self.abroad)
        kept = _unpacked(self.library, game, self.store.get(f"looked {key}")) if key else None
        if kept is None:
            checked, cells = check.of_game(self.library, game, self.bad)
            sound = not (errors(checked.problems) or {game.folder, self.library.data} & self.bad)
            kept = checked, in_words(self.library, game, cells) if sound else {}
            if not sound:
                key = ""
            elif key:
                self.store.put(f"looked {key}", _packed(kept))
        self.looked[game.id] = kept
        if key:
            self.keys[game.id] = key


def _values(kept: Any) -> dict[str, str] | None:
    """What a game's files say, from the store's value; None where it is nothing of the kind."""
    if not isinstance(kept, dict) or "game" not in kept or not kept.keys() <= GAME_FILES.keys():
        return None
    return kept if all(isinstance(text, str) for text in kept.values()) else None


def _packed(looked: Looked) -> object:
    """What was found as plain values, for the store; the file's name stands for the file."""
    checked, cells = looked
    problems = [
        (each.code, each.message, each.file.name, each.path, each.severity, each.line, each.column, sorted(each.about))
        for each in checked.problems
    ]
    return [problems, checked.notes, packed(cells)]


def _unpacked(library: Library, game: GameData, value: Any) -> Looked | None:
    """What was found, from the store's values; None where they are nothing of the kind."""
    try:
        problems, notes, cells = value
        found = [
            Problem(code, said, game.folder / file, tuple(path), Severity(severity), line, column, frozenset(about))
            for code, said, file, path, severity, line, column, about in problems
        ]
        if notes.keys() != check.ACROSS.keys():
            return None
        return Checked(found, notes), unpacked(library, cells)
    except (TypeError, ValueError, KeyError, AttributeError):
        return None

"""Titles: no two games have the same, as when a whole folder is copied."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from scripts.library import GameData, Library
from scripts.problems import Problem, Severity


def note(game: GameData) -> str:
    """The game's main title, without what differs in width, case and spaces alone."""
    return "".join(unicodedata.normalize("NFKC", game.game.titles[0].name).casefold().split())


def check(library: Library, notes: Mapping[str, str]) -> Iterator[Problem]:
    """``same-title``: a warning about the first of the games with this title, in each of the others."""
    taken: dict[str, str] = {}
    for id_, title in notes.items():
        first = taken.setdefault(title, id_)
        if first != id_:
            said = (
                f"the game `{first}` has the same title; delete the copy if one is, or write a title that tells them "
                f"apart; if both games are called so, accept it at `{first}`"
            )
            file, about = library.games[id_].file("game"), frozenset({first})
            yield Problem("same-title", said, file, ("titles",), Severity.WARNING, about=about)

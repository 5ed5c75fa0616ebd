"""A game that is won by the opponent's deck running out should not say that running out does nothing."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import GameData, Library
from scripts.model.victory import Condition
from scripts.problems import Problem, Severity

CODE = "deck-out-against-library-out"


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``deck-out-against-library-out``."""
    library_out = game.setup.details.library_out
    if not library_out or library_out.kind != "none":
        return
    for part, path, record in game.records:
        if isinstance(record, Condition) and record.kind == "deck-out":
            said = f"`{record.id}` decides the game when a deck runs out, but `library-out` is none"
            about = frozenset({record.id, "detail-library-out"})
            yield Problem(CODE, said, game.file(part), path, Severity.WARNING, about=about)

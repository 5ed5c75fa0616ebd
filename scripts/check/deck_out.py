"""A game that is won by the opponent's deck running out should not say that running out does nothing."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import Library
from scripts.model.victory import Condition
from scripts.problems import Problem, Severity

CODE = "deck-out-against-library-out"


def check(library: Library) -> Iterator[Problem]:
    """``deck-out-against-library-out``."""
    for game in library.games.values():
        library_out = game.setup.details.library_out
        if not library_out or library_out.kind != "none":
            continue
        for part, path, record in game.records:
            if isinstance(record, Condition) and record.kind == "deck-out":
                said = f"`{record.id}` decides the game when a deck runs out, but `library-out` is none"
                about = frozenset({record.id, "detail-library-out"})
                yield Problem(CODE, said, game.file(part), path, Severity.WARNING, about=about)

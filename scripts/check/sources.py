"""Sources: what is listed is cited."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.library import Library
from scripts.model.claim import Claim
from scripts.problems import Problem, Severity


def check(library: Library) -> Iterator[Problem]:
    """``uncited-source``: a source that no claim names; the first is every claim's own where none is named."""
    for game in library.games.values():
        cited = {id_ for _, _, record in game.records if isinstance(record, Claim) for id_ in record.src}
        for index, source in enumerate(game.game.sources):
            if index and source.id not in cited and not game.unread:
                said = f"no claim cites `{source.id}`; cite it with `src`, or delete it"
                about = frozenset({source.id})
                where = ("sources", index)
                yield Problem("uncited-source", said, game.file("game"), where, Severity.NOTE, about=about)

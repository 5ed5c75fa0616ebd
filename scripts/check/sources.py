"""Sources: what is listed is cited, and what another source says names that source."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.check.around import around
from scripts.library import GameData, Library
from scripts.model.claim import Claim, Other
from scripts.problems import Problem, Severity


def check(_: Library, game: GameData) -> Iterator[Problem]:
    """``uncited-source`` and ``unsourced-claim``."""
    yield from _uncited(game)
    yield from _unsourced(game)


def _uncited(game: GameData) -> Iterator[Problem]:
    """Sources that no claim names; the first is every claim's own where none is named."""
    cited = {id_ for _, _, record in game.records if isinstance(record, Claim) for id_ in record.src}
    for index, source in enumerate(game.game.sources):
        if index and source.id not in cited and not game.unread:
            said = f"no claim cites `{source.id}`; cite it with `src`, or delete it"
            about = frozenset({source.id})
            where = ("sources", index)
            yield Problem("uncited-source", said, game.file("game"), where, Severity.NOTE, about=about)


def _unsourced(game: GameData) -> Iterator[Problem]:
    """What is said to come from another source and does not say from which; all else has its game's first source."""
    for part, path, record in game.records:
        if isinstance(record, Other) and not record.src:
            said = "another source says so; name it with `src`"
            about = around(game, part, path)
            yield Problem("unsourced-claim", said, game.file(part), path, Severity.WARNING, about=about)

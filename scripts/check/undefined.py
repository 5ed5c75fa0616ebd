"""Names in text: a phase, zone, deck or kind of card that rules speak of is defined in the game."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from scripts import lexicon, references
from scripts.check.around import around
from scripts.library import GameData, Library
from scripts.model.base import entries
from scripts.problems import Path_, Problem, Severity

PARTS = frozenset({"setup", "flow", "rules", "cards", "zones"})
"""The files that hold rules; world and story speak of other things."""

OWN = r"[ァ-ヺー一-龠々]{2,}(?:フェイズ|フェーズ|ステージ|ステップ|ゾーン|エリア)"
SHARED = r"[ァ-ヺー]{2,}(?:デッキ|カード)"
NAME = re.compile(rf"(?:(?P<own>{OWN})|(?P<shared>{SHARED}))(?![ァ-ヺー])")
"""Names that say what they name: phases and zones are the game's own, decks and cards may be common words."""

COMMON = frozenset({"ゲームカード", "トレーディングカード", "デジタルカード"})
"""Cards that are no kind of card."""


def check(library: Library, game: GameData) -> Iterator[Problem]:
    """``undefined-name``: each name once a game, where it first stands."""
    common = COMMON | lexicon.of_concepts(library).words.keys()
    if game.unread or game.missing & {"setup", "flow", "cards", "zones"}:
        return
    names = _names(game)
    seen: set[str] = set()
    for part, path, name, kind in _mentions(game):
        if name in seen:
            continue
        seen.add(name)
        if not _is_known(name, names) and not (kind == "shared" and _is_known(name, common)):
            said = f"`{name}` is defined nowhere in this game; write the name it has, or add it where it belongs"
            about = around(game, part, path)
            yield Problem("undefined-name", said, game.file(part), path, Severity.WARNING, about=about)


def _names(game: GameData) -> set[str]:
    """The names of the game's things, and its other words."""
    things = (thing for found in game.things.values() for thing in found)
    named = {str(getattr(thing.record, "name", None) or "") for thing in things}
    said = {term.term or "" for term in entries(game.terms.terms)}
    return named | said


def _is_known(name: str, names: Collection[str]) -> bool:
    """Whether a name, its end or a longer one with it is among the names, or a card's without 「カード」."""
    if name in names or name.removesuffix("カード") in names:
        return True
    return any(name in other or (name.endswith(other) and NAME.fullmatch(other)) for other in names)


def _mentions(game: GameData) -> Iterator[tuple[str, Path_, str, str]]:
    """File, path, name and kind of each name in text; the words of references are left to their authors."""
    for part, path, _, text in game.texts:
        if part in PARTS:
            for piece in references.parse(text) if "((" in text else (text,):
                for found in NAME.finditer(piece) if isinstance(piece, str) else ():
                    yield part, path, found.group(), str(found.lastgroup)

"""Links inside text: references become anchors, everything else becomes plain characters."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from scripts import places, references
from scripts.library import GameData, Library
from scripts.model.base import Base
from scripts.model.labels import Labels


class Links:
    """Writes text as HTML for one page."""

    def __init__(self, library: Library, page: str) -> None:
        """``page`` is the address of the page the text will stand on, from the site's root."""
        self.library = library
        self.page = page

    def text(self, text: str, game: GameData) -> Markup:
        """The text of a game with its references as links; nothing else in it is markup.

        References are expected to be checked: an unknown one is printed as its words.
        """
        if "((" not in text:
            return _plain(text)
        return Markup("").join(self._piece(piece, game) for piece in references.parse(text))

    def to(self, game: GameData, id_: str, words: str | None = None) -> Markup:
        """A link to a thing of ``game``; its name where no words are given."""
        said = words or self.name(game, id_)
        if game.thing(id_) is None:
            return _plain(said)
        return Markup('<a href="{}">{}</a>').format(self.address(game, id_), _plain(said))

    def address(self, game: GameData, id_: str = "") -> str:
        """The relative address of a game's page, or of a thing on it."""
        return places.link(self.page, places.game(game.id), id_)

    def name(self, game: GameData, id_: str, inside: frozenset[tuple[str, str]] = frozenset()) -> str:
        """What a thing is called: its name, or the text it consists of, or the label of its field.

        A text may name other things, and at worst itself: ``inside`` holds the
        games and ids of the things whose texts this name is part of.
        """
        thing = game.thing(id_)
        if thing is None or (game.id, id_) in inside:
            return id_
        if thing.kind == "setting":
            return label_of_setting(id_, self.library.labels)
        name = _first(thing.record, "name", "title", "form")
        text = _first(thing.record, "means", "text")
        return name or self._words(text, game, inside | {(game.id, id_)}) or id_

    def _words(self, text: str, game: GameData, inside: frozenset[tuple[str, str]]) -> str:
        """Text with its references reduced to their words."""
        said = []
        for piece in references.parse(text):
            if isinstance(piece, references.Reference):
                target = self._target(piece, game)
                said.append(piece.words or (self.name(target, piece.id, inside) if target else piece.id))
            else:
                said.append(piece if isinstance(piece, str) else piece.text)
        return "".join(said)

    def _piece(self, piece: str | references.Reference | references.Malformed, game: GameData) -> Markup:
        if isinstance(piece, str):
            return _plain(piece)
        if isinstance(piece, references.Malformed):
            return _plain(piece.text)
        target = self._target(piece, game)
        return self.to(target, piece.id, piece.words) if target else _plain(piece.words or piece.id)

    def _target(self, piece: references.Reference, game: GameData) -> GameData | None:
        """The game that a reference points into."""
        return self.library.games.get(piece.game) if piece.game else game


def _plain(text: str) -> Markup:
    """Text as HTML, on one line: a line that began with it could be taken for Markdown."""
    return escape(re.sub(r"[ \t]*\n\s*", " ", text))


def _first(record: Base, *fields: str) -> str:
    """The first of these fields that holds text."""
    held = (getattr(record, field, None) for field in fields)
    return next((value for value in held if isinstance(value, str)), "")


def label_of_setting(id_: str, labels: Labels) -> str:
    """The label of a setting or a detail, by its id (``start-life``)."""
    section, key = id_.split("-", 1)
    group: Base = labels.start if section == "start" else labels.detail
    return str(getattr(group, key.replace("-", "_")))

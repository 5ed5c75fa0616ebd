"""Links inside text: references become anchors, everything else becomes plain characters."""

from __future__ import annotations

from markupsafe import Markup, escape

from scripts import places, references
from scripts.library import GameData, Library, Thing
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
            return escape(text)
        return Markup("").join(self._piece(piece, game) for piece in references.parse(text))

    def to(self, game: GameData, id_: str, words: str | None = None) -> Markup:
        """A link to a thing of ``game``; its name where no words are given."""
        thing = game.thing(id_)
        if thing is None:
            return escape(words or id_)
        return Markup('<a href="{}">{}</a>').format(
            self.address(game, id_), words or name_of(thing, self.library.labels)
        )

    def address(self, game: GameData, id_: str = "") -> str:
        """The relative address of a game's page, or of a thing on it."""
        return places.link(self.page, places.game(game.id), id_)

    def _piece(self, piece: str | references.Reference | references.Malformed, game: GameData) -> Markup:
        if isinstance(piece, str):
            return escape(piece)
        if isinstance(piece, references.Malformed):
            return escape(piece.text)
        target = self.library.games.get(piece.game) if piece.game else game
        return self.to(target, piece.id, piece.words) if target else escape(piece.words or piece.id)


def name_of(thing: Thing, labels: Labels) -> str:
    """What a thing is called: its name, or the text it consists of, or the label of its field."""
    if thing.kind == "setting":
        return label_of_setting(thing.id, labels)
    for field in ("name", "title", "means", "text", "form"):
        said = getattr(thing.record, field, None)
        if isinstance(said, str):
            return plain(said)
    return thing.id


def label_of_setting(id_: str, labels: Labels) -> str:
    """The label of a setting or a detail, by its id (``start-life``)."""
    section, key = id_.split("-", 1)
    group: Base = labels.start if section == "start" else labels.detail
    return str(getattr(group, key.replace("-", "_")))


def plain(text: str) -> str:
    """Text with its references reduced to their words, for places that hold no links."""
    pieces = []
    for piece in references.parse(text):
        if isinstance(piece, str):
            pieces.append(piece)
        elif isinstance(piece, references.Malformed):
            pieces.append(piece.text)
        else:
            pieces.append(piece.words or piece.id)
    return "".join(pieces)

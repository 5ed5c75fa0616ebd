"""Links inside text: references become anchors, everything else becomes plain characters."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

from scripts import places, references
from scripts.lexicon import Lexicon, Target
from scripts.library import GameData, Library
from scripts.model.base import Base
from scripts.model.labels import Labels

NO_WORDS = Lexicon({})


class Links:
    """Writes text as HTML for one page."""

    def __init__(self, library: Library, page: str, lexicon: Lexicon = NO_WORDS, own: Iterable[Target] = ()) -> None:
        """Links for one section of the page at the address ``page``, from the site's root.

        Each word of ``lexicon`` is linked where it first stands in the section;
        ``own`` is what the section itself is about, and is not linked.
        """
        self.library = library
        self.page = page
        self.lexicon = lexicon
        self.seen = set(own)

    def text(self, text: str, game: GameData) -> Markup:
        """The text of a game with its references as links; nothing else in it is markup.

        References are expected to be checked: an unknown one is printed as its words.
        """
        return Markup("").join(self._piece(piece, game) for piece in references.parse(text))

    def to(self, game: GameData, id_: str, words: str | None = None) -> Markup:
        """A link to a thing of ``game``; its name where no words are given."""
        said = words or self.name(game, id_)
        if game.thing(id_) is None:
            return _plain(said)
        self.seen.add(Target(id_, game.id))
        return Markup('<a href="{}">{}</a>').format(self.address(game, id_), _plain(said))

    def of_concept(self, text: str) -> Markup:
        """The text of a concept, whose references lead to other concepts."""
        pieces = []
        for piece in references.parse(text):
            if isinstance(piece, references.Reference):
                pieces.append(self.to_concept(piece.id, piece.words))
            else:
                pieces.append(self._words_linked(piece if isinstance(piece, str) else piece.text))
        return Markup("").join(pieces)

    def to_concept(self, id_: str, words: str | None = None) -> Markup:
        """A link to a concept's page; its name where no words are given."""
        entry = self.library.concept(id_)
        if entry is None:
            return _plain(words or id_)
        self.seen.add(Target(id_))
        address = places.link(self.page, places.concept(id_))
        return Markup('<a href="{}">{}</a>').format(address, _plain(words or entry.record.name))

    def _words_linked(self, text: str) -> Markup:
        """Plain text with the words of the lexicon as links, each once in the section."""
        pieces = []
        for piece in self.lexicon.find(text):
            if isinstance(piece, str):
                pieces.append(_plain(piece))
            elif piece.target in self.seen:
                pieces.append(_plain(piece.word))
            else:
                self.seen.add(piece.target)
                pieces.append(Markup('<a class="auto" href="{}">{}</a>').format(self._to(piece.target), piece.word))
        return Markup("").join(pieces)

    def _to(self, target: Target) -> str:
        page = places.game(target.game) if target.game else places.concept(target.id)
        return places.link(self.page, page, target.id if target.game else "")

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

    def words(self, text: str, game: GameData) -> str:
        """Text with its references reduced to their words, for places that hold no links."""
        return self._words(text, game, frozenset())

    def words_of_concept(self, text: str) -> str:
        """The text of a concept with its references reduced to their words."""
        said = []
        for piece in references.parse(text):
            if isinstance(piece, references.Reference):
                entry = self.library.concept(piece.id)
                said.append(piece.words or (entry.record.name if entry else piece.id))
            else:
                said.append(piece if isinstance(piece, str) else piece.text)
        return "".join(said)

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
            return self._words_linked(piece)
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

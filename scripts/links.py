"""Links inside text: references become anchors, everything else becomes plain characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from markupsafe import Markup, escape

from scripts import places, references
from scripts.lexicon import Lexicon, Target
from scripts.library import GameData, Library, Thing
from scripts.model.base import Base
from scripts.model.labels import Labels
from scripts.references import Malformed, Reference

NO_WORDS = Lexicon({})
LONGEST = 200
"""Signs of a name inside a text, as many as a name of its own may have."""

DEEPEST = 2
"""Texts inside one another of which a name is made."""

BREAK = re.compile(r"[ \t]*\n\s*")


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
        self.names: dict[tuple[str, str, int], str] = {}

    def text(self, text: str, game: GameData) -> Markup:
        """The text of a game with its references as links; nothing else in it is markup.

        References are expected to be checked: an unknown one is printed as its words.
        """

        def link(reference: Reference) -> Markup:
            target = self._target(reference, game)
            if target is None:
                return _plain(reference.words or reference.id)
            return self.to(target, reference.id, reference.words)

        return self._written(text, link, lambda reference: self._said(reference, game))

    def to(self, game: GameData, id_: str, words: str | None = None) -> Markup:
        """A link to a thing of ``game``; its name where no words are given."""
        said = words or _short(self.name(game, id_))
        return _plain(said) if game.thing(id_) is None else self.to_known(game, id_, said)

    def to_known(self, game: GameData, id_: str, words: str) -> Markup:
        """A link to a thing that is known to be there, for which the game need not be looked through."""
        self.seen.add(Target(id_, game.id))
        return _anchor(self.address(game, id_), _plain(words))

    def of_concept(self, text: str) -> Markup:
        """The text of a concept, whose references lead to other concepts."""
        return self._written(text, lambda reference: self.to_concept(reference.id, reference.words), self.said_concept)

    def to_concept(self, id_: str, words: str | None = None) -> Markup:
        """A link to a concept's page; its name where no words are given."""
        entry = self.library.concept(id_)
        if entry is None:
            return _plain(words or id_)
        self.seen.add(Target(id_))
        address = places.link(self.page, places.concept(id_))
        return _anchor(address, _plain(words or entry.record.name))

    @contextmanager
    def within(self, game: GameData, id_: str) -> Iterator[None]:
        """While this lasts, no word is linked to the thing that is being written about."""
        target = Target(id_, game.id)
        fresh = target not in self.seen
        self.seen.add(target)
        yield
        if fresh:
            self.seen.discard(target)

    def _written(self, text: str, link: Callable[[Reference], Markup], said: Callable[[Reference], str]) -> Markup:
        """Text with links, given how a reference becomes a link and what it says."""
        if "((" not in text:
            return self._words_linked(text)
        pieces = list(references.parse(text))
        words = [_shown(piece, said) for piece in pieces]
        around = ["", *words, ""]
        done = []
        for piece, shown, before, after in zip(pieces, words, around, around[2:], strict=False):
            if isinstance(piece, str):
                done.append(self._words_linked(piece, before, after))
            else:
                done.append(link(piece) if isinstance(piece, Reference) else _plain(shown))
        return Markup("".join(done))

    def _words_linked(self, text: str, before: str = "", after: str = "") -> Markup:
        """Plain text with the words of the lexicon as links, each once in the section."""
        done: list[Markup] = []
        plain = ""
        for piece in self.lexicon.find(text, before[-1:], after[:1]):
            if isinstance(piece, str):
                plain += piece
            elif piece.target in self.seen:
                plain += piece.word
            else:
                self.seen.add(piece.target)
                done += _plain(plain), _anchor(self._to(piece.target), escape(piece.word), ' class="auto"')
                plain = ""
        return Markup("".join((*done, _plain(plain))))

    def _to(self, target: Target) -> str:
        page = places.game(target.game) if target.game else places.concept(target.id)
        return places.link(self.page, page, target.id if target.game else "")

    def address(self, game: GameData, id_: str = "") -> str:
        """The relative address of a game's page, or of a thing on it."""
        return places.link(self.page, places.game(game.id), id_)

    def name(self, game: GameData, id_: str, deep: int = DEEPEST) -> str:
        """What a thing is called: its name, or the text it consists of, or the label of its field.

        A text may name other things that consist of a text, and at worst itself: those are called by their ids
        where they stand more than ``deep`` texts deep.
        """
        thing = game.thing(id_)
        if thing is None:
            return id_
        key = game.id, id_, deep
        if key not in self.names:
            text = _first(thing.record, "means", "text") if deep else ""
            self.names[key] = self._own_name(thing) or self._words(text, game, deep - 1) or id_
        return self.names[key]

    def _own_name(self, thing: Thing) -> str:
        """The name that a thing has itself, or the label of its field."""
        if thing.kind == "setting":
            return label_of_setting(thing.id, self.library.labels)
        return _first(thing.record, "name", "title", "form")

    def words(self, text: str, game: GameData) -> str:
        """Text with its references reduced to their words, for places that hold no links."""
        return self._words(text, game, DEEPEST)

    def words_of_concept(self, text: str) -> str:
        """The text of a concept with its references reduced to their words."""
        return flat("".join(_shown(piece, self.said_concept) for piece in references.parse(text)))

    def said_concept(self, reference: Reference) -> str:
        """What a reference to a concept says."""
        entry = self.library.concept(reference.id)
        return reference.words or (entry.record.name if entry else reference.id)

    def _words(self, text: str, game: GameData, deep: int) -> str:
        """Text with its references reduced to their words."""
        if "((" not in text:
            return flat(text)
        return flat(
            "".join(_shown(piece, lambda each: self._said(each, game, deep)) for piece in references.parse(text))
        )

    def _said(self, reference: Reference, game: GameData, deep: int = DEEPEST) -> str:
        """What a reference says."""
        target = self._target(reference, game)
        return reference.words or (_short(self.name(target, reference.id, deep)) if target else reference.id)

    def _target(self, piece: Reference, game: GameData) -> GameData | None:
        """The game that a reference points into."""
        return self.library.games.get(piece.game) if piece.game else game


def _shown(piece: str | Reference | Malformed, said: Callable[[Reference], str]) -> str:
    """A piece of text as plain words."""
    if isinstance(piece, str):
        return piece
    return piece.text if isinstance(piece, Malformed) else said(piece)


def flat(text: str) -> str:
    """Text on one line: a line that began with it could be taken for Markdown."""
    return BREAK.sub(" ", text) if "\n" in text else text


def _short(name: str) -> str:
    """A name as a text holds it: of one that is a whole text the beginning, or texts would multiply."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _plain(text: str) -> Markup:
    """Text as HTML, on one line."""
    return escape(flat(text))


def _anchor(address: str, said: Markup, attributes: str = "") -> Markup:
    """A link; made without a format, of which a page would take thousands."""
    return Markup(f'<a{attributes} href="{escape(address)}">{said}</a>')


def _first(record: Base, *fields: str) -> str:
    """The first of these fields that holds text."""
    held = vars(record)  # asking a record for what it lacks costs as much as ten fields that it has
    for field in fields:
        value = held.get(field)
        if isinstance(value, str):
            return value
    return ""


def label_of_setting(id_: str, labels: Labels) -> str:
    """The label of a setting or a detail, by its id (``start-life``)."""
    section, key = id_.split("-", 1)
    group: Base = labels.start if section == "start" else labels.detail
    return str(getattr(group, key.replace("-", "_")))

"""What one game says of each concept: all that the pages of all games take of it, ready to be joined.

With many games nearly all that a concept's page holds is rows that no edit of
another game changes. They are printed once for each game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from markupsafe import escape

from scripts import glossary, places
from scripts.compact import as_json
from scripts.glossary import Absence, Word
from scripts.library import GameData, Library
from scripts.links import Links, label_of_setting
from scripts.model.claim import Node
from scripts.model.walk import walk
from scripts.pages import definitions
from scripts.pages.common import game_link
from scripts.pages.context import Context
from scripts.pages.pieces import pieces
from scripts.pages.printed import Printer
from scripts.pages.uses import Use, uses
from scripts.pages.view import Row, Statement


class Said(NamedTuple):
    """A word for a concept; what there is none of is empty."""

    name: str
    reading: str
    relation: str
    anchor: str
    differs: str


class Call(NamedTuple):
    """What a game says of a concept."""

    said: Sequence[Said]
    absent: bool
    """Whether it says that it has no such thing."""
    texts: Sequence[str]
    """What it says beside the words."""
    rows: str
    """The rows of its words in the concept's table."""
    lacks: str
    """The rows that say that it has no such thing."""
    spots: Sequence[Sequence[str]]
    """Where it uses the concept: permanent links and what stands there."""
    times: str
    """How often it does, as an item of a list."""
    definitions: Mapping[str, str]
    """Of what the rows lead to, by the address from the concept's page, as JSON."""
    mark: str = ""
    """A digest of all this."""


Calls = Mapping[str, Mapping[str, Call]]
"""By the ids of all concepts, and then by those of the games that speak of it, in the order of the library."""


def by_concept(library: Library, found: Mapping[str, Mapping[str, Call]]) -> Calls:
    """What ``of_game`` gives for each game, by concept."""
    calls: dict[str, dict[str, Call]] = {id_: {} for id_ in library.concepts}
    for game, own in found.items():
        for id_, call in own.items():
            calls[id_][game] = call
    return calls


def of_game(library: Library, game: GameData, found: Iterable[Use], printer: Printer) -> dict[str, Call]:
    """What a game says of each concept that it speaks of; ``found`` are the links on its page."""
    words, absences = glossary.words(library, game), glossary.absences(library, game)
    spots = _spots(library, game, found)
    return {
        id_: _call(library, game, id_, words.get(id_, ()), absences.get(id_, ()), spots.get(id_, ()), printer)
        for id_ in library.concepts
        if id_ in words or id_ in absences or id_ in spots
    }


def unpacked(value: Mapping[str, Any]) -> dict[str, Call]:
    """The same from plain values; raises ``TypeError`` or ``ValueError`` where they are nothing of the kind."""
    return {id_: Call([Said(*each) for each in said], *rest) for id_, (said, *rest) in value.items()}


def _call(
    library: Library,
    game: GameData,
    id_: str,
    words: Sequence[Word],
    absences: Sequence[Absence],
    spots: Sequence[tuple[str, str]],
    printer: Printer,
) -> Call:
    address = places.concept(id_)
    ctx, plain = Context(library, game, address), Links(library, "")
    rows = tuple(_row(library, address, word) for word in words)
    lacks = tuple(_lack(library, address, absence) for absence in absences)
    defined = definitions.of_links(library, address, uses(address, pieces((rows, lacks))))
    call = Call(
        said=[_said(library, plain, word) for word in words],
        absent=bool(absences),
        texts=[*(text for word in words for text in _texts(plain, word)), *_lacking(plain, absences)],
        rows=printer.rows(rows) if rows else "",
        lacks=printer.rows(lacks) if lacks else "",
        spots=spots,
        times=printer.times(game_link(ctx), len(spots)) if spots else "",
        definitions={link: as_json(definition) for link, definition in defined.items()},
    )
    return call._replace(mark=sha256(as_json(call).encode("utf-8", "surrogatepass")).hexdigest()[:16])


def _said(library: Library, links: Links, word: Word) -> Said:
    term = word.term
    differs = links.words(term.differs, word.game) if term.differs else ""
    return Said(_name(library, word), word.reading, term.relation, term.at or "", differs)


def _name(library: Library, word: Word) -> str:
    """What the game says; the label of a setting where it points at one."""
    if word.name:
        return word.name
    thing = word.game.thing(str(word.term.at))
    if thing and thing.kind == "setting":
        own = getattr(thing.record, "name", None)
        return str(own or label_of_setting(thing.id, library.labels))
    return Links(library, places.GLOSSARY).name(word.game, str(word.term.at))


def _texts(links: Links, word: Word) -> list[str]:
    """What a game says of its word."""
    notes = [part for _, node in walk(word.term.note) if isinstance(node, Node) for part in (node.name, node.text)]
    return [links.words(said, word.game) for said in (word.term.differs, *notes) if said]


def _lacking(links: Links, absences: Iterable[Absence]) -> list[str]:
    return [links.words(absence.text, absence.game) for absence in absences if absence.text]


def _row(library: Library, address: str, word: Word) -> Row:
    ctx = Context(library, word.game, address)
    name = _name(library, word)
    link = ctx.links.to(word.game, word.term.at, name) if word.term.at else escape(name)
    relation = getattr(library.labels.relation, word.term.relation)
    note = Statement(ctx.text(word.term.differs), marks=ctx.marks(word.term), notes=ctx.notes(word.term))
    return Row(
        (Statement(game_link(ctx)), Statement(name=link, reading=word.reading), Statement(escape(relation)), note)
    )


def _lack(library: Library, address: str, absence: Absence) -> Row:
    ctx = Context(library, absence.game, address)
    return Row((Statement(game_link(ctx)), ctx.missing("none"), Statement(), Statement(ctx.text(absence.text))))


def _spots(library: Library, game: GameData, found: Iterable[Use]) -> dict[str, list[tuple[str, str]]]:
    """Where a game uses each concept, each place once; a use of a thing counts for the concept that it is tied to."""
    where: dict[str, dict[tuple[str, str], None]] = {}
    for use in found:
        id_ = _concept_at(library, use)
        if id_:
            where.setdefault(id_, {})[use.anchor, use.heading] = None
    links = Links(library, "")
    return {
        id_: [(anchor, _named(links, game, anchor, heading)) for anchor, heading in spots]
        for id_, spots in where.items()
    }


def _concept_at(library: Library, use: Use) -> str:
    kind, _, rest = use.target.partition("/")
    id_ = rest.strip("/")
    if kind == "glossary" and library.concept(id_):
        return id_
    game = library.games.get(id_) if kind == "games" else None
    found = glossary.concept_of(library, game, use.target_anchor) if game else None
    return found.id if found else ""


def _named(links: Links, game: GameData, anchor: str, heading: str) -> str:
    """What a place of use is called: its heading and, below that, the thing it stands at."""
    name = links.name(game, anchor) if game.thing(anchor) else heading
    said = heading if name == heading else "：".join(filter(None, (heading, _short(name))))
    return said or anchor


def _short(text: str, most: int = 24) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"

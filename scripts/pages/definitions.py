"""Short definitions that a link shows before it is followed, by the link's address."""

from __future__ import annotations

from collections.abc import Iterable

from scripts import places
from scripts.glossary import concept_of
from scripts.library import GameData, Library, Thing
from scripts.links import Links
from scripts.model.claim import Node
from scripts.pages.uses import Use
from scripts.pages.view import Page

Definition = dict[str, str]

MARKED = frozenset({"source"})
"""The kinds of things that marks lead to; a mark says by itself what it leads to."""


def page(library: Library, address: str, found: Iterable[Use]) -> Page:
    """The definitions of all that the page at ``address`` links to, as a file beside it."""
    links = Links(library, address)
    definitions: dict[str, Definition] = {}
    for target, anchor in dict.fromkeys((use.target, use.target_anchor) for use in found):
        made = _definition(library, links, target, anchor)
        if made:
            definitions[places.link(address, target, anchor)] = made
    labels = library.labels.glossary
    data = {"open": labels.open, "concept": labels.concept_page, "terms": definitions}
    return Page(f"{address}terms.json", "data.json.j2", {"data": data})


def _definition(library: Library, links: Links, target: str, anchor: str) -> Definition | None:
    kind, _, rest = target.partition("/")
    id_ = rest.strip("/")
    entry = library.concept(id_) if kind == "glossary" and id_ else None
    if entry:
        said = links.words_of_concept(entry.record.text[0])
        return _filled(entry.record.name, entry.record.reading, said, "", "")
    game = library.games.get(id_) if kind == "games" else None
    thing = game.thing(anchor) if game and anchor else None
    return _of_thing(library, links, game, thing) if game and thing and thing.kind not in MARKED else None


def _of_thing(library: Library, links: Links, game: GameData, thing: Thing) -> Definition:
    concept = concept_of(library, game, thing.id)
    said = _first_statement(links, game, thing)
    if not said and concept:
        said = links.words_of_concept(concept.text[0])
    own = thing.text("name") if thing.kind == "setting" else ""
    name = own or links.name(game, thing.id)
    reading = thing.text("reading")
    more = places.link(links.page, places.concept(concept.id)) if concept else ""
    return _filled(name, reading, "" if said == name else said, more, concept.name if concept else "")


def _first_statement(links: Links, game: GameData, thing: Thing) -> str:
    """The first sentence that the data says of a thing."""
    for field in ("text", "items", "means"):
        value = vars(thing.record).get(field)
        if isinstance(value, str):
            return links.words(value, game)
        for node in value or ():
            if isinstance(node, Node) and node.text:
                return links.words(node.text, game)
    return ""


def _filled(name: str, reading: str, text: str, more: str, concept: str) -> Definition:
    own = "" if reading == name else reading  # a name in kana is its own reading
    whole = {"name": name, "reading": own, "text": text, "more": more, "concept": concept}
    return {key: value for key, value in whole.items() if value}

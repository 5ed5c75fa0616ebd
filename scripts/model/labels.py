"""labels.yml: every word on the pages that is no game's own.

A field marked ``Blanks("n")`` is a sentence with a blank: its text holds
``{n}`` where the value goes.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic_core import CoreSchema, core_schema

from scripts.model.base import Base, Line, fail


@dataclass(frozen=True, init=False)
class Blanks:
    """The label has exactly these blanks, each written ``{name}``."""

    names: frozenset[str]

    def __init__(self, *names: str) -> None:
        object.__setattr__(self, "names", frozenset(names))

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], CoreSchema]) -> CoreSchema:
        """Checks the text after it is known to be one."""
        return core_schema.no_info_after_validator_function(self._check, handler(source))

    def _check(self, value: str) -> str:
        try:
            parsed = list(string.Formatter().parse(value))
        except ValueError:
            parsed = [("", "", "", None)]
        plain = all(not format_ and not conversion for _, name, format_, conversion in parsed if name is not None)
        found = {name for _, name, *_ in parsed if name is not None}
        if found != self.names or not plain:
            wanted = ", ".join(f"{{{name}}}" for name in sorted(self.names))
            raise fail("bad-label", f"`{value}` must hold {wanted} and no other braces")
        return value


class Sections(Base):
    """The sections of a game's page, in order."""

    glance: Line
    overview: Line
    victory: Line
    prepare: Line
    start: Line
    states: Line
    details: Line
    before: Line
    turn: Line
    end: Line
    rules: Line
    cards: Line
    zones: Line
    products: Line
    sources: Line


class Absences(Base):
    """Three ways of not having a value, and a gap in a draft."""

    none: Line
    not_applicable: Line
    not_recorded: Line
    gap: Line


class Glance(Base):
    """Key facts, on a game's page and in lists of games."""

    game: Line
    type: Line
    players: Line
    maker: Line
    release: Line
    decks: Line
    life: Line
    hand: Line
    victory: Line
    products: Line
    products_count: Annotated[str, Blanks("n")]


class Overview(Base):
    type: Line
    players: Line
    time: Line
    covers: Line
    side: Line
    option: Line
    originals: Line
    world: Line
    about: Line


class Players(Base):
    best: Annotated[str, Blanks("n")]
    teams: Annotated[str, Blanks("teams")]
    against: str
    rest: Line


class Outcomes(Base):
    lose: Line
    draw: Line
    all_lose: Line
    match: Line


class Conditions(Base):
    any: Line
    all: Line
    in_order: Line
    eliminated_by: Line


class Prepare(Base):
    decks: Line
    equipment: Line
    exchange: Line


class Deck(Base):
    role: Line
    owner: Line
    part_of: Line
    size: Line
    only: Line
    copies: Line
    quotas: Line
    needs: Line
    same_by: Annotated[str, Blanks("by")]
    owned_by: Annotated[str, Blanks("owner")]
    across: Annotated[str, Blanks("what")]
    quota: Annotated[str, Blanks("what", "n")]
    distinct: Annotated[str, Blanks("what", "n")]
    per: Annotated[str, Blanks("n")]
    same_as: Annotated[str, Blanks("what")]
    should: Line


class Start(Base):
    """The settings; the fields are those of the model."""

    life: Line
    life_named: Annotated[str, Blanks("life", "name")]
    hand: Line
    mulligan: Line
    first_draw: Line
    cap: Annotated[str, Blanks("n")]
    adjust: Annotated[str, Blanks("how")]
    adjust_at: Annotated[str, Blanks("how", "when")]


class Detail(Base):
    """The details; the fields are those of the model."""

    discard: Line
    library_out: Line
    three_or_more: Line
    summoning_sickness: Line
    cost_carry: Line
    damage_carry: Line
    uniqueness: Line
    combat: Line
    other: Line


class Turn(Base):
    progress: Line
    order: Annotated[str, Blanks("order")]
    optional: Line
    until: Annotated[str, Blanks("what")]
    while_: Annotated[str, Blanks("what")]
    each: Annotated[str, Blanks("what")]
    times: Annotated[str, Blanks("what")]


class Cards(Base):
    cost: Line
    is_a: Line
    when: Line
    limit: Line
    figures: Line
    decks: Line
    zones: Line
    attributes: Line
    keywords: Line
    bearers: Line
    groups: Line
    of: Line
    in_groups: Line
    value: Line


class Zones(Base):
    layout: Line
    board: Line
    centre: Line
    ring: Line
    beside: Line
    lines: Line
    line_ring: Line
    line_spokes: Line
    row: Annotated[str, Blanks("n")]
    basis: Line
    stated: Line
    schematic: Line
    owner: Line
    inside: Line
    slots: Line
    undivided: Line
    capacity: Line
    seen: Line
    holds: Line
    to: Line


class Products(Base):
    maker: Line
    designer: Line
    release: Line
    products: Line
    variants: Annotated[str, Blanks("n")]


class Sources(Base):
    whole: str
    part: Line
    added: Line
    verified: Line
    data: Line


class Columns(Base):
    """Headings of tables' columns."""

    name: Line
    count: Line
    text: Line
    look: Line
    state: Line
    of: Line
    axis: Line
    date: Line
    kinds: Line
    format: Line


class Counts(Base):
    at_least: Annotated[str, Blanks("n")]
    at_most: Annotated[str, Blanks("n")]
    up_to: Annotated[str, Blanks("n")]
    between: Annotated[str, Blanks("low", "high")]
    or_: str
    some: Line
    unlimited: Line
    same_as_opponent: Line
    recommended: Annotated[str, Blanks("n")]


class Units(Base):
    card: Line
    person: Line
    minute: Line
    kind: Line


class Dates(Base):
    year: Annotated[str, Blanks("year")]
    month: Annotated[str, Blanks("year", "month")]
    day: Annotated[str, Blanks("year", "month", "day")]


class Tax(Base):
    before: Line
    with_: Line


class Price(Base):
    yen: Annotated[str, Blanks("n")]
    per_card: Annotated[str, Blanks("price")]


class GamePage(Base):
    description: Annotated[str, Blanks("title")]
    draft: Line
    draft_mark: Line
    permalink: Line
    note: Line
    reading: Line
    written_from: Annotated[str, Blanks("folder")]


class Home(Base):
    title: Line
    description: Line
    about: tuple[Line, ...]
    games: Line
    newest: Line
    all_games: Line
    empty: tuple[Line, ...]


class GamesPage(Base):
    title: Line
    description: Line
    lead: Line


class Relations(Base):
    """How a game's word stands to a concept."""

    same: Line
    close: Line
    own: Line


class Glossary(Base):
    title: Line
    description: Line
    lead: Line
    others: Line
    jump: Line
    narrow: Line
    category: Line
    game: Line
    any_category: Line
    any_game: Line
    found: Annotated[str, Blanks("n")]
    reading: Line
    romaji: Line
    en: Line
    spellings: Line
    broader: Line
    narrower: Line
    related: Line
    contrast: Line
    relations: Line
    calls: Line
    word: Line
    relation: Line
    differs: Line
    uses: Line
    more_games: Annotated[str, Blanks("n")]
    times: Annotated[str, Blanks("n")]
    no_uses: Line
    concordance: Line
    concordance_description: Line
    concordance_lead: Line
    concept: Line
    words: Line
    absent: Line
    filter: Line
    sort: Line
    concept_page: Line
    open: Line
    empty: Line


class Kinds(Base):
    """What a search result is."""

    concept: Line
    game: Line
    page: Line
    section: Line
    topic: Line
    statement: Line
    step: Line
    card_type: Line
    keyword: Line
    attribute: Line
    value: Line
    group: Line
    zone: Line
    deck: Line
    equipment: Line
    resource: Line
    state: Line
    condition: Line
    setting: Line
    product: Line
    format: Line
    side: Line
    option: Line
    source: Line


class Labels(Base):
    """labels.yml"""

    site: Line
    separator: str
    list: str
    every_card: Line
    shows_number: Annotated[str, Blanks("n")]
    of: Annotated[str, Blanks("what")]
    also: Annotated[str, Blanks("what")]
    slip: Annotated[str, Blanks("printed", "read")]
    accepted: Annotated[str, Blanks("what")]
    under: Annotated[str, Blanks("what")]
    since: Annotated[str, Blanks("date")]
    until: Annotated[str, Blanks("date")]
    source: Annotated[str, Blanks("title")]
    section: Sections
    absence: Absences
    glance: Glance
    overview: Overview
    players: Players
    outcome: Outcomes
    condition: Conditions
    prepare: Prepare
    deck: Deck
    start: Start
    detail: Detail
    turn: Turn
    cards: Cards
    zones: Zones
    products: Products
    sources: Sources
    column: Columns
    count: Counts
    unit: Units
    date: Dates
    tax: Tax
    price: Price
    game: GamePage
    home: Home
    games: GamesPage
    relation: Relations
    glossary: Glossary
    kind: Kinds

"""Labels of a game's page: its sections and what stands in them."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


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
    history: Line


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
    timeline: Line
    all: Line


class Sources(Base):
    whole: str
    part: Line
    added: Line
    verified: Line
    data: Line

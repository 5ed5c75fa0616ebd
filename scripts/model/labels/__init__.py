"""labels.yml: every word on the pages that is no game's own.

A field marked ``Blanks("n")`` is a sentence with a blank: its text holds
``{n}`` where the value goes.
"""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.area import Area
from scripts.model.labels.blanks import Blanks
from scripts.model.labels.checks import Checks
from scripts.model.labels.compare import Compare, Near
from scripts.model.labels.fields import Fields
from scripts.model.labels.figures import Columns, Counts, Dates, Price, Tax, Units
from scripts.model.labels.game import (
    Absences,
    Cards,
    Conditions,
    Deck,
    Detail,
    Glance,
    Outcomes,
    Overview,
    Players,
    Prepare,
    Products,
    Sections,
    Sources,
    Start,
    Turn,
    Zones,
)
from scripts.model.labels.history import History, Moved
from scripts.model.labels.llms import Llms
from scripts.model.labels.pages import GamePage, GamesPage, Glossary, Home, Kinds, Relations, Search, Tables
from scripts.model.labels.picture import Pictures
from scripts.model.labels.products import ProductList
from scripts.model.labels.status import Status

__all__ = ["Blanks", "Labels"]


class Labels(Base):
    """labels.yml"""

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
    product_list: ProductList
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
    checks: Checks
    kind: Kinds
    compare: Compare
    near: Near
    status: Status
    table: Tables
    search: Search
    picture: Pictures
    area: Area
    llms: Llms
    history: History
    moved: Moved
    fields: Fields

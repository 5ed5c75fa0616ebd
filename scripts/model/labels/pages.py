"""Labels of the pages themselves: a game's, home, the lists, the glossary, search results."""

from __future__ import annotations

from typing import Annotated

from scripts.model.base import Base, Line
from scripts.model.labels.blanks import Blanks


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
    ask: Line
    search: Line
    number_of_games: Annotated[str, Blanks("n")]
    number_of_terms: Annotated[str, Blanks("n")]
    number_of_facets: Annotated[str, Blanks("n")]
    number_of_products: Annotated[str, Blanks("n")]
    games: Line
    pair: Line
    pair_lead: Line
    terms: Line
    terms_lead: Line
    newest: Line
    all_games: Line
    empty: tuple[Line, ...]


class GamesPage(Base):
    title: Line
    description: Line
    lead: Line
    words: Line
    found: Annotated[str, Blanks("n")]
    narrow: Line
    clear: Line


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


class Tables(Base):
    """Headings of tables for spreadsheets, beside those that pages have too."""

    id: Line
    game_id: Line
    product_id: Line
    wording: Annotated[str, Blanks("facet")]
    note: Annotated[str, Blanks("note")]
    other_titles: Line
    status: Line
    complete: Line
    page: Line
    text: Line
    close: Annotated[str, Blanks("word", "relation")]
    variants: Line
    form: Line
    cards: Line
    price: Line
    tax: Line
    before_tax: Line
    with_tax: Line


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


class Search(Base):
    """What the search box says."""

    nearest: Line

"""Labels of the file for language models."""

from __future__ import annotations

from scripts.model.base import Base, Line


class Llms(Base):
    title: Line
    about: tuple[Line, ...]
    data: Line
    pages: Line
    rules: Line
    game_data: Line
    api: Line
    api_about: Line
    games_about: Line
    facets: Line
    facets_about: Line
    glossary_about: Line
    game_about: Line

"""Which file of a game holds which model."""

from __future__ import annotations

from scripts.model.base import Base
from scripts.model.cards import Cards
from scripts.model.flow import Flow
from scripts.model.game import Game
from scripts.model.products import Products
from scripts.model.rules import Rules
from scripts.model.setup import Setup
from scripts.model.terms import Terms
from scripts.model.zones import Zones

GAME_FILES: dict[str, type[Base]] = {
    "game": Game,
    "setup": Setup,
    "flow": Flow,
    "rules": Rules,
    "cards": Cards,
    "zones": Zones,
    "products": Products,
    "terms": Terms,
}
"""The files of one game, in the order of its page."""

"""Facets that no path leads to: each a function from a game to what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from scripts.compare.path import Found, find
from scripts.library import GameData, Thing
from scripts.model.base import Base
from scripts.model.count import Copies
from scripts.model.flow import Step
from scripts.turn import expand

Finder = Callable[[GameData], Iterable[Found]]


def teams(game: GameData) -> Iterator[Found]:
    """How the players stand against each other: words of the vocabulary ``teams``."""
    for found in find(game, "game/players"):
        sides = getattr(found.value, "teams", ())
        if "rest" in sides or 1 in sides:
            yield replace(found, value="one-against-others")
        elif sides:
            yield replace(found, value="teams")


def copy_limit(game: GameData) -> list[Found]:
    """The limit on equal cards in main decks: the general one, or the highest where each type has its own."""
    return _limits(game)[:1]


def copy_exceptions(game: GameData) -> list[Found]:
    """The limits besides the one that ``copy_limit`` finds."""
    return _limits(game)[1:]


def _limits(game: GameData) -> list[Found]:
    """The limits on equal cards in main decks, the most general first, then the highest."""
    found = [each for each in find(game, "setup/decks[role=main]/copies") if isinstance(each.value, Copies)]
    return sorted(found, key=lambda each: (bool(getattr(each.value, "of", ())), -_most(each.value)))


def _most(limit: object) -> int:
    most = getattr(limit, "max", 0)
    return most if isinstance(most, int) else 10**9


def phases(game: GameData) -> list[Found]:
    """The largest parts of a turn: the outermost steps, or those within where one step holds all."""
    outermost = list(find(game, "flow/turn/steps[]"))
    within = list(find(game, "flow/turn/steps[]/steps[]")) if len(outermost) == 1 else []
    return within or outermost


def steps(game: GameData) -> Iterator[Found]:
    """The steps of a turn that hold no others; those of a step like another count where they are gone through again."""
    absent = list(find(game, "flow/turn/kind"))
    if absent:
        yield from absent
        return
    every = {thing.id: thing.record for thing in _things(game, "step") if isinstance(thing.record, Step)}
    number = sum(1 for step in _inside(expand(game.flow.turn.steps if game.flow.turn else (), every)) if not step.steps)
    if number:
        yield Found(number, "flow", ("turn",), game.flow)


def loops(game: GameData) -> Iterator[Found]:
    """The steps of a turn that are repeated."""
    for thing in _things(game, "step"):
        if isinstance(thing.record, Step) and thing.record.repeat:
            yield Found(thing.record, "flow", thing.path, thing.record, thing.id)


def actors(game: GameData) -> Iterator[Found]:
    """Who acts in the steps of a turn: words of the vocabulary ``who``; a fixed side of the game is none."""
    sides = {side.id for side in game.game.sides}
    for thing in _things(game, "step"):
        who = getattr(thing.record, "who", None)
        if who and who not in sides:
            yield Found(who, "flow", (*thing.path, "who"), thing.record, thing.id)


def last_product(game: GameData) -> Iterator[Found]:
    """The latest date in the line-up; a month counts as earlier than its days."""
    dated = [found for found in find(game, "products/products[]/date") if found.value != "not-recorded"]
    if dated:
        yield max(dated, key=lambda found: str(found.value))


def card_kinds(game: GameData) -> Iterator[Found]:
    """The kinds of cards in all products together, where each product gives its number."""
    numbers = [found.value for found in find(game, "products/products[]/kinds")]
    listed = [found for found in find(game, "products/products[]") if isinstance(found.value, Base)]
    whole = [number for number in numbers if isinstance(number, int)]
    if listed and len(whole) == len(listed):
        yield Found(sum(whole), "products", ("products",), game.products)


def _things(game: GameData, kind: str) -> list[Thing]:
    return [thing for things in game.things.values() for thing in things if thing.kind == kind]


def _inside(steps_: Iterable[Step]) -> Iterator[Step]:
    for step in steps_:
        yield step
        yield from _inside(step.steps)


FUNCTIONS: dict[str, tuple[Finder, tuple[str, ...]]] = {
    "teams": (teams, ("game",)),
    "copy-limit": (copy_limit, ("setup", "decks")),
    "copy-exceptions": (copy_exceptions, ("setup", "decks")),
    "phases": (phases, ("flow", "turn")),
    "steps": (steps, ("flow", "turn")),
    "loops": (loops, ("flow", "turn")),
    "actors": (actors, ("flow", "turn")),
    "last-product": (last_product, ("products",)),
    "card-kinds": (card_kinds, ("products",)),
}
"""By the name that a facet's ``by`` gives: the function, and where in the data its answer stands."""

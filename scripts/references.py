"""References inside text: ``((id))``, ``((id|words))``, ``((game/id))``.

``\\((`` writes the two brackets themselves. Double round brackets are plain
text to YAML wherever they stand, unlike ``[[``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
TOKEN = re.compile(
    rf"""
    (?P<plain>\\\(\()
    | \(\( (?:(?P<game>{NAME})/)? (?P<id>{NAME})
      (?:\|(?P<words>
        (?!\s*\)\))                        # something to see
        (?>
          \((?!\()[^()]*\)(?!\)(?!\)))       # round brackets inside the words
          | \((?!\()                        # one that is left open
          | (?!\)\))[^(]
        )++
      ))? \)\)
    | (?P<bad>\(\( (?:(?!\)\)).){{0,40}} (?:\)\))?)
    """,
    re.DOTALL | re.VERBOSE,
)


@dataclass(frozen=True)
class Reference:
    """Something the text points at; ``game`` is None for a thing of the same game."""

    id: str
    game: str | None = None
    words: str | None = None


@dataclass(frozen=True)
class Malformed:
    """Opening brackets that lead nowhere; ``text`` is what stands there."""

    text: str


def parse(text: str) -> Iterator[str | Reference | Malformed]:
    """The pieces of ``text`` in order; joined, the plain ones and the references make it whole."""
    end = 0
    for found in TOKEN.finditer(text) if "((" in text else ():
        if found.start() > end:
            yield text[end : found.start()]
        if found["plain"]:
            yield "(("
        elif found["id"]:
            yield Reference(found["id"], found["game"], found["words"])
        else:
            yield Malformed(found["bad"])
        end = found.end()
    if end < len(text):
        yield text[end:]

"""References inside text: ``((id))``, ``((id|words))``, ``((game/id))``.

``\\((`` writes the two brackets themselves. Double round brackets are plain
text to YAML wherever they stand, unlike ``[[``.
"""

from __future__ import annotations

import re
import unicodedata
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

LATIN = "A-Za-zＡ-Ｚａ-ｚ"
ODD = re.compile(
    rf"""
    (?:（（|\[\[) \s* [{LATIN}][{LATIN}0-9０-９_＿/／－-]* \s* (?:[|｜][^()（）\[\]]{{0,40}})? (?:））|\)\)|\]\])
    """,
    re.VERBOSE,
)
"""What looks like a reference within brackets that make none: an id, and perhaps words."""

LOOSE = re.compile(
    r"""
    (?:\(\(|（（|\[\[) (?P<id>[^()（）\[\]|｜]*)
    (?: [|｜](?P<words>.*?) (?:\)\)|））(?!）)|\]\]|\Z) | [)）\]] | \Z)
    """,
    re.DOTALL | re.VERBOSE,
)
"""A reference however its signs are typed."""


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


def mistyped(text: str) -> Iterator[Malformed]:
    """What was meant as references and stands as plain text, as its brackets are full-width or square."""
    for found in ODD.finditer(text) if "（（" in text or "[[" in text else ():
        yield Malformed(found.group())


def meant(malformed: Malformed) -> str | None:
    """The reference that was likely meant: the id with small, half-width letters and no space; None for no id."""
    found = LOOSE.match(malformed.text)
    if not found:
        return None
    id_ = re.sub(r"\s", "", unicodedata.normalize("NFKC", found["id"])).lower().replace("_", "-")
    words = (found["words"] or "").strip()
    written = f"(({id_}|{words}))" if words else f"(({id_}))"
    return written if re.fullmatch(rf"(?:{NAME}/)?{NAME}", id_) else None

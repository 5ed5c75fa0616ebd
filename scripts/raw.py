"""Raw HTML led past the Markdown converter, which takes most of a build to see that it is none of its business.

Our pages are headings in Markdown and blocks of HTML between them. Each
stretch of blocks is set aside for an empty element, and put back into what the
converter made of the rest.
"""

from __future__ import annotations

import re

from scripts.write import MARK

HEADING = re.compile(r"^(#{1,6} .*)$", re.MULTILINE)
BLOCKS = re.compile(
    r"(?:<(?:article|aside|details|dialog|div|dl|fieldset|figure|footer|form|header|hr|nav|ol|p|pre|section|table|ul)\b"
    r".*(?:\n.+)*(?:\n\n|\Z))+"
)
"""Blocks with an empty line between each two, all of them HTML that Markdown leaves alone."""

PLACE = '<div data-raw="{}"></div>'
PLACED = re.compile(PLACE.format(r"(\d+)"))
ID = re.compile(r'\sid="([^"]+)"')
"""An id; in text a quotation mark is a character reference."""


def set_aside(markdown: str) -> tuple[str, list[str]]:
    """The text with an empty element for each stretch of blocks between headings, and the stretches in order.

    It must be a generated page, in which no line of a block looks like a
    heading. A stretch in which anything else stands too is left in the text.
    """
    pieces: list[str] = []
    stretches: list[str] = []
    for piece in HEADING.split(markdown):
        blocks = piece.strip("\n")
        if BLOCKS.fullmatch(blocks):
            pieces.append(f"\n\n{PLACE.format(len(stretches))}\n\n")
            stretches.append(blocks)
        else:
            pieces.append(piece)
    return "".join(pieces), stretches


def stretches(text: str) -> list[str]:
    """What ``set_aside`` takes out of a generated file, behind its front matter; nothing of any other file."""
    return set_aside(text.partition("\n---\n")[2])[1] if text.startswith(MARK) else []


def put_back(html: str, aside: list[str]) -> str:
    """The converted page with the stretches in their places."""
    return PLACED.sub(lambda place: aside[int(place[1])], html) if aside else html


def ids(html: str) -> set[str]:
    """The ids in HTML as we write it, which links may lead to."""
    return set(ID.findall(html))

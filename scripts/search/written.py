"""Hand-written pages, as far as search needs them: their headings and the words below each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from scripts.search.entries import Entry

HEADING = re.compile(r"^(#{1,3}) +(.+?)(?: +\{#([\w-]+)\})? *$", re.MULTILINE)
FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
MARKUP = re.compile(r"<[^>]+>|[`*_>#|\[\]]|\(https?:[^)]*\)")


def of_pages(pages: Mapping[str, str]) -> list[Entry]:
    """Each page and each heading with an id; keys are paths from the docs folder."""
    return [entry for path in sorted(pages) for entry in _of_page(path, pages[path])]


def _of_page(path: str, text: str) -> Iterator[Entry]:
    address = re.sub(r"(^|/)index$", r"\1", path.removesuffix(".md"))
    address += "/" if address and not address.endswith("/") else ""
    body = FRONT.sub("", text)
    heads = list(HEADING.finditer(body))
    for head, after in zip(heads, [*heads[1:], None], strict=True):
        said = " ".join(MARKUP.sub(" ", body[head.end() : after.start() if after else None]).split())
        if len(head[1]) == 1:
            yield Entry(address, head[2], "page", (), said)
        elif head[3]:
            yield Entry(f"{address}#{head[3]}", head[2], "section", (), said)

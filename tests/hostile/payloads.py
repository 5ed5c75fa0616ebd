"""A library in which every text tries to break out of wherever it is printed."""

from __future__ import annotations

import re
import shutil
from itertools import cycle
from pathlib import Path
from typing import Any, get_args

from pydantic import PlainValidator, StringConstraints
from pydantic.fields import FieldInfo

from scripts import library as libraries
from scripts.model.base import ABSENCES, KANA, KEBAB, ONE_LINE, ROMAJI, SPOKEN, URL, Prose
from scripts.model.checks import Sample
from scripts.model.facets import PATH
from scripts.model.files import GAME_FILES
from scripts.model.labels import Blanks
from tests.conftest import LIBRARY
from tests.typed import Retyper, dump, marks_of

GAME, OTHER = "whole-game", "second-game"
"""The game that has every field of every model, and the same once more with other texts."""

RUN = "window.hacked=1"
LINES = [
    f"<script>{RUN}</script>", f"<img src=x onerror={RUN}>", f'"><svg onload={RUN}>', f"' onmouseover='{RUN}",
    f"</script><script>{RUN}</script><!--", "</title></style></textarea></text></svg></pre></code><b>",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'>", "<base href=//evil.example/>", f"<a href=javascript:{RUN}>",
    "<meta http-equiv=refresh content=0;url=//evil.example>", '<div data-raw="0"></div>', "<mark data-md-highlight>",
    f"[x](javascript:{RUN})", f"![x](data:text/html,{RUN})", f"# x {{#x onclick={RUN}}}", "| a | b |", "```js", "~~~",
    f"{{: onclick={RUN} }}", f"[r]: javascript:{RUN}", "---", "- x", "> x", "1. x", "***", "<!-- x", "-->", "$x$ :x:",
    "{{ config.site_url }}", "{% raw %}{# x #}", "{title}{0}{text}%s$&$1", f'=HYPERLINK("javascript:{RUN}")', "+1+1",
    "-1+1", "@SUM(A1)", "＝1+1", f"javascript:{RUN}", f"data:text/html,<script>{RUN}</script>",
    "&lt;b&gt;&amp;&#60;b&#62;&copy",
    "]]>", "<![CDATA[x]]>", "<?xml x?><!DOCTYPE x>", "&xxe;", "\u200e\u200f逆\u061c", "x\u200b\u2060",
    "\\u003cb\\u003e \\", "'\"`\\",
    "</loc></url></urlset>", "あ" + "\u0301" * 40, "*x* _y_ `z` **w** <br>", "\ufe0f\u200d\U000e0041",
]  # fmt: skip
"""Names and sentences: HTML, SVG, Markdown, Jinja, format strings, formulas, addresses, XML, JSON, odd signs."""

READINGS = [line for line in LINES if re.fullmatch(KANA, line)]
ADDRESSES = [
    f"https://e.example/?a=1&b={{{{x}}}}&c=`|\\)(*[x](javascript:{RUN})",
    "http://e.example/#&lt;b&gt;&amp;=--]]",
]
FIXED = frozenset({KEBAB, ROMAJI, PATH})
"""Patterns of what only small Latin letters can be."""

TOKEN = re.compile(r"(?:甲|かN)([0-9]+)(?:乙|き)")
"""What stands at the end of each text, so that it is found again in whatever has been made of it."""


class Hostile(Retyper):
    """Writes records anew, each text replaced by an attack with a number of its own; ``said`` holds them all."""

    def __init__(self) -> None:
        self.said: dict[int, str] = {}
        self.of: dict[int, str] = {}
        self.sources = {name: cycle(texts) for name, texts in _SOURCES.items()}

    def _text(self, value: str, field: FieldInfo) -> str:
        marks = list(marks_of(field))
        if value in ABSENCES or any(value in get_args(mark) for mark in marks):
            return value
        blanks = next((mark for mark in marks if isinstance(mark, Blanks)), None)
        if blanks:
            return " ".join((*re.findall(r"\{\w+\}", value), self._new("label", value)))
        patterns = {mark.pattern for mark in marks if isinstance(mark, StringConstraints)}
        if patterns & FIXED or any(isinstance(mark, PlainValidator) for mark in marks):
            return value
        if Sample in marks:
            return "\n# ".join(self._new("line", value) for _ in range(3))
        if any(isinstance(mark, Prose) for mark in marks):
            return "\n\n".join(self._new("line", value) for _ in range(2))
        if patterns & {KANA, SPOKEN}:
            return self._new("reading", value)
        if URL in patterns:
            return self._new("address", value)
        if ONE_LINE in patterns:
            return self._new("line", value)
        return self._new("label", value) if str in marks and not patterns else value

    def _new(self, kind: str, value: str) -> str:
        number = len(self.said)
        end = f"かN{number}き" if kind == "reading" else f"N{number}" if kind == "address" else f"甲{number}乙"
        text = f"{next(self.sources[kind])}{end}"
        self.said[number] = text
        self.of[number] = value
        return text


_SOURCES = {
    "line": LINES,
    "label": [re.sub("[{}]", "", line) for line in LINES],
    "reading": READINGS,
    "address": ADDRESSES,
}


def write(data: Path) -> Hostile:
    """Writes the library; what it gives back knows what was written."""
    library, problems = libraries.load(LIBRARY)
    assert library is not None
    assert problems == []
    hostile = Hostile()
    hostile.write(library, GAME, data)
    (data / "games" / OTHER).mkdir()
    for part in GAME_FILES:
        dump(hostile.record(getattr(library.games[GAME], part)), data / "games" / OTHER / f"{part}.yml")
    dump({code: hostile.record(check) for code, check in library.checks.items()}, data / "checks.yml")
    shutil.copy(LIBRARY / "redirects.yml", data / "redirects.yml")
    (data / "changes").mkdir()
    for released in library.releases:
        changes = [hostile.record(change) for change in released.changes]
        dump({"changes": changes}, data / "changes" / f"{released.date}.yml")
    return hostile


def unspaced(text: str) -> str:
    """Text without white space, which is shown in many ways."""
    return re.sub(r"\s", "", text)


def broken(text: str, hostile: Hostile) -> list[str]:
    """The attacks of which a text holds the end and not the whole, as what was made of them is no longer text."""
    shown = unspaced(text)
    ends = [(found.end(), unspaced(hostile.said[int(found[1])])) for found in TOKEN.finditer(shown)]
    return [f"{said}: {shown[max(0, end - len(said)) : end]}" for end, said in ends if not shown[:end].endswith(said)]


def strings(value: Any) -> list[str]:
    """Every text in a value of JSON, keys too."""
    if isinstance(value, dict):
        return [text for pair in value.items() for each in pair for text in strings(each)]
    if isinstance(value, list):
        return [text for each in value for text in strings(each)]
    return [value] if isinstance(value, str) else []

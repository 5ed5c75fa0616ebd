"""A library in which every text has been replaced, and texts to replace them with."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any, get_args

import yaml
from hypothesis import strategies as st
from pydantic import StringConstraints
from pydantic.fields import FieldInfo

from scripts.library import Library
from scripts.model.base import Base, Line, Prose
from scripts.model.files import GAME_FILES
from scripts.model.labels import Blanks

PIECES = [
    *("<script>alert(1)</script>", "</div>", "</td></tr>", "<br>", "<b", "<!--", "-->", "<![CDATA[", "<?x", "<a@b.c>"),
    *("&amp;", "&lt;", "&#60;", "&copy", "&", "{{ x }}", "{% x %}", "{# x #}", "{0}", "{title}", "%s", "$x$", "\\("),
    *("# ", "## ", "- ", "+ ", "* ", "1. ", "> ", "    ", "```", "~~~", "---", "===", "***", "___", "!!! x", "[TOC]"),
    *("**x**", "_x_", "`x`", "[a](b)", "[a][b]", "[a]: b", "![a](b)", "[^1]", "*[x]: y", ": x", "<https://x.y/>"),
    *("{#x}", "{: .x #y onclick=z }", "{.x}", "{:", "|", "||", "\\|", "\\", "\\\\", "\\*", "((", "))", "((x))", ":x:"),
    *(
        "もじ",
        "漢字",
        "（※）",
        "　",
        "２０",
        "–",
        "é",
        "e\u0301",
        "\u00a0",
        "\u200b",
        "😀",
        "x: y",
        " #",
        "!x",
        "'",
        '"',
    ),
    *("klzzwxh:0000", "wzxhzdk:0", "amp", "None", "true", "2010-01", "1", "%", "@", "=", "?", "\t", "  "),
]
"""What markup of any kind is made of."""

LINES = (
    st.lists(
        st.sampled_from(PIECES) | st.text(string.printable[:95] + "かなカナ漢字、。・「」", max_size=5), max_size=8
    )
    .map(lambda pieces: "".join(pieces).strip()[:150].strip())
    .filter(bool)
)
"""Names: one line of anything that can be typed."""

PROSE = st.lists(LINES, min_size=1, max_size=3).map("\n".join)
"""Prose: one line or several."""

LABELS = LINES.map(lambda line: re.sub("[{}]", "", line).strip()).filter(bool)
"""Labels: names without braces, which are for the blanks."""


@dataclass(frozen=True)
class Texts:
    """Texts to stand in the places of names, prose and labels."""

    lines: tuple[str, ...]
    prose: tuple[str, ...]
    labels: tuple[str, ...]

    @property
    def places(self) -> dict[str, str]:
        """By the word that marks its place: each text as readers see it."""
        pools = {"line": self.lines, "prose": self.prose, "label": self.labels}
        return {f"Q{pool}{n}q": text for pool, texts in pools.items() for n, text in enumerate(texts)}

    def fill(self, text: str) -> str:
        """Text with its places filled."""
        return re.sub("Q[a-z]+[0-9]+q", lambda place: self.places[place.group()], text)


POOL = 6
"""How many different texts of a kind there are; in a page they take turns."""

MARKS = Texts(*(tuple(f"Q{kind}{n}q" for n in range(POOL)) for kind in ("line", "prose", "label")))
"""Texts that are the words that mark their places."""


def texts() -> st.SearchStrategy[Texts]:
    """Arbitrary texts, as many as there are places, all different: pages say some things only once."""
    pools = (st.lists(kind, min_size=POOL, max_size=POOL, unique=True).map(tuple) for kind in (LINES, PROSE, LABELS))
    return st.builds(Texts, *pools)


class Retyper:
    """Writes a library's labels and games anew, every text replaced by one of ``texts``, taken in turn."""

    def __init__(self, texts: Texts) -> None:
        self.pools = {"line": cycle(texts.lines), "prose": cycle(texts.prose), "label": cycle(texts.labels)}

    def write(self, library: Library, game: str, data: Path) -> None:
        """One game of the library, its labels, vocabularies and concepts, into the folder ``data``."""
        folder = data / "games" / game
        for made in (folder, data / "concepts"):
            made.mkdir(parents=True, exist_ok=True)
        concepts: dict[str, list[Any]] = {}
        for entry, *_ in library.concepts.values():
            concepts.setdefault(entry.category, []).append(self.record(entry.record))
        for category, records in concepts.items():
            dump(records, data / "concepts" / f"{category}.yml")
        dump(self.record(library.labels), data / "labels.yml")
        dump([self.record(group) for group in library.facets], data / "facets.yml")
        words = {name: self.record(vocabulary) for name, vocabulary in library.vocabularies.items()}
        dump(words, data / "vocabularies.yml")
        for part in GAME_FILES:
            dump(self.record(getattr(library.games[game], part)), folder / f"{part}.yml")

    def record(self, record: Base) -> dict[str, Any]:
        """A record in its long form."""
        return {
            field.alias or name: self._value(getattr(record, name), field)
            for name, field in type(record).model_fields.items()
            if getattr(record, name) != field.default
        }

    def _value(self, value: Any, field: FieldInfo) -> Any:
        if isinstance(value, Base):
            return self.record(value)
        if isinstance(value, tuple):
            return [self._value(each, field) for each in value]
        if isinstance(value, dict):
            return {key: self._value(each, field) for key, each in value.items()}
        return self._text(value, field) if isinstance(value, str) else value

    def _text(self, value: str, field: FieldInfo) -> str:
        marks = list(marks_of(field))
        if any(isinstance(mark, Blanks) for mark in marks):
            blanks = re.findall(r"\{\w+\}", value)
            return "".join((next(self.pools["label"]), *blanks, next(self.pools["label"])))
        if any(isinstance(mark, Prose) for mark in marks):
            return next(self.pools["prose"]).replace("((", r"\((")
        if marks == [str]:
            return next(self.pools["label"])
        return next(self.pools["line"]) if _LINE in marks else value


_LINE = next(mark for mark in get_args(Line) if isinstance(mark, StringConstraints))


def marks_of(field: FieldInfo) -> Iterator[object]:
    """All that the type of a field is annotated with, however deep."""
    todo = [*field.metadata, field.annotation]
    while todo:
        mark = todo.pop()
        yield mark
        todo += [*getattr(mark, "__metadata__", ()), *get_args(mark)]


class Quoting(yaml.CSafeDumper):
    """Writes every text in quotes: without them some are refused as likely slips."""

    def represent_str(self, data: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", data, style='"')


Quoting.add_representer(str, Quoting.represent_str)


def dump(value: Any, file: Path) -> None:
    text = yaml.dump(value, Dumper=Quoting, allow_unicode=True, sort_keys=False)
    file.write_text(text, encoding="utf-8")

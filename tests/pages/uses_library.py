"""Small libraries whose texts are made of words, references and plain text, for the property of backlinks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from shutil import copy
from typing import Any

import yaml
from hypothesis import strategies as st

from tests.conftest import DATA

CONCEPTS = ("stock", "hand", "mark", "spot")
GAMES = ("x", "y")

PIECES = (
    *(
        "山札",
        "ヤマ",
        "手札",
        "墓場",
        "マーク",
        "マークカード",
        "場所",
        "裏側",
        "夕べ",
        "攻めの夕べ",
        "三角",
        "油",
        "ア",
    ),
    *("を", "は", "。", "\n", " ", "<b>", "`", "|", "メイン", "第2", "X", "((", r"\((heap))"),
    *(
        "((heap))",
        "((heap|墓))",
        "((cards|手))",
        "((y/heap))",
        "((x/type|マ))",
        "((start-life))",
        "((first))",
        "((dusk))",
    ),
)
"""What texts are made of: words of the glossary, of games and of neither; references; signs."""

TEXT = st.lists(st.sampled_from(PIECES), min_size=1, max_size=6).map(lambda pieces: "文" + "".join(pieces))
TIE = st.sampled_from([None, *CONCEPTS])
TIED = ("heap", "type", "dusk", "oil", "start-life", "first", "kinds", "whole")
"""The things of a game that may be tied to any concept."""

Ties = dict[str, dict[str, str]]
"""For each game: the concepts that its things are tied to."""


@dataclass(frozen=True)
class Plan:
    """The texts of a library, and the concepts that things are tied to, in turn."""

    texts: list[str]
    ties: list[str | None]

    def write(self, data: Path) -> Ties:
        """Writes the library; gives what is tied to what."""
        said, drawn = cycle(self.texts), iter(self.ties)
        for name in ("facets.yml", "labels.yml", "vocabularies.yml"):
            copy(DATA / name, data / name)
        _put(data / "concepts" / "zones.yml", _concepts())
        ties = {game: {id_: concept for id_ in TIED if (concept := next(drawn))} for game in GAMES}
        for game, tied in ties.items():
            tied["cards"] = "hand"
            for name, content in _game(said, tied).items():
                _put(data / "games" / game / f"{name}.yml", content)
        return ties


PLANS = st.builds(
    Plan,
    st.lists(TEXT, min_size=5, max_size=40),
    st.lists(TIE, min_size=len(TIED) * len(GAMES), max_size=len(TIED) * len(GAMES)),
)


def _concepts() -> list[dict[str, Any]]:
    named = {"stock": "山札", "hand": "手札", "mark": "マーク", "spot": "場所"}
    made: list[dict[str, Any]] = [
        {"id": id_, "name": name, "reading": "よみ", "en": "x", "text": "説明である。"} for id_, name in named.items()
    ]
    made[0]["spellings"] = "ヤマ"
    made[3]["no-link"] = "ふつうの言葉である。"
    return made


def _game(said: Iterator[str], tied: dict[str, str]) -> dict[str, Any]:
    def text() -> str:
        return next(said)

    def table() -> dict[str, Any]:
        return {"head": [text(), text()], "rows": [[text(), text()]]}

    second = {"id": "second", "name": "三角", "text": text(), "items": [text()], "note": text(), "table": table()}
    inner = {"id": "step", "name": "一手", "when": text(), "text": text(), "note": text()}
    return {
        "game": {"added": "2026-01-02", "titles": {"name": "あ"}, "type": text(), "about": text()},
        "setup": {
            "victory": {"id": "first", "text": text(), "at": text(), "note": text()},
            "equipment": {"id": "can", "name": "缶", "reading": "かん", "count": 1, "text": text()},
            "start": {"life": {"value": 1, "text": text()}, "resources": {"id": "oil", "name": "油", "text": text()}},
            "states": {"id": "lit", "means": text()},
            "details": {"combat": text(), "other": [text()]},
        },
        "flow": {
            "preparation": [text(), text()],
            "turn": [
                {"id": "dusk", "name": "夕べ", "text": text(), "note": text(), "steps": inner},
                {"id": "dawn", "name": "攻めの夕べ", "like": "dusk"},
            ],
        },
        "rules": {
            "note": text(),
            "topics": {"id": "whole", "name": "全て", "items": [second, text()], "table": table()},
        },
        "cards": {
            "types": {
                "id": "type",
                "name": "マークカード",
                "stays": "other",
                "limit": text(),
                "text": [text(), text()],
            },
            "groups": {"id": "kinds", "name": "裏側の札", "of": "type", "note": text()},
        },
        "zones": {
            "text": text(),
            "zones": [
                {"id": "heap", "name": "墓場", "holds": ["type", "kinds"], "to": "cards", "text": text()},
                {"id": "cards", "name": "手札", "capacity": text(), "note": text()},
            ],
        },
        "terms": {
            "terms": [
                *({"at": id_, "concept": concept} for id_, concept in tied.items()),
                {"term": "裏側", "concept": "spot"},
            ]
        },
    }


def _put(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(yaml.dump(content, allow_unicode=True), encoding="utf-8")

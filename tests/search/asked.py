"""Questions to the search box, and what it must answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import yaml

FOLDER = Path(__file__).parent
SEEN = 10


@dataclass(frozen=True)
class Asked:
    """What is typed; what must be among the first entries; what must be the very first."""

    kind: str
    q: str
    find: str
    first: str = ""


@dataclass(frozen=True)
class Answered:
    """A question with the addresses of the entries in sight."""

    asked: Asked
    seen: tuple[str, ...]

    @property
    def found(self) -> bool:
        """Whether what was wanted is among the first entries."""
        return self.asked.find in self.seen[:SEEN]

    @property
    def on_top(self) -> bool:
        """Whether the right concept comes first."""
        return self.seen[:1] == (self.asked.first,)

    def __str__(self) -> str:
        wanted = self.asked.first or self.asked.find
        return f"{self.asked.kind} {self.asked.q}: {wanted} not in {', '.join(self.seen[:4]) or 'nothing'}"


def read(name: str) -> list[Asked]:
    """The questions of a file."""
    return [Asked(**each) for each in yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))]


def recall(answers: list[Answered]) -> float:
    """The share of questions whose answer is in sight."""
    return sum(each.found for each in answers) / len(answers)


def recall_by_kind(answers: list[Answered]) -> dict[str, float]:
    """The same for each kind of question."""
    kinds = Counter(each.asked.kind for each in answers)
    return {kind: recall([each for each in answers if each.asked.kind == kind]) for kind in kinds}


def first_right(answers: list[Answered]) -> float:
    """The share of questions for a term whose concept comes first."""
    terms = [each for each in answers if each.asked.first]
    return sum(each.on_top for each in terms) / len(terms)

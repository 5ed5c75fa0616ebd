"""Ways of arrows between the zones of a grid, through the gutters alone.

The gutters form a graph, whose places are the stretches of a gutter along one
row or column. A way is a shortest path in it (E. W. Dijkstra, 1959) where
bends cost most. Ways to the same zone run together; others get lanes of their
own, so that no two lie on each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from scripts.draw.cell import Span

Stretch = tuple[str, int, int]
"""``("h", 1, 0)``: of the gutter above row 1, what lies over column 0; ``("v", 0, 1)``: of the gutter left of
column 1, what lies beside row 0."""

BEND, CROWD, TOGETHER, OUTSIDE = 2.0, 0.8, -0.5, 0.6
"""What is added to the length of 1 a stretch: for a bend, for each other way there, along a way to the same zone,
and along the outer edge."""


@dataclass(frozen=True)
class Way:
    """An arrow's way. A straight one crosses its stretches, any other one runs along them."""

    source: str
    target: str
    stretches: tuple[Stretch, ...]
    straight: bool = False


class Ground:
    """What lies where, and where arrows may pass."""

    def __init__(self, rows: int, columns: int, cells: Mapping[str, Span], closed: Iterable[Span] = ()) -> None:
        """A grid of this size. Above each span of ``closed`` stands a heading, which no way crosses."""
        self.rows, self.columns, self.cells = rows, columns, cells
        self.taken = {place: id_ for id_, span in cells.items() for place in _places(span)}
        self.shut = {("h", span.row, column) for span in closed for column in range(span.column, span.right)}
        self.knots = {(span.row, column) for span in closed for column in range(span.column + 1, span.right)}

    def ways(self, arrows: Iterable[tuple[str, str]]) -> tuple[Way, ...]:
        """The ways of arrows, in the order given; those that find none are left out."""
        found: list[Way] = []
        along: dict[Stretch, Counter[str]] = defaultdict(Counter)
        pairs = list(dict.fromkeys(pair for pair in arrows if pair[0] != pair[1]))
        straight = {pair: self._straight(*pair) for pair in pairs}
        for source, target in sorted(pairs, key=lambda pair: not straight[pair]):
            way = straight[source, target] or self._bent(source, target, along)
            if way:
                found.append(way)
                for stretch in way.stretches:
                    along[stretch][target] += not way.straight
        return tuple(sorted(found, key=lambda way: pairs.index((way.source, way.target))))

    def shaft(self, stretch: Stretch) -> Stretch:
        """The first of the stretches that a straight line through this one crosses before it meets a zone."""
        side, row, column = stretch
        while side == "h" and row > 0 and (row - 1, column) not in self.taken:
            row -= 1
        while side == "v" and column > 0 and (row, column - 1) not in self.taken:
            column -= 1
        return side, row, column

    def _straight(self, source: str, target: str) -> Way | None:
        """The way straight across, nearest to the middle, where nothing but empty places lies between."""
        a, b = self.cells[source], self.cells[target]
        ways: list[tuple[Stretch, ...]] = [
            tuple(("h", row, column) for row in _between(a.row, a.bottom, b.row, b.bottom))
            for column in range(max(a.column, b.column), min(a.right, b.right))
        ]
        ways += [
            tuple(("v", row, column) for column in _between(a.column, a.right, b.column, b.right))
            for row in range(max(a.row, b.row), min(a.bottom, b.bottom))
        ]
        free = [way for way in ways if self._is_free(way)]
        return Way(source, target, free[len(free) // 2], straight=True) if free else None

    def _is_free(self, way: Sequence[Stretch]) -> bool:
        side = way[0][0]
        between = ((row, column) for _, row, column in (way[1:] if way[0] < way[-1] else way[:-1]))
        before = [(row - 1, column) if side == "h" else (row, column - 1) for row, column in between]
        return not self.shut & set(way) and not any(place in self.taken for place in before)

    def _bent(self, source: str, target: str, along: Mapping[Stretch, Counter[str]]) -> Way | None:
        ends = set(self._around(self.cells[target]))
        todo: list[tuple[float, tuple[Stretch, ...]]] = []
        for stretch in self._around(self.cells[source]):
            heappush(todo, (self._cost(stretch, target, along), (stretch,)))
        done: set[Stretch] = set()
        while todo:
            cost, path = heappop(todo)
            if path[-1] in ends:
                return Way(source, target, path)
            if path[-1] in done:
                continue
            done.add(path[-1])
            for after in self._next(path[-1]):
                if after in done:
                    continue
                bend = BEND if after[0] != path[-1][0] else 0
                heappush(todo, (cost + bend + self._cost(after, target, along), (*path, after)))
        return None

    def _cost(self, stretch: Stretch, target: str, along: Mapping[Stretch, Counter[str]]) -> float:
        side, row, column = stretch
        there: Mapping[str, int] = along.get(stretch, {})
        others = sum(many > 0 and each != target for each, many in there.items())
        outside = row in (0, self.rows) if side == "h" else column in (0, self.columns)
        return 1 + CROWD * others + (TOGETHER if there.get(target) else 0) + (OUTSIDE if outside else 0)

    def _around(self, span: Span) -> Iterator[Stretch]:
        """The stretches at the edges of a zone."""
        for column in range(span.column, span.right):
            yield from (("h", row, column) for row in (span.row, span.bottom) if ("h", row, column) not in self.shut)
        for row in range(span.row, span.bottom):
            yield from (("v", row, column) for column in (span.column, span.right))

    def _next(self, stretch: Stretch) -> Iterator[Stretch]:
        """The stretches that meet this one at either end."""
        side, row, column = stretch
        knots = ((row, column), (row, column + 1)) if side == "h" else ((row, column), (row + 1, column))
        for row, column in knots:
            if (row, column) not in self.knots:
                near = (("h", row, column - 1), ("h", row, column), ("v", row - 1, column), ("v", row, column))
                yield from (each for each in near if each != stretch and self._is_open(each))

    def _is_open(self, stretch: Stretch) -> bool:
        """Whether a way may run along: inside the grid, beside a heading or through a zone it may not."""
        side, row, column = stretch
        if not (0 <= row < self.rows + (side == "h") and 0 <= column < self.columns + (side == "v")):
            return False
        before = (row - 1, column) if side == "h" else (row, column - 1)
        one = self.taken.get(before)
        return stretch not in self.shut and (one is None or one != self.taken.get((row, column)))


@dataclass(frozen=True)
class Run:
    """A stretch of a way along one gutter, from one of its stretches to another."""

    side: str
    gutter: int
    first: int
    last: int


def runs(way: Way) -> tuple[Run, ...]:
    """The runs of a way, bend by bend; a straight way has none."""
    found: list[Run] = []
    for side, row, column in () if way.straight else way.stretches:
        gutter, along = (row, column) if side == "h" else (column, row)
        if found and (found[-1].side, found[-1].gutter) == (side, gutter):
            found[-1] = Run(side, gutter, found[-1].first, along)
        else:
            found.append(Run(side, gutter, along, along))
    return tuple(found)


def lanes(ways: Iterable[Way]) -> dict[tuple[str, int, str], int]:
    """For each gutter and target of a way along it, the number of its lane, from 0."""
    taken: dict[tuple[str, int], dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for way in ways:
        for run in runs(way):
            ends = sorted((run.first, run.last))
            taken[run.side, run.gutter][way.target].update(range(ends[0], ends[1] + 2))
    found: dict[tuple[str, int, str], int] = {}
    for (side, gutter), reached in taken.items():
        filled: list[set[int]] = []
        for target, reach in sorted(reached.items(), key=lambda each: (min(each[1]), max(each[1]), each[0])):
            lane = next((number for number, there in enumerate(filled) if not there & reach), len(filled))
            filled[lane:] = [filled[lane] | reach if lane < len(filled) else reach, *filled[lane + 1 :]]
            found[side, gutter, target] = lane
    return found


def _places(span: Span) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(span.row, span.bottom) for column in range(span.column, span.right))


def _between(start: int, end: int, other_start: int, other_end: int) -> list[int]:
    """The gutters from one stretch of rows or columns to another, in the order in which an arrow crosses them."""
    if end <= other_start:
        return list(range(end, other_start + 1))
    return list(range(start, other_end - 1, -1))

"""Arrows along their ways, once it is known where rows, columns and gutters lie."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from scripts.draw.routes import Ground, Run, Stretch, Way, lanes, runs
from scripts.draw.shapes import Box, Line
from scripts.draw.tracks import Tracks

GAP, LANE, SHORT, EDGE = 7.0, 7.0, 13.0, 2.0
"""Gutters: an inner one, between lanes, one that an arrow crosses, an outer one."""

CORNER = 6.0
"""From the corner of a zone to the nearest arrow, where it can be."""

TIP = 1.0
"""From the point of an arrow to the edge of what it leads to."""

Point = tuple[float, float]
Port = tuple[str, str, str]


def room(side: str, number: int, ways: Sequence[Way]) -> list[float]:
    """How wide the lanes of each gutter are, given how many gutters there are."""
    used = Counter({key: 1 + lane for key, lane in _most(lanes(ways)).items()})
    crossed = {_gutter(stretch) for way in ways if way.straight for stretch in way.stretches}
    found = []
    for gutter in range(number):
        outer = gutter in (0, number - 1)
        least = SHORT if (side, gutter) in crossed else EDGE if outer else GAP
        count = used[side, gutter]
        found.append(max(least, LANE * (count + 1)) if count else least)
    return found


class Arrows:
    """Arrows along ways, given where zones, columns and rows lie."""

    def __init__(
        self, ways: Sequence[Way], ground: Ground, boxes: Mapping[str, Box], across: Tracks, down: Tracks
    ) -> None:
        """Ways found on ``ground``; a box for each of its cells."""
        self.ways, self.ground, self.boxes, self.across, self.down = ways, ground, boxes, across, down
        self.lanes = lanes(ways)
        self.most = _most(self.lanes)
        self.ports = _ports(ways, ground)

    def lines(self) -> tuple[Line, ...]:
        """An arrow for each way."""
        return tuple(Line(self._points(way), "arrow", arrow=True) for way in self.ways)

    def _points(self, way: Way) -> tuple[Point, ...]:
        """The corners of an arrow. Runs lie across each other in turn: each gives one part of two corners."""
        begin, end = self._port(way, last=False), self._port(way, last=True)
        start = self._edge(way.stretches[0], begin, way.source)
        tip = self._edge(way.stretches[-1], end, way.target)
        along = runs(way)
        stops = [begin, *(self._middle(run, way.target) for run in along), end]
        corners = [
            (before, here) if run.side == "h" else (here, before)
            for run, before, here in zip(along, stops, stops[1:], strict=False)
        ]
        if along:
            corners.append((end, stops[-2]) if along[-1].side == "h" else (stops[-2], end))
        return (start, *corners, _short((start, *corners)[-1], tip))

    def _port(self, way: Way, last: bool) -> float:
        """Where along the edge of a zone an arrow begins or ends, clear of the zone's corners."""
        side, row, column = stretch = way.stretches[-1 if last else 0]
        users = self.ports[self.ground.shaft(stretch)]
        part = (users.index(_user(way, last)) + 1) / (len(users) + 1)
        at = self.across.within(column, part) if side == "h" else self.down.within(row, part)
        if way.straight:
            return at
        box = self.boxes[way.target if last else way.source]
        first, length = (box.x, box.width) if side == "h" else (box.y, box.height)
        return min(max(at, first + CORNER), first + length - CORNER)

    def _middle(self, run: Run, target: str) -> float:
        """Where across its gutter a run lies."""
        part = (self.lanes[run.side, run.gutter, target] + 1) / (self.most[run.side, run.gutter] + 2)
        return (self.down if run.side == "h" else self.across).lane(run.gutter, part)

    def _edge(self, stretch: Stretch, at: float, zone: str) -> Point:
        """The point at the edge of a zone from which an arrow leaves into a stretch."""
        side, row, column = stretch
        span, box = self.ground.cells[zone], self.boxes[zone]
        if side == "h":
            return at, box.y + box.height if row == span.bottom else box.y
        return (box.x + box.width if column == span.right else box.x), at


def _gutter(stretch: Stretch) -> tuple[str, int]:
    side, row, column = stretch
    return side, row if side == "h" else column


def _most(lane: Mapping[tuple[str, int, str], int]) -> dict[tuple[str, int], int]:
    """The highest lane of each gutter."""
    found: dict[tuple[str, int], int] = {}
    for (side, gutter, _), number in lane.items():
        found[side, gutter] = max(number, found.get((side, gutter), 0))
    return found


def _user(way: Way, last: bool) -> Port:
    """Who uses a port: a straight arrow, all that come to a zone, or one that leaves."""
    if way.straight:
        return "straight", way.source, way.target
    return ("in", "", way.target) if last else ("out", way.source, way.target)


def _ports(ways: Sequence[Way], ground: Ground) -> dict[Stretch, list[Port]]:
    """The ports in each shaft, those of arrows that turn to the left or up first."""
    found: dict[Stretch, dict[Port, int]] = defaultdict(dict)
    for way in ways:
        found[ground.shaft(way.stretches[0])].setdefault(_user(way, last=False), _turn(way.stretches[:2]))
        found[ground.shaft(way.stretches[-1])].setdefault(_user(way, last=True), _turn(way.stretches[:-3:-1]))
    return {shaft: sorted(users, key=lambda user: (users[user], user)) for shaft, users in found.items()}


def _turn(stretches: Sequence[Stretch]) -> int:
    """Whether a way goes on to the left or up (-1), straight on (0), or to the right or down (1)."""
    if len(stretches) < 2 or (stretches[0][0] == stretches[1][0] and _gutter(stretches[0]) != _gutter(stretches[1])):
        return 0
    (side, *start), (_, *after) = stretches
    along = 1 if side == "h" else 0
    return 1 if after[along] > start[along] else -1


def _short(before: Point, tip: Point) -> Point:
    """The tip, a little before the edge."""
    (x, y), (to_x, to_y) = before, tip
    step = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    return to_x - step[0] * TIP, to_y - step[1] * TIP

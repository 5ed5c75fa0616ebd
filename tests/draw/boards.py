"""Boards for tests: random ones, and what must hold for every picture."""

from __future__ import annotations

from itertools import combinations

from hypothesis import strategies as st

from scripts.draw.area import Board
from scripts.draw.cell import Cell, Span
from scripts.draw.frames import Frame, around
from scripts.draw.ring import Seat, ring
from scripts.draw.shapes import Box, Line, Linked, Picture, Shape, Words, plain

NAMES = st.text(
    st.sampled_from("畏れ場手札カードゾーンエリアトラッシュ、。（）「」ッーABC12 -"), min_size=1, max_size=30
).filter(str.strip)
LEGEND = {
    "all": "全員に見える",
    "owner": "持ち主だけに見える",
    "face-down": "裏向き",
    "mixed": "表裏がある",
    "open": "枚数の示されていない所",
    "arrow": "カードが次に行く先",
    "relation": "関係の線",
}


def cell(id_: str, row: int, column: int, rows: int = 1, columns: int = 1, name: str = "", **rest: object) -> Cell:
    return Cell(id_, name or id_, Span(row, column, rows, columns), f"#{id_}", name or id_, **rest)  # type: ignore[arg-type]


@st.composite
def cells(draw: st.DrawFn) -> tuple[Cell, ...]:
    """Zones on a grid, none on another."""
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 5))
    free = {(row, column) for row in range(rows) for column in range(columns)}
    found: list[Cell] = []
    for _ in range(draw(st.integers(1, 8))):
        if not free:
            break
        row, column = draw(st.sampled_from(sorted(free)))
        span = Span(row, column, draw(st.integers(1, rows - row)), draw(st.integers(1, columns - column)))
        places = {(r, c) for r in range(row, span.bottom) for c in range(column, span.right)}
        if not places <= free:
            span, places = Span(row, column), {(row, column)}
        free -= places
        id_ = f"z{len(found)}"
        around_, beside = st.lists(SEATS, min_size=1, max_size=7), st.lists(SEATS, max_size=4)
        found.append(
            Cell(
                id_,
                draw(NAMES),
                span,
                f"#{id_}",
                id_,
                tuple(draw(st.lists(NAMES, max_size=2))),
                draw(st.none() | st.integers(0, 12)),
                draw(st.booleans()),
                draw(st.booleans()),
                draw(st.sampled_from(["", "all", "owner", "face-down", "mixed"])),
                draw(st.booleans()),
                ring(draw(around_), draw(st.none() | SEATS), draw(beside), ("ring", "spokes"))
                if draw(st.integers(0, 5)) == 5
                else None,
            )
        )
    return tuple(found)


SEATS = st.builds(Seat, NAMES, st.just("#seat"))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards with frames that do not cross, any arrows, one side or two."""
    drawn = draw(cells())
    ids = [each.id for each in drawn]
    found: list[Frame] = []
    for _ in range(draw(st.integers(0, 3))):
        chosen = draw(st.sets(st.sampled_from(ids), min_size=1))
        inside = [each.span for each in drawn if each.id in chosen]
        span = around(inside, [each.span for each in drawn if each.id not in chosen])
        if span and all(frame.span.covers(span) or not frame.span.meets(span) for frame in found):
            found.append(Frame(draw(NAMES), span, "#frame", "frame", draw(st.booleans())))
    pairs = st.tuples(st.sampled_from(ids), st.sampled_from(ids))
    return Board(
        "p",
        drawn,
        tuple(found),
        tuple(draw(st.lists(pairs, max_size=8))),
        draw(st.none() | st.just(("自分の側", "相手の側"))),
        0,
        LEGEND,
    )


def words(picture: Picture) -> list[Words]:
    return [shape for shape in plain(picture.shapes) if isinstance(shape, Words)]


def lines(picture: Picture, kind: str) -> list[Line]:
    return [shape for shape in plain(picture.shapes) if isinstance(shape, Line) and shape.kind == kind]


def wider(box: Box, by: float) -> Box:
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by, box.kind)


def assert_legible(picture: Picture) -> None:
    """No words on others, all shapes inside the picture, words of a link inside its first box."""
    sheet = wider(Box(0, 0, picture.width, picture.height, ""), 0.01)
    for one, other in combinations((wider(each.box, -0.01) for each in words(picture)), 2):
        assert not one.meets(other)
    for shape in plain(picture.shapes):
        if isinstance(shape, Line):
            assert all(sheet.holds(Box(x, y, 0, 0, "")) for x, y in shape.points)
        else:
            assert sheet.holds(shape.box if isinstance(shape, Words) else shape)
    for linked in links(picture.shapes):
        edge, *inside = plain(linked.shapes)
        assert isinstance(edge, Box)
        assert all(wider(edge, 0.01).holds(each.box) for each in inside if isinstance(each, Words))


def links(shapes: tuple[Shape, ...]) -> list[Linked]:
    return [shape for shape in shapes if isinstance(shape, Linked)]


def segments(line: Line) -> list[Box]:
    """The straight parts of a line, as boxes without breadth."""
    return [
        Box(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]), abs(a[1] - b[1]), "")
        for a, b in zip(line.points, line.points[1:], strict=False)
    ]

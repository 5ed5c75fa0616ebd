"""Pictures as SVG inside the page, so that their words are styled, linked and found.

Styled by classes alone: the policy of the site lets no style attribute through. The size is given in ems, of which a
stylesheet says how many pixels they are: at 16, a picture has its natural size.
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

from scripts.draw.shapes import LINE_HEIGHT, Box, Group, Line, Linked, Picture, Shape, Words


def figure(picture: Picture, label: str) -> Markup:
    """A picture with its caption, and what it shows in words under a ``label``."""
    shapes = "".join(f"{_shape(shape)}\n" for shape in picture.shapes)
    caption = f"<figcaption>{escape(picture.caption)}</figcaption>" if picture.caption else ""
    text = "".join(f"<li>{escape(line)}</li>" for line in picture.text)
    return Markup(
        f'<figure class="picture {escape(picture.kind)}">\n'
        f'<div class="scroll" tabindex="0"><svg viewBox="0 0 {px(picture.width)} {px(picture.height)}"'
        f' width="{em(picture.width / 16)}" height="{em(picture.height / 16)}"'
        f' role="group" aria-label="{escape(picture.title)}">\n{shapes}</svg></div>\n'
        f'{caption}<details class="picture-text"><summary>{escape(label)}</summary><ul>{text}</ul></details>\n'
        "</figure>"
    )


def px(length: float) -> str:
    """A length to a tenth, without needless noughts."""
    return f"{length:.1f}".removesuffix(".0")


def em(length: float) -> str:
    """A length in ems, to a thousandth, without needless noughts."""
    return f"{length:.3f}".rstrip("0").rstrip(".") + "em"


def _shape(shape: Shape) -> str:
    if isinstance(shape, Box):
        return _box(shape)
    if isinstance(shape, Words):
        return _words(shape)
    if isinstance(shape, Line):
        return _line(shape)
    shapes = "".join(map(_shape, shape.shapes))
    if isinstance(shape, Linked):
        return f'<a href="{escape(shape.address)}" aria-label="{escape(shape.title)}">{shapes}</a>'
    return _group(shape, shapes)


def _box(box: Box) -> str:
    corners = f' rx="{px(box.round)}"' if box.round else ""
    return (
        f'<rect class="{escape(box.kind)}" x="{px(box.x)}" y="{px(box.y)}"'
        f' width="{px(box.width)}" height="{px(box.height)}"{corners}/>'
    )


def _words(words: Words) -> str:
    middle = "" if words.start else ' text-anchor="middle"'
    x = px(words.x)
    lines = (
        f'<tspan x="{x}" y="{px(words.y + words.size * (LINE_HEIGHT * number + 1))}">{escape(line)}</tspan>'
        for number, line in enumerate(words.lines)
    )
    return f'<text class="{escape(words.kind)}" font-size="{px(words.size)}"{middle}>{"".join(lines)}</text>'


def _line(line: Line) -> str:
    kind = escape(line.kind)
    head = f'<polygon class="{kind} head" points="{_points(line.head)}"/>' if line.arrow else ""
    return f'<polyline class="{kind}" points="{_points(line.points)}"/>{head}'


def _group(group: Group, shapes: str) -> str:
    silent = ' aria-hidden="true"' if group.silent else ""
    return f'<g class="{escape(group.kind)}"{silent}>{shapes}</g>'


def _points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{px(x)},{px(y)}" for x, y in corners)

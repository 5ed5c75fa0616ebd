"""Damage to a file as lines and as bytes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

VALUES = [
    "", "[]", "{}", "~", "true", "false", "0", "-1", "99999999999999999999", "1.5", "none", "not-recorded", "unlimited",
    "文", "Some Text", "a-b", "[[A]]", "[a, b]", "{a: b}", "{text: A}", "{id: a, name: A}", "((gone))", "((", "\\((x))",
    "'", '"', '"\\0"', '"\\e[31m"', "&a A", "*a", "!a A", "a\tb", "- A", "a: b: c", "A #b", "|", ">", "2010-13-45", "{",
    "]", "\u2028", "\ufeff", "\0", "((a|b))", "{min: 5, max: 3}", "{exactly: 1, max: 3}", "first", "A" * 3000,
    "&a [*a]", "{<<: *a}", "!!python/object/apply:os.system [id]", "!!binary aGk=", "!!set {a}", "? a", "--- b", "...",
]  # fmt: skip


def delete(lines: list[str], at: int, _: random.Random) -> None:
    del lines[at]


def double(lines: list[str], at: int, _: random.Random) -> None:
    lines.insert(at, lines[at])


def move(lines: list[str], at: int, dice: random.Random) -> None:
    lines.insert(dice.randrange(len(lines)), lines.pop(at))


def indent(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = dice.choice(["  ", "    ", "\t", " ", ""]) + lines[at].lstrip(" ")


def revalue(lines: list[str], at: int, dice: random.Random) -> None:
    key, colon, _ = lines[at].partition(": ")
    lines[at] = key + (colon or ": ") + dice.choice(VALUES) + "\n"


def replace_inside(lines: list[str], at: int, dice: random.Random) -> None:
    words = re.findall(r"[a-z][a-z0-9-]+", lines[at])
    if words:
        lines[at] = lines[at].replace(dice.choice(words), dice.choice(VALUES), 1)


def swap_ids(lines: list[str], at: int, dice: random.Random) -> None:
    ids = re.findall(r"\bid: ([a-z0-9-]+)", "".join(lines))
    words = re.findall(r"(?<=: )[a-z][a-z0-9-]+|(?<=\[)[a-z][a-z0-9-]+", lines[at])
    if ids and words:
        lines[at] = lines[at].replace(dice.choice(words), dice.choice(ids), 1)


def take_from_elsewhere(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = dice.choice(lines)


def cut(lines: list[str], at: int, dice: random.Random) -> None:
    lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
    del lines[at + 1 :]


DAMAGE: list[Callable[[list[str], int, random.Random], None]] = [
    delete, double, move, indent, revalue, revalue, replace_inside, swap_ids, swap_ids, take_from_elsewhere, cut,
]  # fmt: skip


def of_lines(text: str, dice: random.Random) -> str:
    """The text with some of its lines damaged."""
    lines = text.splitlines(keepends=True)
    for _ in range(dice.randrange(1, 5)):
        if lines:
            dice.choice(DAMAGE)(lines, dice.randrange(len(lines)), dice)
    return "".join(lines)


BYTES = [
    b"\xff",
    b"\x00",
    b"\xe3",
    b"\r",
    b"",
    b"\t",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xc0\x80",
    b"\xef\xbb\xbf",
]
"""Half signs, surrogates, signs beyond Unicode, overlong ones, byte order marks."""

ENDS = [b"\r", b"\r\n", "\u0085".encode(), "\u2028".encode(), "\u2029".encode(), b"\n\n", b"\v", b"\f", b"\n\r"]


def of_bytes(raw: bytes, dice: random.Random) -> bytes:
    """The file with odd line ends, a byte order mark, bytes replaced, put in or turned round."""
    kind = dice.randrange(5)
    if kind == 0:
        return raw.replace(b"\n", dice.choice(ENDS), dice.choice([1, 5, -1]))
    if kind == 1:
        return dice.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf" * 2]) + raw
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(raw) + 1)
        if kind == 2:
            raw = raw[:at] + dice.choice(BYTES) + raw[at + 1 :]
        elif kind == 3:
            raw = raw[:at] + dice.choice(BYTES) + raw[at:]
        else:
            raw = raw[:at] + bytes([raw[at] ^ (1 << dice.randrange(8))]) + raw[at + 1 :] if at < len(raw) else raw
    return raw

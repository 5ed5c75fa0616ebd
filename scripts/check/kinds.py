"""Kinds of things as messages name them."""

from __future__ import annotations


def plain(kind: str) -> str:
    """``card-type`` is "card type"."""
    return kind.replace("-", " ")


def one(kind: str) -> str:
    """``card-type`` is "a card type", ``option`` "an option"."""
    return f"{'an' if kind[0] in 'aeio' else 'a'} {plain(kind)}"

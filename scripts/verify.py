"""Checks of the built site: what a reader or a crawler would stumble over."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import Any

from scripts import built
from scripts.facts import Facts, of_page, of_style
from scripts.kept import Kept
from scripts.problems import Problem


def verify(site: Path, store: Kept | None = None) -> list[Problem]:
    """Every problem of the site in ``site``, in the order of its files; takes time in proportion to its size.

    What the files say by themselves is taken from ``store`` where they are as
    they were, and kept there.
    """
    store = store or Kept(None)
    files = sorted(file for file in site.rglob("*") if file.is_file())
    root = built.root(site)
    pages: dict[Path, Facts] = {}
    styles: dict[Path, Facts] = {}
    anchors: dict[str, frozenset[str]] = {}
    for file in files:
        if file.suffix == ".html":
            address = re.sub(r"(^|/)index\.html$", r"\1", file.relative_to(site).as_posix())
            pages[file] = _page(store, file.read_bytes(), address, root)
            anchors[address] = frozenset(pages[file].ids)
        elif file.suffix == ".css":
            text = file.read_text(encoding="utf-8", errors="replace")
            styles[file] = of_style(text, file.relative_to(site).as_posix(), root)
    others = {file.relative_to(site).as_posix() for file in files}
    found = pages | styles
    problems = [Problem(code, text, file) for file in files if file in found for code, text in found[file].said]
    problems += (Problem(code, text, file) for file in found for code, text in _dead(found[file], anchors, others))
    if not pages:
        problems.append(Problem("empty-site", "there is no page here", site))
    return problems


def _page(store: Kept, raw: bytes, address: str, root: str) -> Facts:
    key = sha256(json.dumps([address, root]).encode() + raw).hexdigest()
    found = _kept(store.get(key))
    if found is None:
        found = of_page(raw, address, root)
        store.put(key, astuple(found))
    return found


def _kept(value: Any) -> Facts | None:
    """The facts in what the store gave; None where they are nothing of the kind."""
    try:
        ids, links, said = value
        return Facts(
            ids, [(link, target, anchor) for link, target, anchor in links], [(code, text) for code, text in said]
        )
    except (TypeError, ValueError):
        return None


def _dead(facts: Facts, anchors: Mapping[str, Collection[str]], files: Collection[str]) -> Iterator[tuple[str, str]]:
    """Links that lead nowhere inside the site."""
    for link, target, anchor in facts.links:
        if anchor is None:
            yield "dead-link", f"{link}: this is no address"
        elif target is None or (target not in anchors and target not in files):
            yield "dead-link", f"{link}: there is no such page or file"
        elif anchor and target in anchors and anchor not in anchors[target]:
            yield "dead-anchor", f"{link}: the page has no such anchor"

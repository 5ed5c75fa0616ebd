"""What only some edits change: drafts, settings, references, sections, things inside things."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.history.diff import diff
from scripts.history.tell import text
from tests.conftest import MakeLibrary
from tests.libraries import loaded

TREE = "topics: {id: play, name: プレイ, items: [{id: part, name: 部分, items: [甲, {id: leaf, text: 葉}]}]}\n"
TURN = "turn: {steps: [{id: draw-step, name: ドロー}, {id: end-step, name: エンド}]}\n"

EDITS = {
    "nothing": ("zones", "zones: {id: a, name: ア}\n", "zones: [{name: ア, id: a}]\n", []),
    "a link in a text": (
        "zones",
        "zones: {id: a, name: ア, text: アに置く。}\n",
        "zones: {id: a, name: ア, text: ((a))に置く。}\n",
        [],
    ),
    "a reading": (
        "zones",
        "zones: {id: a, name: ア}\n",
        "zones: {id: a, name: ア, reading: ア}\n",
        ["領域「ア」の文を変更"],
    ),
    "a name": (
        "zones",
        "zones: {id: a, name: ア}\n",
        "zones: {id: a, name: イ, text: ア}\n",
        ["領域「イ」の名を変更：ア → イ", "領域「イ」の文を変更"],
    ),
    "a part with what it holds": ("rules", "topics: {id: play, name: プレイ}\n", TREE, ["ルール「部分」を追加"]),
    "a leaf moved out": ("rules", TREE, TREE.replace(", {id: leaf, text: 葉}]}", "]}, {id: leaf, text: 葉}"), []),
    "a sentence without an id": ("rules", TREE, TREE.replace("甲", "乙"), ["ルール「部分」の文を変更"]),
    "a new setting": (
        "setup",
        "start: {life: 20}\n",
        "start: {life: 20, mulligan: none}\n",
        ["マリガン（引き直し）：未記入 → 無し"],
    ),
    "a typed value that a facet counts with others": (
        "flow",
        TURN,
        TURN.replace("name: エ", "who: each, name: エ"),
        ["手順を行う人：未記入 → 各自", "手順「エンド」を変更"],
    ),
    "a section": ("products", "release: 2001\n", "release: 2001\ndesigner: だれか\n", ["デザイナー：未記入 → だれか"]),
    "a note on a section": ("zones", "zones: none\n", "zones: none\nnote: 注\n", ["場の構成の文を変更"]),
    "bookkeeping": ("game", "", "verify-within: none\n", []),
    "a title": ("game", "covers: 甲\n", "covers: 乙\n", ["ゲーム概要の文を変更"]),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_is_told_as_what_it_is(make_library: MakeLibrary, tmp_path: Path, name: str) -> None:
    part, before, after, told = EDITS[name]
    libraries = []
    for place, content in (("before", before), ("after", after)):
        data = make_library(x={} if part == "game" else {part: content})
        if part == "game":
            file = data / "games" / "x" / "game.yml"
            file.write_text(file.read_text("utf-8") + content, encoding="utf-8")
        library, problems = loaded(data.rename(tmp_path / place))
        assert problems == []
        libraries.append(library)
    said = text(libraries[1], diff(*libraries)).splitlines()
    assert [line.strip() for line in said[1:]] == told

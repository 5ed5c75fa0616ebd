"""A repository of ten commits: edits, renames and deletions of invented data, and three releases on the way."""

from __future__ import annotations

import os
import shutil
import subprocess
from datetime import datetime
from pathlib import Path

from click.testing import CliRunner, Result

from scripts.cli import main
from tests.conftest import DATA, LIBRARY

ALPHA = "added: 2026-01-01\ntitles: {name: アルファ}\nplayers: 2\ntype: 対戦\n"
BETA = "added: 2026-01-01\ntitles: {name: ベータ}\nplayers: 2\n"

SETUP = """\
start:
  life: 20
  mulligan: none
decks:
  id: main-deck
  name: デッキ
  size: 40
  copies: {max: 3, by: name}
"""
ZONES = """\
zones:
  - {id: field, name: フィールド, holds: card, text: カードを置く。}
  - {id: heap, name: たまり, holds: card, text: 使ったカードを置く。}
"""
CARDS = "types: {id: card, name: カード, stays: placed, text: 何でもできる。}\n"
RULES = """\
topics:
  - id: play
    name: プレイ
    items: [カードを((field))に置く。, 使ったら((heap))に移す。]
  - {id: oath, name: ちかい, items: 正々堂々と戦う。}
"""
PRODUCTS = """\
release: 2025-01
products:
  - {id: first, name: ファースト, date: 2025-01, kinds: 100}
"""
TERMS = """\
terms:
  - {at: field, concept: field}
  - {at: heap, concept: trash}
"""
CONCEPTS = """\
- {id: field, name: フィールド, reading: フィールド, en: field, text: カードを並べる。}
- {id: trash, name: トラッシュ, reading: トラッシュ, en: trash, text: 使ったカードを置く。}
- {id: void, name: ボイド, reading: ボイド, en: void, text: 取り除いたカードを置く。}
"""

FIRST: dict[str, str | None] = {
    "games/alpha/game.yml": ALPHA,
    "games/alpha/setup.yml": SETUP,
    "games/alpha/cards.yml": CARDS,
    "games/alpha/zones.yml": ZONES,
    "games/alpha/rules.yml": RULES,
    "games/alpha/products.yml": PRODUCTS,
    "games/alpha/terms.yml": TERMS,
    "games/beta/game.yml": BETA,
    "games/delta/game.yml": BETA.replace("ベータ", "デルタ"),
    "concepts/zones.yml": CONCEPTS,
}
GRAVE = "anchors:\n  alpha: {heap: grave}\n"
SECOND = "  - {id: second, name: セカンド, date: 2026-02, kinds: 50}\n"
MULLIGAN = "  mulligan: {kind: once-all, text: 望めば引き直せる。}\n"
LIMIT = "  - {id: hand-limit, name: ハンド, items: 7枚までとする。, since: 2026-02-01}\n"
MOVED = """\
games: {beta: gamma, delta: none}
concepts: {trash: discard-pile, void: none}
anchors:
  alpha: {heap: grave, grave: ruin, oath: rules}
"""

COMMITS: tuple[tuple[str, dict[str, str | None]], ...] = (
    ("The first games", FIRST),
    ("release 2026-01-10", {}),
    (
        "A mulligan, and a larger deck",
        {
            "games/alpha/setup.yml": SETUP.replace("  mulligan: none\n", MULLIGAN).replace("size: 40", "size: 50"),
        },
    ),
    (
        "Other words and a reference, and a rule",
        {
            "games/alpha/rules.yml": RULES.replace("正々堂々と戦う。", "正々堂々と競う。").replace(
                "カードを((field))", "カードを((field|フィールド))"
            )
            + LIMIT,
        },
    ),
    (
        "The heap has another id",
        {
            "games/alpha/zones.yml": ZONES.replace("heap", "grave"),
            "games/alpha/rules.yml": RULES.replace("戦う", "競う").replace("heap", "grave") + LIMIT,
            "games/alpha/terms.yml": TERMS.replace("heap", "grave"),
            "redirects.yml": GRAVE,
        },
    ),
    ("release 2026-02-10", {}),
    (
        "A product, and another date and name",
        {
            "games/alpha/products.yml": PRODUCTS.replace("date: 2025-01", "date: 2025-02").replace(
                "ファースト", "第1弾"
            )
            + SECOND,
        },
    ),
    (
        "A game has another id, one is taken out",
        {
            "games/beta/game.yml": None,
            "games/delta/game.yml": None,
            "games/gamma/game.yml": BETA.replace("ベータ", "ガンマ"),
            "redirects.yml": "games: {beta: gamma, delta: none}\n" + GRAVE,
        },
    ),
    (
        "The heap once more, a rule and a concept taken out, a concept renamed",
        {
            "games/alpha/zones.yml": ZONES.replace("heap", "ruin"),
            "games/alpha/rules.yml": RULES[: RULES.index("  - {id: oath")].replace("heap", "ruin") + LIMIT,
            "games/alpha/terms.yml": TERMS.replace("heap", "ruin").replace("trash", "discard-pile"),
            "concepts/zones.yml": CONCEPTS[: CONCEPTS.index("- {id: void")].replace("id: trash", "id: discard-pile"),
            "redirects.yml": MOVED,
        },
    ),
    ("release 2026-03-10", {}),
)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def git(folder: Path, *arguments: str) -> str:
    who = {f"GIT_{role}_{key}": "test@example.org" for role in ("AUTHOR", "COMMITTER") for key in ("NAME", "EMAIL")}
    alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(
        command, env={**os.environ, **who, **alone}, capture_output=True, text=True, check=True
    ).stdout


def make(folder: Path) -> Path:
    """Makes the repository, and gives its data folder; each commit has a tag, ``c1`` to ``c10``."""
    data = folder / "data"
    data.mkdir(parents=True)
    git(folder, "init", "--quiet")
    for name, source in (("labels", DATA), ("vocabularies", DATA), ("facets", LIBRARY), ("checks", LIBRARY)):
        shutil.copy(source / f"{name}.yml", data / f"{name}.yml")
    for number, (message, files) in enumerate(COMMITS, 1):
        put(data, files)
        if message.startswith("release "):
            release(data, message.removeprefix("release "))
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", message)
        git(folder, "tag", f"c{number}")
    return data


def put(data: Path, files: dict[str, str | None]) -> None:
    for name, text in files.items():
        file = data / name
        if text is None:
            file.unlink()
            file.parent.rmdir()
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def release(data: Path, day: str) -> None:
    seconds = int(datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp())
    result = CliRunner(env={"SOURCE_DATE_EPOCH": str(seconds)}).invoke(main, ["release", f"--data={data}"])
    assert (result.exit_code, result.stdout) == (0, ""), result.output

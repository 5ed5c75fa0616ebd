"""Realistic games in any number: real ones and one with every feature, under mixed names and other figures.

The same seed gives the same files. Ids stay as they are, so references and
checks hold; names, titles, dates, prices and counts differ from game to game.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scripts.library import load
from scripts.model.files import GAME_FILES

KATAKANA = re.compile(r"[ァ-ヺー]{3,}")
CONCEPT_ID = re.compile(r"\bid: *([a-z0-9-]+)")
SHARED = ("checks.yml", "facets.yml", "labels.yml", "vocabularies.yml")
RENAMED = 0.6
"""The share of a game's names that get a new one."""

FIRST = "game-0000"
"""The synthetic game that references to other games are led to."""


@dataclass(frozen=True)
class Template:
    """A game to vary: its files as text, its names, and an id in it."""

    files: dict[str, str]
    names: tuple[str, ...]
    some_id: str


def generate(count: int, target: Path, sources: list[Path], seed: int = 1) -> None:
    """Writes a data folder with ``count`` games into ``target``, which must not exist.

    ``sources`` are data folders with the games to vary; labels,
    vocabularies and concepts come from the first. Raises ``ValueError`` where they hold no
    complete game, or no words to make new names of.
    """
    templates = [template for source in sources for template in _templates(source)]
    words = sorted({word for template in templates for name in template.names for word in KATAKANA.findall(name)})
    if not words:
        raise ValueError("the sources hold no complete game with names in katakana")
    taken = _names_of_concepts(sources[0])
    (target / "games").mkdir(parents=True)
    for name in SHARED:
        shutil.copy(sources[0] / name, target / name)
    _gather_concepts(sources, target / "concepts")
    chance = random.Random(seed)
    for number in range(count):
        template = templates[number % len(templates)]
        folder = target / "games" / f"game-{number:04d}"
        folder.mkdir()
        for part, text in _varied(template, templates[0], words, taken, number, chance).items():
            (folder / f"{part}.yml").write_text(text, encoding="utf-8")


def _templates(data: Path) -> list[Template]:
    library, _ = load(data)
    if library is None:
        return []
    found = []
    for game in library.games.values():
        if game.game.status == "complete" and game.things and not game.missing:
            names = {str(getattr(record, "name", "") or "") for _, _, record in game.records}
            files = {part: game.file(part).read_text(encoding="utf-8") for part in GAME_FILES}
            plain = sorted(filter(_is_plain, names), key=lambda name: (-len(name), name))
            found.append(Template(files, tuple(plain), next(iter(game.things))))
    return found


def _is_plain(name: str) -> bool:
    """Whether a name may be replaced in YAML text as it stands: no sign that YAML or a reference might mean."""
    return len(name) > 1 and not re.search(r"[!-/:-@\[-`{-~\s]", name) and not name.isascii()


def _gather_concepts(sources: list[Path], target: Path) -> None:
    """One glossary of all sources', so that every template's words lead somewhere; of one id the first concept."""
    target.mkdir()
    known: set[str] = set()
    for source in sources:
        for file in sorted((source / "concepts").glob("*.yml")):
            entries = re.split(r"^(?=- )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            new = {
                found[1]: entry for entry in entries if (found := CONCEPT_ID.search(entry)) and found[1] not in known
            }
            known |= new.keys()
            with (target / file.name).open("a", encoding="utf-8") as whole:
                whole.write("".join(new.values()))


def _names_of_concepts(data: Path) -> frozenset[str]:
    """The names that no game's thing may take by chance: text would not know which of the two to link."""
    library, _ = load(data)
    entries = library.concepts.values() if library else ()
    return frozenset(name for entry, *_ in entries for name in (entry.record.name, *entry.record.spellings))


def _varied(
    template: Template, first: Template, words: list[str], taken: frozenset[str], number: int, chance: random.Random
) -> dict[str, str]:
    new = {name: chance.choice(words) + name for name in template.names if chance.random() < RENAMED}
    rename = _renamer({name: varied for name, varied in new.items() if varied not in taken})
    years = chance.randrange(-3, 4)
    files = {}
    for part, text in template.files.items():
        varied = rename(text)
        varied = re.sub(r"\(\([a-z0-9-]+/[a-z0-9-]+", f"(({FIRST}/{first.some_id}", varied)
        if part == "products":
            varied = re.sub(r"\b(19|20)(\d\d)(?=-|\b)", lambda year: str(int(year.group()) + years), varied)
            varied = re.sub(
                r"(?<=price: )\d+", lambda price: str(int(price[0]) * chance.randrange(7, 14) // 10), varied
            )
            varied = re.sub(r"(?<=kinds: )\d+", lambda _: str(chance.randrange(40, 260)), varied)
        if part == "game":
            title = f"{chance.choice(words)}{chance.choice(words)} {number:04d}"
            varied = re.sub(r"(?<=name: )[^,}\n]+", title, varied, count=1)
            varied = re.sub(r"(?<=added: )\S+", f"2026-{number % 12 + 1:02d}-{number % 28 + 1:02d}", varied)
        files[part] = varied
    return files


def _renamer(new: dict[str, str]) -> Callable[[str], str]:
    if not new:
        return str
    pattern = re.compile("|".join(re.escape(name) for name in new))
    return lambda text: pattern.sub(lambda found: new[found.group()], text)

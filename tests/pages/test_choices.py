from __future__ import annotations

from pathlib import Path

import pytest

from scripts.pages.choices import narrowing, page
from scripts.pages.told import of_all
from tests.conftest import DATA, DRAFT, MakeLibrary
from tests.libraries import loaded


def listed(data: object, facet: str) -> list[tuple[str, str, int]]:
    library, _ = loaded(data)  # type: ignore[arg-type]  # a path
    found = {each.id: each for each in narrowing(library, of_all(library))}
    return [(choice.value, choice.label, number) for choice, number in found[facet].choices]


def test_words_come_in_the_order_of_the_vocabulary_with_the_number_of_games() -> None:
    assert listed(DATA, "game-type") == [("life", "ライフ破壊", 3), ("goal", "目標達成", 1), ("race", "競争", 1)]


def test_names_and_years() -> None:
    assert [label for _, label, _ in listed(DATA, "release")] == ["1998年", "2001年", "2010年", "2022年"]
    assert ("コナミ", "コナミ", 1) in listed(DATA, "maker")


COUNTS = {
    "2": ["2人"],
    "{min: 3, max: 4}": ["3人", "4人"],
    "{min: 4}": ["4人", "5人以上"],
    "{min: 6, max: 8}": ["5人以上"],
}


@pytest.mark.parametrize(("players", "labels"), COUNTS.items())
def test_numbers_are_stretches_that_a_span_reaches_into(
    make_library: MakeLibrary, players: str, labels: list[str]
) -> None:
    data = make_library(x={"game": DRAFT.replace("players: 2", f"players: {players}")})
    assert [label for _, label, _ in listed(data, "player-count")] == labels


SIZES = {"30": ["30枚以下"], "{min: 40, max: 50}": ["31～40枚", "41～50枚"], "{min: 60}": ["51～60枚", "61枚以上"]}


@pytest.mark.parametrize(("size", "labels"), SIZES.items())
def test_deck_sizes_are_stretches_too(make_library: MakeLibrary, size: str, labels: list[str]) -> None:
    data = make_library(x={"setup": f"decks: {{id: deck, name: A, size: {size}}}\n"})
    assert [label for _, label, _ in listed(data, "main-deck-size")] == labels


def test_a_stated_lack_can_be_chosen_and_what_is_unknown_cannot(make_library: MakeLibrary) -> None:
    data = make_library(x={"setup": "decks: none\n"}, y={"setup": "decks: not-recorded\n"})
    assert listed(data, "main-deck-size") == [("none", "無し", 1)]


def test_the_file_holds_what_fits_each_game_and_its_names() -> None:
    library, _ = loaded(DATA)
    data = page(library, of_all(library)).values["data"]
    assert isinstance(data, dict)
    assert data["games"]["rave"] == {
        "names": [
            "RAVE トレーディングカードゲーム",
            "レイヴ トレーディングカードゲーム",
            "光の力、闇の力",
            "ひかりのちから、やみのちから",
        ],
        "player-count": ["2"],
        "game-type": ["life"],
        "main-deck-size": ["31"],
        "victory-kinds": ["life", "deck-out"],
        "maker": ["コナミ"],
        "release": ["2001"],
    }


NARROWED = "- id: g\n  label: G\n  about: A\n  facets:\n    - {{id: f, label: F, about: A, {facet}, narrow: true}}\n"


def narrowed(data: Path, facet: str) -> list[tuple[str, str, int]]:
    """The choices where nothing but this facet is there to narrow by."""
    (data / "facets.yml").write_text(NARROWED.format(facet=facet), encoding="utf-8")
    return listed(data, "f")


def test_counts_are_stretches_as_the_facet_says(make_library: MakeLibrary) -> None:
    two, three = (f"zones: [{', '.join(f'{{id: z{n}, name: A}}' for n in range(number))}]\n" for number in (2, 3))
    data = make_library(a={"zones": two}, b={"zones": three}, c={"zones": "zones: none\n"})
    facet = "kind: count, unit: つ, path: 'zones/zones[]', steps: [1, 3]"
    assert narrowed(data, facet) == [("1", "1～2つ", 1), ("3", "3つ以上", 1), ("none", "無し", 1)]


def test_presence_and_a_lack_beside_words_have_their_labels(make_library: MakeLibrary) -> None:
    data = make_library(a={"setup": "details: {combat: one-on-one, discard: none}\n"})
    assert narrowed(data, "kind: presence, path: setup/details/combat") == [("present", "有り", 1)]
    zones = "zones: [{id: a, name: A, seen: all}, {id: b, name: B, seen: none}]\n"
    types = "types: [{id: a, name: A, stays: other, cost: none}, {id: b, name: B, stays: other, cost: cost}]\n"
    data = make_library(a={"zones": zones, "cards": types})
    seen = narrowed(data, "kind: words, vocabulary: seen, path: 'zones/zones[]/seen'")
    assert seen == [("all", "全員に見える", 1), ("none", "誰にも見えない", 1)]
    cost = narrowed(data, "kind: words, vocabulary: cost, path: 'cards/types[]/cost'")
    assert cost == [("cost", "コストが要る", 1), ("none", "無し", 1)]


def test_choices_are_in_the_order_of_the_facets() -> None:
    library, _ = loaded(DATA)
    made = [each.id for each in narrowing(library, of_all(library))]
    assert made == ["player-count", "game-type", "victory-kinds", "main-deck-size", "maker", "release"]


def test_without_games_there_is_nothing_to_narrow_by(make_library: MakeLibrary) -> None:
    library, _ = loaded(make_library())
    assert narrowing(library, {}) == ()

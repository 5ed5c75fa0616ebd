from __future__ import annotations

import pytest

from scripts.pages.told import Told, told
from tests.conftest import DATA, MakeLibrary
from tests.libraries import loaded

COMPLETE = "status: complete\nadded: 2026\ntitles: {name: A}\n"


@pytest.fixture(scope="module")
def real() -> dict[str, dict[str, Told]]:
    library, _ = loaded(DATA)
    return {id_: told(library, game) for id_, game in library.games.items()}


LABELS = {
    ("rave", "player-count"): "2人",
    ("evangelion", "main-deck-size"): "30枚以上",
    ("shadowverse-evolve", "main-deck-size"): "40～50枚",
    ("shadowverse-evolve", "support-deck-size"): "10枚以下",
    ("rave", "copy-limit"): "3枚まで",
    ("rave", "copy-exceptions"): "1枚まで、2枚まで",
    ("rave", "mulligan"): "条件を満たす時だけ",
    ("nurarihyon", "mulligan"): "無し",
    ("nurarihyon", "life-cap"): "無し",
    ("evangelion", "life-cap"): "対象外",
    ("rave", "play-time"): "出典に記載なし",
    ("nurarihyon", "victory-kinds"): "ライフ、山札と捨札が同時に尽きる",
    ("shadowverse-evolve", "release"): "2022年4月",
    ("rave", "maker"): "コナミ",
    ("shadowverse-evolve", "prices"): "350～4,000円",
    ("rave", "prices"): "150円、1,280円",
    ("evangelion", "card-cost"): "条件がある、無し",
    ("rave", "discard-zone"): "有り",
}


@pytest.mark.parametrize(("game", "facet"), LABELS)
def test_label_is_the_typed_value_in_short(real: dict[str, dict[str, Told]], game: str, facet: str) -> None:
    assert real[game][facet].label == LABELS[game, facet]


def test_wording_is_what_the_data_says_with_its_condition(real: dict[str, dict[str, Told]]) -> None:
    cell = real["rave"]["mulligan"]
    assert cell.text == (
        "手札にキャラクターカードが無い：条件に当たる人だけが手札を全部デッキに戻し、混ぜてから引き直す。",
    )
    assert cell.notes == ("ゲームの開始時のほか、番の終わりにも行う。",)


WORDINGS = {
    ("evangelion", "copy-exceptions"): ("使徒カード：1枚まで",),
    ("evangelion", "same-card"): ("使徒カード：名称",),
    ("evangelion", "quotas"): ("使徒カード：デッキ15枚につき、1枚以上",),
    ("rave", "same-card"): ("キャラクターカード：名称", "アイテムカード：名称", "制限カード：出典に記載なし"),
    ("shadowverse-evolve", "copy-limit"): (),
    ("shadowverse-evolve", "resources"): (
        "最大プレイポイント（最大PP）：その後は積み上がっていく。",
        "プレイポイント（PP）：支払うと減り、自分のターンごとに補われる。",
    ),
    ("shadowverse-evolve", "quotas"): (
        "クラスでそろえるデッキの場合：クラス：1種",
        "作品タイトルでそろえるデッキの場合：作品タイトル：1種",
        "“スタートアミュレット”を持つカード：1つのデッキに1種類までとする。",
        "“トリガー”を持つカード：リーダーと同じクラスのものだけを入れられる。",
    ),
}


@pytest.mark.parametrize(("game", "facet"), WORDINGS)
def test_wordings_name_the_cards_and_the_figures_they_are_of(
    real: dict[str, dict[str, Told]], game: str, facet: str
) -> None:
    assert real[game][facet].text == WORDINGS[game, facet]


def test_when_a_hand_is_adjusted_is_said_where_that_is_asked(real: dict[str, dict[str, Told]]) -> None:
    assert real["rave"]["hand-adjust"].text == ("各番の終わり",)
    assert real["rave"]["first-hand"].text == ()


def test_an_accepted_warning_is_among_the_notes(real: dict[str, dict[str, Told]]) -> None:
    assert [note for note in real["rave"]["library-out"].notes if "食い違っている" in note] != []


def test_what_a_game_calls_a_concept_is_the_wording(real: dict[str, dict[str, Told]]) -> None:
    assert real["rave"]["discard-zone"].text == ("トラッシュ",)
    assert real["rave"]["removed-zone"].cell.anchor == "banish-field"


def test_text_of_a_thing_is_no_wording_of_one_of_its_values(real: dict[str, dict[str, Told]]) -> None:
    assert real["rave"]["card-stays"].text == ()


def test_seats_sides_and_recommendations_are_named(make_library: MakeLibrary) -> None:
    setup = (
        "decks: {id: d, name: A, size: {kind: unlimited, recommended: {min: 40}}}\n"
        "start: {life: {kind: number, by-seat: {first: 3, sun: 5}, unit: 点}}\n"
    )
    library, _ = loaded(make_library(x={"game": COMPLETE + "sides: {id: sun, name: 日の側}\n", "setup": setup}))
    cells = told(library, library.games["x"])
    assert cells["life"].label == "先攻3、日の側5"
    assert cells["main-deck-size"].label == "40枚以上を推奨、無制限"


def test_references_in_wordings_are_words(make_library: MakeLibrary) -> None:
    setup = "victory: {id: win, kind: life, text: '((d|山))が<b>空</b>'}\ndecks: {id: d, name: A, size: 1}\n"
    library, _ = loaded(make_library(x={"game": COMPLETE, "setup": setup}))
    assert told(library, library.games["x"])["victory-kinds"].text == ("山が<b>空</b>",)


def test_text_over_several_lines_is_one_line(make_library: MakeLibrary) -> None:
    setup = (
        "victory:\n  - id: win\n    kind: life\n    text: |\n      A\n\n      ~~~\n    note: |\n      B\n      # C\n"
    )
    library, _ = loaded(make_library(x={"game": COMPLETE, "setup": setup}))
    cell = told(library, library.games["x"])["victory-kinds"]
    assert (cell.text, cell.notes) == (("A ~~~",), ("B # C",))

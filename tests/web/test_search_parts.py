"""Folding, romaji, ranking and marking, each function by itself, in the browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page

from scripts.search import fold as python
from tests.typed import PIECES
from tests.web.search_parts import call, loaded

pytestmark = pytest.mark.xdist_group("web")


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = loaded(browser)
    yield page
    page.close()


def texts(data: object) -> set[str]:
    """Every text in a file of the index."""
    if isinstance(data, str):
        return {data}
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return set().union(*map(texts, children), set())


SIGNS = st.characters(exclude_categories=["Cs", "Cn", "Cc"])
"""Signs that data may hold and that both sides know."""

TEXTS = st.lists(
    st.text(SIGNS, max_size=8)
    | st.sampled_from(PIECES)
    | st.text("ｶﾞﾊﾟがか゛゜ァヶヷヴゔｳうーィぉュ・Āōİßσς", max_size=6),
    max_size=6,
)


# ---- Folding


def test_real_texts_fold_as_the_index_folds_them(page: Page, built: Path) -> None:
    files = (built / "search").glob("entries-*.json")
    said = sorted(set().union(*(texts(json.loads(file.read_text(encoding="utf-8"))) for file in files)))
    assert len(said) > 1000
    assert page.evaluate("texts => texts.map(fold)", said) == [python.fold(text) for text in said]


@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(made=st.lists(TEXTS.map("".join), min_size=60, max_size=60))
def test_any_text_folds_as_the_index_folds_it_and_only_once(page: Page, made: list[str]) -> None:
    folded = page.evaluate("texts => texts.map(fold)", made)
    assert folded == [python.fold(text) for text in made]
    assert page.evaluate("texts => texts.map(fold)", folded) == folded


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ﾏﾘｶﾞﾝ", "まりがん"),
        ("マリガン", "まりがん"),
        ("ＲＡＶＥ", "rave"),
        ("カード", "かど"),
        ("カァド", "かあど"),
        ("キャラ・ゾーン", "きやらぞん"),
        ("山　札", "山札"),
        ("kōgeki", "kogeki"),
        ("Vol. 1", "vol1"),
        ("か\u3099", "が"),
        ("ヴァヴィヴヴェヴォヴュ", "ばびぶべぼびゆ"),
        ("ｳﾞｧｲｵﾘﾝ", "ばいおりん"),
        ("", ""),
        ("ー", ""),
    ],
)
def test_spellings_fold_to_the_same(page: Page, one: str, other: str) -> None:
    assert call(page, "fold", one) == other


@pytest.mark.parametrize(
    ("text", "grams"), [("", []), ("山", ["山"]), ("山札", ["山札"]), ("ああああ", ["ああ"]), ("a😀b", ["a😀", "😀b"])]
)
def test_grams(page: Page, text: str, grams: list[str]) -> None:
    assert call(page, "grams", text) == grams


@pytest.mark.parametrize("text", ["", "a", "山札", "😀", "まりがん"])
def test_crc32_is_that_of_the_index(page: Page, text: str) -> None:
    assert call(page, "crc32", text) == crc32(text.encode())


def test_words_stay_apart_when_asked(page: Page) -> None:
    said = call(page, "apart", " Draw　Phase・ ー Double-Faced ヴァ")
    assert said == python.apart(" Draw　Phase・ ー Double-Faced ヴァ") == "draw phase doublefaced ば"


# ---- Romaji


@pytest.mark.parametrize(
    ("latin", "said"),
    [
        ("yamafuda", "やまふだ"),
        ("yamahuda", "やまふだ"),
        ("shoukan", "しょうかん"),
        ("syoukan", "しょうかん"),
        ("tyokusetu", "ちょくせつ"),
        ("chokusetsu", "ちょくせつ"),
        ("hyakki", "ひゃっき"),
        ("matcha", "まっちゃ"),
        ("shimbun", "しんぶん"),
        ("onna", "おんな"),
        ("marigann", "まりがん"),
        ("shinnyuu", "しんにゅう"),
        ("zyunbi", "じゅんび"),
        ("jumbi", "じゅんび"),
        ("huzimatu", "ふじまつ"),
        ("fujimatsu", "ふじまつ"),
        ("vaiorin", "ゔぁいおりん"),
        ("kan", "かん"),
        ("mari", "まり"),
        ("marig", "まり"),
        ("yamafush", "やまふ"),
        ("deck", None),
        ("random", "らんど"),
        ("shuffle", None),
        ("", None),
        ("山", None),
        ("k", None),
    ],
)
def test_reading_of_romaji(page: Page, latin: str, said: str | None) -> None:
    assert call(page, "kana", latin) == said


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("kogeki", "こうげき"),
        ("koogeki", "こうげき"),
        ("disukaado", "ディスカード"),
        ("pureeyaa", "プレイヤー"),
        ("sutaataa", "スターター"),
    ],
)
def test_long_vowels_may_be_written_in_any_way(page: Page, typed: str, written: str) -> None:
    assert page.evaluate("w => loose(fold(w))", written) in page.evaluate("w => readings(w).map(loose)", typed)


# ---- Ranking


def ranked(page: Page, query: str, *entries: str, lenient: bool = False) -> list[str]:
    """The titles of entries, best first."""
    return list(
        page.evaluate(
            f"""query => [{", ".join(entries)}]
            .map((each) => ({{ title: each.title, ...score(each, wordsOf(query), {str(lenient).lower()}) }}))
            .filter((each) => each.missing < wordsOf(query).length)
            .sort((a, b) => a.missing - b.missing || a.cost - b.cost).map((each) => each.title)""",
            query,
        )
    )


def test_tiers_exact_alias_prefix_inside_text(page: Page) -> None:
    entries = [
        'entry("文", [], "これは山札である")',
        'entry("名の中", ["場の山札"])',
        'entry("古い山札")',
        'entry("別名の頭", ["山札置き場"])',
        'entry("山札切れ")',
        'entry("別名", ["山札"])',
        'entry("山札")',
        'entry("ほか")',
    ]
    assert ranked(page, "山札", *entries) == ["山札", "別名", "山札切れ", "別名の頭", "古い山札", "名の中", "文"]


def test_concept_comes_before_a_rule_of_the_same_name_and_the_shorter_name_first(page: Page) -> None:
    entries = ['entry("山札の長い名")', 'entry("山札の名")', 'entry("山札")', 'entry("山札", [], "", { first: true })']
    costs = page.evaluate(f"[{', '.join(entries)}].map((each) => score(each, wordsOf('山札'), false).cost)")
    assert costs == sorted(set(costs), reverse=True)


def test_whole_matches_come_before_partial_ones(page: Page) -> None:
    entries = ['entry("山札")', 'entry("長い名の項", [], "手札と山札を混ぜる")', 'entry("ほか")']
    assert ranked(page, "手札 山札", *entries) == ["長い名の項", "山札"]


def test_name_of_its_game_counts_for_a_rule_but_not_alone(page: Page) -> None:
    page.evaluate("window.game = entry('遊び RAVE')")
    entries = ['entry("手札", [], "", { page: game })', 'entry("場", [], "", { page: game })', 'entry("手札")']
    assert page.evaluate(f"[{', '.join(entries)}].map((each) => score(each, wordsOf('rave 手札'), false).missing)") == [
        0,
        2,
        1,
    ]
    assert ranked(page, "rave", *entries) == []


def test_latin_words_come_before_beginnings_of_longer_ones_and_those_before_parts(page: Page) -> None:
    entries = [
        'entry("中", ["character card"])',
        'entry("文の中", [], "a character")',
        'entry("頭", ["action"])',
        'entry("後の頭", ["no action"])',
        'entry("名の語", ["to act now"])',
        'entry("文の語", [], "EXエリアでact する")',
        'entry("同じ", ["Act"])',
    ]
    assert ranked(page, "act", *entries) == ["同じ", "名の語", "頭", "後の頭", "文の語", "中", "文の中"]
    assert ranked(page, "ct", *entries[:1]) == ["中"]


@pytest.mark.parametrize("typed", ["double-faced", "Double-faced card", "faced", "ex", "unit-01"])
def test_what_stands_beside_a_latin_word_may_be_anything_but_latin(page: Page, typed: str) -> None:
    whole = 'entry("名", ["double-faced card", "double faced", "EXエリア", "x Unit-01"])'
    part = 'entry("長い名の項", ["doublefacedness cards", "undefaceding", "extra", "zunit-012"])'
    assert ranked(page, typed, part, whole)[0] == "名"


def test_romaji_that_begins_a_longer_word_is_met_by_its_reading(page: Page) -> None:
    entries = ['entry("攻撃力", ["こうげきりょく", "kougekiryoku"])', 'entry("別", [], "kougeki")']
    assert ranked(page, "kougeki", *entries) == ["攻撃力", "別"]


def test_typos_and_parts_count_only_when_asked_for(page: Page) -> None:
    entries = ['entry("マリガン")', 'entry("手札の上限")']
    for typed, found in (("マリンガン", "マリガン"), ("手札上限", "手札の上限")):
        assert ranked(page, typed, *entries) == []
        assert ranked(page, typed, *entries, lenient=True) == [found]


@pytest.mark.parametrize(
    ("typed", "name", "forgiven"),
    [
        ("山机", "山札", False),
        ("まりがんん", "まりがん", True),
        ("まるがんん", "まりがん", False),
        ("mullgian", "mulligan", True),
        ("mullgain", "mulligan", True),
        ("summonigsickness", "summoningsickness", True),
        ("sumoningsikness", "summoningsickness", True),
        ("sumonigsikness", "summoningsickness", False),
        ("evangerion", "evangelionthecardgame", True),
    ],
)
def test_one_typo_is_forgiven_and_two_in_long_words(page: Page, typed: str, name: str, forgiven: bool) -> None:
    assert (
        call(page, "typos", typed, name) is not None and page.evaluate("g => typos(...g) < 9", [typed, name])
    ) == forgiven


@pytest.mark.parametrize(
    ("one", "other", "most", "edits"),
    [
        ("", "", 2, 0),
        ("a", "", 2, 1),
        ("abc", "abc", 0, 0),
        ("abc", "acb", 2, 1),
        ("kitten", "sitting", 3, 3),
        ("kitten", "sitting", 2, 3),
        ("abcdef", "a", 2, 3),
        ("ca", "abc", 3, 3),
    ],
)
def test_distance(page: Page, one: str, other: str, most: int, edits: int) -> None:
    assert call(page, "distance", one, other, most) == edits
    assert call(page, "distance", other, one, most) == edits


@pytest.mark.parametrize(
    ("word", "texts", "covers"),
    [
        ("手札上限", ["手札の上限"], True),
        ("手札上限", ["手札", "上限"], True),
        ("手札上限", ["手札の上"], False),
        ("手札の", ["手札"], False),
        ("手札の上限", ["手札は", "上限が"], True),
        ("手札と上限", ["手札は", "上限が"], False),
        ("手", ["手"], False),
        ("手札手札", ["手札"], True),
        ("", ["手札"], False),
    ],
)
def test_word_is_covered_by_parts_of_two_signs_at_least(page: Page, word: str, texts: list[str], covers: bool) -> None:
    assert call(page, "covered", word, texts) is covers


def test_nearest_are_the_names_with_the_fewest_edits_for_their_length(page: Page) -> None:
    names = [["ぜんぜん"], ["まりがん"], ["ほか", "まるがん"], ["まりがと"], []]
    nearest = "given => nearest(...given.slice(0, 1), (one) => one, ...given.slice(1))"
    assert page.evaluate(nearest, [names, ["まりがん"], 3]) == [["まりがん"], ["ほか", "まるがん"], ["まりがと"]]
    assert page.evaluate(nearest, [names, ["xyz"], 2]) == names[:2]
    assert page.evaluate(nearest, [[], ["xyz"], 2]) == []


@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(
    made=st.lists(
        st.tuples(*(st.text("まりがんab", max_size=6) for _ in range(2)), st.integers(0, 4)), min_size=60, max_size=60
    )
)
def test_distance_is_exact_up_to_the_most(page: Page, made: list[tuple[str, str, int]]) -> None:
    found = page.evaluate("made => made.map((given) => distance(...given))", [list(each) for each in made])
    for (one, other, most), edits in zip(made, found, strict=True):
        assert (edits if edits <= most else most + 1) == min(alignment(one, other), most + 1)


def alignment(one: str, other: str) -> int:
    """Optimal string alignment, as its definition says it."""
    if not one or not other:
        return len(one) + len(other)
    edits = [
        alignment(one[:-1], other) + 1,
        alignment(one, other[:-1]) + 1,
        alignment(one[:-1], other[:-1]) + (one[-1] != other[-1]),
    ]
    if len(one) > 1 and len(other) > 1 and (one[-1], one[-2]) == (other[-2], other[-1]):
        edits.append(alignment(one[:-2], other[:-2]) + 1)
    return min(edits)


# ---- Marking


@pytest.mark.parametrize(
    ("text", "words", "html"),
    [
        ("マリガン", ["りが"], "マ[リガ]ン"),
        ("カードとカード", ["かど"], "[カード]と[カード]"),
        ("ﾏﾘｶﾞﾝ", ["がん"], "ﾏﾘ[ｶﾞﾝ]"),
        ("か\u3099く", ["がく"], "[か\u3099く]"),
        ("レーヴァティン", ["れば"], "[レーヴァ]ティン"),
        ("ｳﾞｧﾝとう\u3099ぃ", ["ば", "び"], "[ｳﾞｧ]ﾝと[う\u3099ぃ]"),
        ("㈱山札", ["山札"], "㈱[山札]"),
        ("山札の山", ["山札", "札の"], "[山札]の山"),
        ("山 札", ["山札"], "[山 札]"),
        ("<b>&山</b>", ["山"], "&#60;b&#62;&#38;[山]&#60;/b&#62;"),
        ("山札", [], "山札"),
        ("山札", [""], "山札"),
        ("😀山", ["山"], "😀[山]"),
        ("", ["山"], ""),
    ],
)
def test_marked(page: Page, text: str, words: list[str], html: str) -> None:
    made: str = call(page, "marked", text, words)
    assert made.replace("<mark data-md-highlight>", "[").replace("</mark>", "]") == html


@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(
    made=st.lists(
        st.tuples(TEXTS.map("".join), st.text("山札かa<&ーﾞ", min_size=1, max_size=2)), min_size=40, max_size=40
    )
)
def test_marked_text_shows_as_the_text_itself(page: Page, made: list[tuple[str, str]]) -> None:
    shown = page.evaluate(
        """made => made.map(([text, word]) => {
          const box = document.createElement("textarea");
          box.innerHTML = marked(text, [fold(word)]).replace(/<\\/?mark[^>]*>/g, "");
          return [box.value, marked(text, [fold(word)]).replace(/<\\/?mark[^>]*>/g, "").includes("<")];
        })""",
        [list(each) for each in made],
    )
    for (text, _), (value, markup) in zip(made, shown, strict=True):
        assert not markup
        assert value.lstrip("\n") == text.lstrip("\n")


@pytest.mark.parametrize(
    ("text", "words", "part"),
    [
        ("短い文", ["文"], "短い文"),
        ("あ" * 30 + "山" + "い" * 9, ["山"], "…" + "あ" * 24 + "山" + "い" * 9),
        ("山" + "い" * 200, ["山"], "山" + "い" * 109 + "…"),
        ("い" * 200, ["山"], "い" * 110 + "…"),
        ("", ["山"], ""),
    ],
)
def test_snippet_is_the_part_around_the_first_match(page: Page, text: str, words: list[str], part: str) -> None:
    assert call(page, "snippet", text, words) == part

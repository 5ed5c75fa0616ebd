from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scripts.search.fold import fold
from scripts.search.grams import codes, gram, grams


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ([], []),
        ([""], []),
        (["手"], ["手"]),
        (["手札", "札"], ["手", "手札", "札"]),
        (["アアア"], ["あ", "ああ"]),
        (["𠮷野"], ["野", "𠮷", "𠮷野"]),
        (["山", "札"], ["山", "札"]),
        (["山 札"], ["山", "山札", "札"]),
    ],
)
def test_grams_are_single_signs_and_neighbours_of_one_text_folded(texts: list[str], expected: list[str]) -> None:
    assert list(map(gram, codes(grams(texts)).tolist())) == expected


@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("Σσ゛゜かﾞヴァ\u0304a"))))
@settings(max_examples=300, deadline=None)
def test_texts_folded_together_have_the_grams_of_each_by_itself(texts: list[str]) -> None:
    each = [fold(text) for text in texts]
    expected = {folded[at : at + 2] for folded in each for at in range(len(folded) - 1)} | set("".join(each))
    assert set(map(gram, codes(grams(texts)).tolist())) == expected

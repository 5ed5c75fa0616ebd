"""llms.txt: its form is that of llmstxt.org, and each link leads to a page or a file that is made."""

from __future__ import annotations

import re
from pathlib import Path

from scripts.build import build
from scripts.check import run
from scripts.library import Library
from scripts.pages import llms
from scripts.render import render
from tests.conftest import DATA, LIBRARY, MakeLibrary

LINK = re.compile(r"^- \[((?:\\.|[^\]\\])+)\]\(([^)\s]*)\): \S", re.MULTILINE)


def loaded(data: Path) -> Library:
    library, _ = run(data)
    assert library is not None
    return library


def text(library: Library) -> str:
    return render(llms.page(library), library.labels)


def test_it_has_a_title_a_summary_and_lists_of_links_in_this_order() -> None:
    lines = [line for line in text(loaded(DATA)).splitlines() if line]
    kinds = [re.sub(r"^(# |> |- \[|- |## ).*", r"\1", line) for line in lines]
    assert re.fullmatch(r"# > (- )+(## (- \[)+)+", "".join(kinds))
    assert lines.index("## ゲームのルール") < lines.index("## ゲームのデータ")


def test_each_link_leads_to_what_is_made(tmp_path: Path) -> None:
    library = loaded(LIBRARY)
    written = build(LIBRARY, tmp_path).written
    assert written
    made = {path.removesuffix("index.md") for path in written.written} | {"api/"}
    linked = {address for _, address in LINK.findall(text(library))}
    assert linked - made == set()
    assert {f"games/{id_}/" for id_ in library.games} | {f"api/v1/games/{id_}.json" for id_ in library.games} < linked


def test_names_that_look_like_markup_stay_names(make_library: MakeLibrary) -> None:
    odd = "added: 2026-01-02\ntitles: {name: 'x](y) # [z] <b> `c` \\', reading: えっくす}\nplayers: 2\ntype: 試し\n"
    said = text(loaded(make_library(odd={"game": odd})))
    assert r"- [x\](y) # \[z\] \<b\> \`c\` \\](games/odd/): " in said
    assert "&lt;" not in said


def test_of_many_games_there_is_the_list_alone(make_library: MakeLibrary) -> None:
    few = make_library(**{f"g{number}": {} for number in range(llms.FEW)})
    assert text(loaded(few)).count("(games/g") == llms.FEW
    said = text(loaded(make_library(one_more={})))
    assert "(games/g" not in said
    assert "(games/)" in said
    assert "(api/v1/games.json)" in said

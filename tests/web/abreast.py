"""Invented games put side by side: the files that the page asks for, and what is read off it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route

COMPARE = "compare/"

Cell = dict[str, Any]


def cell(label: str, *values: object, state: str = "known", text: str = "", notes: tuple[str, ...] = ()) -> Cell:
    """What a game says on a facet; the value is the label where no other is given."""
    said = list(values) or ([label] if state == "known" else [])
    return {
        "state": state,
        "label": label,
        "values": said,
        "text": [text] if text else [],
        "notes": list(notes),
        "anchor": "spot",
    }


def number(n: int, unit: str = "") -> Cell:
    return cell(f"{n}{unit}", {"min": n, "max": n, "of": ""})


NONE = cell("無し", state="none")
SILENT = cell("出典に記載なし", state="not-recorded")
GAP = cell("未記入", state="gap")
UNTYPED = cell("本文を参照", state="untyped", text="場合による。")
UNASKED = cell("対象外", state="not-applicable")

FACETS: dict[str, list[tuple[str, str, float]]] = {
    "start": [("life", "ライフ", 1), ("mulligan", "マリガン", 3), ("hand", "手札", 1), ("cap", "上限", 1)],
    "flow": [("order", "順序", 0.5), ("who", "行う人", 1)],
    "sold": [("maker", "メーカー", 0.1)],
}
GROUPS = {"start": "開始時の設定", "flow": "手番", "sold": "商品"}

SAID: dict[str, dict[str, Cell]] = {
    "aka": {
        "life": number(20),
        "mulligan": cell("1回まで", "once", text="初めに1回だけ引き直せる。", notes=("全て戻す。",)),
        "hand": number(5, "枚"),
        "cap": SILENT,
        "order": cell("先攻、後攻", "first", "second"),
        "who": UNTYPED,
        "maker": cell("<b>甲</b>|乙"),
    },
    "ao": {
        "life": number(30),
        "mulligan": NONE,
        "hand": cell("5枚（各自）", {"min": 5, "max": 5, "of": ""}),
        "cap": number(10, "枚"),
        "order": cell("後攻と先攻", "second", "first"),
        "who": cell("全員", "all"),
        "maker": cell("=甲"),
    },
    "ki": {
        "life": UNASKED,
        "mulligan": NONE,
        "hand": number(7, "枚"),
        "cap": GAP,
        "order": cell("先攻のみ", "first"),
        "who": cell("全員", "all"),
        "maker": cell("丙"),
    },
}
SAID |= {f"more-{n}": SAID["ki"] for n in range(20)}

NAMES = {
    "aka": [("赤の決闘", "あかのけっとう", "Red Duel"), ("レッド・デュエル", "", "")],
    "ao": [("青い盤上", "あおいばんじょう", "Blue Board")],
    "ki": [("黄金郷", "おうごんきょう", "")],
} | {f"more-{n}": [(f"続編その{n}", f"ぞくへんその{n}", "")] for n in range(20)}

WORDS: dict[str, list[tuple[str, list[tuple[str, str]]]]] = {
    "aka": [
        ("discard-pile", [("墓場", "same")]),
        ("library", [("山", "same")]),
        ("tapped", [("寝かせる", "same"), ("倒す", "same")]),
        ("hand", [("手", "close")]),
        ("field", [("盤", "same"), ("戦線", "close")]),
    ],
    "ao": [
        ("field", [("場", "same")]),
        ("library", [("山", "same")]),
        ("hand", [("手札", "same")]),
        ("tapped", [("行動済", "same")]),
        ("discard-pile", [("捨場", "same")]),
    ],
}


def games() -> list[dict[str, Any]]:
    return [
        {
            "id": id_,
            "title": names[0][0],
            "reading": names[0][1],
            "en": names[0][2],
            "names": [{"name": name, "reading": reading, "en": en, "role": "main"} for name, reading, en in names],
            "status": "complete",
            "address": f"games/{id_}/",
        }
        for id_, names in NAMES.items()
    ]


def game(id_: str) -> dict[str, Any]:
    terms = [
        {
            "concept": concept,
            "name": concept,
            "words": [{"word": word, "anchor": concept, "relation": relation} for word, relation in words],
        }
        for concept, words in WORDS.get(id_, [])
    ]
    return {
        "version": "1.0",
        "id": id_,
        "title": NAMES[id_][0][0],
        "address": f"games/{id_}/",
        "facets": SAID[id_],
        "terms": terms,
    }


def facets() -> list[dict[str, Any]]:
    return [
        {
            "id": group,
            "label": GROUPS[group],
            "about": "",
            "facets": [
                {"id": id_, "label": label, "about": f"{label}のこと。", "weight": weight}
                for id_, label, weight in listed
            ],
        }
        for group, listed in FACETS.items()
    ]


def _answer(route: Route) -> None:
    name = route.request.url.split("/api/v1/")[1]
    if name == "facets.json":
        route.fulfill(json={"version": "1.0", "groups": facets()})
    elif name == "games.json":
        route.fulfill(json={"version": "1.0", "games": games()})
    elif (id_ := name.removeprefix("games/").removesuffix(".json")) in NAMES:
        route.fulfill(json=game(id_))
    else:
        route.fulfill(status=404, body="")


def invented(page: Page) -> None:
    """For ``visit``: the page is given the invented games."""
    page.route("**/api/v1/**", _answer)


def without(name: str) -> Callable[[Page], None]:
    """For ``visit``: the page is given the invented games, but one file of them cannot be had."""

    def before(page: Page) -> None:
        invented(page)
        page.route(f"**/api/v1/{name}", lambda route: route.abort())

    return before


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="比べるゲームを加える")


def options(page: Page) -> list[str]:
    """The titles in the list."""
    return [text.split(" ")[0] for text in page.get_by_role("option").all_inner_texts()]


def chips(page: Page) -> list[str]:
    return [text.split("\n")[0].removesuffix("×").strip() for text in page.locator(".chosen li").all_inner_texts()]


def heads(page: Page) -> list[str]:
    return page.locator(".side thead th").all_inner_texts()


def marks(page: Page) -> dict[str, str]:
    """The facets that show, with what is said of them."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".side [data-facet]")]
          .filter(row => row.checkVisibility())
          .map(row => [row.dataset.facet, row.querySelector(".verdict")?.textContent ?? ""]))"""
    )
    return found


def groups(page: Page) -> list[str]:
    return page.locator(".side .group button").all_inner_texts()


def sentences(page: Page) -> list[str]:
    """What is said of the differences, the folded too."""
    return page.locator(".sentences li").all_text_contents()


def renamed(page: Page) -> list[str]:
    return page.locator(".renamed li").all_text_contents()


def shown(page: Page) -> list[list[str]]:
    """The table as it shows: group, facet, and the lines of each cell, notes with what marks them."""
    read = """() => [...document.querySelectorAll(".side tbody")].flatMap(body =>
      [...body.querySelectorAll("[data-facet]")].filter(row => row.checkVisibility()).map(row => [
        body.querySelector(".group button").textContent,
        row.querySelector("summary").textContent,
        ...[...row.querySelectorAll("td")].map(cell => [
          ...[...cell.querySelectorAll(":scope > a, :scope > p")].map(part => part.textContent),
          ...[...cell.querySelectorAll("details p")].map(part => "注：" + part.textContent),
        ].join("\\n")),
      ]))"""
    found: list[list[str]] = page.evaluate(read)
    return found


def query(page: Page) -> str:
    """The query of the page's address."""
    return page.url.partition("?")[2]


def script(page: Page, module: str, call: str, *given: object) -> Any:
    """What a function of a module gives; ``call`` names it."""
    run = "async ([url, call, given]) => (await import(url))[call](...given)"
    return page.evaluate(run, [module, call, json.loads(json.dumps(given))])

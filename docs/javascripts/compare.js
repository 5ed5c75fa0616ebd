// Games side by side. The address holds the whole view; what it asks for is what shows.

import { loader } from "./compare/data.js";
import { told } from "./compare/difference.js";
import { element, filled } from "./compare/element.js";
import { csv, lines, markdown } from "./compare/export.js";
import { picker } from "./compare/picker.js";
import { compared, count, differing } from "./compare/rows.js";
import { table } from "./compare/table.js";
import { filter, takeaway } from "./compare/tools.js";
import { admitted, read, swapped, write } from "./compare/view.js";

/** @typedef {import("./compare/data.js").Game} Game */
/** @typedef {import("./compare/data.js").Group} Group */
/** @typedef {import("./compare/data.js").Listed} Listed */
/** @typedef {import("./compare/view.js").View} View */
/** @typedef {Record<string, string>} Words */

/** @param {HTMLElement} block */
async function start(block) {
  /** @type {Words} */
  const words = JSON.parse(block.dataset.words ?? "{}");
  const load = loader(block.dataset.api ?? "");
  const plain = [...block.children].filter((each) => each instanceof HTMLElement);
  const status = element("p", { class: "told", role: "status" }, words.loading);
  const stage = element("div", { class: "stage" });
  block.prepend(status, stage);
  const answered = await Promise.all([load("facets.json"), load("games.json")]).catch(() => null);
  status.textContent = answered ? "" : words.failed;
  if (!answered) return;
  const [{ groups }, { games: listed }] = answered;
  run({ block, plain, status, stage, words, load, groups, listed });
}

/** @param {{block: HTMLElement, plain: HTMLElement[], status: HTMLElement, stage: HTMLElement, words: Words,
 * load: (name: string) => Promise<any>, groups: Group[], listed: Listed[]}} page */
function run({ block, plain, status, stage, words, load, groups, listed }) {
  const title = document.title;
  const titles = new Map(listed.map((game) => [game.id, game.title]));
  const choice = picker(
    listed,
    words,
    (id) => go({ ...view, games: [...view.games, id] }),
    (id) => go({ ...view, games: view.games.filter((other) => other !== id) }),
  );
  block.prepend(choice.block);
  /** @type {View} */
  let view = { games: [], only: false, folded: [] };

  /** Another view of its own, to which one can come back. @param {View} next */
  function go(next) {
    window.history.pushState(null, "", window.location.pathname + write(next));
    return show(next);
  }

  /** The same view, looked at otherwise. @param {Partial<View>} changed */
  function adjust(changed) {
    view = { ...view, ...changed };
    window.history.replaceState(null, "", window.location.pathname + write(view));
  }

  /** @param {View} asked */
  async function show(asked) {
    const { games: ids, unknown, beyond } = admitted(asked.games, new Set(titles.keys()));
    view = { ...asked, games: ids, folded: asked.folded.filter((id) => groups.some((group) => group.id === id)) };
    choice.show(ids);
    const names = ids.map((id) => titles.get(id) ?? id);
    document.title = ids.length > 1 ? `${filled(words.title, { games: names.join(words.join) })} - ${title}` : title;
    const left = [
      ...unknown.map((id) => filled(words.missing, { id })),
      ...beyond.map((id) => filled(words.beyond, { title: titles.get(id) ?? id })),
    ];
    status.textContent = left.join("");
    const games = await Promise.all(ids.map((id) => load(`games/${id}.json`))).catch(() => null);
    if (view.games !== ids) return; // the reader has gone on meanwhile
    if (!games) status.textContent = words.failed;
    if (games && games.length > 1) draw(games);
    else stage.replaceChildren();
    for (const each of plain) each.hidden = stage.childElementCount > 0;
  }

  /** @param {Game[]} games */
  function draw(games) {
    const root = block.dataset.root ?? "";
    const all = compared(groups, games);
    const rows = () => (view.only ? differing(all) : all);
    const shown = () => lines(rows().filter(({ group }) => !view.folded.includes(group.id)), games, words);
    const fold = (/** @type {string} */ id, /** @type {boolean} */ folded) =>
      adjust({ folded: folded ? [...view.folded, id] : view.folded.filter((other) => other !== id) });
    const made = () => table(rows(), games, root, words, view.folded, fold);
    const counts = { n: count(all, "differs"), all: count(all), unknown: count(all, "unknown") };
    const only = filter(view.only, filled(words.counts, counts), words, (only) => {
      adjust({ only });
      stage.lastElementChild?.replaceWith(made());
    });
    const swap = (/** @type {string} */ one, /** @type {string} */ other) =>
      void go({ ...view, games: swapped(view.games, one, other) }).then(() => stage.querySelector("button")?.focus());
    const file = `${view.games.join("-")}.csv`;
    stage.replaceChildren(
      ...told(groups, games, root, words, swap),
      element("h2", {}, words.table),
      only,
      takeaway(() => markdown(shown()), () => csv(shown()), file, words),
      made(),
    );
  }

  window.addEventListener("popstate", () => void show(read(window.location.search)));
  void show(read(window.location.search));
  if (view.games.length === 1) choice.focus();
}

const block = document.querySelector("#comparison");
if (block instanceof HTMLElement) void start(block);

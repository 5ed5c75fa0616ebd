// Narrows the glossary's index by word, category and game, as one types.

import { fold, matcher } from "./fold.js";

/** @typedef {{line: HTMLElement, words: string, category: string, games: string[]}} Line */
/** @typedef {{lines: HTMLElement[], parts: HTMLElement[]}} Row a row of the 五十音, and all that goes when it is empty */

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement[]} */
function all(selector, within = document) {
  return [...within.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);
}

/** @param {HTMLElement} line @returns {Line} */
function readLine(line) {
  const { search = "", category = "", games = "" } = line.dataset;
  return { line, words: fold(search), category, games: games.split(" ") };
}

/** A list of terms with its heading and the link that jumps to it. @param {HTMLElement} list @returns {Row} */
function readRow(list) {
  const block = list.closest(".rules");
  const heading = block?.previousElementSibling;
  const parts = [block, heading, document.querySelector(`.jump a[href="#${heading?.id}"]`)];
  return { lines: all("li", list), parts: parts.filter((part) => part instanceof HTMLElement) };
}

/** Shows the lines that fit, hides what is empty, and gives the number of lines in sight.
 * @param {Line[]} lines @param {Row[]} rows @param {{q: string, category: string, game: string}} wanted */
function narrow(lines, rows, { q, category, game }) {
  const fits = matcher(q);
  for (const each of lines) {
    const right = (!category || each.category === category) && (!game || each.games.includes(game));
    each.line.hidden = !right || !fits(each.words);
  }
  for (const row of rows) {
    const empty = row.lines.every((line) => line.hidden);
    for (const part of row.parts) part.hidden = empty;
  }
  return lines.filter(({ line }) => !line.hidden).length;
}

/** @param {HTMLFormElement} form */
function start(form) {
  const lines = all("ul.terms > li").map(readLine);
  const rows = all("ul.terms").map(readRow);
  const output = form.querySelector("output");
  const update = () => {
    const said = new FormData(form);
    const value = (/** @type {string} */ name) => String(said.get(name) ?? "");
    const found = narrow(lines, rows, { q: value("q"), category: value("category"), game: value("game") });
    if (output) output.textContent = (output.dataset.found ?? "{n}").replace("{n}", String(found));
  };
  form.hidden = false;
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  window.addEventListener("pageshow", update); // a browser that goes back fills the fields in by itself
  update();
}

const form = document.querySelector("form[data-narrow]");
if (form instanceof HTMLFormElement) start(form);

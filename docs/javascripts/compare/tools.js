// What stands above the table: differences only, and the table to take away.

import { button, element } from "./element.js";

/** @typedef {Record<string, string>} Words */

/** The box for differences only. @param {boolean} checked @param {string} counts @param {Words} words
 * @param {(only: boolean) => void} change */
export function filter(checked, counts, words, change) {
  const box = element("input", { type: "checkbox" });
  box.checked = checked;
  box.addEventListener("change", () => change(box.checked));
  return element("p", { class: "tools" }, element("label", {}, box, " ", words.only), element("output", {}, counts));
}

/** Buttons that give the table as text. @param {() => string} markdown @param {() => string} csv
 * @param {string} file @param {Words} words */
export function takeaway(markdown, csv, file, words) {
  const said = element("span", { role: "status" });
  const line = element("p", { class: "tools" });
  const copy = button(words.markdown, () => {
    const text = markdown();
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => (said.textContent = words.copied),
      () => offer(line, text, said, words),
    );
  });
  line.append(copy, button(words.csv, () => save(csv(), file)), said);
  return line;
}

/** Where the browser does not copy, the reader can. @param {HTMLElement} line @param {string} text
 * @param {HTMLElement} said @param {Words} words */
function offer(line, text, said, words) {
  line.querySelector("textarea")?.remove();
  const field = element("textarea", { rows: "8", readonly: "", "aria-label": words.markdown });
  field.value = text;
  line.append(field);
  field.focus();
  field.select();
  said.textContent = words.manual;
}

/** @param {string} text @param {string} file */
function save(text, file) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  element("a", { href: address, download: file }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000); // the download reads it after the click
}

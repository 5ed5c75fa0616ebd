// Narrows the glossary's index by word, category and game, as one types.

/** Width, case and the two kana made equal, spaces dropped. @param {string} text */
export function fold(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/\s+/g, "");
}

/** @param {HTMLFormElement} form */
function start(form) {
  const lines = [...document.querySelectorAll("ul.terms > li")].map((line) => ({
    line: /** @type {HTMLElement} */ (line),
    words: fold(/** @type {HTMLElement} */ (line).dataset.search ?? ""),
  }));
  const output = form.querySelector("output");
  const narrow = () => {
    const { q, category, game } = Object.fromEntries(new FormData(form));
    const wanted = fold(String(q));
    let found = 0;
    for (const { line, words } of lines) {
      const fits =
        words.includes(wanted) &&
        (!category || line.dataset.category === category) &&
        (!game || (line.dataset.games ?? "").split(" ").includes(String(game)));
      line.hidden = !fits;
      found += fits ? 1 : 0;
    }
    for (const list of document.querySelectorAll("ul.terms")) {
      const empty = [...list.children].every((line) => /** @type {HTMLElement} */ (line).hidden);
      const block = /** @type {HTMLElement} */ (list.closest(".rules"));
      block.hidden = empty;
      const heading = block.previousElementSibling;
      if (heading instanceof HTMLElement && heading.matches("h2")) heading.hidden = empty;
    }
    if (output) output.textContent = (output.dataset.found ?? "{n}").replace("{n}", String(found));
  };
  form.hidden = false;
  form.addEventListener("input", narrow);
  form.addEventListener("submit", (event) => event.preventDefault());
  narrow();
}

const form = document.querySelector("form[data-narrow]");
if (form instanceof HTMLFormElement) start(form);

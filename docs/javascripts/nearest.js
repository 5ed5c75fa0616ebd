// The games that play most like the one on the page: asked for when a reader
// comes near the section, and written as text.

/** @typedef {{title: string, address: string, compare: string, agree: [string, string][],
 *   differ: [string, string, string][]}} Near */

/** @param {string} tag @param {string} name @param {...(Node | string)} inside */
function made(tag, name, ...inside) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...inside);
  return element;
}

/** @param {string} address @param {string} words */
function link(address, words) {
  const element = document.createElement("a");
  element.href = address;
  element.append(words);
  return element;
}

/** @param {Near} near @param {DOMStringMap} words @returns {HTMLElement} */
export function entry(near, words) {
  const agree = near.agree.map(([label, value]) => made("li", "", `${label}：${value}`));
  const differ = near.differ.map(([label, mine, theirs]) => made("li", "", `${label}：${mine} → ${theirs}`));
  return made(
    "li",
    "near",
    made("p", "near-head", link(near.address, near.title), " ", link(near.compare, words.compare ?? "")),
    ...(agree.length ? [made("p", "part", words.agree ?? ""), made("ul", "", ...agree)] : []),
    ...(differ.length ? [made("p", "part", words.differ ?? ""), made("ul", "", ...differ)] : []),
  );
}

/** @param {HTMLElement} block */
async function fill(block) {
  const answer = await fetch(block.dataset.nearest ?? "");
  if (!answer.ok) throw new Error(String(answer.status));
  const { games } = await answer.json();
  if (games.length) block.replaceChildren(made("ul", "", ...games.map((/** @type {Near} */ near) => entry(near, block.dataset))));
}

const block = document.querySelector("[data-nearest]");
if (block instanceof HTMLElement) {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      // Without the file the link to the comparison stays, which is what there is without JavaScript.
      fill(block).catch(() => undefined);
    },
    { rootMargin: "600px" },
  );
  watch.observe(block);
}

// On the page for what is missing: the pages whose addresses come nearest to the one asked for.

const FEWEST = 0.5; // how alike two addresses must be
const MOST = 3;

/** @param {string} text @returns {string[]} pairs of letters */
function pairs(text) {
  const letters = [...text];
  return letters.slice(1).map((letter, place) => letters[place] + letter);
}

/** How alike two addresses are, from 0 to 1: twice the pairs of letters they share, of all they have (Dice).
 * @param {string} one @param {string} other */
export function alike(one, other) {
  const ours = pairs(one);
  const theirs = pairs(other);
  const left = [...theirs];
  const shared = ours.filter((pair) => left.includes(pair) && left.splice(left.indexOf(pair), 1));
  return (2 * shared.length) / (ours.length + theirs.length || 1);
}

/** The paths most like the one asked for, best first. @param {string} asked @param {string[]} paths */
export function nearest(asked, paths) {
  return paths
    .map((path) => ({ path, mark: alike(asked, path) }))
    .filter(({ mark }) => mark >= FEWEST)
    .sort((one, other) => other.mark - one.mark || (one.path < other.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ path }) => path);
}

/** @param {HTMLElement} block its `data-map` is the address of the site's map, which stands at its root */
async function suggest(block) {
  const map = new URL(block.dataset.map ?? "", location.href);
  const answer = await fetch(map);
  if (!answer.ok) return;
  const root = map.pathname.replace(/[^/]*$/, "");
  const text = new DOMParser().parseFromString(await answer.text(), "application/xml");
  const paths = [...text.getElementsByTagName("loc")].map((loc) => new URL(loc.textContent ?? "").pathname);
  const inside = paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length));
  const asked = decodeURIComponent(location.pathname).slice(root.length).toLowerCase();
  const items = nearest(asked, inside).map((path) => {
    const link = document.createElement("a");
    link.href = root + path;
    link.append(path);
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  block.querySelector("ul")?.append(...items);
  block.hidden = !items.length;
}

const block = document.querySelector("[data-map]");
// Without a map, or for an address that is none, the other ways on the page stay.
if (block instanceof HTMLElement) suggest(block).catch(() => undefined);

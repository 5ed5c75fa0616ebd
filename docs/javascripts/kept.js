// On the page for when there is no network: which games are at hand, and the
// page that was asked for.

/** @param {HTMLElement} list of games @param {URL} root the site's address */
export async function fill(list, root) {
  const asked = new URLSearchParams(location.search).get("to");
  const target = asked === null ? null : new URL(asked, root);
  // What stands in the address is anybody's: nothing but a page of this site is offered.
  if (target?.href.startsWith(root.href)) offer(target);
  const games = [...(await kept(root))].sort((one, other) => one[1].localeCompare(other[1], "ja"));
  const items = games.map(([address, title]) => {
    const item = document.createElement("li");
    item.append(link(address, title));
    return item;
  });
  if (items.length) list.replaceChildren(...items);
}

/** Says that the page is not at hand, and goes there once the network is back. @param {URL} target */
function offer(target) {
  const notice = document.querySelector("[data-missed]");
  if (!(notice instanceof HTMLElement)) return;
  notice.append(link(target.href, notice.dataset.missed ?? ""));
  notice.hidden = false;
  window.addEventListener("online", () => location.replace(target));
}

/** The games at hand: titles by address. @param {URL} root @returns {Promise<Map<string, string>>} */
async function kept(root) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${root.href} `)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = request.url.split("?")[0] ?? "";
      if (/^games\/[^/]+\/$/.test(address.slice(root.href.length)) && !found.has(address)) {
        found.set(address, await titleOf(await cache.match(request)));
      }
    }
  }
  return found;
}

/** @param {Response | undefined} page */
async function titleOf(page) {
  const text = (await page?.text()) ?? "";
  return new DOMParser().parseFromString(text, "text/html").querySelector("h1")?.firstChild?.textContent?.trim() ?? "";
}

/** @param {string} address @param {string} words */
function link(address, words) {
  const made = document.createElement("a");
  made.href = address;
  made.append(words);
  return made;
}

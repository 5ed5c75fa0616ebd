// Answers from the network; from what was kept only where the network fails,
// so that nobody who is online sees an old page. The core of the site, in which
// one version of the search worker and its index lies, is kept as a whole, what
// a reader visits as far as there is room.

/* global VERSION, CORE */

const SCOPE = self.registration.scope;
const OURS = `${SCOPE} `; // sites that share an origin share its caches
const KEPT = `${OURS}core ${VERSION}`;
const VISITED = `${OURS}visited`;
const MOST = 300; // files of what was visited
const OFFLINE = "offline/";
const GAME = /^games\/[^/?]+\/$/;

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(gather(event.data)));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event));
});

async function prepare() {
  const core = await caches.open(KEPT);
  await core.addAll(CORE.map((address) => new Request(new URL(address, SCOPE), { cache: "no-cache" })));
  await self.skipWaiting();
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT && name !== VISITED);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const opens = request.mode === "navigate";
  try {
    // A page is asked for anew even where the browser's own cache would still do.
    const found = await fetch(opens ? new Request(request, { cache: "no-cache" }) : request);
    if (found.status === 200 && found.type === "basic") event.waitUntil(kept(request, found.clone()));
    return found;
  } catch (error) {
    const old = await known(request);
    if (old) return old;
    if (!opens) throw error;
    return Response.redirect(new URL(`${OFFLINE}?to=${encodeURIComponent(request.url.slice(SCOPE.length))}`, SCOPE));
  }
}

/** @param {Request} request @param {Response} found */
async function kept(request, found) {
  // A page is the same whatever stands behind the `?`, which may be what somebody has searched for.
  const page = request.mode === "navigate" ? (request.url.split("?")[0] ?? "") : "";
  await keep(page ? new Request(page) : request, found).catch(() => undefined); // there may be no room
  await gather(beside(page));
}

/** What was kept: of the core, else what was visited, as it was asked for or with something else behind the `?`.
 * @param {Request} request @returns {Promise<Response | undefined>} */
async function known(request) {
  const visited = await caches.open(VISITED);
  return (
    (await inCore(request)) ??
    (await visited.match(request, { ignoreVary: true })) ??
    (await visited.match(request, { ignoreVary: true, ignoreSearch: true }))
  );
}

/** The core's file, whatever version of it was asked for: only those of the core belong together.
 * @param {Request} request @returns {Promise<Response | undefined>} */
async function inCore(request) {
  const core = await caches.open(KEPT);
  return core.match(request, { ignoreVary: true, ignoreSearch: true });
}

/** Keeps an answer that is not in the core, and no more of them than there is room for; the oldest goes first.
 * @param {Request} request @param {Response} found */
async function keep(request, found) {
  if (await inCore(request)) return;
  const visited = await caches.open(VISITED);
  await visited.put(request, found);
  const all = await visited.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => visited.delete(old)));
}

/** Keeps what a page had loaded before this worker was there. @param {string[]} addresses */
async function gather(addresses) {
  for (const address of new Set([...addresses, ...addresses.flatMap(beside)])) {
    if (address.startsWith(SCOPE)) {
      const request = new Request(address);
      await fetch(request).then((found) => (found.status === 200 ? keep(request, found) : undefined), () => undefined);
    }
  }
}

/** What a game's page asks for only when a reader comes to it. @param {string} address @returns {string[]} */
function beside(address) {
  return GAME.test(address.slice(SCOPE.length)) ? ["terms.json", "nearest.json"].map((name) => new URL(name, address).href) : [];
}

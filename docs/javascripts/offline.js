// Puts the worker in charge that keeps pages for when there is no network.

const root = new URL("..", import.meta.url);

async function start() {
  const late = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(new URL("service-worker.js", root));
  const { active } = await navigator.serviceWorker.ready;
  // Of the first page the worker has seen nothing.
  if (late) active?.postMessage([location.origin + location.pathname, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}

if ("serviceWorker" in navigator) {
  // Only then, so that what it keeps does not hold up the page itself. Without the worker the site is as it is.
  if (document.readyState === "complete") start().catch(() => undefined);
  else window.addEventListener("load", () => start().catch(() => undefined));
}

const list = document.querySelector("[data-kept]");
if (list instanceof HTMLElement) import("./kept.js").then(({ fill }) => fill(list, root)).catch(() => undefined);

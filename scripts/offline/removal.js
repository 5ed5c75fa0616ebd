// Stands where the worker stood once the setting is off: takes away what it kept, and then itself.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${self.registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// The service worker: keeps one edition of the page, whole, so that it works with the network gone. Editions never mix:
// each has a cache of its own, which is used only when everything is in it and is what was built.

// The build writes here which edition this is, and the SHA-256 of every file of it; of a packed one, unpacked as well.
const { build, files } = __EDITION__;

const { scope } = self.registration;
// `offline.py` finds the cache by this name. Other sites may share the host, and other copies of this one.
const ALL = `five-stars ${scope} `;
const OURS = `${ALL}${build}`;
const WORKERS = 6;

const href = (path) => new URL(path, scope).href;

// --- coming: every file, from an older edition where it is the same, else from the network

const isWhatWasBuilt = async (path, response) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return files[path].includes(Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""));
};

const brought = async (path) => {
  const sources = [
    () => caches.match(href(path)),
    () => fetch(href(path)),
    () => fetch(href(path), { cache: "reload" }), // what the browser has kept may be of another edition
  ];
  for (const source of sources) {
    const response = await source();
    if (response?.ok && (await isWhatWasBuilt(path, response.clone()))) return plain(response);
  }
  throw new Error(`${path} is not what was built`);
};

// What came by a detour may not answer a navigation.
const plain = (response) => (response.redirected ? new Response(response.body, { headers: response.headers }) : response);

const fill = async () => {
  const cache = await caches.open(OURS);
  const there = new Set((await cache.keys()).map(({ url }) => url)); // from a download that broke off
  const missing = Object.keys(files)
    .filter((path) => !there.has(href(path)))
    .values();
  const work = async () => {
    for (const path of missing) await cache.put(href(path), await brought(path));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await cache.put(href("kept"), new Response(String(Date.now())));
};

const tell = async (why) => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ build, why });
};

const come = async () => {
  try {
    await fill();
    await tell("");
  } catch (failure) {
    await tell(failure.name === "QuotaExceededError" ? "full" : "away");
    throw failure;
  }
};

// --- going on: the older editions are forgotten when no page is of one any more

const takeOver = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ALL) && name !== OURS).map((name) => caches.delete(name)));
};

const isAlone = async () => (await self.clients.matchAll({ includeUncontrolled: true, type: "window" })).length === 1;

const hear = async ({ data, source }) => {
  const alone = await isAlone();
  if (data === "take over" && alone) await self.skipWaiting();
  if (data === "take over" && !alone) source.postMessage({ build, why: "others" });
  if (data === build && alone) await self.clients.claim(); // a page of this very edition, older than its service worker
};

// --- serving

const kept = async (path, request) => (await caches.match(href(path), { cacheName: OURS })) ?? fetch(request);

const serve = (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname;
  if (event.request.method !== "GET" || !address.startsWith(scope)) return;
  const place = address.slice(scope.length);
  const path = ["", "index.html"].includes(place) ? "./" : place;
  if (Object.hasOwn(files, path)) event.respondWith(kept(path, event.request));
};

self.addEventListener("install", (event) => event.waitUntil(come()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event)));
self.addEventListener("fetch", serve);

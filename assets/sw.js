// The service worker: keeps one edition of the page, whole, so that it works with the network gone. Editions never mix:
// each serves what was built for it, and only when everything is there. What has the hash of its content in its name is
// the same in all of them, and kept once; and two at most are kept: the one in use, and the newest.

// The build writes here which edition this is, and the SHA-256 of every file of it; of a packed one, unpacked as well, and
// of machine code with its mark.
const { build, files, mark } = __EDITION__;

const { registration } = self;
const { scope } = registration;
// `offline.py` finds the cache by this name. Other sites may share the host, and other copies of this one.
const ALL = `five-stars ${scope} `;
const OURS = `${ALL}${build}`;
const SHARED = `five-stars-shared ${scope}`;
const WORKERS = 6;

const href = (path) => new URL(path, scope).href;
// Under its own address: else the browser would not keep with it what it has compiled.
const home = (path) => (/\.[0-9a-f]{10}\.\w+$/.test(path) ? SHARED : OURS);

// --- coming: every file, from an older edition where it is the same, else from the network

// Which of the contents that a file may have: as it was built or, of a packed one, what is in it; -1 for none of them.
const content = async (path, response) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return files[path].indexOf(Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""));
};

const brought = async (path) => {
  const sources = [
    () => caches.match(href(path)),
    () => fetch(href(path)),
    () => fetch(href(path), { cache: "reload" }), // what the browser has kept may be of another edition
  ];
  for (const source of sources) {
    const response = await source();
    const which = response?.ok ? await content(path, response.clone()) : -1;
    if (which >= 0) return which === 0 && files[path].length > 1 ? packed(path, response) : plain(response);
  }
  throw new Error(`${path} is not what was built`);
};

// What came by a detour may not answer a navigation.
const plain = (response) => (response.redirected ? new Response(response.body, { headers: response.headers }) : response);

// What is packed is kept so, and unpacked here when it is asked for: the page has enough to do. Machine code is unpacked
// at once: only with what is kept as it is asked for does a browser keep what it has compiled of it. And it is marked:
// Chromium compiles nothing anew that a page has compiled already, and of that page's code it keeps nothing.
const packed = (path, response) =>
  isCode(path) ? marked(unpacked(path, response)) : new Response(response.body, { headers: { "x-packed": "yes" } });

const marked = (code) =>
  new Response(code.body.pipeThrough(new TransformStream({ flush: (out) => out.enqueue(new Uint8Array(mark)) })), code);

const fill = async () => {
  const [cache, shared] = [await caches.open(OURS), await caches.open(SHARED)];
  const cached = [...(await cache.keys()), ...(await shared.keys())]; // by another edition, or a download that broke off
  const there = new Set(cached.map(({ url }) => url));
  const missing = Object.keys(files)
    .filter((path) => !there.has(href(path)))
    .values();
  const work = async () => {
    for (const path of missing) await (home(path) === SHARED ? shared : cache).put(href(path), await brought(path));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await cache.put(href("places"), new Response(JSON.stringify(Object.keys(files).map(href))));
  await cache.put(href("kept"), new Response(String(Date.now())));
};

const tell = async (why) => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ build, why });
};

const come = async () => {
  try {
    await fill();
    await forgetAllBut(registration.active ? await oldest() : OURS);
    await tell("");
  } catch (failure) {
    await tell(failure.name === "QuotaExceededError" ? "full" : "away");
    throw failure;
  }
};

// --- going on: an edition that never took over is forgotten for a newer one, the one in use when no page is of it any more

const editions = async () => (await caches.keys()).filter((name) => name.startsWith(ALL));

const read = async (name, what) => (await caches.match(href(what), { cacheName: name }))?.json();

// The one in use: it forgot those before it when it took over.
const oldest = async () => {
  const since = async (name) => [(await read(name, "kept")) ?? Infinity, name];
  return (await Promise.all((await editions()).map(since))).sort(([one], [other]) => one - other)[0][1];
};

const forgetAllBut = async (inUse) => {
  const others = (await editions()).filter((name) => name !== OURS && name !== inUse);
  await Promise.all(others.map((name) => caches.delete(name)));
  const wanted = new Set([...Object.keys(files).map(href), ...((await read(inUse, "places")) ?? [])]);
  const shared = await caches.open(SHARED);
  for (const request of await shared.keys()) if (!wanted.has(request.url)) await shared.delete(request);
};

const isAlone = async () => (await self.clients.matchAll({ includeUncontrolled: true, type: "window" })).length === 1;

const hear = async ({ data, source }) => {
  const alone = await isAlone();
  if (data === "take over" && alone) await self.skipWaiting();
  if (data === "take over" && !alone) source.postMessage({ build, why: "others" });
  if (data === build && alone) await self.clients.claim(); // a page of this very edition, older than its service worker
};

// --- serving

const kept = async (path, request) => {
  const response = await caches.match(href(path), { cacheName: home(path) });
  if (!response) return fetch(request);
  return response.headers.has("x-packed") ? unpacked(path, response) : response;
};

const isCode = (path) => path.includes(".wasm.");

const unpacked = (path, response) => {
  const type = isCode(path) ? "application/wasm" : "application/octet-stream";
  const headers = { "Content-Type": type, "x-unpacked": "yes" };
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers });
};

const serve = (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname;
  if (event.request.method !== "GET" || !address.startsWith(scope)) return;
  const asked = address.slice(scope.length);
  const path = ["", "index.html"].includes(asked) ? "./" : asked;
  if (Object.hasOwn(files, path)) event.respondWith(kept(path, event.request));
};

self.addEventListener("install", (event) => event.waitUntil(come()));
self.addEventListener("activate", (event) => event.waitUntil(forgetAllBut(OURS)));
self.addEventListener("message", (event) => event.waitUntil(hear(event)));
self.addEventListener("fetch", serve);

// Starts Python: Pyodide with a standard library and an app compiled beforehand. PyScript takes it for Pyodide itself.
// The page calls `start` early, so that everything arrives while PyScript is still loading; a worker just loads it.

// The build writes here what the files are called, and what Pyodide wants to know of itself.
const { files, version, lock, library } = __RUNTIME__;

export { version };

const url = (name) => new URL(name, import.meta.url).href;

let started;
export const start = (...early) => (started ??= begin(...early));

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await start();
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  return python;
};

// From the memory that an earlier visit has kept, if there is one that is whole; else from the beginning. The page has
// asked for both already: `coming` are the files on their way, `picture` is what the device has kept.
const begin = async (arriving, coming, picture) => {
  const memory = recall(picture);
  try {
    const python = await boot(memory, arriving, coming);
    // Who comes back is dealt other cards.
    if (await memory) python.runPython("import random; random.seed()");
    return python;
  } catch (failure) {
    if (!(await memory)) throw failure;
    await forget();
    return boot({}, arriving);
  }
};

// `more` is what Pyodide is told besides; it may take its time.
export const boot = async (more, arriving = (name, response) => response, coming = {}) => {
  let refuse;
  const failure = new Promise((_, reject) => (refuse = reject));
  const bring = async (name, type) => unpacked(arriving(name, there(await (coming[name] ?? fetch(url(files[name]))))), type);
  // Compiled while the rest is still arriving.
  const compiled = WebAssembly.compileStreaming(bring("wasm", "application/wasm"));
  // Pyodide asks for its files by names of its own: it gets what is already on its way.
  const ours = { "pyodide.asm.wasm": compiled, "python_stdlib.zip": new Response(EMPTY) };
  const archives = ["library", "app"].map(async (name) => (await bring(name)).arrayBuffer());
  const glue = bring("asm").then((response) => response.text());
  for (const part of [compiled, ...archives, glue]) part.catch(refuse);
  const { fetch: plainFetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const python = async () => {
    const [{ loadPyodide }, text] = await Promise.all([import(url(files.pyodide)), glue]);
    const createPyodideModule = new Function("here", text)(url(files.pyodide));
    globalThis.fetch = async (resource, ...rest) => ours[String(resource).split("/").pop()] ?? plainFetch(resource, ...rest);
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await compiled;
      const instance = await WebAssembly.instantiate(module, imports);
      // Pyodide puts a picture into the memory that it begins with, and Python may have needed more.
      const picture = await more;
      if (picture?.size) widen(instance.exports.memory, picture.size);
      await globalThis.fiveStars?.rest();
      return { module, instance };
    };
    return loadPyodide({
      indexURL: url("."),
      args: ["-S"], // `site` looks for what this says at once: where packages are
      env: { PYTHONPATH: `${library}:${library}/site-packages` },
      lockFileContents: lock,
      packageBaseUrl: url("."),
      createPyodideModule: async (settings) => {
        const module = await createPyodideModule(settings);
        if (!(await more)?._loadSnapshot) await importEarly(module);
        return module;
      },
      fsInit: async (FS) => {
        for (const archive of archives) unpack(FS, await archive);
        await globalThis.fiveStars?.rest();
      },
      ...(await more),
    });
  };
  try {
    return await Promise.race([python(), failure]);
  } finally {
    globalThis.fetch = plainFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};

// What Pyodide, PyScript and we would import at one go, each after what it imports itself; where there is a page, it
// answers between two.
const EARLY =
  "enum collections functools re typing importlib.util json ast annotationlib tokenize weakref inspect copy dataclasses" +
  " textwrap warnings contextlib codeop traceback string threading logging concurrent.futures base64 heapq contextvars" +
  " asyncio fnmatch bisect random shutil importlib.abc _pyodide _pyodide.docstring ntpath pathlib html ipaddress" +
  " urllib.parse numbers hashlib";

const LONG = 4; // milliseconds that a piece may take; on a phone it is four times as long

const importEarly = async (module) => {
  const { rest } = globalThis.fiveStars ?? {};
  if (!rest) return; // a worker holds up nobody
  await rest();
  let begun = performance.now();
  for (const name of EARLY.split(" ")) {
    module.API.rawRun(`__import__("${name}")`); // one that is not there is told where Python asks for it
    if (performance.now() - begun < LONG) continue;
    await rest();
    begun = performance.now();
  }
};

const PAGE = 65536; // bytes: memory grows by these

const widen = (memory, size) => {
  const missing = (size - memory.buffer.byteLength) / PAGE;
  if (missing > 0) memory.grow(missing);
};

// --- a picture of Python's memory, kept by this browser for this very build: the name of this file changes with it

const ALL = `five-stars-memory ${url(".")}`;
const OURS = `${ALL} ${import.meta.url}`;
const PICTURE = url("memory");
const REST = url("memory-rest");
const BEFORE = 16 * 2 ** 20; // bytes that are kept as they are; the rest is packed, so that all of it takes less room

const SOON = 5000; // milliseconds: a browser that gives no answer gives no picture

const recall = (picture) => Promise.race([recalled(picture), new Promise((late) => setTimeout(late, SOON))]);

const recalled = async (picture = [PICTURE, REST].map(read)) => {
  try {
    const parts = await Promise.all(picture.map(whole));
    if (parts.every(Boolean)) return hung(...parts);
    if (parts.some((part) => part !== undefined)) await forget();
  } catch {
    // a browser that keeps nothing in this window
  }
  return undefined;
};

const read = async (part) => {
  const kept = await caches.match(part, { cacheName: OURS });
  return kept && { sum: kept.headers.get("x-sum"), bytes: await kept.arrayBuffer() };
};

// Each part is unpacked and looked at as soon as it is there; nothing of one that is ill.
const whole = async (part, number) => {
  const { sum: expected, bytes: kept } = (await part) ?? {};
  if (!kept) return undefined;
  const bytes = new Uint8Array(number ? await inflated(kept).catch(() => new ArrayBuffer()) : kept);
  return sum(bytes) === expected ? bytes : null;
};

const inflated = (bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

// Whether there is none, and one could be kept: where there was no room, it is tried again in another week.
export const isMissing = async () => !!globalThis.caches && !(await caches.has(OURS)) && !(await caches.has(refused()));

const WEEK = 7 * 24 * 60 * 60 * 1000;
const refused = () => `${OURS} refused in week ${Math.floor(Date.now() / WEEK)}`;

export const keep = async (picture) => {
  await forget();
  const bytes = taken(picture);
  try {
    const cache = await caches.open(OURS);
    const [first, rest] = [bytes.subarray(0, BEFORE), bytes.subarray(BEFORE)];
    const packed = new Blob([rest]).stream().pipeThrough(new CompressionStream("gzip"));
    await cache.put(REST, new Response(packed, { headers: { "x-sum": sum(rest) } }));
    await cache.put(PICTURE, new Response(first, { headers: { "x-sum": sum(first) } }));
  } catch (failure) {
    await forget();
    await caches.open(refused());
    throw failure;
  }
};

// This build's, and those of older ones.
export const forget = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`${ALL} `)).map((name) => caches.delete(name)));
};

const sum = (bytes) => {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let [one, two] = [bytes.length, 0]; // two at once: neither has to wait for the other
  for (let at = 1; at < words.length; at += 2) {
    one = (Math.imul(one, 31) + words[at - 1]) | 0;
    two = (Math.imul(two, 31) + words[at]) | 0;
  }
  return `${one} ${two}`;
};

// Nearly half of the memory is empty, in few places. What is kept begins with numbers: how many come before the pages in
// which there is something, where what Pyodide says of its own picture begins and ends, how large the memory was, and
// from where to where there is something in it.
const FIXED = 4;

const taken = (picture) => {
  const length = new Uint32Array(picture.buffer, picture.byteOffset, 2)[1]; // of what Pyodide says before the memory
  const heap = picture.subarray(length);
  const isEmpty = (page) => new BigUint64Array(page.buffer, page.byteOffset, page.length >> 3).every((word) => !word);
  const runs = [];
  for (let at = 0; at < heap.length; at += PAGE) {
    if (isEmpty(heap.subarray(at, at + PAGE))) continue;
    if (runs.at(-1) === at) runs.pop();
    else runs.push(at);
    runs.push(Math.min(at + PAGE, heap.length));
  }
  const before = 4 * (FIXED + runs.length);
  const numbers = new Uint32Array([before + length, before, heap.length, runs.length, ...runs]);
  const parts = [new Uint8Array(numbers.buffer), picture.subarray(0, length)];
  for (let at = 0; at < runs.length; at += 2) parts.push(heap.subarray(runs[at], runs[at + 1]));
  return joined(parts);
};

const joined = (parts) => {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const hung = (first, rest) => {
  const [begin, said, size, count] = new Uint32Array(first.buffer, 0, FIXED);
  const runs = new Uint32Array(first.buffer, 4 * FIXED, count);
  const lay = (heap) => {
    let [from, end] = [begin, 0];
    for (let at = 0; at < runs.length; at += 2) {
      heap.fill(0, end, runs[at]);
      end = runs[at + 1];
      const until = from + end - runs[at];
      heap.set(first.subarray(from, until), runs[at]);
      if (until > BEFORE) heap.set(rest.subarray(Math.max(from - BEFORE, 0), until - BEFORE), end - until + Math.max(from, BEFORE));
      from = until;
    }
  };
  return { _loadSnapshot: first.slice(said, begin), size, lay };
};

const there = (response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
};

// What comes packed is unpacked while it comes, in pieces between which the page answers. The service worker and some
// hosts do that as they send, most hosts do not.
const unpacked = async (response, type) => {
  if (response.headers.has("x-unpacked")) return response;
  const reader = response.body.getReader();
  let { done, value } = await reader.read();
  const isPacked = value?.[0] === 0x1f && value[1] === 0x8b;
  const whole = new ReadableStream({
    pull: async (out) => {
      if (!value?.length) ({ done, value } = await reader.read());
      if (done) return out.close();
      out.enqueue(value.subarray(0, PIECE));
      value = value.subarray(PIECE);
      await globalThis.fiveStars?.rest();
    },
    cancel: (why) => reader.cancel(why),
  });
  const body = isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  return new Response(body, type && { headers: { "Content-Type": type } });
};
const PIECE = 65536; // bytes that are unpacked at one go

const EMPTY = new Uint8Array(22); // a zip in which there is nothing: Pyodide wants one, and the library lies in a folder
EMPTY.set([0x50, 0x4b, 5, 6]);

// A tar archive is a block of 512 bytes with name and size (in octal) for each file, then its content in such blocks.
// The files are hung into their folders at once: to look up each by its path takes longer than all the rest.
const unpack = (FS, archive) => {
  const text = new TextDecoder();
  const field = (at, length) => text.decode(new Uint8Array(archive, at, length)).split("\0")[0];
  const folders = {};
  const folder = (path) => {
    FS.mkdirTree(path);
    return FS.lookupPath(path).node;
  };
  for (let at = 0; field(at, 100); ) {
    const [, path, name] = /(.*)\/(.*)/.exec(`/${field(at, 100)}`);
    const size = parseInt(field(at + 124, 12), 8);
    const parent = (folders[path] ??= folder(path));
    const file = parent.node_ops.mknod(parent, name, READABLE, 0);
    file.contents = new Uint8Array(archive, at + 512, size);
    file.usedBytes = size;
    at += 512 + Math.ceil(size / 512) * 512;
  }
};
const READABLE = 0o100644; // a file, as its mode says it

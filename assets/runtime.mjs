// Starts Python: Pyodide with a standard library and an app compiled beforehand. PyScript takes it for Pyodide itself.
// The page calls `start` early, so that everything arrives while PyScript is still loading; a worker just loads it.

// The build writes here what the files are called, and what Pyodide wants to know of itself.
const { files, version, lock } = __RUNTIME__;

export { version };

const url = (name) => new URL(name, import.meta.url).href;

let started;
export const start = (arriving = (name, response) => response) => (started ??= boot(arriving));

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await start();
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  return python;
};

const boot = async (arriving) => {
  let refuse;
  const failure = new Promise((_, reject) => (refuse = reject));
  const bring = async (name) => arriving(name, there(await fetch(url(files[name]))));
  // Pyodide asks for its files by names of its own: it gets what is already on its way.
  const ours = { "pyodide.asm.wasm": bring("wasm"), "python_stdlib.zip": bring("library") };
  const app = bring("app").then(unzipped);
  for (const part of [...Object.values(ours), app]) part.catch(refuse);
  const { fetch: plainFetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const python = async () => {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(url(files.pyodide)),
      import(url(files.asm)),
    ]);
    globalThis.fetch = (resource, ...rest) => ours[String(resource).split("/").pop()] ?? plainFetch(resource, ...rest);
    // It would wait for ever where its wasm breaks off.
    WebAssembly.instantiateStreaming = (...what) => {
      const done = instantiateStreaming(...what);
      done.catch(refuse);
      return done;
    };
    return loadPyodide({
      indexURL: url("."),
      lockFileContents: lock,
      packageBaseUrl: url("."),
      createPyodideModule,
      fsInit: async (FS) => unpack(FS, await app),
    });
  };
  try {
    return await Promise.race([python(), failure]);
  } finally {
    globalThis.fetch = plainFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
};

const there = (response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
};

// Some hosts unzip what they send, most do not.
const unzipped = async (response) => {
  const bytes = await response.arrayBuffer();
  if (new Uint16Array(bytes, 0, 1)[0] !== 0x8b1f) return bytes;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// A tar archive is a block of 512 bytes with name and size (in octal) for each file, then its content in such blocks.
const unpack = (FS, archive) => {
  const text = new TextDecoder();
  const field = (at, length) => text.decode(new Uint8Array(archive, at, length)).split("\0")[0];
  for (let at = 0; field(at, 100); ) {
    const path = `/${field(at, 100)}`;
    const size = parseInt(field(at + 124, 12), 8);
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, new Uint8Array(archive, at + 512, size), { canOwn: true });
    at += 512 + Math.ceil(size / 512) * 512;
  }
};

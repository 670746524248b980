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
  const bring = (name) => fetch(url(files[name])).then(there).then((response) => arriving(name, response));
  const wasm = bring("wasm");
  const library = bring("library");
  const app = bring("app").then(unzipped);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(url(files.pyodide)),
    import(url(files.asm)),
  ]);
  // Pyodide asks for its files by names of its own: it gets what is already on its way.
  const ours = new Map([["pyodide.asm.wasm", wasm], ["python_stdlib.zip", library]]);
  const plain = globalThis.fetch;
  globalThis.fetch = (resource, ...rest) => {
    const name = String(resource).split("/").pop();
    return ours.get(name) ?? plain(resource, ...rest);
  };
  try {
    return await loadPyodide({
      indexURL: url("."),
      lockFileContents: lock,
      packageBaseUrl: url("."),
      createPyodideModule,
      fsInit: async (FS) => unpack(FS, await app),
    });
  } finally {
    globalThis.fetch = plain;
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

// Compiles a tree of Python modules with Pyodide's own Python: no other writes bytecode that the page can read.
// The build calls it: node compile.mjs SOURCE TARGET. Below home/ the sources arrive later: their bytecode is laid where
// Python looks for it, and checks it against them; everywhere else it takes the place of the sources.
import { loadPyodide } from "pyodide";

const [source, target] = process.argv.slice(2);

const COMPILE = `
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import cache_from_source, source_hash
from pathlib import Path

for path in sorted(Path("/source").rglob("*.py")):
    text, name = path.read_bytes(), path.relative_to("/source")
    late = name.parts[0] == "home"
    # asserts and docstrings stay behind: the page needs neither
    code = compile(text, str(name), "exec", dont_inherit=True, optimize=0 if late else 2)
    out = "/target" / (Path(cache_from_source(name)) if late else name.with_suffix(".pyc"))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(_code_to_hash_pyc(code, source_hash(text), late))
`;

try {
  const python = await loadPyodide();
  for (const [name, root] of [["/source", source], ["/target", target]]) {
    python.FS.mkdirTree(name);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
  }
  python.runPython(COMPILE);
} catch (failure) {
  // what Pyodide throws would be printed with all of its source
  console.error(failure.message);
  process.exitCode = 1;
}

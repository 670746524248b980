// Compiles a folder of Python modules with Pyodide's own Python, since only that writes bytecode the page can read.
// Called by the build: node compile.mjs SOURCE TARGET [cache]. With `cache`, as checked __pycache__ files beside sources.
import { loadPyodide } from "pyodide";

const [source, target, layout = ""] = process.argv.slice(2);
const python = await loadPyodide();
for (const [name, path] of [["/source", source], ["/target", target]]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path }, name);
}
python.globals.set("layout", layout);
python.runPython(`
import sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

cached = layout == "cache"
for path in sorted(Path("/source").rglob("*.py")):
    text, name = path.read_bytes(), path.relative_to("/source")
    # asserts and docstrings stay behind: the page needs neither
    code = compile(text, str(name), "exec", dont_inherit=True, optimize=-1 if cached else 2)
    pyc = _code_to_hash_pyc(code, source_hash(text), cached)
    if cached:
        name = name.parent / "__pycache__" / f"{name.stem}.{sys.implementation.cache_tag}.pyc"
    else:
        name = name.with_suffix(".pyc")
    out = Path("/target") / name
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(pyc)
`);

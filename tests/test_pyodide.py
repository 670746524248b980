"""The engine gives the same matches on Pyodide as on CPython (design, law 2): 50 of each open game, at all its tables.

Pyodide runs in node, as when the build compiles with it; the package is mounted from where it lies.
"""

import json
import subprocess

from fivestars.tools.setup import ASSETS, node
from fivestars.tools.trouble import ROOT
from playing import endings

MATCHES = 50
SCRIPT = """
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
for (const [name, root] of [["/py", process.argv[1]], ["/tests", process.argv[2]]]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
console.log(python.runPython(`
import json, sys
sys.path[:0] = ["/py", "/tests"]
sys.dont_write_bytecode = True
from playing import endings
json.dumps([sys.platform, endings(${process.argv[3]})])
`));
"""


def test_pyodide_plays_the_same_matches_as_cpython() -> None:
    command = [
        node(),
        "--input-type=module",
        "--eval",
        SCRIPT,
        "--",
        str(ROOT / "py"),
        str(ROOT / "tests"),
        str(MATCHES),
    ]
    done = subprocess.run(command, cwd=ASSETS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    platform, ends = json.loads(done.stdout.strip().splitlines()[-1])
    assert platform == "emscripten"
    assert ends == endings(MATCHES)

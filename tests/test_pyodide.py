"""What the page runs on, run in node: Pyodide, the standard library and the app, each without what the build left out.

The engine gives the same matches there as on CPython (design, law 2): 50 of each open game, at all its tables. The laws
hold there, and whatever a module of ours imports is there.
"""

import ast
import gzip
import io
import json
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest

from fivestars.tools import runtime
from fivestars.tools.setup import ASSETS, node
from fivestars.tools.trouble import ROOT
from playing import endings

MATCHES: Final = 50
SCRIPT: Final = """
const [page, tests, ...codes] = process.argv.slice(1);
const { loadPyodide } = await import(page + "/pyodide.mjs");
const glue = (await import("node:fs")).readFileSync(page + "/pyodide.asm.js", "utf8");
const createPyodideModule = new Function("here", glue)("file://" + page + "/pyodide.mjs");
const python = await loadPyodide({ createPyodideModule });
for (const root of [page, tests]) {
  python.FS.mkdirTree(root);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, root);
}
python.runPython(`
import json, sys
sys.path[:0] = ["${page}/app", "${tests}"]
sys.dont_write_bytecode = True
`);
for (const code of codes) console.log(python.runPython(code));
"""
ENDINGS: Final = f"""
from playing import endings
json.dumps([sys.platform, endings({MATCHES})])
"""
# The laws ask pytest for two things only; it is not there, and would need what the page does without.
LAWS: Final = """
from contextlib import contextmanager
from types import ModuleType

def fail(why):
    raise AssertionError(why)

@contextmanager
def raises(kind):
    try:
        yield
    except kind:
        return
    fail(f"no {kind.__name__}")

sys.modules["pytest"] = pytest = ModuleType("pytest")
pytest.fail, pytest.raises = fail, raises

from fivestars.games import SHELF
from laws import LAWS, modes

held = 0
for game in SHELF.values():
    for seed, mode in enumerate(modes(game)):
        for law in LAWS:
            law(mode.table(seed), seed)
            held += 1
json.dumps([held, len(LAWS), sum(len(modes(game)) for game in SHELF.values())])
"""
FOUND: Final = """
from importlib import import_module

def is_there(module, name):
    try:
        found = import_module(module)
    except ImportError:
        return False
    if not name or hasattr(found, name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ImportError:
        return False
    return True

json.dumps([thing for thing in json.loads('THINGS') if not is_there(*thing)])
"""
TOLD: Final = """
import io
import traceback

out = io.StringIO()
try:
    raise ValueError("of 3")
except ValueError as failure:
    traceback.print_exception(failure, file=out)
    text = "".join(traceback.format_exception(failure))
json.dumps([out.getvalue().splitlines()[-1], out.getvalue() == text])
"""
# What stands in functions of others that the page never calls: opening a picture, printing at large, naming a version.
NEVER: Final = {"importlib.metadata", "importlib_metadata", "pprint", "urllib.request", "webbrowser"}
AT_HOME: Final = {"fivestars.web.screens.guide"}  # where the build makes the guides
# Where the app finds what is no file of its own: what Pyodide and PyScript make themselves.
MADE: Final = ("js", "jsffi", "pyodide_js", "polyscript", "_pyscript")


@pytest.fixture(scope="session")
def base(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what the built page runs on, under the names that Pyodide gives it."""
    folder = tmp_path_factory.mktemp("page")
    for name in ("pyodide.mjs", "pyodide-lock.json", "package.json"):
        (folder / name).write_bytes((runtime.PYODIDE / name).read_bytes())
    for name, pattern in {"pyodide.asm.js": "pyodide.js.*", "pyodide.asm.wasm": "pyodide.wasm.*"}.items():
        (path,) = dist.glob(f"assets/{pattern}")
        (folder / name).write_bytes(gzip.decompress(path.read_bytes()))
    for pattern in ("app.*", "library.*"):
        (path,) = dist.glob(f"assets/{pattern}")
        with tarfile.open(fileobj=io.BytesIO(gzip.decompress(path.read_bytes()))) as archive:
            archive.extractall(folder / "unpacked", filter="data")
    (packages,) = folder.glob("unpacked/lib/*/site-packages")
    with ZipFile(folder / "python_stdlib.zip", "w", strict_timestamps=False) as library:
        for path in packages.parent.rglob("*.pyc"):
            if packages not in path.parents:
                library.write(path, path.relative_to(packages.parent))
    packages.rename(folder / "app")
    return folder


@pytest.fixture(scope="session")
def said(base: Path, others: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Return what each code says there: Pyodide starts once for all of them."""
    codes = {"endings": ENDINGS, "found": FOUND.replace("THINGS", json.dumps(others)), "laws": LAWS, "told": TOLD}
    command = [node(), "--input-type=module", "--eval", SCRIPT, "--", str(base), str(ROOT / "tests"), *codes.values()]
    done = subprocess.run(command, cwd=ASSETS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return dict(zip(codes, map(json.loads, done.stdout.strip().splitlines()[-len(codes) :]), strict=True))


def _asked(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each module that a module imports, and each name that it takes from one; what only types need left out."""
    waiting: list[ast.AST] = [ast.parse(path.read_bytes())]
    for node_ in waiting:
        if isinstance(node_, ast.If) and "TYPE_CHECKING" in ast.dump(node_.test):
            continue
        if isinstance(node_, ast.Import):
            yield from ((each.name, "") for each in node_.names)
        if isinstance(node_, ast.ImportFrom) and node_.module and not node_.level:
            yield from ((node_.module, each.name) for each in node_.names)
        waiting += ast.iter_child_nodes(node_)


@pytest.fixture(scope="session")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Sequence[tuple[str, str]]:
    """Return whatever the modules of the app import."""
    source = tmp_path_factory.mktemp("sources") / "source"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runtime, "_write_guides", lambda *_: None)  # they import nothing, and take a while
        runtime._gather(source, {})
    return sorted({thing for path in sorted(source.rglob("*.py")) for thing in _asked(path)})


@pytest.fixture(scope="session")
def others(asked: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Return what of it is neither in the app nor made by Pyodide and PyScript."""
    others = [thing for thing in asked if not _is_ours(thing) and not thing[0].startswith(MADE)]
    return [thing for thing in others if not {thing[0], ".".join(thing)} & NEVER]


def _is_ours(thing: tuple[str, str]) -> bool:
    return thing[0].partition(".")[0] in ("fivestars", "jinja2", "markupsafe", "pyscript", "segno")


def test_pyodide_plays_the_same_matches_as_cpython(said: dict[str, Any]) -> None:
    assert said["endings"] == ["emscripten", endings(MATCHES)]


def test_the_laws_hold_on_what_the_page_runs_on(said: dict[str, Any]) -> None:
    held, laws, modes = said["laws"]
    assert held == laws * modes > 100


def test_whatever_the_app_imports_is_there(
    base: Path, said: dict[str, Any], asked: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]
) -> None:
    ours = [thing for thing in asked if _is_ours(thing)]
    assert len(ours) > 300
    assert len(others) > 50
    gone = {module for module, _ in ours if not any((base / "app").glob(f"{module.replace('.', '/')}*"))}
    assert gone == AT_HOME
    assert said["found"] == []


def test_a_failure_is_told_without_what_the_page_leaves_out(said: dict[str, Any]) -> None:
    assert said["told"] == ["ValueError: of 3", True]

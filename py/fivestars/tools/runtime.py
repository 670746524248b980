"""The Python side of the site: the standard library and the app, as modules that Pyodide's Python has compiled.

The app is the package without its tools, what it imports of Jinja2, its templates as modules, catalogues and guides.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.tools.pieces import pieces
from fivestars.tools.setup import ASSETS, MODULES, node
from fivestars.tools.trouble import CACHE, ROOT, Trouble
from fivestars.web.screens.guide import made
from fivestars.web.words.speech import tongue

PACKAGE: Final = ROOT / "py" / "fivestars"
PYODIDE: Final = MODULES / "pyodide"
STDLIB: Final = PYODIDE / "python_stdlib.zip"
PYSCRIPT: Final = MODULES / "@pyscript/core/src/stdlib/pyscript.js"

# Of the standard library: what only developers, servers, terminals and other systems use.
UNUSED: Final = frozenset(
    "__hello__ __phello__ _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity bdb cProfile cmd code"
    " compileall ctypes curses dbm doctest ensurepip fileinput ftplib getpass idlelib imaplib lib2to3 mailbox"
    " modulefinder multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib profile pstats pty pyclbr"
    " pydoc pydoc_data rlcompleter sched shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse"
    " symtable tabnanny this timeit tkinter trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser"
    " wsgiref xml xmlrpc zipapp zoneinfo".split()
)
CODECS: Final = frozenset("__init__ aliases ascii cp437 idna latin_1 utf_8 utf_8_sig unicode_escape".split())
# Of Jinja2: what the page never imports, and what it imports but, with its templates compiled, never calls.
NO_JINJA: Final = frozenset("constants ext meta nativetypes sandbox".split())
IDLE_JINJA: Final = frozenset("bccache compiler lexer parser".split())
# Of segno: the page asks for the modules of a code, and draws them itself.
NO_SEGNO: Final = frozenset("cli helpers".split())
IDLE_SEGNO: Final = frozenset("writers".split())
IDLE: Final = "def __getattr__(name: str) -> None:\n    return None\n"

# Of the package: what is run elsewhere, what the page asks the site for by itself, and of what the rest is made.
LEFT_OUT: Final = (
    *("tools", "research", "__pycache__", "*.svg", "*.css", "*.png"),
    *("*.html", "*.md", "rulings.toml", "guide.py", "pictures.py", "flat.py"),
)

# Every file in an archive is as old as any other, so that the same input gives the same bytes.
MADE_AT: Final = (2020, 1, 1, 0, 0, 0)


def library() -> bytes:
    """Return the standard library as a zip of compiled modules; kept, since it changes with Pyodide alone."""
    recipe = hashlib.sha256(STDLIB.read_bytes() + Path(__file__).read_bytes() + (ASSETS / "compile.mjs").read_bytes())
    kept = CACHE / f"library-{recipe.hexdigest()[:16]}.zip"
    if not kept.exists():
        with TemporaryDirectory() as scratch:
            source, target = Path(scratch, "source"), Path(scratch, "target")
            with zipfile.ZipFile(STDLIB) as packed:
                packed.extractall(source, [name for name in packed.namelist() if _is_used(name)])
            _compile(source, target)
            kept.write_bytes(_zip(target))
    return kept.read_bytes()


def _is_used(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in CODECS
    return name.endswith(".py") and top.removesuffix(".py") not in UNUSED


def app(names: Mapping[str, str]) -> bytes:
    """Return the app as a gzipped tar of compiled modules and their data, each at its place in the file system.

    What it draws asks for files by the names that they have on the site.
    """
    with TemporaryDirectory() as scratch:
        source, target = Path(scratch, "source"), Path(scratch, "target")
        _gather(source, names)
        _compile(source, target)
        for path in _files(source):
            if path.suffix != ".py":
                place = target / path.relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
        return gzip.compress(_tar(target), 9, mtime=0)


def _gather(source: Path, names: Mapping[str, str]) -> None:
    """Lay out the sources of the app as the page will find them."""
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"].rpartition(".")[0]
    packages = source / f"lib/python{python}/site-packages"
    shutil.copytree(PACKAGE, packages / "fivestars", ignore=shutil.ignore_patterns(*LEFT_OUT))
    _copy_modules("jinja2", packages, NO_JINJA, IDLE_JINJA)
    _copy_modules("markupsafe", packages)
    _copy_modules("segno", packages, NO_SEGNO, IDLE_SEGNO)
    web = packages / "fivestars/web"
    _compile_templates(web / "drawn")
    for path in (web / "draw.py", *(web / "drawn").glob("*.py")):
        path.write_text(renamed(path.read_text("utf-8"), names), encoding="utf-8")
    _write_guides(packages / "fivestars/games")
    _write_posters(web / "posters.json")
    (web / "pieces.json").write_text(json.dumps(pieces()), encoding="utf-8")
    _write_pyscript(source / "home/pyodide")


def renamed(text: str, names: Mapping[str, str]) -> str:
    """Return a text with the addresses of files as they are on the site."""
    for plain, named in names.items():
        text = text.replace(plain, named)
    return text


def _copy_modules(
    package: str, target: Path, left_out: frozenset[str] = frozenset(), idle: frozenset[str] = frozenset()
) -> None:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise Trouble(f"{package} is not in .venv: delete that folder and run the command again.")
    (target / package).mkdir()
    for path in sorted(Path(spec.origin).parent.glob("*.py")):
        if path.stem in idle:
            (target / package / path.name).write_text(IDLE)
        elif path.stem not in left_out:
            shutil.copyfile(path, target / package / path.name)


def _compile_templates(target: Path) -> None:
    """Compile every template to a Python module, but for those of the tools."""
    from fivestars.web.draw import environment

    def is_shown(name: str) -> bool:
        return name.endswith(".html") and not name.startswith("tools/")

    environment().compile_templates(target, filter_func=is_shown, zip=None, ignore_errors=False)


def _write_guides(games: Path) -> None:
    """Write the guide of every game in every language, ready to be shown."""
    for game in SHELF:
        for language in LANGUAGES:
            path = games / game / "guide" / f"{language}.html"
            path.parent.mkdir(exist_ok=True)
            path.write_text(made(tongue(language), game), encoding="utf-8")


def _write_posters(path: Path) -> None:
    """Write what the posters say, so that the lobby need not open every box to read it."""
    from fivestars.web.words.posters import opened

    path.write_text(json.dumps(opened(), ensure_ascii=False), encoding="utf-8")


def _write_pyscript(home: Path) -> None:
    """Write PyScript's own package where PyScript will write it, so that its bytecode can wait there for it."""
    text = PYSCRIPT.read_text("utf-8")
    for name, code in json.loads(text[text.index("{") : text.rindex("}") + 1])["pyscript"].items():
        path = home / "pyscript" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")


def _compile(source: Path, target: Path) -> None:
    """Compile every module below `source`."""
    target.mkdir()
    done = subprocess.run(
        [node(), str(ASSETS / "compile.mjs"), str(source), str(target)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["it says nothing"]
        raise Trouble(f"Pyodide could not compile the modules of the page: {said[-1]}")


def _zip(folder: Path) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packing:
        for path in _files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), MADE_AT)
            packing.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def _tar(folder: Path) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as packing:
        for path in _files(folder):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            content = path.read_bytes()
            entry.size = len(content)
            packing.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())

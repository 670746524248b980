"""The Python side of the site: the standard library and the app, as modules that Pyodide's Python has compiled.

The app is the package without its tools, what it imports of Jinja2, its templates as modules, and its catalogues.
"""

import hashlib
import io
import os
import re
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fivestars.tools.setup import ASSETS, MODULES, node
from fivestars.tools.trouble import CACHE, ROOT, Trouble

PACKAGE: Final = ROOT / "py" / "fivestars"
STDLIB: Final = MODULES / "pyodide/python_stdlib.zip"

# Of the standard library: what only developers, servers, terminals and other systems use.
UNUSED: Final = frozenset(
    "_pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity bdb cProfile cmd code compileall ctypes"
    " curses dbm doctest ensurepip fileinput ftplib getpass idlelib imaplib lib2to3 mailbox modulefinder multiprocessing"
    " netrc nturl2path optparse pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc pydoc_data rlcompleter"
    " sched shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse symtable tabnanny this timeit tkinter"
    " trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo"
    " __hello__ __phello__ _pyio".split()
)
# Codecs of the standard library that a page meets.
CODECS: Final = frozenset("__init__ aliases ascii latin_1 utf_8 utf_8_sig utf_16 utf_16_le raw_unicode_escape unicode_escape idna cp437".split())
# Of Jinja2: what the page never imports.
NO_JINJA: Final = frozenset("constants ext meta nativetypes sandbox".split())

MADE_AT: Final = 1_577_836_800  # every file in an archive is as old as any other, so that the same input gives the same bytes


def library() -> bytes:
    """Return the standard library as a zip of compiled modules; kept, since it changes with Pyodide alone."""
    recipe = hashlib.sha256(STDLIB.read_bytes() + Path(__file__).read_bytes() + (ASSETS / "compile.mjs").read_bytes())
    kept = CACHE / f"library-{recipe.hexdigest()[:16]}.zip"
    if kept.exists():
        return kept.read_bytes()
    with TemporaryDirectory() as scratch:
        source, target = Path(scratch, "source"), Path(scratch, "target")
        with zipfile.ZipFile(STDLIB) as packed:
            packed.extractall(source, [name for name in packed.namelist() if _is_used(name)])
        _compile(source, target)
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packing:
            for path in _files(target):
                packing.writestr(zipfile.ZipInfo(str(path.relative_to(target)), (2020, 1, 1, 0, 0, 0)), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    kept.write_bytes(out.getvalue())
    return out.getvalue()


def _is_used(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in CODECS
    return name.endswith(".py") and top.removesuffix(".py") not in UNUSED


def app() -> bytes:
    """Return the app as a gzipped tar of compiled modules and their data."""
    with TemporaryDirectory() as scratch:
        source, target = Path(scratch, "source"), Path(scratch, "target")
        _gather(source)
        _compile(source, target)
        for path in _files(source):
            if path.suffix not in {".py", ".html"}:
                place = target / path.relative_to(source)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
        return _tar(target)


def _gather(source: Path) -> None:
    """Copy the sources of the app together, as they are imported."""
    shutil.copytree(PACKAGE, source / "fivestars", ignore=shutil.ignore_patterns("tools", "__pycache__"))
    for package, left_out in (("jinja2", NO_JINJA), ("markupsafe", {"_speedups"})):
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise Trouble(f"{package} is not in .venv: delete that folder and run the command again.")
        (source / package).mkdir()
        for path in sorted(Path(spec.origin).parent.glob("*.py")):
            if path.stem not in left_out:
                shutil.copyfile(path, source / package / path.name)
    _compile_templates(source / "fivestars/web/drawn")
    _compile_catalogues(source / "fivestars/web/locale")


def _compile_templates(target: Path) -> None:
    from fivestars.web.draw import environment

    environment().compile_templates(target, extensions=["html"], zip=None, ignore_errors=False)


def _compile_catalogues(target: Path) -> None:
    """Compile each language's catalogue, if the project has catalogues yet."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for path in sorted(ASSETS.glob("locale/*/LC_MESSAGES/fivestars.po")):
        target.mkdir(exist_ok=True)
        with path.open("rb") as text, (target / f"{path.parts[-3]}.mo").open("wb") as out:
            write_mo(out, read_po(text))


def _compile(source: Path, target: Path) -> None:
    """Compile every module below `source`."""
    target.mkdir()
    done = subprocess.run(
        [node(), str(ASSETS / "compile.mjs"), str(source), str(target)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )
    if done.returncode:
        raise Trouble(f"Pyodide could not compile the modules: {done.stdout.strip().splitlines()[-1]}")


def _tar(folder: Path) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as packing:
        for path in _files(folder):
            entry = tarfile.TarInfo(str(path.relative_to(folder)))
            entry.size, entry.mtime = path.stat().st_size, MADE_AT
            with path.open("rb") as content:
                packing.addfile(entry, content)
    import gzip

    return gzip.compress(out.getvalue(), 9, mtime=0)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def licences() -> dict[str, bytes]:
    """Return the licence of everything that the page brings along, by its name."""
    found = {
        "commissioner": MODULES / "@fontsource-variable/commissioner/LICENSE",
        "yeseva-one": MODULES / "@fontsource/yeseva-one/LICENSE",
        "idiomorph": MODULES / "idiomorph/LICENSE",
        "lucide": MODULES / "lucide-static/LICENSE",
        "pyscript": MODULES / "@pyscript/core/LICENSE",
        "polyscript": MODULES / "polyscript/LICENSE",
    }
    return {name: path.read_bytes() for name, path in found.items()}

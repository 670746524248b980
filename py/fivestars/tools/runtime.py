"""The Python side of the site: the standard library and the app, as modules that Pyodide's Python has compiled.

The app is the package without its tools, what it imports of Jinja2, its templates as modules, catalogues and guides.
"""

import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fivestars.games import SHELF
from fivestars.table.languages import LANGUAGES
from fivestars.tools import namedtuple
from fivestars.tools.pieces import pieces
from fivestars.tools.setup import ASSETS, MODULES, node
from fivestars.tools.trouble import CACHE, ROOT, Trouble
from fivestars.web.screens.guide import made
from fivestars.web.words.speech import tongue

PACKAGE: Final = ROOT / "py" / "fivestars"
PYODIDE: Final = MODULES / "pyodide"
PARTS: Final = [PYODIDE / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]
STDLIB: Final = PYODIDE / "python_stdlib.zip"
NAMED: Final = Path(namedtuple.__file__)
PYSCRIPT: Final = MODULES / "@pyscript/core/src/stdlib/pyscript.js"

# Of the standard library: what was seen to be imported in walks through all screens and in the laws, and what is wanted
# when something fails. A test makes every import of ours with it. What the modules here would take besides if it were
# there, as TLS and other ways of packing, they do without.
USED: Final = frozenset(
    "__future__ _future_helper _py_abc _py_warnings _pylong _threading_local _weakrefset"
    " annotationlib ast base64 bisect codeop contextlib contextvars copy copyreg dataclasses datetime enum fnmatch"
    " functools gettext glob hashlib heapq inspect ipaddress keyword linecache locale numbers operator pathlib"
    " random reprlib shutil struct textwrap threading token tokenize"
    " traceback types typing warnings weakref"
    " _pyodide asyncio collections concurrent html importlib json logging pyodide re string tomllib urllib".split()
)
# Of the packages among them: what is for other systems, for the command line, for a host, or for nobody here; and what
# Python has in its machine code already.
UNUSED: Final = frozenset(
    "asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils"
    " concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters html/parser"
    " importlib/_bootstrap importlib/_bootstrap_external importlib/machinery importlib/metadata importlib/util"
    " importlib/resources/simple importlib/simple json/__main__ json/tool logging/config logging/handlers"
    " pyodide/console pyodide/_nodesock_transport pyodide/http urllib/error urllib/request urllib/response"
    " urllib/robotparser".split()
)
# What is imported, but never asked: the names of letters that HTML knows, files that are packed or pass by, other
# programs, and connections.
IDLE_LIBRARY: Final = frozenset(
    "html/entities selectors signal socket subprocess tempfile zipfile"
    " asyncio/base_subprocess asyncio/graph asyncio/queues asyncio/selector_events asyncio/sslproto asyncio/staggered"
    " asyncio/streams asyncio/subprocess asyncio/taskgroups asyncio/threads asyncio/trsock".split()
)
# What little is asked of others that take long to import: of which kind Pyodide's own loop is, how functions are made,
# and tracebacks without colours.
SMALL: Final[Mapping[str, str]] = {
    "asyncio/unix_events": """\
from .events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy

__all__ = ()
""",
    "dis": """\
COMPILER_FLAG_NAMES = {
    1: "OPTIMIZED", 2: "NEWLOCALS", 4: "VARARGS", 8: "VARKEYWORDS", 16: "NESTED", 32: "GENERATOR", 64: "NOFREE",
    128: "COROUTINE", 256: "ITERABLE_COROUTINE", 512: "ASYNC_GENERATOR",
    0x4000000: "HAS_DOCSTRING", 0x8000000: "METHOD",
}
""",
    "_colorize": """\
class Plain:
    def __getattr__(self, name):
        return ""

class Theme:
    traceback = Plain()

def can_colorize(*, file=None):
    return False

def get_theme(**_):
    return Theme
""",
}
# How the library makes a named tuple: ours say which fields they have (`compile.mjs`), so that nobody has to compute
# their types to know; and that it is a tuple has been said when it was made.
TYPING: Final[Mapping[str, str]] = {
    """\
            types = _lazy_annotationlib.call_annotate_function(
                original_annotate, _lazy_annotationlib.Format.FORWARDREF)
            field_names = list(types)

            # For backward compatibility, type-check all the types at creation time
            for typ in types.values():
                _type_check(typ, "field annotation must be a type")
""": """\
            field_names = list(ns.get("__match_args__") or _lazy_annotationlib.call_annotate_function(
                original_annotate, _lazy_annotationlib.Format.FORWARDREF))
""",
    """\
        nm_tpl.__bases__ = bases
""": """\
        if Generic in bases:
            nm_tpl.__bases__ = bases
""",
}
CODECS: Final = frozenset("__init__ aliases ascii latin_1 utf_8".split())
# Of Jinja2: what the page never imports, and what it imports but, with its templates compiled, never calls.
NO_JINJA: Final = frozenset("_identifier constants ext meta nativetypes sandbox".split())
IDLE_JINJA: Final = frozenset("bccache compiler lexer parser".split())
# Of segno: the page asks for the modules of a code, and draws them itself.
NO_SEGNO: Final = frozenset("cli helpers".split())
IDLE_SEGNO: Final = frozenset("writers".split())
# Of PyScript: the page asks for a worker, and shows, keeps and fetches what it needs by itself.
IDLE_PYSCRIPT: Final = frozenset("display events fetch flatted fs media storage web websocket".split())
IDLE: Final = "__all__ = ()\n\ndef __getattr__(name: str) -> None:\n    return None\n"

# Of the package: what is run elsewhere, what the page asks the site for by itself, and of what the rest is made.
LEFT_OUT: Final = (
    *("tools", "research", "__pycache__", "*.svg", "*.css", "*.png"),
    *("*.html", "*.md", "components.toml", "rulings.toml", "callouts.json", "guide.py", "pictures.py", "flat.py"),
)


def glue() -> bytes:
    """Return the JavaScript around Pyodide's machine code, packed, without what only packages with C code call."""
    return _trimmed("pyodide.asm.js")


def code() -> bytes:
    """Return that machine code, packed."""
    return _trimmed("pyodide.asm.wasm")


def _packed(content: bytes) -> bytes:
    """Return a content as gzip at its smallest: libdeflate finds what zlib does not look for."""
    from deflate import gzip_compress

    return bytes(gzip_compress(content, 12))


def _trimmed(name: str) -> bytes:
    return _kept(name, [*PARTS, ASSETS / "trim.mjs"], lambda: _packed(_trim()[name]))


@cache
def _trim() -> Mapping[str, bytes]:
    """Return both, which are cut at one go."""
    with TemporaryDirectory() as target:
        _run("trim.mjs", PYODIDE, Path(target))
        return {path.name: path.read_bytes() for path in _files(Path(target))}


def library() -> bytes:
    """Return the standard library as the app: Python finds a module sooner in a folder than in a zip."""
    return _kept("library", [STDLIB, ASSETS / "compile.mjs", NAMED], _library)


def _library() -> bytes:
    with TemporaryDirectory() as scratch:
        source, target = Path(scratch, "source"), Path(scratch, "target")
        folder = source / home()
        with zipfile.ZipFile(STDLIB) as packed:
            packed.extractall(folder, [name for name in packed.namelist() if _is_used(name)])
        for name in IDLE_LIBRARY:
            (folder / f"{name}.py").write_text(IDLE)
        for name, text in SMALL.items():
            (folder / f"{name}.py").write_text(text)
        _make_named_tuples_fast(folder)
        _compile(source, target)
        return _packed(_tar(target))


@cache
def home() -> str:
    """Return where Python looks for its library."""
    version = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"].rpartition(".")[0]
    return f"lib/python{version}"


def _make_named_tuples_fast(library: Path) -> None:
    typing, collections = library / "typing.py", library / "collections/__init__.py"
    text = typing.read_text("utf-8")
    for old, new in TYPING.items():
        if text.count(old) != 1:
            raise Trouble(f"typing.py no longer makes named tuples as tools/runtime.py knows it:\n{old}")
        text = text.replace(old, new)
    typing.write_text(text, encoding="utf-8")
    ours = NAMED.read_text("utf-8").partition(namedtuple.MARK + "\n")[2]
    with collections.open("a", encoding="utf-8") as out:
        out.write(f"import sys\n\n{ours}")


def _kept(name: str, sources: Sequence[Path], make: Callable[[], bytes]) -> bytes:
    """Return what is made of these sources; kept, since it seldom changes."""
    recipe = hashlib.sha256(b"".join(path.read_bytes() for path in (*sources, Path(__file__))))
    kept = CACHE / f"{name}-{recipe.hexdigest()[:16]}"
    if not kept.exists():
        CACHE.mkdir(exist_ok=True)
        kept.write_bytes(make())
    return kept.read_bytes()


def _is_used(name: str) -> bool:
    if not name.endswith(".py"):
        return False
    module = name.removesuffix(".py")
    top, _, rest = module.partition("/")
    if top == "encodings":
        return rest in CODECS
    return top in USED and not any(module == unused or module.startswith(f"{unused}/") for unused in UNUSED)


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
        return _packed(_tar(target))


def _gather(source: Path, names: Mapping[str, str]) -> None:
    """Lay out the sources of the app as the page will find them."""
    packages = source / home() / "site-packages"
    shutil.copytree(PACKAGE, packages / "fivestars", ignore=shutil.ignore_patterns(*LEFT_OUT))
    _copy_modules("jinja2", packages, NO_JINJA, IDLE_JINJA)
    (packages / "jinja2/__init__.py").write_text("")  # it would import all of Jinja at one go
    _copy_modules("markupsafe", packages)
    _copy_modules("segno", packages, NO_SEGNO, IDLE_SEGNO)
    web = packages / "fivestars/web"
    _compile_templates(web / "drawn")
    art = packages.glob("fivestars/games/*/board/recap.py")
    for path in (web / "draw.py", *art, *(web / "drawn").glob("*.py")):
        path.write_text(renamed(path.read_text("utf-8"), names), encoding="utf-8")
    _write_guides(packages / "fivestars/games", names)
    _write_boxes(packages / "fivestars/games")
    _write_posters(web / "posters.json")
    (web / "pieces.json").write_text(json.dumps(pieces()), encoding="utf-8")
    _write_pyscript(packages / "pyscript")


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


def _write_guides(games: Path, names: Mapping[str, str]) -> None:
    """Write the guide of every game in every language, ready to be shown."""
    for game in SHELF:
        for language in LANGUAGES:
            path = games / game / "guide" / f"{language}.html"
            path.parent.mkdir(exist_ok=True)
            path.write_text(renamed(made(tongue(language), game), names), encoding="utf-8")


def _write_boxes(games: Path) -> None:
    """Write what is in each box as JSON, which Python reads in its machine code."""
    for game in SHELF:
        box = tomllib.loads((PACKAGE / "games" / game / "components.toml").read_text("utf-8"))
        (games / game / "components.json").write_text(json.dumps(box, ensure_ascii=False), encoding="utf-8")


def _write_posters(path: Path) -> None:
    """Write what the posters say, so that the lobby need not open every box to read it."""
    from fivestars.web.words.posters import opened

    path.write_text(json.dumps(opened(), ensure_ascii=False), encoding="utf-8")


def _write_pyscript(target: Path) -> None:
    """Write PyScript's own package, which PyScript has as one text."""
    text = PYSCRIPT.read_text("utf-8")
    target.mkdir()
    for name, code in json.loads(text[text.index("{") : text.rindex("}") + 1])["pyscript"].items():
        (target / name).write_text(IDLE if name.removesuffix(".py") in IDLE_PYSCRIPT else code, encoding="utf-8")


def _compile(source: Path, target: Path) -> None:
    """Compile every module below `source`."""
    target.mkdir()
    _run("compile.mjs", source, target)


def _run(script: str, source: Path, target: Path) -> None:
    """Let node make of one folder another."""
    command = [node(), str(ASSETS / script), str(source), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines() or ["it says nothing"]
        raise Trouble(f"{script} could not make what the page runs on: {said[-1]}")


def _tar(folder: Path) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as packing:
        for path in sorted(_files(folder), key=lambda path: path.suffix):  # what is alike packs better side by side
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            content = path.read_bytes()
            entry.size = len(content)
            packing.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())

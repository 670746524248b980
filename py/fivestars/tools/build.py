"""Building: the static site in dist/, made beside and then swapped in; nothing is done when nothing has changed.

Every Python module in it is compiled by Pyodide's own Python, and every template to a module: the page only runs.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fivestars.games import SHELF
from fivestars.tools.setup import ASSETS, MODULES
from fivestars.tools.trouble import CACHE, ROOT, Trouble

DIST: Final = ROOT / "dist"
PACKAGE: Final = ROOT / "py" / "fivestars"
GAMES: Final = PACKAGE / "games"

# What lies in assets/ and is not copied as it is.
APART: Final = {"licences", "locale", "node_modules", "style"}
# What the page unpacks by itself, as it comes: a host need not pack anything.
PACKED: Final = {".gz", ".tgz"}
MARK: Final = b"\0\5\4kept"  # a section of machine code that has a name and nothing in it
CORE: Final = MODULES / "@pyscript/core/dist"
DATABASES: Final = {
    re.compile(rb'("storage permissions not granted",\w+=)new \w+\(\w+\)'): rb"\1null",
    re.compile(rb"(=)new \w+\(`\$\{\w+\}@\$\{\w+\}`\)"): rb"\1Object.assign(new Map,{sync(){},close(){}})",
}
# PyScript looks through all that comes into a document for code that it shall run: at each click through the whole
# board. Ours comes in the head or at the end of the body, and nowhere else.
WATCHED: Final = re.compile(rb"(\w+)\.observe\(\w+,\{childList:!0,subtree:!0,attributes:!0\}\)")
HEEDED: Final = rb"[document.head,document.body].forEach(t=>\1.observe(t,{childList:!0}))"
# PyScript lays its own Python package out as text at each start. Ours lies in the app, compiled (`runtime.py`).
TEXT_OF_PYSCRIPT: Final = re.compile(rb'(\w+\("\.",\{)pyscript:\{"__init__\.py":.*?"\}(\}\))', re.DOTALL)
# PyScript's plugins that the page has no use for; `!error` means: errors are ours to show.
NO_PLUGINS: Final = [
    f"!{name}"
    for name in ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
]
# What the page cannot do without.
NEEDED: Final = "runtime pyodide asm core core_error wasm library app morph style rest".split()
# What a worker runs: PyScript finds there what may be called from the page.
WORKER: Final = """\
from fivestars.web.browser import worker

__export__ = worker.__export__
globals().update({name: getattr(worker, name) for name in __export__})
"""
LETTERS: Final = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
# The fonts by the name that the style sheets use: `url("yeseva-one-latin.woff2")`.
FONTS: Final[Mapping[str, Path]] = {
    f"{name}-{letters}.woff2": MODULES / folder / "files" / f"{name}-{letters}-{cut}-normal.woff2"
    for name, folder, cut in (
        ("yeseva-one", "@fontsource/yeseva-one", "400"),
        ("commissioner", "@fontsource-variable/commissioner", "wght"),
    )
    for letters in LETTERS
}


def build() -> Path:
    """Return dist/, made again if anything that goes into it has changed."""
    stamp = _fingerprint()
    if _is_built(stamp):
        return DIST
    CACHE.mkdir(exist_ok=True)
    making = CACHE / f"dist-{os.getpid()}"
    with _alone():
        if _is_built(stamp):  # by another, while this one waited
            return DIST
        try:
            _make(making, stamp)
            _swap(making)
        finally:
            shutil.rmtree(making, ignore_errors=True)
    return DIST


def _make(site: Path, stamp: str) -> None:
    from fivestars.tools import catalogues, runtime  # they need what only a build needs

    catalogues.compile_all()
    (site / "assets").mkdir(parents=True)
    _copy_plain(site)
    drawings = _drawings(site)
    fonts: dict[str, str] = {}
    # What weighs carries the hash of its content in its name, so that it can be kept for ever.
    files = {
        "pyodide": _lay(site, "pyodide.mjs", _without_map((MODULES / "pyodide/pyodide.mjs").read_bytes())),
        "asm": _lay(site, "pyodide.js.gz", runtime.glue()),
        "wasm": _lay(site, "pyodide.wasm.gz", runtime.code()),
        "library": _lay(site, "library.tgz", runtime.library()),
        "app": _lay(site, "app.tgz", runtime.app(drawings)),
        "morph": _lay(site, "morph.js", (ASSETS / "morph.js").read_bytes()),
        "style": _lay(site, "style.css", _style(site, fonts, _sheets("[0-2]*"))),
        "rest": _lay(site, "rest.css", _style(site, fonts, _sheets("[3-9]*") + _sheets_of_games())),
        "core": _core(site, "core-*.js"),
        "core_error": _core(site, "error-*.js"),
    }
    files["runtime"] = _lay(site, "runtime.mjs", _runtime(files))
    files["memory"] = _lay(site, "memory.mjs", _memory(files))
    _worker(site, files, stamp)
    _licences(site)
    (site / "index.html").write_text(runtime.renamed(_page(site, files, fonts, stamp), drawings), encoding="utf-8")
    manifest = site / "assets/five-stars.webmanifest"
    manifest.write_text(runtime.renamed(manifest.read_text("utf-8"), drawings), encoding="utf-8")
    seal(site, stamp)


def seal(site: Path, stamp: str) -> None:
    """Write the service worker, which knows every other file of the site and what is in it."""
    paths = sorted(path for path in site.rglob("*") if path.is_file() and path != site / "sw.js")
    files = {_address(path.relative_to(site)): _hashes(path) for path in paths}
    edition = json.dumps({"build": stamp, "files": files, "mark": [*MARK]}, indent=0)
    text = (ASSETS / "sw.js").read_text("utf-8").replace("__EDITION__", edition)
    (site / "sw.js").write_text(text, encoding="utf-8")


def _address(place: Path) -> str:
    """Return how the page asks for a file; itself it asks for by the folder."""
    return "./" if place.name == "index.html" else place.as_posix()


def _hashes(path: Path) -> list[str]:
    """Return the hash of what may arrive for a file: some hosts unzip what they send, most do not.

    Machine code may also come from the service worker, which marks what it keeps.
    """
    contents = [path.read_bytes()]
    if path.suffix in PACKED:
        contents.append(gzip.decompress(contents[0]))
    if ".wasm." in path.name:
        contents.append(contents[-1] + MARK)
    return [hashlib.sha256(each).hexdigest() for each in contents]


# --- the parts


def _copy_plain(site: Path) -> None:
    """Copy what goes into the page as it is: pictures and the manifest."""
    for path in sorted(ASSETS.rglob("*")):
        place = path.relative_to(ASSETS)
        apart = place.parts[0] in APART or path.suffix in {".js", ".mjs"} or path.name.startswith((".", "package"))
        if path.is_file() and not apart:
            _copy(path, site / "assets" / place)
    for game in SHELF:
        _copy(GAMES / game / "poster.svg", site / f"assets/art/poster-{game}.svg")
        for path in sorted((GAMES / game / "guide").glob("*.png")):
            _copy(path, site / f"assets/guide/{game}-{path.name}")


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def _drawings(site: Path) -> Mapping[str, str]:
    """Lay the icon and what is drawn part by part; return the addresses that they have by those that the sources name.

    A browser that may not keep a drawing would read it anew at every redraw that uses another part of it.
    """
    from fivestars.tools import icons

    drawings = {"assets/icons.svg": icons.sprite(), "assets/icon.svg": (ASSETS / "icon.svg").read_bytes()}
    (site / "assets/icon.svg").unlink()
    for game in SHELF:
        drawings[f"assets/art/{game}.svg"] = (GAMES / game / "art.svg").read_bytes()
    return {address: _lay(site, Path(address).name, content) for address, content in drawings.items()}


def _lay(site: Path, name: str, content: bytes) -> str:
    """Write a file under a name that holds the hash of its content; return its address from the page."""
    stem, dot, suffix = name.rpartition(".")
    hashed = f"{stem}.{hashlib.sha256(content).hexdigest()[:10]}{dot}{suffix}"
    (site / "assets" / hashed).write_bytes(content)
    return f"assets/{hashed}"


def _style(site: Path, laid: dict[str, str], sheets: str) -> bytes:
    """Return style sheets with what they name laid beside, fonts and faces, and noted."""
    from fivestars.tools import hosts

    def beside(found: re.Match[str]) -> str:
        if found[1] not in laid:
            content = hosts.portraits() if found[1] == "hosts.svg" else FONTS[found[1]].read_bytes()
            laid[found[1]] = _lay(site, found[1], content)
        return f'url("{Path(laid[found[1]]).name}")'

    named = re.compile(r'url\("?([\w-]+\.(?:woff2|svg))"?\)')
    layouts = re.findall(r"@custom-media .+\n", (ASSETS / "style/0-layouts.css").read_text("utf-8"))
    return named.sub(beside, _dense(_with_layouts("".join([*layouts, sheets])))).encode()


def _sheets(names: str) -> str:
    """Return the page's own style sheets: up to 2 those of the first screen, which are there before Python is."""
    return "\n".join(path.read_text("utf-8") for path in sorted((ASSETS / "style").glob(f"{names}.css")))


def _sheets_of_games() -> str:
    """Return the games' style sheets. Each holds for what is at its table."""
    return "".join(f".at-{game} {{\n{style_of(GAMES / game)}}}\n" for game in SHELF)


def style_of(home: Path) -> str:
    """Return the style of a game: its sheet, and those in `style/` where there is more than one holds."""
    sheets = [home / "style.css", *sorted((home / "style").glob("*.css"))]
    return "".join(path.read_text("utf-8") for path in sheets if path.exists())


def _dense(sheets: str) -> str:
    """Leave out of style sheets what only their readers need; between quotes nothing changes."""
    parts = re.split(r"""("[^"\n]*"|'[^'\n]*'|/\*.*?\*/)""", sheets, flags=re.DOTALL)
    spoken = "".join(part for part in parts if not part.startswith("/*"))
    parts = re.split(r"""("[^"\n]*"|'[^'\n]*')""", spoken)
    for at in range(0, len(parts), 2):
        dense = re.sub(r"\s+", " ", parts[at])
        dense = re.sub(r" ?([{};]) ?", r"\1", dense).replace(";}", "}")
        parts[at] = re.sub(r"([{;][\w-]+): (?=[^{}]*[;}])", r"\1:", dense)
    return "".join(parts).strip()


def _with_layouts(sheets: str) -> str:
    """Put in what each `@custom-media` stands for, since browsers do not read it yet."""
    named: dict[str, str] = {}

    def stood_for(condition: str) -> str:
        return re.sub(r"\((--\w+)\)", lambda found: f"({named[found[1]]})", condition)

    for name, condition in re.findall(r"@custom-media (--\w+) (.+);\n", sheets):
        named[name] = stood_for(condition)  # it may name those before it
    sheets = re.sub(r"@custom-media .+;\n", "", sheets)
    return re.sub(r"@media [^{]+", lambda found: stood_for(found[0]), sheets)


def _core(site: Path, pattern: str) -> str:
    """Copy a part of PyScript, whose name holds a hash already."""
    (path,) = CORE.glob(pattern)
    part = WATCHED.sub(HEEDED, TEXT_OF_PYSCRIPT.sub(rb"\1\2", _without_databases(_without_map(path.read_bytes()))))
    (site / "assets" / path.name).write_bytes(part)
    return f"assets/{path.name}"


def _without_databases(part: bytes) -> bytes:
    """Let PyScript open no database, for folders or packages: where that is forbidden it would not start."""
    for pattern, instead in DATABASES.items():
        part = pattern.sub(instead, part)
    return part


def _without_map(part: bytes) -> bytes:
    return re.sub(rb"\n//# sourceMappingURL=.*", b"", part)


def _runtime(files: Mapping[str, str]) -> bytes:
    """Return the shim between PyScript and Pyodide with the names of what it fetches, relative to itself."""
    from fivestars.tools.runtime import home

    info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    names = {name: Path(files[name]).name for name in ("pyodide", "asm", "wasm", "library", "app")}
    version = json.loads((MODULES / "pyodide/package.json").read_text())["version"]
    # The page installs no package of Pyodide's: its list stays at home.
    lock = json.dumps({"info": info, "packages": {}})
    known = {"files": names, "version": version, "lock": lock, "library": f"/{home()}"}
    return (ASSETS / "runtime.mjs").read_text("utf-8").replace("__RUNTIME__", json.dumps(known)).encode()


def _memory(files: Mapping[str, str]) -> bytes:
    """Return the worker that makes a picture of the memory, with the name of the runtime, relative to itself."""
    return (
        (ASSETS / "memory.mjs").read_text("utf-8").replace("__RUNTIME__", f"./{Path(files['runtime']).name}").encode()
    )


def _worker(site: Path, files: Mapping[str, str], stamp: str) -> None:
    """Write what a bots' worker is made of. Its config is named for the build: no page gets a worker of another."""
    config = {"interpreter": f"./{Path(files['runtime']).name}", "sync_main_only": True}
    (site / f"assets/worker.{stamp}.json").write_text(json.dumps(config))
    (site / "assets/worker.py").write_text(WORKER)


def _licences(site: Path) -> None:
    """Write the licence of everything that the page brings along."""
    from fivestars.tools.licences import licences

    (site / "licences").mkdir()
    for name, text in licences().items():
        (site / f"licences/{name}.txt").write_text(text, encoding="utf-8")


def _page(site: Path, files: Mapping[str, str], fonts: Mapping[str, str], stamp: str) -> str:
    """Return index.html with the lobby in every language."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    from fivestars.table.languages import LANGUAGES
    from fivestars.tools.heads import heads
    from fivestars.web.screens.lobby import lobby_page
    from fivestars.web.words.hosts import HOSTS
    from fivestars.web.words.posters import POSTERS
    from fivestars.web.words.speech import tongue

    parts = {name: f"./{files[name]}" for name in ("wasm", "library", "app", "asm")}
    sizes = {name: (site / path).stat().st_size for name, path in parts.items()}
    shims = {name: f"./{files[name]}" for name in ("runtime", "memory")}
    sums = {files[name]: _hashes(site / files[name]) for name in NEEDED}
    early = {kind: [fonts[name] for name in sorted(fonts) if kind in name] for kind in ("latin", "cyrillic")}
    comes = {**shims, "parts": parts, "sizes": sizes, "sums": sums, "fonts": early}
    boot = {**comes, "languages": [*LANGUAGES], "heads": heads()}
    script = "{\n" + "".join((ASSETS / name).read_text("utf-8") for name in ("first.js", "boot.js")) + "}\n"
    drawing = Environment(loader=FileSystemLoader(ROOT), autoescape=True, undefined=StrictUndefined)
    return drawing.get_template("index.html").render(
        stamp=stamp,
        files=files,
        boot=json.dumps(boot),
        boot_script=Markup(script),
        boot_sum=_sum(script.encode()),
        whole={name: _sum((site / files[name]).read_bytes()) for name in NEEDED},
        config=json.dumps({"interpreter": f"./{files['runtime']}", "plugins": NO_PLUGINS}),
        config_unused=json.dumps({"plugins": NO_PLUGINS}),
        languages=LANGUAGES,
        posters=POSTERS.values(),
        hosts=[host.name for host in HOSTS.values()],
        tongues={language: tongue(language) for language in LANGUAGES},
        lobbies={language: Markup(lobby_page(language)) for language in LANGUAGES},
    )


def _sum(content: bytes) -> str:
    """Return the hash of a content as a policy and the tags of scripts and style sheets want it."""
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


# --- whether anything has changed


def _fingerprint() -> str:
    total = hashlib.sha256()
    for path in _inputs():
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:12]


def _inputs() -> Iterator[Path]:
    """Yield every file that the site is made from, in order."""
    yield from (ROOT / "index.html", ROOT / "requirements.lock")
    for folder in (PACKAGE, ASSETS):
        for base, folders, names in os.walk(folder):
            made = {"locale"} if folder == PACKAGE else set()
            folders[:] = sorted(set(folders) - {"node_modules", "__pycache__"} - made)
            yield from (Path(base, name) for name in sorted(names))


def _is_built(stamp: str) -> bool:
    try:
        return f'data-build="{stamp}"' in (DIST / "index.html").read_text("utf-8")[:1000]
    except OSError:
        return False


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other build is under way."""
    with (CACHE / "build.lock").open("w") as lock:
        try:
            from fcntl import LOCK_EX, flock
        except ImportError:  # on Windows, where nothing builds twice at once
            pass
        else:
            flock(lock, LOCK_EX)
        yield


def _swap(making: Path) -> None:
    """Put the new site where the old one was; who looks in between finds one of the two, or a moment of none."""
    old = CACHE / f"old-{os.getpid()}"
    try:
        if DIST.exists():
            DIST.rename(old)
        making.rename(DIST)
    except OSError as failure:
        raise Trouble(f"dist/ is held open ({failure.strerror}): close what uses it, and build again.") from None
    shutil.rmtree(old, ignore_errors=True)

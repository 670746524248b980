"""Driving Firefox and WebKitGTK as they come, by the standard protocol WebDriver.

Standard library only: Firefox speaks it on a socket of its own (Marionette), WebKitGTK has a driver that speaks HTTP.
"""

import json
import os
import signal
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final, Protocol

from fivestars.tools.browser import program
from fivestars.tools.serve import HOST
from fivestars.tools.trouble import Trouble

PATIENCE: Final = 60.0  # seconds: two browsers may boot at once on a busy machine
GLANCE: Final = 0.05
WIDTH: Final = 1280
HEIGHT: Final = 800

# The standard's commands, by their name in Firefox: where they are over HTTP.
COMMANDS: Final[Mapping[str, str]] = {
    "NewSession": "/session",
    "SetWindowRect": "/session/{session}/window/rect",
    "Navigate": "/session/{session}/url",
    "Refresh": "/session/{session}/refresh",
    "ExecuteScript": "/session/{session}/execute/sync",
    "PerformActions": "/session/{session}/actions",
}
# Firefox listens on any free port, and leaves its makers alone.
PREFERENCES: Final = """\
user_pref("marionette.port", 0);
user_pref("remote.prefs.recommended", true);
"""
# Neither tells a driver what a page logs, so the page itself listens.
LISTEN: Final = """
const note = (what) => window.heard.push(what);
const say = console.error;
window.heard = [];
console.error = (...words) => { note(`console: ${words.join(" ")}`); say(...words); };
addEventListener("error", (event) => note(`error: ${event.message ?? event.target.outerHTML}`), true);
addEventListener("unhandledrejection", (event) => note(`error: ${event.reason}`));
document.addEventListener("securitypolicyviolation", (event) =>
  note(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
HEARD: Final = """
const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
const elsewhere = addresses.filter(({ protocol, host }) => protocol.startsWith("http") && host !== location.host);
return [...window.heard.splice(0), ...elsewhere.map(({ href }) => `another host was asked: ${href}`)];
"""

# The middle of an element, scrolled into view; nothing while it is not there, or something else lies there.
# The standard's own click refuses groups of shapes, of which boards are made.
MIDDLE: Final = """
const at = document.querySelector(arguments[0]);
if (!at) return null;
at.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
const { left, top, width, height } = at.getBoundingClientRect();
const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
return at.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
"""


class Refused(Exception):
    """A browser said no, and why."""


class Say(Protocol):
    """Says a command to a browser and returns its answer."""

    def __call__(self, command: str, **words: Any) -> Any: ...


class Driver:
    """A browser with one page, and what has gone wrong there so far."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._wrong: list[str] = []
        self._listening = False
        say("SetWindowRect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def go(self, address: str) -> None:
        """Open an address, and listen to the page from when it has loaded."""
        self._leave()
        self._say("Navigate", url="about:blank")  # from a page at the same path Firefox would not wait for the new one
        self._say("Navigate", url=address)
        self._listen()

    def reload(self) -> None:
        """Open the same address again."""
        self._leave()
        self._say("Refresh")
        self._listen()

    def wait(self, css: str) -> None:
        """Wait until there is such an element."""
        _patiently(lambda: self._run("return document.querySelector(arguments[0]) !== null", css), css)

    def until(self, expression: str) -> None:
        """Wait until a JavaScript expression comes true."""
        _patiently(lambda: self.evaluate(expression), expression)

    def click(self, css: str) -> None:
        """Click in the middle of the first such element, as soon as nothing else lies there."""
        middle = _patiently(lambda: self._run(MIDDLE, css), f"the middle of {css}")
        steps = [{"type": "pointerMove", **middle}, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))]
        self._say("PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def evaluate(self, expression: str) -> Any:
        """Return what a JavaScript expression comes to."""
        return self._run(f"return ({expression})")

    def wrong(self) -> list[str]:
        """Return the errors that the pages logged, and which other hosts they asked."""
        if self._listening:
            self._wrong += self._run(HEARD)
        return self._wrong

    def _leave(self) -> None:
        self.wrong()
        self._listening = False

    def _listen(self) -> None:
        self._run(LISTEN)
        self._listening = True

    def _run(self, script: str, *words: str) -> Any:
        return self._say("ExecuteScript", script=script, args=words)


@contextmanager
def firefox() -> Iterator[Driver]:
    """Start Firefox with a profile of its own."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, firefox_with(Path(profile)) as driver:
        yield driver


@contextmanager
def firefox_with(profile: Path) -> Iterator[Driver]:
    """Start Firefox with a profile; in the end it is killed, as everything here."""
    port = profile / "MarionetteActivePort"
    port.unlink(missing_ok=True)  # of a Firefox before
    (profile / "user.js").write_text(PREFERENCES)
    command = (program("firefox"), "--headless", "--marionette", "--no-remote", "--profile", str(profile))
    with running(*command), _connected(_written(port)) as connection:
        yield Driver(_marionette(connection))


@contextmanager
def webkit() -> Iterator[Driver]:
    """Start WebKitGTK's small browser on a screen that nobody sees."""
    port = _free_port()
    with TemporaryDirectory() as folder, (Path(folder) / "display").open("w") as display:
        screen = (program("screen"), "-displayfd", str(display.fileno()), "-screen", "0", "1920x1080x24")
        with running(*screen, "-nolisten", "tcp", pass_fds=[display.fileno()]):
            number = _written(Path(display.name))
            with running(program("webkit"), f"--port={port}", env={**os.environ, "DISPLAY": f":{number}"}):
                _connected(port).close()
                yield Driver(_over_http(port))


DRIVERS: Final[Mapping[str, Callable[[], AbstractContextManager[Driver]]]] = {"firefox": firefox, "webkit": webkit}


# --- how commands travel


def _marionette(connection: socket.socket) -> Say:
    """Say commands as Firefox wants them: length, colon, `[0, number, command, words]`."""
    stream = connection.makefile("rwb")
    numbers = iter(range(1_000_000))

    def heard() -> Any:
        length = b"".join(iter(lambda: stream.read(1), b":"))
        return json.loads(stream.read(int(length)))

    def say(command: str, **words: Any) -> Any:
        message = json.dumps([0, next(numbers), f"WebDriver:{command}", words]).encode()
        stream.write(b"%d:%b" % (len(message), message))
        stream.flush()
        _, _, error, answer = heard()
        if error:
            raise Refused(error["message"])
        return answer["value"] if set(answer) == {"value"} else answer

    heard()  # it introduces itself
    say("NewSession", capabilities={})
    return say


def _over_http(port: int) -> Say:
    """Say commands as the standard wants them: an address for each, and its words as JSON."""
    session = ""

    def say(command: str, **words: Any) -> Any:
        path = COMMANDS[command].format(session=session, **words)
        body = json.dumps(words).encode()
        asked = urllib.request.Request(f"http://{HOST}:{port}{path}", body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as failure:
            raise Refused(json.load(failure)["value"]["message"]) from None

    session = say("NewSession", capabilities={})["sessionId"]
    return say


# --- what runs meanwhile


@contextmanager
def running(*command: str, **how: Any) -> Iterator[None]:
    """Let a program run, and end it with all that it has started."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True, **how)
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _written(path: Path) -> int:
    """Return the number that a program writes down when it is ready."""
    return int(_patiently(lambda: path.exists() and path.read_text().strip(), path.name))


def _connected(port: int) -> socket.socket:
    def connect() -> socket.socket | None:
        with suppress(ConnectionRefusedError):
            return socket.create_connection((HOST, port), PATIENCE)
        return None

    connection: socket.socket = _patiently(connect, f"port {port}")
    return connection


def _patiently(look: Callable[[], Any], what: str) -> Any:
    """Look again and again until there is what is looked for, and return it."""
    until = monotonic() + PATIENCE
    while not (found := look()):
        if monotonic() > until:
            raise Trouble(f"A browser was waited for in vain, {PATIENCE:.0f} s long: {what}")
        sleep(GLANCE)
    return found


def _free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind((HOST, 0))
        port: int = any_port.getsockname()[1]
        return port

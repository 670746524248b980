"""The service worker as the page knows it: since when it keeps this build, and whether a newer one waits."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import js
from pyodide.ffi import create_proxy, to_js

from fivestars.web.browser.document import marked
from fivestars.web.browser.tasks import guarded, run
from fivestars.web.deeds import BuildReplaced, BuildTold, Deed
from fivestars.web.offline import Why

_HOUR: Final = 3_600_000  # milliseconds: a page may stay open all evening


class Keeper:
    """Has this build kept, and hears of newer ones."""

    def __init__(self, send: Callable[[Deed], None]) -> None:
        self._send = send
        self._since = 0
        self._why: Why | None = None
        self._waits = False
        self._crowded = False
        self._container: Any = _container()
        self._registration: Any = None
        self._is_served = bool(self._container and self._container.controller)

    async def begin(self) -> None:
        """Let this build be kept, and look for newer ones from now on."""
        if not self._container:
            self._refuse(Why.ABSENT if js.isSecureContext else Why.INSECURE)
            return
        self._container.addEventListener("message", create_proxy(guarded(self._hear)))
        self._container.addEventListener("controllerchange", create_proxy(guarded(self._is_served_anew)))
        options = to_js({"updateViaCache": "none"}, dict_converter=js.Object.fromEntries)
        try:
            self._registration = await self._container.register("sw.js", options)
        except Exception:  # the browser says no in its own words, as in some private windows
            self._registration = None
        if not self._registration:
            self._refuse(Why.ABSENT)
            return
        self._registration.addEventListener("updatefound", create_proxy(guarded(self._watch)))
        self._watch()
        js.document.addEventListener("visibilitychange", create_proxy(guarded(lambda _: self._ask())))
        js.setInterval(create_proxy(self._ask), _HOUR)

    def renew(self) -> None:
        """Let the newer build take over, if this is the only tab."""
        self._crowded = False
        if self._registration.waiting:
            self._registration.waiting.postMessage("take over")

    def _tell(self) -> None:
        self._send(BuildTold(self._since, self._why, self._waits, self._crowded))

    def _refuse(self, why: Why) -> None:
        self._why = why
        self._tell()

    def _ask(self) -> None:
        """Ask whether there is a newer build."""
        if not js.document.hidden:
            run(self._update())

    async def _update(self) -> None:
        with suppress(Exception):  # no network: another time
            await self._registration.update()

    def _watch(self, _: Any = None) -> None:
        if coming := self._registration.installing:
            coming.addEventListener("statechange", create_proxy(lambda _: run(self._look())))
        run(self._look())

    def _hear(self, event: Any) -> None:
        if event.data.why == "others":
            self._crowded = True
            self._tell()
        elif event.data.why and event.data.build == marked("build"):
            self._refuse(Why(event.data.why))

    def _is_served_anew(self, _: Any) -> None:
        was_served, self._is_served = self._is_served, True
        if was_served:
            self._waits = False
            self._send(BuildReplaced())
        else:
            run(self._look())

    async def _look(self) -> None:
        """Find out how things stand."""
        self._since = await _kept_since()
        registration = self._registration
        if self._since:
            self._why = None
        elif not (registration.installing or registration.waiting or registration.active):
            self._why = self._why or Why.AWAY  # the browser has ended it before it could say why
        if registration.active and not self._is_served:
            registration.active.postMessage(marked("build"))
        # a page that no service worker serves has come from the network, and may be the newer build itself
        self._waits = self._is_served and bool(registration.waiting)
        self._tell()


def _container() -> Any:
    """Return where the browser has its service workers, or None where it has none, or none for us."""
    try:
        return js.navigator.serviceWorker
    except Exception:  # in words of its own
        return None


async def _kept_since() -> int:
    """Return when the whole of this build was kept; 0 where it is not. `sw.js` gives the cache its name."""
    name = f"five-stars {js.URL.new('./', js.location.href).href} {marked('build')}"
    options = to_js({"cacheName": name}, dict_converter=js.Object.fromEntries)
    try:
        mark = await js.caches.match("kept", options)
        return int(await mark.text()) if mark else 0
    except Exception:  # the browser keeps nothing in this window
        return 0

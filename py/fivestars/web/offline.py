"""Offline, the browser's side: the service worker that keeps this edition of the page, and a newer one that waits."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from fivestars.web import dom

_HOUR = 3_600_000  # milliseconds: a page may stay open all evening


class Why(StrEnum):
    """Why this edition is not kept; the last two are the words of the service worker."""

    ABSENT = "absent"  # the browser has no service workers, or not in this window
    INSECURE = "insecure"  # it has, but not at an address like this
    FULL = "full"
    AWAY = "away"  # the download broke off, or what came is not what was built


class Keeper:
    """The service worker as the page knows it: since when it keeps this edition, and whether a newer one waits."""

    def __init__(self, changed: Callable[[], None], replaced: Callable[[], None]) -> None:
        self.since = 0  # when this edition was kept, in milliseconds since 1970; 0: it is not
        self.waits = False  # whether a newer edition is whole, and could take over
        self.crowded = False  # whether it may not, because other tabs show an older one
        self.why: Why | None = None
        self._changed = changed
        self._replaced = replaced
        self._container: Any = getattr(js.navigator, "serviceWorker", None)
        self._registration: Any = None
        self._is_served = bool(self._container and self._container.controller)

    async def begin(self) -> None:
        """Let this edition be kept, and look for newer ones from now on."""
        if not self._container:
            self._refuse(Why.ABSENT if js.isSecureContext else Why.INSECURE)
            return
        self._container.addEventListener("message", create_proxy(self._hear))
        self._container.addEventListener("controllerchange", create_proxy(self._is_served_anew))
        options = to_js({"updateViaCache": "none"}, dict_converter=js.Object.fromEntries)
        try:
            self._registration = await self._container.register("sw.js", options)
        except Exception:  # the browser says no in its own words, as in some private windows
            self._registration = None
        if not self._registration:
            self._refuse(Why.ABSENT)
            return
        self._registration.addEventListener("updatefound", create_proxy(self._watch))
        self._watch()
        dom.listen("visibilitychange", lambda _: self._ask())
        js.setInterval(create_proxy(self._ask), _HOUR)

    def take_over(self) -> None:
        """Let the newer edition take over, if this is the only tab."""
        self.crowded = False
        if self._registration.waiting:
            self._registration.waiting.postMessage("take over")

    def start_afresh(self) -> None:
        """Start the page anew, as the edition that has taken over."""
        js.location.reload()

    def _refuse(self, why: Why) -> None:
        self.why = why
        self._changed()

    def _ask(self) -> None:
        """Ask whether there is a newer edition."""
        if not js.document.hidden:
            self._registration.update().then(None, create_proxy(lambda _: None))  # no network: another time

    def _watch(self, _: Any = None) -> None:
        if coming := self._registration.installing:
            coming.addEventListener("statechange", create_proxy(lambda _: dom.soon(self._look())))
        dom.soon(self._look())

    def _hear(self, event: Any) -> None:
        if event.data.why == "others":
            self.crowded = True
            self._changed()
        elif event.data.why and event.data.build == dom.edition():
            self._refuse(Why(event.data.why))

    def _is_served_anew(self, _: Any) -> None:
        was_served, self._is_served = self._is_served, True
        if was_served:
            self._replaced()
        else:
            dom.soon(self._look())

    async def _look(self) -> None:
        """Find out how things stand."""
        self.since = await _kept_since()
        if self.since:
            self.why = None
        if self._registration.active and not self._is_served:
            self._registration.active.postMessage(dom.edition())
        # a page that no service worker serves has come from the network, and may be the newer edition itself
        self.waits = self._is_served and bool(self._registration.waiting)
        self._changed()


async def _kept_since() -> int:
    """Return when the whole of this edition was kept; 0 where it is not. `sw.js` gives the cache its name."""
    name = f"five-stars {js.URL.new('./', js.location.href).href} {dom.edition()}"
    options = to_js({"cacheName": name}, dict_converter=js.Object.fromEntries)
    try:
        mark = await js.caches.match("kept", options)
        return int(await mark.text()) if mark else 0
    except Exception:  # the browser keeps nothing in this window
        return 0

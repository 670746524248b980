"""Offline: the service worker keeps this edition of the page, fetches a newer one, lets it take over between moves."""

from collections.abc import Callable
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy, to_js

from fivestars.web.browser import dom
from fivestars.web.draw import draw
from fivestars.web.offline import NEWS, News, Why, kept
from fivestars.web.words.speech import Tongue

_HOUR = 3_600_000  # milliseconds: a page may stay open all evening


class Home(Protocol):
    """What an edition asks of the page."""

    words: Tongue

    def draw(self) -> None:
        """Draw the screen anew."""

    def is_between_moves(self) -> bool:
        """Tell whether nothing is half picked."""

    def keeps_all(self) -> bool:
        """Keep the match that is open; tell whether a fresh start would lose nothing."""


class Edition:
    """This edition of the page, and the newer one that waits for it to end."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.keeper = Keeper(changed=self._changed, replaced=self._replace)
        self.put_off = False
        self.wished = False
        self.lost = False

    def told(self) -> list[str]:
        """Return what the settings say of it."""
        words, keeper = self.home.words, self.keeper
        since = dom.moment(keeper.since, words.language) if keeper.since else ""
        return kept(words, dom.edition(), since, keeper.why)

    def show(self) -> None:
        """Announce the newer edition where one waits; let it take over once that is wished and nothing is half done."""
        shown = (self.keeper.waits or self.wished or self.lost) and not self.put_off
        bar = {"told": self.home.words(NEWS[self._news()]), "wished": self.wished}
        dom.announce(draw("edition", self.home.words, bar) if shown else "")
        if self.wished and self.home.is_between_moves():
            dom.after_paint(self._take_over)

    def wish(self) -> None:
        """Let the newer edition take over as soon as it may."""
        self.wished, self.lost = True, False
        self.show()
        dom.focus("later")

    def put_it_off(self) -> None:
        """Say no more of the newer edition: it comes at the next fresh start."""
        self.put_off, self.wished = True, False
        self.show()
        dom.focus("page")

    def _news(self) -> News:
        if self.lost:
            return News.LOST
        if self.keeper.crowded:
            return News.CROWDED
        return News.AFTER if self.wished and not self.home.is_between_moves() else News.HERE

    def _changed(self) -> None:
        if dom.hash_() == "settings":
            self.home.draw()
        else:
            self.show()

    def _replace(self) -> None:
        """Start afresh, between moves: another edition serves this page already."""
        self.keeper.waits = False
        self.wished = True
        self.show()

    def _take_over(self) -> None:
        if not (self.wished and self.home.is_between_moves()):  # a move was begun meanwhile
            return
        self.wished = False
        self.lost = not self.home.keeps_all()
        if self.lost:
            self.show()
        elif self.keeper.waits:
            self.keeper.take_over()
        else:
            self.keeper.start_afresh()


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
        registration = self._registration
        if self.since:
            self.why = None
        elif not (registration.installing or registration.waiting or registration.active):
            self.why = self.why or Why.AWAY  # the browser has ended it before it could say why
        if registration.active and not self._is_served:
            registration.active.postMessage(dom.edition())
        # a page that no service worker serves has come from the network, and may be the newer edition itself
        self.waits = self._is_served and bool(registration.waiting)
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

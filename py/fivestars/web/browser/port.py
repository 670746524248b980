"""The browser's own port: each thing that the page asks, done by the one module that knows how."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import date
from typing import Any

import js

from fivestars.web.browser import device, document, pieces, sounds, tasks
from fivestars.web.browser.lock import Lock
from fivestars.web.draw import Shown
from fivestars.web.model import Reader, World
from fivestars.web.port import Players, View
from fivestars.web.store.journal import Journaled
from fivestars.web.store.saves import Store

# All of it at once, at each deed: a way into the browser for each of these takes longer than all else.
_WORLD = js.Function.new(
    """
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    const chance = Math.floor(Math.random() * 2 ** 32);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const focus = document.activeElement?.id ?? "";
    return JSON.stringify([+now, today, -now.getTimezoneOffset(), chance, focus, calm, "share" in navigator]);
    """
)


class BrowserPort:
    """The browser that the page is open in."""

    def __init__(self, store: Store | None) -> None:
        self.drop_sentence = ""
        self.renews: Callable[[], None] = lambda: None  # how a newer build takes over, once somebody keeps builds
        self._store = store
        self._players: Players | None = None
        self._locks: dict[str, Lock] = {}
        self._dress_worn: tuple[str, ...] = ()
        self._step = ""  # of a lesson, that is shown
        self._shown = Shown()

    @property
    def store(self) -> Store | None:
        return self._store

    async def written(self) -> None:
        if isinstance(self._store, Journaled):
            await self._store.written()

    @property
    def players(self) -> Players:
        if self._players is None:
            from fivestars.web.browser.bots import bots  # their worker is started when somebody first asks

            self._players = bots()
        return self._players

    def reader(self) -> Reader:
        languages = tuple(str(language) for language in js.navigator.languages)
        return Reader(languages, f"{str(js.location.href).split('#')[0]}#", document.marked("build"))

    def world(self) -> World:
        now, today, ahead, chance, focus, calm, has_sheet = json.loads(_WORLD())
        return World(now, date(*today), ahead, chance, focus, calm, has_sheet)

    # --- the screen

    def show(self, view: View, glide: int) -> None:
        before = pieces.places() if glide else ""
        self._dress(view)
        document.show(self._shown.thinned(view.pieces, anew=document.is_touched()))
        if view.log:
            document.tell_log(view.log)
        document.announce(view.bar)
        self.drop_sentence = view.drop
        if glide:
            pieces.glide_from(before, glide)
        document.bring_here()
        document.mark("ready", view.screen)
        self._lead(document.step())

    def _lead(self, step: str) -> None:
        """Bring into view what another step of a lesson speaks of."""
        if step and step != self._step:
            self.after_paint(document.bring_spoken)
        self._step = step

    def _dress(self, view: View) -> None:
        """Dress the whole document, where it is to look otherwise: to say it again costs as much as to say it anew."""
        dress = (view.language, view.theme, view.colours, view.title)
        if dress == self._dress_worn:
            return
        self._dress_worn = dress
        document.speak(view.language)
        document.mark("theme", view.theme)
        document.mark("colours", view.colours)
        document.mark("sheet", "there" if device.has_share_sheet() else "")
        document.entitle(view.title)

    def announce(self, html: str) -> None:
        document.announce(html)

    def scroll_to_top(self) -> None:
        js.scrollTo(0, 0)

    def focus(self, *ids: str) -> None:
        document.focus(*ids)

    def lead(self, id_: str) -> None:
        document.lead(id_)

    def focused(self) -> str:
        return document.focused()

    def mark_text(self, id_: str) -> None:
        document.mark_text(id_)

    def say(self, text: str) -> None:
        document.say(text)

    def light(self, things: Sequence[str], colour: int) -> None:
        pieces.light_up(things, colour)

    def play_sound(self, name: str) -> None:
        sounds.play(name)

    # --- the address

    def go(self, address: str) -> None:
        js.location.hash = address

    def replace(self, address: str) -> None:
        js.history.replaceState(None, "", f"#{address}")

    def back(self) -> None:
        js.history.back()

    # --- other people and programs

    def ask(self, question: str, answer: str) -> str | None:
        return device.ask(question, answer)

    def download(self, name: str, text: str) -> None:
        device.download(name, text)

    def share(self, title: str, address: str, text: str) -> None:
        device.share(title, address, text)

    def copy(self, text: str) -> Awaitable[bool]:
        return device.copy(text)

    def lock(self, name: str, *, steal: bool) -> Awaitable[bool]:
        lock = self._locks.setdefault(name, Lock(name))
        return lock.take(steal=steal)

    def unlock(self, name: str) -> None:
        if lock := self._locks.pop(name, None):
            lock.release()

    # --- time

    def after_paint(self, call: Callable[[], None]) -> None:
        tasks.after_paint(call)

    def wait(self, seconds: float) -> Awaitable[None]:
        return asyncio.ensure_future(asyncio.sleep(seconds))

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        tasks.run(work)

    # --- this build of the page

    def renew(self) -> None:
        self.renews()

    def start_afresh(self) -> None:
        js.location.reload()

"""A browser in memory: the port of the page for tests on CPython, which fails in every way that it is told to.

A device holds what the tabs of one browser share: the storage, the locks, the clipboard. A tab is a port.
"""

from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from dataclasses import dataclass, field
from datetime import date
from random import Random
from typing import Any, Final

from fivestars.players import analysis
from fivestars.players.advice import Advice, advise
from fivestars.players.bot import decide
from fivestars.players.judgement import Judgement
from fivestars.players.levels import BEST
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.deeds import Deed, Stored, Went
from fivestars.web.model import Reader, World
from fivestars.web.port import Silent, View
from fivestars.web.store.journal import Journaled, Row
from fivestars.web.store.saves import WRITTEN, Store
from stores import Browser

NOON: Final = 1_763_500_000_000  # 18 November 2025, in milliseconds since 1970
PAGE: Final = "https://example.org/five-stars/#"


class Later:
    """Something that is waited for until somebody says that it is there; or that is there already."""

    def __init__(self, *, over: bool = False) -> None:
        self._over = over

    def __await__(self) -> Generator["Later", None, None]:
        if not self._over:
            yield self


class Bots:
    """The bots, who think in the same process, and few steps, or as slowly as a test wants."""

    def __init__(self, port: "MemoryPort") -> None:
        self._port = port

    @property
    def beside(self) -> bool:
        """Tell whether they think beside the page, as in a worker."""
        return self._port.beside

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move of a bot that sees what its seat may see."""
        self._port.asked.append((level, seed))
        if self._port.silent_bots:
            self._port.silent_bots = False
            raise Silent
        if self._port.slow_bots:
            await Later()
        seen = match.state.seen_by(match.state.seat)
        return decide(seen, level, Dice(seed), strategy_of(match.game.id), steps=self._port.steps)

    async def advise(self, match: Match, seed: int, among: Sequence[int]) -> Sequence[Advice]:
        """Return what the best bot thinks well of, by what its seat may see."""
        self._port.asked.append((BEST, seed))
        if self._port.slow_bots:
            await Later()
        seen = match.state.seen_by(match.state.seat)
        return advise(seen, strategy_of(match.game.id), Dice(seed), steps=self._port.steps, among=among)

    async def decisions(self, match: Match, seats: Sequence[int]) -> Sequence[int]:
        """Return after how many moves these seats had a real choice."""
        if self._port.slow_bots:
            await Later()
        return analysis.decisions(match, list(seats))

    async def judge(self, match: Match, count: int, steps: int, seconds: float) -> Judgement | None:
        """Return what the test has laid ready for this decision."""
        assert steps > 0 < seconds
        self._port.judged.append(count)
        if self._port.silent_bots:
            self._port.silent_bots = False
            raise Silent
        if self._port.slow_bots:
            await Later()
        cost = self._port.costs.get(count)
        return Judgement(match.until(count).state.legal()[0], cost, 0.0, "pearls", cost) if cost else None


class Disk:
    """A journal: what is written there is there, whatever becomes of the browser."""

    def __init__(self) -> None:
        self.rows_written: dict[str, Row] = {}
        self.since = 0  # what the storage knows at the start
        self.is_late = False  # whether nothing is read yet
        self._came: list[Row] | None = None  # what was read late
        self._waiting: list[Row] = []  # to be written once it is read

    def rows(self) -> Sequence[Row]:
        """Return what was written later."""
        rows, self._came = self._came or self.rows_written.values(), None
        return [] if self.is_late else [row for row in rows if row.at > self.since]

    async def read(self) -> None:
        """It has come now."""
        self._came, self.is_late = list(self.rows_written.values()), False
        for row in self._waiting:
            self.write(row)

    def write(self, row: Row) -> None:
        """Write a row over the one with its key."""
        if self.is_late:
            self._waiting.append(row)
        else:
            self.rows_written[row.key] = row

    async def written(self) -> None:
        """It is there at once."""


@dataclass
class Device:
    """One browser of one reader: what its tabs share."""

    store: Store | None = field(default_factory=Browser)
    languages: tuple[str, ...] = ("en-GB",)
    now: int = NOON
    today: date = date(2025, 11, 18)
    clipboard: str | None = ""  # None: forbidden
    has_sheet: bool = False
    seed: int = 1
    disk: Disk = field(default_factory=Disk)
    tabs: list["MemoryPort"] = field(default_factory=list)
    locks: dict[str, "MemoryPort"] = field(default_factory=dict)
    shared: list[tuple[str, str, str]] = field(default_factory=list)  # what the share sheet was given
    files: dict[str, str] = field(default_factory=dict)  # what was downloaded

    def things(self) -> dict[str, str]:
        """Return what the storage holds."""
        keys = [self.store.key(index) or "" for index in range(self.store.length)] if self.store else []
        return {key: (self.store and self.store.getItem(key)) or "" for key in keys if key != WRITTEN}

    def opened(self) -> Store | None:
        """Return the storage with its journal, as the browser hands it to a page; None where it hands out none."""
        try:
            return self.store and Journaled(self.store, self.disk, lambda: self.now)
        except PermissionError:
            return self.store

    def kill(self, remembered: Store) -> None:
        """End the browser at once: of its storage it remembers what was on the disk."""
        self.store = remembered
        self.tabs.clear()
        self.locks.clear()


class MemoryPort:
    """A tab of a device, as its page knows it."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._store = device.opened()
        self.chance = Random(device.seed + len(device.tabs))
        self.send: Callable[[Deed], None] = lambda _: None  # the page's, once it is there
        self.shown: View | None = None
        self.bar = ""
        self.drawn = 0  # how often the page was
        self.history: list[str] = [""]
        self.focus_on = ""
        self.marked = ""  # the text that is marked
        self.said: list[str] = []
        self.sounds: list[str] = []
        self.lit: list[tuple[tuple[str, ...], int]] = []  # things, and in which colour
        self.answers: list[str | None] = []  # to questions that are asked
        self.questions: list[tuple[str, str]] = []
        self.asked: list[tuple[int, int]] = []  # of bots: the level and the chance
        self.judged: list[int] = []
        self.costs: dict[int, float] = {}  # what decisions cost, by the judge
        self.steps: float = 20
        self.slow_bots = self.silent_bots = False
        self.beside = True  # whether bots think beside the page
        self.slow_clock = False
        self.waited = 0.0  # seconds
        self.paints = True  # whether frames are painted
        self.glides: list[int] = []
        self.renewals = self.starts = 0
        self._unpainted: list[Callable[[], None]] = []
        self._waiting: list[Coroutine[Any, Any, None]] = []
        self._players = Bots(self)
        self._before = device.things()
        device.tabs.append(self)

    @property
    def store(self) -> Store | None:
        return self._store

    async def written(self) -> None:
        if isinstance(self._store, Journaled):
            await self._store.written()

    @property
    def players(self) -> Bots:
        return self._players

    def reader(self) -> Reader:
        return Reader(self.device.languages, PAGE, "b1d5")

    def world(self) -> World:
        device, chance = self.device, self.chance.getrandbits(32)
        device.now += 1  # no two deeds happen at once
        return World(device.now, device.today, 0, chance, self.focus_on, calm=False, has_sheet=device.has_sheet)

    # --- the screen

    def show(self, view: View, glide: int) -> None:
        self.shown, self.bar = view, view.bar
        self.drawn += 1
        self.glides.append(glide)
        if self.focus_on and f'id="{self.focus_on}"' not in view.html:
            self.focus_on = ""  # what had it is gone

    def announce(self, html: str) -> None:
        self.bar = html

    def scroll_to_top(self) -> None:
        pass

    def focus(self, *ids: str) -> None:
        html = f'id="page" {self.shown.html if self.shown else ""} {self.bar}'
        there = [id_ for id_ in ids if id_ and f'id="{id_}"' in html]
        self.focus_on = there[0] if there else self.focus_on

    def lead(self, id_: str) -> None:
        self.focus(id_)

    def focused(self) -> str:
        return self.focus_on

    def mark_text(self, id_: str) -> None:
        self.focus_on = self.marked = id_

    def say(self, text: str) -> None:
        self.said.append(text)

    def light(self, things: Sequence[str], colour: int) -> None:
        self.lit.append((tuple(things), colour))

    def play_sound(self, name: str) -> None:
        self.sounds.append(name)

    # --- the address

    @property
    def address(self) -> str:
        """What stands behind the # of the address."""
        return self.history[-1]

    def go(self, address: str) -> None:
        if address != self.address:
            self.history.append(address)
            self.send(Went(address))

    def replace(self, address: str) -> None:
        self.history[-1] = address

    def back(self) -> None:
        self.history.pop()
        self.send(Went(self.address))

    # --- other people and programs

    def ask(self, question: str, answer: str) -> str | None:
        self.questions.append((question, answer))
        return self.answers.pop(0)

    def download(self, name: str, text: str) -> None:
        self.device.files[name] = text

    def share(self, title: str, address: str, text: str) -> None:
        self.device.shared.append((title, address, text))

    async def copy(self, text: str) -> bool:
        if self.device.clipboard is None:
            return False
        self.device.clipboard = text
        return True

    async def lock(self, name: str, *, steal: bool) -> bool:
        if steal or self.device.locks.setdefault(name, self) is self:
            self.device.locks[name] = self
            return True
        return False

    def unlock(self, name: str) -> None:
        if self.device.locks.get(name) is self:
            del self.device.locks[name]

    # --- time

    def after_paint(self, call: Callable[[], None]) -> None:
        self._unpainted.append(call)

    def wait(self, seconds: float) -> Awaitable[None]:
        self.waited += seconds
        return Later(over=not self.slow_clock)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            work.send(None)
        except StopIteration:
            return
        self._waiting.append(work)

    # --- this build of the page

    def renew(self) -> None:
        self.renewals += 1

    def start_afresh(self) -> None:
        self.starts += 1

    # --- what goes on by itself

    def settle(self) -> None:
        """Paint what is drawn, and let the other tabs hear of what was written, until nothing is left to do."""
        while self.paints and self._unpainted:
            self._unpainted.pop(0)()
        self._tell_tabs()

    def _tell_tabs(self) -> None:
        before, self._before = self._before, self.device.things()
        keys = sorted({*before, *self._before})
        written = {key: self._before.get(key) for key in keys if before.get(key) != self._before.get(key)}
        for tab in self.device.tabs:
            if written and tab is not self:
                tab._before = self._before
                tab.send(Stored(written))

    def let_wait_end(self) -> None:
        """Let everything be there that is waited for now."""
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            self.run(work)
        self.settle()

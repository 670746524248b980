"""The page itself: which screen is shown, and what each click, key and file does."""

import json
from collections.abc import Callable
from typing import Any

from fivestars.games import OPEN, SHELF
from fivestars.table.dice import Dice
from fivestars.table.game import IllegalMove, Move
from fivestars.table.match import Match
from fivestars.table.notation import Unreadable, from_json, from_link, to_link
from fivestars.table.words import N_
from fivestars.web import dom, setup
from fivestars.web.draw import draw
from fivestars.web.gliding import glides
from fivestars.web.lobby import POSTERS, lobby, title
from fivestars.web.picking import read
from fivestars.web.settings import PAUSES, SPEEDS, Settings
from fivestars.web.speech import LANGUAGES, Tongue, tongue
from fivestars.web.storage import Ill, Saves, Slot, new_id, opened
from fivestars.web.table import Table, open_box

ILLS = {
    Ill.ABSENT: N_("This browser keeps nothing for this page: a match lasts until the tab is closed. Save it as a file."),
    Ill.FULL: N_("The browser's storage is full: the last moves are not kept. Delete old matches, or save as a file."),
    Ill.TAKEN: N_("This match goes on in another tab. What is shown here is older, and is not kept."),
}


class Page:
    """The screen of the moment, and what it is made of."""

    def __init__(self) -> None:
        self.saves = Saves(dom.storage(), f"{dom.now():x}-{dom.chance():x}")
        self.settings = self.saves.settings()
        self.words = self._tongue()
        self.dropped: Slot | None = None
        self.notices: list[str] = []
        self.plan: setup.Plan | None = None
        self.table: Table | None = None
        self.slot: Slot | None = None
        self.lock: dom.Lock | None = None
        self.bots: Any = None
        self.turn = 0  # grows whenever the match changes hands: a bot that was asked earlier is not listened to

    # --- start and screens

    def start(self) -> None:
        """Take over from the plain page."""
        self._dress()
        for event, handler in (
            ("click", self.on_click),
            ("keydown", self.on_key),
            ("change", self.on_change),
            ("submit", self.on_submit),
            ("pointerover", self.on_point),
            ("focusin", self.on_point),
        ):
            dom.listen(event, handler)
        dom.listen("hashchange", lambda _: self.route(), dom.js.window)
        dom.listen("storage", self.on_storage, dom.js.window)
        self.route()

    def route(self) -> None:
        """Show the screen that the address names."""
        name, _, what = dom.hash_().partition("/")
        if name != "settings" and name != "rules":
            self._leave_table(what if name == "match" else "")
        match name:
            case "setup" if what in OPEN:
                self.plan = setup.from_text(SHELF[what], self.saves.usual(what))
                self.draw()
            case "match":
                self._open_slot(what)
            case "link":
                self._open_link(what)
            case "settings" | "rules":
                self.draw()
            case _:
                self.draw()
        dom.js.scrollTo(0, 0)

    def draw(self) -> None:
        """Draw the screen that the address names."""
        name, _, what = dom.hash_().partition("/")
        notices = [*self.notices, *self._ills()]
        if name == "settings":
            ready, html = "settings", self._settings_page(notices)
        elif name == "rules" and what in OPEN:
            ready, html = "rules", self._rules_page(what)
        elif name == "setup" and self.plan and what in OPEN:
            game = SHELF[what]
            ready, html = "setup", setup.setup_page(self.words, game, open_box(game).words, self.plan)
        elif name == "match" and self.table:
            ready, html = "table", self.table.html()
        else:
            ready, html = "lobby", lobby(self.words, self.saves.slots(), notices, self.dropped)
        dom.show(html)
        dom.entitle(self._title(name, what))
        dom.mark("ready", ready)

    def _title(self, name: str, what: str) -> str:
        if self.table and name == "match":
            return f"{self.words(POSTERS[self.table.box.game.id].title)} · Five Stars"
        if name in ("setup", "rules") and what in POSTERS:
            return f"{self.words(POSTERS[what].title)} · Five Stars"
        return "Five Stars"

    def _ills(self) -> list[str]:
        return [self.words(ILLS[self.saves.ill])] if self.saves.ill else []

    def _tongue(self) -> Tongue:
        if self.settings.language:
            return tongue(self.settings.language)
        wished = [language.split("-")[0] for language in dom.languages()]
        return tongue(next((language for language in wished if language in LANGUAGES), "en"))

    def _dress(self) -> None:
        dom.speak(self.words.language)
        for name in ("theme", "colours"):
            value = getattr(self.settings, name)
            if value in ("system", "usual"):
                dom.unmark(name)
            else:
                dom.mark(name, value)

    def _settings_page(self, notices: list[str]) -> str:
        return draw(
            "settings",
            self.words,
            {
                "settings": self.settings,
                "language": self.words.language,
                "languages": [(code, name, "") for code, name in LANGUAGES.items()],
                "notices": notices,
            },
        )

    def _rules_page(self, game: str) -> str:
        from fivestars.web.guide import guide_page

        return guide_page(self.words, game)

    # --- matches: open, keep, leave

    def _open_slot(self, id_: str) -> None:
        if self.table and self.slot and self.slot.id == id_:
            self.draw()
            return
        slot = self.saves.slot(id_)
        if slot is None:
            self._to_lobby(self.words(N_("There is no such match in this browser.")))
            return
        match = opened(slot, SHELF)
        if isinstance(match, Unreadable):
            self._to_lobby(self.words.fault(match))
            return
        self._sit_down(slot, match)

    def _open_link(self, text: str) -> None:
        try:
            match = from_link(text, SHELF)
        except Unreadable as unreadable:
            self._to_lobby(self.words.fault(unreadable))
            return
        self._keep_new(match)

    def _to_lobby(self, notice: str) -> None:
        self.notices = [notice]
        dom.go("", replace=True)
        self.draw()

    def _keep_new(self, match: Match, name: str = "") -> None:
        slot = Slot(new_id(match.game, dom.chance() / 2**32), name, 0, self.saves.tab, "")
        kept = self.saves.keep(slot, match, dom.now(), match.state.round)
        dom.go(f"match/{slot.id}", replace=True)
        self._sit_down(kept or slot, match)

    def _sit_down(self, slot: Slot, match: Match) -> None:
        self.notices = []
        self.slot = slot
        self.table = Table(open_box(match.game), match, self.words)
        self.turn += 1
        self.draw()
        self.lock = dom.Lock(f"five-stars:{slot.id}")
        dom.soon(self._take_lock(self.table))

    async def _take_lock(self, table: Table, *, steal: bool = False) -> None:
        held = self.lock is not None and await self.lock.take(steal=steal)
        if self.table is not table:
            return
        if not held:
            self._make_read_only()
            return
        self._go_on()

    def _make_read_only(self) -> None:
        if self.table:
            self.table.read_only = True
            self.table.note = self.words(ILLS[Ill.TAKEN])
            self.turn += 1
            self.draw()

    def _leave_table(self, going_to: str) -> None:
        if self.slot and self.slot.id != going_to:
            self.table, self.slot = None, None
            self.turn += 1
            if self.lock:
                self.lock.release()
                self.lock = None

    def _keep(self) -> None:
        if not self.table or not self.slot or self.table.read_only:
            return
        kept = self.saves.keep(self.slot, self.table.match, dom.now(), self.table.match.state.round)
        if kept:
            self.slot = kept
        elif self.saves.ill is Ill.TAKEN:
            self.saves.ill = None
            self._make_read_only()
        elif self.saves.ill:
            self.table.note = self.words(ILLS[self.saves.ill])
            self.draw()

    # --- playing

    def play(self, move: Move) -> None:
        """Make a move, show it, keep it, and let the next one decide."""
        table = self.table
        if not table:
            return
        try:
            table.match.play(move)
        except IllegalMove as illegal:
            table.note = table.speech.objection(illegal.objection)
            self.draw()
            return
        self._moved(table.told(len(table.match.steps) - 1))

    def _moved(self, told: list[Any]) -> None:
        table = self.table
        if not table:
            return
        self.turn += 1
        table.played()
        table.pass_on()
        self._redraw_gliding()
        if not table.covered:
            dom.say(" ".join(str(text.striptags()) for text in told))
        dom.after_paint(self._keep)
        self._go_on()

    def _redraw_gliding(self) -> None:
        duration = 0 if dom.calm() else SPEEDS[self.settings.speed]
        before = dom.places() if duration else []
        self.draw()
        if duration:
            for piece, from_, to in glides(before, dom.places()):
                dom.glide(piece, from_, to, duration)

    def _go_on(self) -> None:
        table = self.table
        if table and table.bot_is_next and not table.read_only and table.shown is None and not table.covered:
            dom.soon(self._let_bot_play(table, self.turn))

    async def _let_bot_play(self, table: Table, turn: int) -> None:
        import asyncio

        seat = table.match.state.seat
        if seat is None:
            return
        table.thinking = True
        self.draw()
        await asyncio.sleep(PAUSES[self.settings.speed] / 1000 if table.match.steps else 0)
        if self.turn != turn:
            return
        move = await self._bots().decide(table.match, table.match.people[seat].level)
        if self.turn == turn and self.table is table:
            table.thinking = False
            self.play(move)

    def _bots(self) -> Any:
        if self.bots is None:
            from fivestars.web.bots import Bots

            self.bots = Bots()
        return self.bots

    async def _show_hint(self, table: Table, turn: int) -> None:
        move = await self._bots().decide(table.match, 5)
        if self.turn == turn and self.table is table and table.acting:
            table.hint = move
            self.draw()

    # --- what people do

    def on_click(self, event: Any) -> None:
        """Do what the clicked thing says."""
        if (found := dom.attribute(event.target, "data-do")) and not _is_off(found[0]):
            event.preventDefault()
            verb, _, what = found[1].partition(":")
            self.verbs[verb](self, what)
        elif (found := dom.attribute(event.target, "data-pick")) and self.table:
            self._pick(found[1])
        elif (found := dom.attribute(event.target, "data-why")) and self.table:
            self.table.note = found[1]
            self.draw()
        elif (found := dom.attribute(event.target, "data-tip")) and self.table:
            self.table.note = found[1]
            self.draw()

    def _pick(self, text: str) -> None:
        if not self.table:
            return
        move = self.table.pick(read(text))
        if move is not None:
            self.play(move)
        else:
            self._redraw_gliding()

    def on_key(self, event: Any) -> None:
        """Let keys do what clicks do, and arrows move over the board."""
        key = str(event.key)
        if key in ("Enter", " ") and str(event.target.getAttribute("role")) == "button" and not event.repeat:
            event.preventDefault()
            self.on_click(event)
        elif key == "Escape" and self.table and self.table.drop_pick():
            self.draw()
        elif key.startswith("Arrow") and dom.attribute(event.target, "data-board"):
            if dom.focus_towards(event.target, key):
                event.preventDefault()
        elif (event.ctrlKey or event.metaKey) and key.lower() == "z" and self.table:
            event.preventDefault()
            self.verbs["redo" if event.shiftKey else "undo"](self, "")

    def on_change(self, event: Any) -> None:
        """Take over what was changed in a form."""
        if not (found := dom.attribute(event.target, "data-change")):
            return
        name, value = str(event.target.name), str(event.target.value)
        match found[1]:
            case "plan" if self.plan:
                self.plan = setup.changed(self._planned_game(), self.plan, name, value)
            case "settings":
                self._change_settings(name, value)
            case "import":
                dom.soon(self._import(event.target))
                return
        self.draw()

    def on_submit(self, event: Any) -> None:
        """Start the match that was set up."""
        event.preventDefault()
        if self.plan:
            game = self._planned_game()
            self.saves.keep_usual(game.id, setup.to_text(self.plan))
            self._keep_new(setup.started(game, self.plan, Dice(dom.chance())))

    def on_point(self, event: Any) -> None:
        """Explain the thing under the pointer or the focus, and light what a sentence of the log speaks of."""
        dom.light(dom.attribute(event.target, "data-lights"))
        dom.tip(dom.attribute(event.target, "data-why") or dom.attribute(event.target, "data-tip"))

    def on_storage(self, event: Any) -> None:
        """Notice what another tab does."""
        if self.slot and self.table and str(event.key).endswith(self.slot.id) and not self.table.read_only:
            self._make_read_only()

    def _planned_game(self) -> Any:
        return SHELF[dom.hash_().partition("/")[2]]

    def _change_settings(self, name: str, value: str) -> None:
        chosen: object = value == "on" if name == "sounds" else value
        self.settings = Settings(**{**self.settings._asdict(), name: chosen})
        self.saves.keep_settings(self.settings)
        self.words = self._tongue()
        if self.table:
            self.table.use(self.words)
        self._dress()

    async def _import(self, field: Any) -> None:
        for file in field.files:
            text = str(await file.text())
            try:
                match = from_json(text, SHELF)
            except Unreadable as unreadable:
                self.notices = [self.words.fault(unreadable)]
            else:
                name = str(file.name).removesuffix(".json")
                slot = Slot(new_id(match.game, dom.chance() / 2**32), name, 0, self.saves.tab, "")
                self.saves.keep(slot, match, dom.now(), match.state.round)
                self.notices = [self.words(N_("“{name}” is among your matches now."), name=name)]
        field.value = ""
        self.draw()

    # --- verbs: what `data-do` names

    def _undo(self, _: str) -> None:
        self._take_back(self.table.match.undo_target() if self.table else None)

    def _turn_back(self, _: str) -> None:
        self._take_back(self.table.match.turn_target() if self.table else None)

    def _take_back(self, target: int | None) -> None:
        if self.table and target is not None and not self.table.read_only:
            self.table.match.undo(target)
            self.table.thinking = False
            self._moved([])

    def _redo(self, _: str) -> None:
        if self.table and not self.table.read_only and self.table.match.redo():
            self._moved([])

    def _hint(self, _: str) -> None:
        if self.table and self.table.acting:
            self.table.note = self.words(N_("Looking for a good move…"))
            self.draw()
            dom.soon(self._show_hint(self.table, self.turn))

    def _confirm(self, _: str) -> None:
        if self.table and (move := self.table.hand.chosen):
            self.play(move)

    def _let_go(self, _: str) -> None:
        if self.table:
            self.table.drop_pick()
            self._redraw_gliding()

    def _uncover(self, _: str) -> None:
        if self.table:
            self.table.uncover()
            self.draw()
            self._go_on()

    def _moment(self, what: str) -> None:
        if self.table:
            count = int(what)
            self.table.shown = None if count == len(self.table.match.steps) else count
            self.table.picks = {}
            self._redraw_gliding()
            if self.table.shown is None:
                self._go_on()

    def _now(self, _: str) -> None:
        self._moment(str(len(self.table.match.steps))) if self.table else None

    def _take_over(self, _: str) -> None:
        if not self.table or not self.slot:
            return
        slot = self.saves.slot(self.slot.id)
        match = opened(slot, SHELF) if slot else None
        if slot is None or not isinstance(match, Match):
            self._to_lobby(self.words(N_("There is no such match in this browser.")))
            return
        self.slot = slot
        self.table = Table(open_box(match.game), match, self.words)
        self.turn += 1
        self.lock = dom.Lock(f"five-stars:{slot.id}")
        self._keep()
        self.draw()
        dom.soon(self._take_lock(self.table, steal=True))

    def _again(self, _: str) -> None:
        if self.table:
            dom.go(f"setup/{self.table.box.game.id}")

    def _share(self, _: str) -> None:
        if self.table:
            dom.soon(self._copy_link(self.table))

    async def _copy_link(self, table: Table) -> None:
        address = dom.address_with(f"link/{to_link(table.match, SHELF)}")
        copied = await dom.copy(address)
        table.note = self.words(N_("The link is copied.")) if copied else address
        self.draw()

    def _leave(self, _: str) -> None:
        dom.back()

    def _rename(self, what: str) -> None:
        slot = self.saves.slot(what)
        if slot and (name := dom.ask(self.words(N_("What is this match called?")), title(self.words, slot))) is not None:
            self.saves.put_back(slot._replace(name=name.strip()))
            self.draw()

    def _duplicate(self, what: str) -> None:
        slot = self.saves.slot(what)
        if slot:
            name = self.words(N_("{name}, copy"), name=title(self.words, slot))
            copy = slot._replace(id=f"{slot.game}-{dom.chance():08x}", name=name, at=dom.now())
            self.saves.put_back(copy)
            self.draw()

    def _export(self, what: str) -> None:
        slot = self.saves.slot(what)
        if slot:
            dom.download(f"{slot.name or what}.json", slot.text)

    def _drop(self, what: str) -> None:
        self.dropped = self.saves.slot(what)
        self.saves.drop(what)
        self.draw()

    def _undrop(self, _: str) -> None:
        if self.dropped:
            self.saves.put_back(self.dropped)
            self.dropped = None
            self.draw()

    verbs: dict[str, Callable[["Page", str], None]] = {
        "undo": _undo,
        "redo": _redo,
        "turnback": _turn_back,
        "hint": _hint,
        "confirm": _confirm,
        "letgo": _let_go,
        "uncover": _uncover,
        "moment": _moment,
        "now": _now,
        "takeover": _take_over,
        "again": _again,
        "share": _share,
        "leave": _leave,
        "rename": _rename,
        "duplicate": _duplicate,
        "export": _export,
        "drop": _drop,
        "undrop": _undrop,
    }


def _is_off(button: Any) -> bool:
    return str(button.getAttribute("aria-disabled")) == "true"


def main() -> None:
    """Start the page."""
    Page().start()

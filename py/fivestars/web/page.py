"""The page itself: which screen is shown, and what each click, key and file does."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from fivestars.games import SHELF
from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import Game
from fivestars.table.match import Match
from fivestars.table.notation import Unreadable
from fivestars.table.words import N_
from fivestars.web.browser import dom
from fivestars.web.browser.dragging import Drag
from fivestars.web.browser.dropping import Dropping
from fivestars.web.days import deal as daily
from fivestars.web.days import results as days
from fivestars.web.draw import draw
from fivestars.web.links.arrival import arrived
from fivestars.web.links.invitation import Wish, read
from fivestars.web.match import plan as setup
from fivestars.web.match.board import open_box
from fivestars.web.match.table import Table
from fivestars.web.screens.lobby import lobby
from fivestars.web.screens.setup import setup_page
from fivestars.web.sitting import VERBS, Sitting
from fivestars.web.store.saves import ILLS, PREFIX, Saves, Slot, copy_id, new_id, opened, title
from fivestars.web.store.settings import Settings
from fivestars.web.words.people import speech_at
from fivestars.web.words.posters import POSTERS
from fivestars.web.words.speech import LANGUAGES, Tongue, tongue

if TYPE_CHECKING:
    from fivestars.web.browser.bots import Bots
    from fivestars.web.browser.offline import Edition


INVITING = frozenset(Wish)  # the screens that a link opens
_PAGES = {"ArrowLeft": "back", "ArrowRight": "on"}  # the keys that turn the pages of a story


class Page:
    """The screen of the moment, and what it is made of."""

    def __init__(self) -> None:
        self.saves = Saves(dom.storage(), f"{dom.now():x}-{dom.chance():x}")
        self.settings = self.saves.settings()
        self.words = self._tongue()
        self.notices: list[str] = []
        self.dropped: Slot | None = None
        self.day_note = ""  # beside the result of the day
        self.plan: setup.Plan | None = None
        self.sitting: Sitting | None = None
        self.rival: Match | None = None  # whose score the link that is open asks to beat
        self.drag = Drag(self._press)
        self.dropping = Dropping(self._may_drop, lambda files: dom.soon(self.take_in(files)))
        self.edition: Edition | None = None
        self._bots: Bots | None = None

    def start(self) -> None:
        """Take over from the plain page."""
        self._dress()
        for event, handler in (
            ("click", self.on_click),
            ("keydown", self.on_key),
            ("change", self.on_change),
            ("input", self.on_slide),
            ("submit", self.on_submit),
            ("pointerover", self.on_point),
            ("focusin", self.on_point),
            ("contextmenu", self.on_long_press),
            ("pointerdown", self.drag.hold),
            ("pointermove", self.drag.move),
            ("pointerup", self.drag.drop),
            ("pointercancel", self.drag.cancel),
            ("dragenter", self.dropping.hover),
            ("dragover", self.dropping.hover),
            ("dragleave", self.dropping.leave),
            ("drop", self.dropping.drop),
        ):
            dom.listen(event, handler)
        dom.listen_to_fingers(self.drag.keep_still)
        dom.listen_window("hashchange", lambda _: self.route())
        dom.listen_window("storage", self.on_storage)
        dom.listen("visibilitychange", lambda _: self._new_day())
        dom.at_midnight(self._at_midnight)
        dom.mark("sheet", "there" if dom.has_share_sheet() else "")
        self.route()
        dom.when_idle(self._look_after_edition)

    def _look_after_edition(self) -> None:
        from fivestars.web.browser.offline import Edition  # the first screen does without it

        self.edition = Edition(self)
        dom.soon(self.edition.keeper.begin())

    def bots(self) -> "Bots":
        """Return the bots; their worker is started when they are first asked for."""
        if self._bots is None:
            from fivestars.web.browser.bots import Bots

            self._bots = Bots()
        return self._bots

    # --- screens

    def route(self) -> None:
        """Go to the screen that the address names."""
        name, _, what = dom.hash_().partition("/")
        if name not in ("settings", "rules"):
            self._leave_sitting(what if name == "match" else "")
        if name == "setup" and what in SHELF:
            self.plan = setup.from_text(SHELF[what], self.saves.usual(what))
        elif name == "daily" and what in SHELF:
            self._settle_day(what)
        elif name == "match" and not self.sitting:
            self._open_slot(what)
        elif name in INVITING:
            self._open_link()
        self.draw()
        dom.scroll_to_top()

    def draw(self) -> None:
        """Draw the screen that the address names."""
        screen, game, html = self._screen()
        dom.show(html)
        if screen == "table" and self.sitting:
            dom.tell(*self.sitting.table.log())
        dom.entitle(f"{self.words(POSTERS[game].title)} · Five Stars" if game else "Five Stars")
        dom.mark("ready", screen)
        if self.edition:
            self.edition.show()

    def _screen(self) -> tuple[str, str, str]:
        """Return the screen that the address names: what it is called, of which game it is, if any, and its HTML."""
        name, _, what = dom.hash_().partition("/")
        if name in ("match", *INVITING) and self.sitting:
            table = self.sitting.table
            table.day_line = self._day_line(table)
            return "table", table.box.game.id, table.html()
        if name == Wish.BEAT and self.rival:
            return name, self.rival.setup.game, self._challenge_page(self.rival)
        if name == "settings":
            return name, "", self._settings_page()
        if what in SHELF and (html := self._screen_of(name, SHELF[what])):
            return name, what, html
        today = days.doors(self.words, self.saves, dom.today())
        return "lobby", "", lobby(self.words, self.saves.slots(), self._notices(), self.dropped, today)

    def _screen_of(self, name: str, game: Game) -> str:
        """Return the HTML of a screen of a game; nothing where there is no such screen."""
        if name == "rules":
            from fivestars.web.screens.rules import guide_page  # few read it at every visit

            return guide_page(self.words, game.id)
        if name == "daily":
            shown = {"notices": self._notices(), "note": self.day_note}
            return days.day_page(self.words, self.saves, game, open_box(game).words, dom.today(), shown)
        if name == "setup" and self.plan:
            return setup_page(self.words, game, open_box(game).words, self.plan)
        return ""

    def _notices(self) -> list[str]:
        ill = self.saves.ill
        return [*self.notices, *([self.words(ILLS[ill])] if ill else [])]

    def _settings_page(self) -> str:
        return draw(
            "settings",
            self.words,
            {
                "settings": self.settings,
                "language": self.words.language,
                "languages": [(code, name, "") for code, name in LANGUAGES.items()],
                "notices": self._notices(),
                "kept": self.edition.told() if self.edition else [],
            },
        )

    def _tongue(self) -> Tongue:
        wished = [self.settings.language, *(language.split("-")[0] for language in dom.languages())]
        return tongue(next((language for language in wished if language in LANGUAGES), "en"))

    def _dress(self) -> None:
        dom.speak(self.words.language)
        dom.mark("theme", "" if self.settings.theme == "system" else self.settings.theme)
        dom.mark("colours", "" if self.settings.colours == "usual" else self.settings.colours)

    # --- matches

    def _open_slot(self, id_: str) -> None:
        slot = self.saves.slot(id_)
        match = opened(slot, SHELF) if slot else None
        if slot is None or match is None:
            self._to_lobby(self.words(N_("There is no such match in this browser.")))
        elif isinstance(match, Unreadable):
            self._to_lobby(self.words.fault(match))
        else:
            self._sit_down(slot, match)

    def _open_link(self) -> None:
        try:
            invitation = read(dom.hash_(), SHELF)
        except Unreadable as unreadable:
            self._to_lobby(self.words.fault(unreadable))
            return
        match = invitation.match
        self.notices = []
        if invitation.wish is Wish.BEAT:
            self.rival = match
            return
        arrival = arrived(match, self.saves.slots(), SHELF)._replace(wish=invitation.wish)
        slot = arrival.slot if arrival.slot and arrival.may_be_kept else self._new_slot(match, "")
        self.sitting = Sitting(self, slot, match, arrival)
        if invitation.moment is not None:
            self.sitting.table.look_at(invitation.moment)

    def keep_arrival(self) -> None:
        """Keep the match that came by link, and go on with it."""
        arrival = self.sitting.table.arrival if self.sitting else None
        if self.sitting and arrival and arrival.may_be_kept:
            dom.replace_hash(f"match/{self.sitting.slot.id}")
            self.sitting.sit_down(arrival.seats_here(self.sitting.table.match))
            self.draw()
            dom.soon(self.sitting.begin(steal=True))  # a tab that had it before has seen that it is kept anew

    def _challenge_page(self, rival: Match) -> str:
        from fivestars.web.links.challenge import challenge_page, taken

        arrival = arrived(taken(rival), self.saves.slots(), SHELF)
        return challenge_page(speech_at(open_box(rival.game).words, rival, self.words), rival, arrival)

    def take_challenge(self) -> None:
        """Sit down to beat a score."""
        from fivestars.web.links.challenge import taken

        if self.rival:
            self._sit_down_anew(taken(self.rival))
            self.draw()

    def _to_lobby(self, notice: str) -> None:
        self.notices = [notice]
        dom.replace_hash("")

    def _sit_down_anew(self, match: Match, name: str = "", id_: str = "", here: tuple[int, ...] = ()) -> None:
        slot = self._new_slot(match, name)
        slot = slot._replace(id=id_ or slot.id, here=here)
        slot = self.saves.keep(slot, match, dom.now()) or slot
        dom.replace_hash(f"match/{slot.id}")
        dom.scroll_to_top()
        self._sit_down(slot, match)

    def _new_slot(self, match: Match, name: str) -> Slot:
        return Slot(new_id(match.game, dom.chance() / SEEDS), name, 0, self.saves.tab, "", match.setup.game)

    def _sit_down(self, slot: Slot, match: Match) -> None:
        self.notices = []
        self.sitting = Sitting(self, slot, match)
        dom.soon(self.sitting.begin())

    def is_between_moves(self) -> bool:
        """Tell whether nothing is half picked."""
        return not (self.sitting and self.sitting.table.picks)

    def keeps_all(self) -> bool:
        """Keep the match that is open; tell whether a fresh start would lose nothing."""
        if self.sitting is None or self.sitting.table.closed:
            return True
        self.sitting.keep()
        return not self.saves.ill

    def _leave_sitting(self, going_to: str) -> None:
        if self.sitting and self.sitting.slot.id != going_to:
            self.sitting.end()
            self.sitting = None

    # --- the deal of the day

    def open_day(self, what: str) -> None:
        """Go on with today's deal of a game, or begin it."""
        today = dom.today()
        id_ = daily.slot_id(what, today)
        if self.saves.slot(id_):
            dom.go(f"match/{id_}")
        else:
            self._sit_down_anew(daily.dealt(SHELF[what], today), daily.name_of(self.words, what, today), id_)
            self.draw()

    def finished(self, match: Match) -> None:
        """Let a deal of the day count that was just played to its end."""
        if not days.count(self.saves, match) and self.sitting:
            self.sitting.note(self.words(days.NOT_KEPT))

    def _settle_day(self, game: str) -> None:
        """Let today's deal count that is over and does not yet: there was no room when it ended."""
        slot = self.saves.slot(daily.slot_id(game, dom.today()))
        match = opened(slot, SHELF) if slot and slot.over else None
        if isinstance(match, Match):
            days.count(self.saves, match)

    def _day_line(self, table: Table) -> str:
        match = table.match
        result = days.counted(self.saves, match) if match.over and table.arrival is None else None
        return days.line(self.words, match.game.id, result) if result else ""

    def _new_day(self) -> None:
        """Draw anew what speaks of today."""
        if not self.sitting:
            self.draw()

    def _at_midnight(self) -> None:
        self._new_day()
        dom.at_midnight(self._at_midnight)

    async def share_day(self, how: str) -> None:
        """Copy the line of a day's result, or give it to the device's share sheet."""
        what = dom.hash_().partition("/")[2]
        game = self.sitting.table.box.game.id if self.sitting else what
        text, address = dom.text_of("day-line"), dom.address_with(f"daily/{game}")
        if how == "sheet":
            dom.share(text, address, text)
            return
        told = self.words(N_("The line is copied.")) if await dom.copy(f"{text} {address}") else f"{text} {address}"
        if self.sitting:
            self.sitting.note(told)
        else:
            self.day_note = told
            self.draw()
            self.day_note = ""

    # --- what people do

    def on_click(self, event: Any) -> None:
        """Do what the clicked thing says."""
        dom.tip(None)
        if self.drag.just_ended:
            self.drag.just_ended = False
        elif done := dom.attribute(event.target, "data-do"):
            if not dom.is_off(done[0]):
                event.preventDefault()
                self._do(*done[1].split(":", 1))
            elif self.sitting and (why := dom.attribute(event.target, "data-why")):
                self.sitting.note(why[1])
        else:
            self._press(event.target)

    def _press(self, target: Any) -> None:
        """Pick a thing of the board, or say what it is or why it cannot be picked."""
        if self.sitting and (picked := dom.attribute(target, "data-pick")):
            self.sitting.pick(picked[1])
        elif self.sitting and (told := self._explanation(target)):
            self.sitting.note(told[1])

    def _do(self, verb: str, what: str = "") -> None:
        if verb in PAGE_VERBS:
            PAGE_VERBS[verb](self, what)
        elif self.sitting and verb in VERBS:
            VERBS[verb](self.sitting, what)

    def _explanation(self, target: Any) -> tuple[Any, str] | None:
        return dom.attribute(target, "data-why") or dom.attribute(target, "data-tip")

    def on_key(self, event: Any) -> None:
        """Let keys do what clicks do, and arrows move over the board."""
        key = str(event.key)
        if key in ("Enter", " ") and dom.is_drawn_button(event.target) and not event.repeat:
            event.preventDefault()
            self.on_click(event)
        elif self.sitting and self.sitting.table.story and key in _PAGES:
            self.sitting.turn_story(_PAGES[key])
        elif key.startswith("Arrow") and dom.attribute(event.target, "data-arrows"):
            if dom.focus_towards(event.target, key):
                event.preventDefault()
        elif self.sitting and key == "Escape":
            self.sitting.let_go()
        elif self.sitting and key.lower() == "z" and (event.ctrlKey or event.metaKey):
            event.preventDefault()
            dom.press("redo" if event.shiftKey else "undo")

    def on_change(self, event: Any) -> None:
        """Take over what was changed in a form."""
        if not (found := dom.attribute(event.target, "data-change")):
            return
        name, value = str(event.target.name), str(event.target.value)
        match found[1]:
            case "plan" if self.plan:
                self.plan = setup.changed(self._planned_game(), self.plan, name, value)
                self.draw()
            case "settings":
                self._change_settings(name, value)
            case "share" if self.sitting:
                self.sitting.share_as(value)
            case "eyes" if self.sitting:
                self.sitting.look_with(value)
            case "import":
                dom.soon(self.take_in(dom.chosen(event.target)))

    def on_slide(self, event: Any) -> None:
        """Go to the moment that the replay's slider is at."""
        if self.sitting and dom.attribute(event.target, "data-slide"):
            self.sitting.show_moment(int(event.target.value))

    def on_submit(self, event: Any) -> None:
        """Start the match that was set up."""
        event.preventDefault()
        if self.plan:
            game = self._planned_game()
            self.saves.keep_usual(game.id, setup.to_text(self.plan))
            self._sit_down_anew(setup.started(game, self.plan, Dice(dom.chance())), here=self.plan.here)
            self.draw()

    def on_point(self, event: Any) -> None:
        """Explain the thing under the pointer or the focus, and light what a sentence of the log speaks of."""
        dom.light(dom.attribute(event.target, "data-lights"))
        dom.tip(None if dom.is_touch(event) else self._explanation(event.target))

    def on_long_press(self, event: Any) -> None:
        """Explain the thing that a finger rests on, where the prompt stands."""
        if self.sitting and (told := self._explanation(event.target)):
            event.preventDefault()
            self.sitting.note(told[1])

    def on_storage(self, event: Any) -> None:
        """Notice what another tab does."""
        if not str(event.key).startswith(PREFIX):
            return
        if not self.sitting:
            self.draw()
        elif self.saves.has_newer(self.sitting.slot) and not self.sitting.table.read_only:
            self.sitting.make_read_only()

    def _planned_game(self) -> Game:
        return SHELF[dom.hash_().partition("/")[2]]

    def _change_settings(self, name: str, value: str) -> None:
        chosen: object = value == "on" if name == "sounds" else value
        self.settings = Settings(**{**self.settings._asdict(), name: chosen})
        self.saves.keep_settings(self.settings)
        self.words = self._tongue()
        if self.sitting:
            self.sitting.table.use(self.words)
        self._dress()
        self.draw()

    def _may_drop(self) -> str:
        """Return what to say to files that hover; nothing where the screen has no place to say what became of them."""
        name = dom.hash_().partition("/")[0]
        return "" if name in ("setup", "rules") else self.words(N_("Let go, and the files are opened."))

    async def take_in(self, files: Sequence[Any]) -> None:
        """Open files that were chosen or dropped, and say what became of them."""
        from fivestars.web.links import files as backup  # few visits open a file

        told = backup.take_in(self.saves, await dom.texts(files, backup.MOST_BYTES), self.words, dom.now())
        self.settings = self.saves.settings()
        self.words = self._tongue()
        self._dress()
        if self.sitting:
            self.sitting.note(" ".join(told))
        else:
            self.notices = told
            self.draw()

    # --- what verbs do

    def renew(self) -> None:
        """Let the newer edition of the page take over."""
        if self.edition:
            self.edition.wish()

    def put_edition_off(self) -> None:
        """Say no more of the newer edition."""
        if self.edition:
            self.edition.put_it_off()

    def again(self) -> None:
        """Set up another match of the game that is over."""
        if self.sitting:
            dom.go(f"setup/{self.sitting.table.box.game.id}")

    def branch(self) -> None:
        """Play on from the moment that is shown, as a match of its own."""
        if self.sitting:
            match, name = self.sitting.table.until_now(), title(self.words, self.sitting.slot)
            self._leave_sitting("")
            self._sit_down_anew(match, self.words(N_("{name}, from move {number}"), name=name, number=len(match.steps)))
            self.draw()

    def rename(self, what: str) -> None:
        """Ask what a match is called."""
        slot = self.saves.slot(what)
        if (
            slot
            and (name := dom.ask(self.words(N_("What is this match called?")), title(self.words, slot))) is not None
        ):
            self.saves.put_back(slot._replace(name=name.strip()))
            self.draw()

    def duplicate(self, what: str) -> None:
        """Keep a copy of a match beside it."""
        if slot := self.saves.slot(what):
            name = self.words(N_("{name}, copy"), name=title(self.words, slot))
            id_ = new_id(SHELF[slot.game], dom.chance() / SEEDS)
            self.saves.put_back(slot._replace(id=id_, name=name, at=dom.now()))
            self.draw()

    def export(self, what: str) -> None:
        """Save a match as a file."""
        if slot := self.saves.slot(what):
            dom.download(f"{slot.name or what}.json", slot.text)

    def back_up(self) -> None:
        """Save everything that this browser keeps as one file."""
        from fivestars.web.links import files as backup

        dom.download(f"five-stars-{dom.today()}.json", backup.to_json(self.saves))

    def drop(self, what: str) -> None:
        """Delete a match; it can be brought back until another is deleted."""
        self.dropped = self.saves.slot(what)
        self.saves.drop(what)
        self.draw()

    def undrop(self) -> None:
        """Bring back the match deleted last."""
        if self.dropped:
            slot = self.dropped
            if self.saves.slot(slot.id):  # a day's deal that was begun anew
                slot = slot._replace(id=copy_id(slot))
            if self.saves.put_back(slot):
                self.dropped = None
            self.draw()


PAGE_VERBS: dict[str, Callable[[Page, str], object]] = {
    "again": lambda page, _: page.again(),
    "take": lambda page, _: page.take_challenge(),
    "keep": lambda page, _: page.keep_arrival(),
    "branch": lambda page, _: page.branch(),
    "leave": lambda _, __: dom.back(),
    "rename": Page.rename,
    "duplicate": Page.duplicate,
    "export": Page.export,
    "day": Page.open_day,
    "day-copy": lambda page, _: dom.soon(page.share_day("copy")),
    "day-share": lambda page, _: dom.soon(page.share_day("sheet")),
    "backup": lambda page, _: page.back_up(),
    "drop": Page.drop,
    "undrop": lambda page, _: page.undrop(),
    "renew": lambda page, _: page.renew(),
    "later": lambda page, _: page.put_edition_off(),
}


def main() -> None:
    """Start the page."""
    Page().start()

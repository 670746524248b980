"""A sitting: one match open on this page. What is picked is played, what is played is kept, and bots are asked."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from markupsafe import Markup

from fivestars.games import SHELF
from fivestars.table.game import IllegalMove, Move
from fivestars.table.match import Match
from fivestars.table.words import N_
from fivestars.web.browser import dom, sounds
from fivestars.web.days.deal import chance_of
from fivestars.web.links.arrival import Arrival
from fivestars.web.links.invitation import Invitation, Wish, written
from fivestars.web.match.board import open_box
from fivestars.web.match.gliding import glides
from fivestars.web.match.picking import read
from fivestars.web.match.table import Table
from fivestars.web.store.saves import ILLS, Ill, Saves, Slot, opened
from fivestars.web.store.settings import LOOKS, PAUSES, SPEEDS, Settings
from fivestars.web.words.speech import Tongue

if TYPE_CHECKING:
    from fivestars.players.analysis import Judgement


class Players(Protocol):
    """Who decides for the seats of bots, and judges what was decided."""

    async def decide(self, match: Match, level: int, seed: int) -> Move:
        """Return the move that a bot of this level makes now."""

    async def decisions(self, match: Match, seats: Sequence[int]) -> list[int]:
        """Return after how many moves these seats had a real choice."""

    async def judge(self, match: Match, count: int, steps: int) -> "Judgement | None":
        """Return what the best bot thinks of the decision after `count` moves; None: nothing worth a word."""


class Home(Protocol):
    """What a sitting asks of the page round it."""

    settings: Settings
    words: Tongue
    saves: Saves

    def draw(self) -> None:
        """Draw the screen anew."""

    def finished(self, match: Match) -> None:
        """Take note of a match that was just played to its end."""

    def bots(self) -> Players:
        """Return the bots, woken up if need be."""


def _keep_focus() -> None:
    """Lead to what is to be decided, where what had the focus is gone."""
    if not dom.focused():
        dom.focus("uncover", "ask")


class Sitting:
    """A match under way on this page."""

    def __init__(self, home: Home, slot: Slot, match: Match, arrival: Arrival | None = None) -> None:
        self.home = home
        self.slot = slot
        self.table = Table(open_box(match.game), match, home.words, arrival, slot.here)
        self.lock = dom.Lock(f"five-stars:{slot.id}")
        self.back_to = ""  # what had the focus before a story was opened
        self.turn = 0  # grows whenever the match goes on or back: a bot that was asked earlier is not listened to

    # --- open and closed

    async def begin(self, *, steal: bool = False) -> None:
        """Go on with the match, if no other tab has it open."""
        _keep_focus()
        if await self.lock.take(steal=steal):
            self._go_on()
        else:
            self.make_read_only()

    def end(self) -> None:
        """Let another tab have the match."""
        self.turn += 1
        if self.table.review:
            self.table.review.stop()
        self.lock.release()

    def make_read_only(self) -> None:
        """Show the match, but neither play nor keep it: another tab does."""
        self.turn += 1
        self.table.read_only = True
        self.table.note = self.home.words(ILLS[Ill.TAKEN])
        self.home.draw()

    def keep(self) -> None:
        """Save the match as it is now."""
        if self.table.closed:
            return
        match = self.table.match
        kept = self.home.saves.keep(self.slot, match, dom.now())
        if kept:
            self.slot = kept
        elif self.home.saves.ill is Ill.TAKEN:
            self.home.saves.ill = None
            self.make_read_only()
        elif self.home.saves.ill:
            self.table.note = self.home.words(ILLS[self.home.saves.ill])
            self.home.draw()

    # --- people

    def pick(self, text: str) -> None:
        """Pick what a `data-pick` attribute holds; play the move when it is whole."""
        move = self.table.pick(read(text))
        if move is not None:
            self.play(move)
        else:
            self.redraw()

    def play(self, move: Move) -> None:
        """Make a move, show it, keep it, and let the next one decide."""
        table = self.table
        try:
            table.match.play(move)
        except IllegalMove as illegal:
            table.note = table.speech.objection(illegal.objection)
            self.home.draw()
            return
        self._moved(table.told(len(table.match.steps)))
        if table.match.over:
            self.home.finished(table.match)

    def confirm(self) -> None:
        """Play the move that is shown."""
        move = self.table.hand.chosen
        if move is not None:  # a move without fields is an empty tuple, and no less a move
            self.play(move)

    def let_go(self) -> bool:
        """Let go of what was picked, or close what stands before the table; tell whether there was anything."""
        if self.table.story:
            self._end_story()
            return True
        if self.table.sharing:
            self.end_sharing()
            return True
        had = self.table.drop_pick()
        if had:
            self.redraw()
        return had

    def note(self, text: str) -> None:
        """Say something where the prompt stands."""
        self.table.note = text
        self.home.draw()

    def uncover(self) -> None:
        """Show the table to the person it was handed to."""
        self.table.uncover()
        self.home.draw()
        _keep_focus()
        self._go_on()

    def take_back(self, target: int | None) -> None:
        """Take back the moves from number `target` on."""
        if target is not None and not self.table.closed:
            self.table.match.undo(target)
            self._moved(())

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.table.closed and self.table.match.redo():
            self._moved(())

    def show_moment(self, count: int) -> None:
        """Show the table as it was after so many moves; after all of them, go on."""
        self.turn += 1
        self.table.look_at(count)
        self.redraw()
        self._go_on()

    def visit(self, count: int) -> None:
        """Show a moment of the past from the result, and lead there and back again."""
        self.back_to = dom.focused()
        self.show_moment(count)
        dom.scroll_to_top()
        dom.focus("now")

    def return_to_now(self) -> None:
        """Show the present again, and lead back to where somebody left it."""
        self.show_moment(len(self.table.match.steps))
        if not dom.focused():
            dom.focus(self.back_to, "replay")

    def run_replay(self) -> None:
        """Let the replay go on by itself, or stop it."""
        self.table.running = not self.table.running
        self.home.draw()
        if self.table.running:
            dom.soon(self._run(self.turn))

    async def _run(self, turn: int) -> None:
        while self.turn == turn and self.table.running:
            await asyncio.sleep(LOOKS[self.home.settings.speed] / 1000)
            if self.turn == turn and self.table.running:
                self.show_moment(self.table.moment + 1)
                turn = self.turn

    def look_with(self, eyes: str) -> None:
        """Look with a seat's eyes, or at everything, once the match is over."""
        self.table.look_with(eyes)
        self.redraw()

    def hint(self) -> None:
        """Ask the best bot what it would do."""
        if self.table.acting:
            self.note(self.home.words(N_("Looking for a good move…")))
            dom.soon(self._find_hint(self.turn))

    async def _find_hint(self, turn: int) -> None:
        move = await self.home.bots().decide(self.table.match, 5, dom.chance())
        if self.turn == turn and self.table.acting:
            self.table.show_hint(move)
            self.home.draw()

    # --- others, at other devices

    def sit_down(self, here: tuple[int, ...]) -> None:
        """Let these seats be at this device, while the others play by link; none: everybody is here."""
        self.slot = self.slot._replace(here=here)
        self.table.sit_down(here)
        self.keep()

    def join(self) -> None:
        """Let the person who decides now sit at this device too."""
        seat = self.table.match.state.seat
        if self.table.awaited and seat is not None:
            self.turn += 1
            self.sit_down((*self.slot.here, seat))
            self.home.draw()
            dom.focus("uncover", "board")

    def look_at_rival(self) -> None:
        """Go to the replay of the match whose score was to be beaten, once this one is over."""
        match = self.table.match
        if match.rival and match.over:
            dom.go(written(Invitation(Wish.LOOK, match.rival, 0), SHELF))

    def share(self) -> None:
        """Open the panel from which the match is shared."""
        from fivestars.web.match.sharing import Sharing  # not every match is shared

        self.back_to = dom.focused()
        self.turn += 1
        self.table.running = False
        self.table.sharing = Sharing(self.table, dom.address_with(""), has_sheet=dom.has_share_sheet())
        self.home.draw()
        dom.focus(f"share-as-{self.table.sharing.wish}")

    def share_as(self, wish: str) -> None:
        """Let the link ask for something else."""
        if self.table.sharing:
            self.table.sharing.choose(wish)
            self.home.draw()

    async def copy_link(self) -> None:
        """Put the link on the clipboard; where that is forbidden, mark it for copying by hand."""
        if sharing := self.table.sharing:
            copied = await dom.copy(sharing.link)
            sharing.note = self.home.words(N_("The link is copied.") if copied else N_("Copy the link from its field."))
            self.home.draw()
            if not copied:
                dom.mark_text("share-link")

    def send_link(self) -> None:
        """Give the link to the device's share sheet."""
        if self.table.sharing:
            dom.share("Five Stars", self.table.sharing.link)

    def end_sharing(self) -> None:
        """Close the panel from which the match is shared."""
        self.table.sharing = None
        self.home.draw()
        dom.focus(self.back_to, "share")
        self._go_on()

    # --- looking back, once the match is over

    async def look_back(self) -> None:
        """Look for the moments that decided the match, or go on with that."""
        from fivestars.web.match.review import Review, summary  # few look back

        table = self.table
        review = table.review = table.review or Review(table.match, table.persons)
        if await review.look(self.home.bots(), self.home.draw):
            dom.say(summary(review, table.speech))
            if not dom.focused():
                dom.focus("review-title")

    def stop_looking_back(self) -> None:
        """Look back no further, and keep what is found."""
        if self.table.review:
            self.table.review.stop()
            self.home.draw()

    def look_at_moment(self, count: int) -> None:
        """Show the table before a dear decision, with what would have been better."""
        moment = self.table.review.at(count) if self.table.review else None
        if moment:
            self.visit(count)
            self.table.look_at_moment(moment)
            self.redraw()

    async def take_over(self) -> None:
        """Take the match over from another tab, as that has kept it."""
        slot = self.home.saves.slot(self.slot.id)
        match = opened(slot, SHELF) if slot else None
        if slot is None or not isinstance(match, Match):
            return
        self.slot = slot
        self.table = Table(open_box(match.game), match, self.home.words, here=slot.here)
        self.turn += 1
        self.keep()
        self.home.draw()
        await self.begin(steal=True)

    # --- after each move

    def _moved(self, told: Sequence[Markup]) -> None:
        table = self.table
        self.turn += 1
        table.played()
        tells = bool(told and table.persons) and table.tell(len(table.match.steps))
        table.pass_on()
        focused = dom.focused()
        self.redraw()
        if table.covered:
            dom.say("")  # what was said last may be a secret of who looked then
        elif told:
            dom.say(" ".join(str(text.striptags()) for text in told))
            sounds.play(self.home.settings.sounds, "end" if table.match.over else "move")
        if tells:
            self._story_opened(focused)
        elif focused:
            _keep_focus()
        dom.after_paint(self.keep)
        self._go_on()

    # --- a story

    def tell(self, after: int, chapter: int) -> None:
        """Open the story of the move before `after` at one of its chapters."""
        focused = dom.focused()
        if self.table.tell(after, chapter):
            self.turn += 1
            self.table.running = False
            self.redraw()
            self._story_opened(focused)

    def turn_story(self, step: str) -> None:
        """Go through the story: on, back, to the next chapter; whatever else, and on at its end, closes it."""
        story = self.table.story
        if story is None:
            return
        chapter = story.next_chapter()
        if step == "back":
            story.turn(-1)
        elif step == "on" and not story.is_last:
            story.turn(1)
        elif step == "chapter" and chapter is not None:
            story.at = chapter
        else:
            self._end_story()
            return
        self.redraw()
        self._read_scene()

    def _story_opened(self, focused: str) -> None:
        self.back_to = focused
        dom.focus("story-next")
        self._read_scene()

    def _read_scene(self) -> None:
        table = self.table
        if table.story:
            dom.say(" ".join(str(text.striptags()) for text in table.story.sentences(table.speech)))

    def _end_story(self) -> None:
        self.table.end_story()
        self.redraw()
        dom.focus("uncover", self.back_to, "lines")
        self._go_on()

    def redraw(self) -> None:
        """Draw the table anew; what moved glides."""
        duration = 0 if dom.calm() else SPEEDS[self.home.settings.speed]
        before = dom.places() if duration else []
        self.home.draw()
        if duration:
            for piece, start, end in glides(before, dom.places()):
                dom.glide(piece, start, end, duration)

    def _go_on(self) -> None:
        if self.table.thinking:
            dom.soon(self._let_bot_play(self.turn))

    async def _let_bot_play(self, turn: int) -> None:
        table, seat = self.table, self.table.match.state.seat
        if seat is None:
            return
        pause = asyncio.sleep(PAUSES[self.home.settings.speed] / 1000 if table.match.steps else 0)
        of_day = chance_of(table.match)
        chance = dom.chance() if of_day is None else of_day
        thought = self.home.bots().decide(table.match, table.match.people[seat].level, chance)
        _, move = await asyncio.gather(pause, thought)
        if self.turn == turn:
            self.play(move)


VERBS: dict[str, Callable[[Sitting, str], object]] = {
    "undo": lambda sitting, _: sitting.take_back(sitting.table.undo_target()),
    "turnback": lambda sitting, _: sitting.take_back(sitting.table.turn_target()),
    "redo": lambda sitting, _: sitting.redo(),
    "hint": lambda sitting, _: sitting.hint(),
    "confirm": lambda sitting, _: sitting.confirm(),
    "letgo": lambda sitting, _: sitting.let_go(),
    "uncover": lambda sitting, _: sitting.uncover(),
    "moment": lambda sitting, what: sitting.show_moment(int(what)),
    "run": lambda sitting, _: sitting.run_replay(),
    "story": lambda sitting, what: sitting.tell(*map(int, what.split("-"))),
    "log": lambda _, __: dom.focus("lines"),
    "tell": lambda sitting, what: sitting.turn_story(what),
    "now": lambda sitting, _: sitting.return_to_now(),
    "visit": lambda sitting, what: sitting.visit(int(what)),
    "review": lambda sitting, _: dom.soon(sitting.look_back()),
    "unreview": lambda sitting, _: sitting.stop_looking_back(),
    "advice": lambda sitting, what: sitting.look_at_moment(int(what)),
    "takeover": lambda sitting, _: dom.soon(sitting.take_over()),
    "join": lambda sitting, _: sitting.join(),
    "theirs": lambda sitting, _: sitting.look_at_rival(),
    "share": lambda sitting, _: sitting.share(),
    "share-copy": lambda sitting, _: dom.soon(sitting.copy_link()),
    "share-sheet": lambda sitting, _: sitting.send_link(),
    "share-close": lambda sitting, _: sitting.end_sharing(),
}

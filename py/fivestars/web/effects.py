"""Effects: everything that a deed asks to be done, as values. Each does itself through the port, and none decides."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from fivestars.games import SHELF
from fivestars.table.game import Move
from fivestars.table.match import Match
from fivestars.web.book.counting import FIGURES, counted_anew, finished_of
from fivestars.web.book.tally import keep_finished, keep_tally
from fivestars.web.days import results as days
from fivestars.web.deeds import (
    BotDecided,
    BotMoved,
    BotsSilent,
    CountedAnew,
    DayNotKept,
    DecisionsFound,
    Deed,
    FilesTaken,
    HintFound,
    Judged,
    Locked,
    NotSaved,
    Renamed,
    Saved,
    Weighed,
)
from fivestars.web.port import Players, Port, Silent
from fivestars.web.store.history import Finished, read_leaf
from fivestars.web.store.saves import Ill, Saves, Slot, opened
from fivestars.web.store.settings import Settings
from fivestars.web.words.speech import Tongue

if TYPE_CHECKING:
    from fivestars.players.judgement import Judgement

T = TypeVar("T")
LOOK_BACK: Final = 2.0  # seconds for a decision that was made: on a slow device, where the steps would take longer
WEIGHING: Final = 0.5  # seconds for one that is about to be made
THOUGHT: Final = 3000  # steps for it
FEW: Final = 5  # matches that are counted anew before the page is drawn again
TO_READ: Final = 4.0  # seconds for a sentence, before what it speaks of happens


class Doing(NamedTuple):
    """What effects are done with."""

    port: Port
    saves: Saves
    send: Callable[[Deed], None]  # tells the page what came of it
    draw: Callable[[bool], None]  # draws the page as it is then; whether pieces glide
    announce: Callable[[], None]  # says what there is to say of this build


class Effect(Protocol):
    """Something to be done, as a value."""

    def do(self, doing: Doing) -> None:
        """Do it."""


# --- the screen


class Draw(NamedTuple):
    """Draw the page."""

    glides: bool = False

    def do(self, doing: Doing) -> None:
        doing.draw(self.glides)


class Announce(NamedTuple):
    """Say what there is to say of this build of the page."""

    def do(self, doing: Doing) -> None:
        doing.announce()


class ScrollToTop(NamedTuple):
    """Show the top of the page."""

    def do(self, doing: Doing) -> None:
        doing.port.scroll_to_top()


class Focus(NamedTuple):
    """Give the focus to the first of these that is there."""

    ids: tuple[str, ...]
    if_lost: bool = False  # only where what had the focus is gone

    def do(self, doing: Doing) -> None:
        if not (self.if_lost and doing.port.focused()):
            doing.port.focus(*self.ids)


class Lead(NamedTuple):
    """Lead to a place of a text: show it, and give it the focus."""

    id: str

    def do(self, doing: Doing) -> None:
        doing.port.lead(self.id)


class MarkText(NamedTuple):
    """Mark the text of a field."""

    id: str

    def do(self, doing: Doing) -> None:
        doing.port.mark_text(self.id)


class Say(NamedTuple):
    """Tell the readers of the screen what happened."""

    text: str

    def do(self, doing: Doing) -> None:
        doing.port.say(self.text)


class Light(NamedTuple):
    """Light things of the board for a moment, in the colour of a seat."""

    things: tuple[str, ...]  # as sentences of the log name them: `guest-7`
    colour: int

    def do(self, doing: Doing) -> None:
        doing.port.light(self.things, self.colour)


class Sound(NamedTuple):
    """Play a sound."""

    name: str

    def do(self, doing: Doing) -> None:
        doing.port.play_sound(self.name)


# --- the address


class Go(NamedTuple):
    """Go to a screen by its address."""

    address: str

    def do(self, doing: Doing) -> None:
        doing.port.go(self.address)


class Replace(NamedTuple):
    """Let the address name another screen, without a step in the history."""

    address: str

    def do(self, doing: Doing) -> None:
        doing.port.replace(self.address)


class GoBack(NamedTuple):
    """Go back to the screen before."""

    def do(self, doing: Doing) -> None:
        doing.port.back()


# --- what is kept


class SaveMatch(NamedTuple):
    """Write a match over its slot."""

    slot: Slot
    match: Match
    now: int

    def do(self, doing: Doing) -> None:
        saves = doing.saves
        kept = saves.keep(self.slot, self.match, self.now)
        if kept:
            doing.send(Saved(kept))
        elif saves.ill:
            ill = saves.ill
            saves.ill = None if ill is Ill.TAKEN else ill  # the storage itself is well
            doing.send(NotSaved(self.slot.id, ill))


class PutBack(NamedTuple):
    """Write a slot as it is; where that works, go on with a deed."""

    slot: Slot
    then: Deed | None = None

    def do(self, doing: Doing) -> None:
        if doing.saves.put_back(self.slot) and self.then is not None:
            doing.send(self.then)


class DropSlot(NamedTuple):
    """Delete a saved match."""

    id: str

    def do(self, doing: Doing) -> None:
        doing.saves.drop(self.id)
        for game in SHELF:
            keep_tally(doing.saves, game)


class SaveSettings(NamedTuple):
    """Keep the settings."""

    settings: Settings

    def do(self, doing: Doing) -> None:
        doing.saves.keep_settings(self.settings)


class SaveUsual(NamedTuple):
    """Keep the set-up chosen for a game."""

    game: str
    text: str

    def do(self, doing: Doing) -> None:
        doing.saves.keep_usual(self.game, self.text)


class KeepRead(NamedTuple):
    """Keep how many steps of a lesson were read after so many moves."""

    game: str
    moves: int
    read: int

    def do(self, doing: Doing) -> None:
        doing.saves.keep_read(self.game, self.moves, self.read)


class CountDay(NamedTuple):
    """Let a match that is over count for its day, if it is the deal of one."""

    match: Match

    def do(self, doing: Doing) -> None:
        if not days.count(doing.saves, self.match):
            doing.send(DayNotKept())


class CountMatch(NamedTuple):
    """Write a match that is over into the history."""

    slot: Slot
    match: Match
    now: int

    def do(self, doing: Doing) -> None:
        one = finished_of(self.slot._replace(at=self.now), self.match)
        if one.best is not None:  # else only bots have played
            keep_finished(doing.saves, one)


class FoldMatch(NamedTuple):
    """Fold a match that is over into the history, and go on with a deed."""

    slot: Slot
    then: Deed

    def do(self, doing: Doing) -> None:
        match = opened(self.slot, SHELF)
        known = doing.saves.finished_one(self.slot.id)
        if isinstance(match, Match) and match.over:
            one = finished_of(self.slot, match)
            is_there = known is not None and known.link == one.link and known.name == one.name
            if one.best is not None and (is_there or keep_finished(doing.saves, one)):
                doing.saves.fold(self.slot.id)  # only now: it is in the history
        doing.send(self.then)


class CountMatchesAnew(NamedTuple):
    """Count a few matches anew that older figures have counted; go on where there were any."""

    def do(self, doing: Doing) -> None:
        saves = doing.saves
        for game in SHELF:
            if old := [one for one in saves.finished(game) if one.counted != FIGURES][:FEW]:
                for one in old:
                    saves.keep_finished(counted_anew(one)._replace(counted=FIGURES))
                keep_tally(saves, game)
                doing.send(CountedAnew())
                return


class KeepFinished(NamedTuple):
    """Write a finished match over its line of the history."""

    match: Finished

    def do(self, doing: Doing) -> None:
        keep_finished(doing.saves, self.match)


class DropThings(NamedTuple):
    """Delete what is kept under these keys."""

    keys: tuple[str, ...]

    def do(self, doing: Doing) -> None:
        for key in self.keys:
            doing.saves.drop_thing(key)


class BringBackThings(NamedTuple):
    """Keep again what was deleted, beside what has come since; then go on with a deed."""

    things: Mapping[str, str]
    then: Deed

    def do(self, doing: Doing) -> None:
        saves = doing.saves
        taken = [text for key, text in self.things.items() if saves.thing(key) is not None]
        free = [key for key in self.things if saves.thing(key) is None]
        kept = [saves.keep_thing(key, self.things[key]) for key in free]
        if all(kept) and _remembered(saves, taken):
            doing.send(self.then)


def _remembered(saves: Saves, leaves: Sequence[str]) -> bool:
    """Add the finished matches of some leaves to the history; tell whether there was room."""
    matches = [one for text in leaves for one in read_leaf(text).matches]
    games = {one.game for one in matches}
    kept = [saves.add_finished(game, [one for one in matches if one.game == game]) for game in games]
    return all(kept)


class TakeFiles(NamedTuple):
    """Keep what these files hold."""

    files: Sequence[tuple[str, str | None]]
    words: Tongue
    now: int

    def do(self, doing: Doing) -> None:
        from fivestars.web.links import files  # few visits open a file

        told = files.take_in(doing.saves, self.files, self.words, self.now)
        doing.send(FilesTaken(tuple(told)))


class Download(NamedTuple):
    """Offer a text as a file."""

    name: str
    text: str

    def do(self, doing: Doing) -> None:
        doing.port.download(self.name, self.text)


# --- other people and programs


class AskName(NamedTuple):
    """Ask what a match is to be called."""

    slot: str
    question: str
    name: str

    def do(self, doing: Doing) -> None:
        name = doing.port.ask(self.question, self.name)
        if name is not None:
            doing.send(Renamed(self.slot, name))


class Copy(NamedTuple):
    """Put a text on the clipboard, and tell whether that worked."""

    text: str
    done: Callable[[bool], Deed]

    def do(self, doing: Doing) -> None:
        async def copy() -> None:
            doing.send(self.done(await doing.port.copy(self.text)))

        doing.port.run(copy())


class OpenShareSheet(NamedTuple):
    """Give an address to the device's share sheet."""

    title: str
    address: str
    text: str = ""

    def do(self, doing: Doing) -> None:
        doing.port.share(self.title, self.address, self.text)


class TakeLock(NamedTuple):
    """Let no other tab have a match."""

    slot: str
    steal: bool = False

    def do(self, doing: Doing) -> None:
        taken = doing.port.lock(_lock_of(self.slot), steal=self.steal)  # named now: who leaves meanwhile gives it back

        async def lock() -> None:
            doing.send(Locked(self.slot, await taken))

        doing.port.run(lock())


class ReleaseLock(NamedTuple):
    """Let another tab have a match."""

    slot: str

    def do(self, doing: Doing) -> None:
        doing.port.unlock(_lock_of(self.slot))


def _lock_of(slot: str) -> str:
    return f"five-stars:{slot}"


# --- bots


async def _answered(doing: Doing, ask: Callable[[Players], Awaitable[T]]) -> T:
    """Return what bots answer; where nobody does, that is told, and they are asked again."""
    try:
        return await ask(doing.port.players)
    except Silent:
        doing.send(BotsSilent())
        await doing.port.wait(TO_READ)
        return await ask(doing.port.players)


class AskBot(NamedTuple):
    """Ask a bot for its move, and make it no sooner than one can follow."""

    match: Match
    level: int
    seed: int
    pause: float  # seconds

    def do(self, doing: Doing) -> None:
        async def ask() -> None:
            thought = _answered(doing, lambda players: players.decide(self.match, self.level, self.seed))
            pause = doing.port.wait(self.pause)  # begun before the bot is waited for
            move = await thought
            await doing.port.written()  # so that a browser that is killed loses no more than one move
            doing.send(BotDecided(self.match, move))
            await pause
            doing.send(BotMoved(self.match, move))

        doing.port.run(ask())


class AskHint(NamedTuple):
    """Ask the best bot what it would do, and why: with any legal move, or with one of those at these places."""

    match: Match
    seed: int
    among: tuple[int, ...] = ()

    def do(self, doing: Doing) -> None:
        async def ask() -> None:
            advice = await _answered(doing, lambda players: players.advise(self.match, self.seed, self.among))
            doing.send(HintFound(self.match, advice))

        doing.port.run(ask())


class FindDecisions(NamedTuple):
    """Find out after how many moves these seats had a real choice."""

    asked: int
    match: Match
    seats: tuple[int, ...]

    def do(self, doing: Doing) -> None:
        async def ask() -> None:
            counts = await _answered(doing, lambda players: players.decisions(self.match, self.seats))
            doing.send(DecisionsFound(self.match, self.asked, tuple(counts)))

        doing.port.run(ask())


class Judge(NamedTuple):
    """Ask the best bot what it thinks of one decision out of so many."""

    asked: int
    match: Match
    moment: int
    of: int

    def do(self, doing: Doing) -> None:
        from fivestars.players.judgement import steps_each  # few look back

        async def ask() -> None:
            steps = steps_each(self.of)
            judgement = await _answered(doing, lambda players: players.judge(self.match, self.moment, steps, LOOK_BACK))
            doing.send(Judged(self.match, self.asked, self.moment, judgement))

        doing.port.run(ask())


class Weigh(NamedTuple):
    """Ask the best bot what it thinks of a move that is about to be made; nobody waits for it for long."""

    match: Match
    move: Move
    asked: int

    def do(self, doing: Doing) -> None:
        async def ask() -> None:
            try:
                judgement, silent = await self._judged(doing.port.players), False
            except Silent:
                judgement, silent = None, True
            doing.send(Weighed(self.match, self.move, self.asked, judgement))
            if silent:
                doing.send(BotsSilent())

        doing.port.run(ask())

    async def _judged(self, players: Players) -> "Judgement | None":
        if not players.beside:
            return None
        after, count = self.match.copy(), len(self.match.steps)
        after.play(self.move)
        return await players.judge(after, count, THOUGHT, WEIGHING)


# --- time


class AfterPaint(NamedTuple):
    """Tell the page when it is on the screen."""

    deed: Deed

    def do(self, doing: Doing) -> None:
        doing.port.after_paint(lambda: doing.send(self.deed))


class Send(NamedTuple):
    """Go on with another deed, once what was asked before it is done."""

    deed: Deed

    def do(self, doing: Doing) -> None:
        doing.send(self.deed)


class SendLater(NamedTuple):
    """Go on with another deed after a while."""

    deed: Deed
    seconds: float

    def do(self, doing: Doing) -> None:
        async def wait() -> None:
            await doing.port.wait(self.seconds)
            doing.send(self.deed)

        doing.port.run(wait())


# --- this build of the page


class RenewBuild(NamedTuple):
    """Let the newer build take over."""

    def do(self, doing: Doing) -> None:
        doing.port.renew()


class StartAfresh(NamedTuple):
    """Start the page anew, as the build that has taken over."""

    def do(self, doing: Doing) -> None:
        doing.port.start_afresh()

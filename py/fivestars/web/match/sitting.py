"""A sitting: one match open on the page, as a value. Who looks, what is picked, which moment is shown.

Nothing here changes anything: what people do makes another sitting of the one before.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fivestars.table.drawing import NOTHING_PICKED, keep_still
from fivestars.table.game import Move, State, Value, kind
from fivestars.table.lesson import Teaching
from fivestars.table.match import Match
from fivestars.web.book.tally import Tally
from fivestars.web.links.arrival import Arrival
from fivestars.web.links.invitation import Wish
from fivestars.web.match.board import Box, open_box
from fivestars.web.match.ending import BEAT
from fivestars.web.match.picking import Picking, parts_of
from fivestars.web.match.reading import Asked, Reading
from fivestars.web.match.review import Review
from fivestars.web.match.story import Telling, before_move
from fivestars.web.match.teaching import taught
from fivestars.web.store.saves import NOBODY, Slot
from fivestars.web.words.people import speech_at
from fivestars.web.words.speech import Speech, Tongue

if TYPE_CHECKING:
    from fivestars.players.judgement import Judgement


class Sharing(NamedTuple):
    """The panel from which the match is shared: what its link asks for, and what there is to say of it."""

    wish: Wish
    note: str = ""


class Weighing(NamedTuple):
    """The best bot is asked about a move before it is made."""

    move: Move
    asked: int  # when, in milliseconds: an answer to an earlier question is not heard
    waits: bool  # whether somebody wants to make it, and nothing shall speak against it
    answered: bool = False
    verdict: "Judgement | None" = None  # where it is dear


class Sitting(NamedTuple):
    """A match on the page, and how it is looked at. The match is never played on in place: see `play`."""

    box: Box
    match: Match
    slot: Slot
    here: tuple[int, ...] = ()  # the seats at this device where the others play by link; none: everybody is here
    arrival: Arrival | None = None  # a match that came by link is looked at from outside until it is kept
    viewer: int | None = None
    covered: bool = False
    picks: Mapping[str, Value] = NOTHING_PICKED
    earlier: Mapping[str, Value] = NOTHING_PICKED  # what was picked before the last of them
    note: str = ""
    hint: Move | None = None
    weighing: Weighing | None = None  # once the best bot is asked about the move that is picked
    shown: int | None = None  # how many moves of the past are shown; None: the present
    running: bool = False  # whether the replay goes on by itself
    open: bool = True  # whether a match that is over is shown with all cards open, or by the eyes of the viewer
    read_only: bool = False  # another tab has it
    unkept: bool = False  # whether it went on since it was saved
    pressed: tuple[int, int] = (
        0,
        0,
    )  # from which to which move one press made several: they are taken back, and made again, as one
    story: Telling | None = None
    skips: bool = False  # whether the stories until a person decides are skipped
    sharing: Sharing | None = None  # the panel, while it is open
    review: Review | None = None  # once a match is over and somebody looks back
    decided: Move | None = None  # what a bot will do as soon as the move before was looked at
    hurried: bool = False  # whether nobody wants to look at that until they decide themselves
    unfolded: bool = False  # whether what the others did is told in words, too
    tally: int | None = None  # how many parts of the scores are told at the moment of the ending; None: all
    before: Tally | None = None  # what was earned in the game before the match ended here; None: it has not
    aside: bool = False  # whether the result is put aside for the board
    read: int = 0  # how many steps of a lesson were read since its last move
    book: Reading | None = None  # the guide beside the board, while it is open
    asked: Asked = Asked()  # the thing of which somebody wanted to know what it is
    back_to: str = ""  # what had the focus before a story, a panel or a moment was opened

    @classmethod
    def at(cls, slot: Slot, match: Match, arrival: Arrival | None = None) -> "Sitting":
        """Return a match as it is opened: by link it is looked at from outside, else its people sit down."""
        there = cls(open_box(match.game), match, slot, _eyes(slot.here), arrival)
        return there if arrival else there.sit_down(slot.here)

    def speech(self, words: Tongue) -> Speech:
        """Return the words of this table."""
        return speech_at(self.box.words, self.match, words)

    # --- who looks

    @property
    def persons(self) -> list[int]:
        """Return the seats at which people sit, at this device."""
        people = enumerate(self.match.people)
        return [seat for seat, person in people if person.level == 0 and (not self.here or seat in self.here)]

    @property
    def awaited(self) -> int | None:
        """Return the seat of the person at another device who decides now; None where it is nobody there."""
        seat = self.match.state.seat
        return None if seat is None or self.closed or not self._is_elsewhere(seat) else seat

    def _is_elsewhere(self, seat: int) -> bool:
        return self.match.people[seat].level == 0 and seat not in self.persons

    @property
    def bot_is_next(self) -> bool:
        """Tell whether a bot decides now."""
        seat = self.match.state.seat
        return seat is not None and self.match.people[seat].level > 0

    @property
    def thinking(self) -> bool:
        """Tell whether a bot thinks now: it waits while people look at something else."""
        looked_at = self.covered or self.closed or self.behind or self.shown is not None
        return self.bot_is_next and not looked_at and not self.reading

    @property
    def acting(self) -> bool:
        """Tell whether the looking seat may act now."""
        present = self.shown is None and self.story is None and not self.covered and not self.closed
        return present and self.viewer is not None and self.viewer == self.match.state.seat and not self.reading

    @property
    def teaching(self) -> Teaching | None:
        """Return the lesson that is given here, if one is."""
        return None if self.closed else taught(self.slot.id, self.match, self.read)

    @property
    def reading(self) -> bool:
        """Tell whether a lesson says something first: nobody does anything until it was read."""
        lesson = self.teaching
        return lesson is not None and lesson.is_read

    @property
    def closed(self) -> bool:
        """Tell whether nobody may act here: another tab has the match, or it is not kept yet."""
        return self.read_only or self.arrival is not None

    @property
    def behind(self) -> bool:
        """Tell whether something stands before the table: a story, or the panel from which it is shared."""
        return self.story is not None or self.sharing is not None

    @property
    def waited_for(self) -> bool:
        """Tell whether people wait for bots, and have not said yet that these may hurry."""
        return self.thinking and not self.hurried and bool(self.persons)

    @property
    def goes_on_unseen(self) -> bool:
        """Tell whether a bot goes on with its turn while people are in a hurry: they see what became of the turn."""
        steps = self.match.steps
        return self.hurried and self.thinking and bool(steps) and steps[-1].seat == self.match.state.seat

    def since(self) -> int:
        """Return how many moves others have made since somebody here decided."""
        steps, persons = self.match.steps, self.persons
        mine = (back for back, step in enumerate(reversed(steps)) if step.seat in persons)
        return next(mine, len(steps)) if persons else 0

    def sit_down(self, here: tuple[int, ...] = ()) -> "Sitting":
        """Let the person look whose turn it is, behind a cover where others must not see what they see."""
        there = self._replace(arrival=None, here=_eyes(here), slot=self.slot._replace(here=here))
        viewer = there._first_viewer()
        covered = not self.match.over and len(there.persons) > 1 and self.hides(viewer, None)
        return there._replace(viewer=viewer, covered=covered)

    def _first_viewer(self) -> int | None:
        persons = self.persons
        seat = self.match.state.seat
        if seat in persons:
            return seat
        return persons[0] if persons else None

    def hides(self, one: int | None, other: int | None) -> bool:
        """Tell whether two seats know different things; None: what everybody may know."""
        state = self.match.state
        return state.seen_by(one) != state.seen_by(other)

    @property
    def hides_anything(self) -> bool:
        """Tell whether the seats of this match know different things."""
        return any(self.hides(None, seat) for seat in range(len(self.match.people)))

    def _pass_on(self) -> "Sitting":
        """Let the person look who decides now; cover the table where the two know different things."""
        seat = self.match.state.seat
        if seat is None or seat == self.viewer or seat not in self.persons:
            return self
        return self._replace(covered=self.hides(self.viewer, seat), viewer=seat)

    # --- picking and playing

    @property
    def held(self) -> bool:
        """Tell whether a move that is to be made waits for what the best bot thinks of it."""
        return self.weighing is not None and self.weighing.waits and not self.weighing.answered

    @property
    def verdict(self) -> "Judgement | None":
        """Return what there is to warn of before a move that is to be made, if anything."""
        return self.weighing.verdict if self.weighing and self.weighing.waits else None

    @property
    def hand(self) -> Picking:
        """Return what the looking seat may pick now."""
        if self.acting:
            return _hand(self.match, tuple(self.picks.items()), self.viewer)
        return Picking([] if self.hint is None else [self.hint], seat=self.viewer)

    def pick(self, part: Mapping[str, Value]) -> tuple["Sitting", Move | None]:
        """Pick a part of a move; return the move, too, where it is whole and needs no confirmation."""
        if not self.acting:
            return self, None
        before = self.hand
        if before.chosen is None and before.picks and part.items() <= before.picks.items():
            return self._with_nothing_picked(), None  # what is pressed again is put back
        hand = before.pick(part)
        hint = self.hint if self.hint is None or part.items() <= parts_of(self.hint) else None
        if hint is not None and (hinting := self.box.board.hinting) and not hinting.outlives(hint, hand.picks):
            hint = None
        chosen = hand.chosen
        same = chosen is not None and before.chosen is not None and parts_of(chosen) == parts_of(before.chosen)
        earlier = self.earlier if hand.picks == before.picks else before.picks
        there = self._with_nothing_picked()._replace(picks=hand.picks, earlier=earlier, hint=hint)
        there = there._replace(weighing=self.weighing if same else None)
        # what was left over by itself was not pressed yet: the press that names it chooses it, and the next one does it
        again = before.chosen == chosen and part.items() <= before.picks.items()
        if chosen is None or (kind(chosen) in self.box.board.confirmed and not again):
            return there, None
        return there, chosen

    def drop_picks(self) -> "Sitting":
        """Let go of what was picked, hinted and noted; what is noted where nobody may act says why, and stays."""
        return self if self.closed else self._with_nothing_picked()

    def think_again(self) -> "Sitting":
        """Let go of what was picked last, which there was to warn of: how the move begins stays picked."""
        return self._with_nothing_picked()._replace(picks=self.earlier)

    def fold(self) -> "Sitting":
        """Fold up what the others did in words."""
        return self._replace(unfolded=False)

    def _with_nothing_picked(self) -> "Sitting":
        return self._replace(picks=NOTHING_PICKED, earlier=NOTHING_PICKED, note="", hint=None, weighing=None)

    def show_hint(self, move: Move, note: str) -> "Sitting":
        """Mark the things to pick for this move; what was picked of it stays so."""
        picks = self.picks if self.picks.items() <= parts_of(move) else NOTHING_PICKED
        return self._with_nothing_picked()._replace(picks=picks, hint=move, note=note)

    def play(self, move: Move) -> "Sitting":
        """Return the sitting with its match one move further; raise IllegalMove where it is refused."""
        match = self.match.copy()
        match.play(move)
        return self.after(match)

    def after(self, match: Match) -> "Sitting":
        """Return the sitting after its match went on or back: nothing is picked any more."""
        there = self._with_nothing_picked()
        pressed = self.pressed if len(match.steps) + len(match.undone) >= self.pressed[1] else (0, 0)
        there = there._replace(match=match, shown=None, story=None, review=None, decided=None, pressed=pressed)
        return there._replace(unkept=True, tally=None, aside=False, read=0)

    def as_one(self, begin: int) -> "Sitting":
        """Return the sitting in which the moves from number `begin` on are taken back as one."""
        return self._replace(pressed=(begin, len(self.match.steps)))

    def pass_on(self, *, story: Telling | None) -> "Sitting":
        """Return the sitting as the next one is to find it, behind the story of what was done, if it has one."""
        waits = self.bot_is_next
        return self._pass_on()._replace(story=story, hurried=self.hurried and waits, skips=self.skips and waits)

    # --- taking back

    def undo_target(self) -> int | None:
        """Return to how many moves an undo goes back, or None where it may not."""
        target, (first, last) = self.match.undo_target(), self.pressed
        return self._unless_moved_elsewhere(first if target is not None and first <= target < last else target)

    def turn_target(self) -> int | None:
        """Return to how many moves taking back the turn goes, or None where it may not."""
        return self._unless_moved_elsewhere(self.match.turn_target())

    def _unless_moved_elsewhere(self, target: int | None) -> int | None:
        since = self.match.steps[target:] if target is not None else ()
        return None if any(self._is_elsewhere(step.seat) for step in since) else target

    # --- the story of a move

    @property
    def waiting(self) -> "Sitting":
        """Return the table as it waits behind a story: as it lay before the move, with nothing of what came of it."""
        if self.story is None:
            return self
        before = before_move(self.match, self.story.after)
        return self._with_nothing_picked()._replace(match=before, shown=None, review=None)

    @property
    def reader(self) -> int | None:
        """Return the seat to which stories are told; None: several at one device read what everybody may know."""
        return self.viewer if self.match.over or len(self.persons) == 1 else None

    # --- the replay

    def look_at(self, count: int) -> "Sitting":
        """Show the table as it was after so many moves; after all of them it is the present."""
        shown = None if count >= len(self.match.steps) else max(0, count)
        return self._with_nothing_picked()._replace(shown=shown, running=self.running and shown is not None)

    def look_with(self, eyes: str) -> "Sitting":
        """Look with a seat's eyes, or at everything, once the match is over."""
        if not self.match.over:
            return self
        return self._replace(open=eyes == "open", viewer=self.viewer if eyes == "open" else int(eyes))

    @property
    def moment(self) -> int:
        """Return after how many moves the table is shown."""
        return len(self.match.steps) if self.shown is None else self.shown

    @property
    def shows_result(self) -> bool:
        """Tell whether the result takes the screen: the match is over, and its last move has been seen."""
        return self.match.over and self.shown is None and not self.aside and self.tally != BEAT

    @property
    def told_in_full(self) -> bool:
        """Tell whether everything is shown and told: a match that is over, unless by a seat's eyes."""
        return self.match.over and self.open

    def until_now(self) -> Match:
        """Return a match of its own that goes up to the moment that is shown."""
        match = self.match.until(self.moment)
        match.rival = None
        return match

    def seen(self) -> State:
        """Return what the looking seat may see: now, or at the moment of the past that is shown."""
        later = not self.match.over and (self.shown is not None or self.story is not None)
        seen = _seen(self.match, self.match.way, self.moment, self.viewer, later=later, whole=self.told_in_full)
        keep_still(seen)
        return seen


def _eyes(here: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats whose eyes there are at this device; a match of others is seen with all of them."""
    return () if here == NOBODY else here


@lru_cache(maxsize=2)
def _seen(match: Match, way: int, moment: int, viewer: int | None, *, later: bool, whole: bool) -> State:  # noqa: ARG001  # `way`: where a match did go on, other things are seen
    """Return what may be seen at a moment: what is picked changes nothing of it, and nobody plays on in it."""
    state = match.state if moment == len(match.steps) else match.until(moment).state
    if whole:
        return state
    return state.seen_later(viewer) if later else state.seen_by(viewer)


@lru_cache(maxsize=2)
def _hand(match: Match, picks: tuple[tuple[str, Value], ...], viewer: int | None) -> Picking:
    """Return what may be picked: a click asks several times, and a match is never played on in place."""
    return Picking(match.state.legal(), dict(picks), viewer)

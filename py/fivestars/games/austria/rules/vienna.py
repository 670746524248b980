"""The state of a game in Vienna: for each kind of errand how it opens, what may be chosen, and what each move does."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from fivestars.games.austria.rules import emperor, gains, opening, options, rewards, rounds, turn
from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules import moves as m
from fivestars.games.austria.rules.errands import PROMPTS, Errand
from fivestars.games.austria.rules.events import Arrived
from fivestars.games.austria.rules.moves import MOVES
from fivestars.games.austria.rules.objections import objection_to
from fivestars.games.austria.rules.purse import spare
from fivestars.games.austria.rules.table import UNKNOWN, Table
from fivestars.games.austria.rules.tables import EMPEROR_ROUNDS
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Refusal, because, is_move, place

Open = Callable[[Table, int, list[Happening]], bool]
Options = Callable[[Table, int, Errand], Sequence[Move]]
Do = Callable[..., None]  # state, seat, a move of its kind, events


def nothing(_state: Table, _seat: int, _errand: Errand) -> Sequence[Move]:
    """Return no moves: an errand at which nothing is ever to be chosen."""
    return ()


class Step(NamedTuple):
    """A kind of errand. `open` tells whether there is a decision; where there never is one, nothing more is said."""

    open: Open
    options: Options = nothing
    does: Mapping[type[Move], Do] = {}  # never changed


_ASK: Final = rewards.open_always
_IF_POSSIBLE: Final = rewards.open_if_possible
_DECLINE: Final[dict[type[Move], Do]] = {m.Decline: rewards.decline}
_ADDITIONAL: Final[dict[type[Move], Do]] = {
    m.Serve: turn.serve_from_kitchen,
    m.MoveIn: turn.move_in,
    m.Use: turn.use,
    m.Claim: turn.claim,
}

STEPS: Final[dict[int, Step]] = {
    # the opening
    due.KEEP: Step(opening.open_keep, opening.keep_options, {m.Keep: opening.keep}),
    due.HAND_ON: Step(opening.open_packs),
    due.INVITE: Step(opening.open_invite, options.invite_options, {m.Take: opening.invite}),
    due.OPENING: Step(opening.open_rooms),
    due.START: Step(rounds.open_start),
    # a turn
    due.BEGIN: Step(
        turn.open_begin, turn.begin_options, {m.Take: turn.take, m.Act: turn.act, m.Pass: turn.pass_turn, **_ADDITIONAL}
    ),
    due.ACT: Step(turn.open_act, turn.act_options, {m.Act: turn.act, m.Pass: turn.pass_turn, **_ADDITIONAL}),
    due.AFTER: Step(turn.open_after, turn.after_options, {m.Finish: turn.finish, **_ADDITIONAL}),
    due.EXTRA: Step(
        turn.open_extra,
        turn.extra_options,
        {m.Take: turn.take, m.Act: turn.act, m.Decline: turn.give_up_extra, **_ADDITIONAL},
    ),
    due.EXTRA_ACT: Step(
        turn.open_extra, turn.extra_act_options, {m.Act: turn.act, m.Decline: turn.give_up_extra, **_ADDITIONAL}
    ),
    # actions and rewards
    due.CHOOSE: Step(rewards.open_choose, options.choose_options, {m.Choose: rewards.choose}),
    due.FETCH: Step(rewards.open_fetch, options.fetch_options, {m.Fetch: rewards.fetch}),
    due.FETCH_ANY: Step(_ASK, options.fetch_any_options, {m.Fetch: rewards.fetch}),
    due.GAIN: Step(rewards.open_gain),
    due.FOOD: Step(
        rewards.open_food, options.food_options, {m.Serve: rewards.place_food, m.Decline: rewards.store_food}
    ),
    due.SERVING: Step(rewards.open_serving, options.serving_options, {m.Serve: rewards.go_on_serving, **_DECLINE}),
    due.DIVIDE: Step(_ASK, options.divide_options, {m.Divide: rewards.divide}),
    due.KRONES: Step(rewards.open_krones),
    due.ROOM: Step(rewards.open_room, options.room_options, {m.Prepare: rewards.prepare, **_DECLINE}),
    due.FURNISH: Step(_IF_POSSIBLE, options.furnish_options, {m.Prepare: rewards.furnish, **_DECLINE}),
    due.FLIP: Step(_IF_POSSIBLE, options.flip_options, {m.Flip: rewards.flip_room, **_DECLINE}),
    due.GUEST: Step(_IF_POSSIBLE, options.guest_options, {m.Take: rewards.take_free_guest, **_DECLINE}),
    due.COMPLETE: Step(rewards.open_complete, options.complete_options, {m.Complete: rewards.complete}),
    due.PLAY: Step(_IF_POSSIBLE, options.play_options, {m.Play: rewards.play, **_DECLINE}),
    due.ARRIVE: Step(gains.open_arrive),
    due.DRAW: Step(rewards.open_draw),
    due.LOOK: Step(rewards.open_look),
    due.PICK: Step(rewards.open_pick, options.pick_options, {m.Play: rewards.pick, m.Decline: rewards.pick_none}),
    due.SINK: Step(rewards.open_sink, options.sink_options, {m.Sink: rewards.sink}),
    # the emperor
    due.VISIT: Step(emperor.open_visit),
    due.PENALTY: Step(emperor.open_penalty, emperor.penalty_options, {m.Suffer: emperor.suffer}),
    due.RETURN: Step(emperor.open_return, emperor.return_options, {m.Sink: emperor.return_card}),
    due.VACATE: Step(emperor.open_remove, emperor.remove_options, {m.Remove: emperor.remove}),
    due.EVICT: Step(emperor.open_remove, emperor.remove_options, {m.Remove: emperor.remove}),
    due.DISMISS: Step(emperor.open_dismiss, emperor.dismiss_options, {m.Dismiss: emperor.dismiss}),
    due.CLOSE: Step(rounds.open_close),
}
_KINDS: Final = range(len(PROMPTS))
_OPEN: Final = tuple(STEPS[kind].open for kind in _KINDS)
_OPTIONS: Final = tuple(STEPS[kind].options for kind in _KINDS)
_REVEALING: Final = (due.HAND_ON, due.START, due.ARRIVE, due.DRAW, due.LOOK, due.CLOSE)
_OTHERS: Final = (due.KEEP, due.INVITE, due.OPENING, due.VISIT)  # perhaps somebody else's
_OPEN_AT_ONCE: Final = tuple(None if kind in _REVEALING or kind in _OTHERS else step for kind, step in enumerate(_OPEN))
_DOES: Final = tuple(STEPS[kind].does for kind in _KINDS)


class Vienna(Table):
    """Four hotels, one emperor: the table with what may be done on it."""

    __slots__ = ()
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    def dealt(self) -> list[Event]:
        """Return who waits for a table in Vienna."""
        return [Arrived(guest) for guest in self.queue]

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        if self.seat is None:
            return ()
        errand = self.errands[-1]
        return _OPTIONS[errand[0]](self, self.seat, errand)

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now, or None."""
        if self.seat is None:
            return because(Refusal.GAME_OVER)
        if not is_move(move, MOVES):
            return because(Refusal.NOT_A_MOVE)
        of_the_step = type(move) in _DOES[self.errands[-1][0]]
        if of_the_step and place(move, self.legal()) >= 0:
            return None
        return objection_to(self, self.seat, move, of_the_step)

    def do(self, move: Move, events: list[Happening]) -> None:
        """Do what `move` says, and what its seat then need not decide, up to what is hidden or somebody else's.

        `prompt` tells `go_on` whether the next decision has been come to.
        """
        errands, self.prompt = self.errands, ""
        _DOES[errands[-1][0]][type(move)](self, self.seat, move, events)
        self._settle(events)
        if not errands and self.round in EMPEROR_ROUNDS:
            self._await_the_emperor(events)

    def _settle(self, events: list[Happening]) -> None:
        errands = self.errands
        while errands and (opens := _OPEN_AT_ONCE[errands[-1][0]]):
            if opens(self, self.seat, events):
                self.prompt = PROMPTS[errands[-1][0]]
                return

    def _await_the_emperor(self, events: list[Happening]) -> None:
        """Go on as far as nothing comes to light: the emperor may come, and score, before anybody decides again."""
        errands = self.errands
        while errands or not rounds.rolls_next(self):
            if not errands:
                rounds.next_turn(self, events)
            elif errands[-1][0] in _REVEALING or _OPEN[errands[-1][0]](self, self.seat, events):
                return

    def go_on(self, events: list[Happening]) -> None:
        """Do all that needs no decision."""
        errands = self.errands
        while self.seat is not None and not self.prompt:
            if not errands:
                rounds.next_turn(self, events)
                continue
            kind = errands[-1][0]
            if _OPEN[kind](self, self.seat, events):
                self.prompt = PROMPTS[kind]

    def owed(self) -> Sequence[str]:
        """Return the prompts of what the same seat decides next in this turn; none where it cannot know the next."""
        if self.prompt:
            return _prompts(self)
        if not self.errands or self.errands[0][0] == due.CLOSE:  # the emperor has come, so the turn is over
            return ()
        guess = _UNVEILED.get(self.errands[-1][0])
        ahead = self.copy()
        if guess is None or not guess(ahead, self.seat or 0):
            return ()
        if not ahead.prompt:
            ahead._settle([])
        return ahead.owed()


def _prompts(state: Table) -> list[str]:
    """Return the prompts of what is to be decided in this turn, the next one first."""
    prompts, below = [PROMPTS[state.errands[-1][0]]], len(state.pending)
    for depth, (kind, *_) in enumerate(reversed(state.errands)):
        if kind in _OTHERS:
            break
        if kind == due.CHOOSE:
            below -= 1
            prompts += [PROMPTS[kind] for kind, *_ in state.pending[below] if STEPS[kind].does]
        elif depth and STEPS[kind].does and not (kind == due.ACT and state.taken):
            prompts.append(PROMPTS[kind])
    return prompts


# Whether it is certain what is decided after something has come to light; the copy goes on as if it had.


def _somebody_arrives(state: Table, _seat: int) -> bool:
    state.errands.pop()
    if state.deck or state.discards:
        state.queue = (UNKNOWN, *state.queue[1:])
    return True


def _cards_are_drawn(state: Table, seat: int) -> bool:
    gains.draw(state, seat, state.errands.pop()[1], [])
    owed = [*state.errands, *(errand for errands in state.pending for errand in errands)]
    return all(kind != due.PLAY for kind, *_ in owed)  # which of them can be played hangs on the cards


def _cards_are_seen(state: Table, seat: int) -> bool:
    discount = state.errands[-1][1]
    state.errands[-1], state.prompt = (due.PICK, discount, 0, 0), PROMPTS[due.PICK]
    return max(state.printing.costs) - discount <= spare(state, seat)  # else perhaps none can be played


_UNVEILED: Final[dict[int, Callable[[Table, int], bool]]] = {
    due.ARRIVE: _somebody_arrives,
    due.DRAW: _cards_are_drawn,
    due.LOOK: _cards_are_seen,
}


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Vienna:
    """Return a table that is laid out for so many seats."""
    table = Vienna(seats, first, choices["rules"] == "revised", dice, edition)
    opening.set_up(table, choices)
    table.go_on([])
    return table

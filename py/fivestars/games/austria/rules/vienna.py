"""The state of a game in Vienna: for each kind of errand how it opens, what may be chosen, and what each move does."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from fivestars.games.austria.rules import emperor, opening, options, rewards, rounds, turn
from fivestars.games.austria.rules.errands import (
    ACT,
    AFTER,
    BEGIN,
    CHOOSE,
    CLOSE,
    COMPLETE,
    DISMISS,
    DIVIDE,
    DRAW,
    EVICT,
    EXTRA,
    EXTRA_ACT,
    FETCH,
    FETCH_ANY,
    FLIP,
    FOOD,
    FURNISH,
    GAIN,
    GUEST,
    INVITE,
    KEEP,
    KRONES,
    LOOK,
    OPENING,
    PENALTY,
    PICK,
    PLAY,
    PROMPTS,
    RETURN,
    ROOM,
    SERVING,
    SINK,
    START,
    VACATE,
    VISIT,
    Errand,
)
from fivestars.games.austria.rules.events import Arrived
from fivestars.games.austria.rules.moves import (
    MOVES,
    Act,
    Choose,
    Claim,
    Complete,
    Decline,
    Dismiss,
    Divide,
    Fetch,
    Finish,
    Flip,
    Keep,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Remove,
    Serve,
    Sink,
    Suffer,
    Take,
    Use,
)
from fivestars.games.austria.rules.objections import explain, is_move
from fivestars.games.austria.rules.table import Table
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Refusal, because, place

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
_DECLINE: Final[dict[type[Move], Do]] = {Decline: rewards.decline}
_ADDITIONAL: Final[dict[type[Move], Do]] = {
    Serve: turn.serve_from_kitchen,
    MoveIn: turn.move_in,
    Use: turn.use,
    Claim: turn.claim,
}

STEPS: Final[dict[int, Step]] = {
    # the opening
    KEEP: Step(opening.open_keep, opening.keep_options, {Keep: opening.keep}),
    INVITE: Step(opening.open_invite, options.invite_options, {Take: opening.invite}),
    OPENING: Step(opening.open_rooms),
    START: Step(rounds.open_start),
    # a turn
    BEGIN: Step(
        turn.open_begin, turn.begin_options, {Take: turn.take, Act: turn.act, Pass: turn.pass_turn, **_ADDITIONAL}
    ),
    ACT: Step(turn.open_act, turn.act_options, {Act: turn.act, Pass: turn.pass_turn, **_ADDITIONAL}),
    AFTER: Step(turn.open_after, turn.after_options, {Finish: turn.finish, **_ADDITIONAL}),
    EXTRA: Step(
        turn.open_extra,
        turn.extra_options,
        {Take: turn.take, Act: turn.act, Decline: turn.give_up_extra, **_ADDITIONAL},
    ),
    EXTRA_ACT: Step(
        turn.open_extra, turn.extra_act_options, {Act: turn.act, Decline: turn.give_up_extra, **_ADDITIONAL}
    ),
    # actions and rewards
    CHOOSE: Step(rewards.open_choose, options.choose_options, {Choose: rewards.choose}),
    FETCH: Step(rewards.open_fetch, options.fetch_options, {Fetch: rewards.fetch}),
    FETCH_ANY: Step(_ASK, options.fetch_any_options, {Fetch: rewards.fetch}),
    GAIN: Step(rewards.open_gain),
    FOOD: Step(rewards.open_food, options.food_options, {Serve: rewards.place_food, Decline: rewards.store_food}),
    SERVING: Step(rewards.open_serving, options.serving_options, {Serve: rewards.go_on_serving, **_DECLINE}),
    DIVIDE: Step(_ASK, options.divide_options, {Divide: rewards.divide}),
    KRONES: Step(rewards.open_krones),
    ROOM: Step(rewards.open_room, options.room_options, {Prepare: rewards.prepare, **_DECLINE}),
    FURNISH: Step(_IF_POSSIBLE, options.furnish_options, {Prepare: rewards.furnish, **_DECLINE}),
    FLIP: Step(_IF_POSSIBLE, options.flip_options, {Flip: rewards.flip_room, **_DECLINE}),
    GUEST: Step(_IF_POSSIBLE, options.guest_options, {Take: rewards.take_free_guest, **_DECLINE}),
    COMPLETE: Step(rewards.open_complete, options.complete_options, {Complete: rewards.complete}),
    PLAY: Step(_IF_POSSIBLE, options.play_options, {Play: rewards.play, **_DECLINE}),
    DRAW: Step(rewards.open_draw),
    LOOK: Step(rewards.open_look),
    PICK: Step(rewards.open_pick, options.pick_options, {Play: rewards.pick, Decline: rewards.pick_none}),
    SINK: Step(rewards.open_sink, options.sink_options, {Sink: rewards.sink}),
    # the emperor
    VISIT: Step(emperor.open_visit),
    PENALTY: Step(emperor.open_penalty, emperor.penalty_options, {Suffer: emperor.suffer}),
    RETURN: Step(emperor.open_return, emperor.return_options, {Sink: emperor.return_card}),
    VACATE: Step(emperor.open_remove, emperor.remove_options, {Remove: emperor.remove}),
    EVICT: Step(emperor.open_remove, emperor.remove_options, {Remove: emperor.remove}),
    DISMISS: Step(emperor.open_dismiss, emperor.dismiss_options, {Dismiss: emperor.dismiss}),
    CLOSE: Step(rounds.open_close),
}
_KINDS: Final = range(len(PROMPTS))
_OPEN: Final = tuple(STEPS[kind].open for kind in _KINDS)
_OPTIONS: Final = tuple(STEPS[kind].options for kind in _KINDS)
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
        if not is_move(move):
            return because(Refusal.NOT_A_MOVE)
        if place(move, self.legal()) >= 0:
            return None
        return explain(self, self.seat, move, type(move) in _DOES[self.errands[-1][0]])

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says, then go on to the next decision."""
        events: list[Happening] = []
        _DOES[self.errands[-1][0]][type(move)](self, self.seat, move, events)
        self.go_on(events)
        return events

    def go_on(self, events: list[Happening]) -> None:
        """Do all that needs no decision."""
        errands = self.errands
        while self.seat is not None:
            if not errands:
                rounds.next_turn(self, events)
                continue
            kind = errands[-1][0]
            if _OPEN[kind](self, self.seat, events):
                self.prompt = PROMPTS[kind]
                return


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice) -> Vienna:
    """Return a table that is laid out for so many seats."""
    table = Vienna(seats, first, choices["rules"] == "revised", dice)
    opening.set_up(table, choices)
    table.go_on([])
    return table

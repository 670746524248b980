"""The kinds of errands: how each opens, what may be chosen, what each move does, and how one leads to the next."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.rules import emperor, gains, legal, prelude, rewards, rounds, turn
from fivestars.games.austria.rules import errands as due
from fivestars.games.austria.rules import moves as m
from fivestars.games.austria.rules.errands import Errand
from fivestars.games.austria.rules.events import Events
from fivestars.games.austria.rules.table import Table
from fivestars.table.game import Move

Open = Callable[[Table, int, Events], bool]
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
    due.KEEP: Step(prelude.open_keep, prelude.keep_options, {m.Keep: prelude.keep}),
    due.HAND_ON: Step(prelude.open_packs),
    due.INVITE: Step(prelude.open_invite, legal.invite_options, {m.Take: prelude.invite}),
    due.OPENING: Step(prelude.open_rooms),
    due.START: Step(rounds.open_start),
    # a turn
    due.BEGIN: Step(
        turn.open_begin,
        legal.begin_options,
        {m.Take: turn.take, m.Act: turn.act, m.Pass: turn.pass_turn, **_ADDITIONAL},
    ),
    due.ACT: Step(turn.open_act, legal.act_options, {m.Act: turn.act, m.Pass: turn.pass_turn, **_ADDITIONAL}),
    due.AFTER: Step(turn.open_after, legal.after_options, {m.Finish: turn.finish, **_ADDITIONAL}),
    due.EXTRA: Step(
        turn.open_extra,
        legal.extra_options,
        {m.Take: turn.take, m.Act: turn.act, m.Decline: turn.give_up_extra, **_ADDITIONAL},
    ),
    due.EXTRA_ACT: Step(
        turn.open_extra, legal.extra_act_options, {m.Act: turn.act, m.Decline: turn.give_up_extra, **_ADDITIONAL}
    ),
    # actions and rewards
    due.CHOOSE: Step(rewards.open_choose, legal.choose_options, {m.Choose: rewards.choose}),
    due.FETCH: Step(rewards.open_fetch, legal.fetch_options, {m.Fetch: rewards.fetch}),
    due.FETCH_ANY: Step(_ASK, legal.fetch_any_options, {m.Fetch: rewards.fetch}),
    due.GAIN: Step(rewards.open_gain),
    due.FOOD: Step(rewards.open_food, legal.food_options, {m.Serve: rewards.place_food, m.Decline: rewards.store_food}),
    due.SERVING: Step(rewards.open_serving, legal.serving_options, {m.Serve: rewards.go_on_serving, **_DECLINE}),
    due.DIVIDE: Step(_ASK, legal.divide_options, {m.Divide: rewards.divide}),
    due.KRONES: Step(rewards.open_krones),
    due.ROOM: Step(rewards.open_room, legal.room_options, {m.Prepare: rewards.prepare, **_DECLINE}),
    due.FURNISH: Step(_IF_POSSIBLE, legal.furnish_options, {m.Prepare: rewards.furnish, **_DECLINE}),
    due.FLIP: Step(_IF_POSSIBLE, legal.flip_options, {m.Flip: rewards.flip_room, **_DECLINE}),
    due.GUEST: Step(_IF_POSSIBLE, legal.guest_options, {m.Take: rewards.take_free_guest, **_DECLINE}),
    due.COMPLETE: Step(rewards.open_complete, legal.complete_options, {m.Complete: rewards.complete}),
    due.PLAY: Step(_IF_POSSIBLE, legal.play_options, {m.Play: rewards.play, **_DECLINE}),
    due.ARRIVE: Step(gains.open_arrive),
    due.DRAW: Step(rewards.open_draw),
    due.LOOK: Step(rewards.open_look),
    due.PICK: Step(rewards.open_pick, legal.pick_options, {m.Play: rewards.pick, m.Decline: rewards.pick_none}),
    due.SINK: Step(rewards.open_sink, legal.sink_options, {m.Sink: rewards.sink}),
    # the emperor
    due.VISIT: Step(emperor.open_visit),
    due.PENALTY: Step(emperor.open_penalty, emperor.penalty_options, {m.Suffer: emperor.suffer}),
    due.RETURN: Step(emperor.open_return, emperor.return_options, {m.Sink: emperor.return_card}),
    due.VACATE: Step(emperor.open_remove, emperor.remove_options, {m.Remove: emperor.remove}),
    due.EVICT: Step(emperor.open_remove, emperor.remove_options, {m.Remove: emperor.remove}),
    due.DISMISS: Step(emperor.open_dismiss, emperor.dismiss_options, {m.Dismiss: emperor.dismiss}),
    due.CLOSE: Step(rounds.open_close),
    # alone against Leopold
    due.KEEP_SIX: Step(_ASK, prelude.keep_options, {m.Keep: prelude.keep_six}),
}
OPEN: Final = tuple(STEPS[kind].open for kind in due.KINDS)
OPTIONS: Final = tuple(STEPS[kind].options for kind in due.KINDS)
DOES: Final = tuple(STEPS[kind].does for kind in due.KINDS)

# What brings something to light when it opens, and what may be about another seat: none goes on into these by itself.
REVEALING: Final = frozenset((due.HAND_ON, due.START, due.ARRIVE, due.DRAW, due.LOOK, due.CLOSE))
OTHERS: Final = frozenset((due.KEEP, due.INVITE, due.OPENING, due.VISIT))
OPEN_AT_ONCE: Final = tuple(None if kind in REVEALING | OTHERS else OPEN[kind] for kind in due.KINDS)


def settle(state: Table, seat: int, events: Events) -> None:
    """Go on to what a seat decides next in its turn, up to what is hidden or perhaps another seat's.

    `prompt` is empty until then: it tells `go_on` whether to go on.
    """
    errands, state.prompt = state.errands, ""
    while errands and (opens := OPEN_AT_ONCE[errands[-1].kind]):
        if opens(state, seat, events):
            state.prompt = due.PROMPTS[errands[-1].kind]
            return


def go_on(state: Table, events: Events) -> None:
    """Do all that needs no decision, up to the next one."""
    errands = state.errands
    while state.seat is not None and not state.prompt:
        if not errands:
            rounds.next_turn(state, events)
        elif OPEN[errands[-1].kind](state, state.seat, events):
            state.prompt = due.PROMPTS[errands[-1].kind]

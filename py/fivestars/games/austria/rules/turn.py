"""A turn: perhaps a guest, then a die with its action, and additional actions in any number before and after it."""

from collections.abc import Callable
from typing import Final

from fivestars.games.austria.rules.errands import (
    ACT,
    AFTER,
    ALL_FLOORS,
    BARE,
    BEGIN,
    DIVIDE,
    EXTRA,
    EXTRA_ACT,
    FETCH,
    PLAY,
    ROOM,
    SERVING,
    Errand,
)
from fivestars.games.austria.rules.events import (
    Acted,
    BeganExtraAction,
    BeganExtraTurn,
    Boosted,
    Claimed,
    Copied,
    CoveredNumber,
    DidNothing,
    Events,
    Helped,
    MovedIn,
    NoExtraAction,
    PaidFee,
    PaidService,
    Passed,
    Used,
)
from fivestars.games.austria.rules.gains import advance, earn, occupy, score, serve, take_guest
from fivestars.games.austria.rules.legal import acts, additional, can, extra_act_options, extra_options
from fivestars.games.austria.rules.lookup import (
    BOOST,
    COPY_FACE,
    DELIVERY_BOY,
    FEE,
    FREE_SIX,
    GUEST_GIFTS,
    GUEST_POINTS,
    GUEST_SHIFT,
    INDEX,
    POLITICS_POINTS,
    QUEUE_PRICES,
    ROOMS_ACTION,
    SERVICE,
    SERVICE_ITEMS,
    STAFF_ACTION,
    TRACKS_ACTION,
    WAITER,
)
from fivestars.games.austria.rules.moves import Act, Claim, Decline, Finish, MoveIn, Pass, Serve, Take, Use
from fivestars.games.austria.rules.rewards import give, owe
from fivestars.games.austria.rules.table import Part, Table

_GUESTS: Final = int(Part.GUESTS)
_STAFF: Final = int(Part.STAFF)
_POLITICS: Final = int(Part.POLITICS)

# --- how a turn goes on by itself


def open_begin(state: Table, seat: int, events: Events) -> bool:
    """Ask, unless no die can be paid for and there is nothing else to do."""
    if acts(state, seat, state.errands[-1]) or additional(state, seat):
        return True
    pass_turn(state, seat, Pass(), events)
    return False


def open_act(state: Table, seat: int, events: Events) -> bool:
    """When the action is done, take its die and cover the lower number; before that, ask."""
    if not state.taken:
        return open_begin(state, seat, events)
    cover(state, seat, state.taken, events)
    state.taken = 0
    state.errands[-1] = BARE[AFTER]
    return False


def cover(state: Table, seat: int, die: int, events: Events) -> None:
    """Take a die, and cover the lower number with it."""
    faces = state.faces
    state.faces = (*faces[:die], faces[die] - 1, *faces[die + 1 :])
    if faces[die] == 1:
        state.spaces &= ~(1 << die)
    events.append(CoveredNumber(seat, die, state.numbers_of(seat)[state.covered[seat]]))
    state.covered[seat] += 1


def open_after(state: Table, seat: int, _events: Events) -> bool:
    """Ask while there are additional actions, else end the turn."""
    if additional(state, seat):
        return True
    state.errands.pop()
    return False


def open_extra(state: Table, seat: int, events: Events) -> bool:
    """Ask, unless nothing at all can be done with the extra turn."""
    errand = state.errands[-1]
    options = extra_options if errand.kind == EXTRA else extra_act_options
    if len(options(state, seat, errand)) > 1 or acts(state, seat, errand):
        return True
    state.errands.pop()
    events.append(NoExtraAction(seat))
    return False


def _begin_second_step(state: Table) -> None:
    """End the first step: whatever else is done, no guest may be taken after it, and no pass (ruling 1)."""
    kind = state.errands[-1].kind
    if kind == BEGIN:
        state.errands[-1] = BARE[ACT]
    elif kind == EXTRA:
        state.errands[-1] = BARE[EXTRA_ACT]


# --- the moves


def take(state: Table, seat: int, move: Take, events: Events) -> None:
    """Take a guest into the café and pay what stands under its place."""
    _begin_second_step(state)
    cost = 0 if state.played[seat] & DELIVERY_BOY else QUEUE_PRICES[move.place - 1]
    take_guest(state, seat, move.place, cost, events)


def pass_turn(state: Table, seat: int, _move: Pass, events: Events) -> None:
    """Wait for new dice; the turn is kept (ruling 3)."""
    state.passed |= 1 << seat
    state.errands.pop()
    events.append(Passed(seat))


def finish(state: Table, _seat: int, _move: Finish, _events: Events) -> None:
    """End the turn."""
    state.errands.pop()


def give_up_extra(state: Table, seat: int, _move: Decline, events: Events) -> None:
    """End an extra turn in which no die can be used."""
    state.errands.pop()
    events.append(NoExtraAction(seat))


class _Action:
    """An action while the staff has its say."""

    __slots__ = ("both", "discount", "errands", "strength")

    def __init__(self, strength: int) -> None:
        self.strength = strength
        self.discount = 0
        self.both = False
        self.errands: list[Errand] = []


def act(state: Table, seat: int, move: Act, events: Events) -> None:
    """Pay, count the dice, let the staff help, and do the action. The die stays until it is done (ruling 5)."""
    die, number, boost = move
    own = state.errands[-1].kind in (BEGIN, ACT)
    action = _Action(state.faces[die] + boost)
    told: Events = []
    if boost:
        state.krones[seat] -= BOOST
        told.append(Boosted(seat, BOOST))
    if die == COPY_FACE and not (own and state.played[seat] & FREE_SIX):
        state.krones[seat] -= FEE
        told.append(PaidFee(seat, FEE))
    if own:
        state.errands[-1] = BARE[ACT]
        state.taken = die
        if state.played[seat] & state.printing.die_helps[die]:
            _help(state, seat, die, action, told)
    else:
        # ruling 16: no die is taken, so nobody helps who helps when a die is taken
        state.errands.pop()
    events.append((Acted if die != COPY_FACE else Copied)(seat, number, action.strength))
    events += told
    _perform(state, seat, number, action, events)


def _help(state: Table, seat: int, die: int, action: _Action, events: Events) -> None:
    """Let the staff help that does so when this die is taken: the face counts, not what a 6 copies (ruling 7)."""
    printing = state.printing
    for card in printing.die_staff[die]:
        if state.played[seat] >> card & 1:
            events.append(Helped(seat, card))
            for effect in printing.staff[card].gives:
                _HELP[effect.what](state, seat, effect.amount, action, events)


def _help_points(state: Table, seat: int, amount: int, _action: _Action, events: Events) -> None:
    score(state, seat, _STAFF, amount, events)


def _help_steps(state: Table, seat: int, amount: int, _action: _Action, events: Events) -> None:
    advance(state, seat, amount, events)


def _help_strength(_state: Table, _seat: int, amount: int, action: _Action, _events: Events) -> None:
    action.strength += amount


def _help_discount(_state: Table, _seat: int, amount: int, action: _Action, _events: Events) -> None:
    action.discount += amount


def _help_both(_state: Table, _seat: int, _amount: int, action: _Action, _events: Events) -> None:
    action.both = True


def _help_fee(_state: Table, _seat: int, _amount: int, _action: _Action, _events: Events) -> None:
    """Do nothing more: the fee has not been paid."""


def _help_room(_state: Table, _seat: int, amount: int, action: _Action, _events: Events) -> None:
    action.errands.append(Errand(ROOM, 1, amount, ALL_FLOORS))


def _help_play(_state: Table, _seat: int, amount: int, action: _Action, _events: Events) -> None:
    action.errands.append(Errand(PLAY, 1, amount))


_HELP: Final[dict[str, Callable[[Table, int, int, _Action, Events], None]]] = {
    "points": _help_points,
    "emperor": _help_steps,
    "strength": _help_strength,
    "discount": _help_discount,
    "both": _help_both,
    "fee": _help_fee,
    "room": _help_room,
    "play": _help_play,
}


def _perform(state: Table, seat: int, number: int, action: _Action, events: Events) -> None:
    strength = action.strength
    if number == TRACKS_ACTION and action.both:  # ruling 37
        advance(state, seat, strength, events)
        earn(state, seat, strength, events)
    elif number in (ROOMS_ACTION, STAFF_ACTION):
        rooms = number == ROOMS_ACTION
        main = Errand(ROOM, strength, 0, ALL_FLOORS) if rooms else Errand(PLAY, 1, strength + action.discount)
        if action.errands or can(state, seat, main):
            owe(state, seat, (main, *action.errands), events)  # ruling 25: before or after, nothing in between
        else:
            events.append(DidNothing(seat))  # ruling 9
    else:
        # ruling 25 again: food and a room have nothing to do with each other, so nobody is asked which comes first
        state.errands += action.errands
        common = 2 * (number - 1)  # strudel, or wine; the dish that goes with it is the next one
        divide = number == TRACKS_ACTION
        state.errands.append(Errand(DIVIDE, strength) if divide else Errand(FETCH, strength, about=common))


def serve_from_kitchen(state: Table, seat: int, move: Serve, events: Events) -> None:
    """Pay for the way from the kitchen, and bring the first of up to three dishes (ruling 12)."""
    _begin_second_step(state)
    if not state.played[seat] & WAITER:
        state.krones[seat] -= SERVICE
        events.append(PaidService(seat, SERVICE))
        state.errands.append(Errand(SERVING, SERVICE_ITEMS - 1))
    state.kitchen[seat] -= serve(state, seat, move.guest, move.dish, events)


def move_in(state: Table, seat: int, move: MoveIn, events: Events) -> None:
    """Move a guest in: points, the tile, then the card, the staff and the group in any order (ruling 13)."""
    guest, number = move
    _begin_second_step(state)
    state.cafe[seat] = tuple([code for code in state.cafe[seat] if code >> GUEST_SHIFT != guest])
    state.discards.append(guest)
    state.lodge(seat, INDEX[number], guest)
    events.append(MovedIn(seat, guest, number))
    score(state, seat, _GUESTS, GUEST_POINTS[guest], events)
    gift, printing = GUEST_GIFTS[guest], state.printing
    if gift.again:  # ruling 16: after all else that the guest brings
        state.errands.append(BARE[EXTRA_ACT if state.revised else EXTRA])
        events.append(BeganExtraAction(seat) if state.revised else BeganExtraTurn(seat))
    if state.played[seat] & printing.welcoming[guest]:
        for card in printing.welcomes[guest]:
            if state.played[seat] >> card & 1:
                events.append(Helped(seat, card))
                help_ = printing.gifts[card]
                score(state, seat, _STAFF, help_.points, events)
                if help_.steps:
                    advance(state, seat, help_.steps, events)
                if help_.krones:
                    earn(state, seat, help_.krones, events, gift.spends)
    occupy(state, seat, INDEX[number], events, gift.spends)
    give(state, seat, gift, _GUESTS, events)


def use(state: Table, seat: int, move: Use, events: Events) -> None:
    """Use a card that works once a round, in the round it is played too (ruling 26)."""
    _begin_second_step(state)
    state.used[seat] |= 1 << move.card
    events.append(Used(seat, move.card))
    give(state, seat, state.printing.gifts[move.card], _STAFF, events)


def claim(state: Table, seat: int, move: Claim, events: Events) -> None:
    """Put a disk on the first free space of a politics card (ruling 43)."""
    _begin_second_step(state)
    put_disk(state, seat, move.politics, events)


def put_disk(state: Table, seat: int, politics: int, events: Events) -> None:
    """Put a disk on the first free space of a politics card, which scores."""
    place = state.politics.index(politics)
    points = POLITICS_POINTS[len(state.disks[place])]
    state.disks[place] = (*state.disks[place], seat)
    events.append(Claimed(seat, politics))
    score(state, seat, _POLITICS, points, events)

"""A turn: perhaps a guest, then a die with its action, and additional actions in any number before and after it."""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.rules.errands import (
    ACT,
    AFTER,
    ALL_FLOORS,
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
    Helped,
    MovedIn,
    NoExtraAction,
    PaidFee,
    PaidService,
    Passed,
    Used,
)
from fivestars.games.austria.rules.gains import advance, earn, kinds_of, occupy, score, serve, take_guest
from fivestars.games.austria.rules.moves import Act, Claim, Decline, Finish, MoveIn, Pass, Serve, Take, Use
from fivestars.games.austria.rules.options import can, has_free_table, serves, takes
from fivestars.games.austria.rules.politics import claims
from fivestars.games.austria.rules.purse import owed_fees, spare
from fivestars.games.austria.rules.rewards import Events, give, owe
from fivestars.games.austria.rules.table import Part, Table
from fivestars.games.austria.rules.tables import (
    ACTS,
    BOOST,
    COPY_FACE,
    DEAREST,
    DECLINE,
    DELIVERY_BOY,
    ENOUGH,
    FEE,
    FINISH,
    FREE_SIX,
    GUEST_GIFTS,
    GUEST_POINTS,
    GUEST_SHIFT,
    INDEX,
    MISSING,
    MOVE_INS,
    ONCE_A_ROUND,
    ONCE_CARDS,
    ONLY_COPIES,
    PASS,
    POLITICS_POINTS,
    QUEUE_PRICES,
    ROOMS_ACTION,
    SERVICE,
    SERVICE_ITEMS,
    STAFF_ACTION,
    SUITABLE,
    TRACKS_ACTION,
    USES,
    WAITER,
    bits,
)
from fivestars.table.game import Move

_GUESTS: Final = int(Part.GUESTS)
_STAFF: Final = int(Part.STAFF)
_POLITICS: Final = int(Part.POLITICS)

# --- what may be done


def begin_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return what a turn may begin with: a guest, or already the second step; or no turn but a pass (ruling 2)."""
    return [*guest_step(state, seat), *acts(state, seat, errand), *additional(state, seat), *PASS]


def act_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the dice and the additional actions; who can take no die has to pass."""
    dice = acts(state, seat, errand)
    return [*dice, *additional(state, seat), *(() if dice else PASS)]


def after_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the additional actions after the die, and the end of the turn."""
    return [*additional(state, seat), *FINISH]


def extra_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return what the turn of guest 97 may begin with; it is no pass, and without dice only the guest (ruling 16)."""
    guests = takes(state, _budget(state, seat)) if has_free_table(state, seat) else ()
    return [*guests, *extra_act_options(state, seat, errand)]


def extra_act_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the dice to act by in the turn of guest 97, and the additional actions."""
    dice = acts(state, seat, errand)
    return [*dice, *additional(state, seat), *(() if dice else DECLINE)]


def guest_step(state: Table, seat: int) -> Sequence[Move]:
    """Return the guests that may be taken; not if no die could be taken afterwards, for then there is no turn."""
    if not has_free_table(state, seat):
        return ()
    if state.spaces == ONLY_COPIES and state.krones[seat] < owed_fees(state, state.played[seat], state.errands):
        return ()
    return takes(state, _budget(state, seat))


def _budget(state: Table, seat: int) -> int:
    return DEAREST if state.played[seat] & DELIVERY_BOY else spare(state, seat)


def acts(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the dice that a seat can pay for, each with the actions that it allows, boosted or not."""
    kind, krones = errand[0], state.krones[seat]
    extra = kind in (EXTRA, EXTRA_ACT)
    if state.spaces == ONLY_COPIES and extra:
        krones = max(0, krones - owed_fees(state, state.played[seat], state.errands[:-1]))
    fee = 0 if state.played[seat] & FREE_SIX and not extra else FEE
    boosts = 0 if extra and state.revised else 1
    return ACTS[boosts][fee][krones if krones < ENOUGH else ENOUGH][state.spaces]


def additional(state: Table, seat: int) -> list[Move]:
    """Return the additional actions: serving, moving in, staff, politics (the boost belongs to the die)."""
    options: list[Move] = []
    cafe, played = state.cafe[seat], state.played[seat]
    if cafe:
        kitchen, vacant = state.kitchen[seat], state.vacant[seat]
        if kitchen and (played & WAITER or spare(state, seat) >= SERVICE):
            options = serves(state, seat, kinds_of(kitchen))
        if vacant:
            suitable = SUITABLE[state.hotels[seat]]
            for code in cafe:
                if not code & MISSING:
                    guest = code >> GUEST_SHIFT
                    moves = MOVE_INS[guest]
                    options += [moves[room] for room in bits(vacant & suitable[guest])]
    ready = played & ONCE_A_ROUND & ~state.used[seat]
    if ready:
        options += [USES[card] for card in ONCE_CARDS if ready >> card & 1]
    options += claims(state, seat)
    return options


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
    die, faces = state.taken, state.faces
    state.faces = (*faces[:die], faces[die] - 1, *faces[die + 1 :])
    if faces[die] == 1:
        state.spaces &= ~(1 << die)
    state.taken = 0
    events.append(CoveredNumber(seat, die, state.numbers_of(seat)[state.covered[seat]]))
    state.covered[seat] += 1
    state.errands[-1] = (AFTER, 0, 0, 0)
    return False


def open_after(state: Table, seat: int, _events: Events) -> bool:
    """Ask while there are additional actions, else end the turn."""
    if additional(state, seat):
        return True
    state.errands.pop()
    return False


def open_extra(state: Table, seat: int, events: Events) -> bool:
    """Ask, unless nothing at all can be done with the extra turn."""
    errand = state.errands[-1]
    options = extra_options if errand[0] == EXTRA else extra_act_options
    if len(options(state, seat, errand)) > 1 or acts(state, seat, errand):
        return True
    state.errands.pop()
    events.append(NoExtraAction(seat))
    return False


def _begin_second_step(state: Table) -> None:
    """End the first step: whatever else is done, no guest may be taken after it, and no pass (ruling 1)."""
    kind = state.errands[-1][0]
    if kind == BEGIN:
        state.errands[-1] = (ACT, 0, 0, 0)
    elif kind == EXTRA:
        state.errands[-1] = (EXTRA_ACT, 0, 0, 0)


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
    own = state.errands[-1][0] in (BEGIN, ACT)
    action = _Action(state.faces[die] + boost)
    told: Events = []
    if boost:
        state.krones[seat] -= BOOST
        told.append(Boosted(seat, BOOST))
    if die == COPY_FACE and not (own and state.played[seat] & FREE_SIX):
        state.krones[seat] -= FEE
        told.append(PaidFee(seat, FEE))
    if own:
        state.errands[-1] = (ACT, 0, 0, 0)
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
    action.errands.append((ROOM, amount, 1, ALL_FLOORS))


def _help_play(_state: Table, _seat: int, amount: int, action: _Action, _events: Events) -> None:
    action.errands.append((PLAY, amount, 1, 0))


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
        rooms, card = (ROOM, 0, strength, ALL_FLOORS), (PLAY, strength + action.discount, 1, 0)
        main = rooms if number == ROOMS_ACTION else card
        if action.errands or can(state, seat, main):
            owe(state, seat, (main, *action.errands), events)  # ruling 25: before or after, nothing in between
        else:
            events.append(DidNothing(seat))  # ruling 9
    else:
        # ruling 25 again: food and a room have nothing to do with each other, so nobody is asked which comes first
        state.errands += action.errands
        common = 2 * (number - 1)  # strudel, or wine; the dish that goes with it is the next one
        state.errands.append((DIVIDE, strength, 0, 0) if number == TRACKS_ACTION else (FETCH, common, strength, 0))


def serve_from_kitchen(state: Table, seat: int, move: Serve, events: Events) -> None:
    """Pay for the way from the kitchen, and bring the first of up to three dishes (ruling 12)."""
    _begin_second_step(state)
    if not state.played[seat] & WAITER:
        state.krones[seat] -= SERVICE
        events.append(PaidService(seat, SERVICE))
        state.errands.append((SERVING, SERVICE_ITEMS - 1, 0, 0))
    state.kitchen[seat] -= serve(state, seat, move.guest, move.dish, events)


def move_in(state: Table, seat: int, move: MoveIn, events: Events) -> None:
    """Move a guest in: points, the tile, then the card, the staff and the group in any order (ruling 13)."""
    guest, number = move
    _begin_second_step(state)
    state.cafe[seat] = tuple([code for code in state.cafe[seat] if code >> GUEST_SHIFT != guest])
    state.discards.append(guest)
    events.append(MovedIn(seat, guest, number))
    score(state, seat, _GUESTS, GUEST_POINTS[guest], events)
    gift, printing = GUEST_GIFTS[guest], state.printing
    if gift.again:  # ruling 16: after all else that the guest brings
        state.errands.append((EXTRA_ACT if state.revised else EXTRA, 0, 0, 0))
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
    place = state.politics.index(move.politics)
    points = POLITICS_POINTS[len(state.disks[place])]
    state.disks[place] = (*state.disks[place], seat)
    events.append(Claimed(seat, move.politics))
    score(state, seat, _POLITICS, points, events)

"""What may be done now: for each kind of errand which of the ready-made moves it allows, and whether any.

Everything here only looks; `turn.py` and `rewards.py` say what the moves do.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.rules.errands import (
    ALL_FLOORS,
    COMPLETE,
    DRAW,
    EXTRA,
    EXTRA_ACT,
    FETCH_ANY,
    FLIP,
    FURNISH,
    GAIN,
    GUEST,
    LOOK,
    PLAY,
    ROOM,
    Errand,
    kinds_of,
    reward_name,
)
from fivestars.games.austria.rules.lookup import (
    AFFORDABLE,
    ALL_ROOMS,
    DEAREST,
    DELIVERY_BOY,
    ENOUGH,
    FEE,
    FIRST_ROOM,
    FREE_SIX,
    GUEST_SHIFT,
    MISSING,
    NOT_FIRST,
    NOT_LAST,
    ONCE_A_ROUND,
    ONCE_CARDS,
    ONLY_COPIES,
    PRICES,
    QUEUE_PRICES,
    RICH,
    SERVICE,
    SUITABLE,
    TABLES,
    UP_TO,
    WAITER,
    WAIVER_SET,
    WANTED,
    WIDTH,
    bits,
    waived,
)
from fivestars.games.austria.rules.moves import Choose
from fivestars.games.austria.rules.politics import NEEDS, SPACES
from fivestars.games.austria.rules.purse import owed_fees, spare
from fivestars.games.austria.rules.ready import (
    ACTS,
    CLAIMS,
    COMPLETES,
    DECLINE,
    DIVIDES,
    FETCH_ANY_MOVES,
    FETCHES,
    FINISH,
    FLIPS,
    MOVE_INS,
    PASS,
    PLAYS,
    SERVES,
    SINKS,
    TAKES,
    USES,
    prepares,
)
from fivestars.games.austria.rules.table import GAP, Table
from fivestars.table.game import Move

# --- a turn


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
    kind, krones = errand.kind, state.krones[seat]
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


def claims(state: Table, seat: int) -> list[Move]:
    """Return the politics cards that a seat may put a disk on: one on each, and only three spaces (ruling 43)."""
    found: list[Move] = []
    for place, card in enumerate(state.politics):
        for reached, amount in NEEDS[card]:  # asked after every move, and mostly the first need is not met
            if reached(state, seat) < amount:
                break
        else:
            disks = state.disks[place]
            if len(disks) < SPACES and seat not in disks:
                found.append(CLAIMS[card])
    return found


# --- food


def fetch_options(_state: Table, _seat: int, errand: Errand) -> Sequence[Move]:
    """Return what the dice may bring: never more cake than strudel, nor coffee than wine (ruling 10)."""
    return FETCHES[errand.about][errand.number]


def fetch_any_options(_state: Table, _seat: int, errand: Errand) -> Sequence[Move]:
    """Return every choice of so many dishes."""
    return FETCH_ANY_MOVES[errand.number]


def serves(state: Table, seat: int, kinds: int) -> list[Move]:
    """Return how dishes of these kinds may be put on the guests in a café."""
    options: list[Move] = []
    for code in state.cafe[seat]:
        options += SERVES[code >> GUEST_SHIFT][WANTED[code & MISSING] & kinds]
    return options


def food_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return where new food may go; declining sends the rest to the kitchen."""
    return [*serves(state, seat, kinds_of(errand.about)), *DECLINE]


def serving_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return what else may be brought from the kitchen for the krone that has been paid."""
    return [*serves(state, seat, kinds_of(state.kitchen[seat])), *DECLINE]


def is_wanted(state: Table, seat: int, food: int) -> bool:
    """Tell whether a guest in the café wants any of this food."""
    return kinds_of(food) & state.wanted_by(seat) != 0


def divide_options(_state: Table, _seat: int, errand: Errand) -> Sequence[Move]:
    """Return how so many dice may be shared out between the two tracks."""
    return DIVIDES[errand.number]


# --- rooms


def rooms_beside(state: Table, seat: int) -> int:
    """Return the rooms beside those with a tile; with none at all, the room at the bottom left (rulings 20, 23)."""
    tiles = state.vacant[seat] | state.occupied[seat]
    if not tiles:
        return FIRST_ROOM
    beside = tiles << WIDTH | tiles >> WIDTH | (tiles & NOT_LAST) << 1 | (tiles & NOT_FIRST) >> 1
    return beside & ~tiles & ALL_ROOMS


def rooms_to_prepare(state: Table, seat: int, discount: int, floors: int) -> int:
    """Return the rooms that a seat may prepare and pay for."""
    rooms = rooms_beside(state, seat)
    krones = spare(state, seat) + discount
    if krones < RICH:
        affordable = AFFORDABLE[krones]
        if state.played[seat] & WAIVER_SET:
            affordable |= waived(state.hotels[seat], state.played[seat])
        rooms &= affordable
    return rooms if floors == ALL_FLOORS else rooms & UP_TO[floors]


def room_price(state: Table, seat: int, room: int, discount: int) -> int:
    """Return what preparing a room costs: never less than nothing (ruling 21)."""
    if state.played[seat] & WAIVER_SET and waived(state.hotels[seat], state.played[seat]) >> room & 1:
        return 0
    return max(0, PRICES[room] - discount)


def room_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the rooms that may be prepared; each is a may."""
    return prepares(rooms_to_prepare(state, seat, errand.discount, errand.floors)) + DECLINE


def furnish_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the rooms where an occupied tile may be laid (ruling 42)."""
    return prepares(rooms_beside(state, seat) & UP_TO[errand.floors]) + DECLINE


def flip_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the vacant rooms, which may be turned (ruling 32)."""
    return [*[FLIPS[room] for room in bits(state.vacant[seat])], *DECLINE]


# --- guests


def has_free_table(state: Table, seat: int) -> bool:
    """Tell whether another guest fits into the café."""
    return len(state.cafe[seat]) < TABLES


def takes(state: Table, krones: int) -> Sequence[Move]:
    """Return the guests of the queue that cost no more than so many krones."""
    options = TAKES[krones if krones < DEAREST else DEAREST]
    if state.queue[0] != GAP:
        return options
    return [TAKES[DEAREST][place] for place, guest in enumerate(state.queue) if guest and QUEUE_PRICES[place] <= krones]


def guest_options(state: Table, _seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the guests that may be taken for nothing."""
    return (*takes(state, DEAREST), *DECLINE)


def invite_options(state: Table, _seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the guests from whom one is chosen before the hotels open."""
    return takes(state, DEAREST)


def incomplete(state: Table, seat: int) -> list[int]:
    """Return the guests in a café whose orders are not complete."""
    return [code >> GUEST_SHIFT for code in state.cafe[seat] if code & MISSING]


def complete_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return whose order staff card 38 may complete (ruling 31)."""
    return [COMPLETES[guest] for guest in incomplete(state, seat)]


# --- staff


def playable(state: Table, seat: int, cards: Sequence[int], discount: int) -> list[Move]:
    """Return which of these cards a seat can pay for."""
    costs = state.printing.costs
    if state.spaces == ONLY_COPIES:
        return [PLAYS[card] for card in cards if costs[card] - discount <= spare(state, seat, card)]
    krones = state.krones[seat] + discount
    return [PLAYS[card] for card in cards if costs[card] <= krones]


def play_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return the cards of the hand that may be played."""
    return [*playable(state, seat, state.hand[seat], errand.discount), *DECLINE]


def pick_options(state: Table, seat: int, errand: Errand) -> Sequence[Move]:
    """Return which of the cards looked at may be played."""
    return [*playable(state, seat, state.looked, errand.discount), *DECLINE]


def sink_options(state: Table, _seat: int, _errand: Errand) -> Sequence[Move]:
    """Return which of the cards looked at may go under the deck next (ruling 35)."""
    return [SINKS[card] for card in state.looked]


# --- the order of rewards


def _can_choose_guest(state: Table, seat: int, _errand: Errand) -> bool:
    return has_free_table(state, seat) and any(state.queue)


_CAN: Final[dict[int, Callable[[Table, int, Errand], bool]]] = {
    GAIN: lambda _state, _seat, _errand: True,
    FETCH_ANY: lambda _state, _seat, _errand: True,
    ROOM: lambda state, seat, errand: rooms_to_prepare(state, seat, errand.discount, errand.floors) != 0,
    FURNISH: lambda state, seat, errand: rooms_beside(state, seat) & UP_TO[errand.floors] != 0,
    FLIP: lambda state, seat, _errand: state.vacant[seat] != 0,
    PLAY: lambda state, seat, errand: playable(state, seat, state.hand[seat], errand.discount) != [],
    LOOK: lambda state, _seat, _errand: state.staff != [],
    DRAW: lambda state, _seat, _errand: state.staff != [],
    GUEST: _can_choose_guest,  # ruling 14: with a full café the guest is lost
    COMPLETE: lambda state, seat, _errand: incomplete(state, seat) != [],
}


def can(state: Table, seat: int, errand: Errand) -> bool:
    """Tell whether anything can be done for an errand now."""
    return _CAN[errand.kind](state, seat, errand)


def possible(state: Table, seat: int) -> list[Errand]:
    """Return those of the rewards to choose from for which anything can be done now."""
    return [errand for errand in state.pending[-1] if can(state, seat, errand)]


def choose_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return which reward may come next."""
    # Whoever looks on cannot know which are possible for a hidden hand, so that none may seem to be.
    rewards = possible(state, seat) or state.pending[-1]
    return [Choose(name) for name in sorted({reward_name(errand) for errand in rewards})]

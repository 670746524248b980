"""Before the first round: the draft, the free guests, and the first rooms of each hotel."""

from collections.abc import Sequence

from fivestars.games.austria.rules.errands import ALL_FLOORS, BARE, HAND_ON, KEEP, ROOM, Errand
from fivestars.games.austria.rules.events import Events, Invited, Kept, KeptHidden, PacksPassed
from fivestars.games.austria.rules.gains import seat_guest
from fivestars.games.austria.rules.lookup import HAND
from fivestars.games.austria.rules.moves import Keep, Take
from fivestars.games.austria.rules.rewards import sink_card, without
from fivestars.games.austria.rules.table import Table
from fivestars.table.game import Move, Secret

# --- the draft


def open_keep(state: Table, _seat: int, _events: Events) -> bool:
    """Ask the next seat which card it keeps."""
    state.seat = state.in_order()[state.errands[-1].about]
    return True


def keep_options(state: Table, seat: int, _errand: Errand) -> Sequence[Move]:
    """Return the cards of the pack."""
    return [Keep(card) for card in state.packs[seat]]


def keep(state: Table, seat: int, move: Keep, events: Events) -> None:
    """Keep a card; when everybody has done so, the packs are handed on."""
    _keep(state, seat, move.card, events)
    place = state.errands.pop().about + 1
    state.errands.append(Errand(KEEP, about=place) if place < state.seats else BARE[HAND_ON])


def open_packs(state: Table, _seat: int, events: Events) -> bool:
    """Hand the packs on to the left."""
    state.errands.pop()
    state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
    state.revealed += 1
    events.append(PacksPassed())
    if len(state.packs[0]) > 1:
        state.errands.append(BARE[KEEP])
        return False
    for other in state.in_order():  # the last card is no choice
        _keep(state, other, state.packs[other][0], events)
    state.packs = []
    return False


def keep_six(state: Table, seat: int, move: Keep, events: Events) -> None:
    """Keep a card; when the hand is full, the others go under the deck (ruling 54)."""
    _keep(state, seat, move.card, events)
    if len(state.hand[seat]) < HAND:
        return
    state.errands.pop()
    for card in state.packs[seat]:
        sink_card(state, seat, card, events)
    state.packs = []


def _keep(state: Table, seat: int, card: int, events: Events) -> None:
    state.packs[seat] = without(state.packs[seat], card)
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    events.append(Secret((seat,), Kept(seat, card), KeptHidden(seat)))


# --- guests and rooms (ruling 24)


def open_invite(state: Table, _seat: int, _events: Events) -> bool:
    """Ask which guest comes first."""
    state.seat = state.errands[-1].about
    return True


def invite(state: Table, seat: int, move: Take, events: Events) -> None:
    """Take a guest for nothing before the hotels open."""
    state.errands.pop()
    events.append(Invited(seat, seat_guest(state, seat, move.place)))


def open_rooms(state: Table, _seat: int, _events: Events) -> bool:
    """Let a seat prepare up to three rooms, at the usual price."""
    errand = state.errands.pop()
    state.seat = errand.about
    state.errands.append(Errand(ROOM, errand.number, floors=ALL_FLOORS))
    return False

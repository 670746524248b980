"""What goes on by itself: the next turn, the bookings when all is placed, the next round, and the end."""

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.rules import bookings
from fivestars.games.overbooking.rules.events import (
    ChipLaid,
    ChipReturned,
    CrestsCounted,
    Drew,
    HotelReplaced,
    HotelTurned,
    NothingFits,
    RoundBegan,
)
from fivestars.games.overbooking.rules.legal import can_place, welcome
from fivestars.games.overbooking.rules.prompts import OVER, PLACING, PLACING_OR_KEEPING
from fivestars.games.overbooking.rules.scoring import crests_of
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Happening, Secret


def go_on(state: Table, events: list[Happening]) -> None:
    """Go on to whoever decides next, or to the end."""
    if not state.opened and _next_turn(state, events):
        return
    if bookings.go_on(state, events):
        _end_round(state, events)


# --- phase 1


def _next_turn(state: Table, events: list[Happening]) -> bool:
    """Go on to the next seat that can place a card, or keep one; tell whether there is one in this round."""
    seats = len(state.hands)
    turns = seats * BOX.turns
    while state.laid + 1 < turns:
        state.laid += 1
        seat = (state.first + state.laid) % seats
        last = state.laid + 1 == turns
        asked_anyway = last and state.edition >= 2  # ruling 1: nobody is to learn whether a card fitted
        if asked_anyway or state.free & state.fits_all or _finds_a_place(state, seat):
            state.seat = seat
            # ruling 3: only the last in turn order may keep a card, and only the fifth
            state.prompt = PLACING_OR_KEEPING if last else PLACING
            return True
        events.append(NothingFits(seat))  # ruling 1: the turn passes
    state.laid = turns
    return False


def _finds_a_place(state: Table, seat: int) -> bool:
    """Tell whether a seat has a card that fits, where not every card does: which tells of its hand."""
    state.revealed += 1
    return can_place(state, seat)


# --- phase 3


def _end_round(state: Table, events: list[Happening]) -> None:
    if state.round == BOX.rounds:
        _end(state, events)
        return
    state.round += 1
    _change_hotels(state, events)
    lay_chips(state, events)
    welcome(state)
    state.first = (state.first + 1) % len(state.hands)
    for seat, deck in enumerate(state.decks):
        drawn = tuple(sorted(deck.pop() for _ in range(BOX.draw)))
        state.hands[seat] = sorted((*state.hands[seat], *drawn))
        events.append(Secret((seat,), Drew(seat, len(drawn), drawn), Drew(seat, len(drawn), ())))
    state.revealed += 1
    state.opened, state.laid = 0, -1
    events.append(RoundBegan(state.round, state.first))
    _next_turn(state, events)


def _change_hotels(state: Table, events: list[Happening]) -> None:
    replaced = state.round == BOX.new_hotels_before
    if replaced:
        state.spent += state.hotels
    for index, old in enumerate(state.hotels):
        new = state.hotels[index] = state.pile.pop() if replaced else old ^ 1
        hotel, event = BOX.hotels[new], HotelReplaced if replaced else HotelTurned
        events.append(event(index + 1, hotel.beds, hotel.rule.id))


def lay_chips(state: Table, events: list[Happening]) -> None:
    """Lay a chip at each open back door that has none. Ruling 5: a closed one gives back what was left there."""
    for index, hotel in enumerate(state.hotels):
        wanted = int(BOX.hotels[hotel].rule.door > 0)
        if wanted != state.chips[index]:
            state.supply += state.chips[index] - wanted
            state.chips[index] = wanted
            events.append(ChipLaid(index + 1) if wanted else ChipReturned(index + 1))


# --- the end


def _end(state: Table, events: list[Happening]) -> None:
    state.seat, state.prompt = None, OVER
    bonus = BOX.bonus[state.scoring]
    for seat in range(len(state.hands)):
        for crest, count in enumerate(crests_of(state, seat)):
            if bonus[count]:
                events.append(CrestsCounted(seat, crest, count, bonus[count]))

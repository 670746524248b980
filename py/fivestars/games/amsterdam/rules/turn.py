"""What each move does, phase by phase of a turn; what then goes on by itself stands in `rounds.py`."""

from fivestars.games.amsterdam.box import BOX, PAWNS
from fivestars.games.amsterdam.box.city import FOUNTAIN, LANDING, NOWHERE, SIDE_LENGTH, sail
from fivestars.games.amsterdam.rules.events import (
    Collected,
    HotelPlaced,
    Invited,
    Landed,
    Moved,
    Remained,
    Sailed,
    SentToFountain,
    SupplyEmptied,
    Turned,
    TurnEnded,
    WaitedOnQuay,
    Walked,
)
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import HOTEL, NOTHING, TURN, WALK
from fivestars.games.amsterdam.rules.table import INVITED, Table
from fivestars.table.game import Event, Happening, Move


def do(state: Table, move: Move, events: list[Happening]) -> None:
    """Do what `move` says."""
    match move:
        case Walk(mayor, watch):
            _walk(state, mayor, watch, events)
        case Turn(pawn, tile, to):
            _turn(state, pawn, tile, to, events)
        case Done():
            end_turn(state, events)
        case Invite(pawn, to):
            _invite(state, pawn, to, events)
        case Sail(distance):
            sail_on(state, distance, events)
        case PlaceHotel(crossing):
            _place_hotel(state, crossing, events)


# --- phases 2 and 3: the boat, the landing


def sail_on(state: Table, distance: int, events: list[Happening]) -> None:
    """Sail the boat, by dice or by choice, and land a tourist with all whom it takes along."""
    seat = state.active
    state.boat, passed = sail(state.boat, distance)
    events.append(Sailed(seat, distance, state.boat))
    landing = 1
    for quay in passed:
        if state.quays[quay]:
            events.append(Collected(quay, state.quays[quay]))
            landing += state.quays[quay]
            state.quays[quay] = 0
    state.supply -= 1
    _land(state, landing, events)
    if not state.supply:  # ruling 23: on a quay or not
        events.append(SupplyEmptied())
    state.prompt = HOTEL if state.hotels_in_hand(seat) else WALK


def _land(state: Table, landing: int, events: list[Happening]) -> None:
    tile = LANDING[state.boat]
    if tile != NOWHERE:
        state.settle(tile, landing)
    else:
        state.quays[state.boat // SIDE_LENGTH] += landing  # ruling 2: those who wait there already stay
    events.append(landed(state, landing))


def landed(state: Table, landing: int) -> Event:
    """Tell where so many tourists have just gone ashore."""
    tile, quay = LANDING[state.boat], state.boat // SIDE_LENGTH
    return WaitedOnQuay(quay, state.quays[quay]) if tile == NOWHERE else Landed(tile, landing)


# --- phase 4: a hotel in each of a seat's first two turns


def _place_hotel(state: Table, crossing: int, events: list[Happening]) -> None:
    seat = state.active
    state.open_hotel(seat, crossing)
    events.append(HotelPlaced(seat, crossing, state.scores[seat]))
    state.prompt = WALK


# --- phase 5: the walk


def _walk(state: Table, mayor: int, watch: int, events: list[Happening]) -> None:
    seat = state.active
    for pawn, start, end in zip(PAWNS, state.pawns, (mayor, watch), strict=True):
        events.append(Remained(seat, pawn, end) if start == end else Walked(seat, pawn, start, end))
    state.pawns = [mayor, watch]
    state.prompt = TURN


# --- phase 6: turning tiles, and the fountain


def _turn(state: Table, pawn: int, tile: int, to: int, events: list[Happening]) -> None:
    if to != NOWHERE:
        venue, tourists = state.face[tile], state.tourists[tile]
        state.settle(tile, -tourists)
        state.settle(to, tourists)
        gone = SentToFountain(tile, venue, tourists) if to == FOUNTAIN else Moved(tile, to, venue, tourists)
        events.append(gone)
    state.spent |= 1 << pawn
    if state.known >> tile & 1:
        turn_up(state, tile, events)
    else:
        state.turning = tile  # what it shows comes to light when the move is done: nobody can know before


def turn_up(state: Table, tile: int, events: list[Happening]) -> None:
    """Turn a tile over. A pawn has the number of the side to which it turns tiles."""
    venue = state.turn_over(tile)
    events.append(Turned(state.active, BOX.side[venue], tile, venue))


def _invite(state: Table, pawn: int, to: int, events: list[Happening]) -> None:
    state.settle(FOUNTAIN, -1)
    state.settle(to, 1)
    state.spent |= INVITED  # ruling 14: it costs no pawn its turning
    events.append(Invited(state.active, pawn, to))


# --- the end of a turn


def end_turn(state: Table, events: list[Happening]) -> None:
    """End the turn: nothing more is asked of this seat."""
    events.append(TurnEnded(state.active))
    state.prompt = NOTHING

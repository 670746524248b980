"""What may be done now: the moves of each phase, and what they depend on."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.amsterdam.box import BOX, PAWNS
from fivestars.games.amsterdam.box.city import (
    AT_FOUNTAIN,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    NOWHERE,
    POSITIONS,
    TILES_AT,
    members,
)
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn
from fivestars.games.amsterdam.rules.prompts import HOTEL, TURN, WALK
from fivestars.games.amsterdam.rules.table import INVITED, Table
from fivestars.games.amsterdam.rules.walks import walks
from fivestars.table.game import Move

_SAILS: Final = tuple(map(Sail, BOX.distances))
_HOTELS: Final = tuple(map(PlaceHotel, HOTEL_CROSSINGS))
_DONE: Final = Done()
_SIDE: Final = BOX.side
_NOBODY: Final = (NOWHERE,)
_TO_FOUNTAIN: Final = (FOUNTAIN,)


def legal(state: Table) -> Sequence[Move]:
    """Return every legal move in order."""
    if state.seat is None:
        return ()
    prompt = state.prompt
    if prompt == TURN:
        return _turns(state)
    if prompt == WALK:
        return walks(state.tactical, *state.pawns, state.white, state.black)
    if prompt == HOTEL:
        return [move for move in _HOTELS if not state.has_hotel(move.crossing)]
    return _SAILS


def _turns(state: Table) -> list[Move]:
    moves: list[Move] = [
        Turn(pawn, tile, to) for pawn in PAWNS for tile in turnable(state, pawn) for to in targets(state, tile)
    ]
    for pawn in PAWNS if state.tourists[FOUNTAIN] else ():
        if can_invite(state, pawn):
            moves += [Invite(pawn, tile) for tile in POSITIONS if is_open_to(state, pawn, tile)]
    moves.append(_DONE)
    return moves


# --- turning tiles


def turnable(state: Table, pawn: int) -> list[int]:
    """Return the tiles that a pawn may turn now: one in each turn, the other pawn's too (ruling 13)."""
    if state.spent >> pawn & 1:
        return []
    face, tourists, most = state.face, state.tourists, most_turned(state)
    near = TILES_AT[state.pawns[pawn]]
    return [tile for tile in near if _SIDE[face[tile]] != pawn and tourists[tile] <= most]


def most_turned(state: Table) -> int:
    """Return how many tourists may at most be on a tile that is turned; ruling 22: no limit in the base game."""
    return BOX.most_on_a_turned_tile if state.tactical else BOX.tourists


def targets(state: Table, tile: int) -> Sequence[int]:
    """Return where the tourists of a tile can go when it is turned: always together."""
    tourists = state.tourists
    if not tourists[tile]:
        return _NOBODY
    others = members(state.shows[state.face[tile]] ^ 1 << tile)  # ruling 25: near or far, whoever's hotel is there
    if len(others) < 2:
        return others or _TO_FOUNTAIN
    return fewest(state, others)


def fewest(state: Table, tiles: Sequence[int]) -> Sequence[int]:
    """Return the tiles on which the fewest tourists are."""
    tourists = state.tourists
    least = min([tourists[tile] for tile in tiles])
    return [tile for tile in tiles if tourists[tile] == least]


# --- the fountain


def can_invite(state: Table, pawn: int) -> bool:
    """Tell whether a pawn may take a tourist from the fountain: one a turn, whichever pawn does it (ruling 15)."""
    return bool(state.tourists[FOUNTAIN]) and AT_FOUNTAIN[state.pawns[pawn]] and not has_invited(state)


def has_invited(state: Table) -> bool:
    """Tell whether a tourist has left the fountain in this turn."""
    return bool(state.spent & INVITED)


def is_open_to(state: Table, pawn: int, tile: int) -> bool:
    """Tell whether a pawn may take a tourist to this tile: the Mayor by day, the Night Watch by night."""
    return tile != FOUNTAIN and _SIDE[state.face[tile]] == pawn


# --- the end of a turn


def has_choice(state: Table) -> bool:
    """Tell whether a pawn can still do something in this turn."""
    for pawn in PAWNS:
        if turnable(state, pawn) or can_invite(state, pawn):
            return True
        # A tile whose other side is still to come to light is then the other pawn's to turn: nobody is on it any more.
        if state.turning in TILES_AT[state.pawns[pawn]] and not state.spent >> pawn & 1:
            return True
    return False

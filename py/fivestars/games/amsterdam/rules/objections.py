"""Why a move is refused: first because of the phase, then because of where the pieces are."""

from collections.abc import Mapping
from typing import Final

from fivestars.games.amsterdam.box import BOX, MAYOR, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import AT_FOUNTAIN, CROSSINGS, FOUNTAIN, NOWHERE, POSITIONS, TILES_AT, WIDTH
from fivestars.games.amsterdam.rules.legal import has_invited, is_open_to, most_turned, targets
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Reason, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import HOTEL, PROMPTS, SAIL, TURN, WALK
from fivestars.games.amsterdam.rules.table import Table
from fivestars.games.amsterdam.rules.walks import clash, too_far
from fivestars.table.game import Move, Objection, Refusal, because

_PHASE: Final[Mapping[type[Move], str]] = {
    Sail: SAIL, PlaceHotel: HOTEL, Walk: WALK, Turn: TURN, Invite: TURN, Done: TURN
}  # fmt: skip
_FIRST: Final = {SAIL: Reason.SAIL_FIRST, HOTEL: Reason.HOTEL_FIRST, WALK: Reason.WALK_FIRST}
_ALREADY: Final = {SAIL: Reason.SAILED, HOTEL: Reason.HOTEL_PLACED, WALK: Reason.WALKED}
_EVERYWHERE: Final = range(WIDTH * WIDTH)


def why_not(state: Table, seat: int, move: Move) -> Objection | None:
    """Return why a move is refused to the seat that decides, or None where it is legal."""
    out_of_turn = _out_of_turn(state, seat, type(move))
    if out_of_turn is not None:
        return because(out_of_turn)
    match move:
        case Sail(distance):
            return _to_sailing(distance)
        case PlaceHotel(crossing):
            return _to_hotel(state, crossing)
        case Walk(mayor, watch):
            return _to_walk(state, mayor, watch)
        case Turn(pawn, tile, to):
            return _to_turning(state, pawn, tile) or _to_target(state, tile, to)
        case Invite(pawn, to):
            return _to_inviting(state, pawn, to)
    return None


def _out_of_turn(state: Table, seat: int, kind: type[Move]) -> Reason | None:
    phase, now = _PHASE[kind], state.prompt
    if phase == now:
        return None
    if kind is Sail and not state.tactical:
        return Reason.DICE_DECIDE
    if kind is PlaceHotel and not state.hotels_in_hand(seat):
        return Reason.NO_HOTEL_LEFT
    return _ALREADY[phase] if PROMPTS.index(phase) < PROMPTS.index(now) else _FIRST[now]


def _to_sailing(distance: int) -> Objection | None:
    if distance in BOX.distances:
        return None
    return because(Reason.BOAT_RANGE, least=BOX.distances[0], most=BOX.distances[-1])


def _to_hotel(state: Table, crossing: int) -> Objection | None:
    if crossing not in CROSSINGS:  # ruling 5: none at the canal's edge
        return because(Refusal.NOT_A_MOVE)
    if AT_FOUNTAIN[crossing]:
        return because(Reason.HOTEL_AT_FOUNTAIN)
    return because(Reason.CROSSING_TAKEN, crossing=crossing) if state.has_hotel(crossing) else None


def _to_walk(state: Table, mayor: int, watch: int) -> Objection | None:
    if mayor not in CROSSINGS or watch not in CROSSINGS:  # ruling 6: not along the canal
        return because(Refusal.NOT_A_MOVE)
    tactical, (at_mayor, at_watch) = state.tactical, state.pawns
    return (
        too_far(tactical, MAYOR, at_mayor, mayor, state.white)
        or too_far(tactical, WATCH, at_watch, watch, state.black)
        or clash(tactical, at_mayor, at_watch, mayor, watch)
    )


def _to_turning(state: Table, pawn: int, tile: int) -> Objection | None:
    if pawn not in PAWNS or tile not in _EVERYWHERE:
        return because(Refusal.NOT_A_MOVE)
    if tile == FOUNTAIN:
        return because(Reason.FOUNTAIN_STAYS)
    if state.spent >> pawn & 1:
        return because(Reason.PAWN_SPENT, pawn=pawn)
    if tile not in TILES_AT[state.pawns[pawn]]:
        return because(Reason.NOT_ADJACENT, pawn=pawn, tile=tile)
    if BOX.side[state.face[tile]] == pawn:
        return because((Reason.DAY_ALREADY, Reason.NIGHT_ALREADY)[pawn], pawn=pawn, tile=tile)
    tourists, most = state.tourists[tile], most_turned(state)
    return because(Reason.CROWDED, tourists=tourists, most=most) if tourists > most else None


def _to_target(state: Table, tile: int, to: int) -> Objection | None:
    refuges, venue = targets(state, tile), state.face[tile]
    if to in refuges:
        return None
    if to != NOWHERE and to not in _EVERYWHERE:
        return because(Refusal.NOT_A_MOVE)
    if refuges[0] == NOWHERE:
        return because(Reason.NOBODY_MOVES, tile=tile)
    if to == NOWHERE:
        return because(Reason.SOMEBODY_MOVES, tile=tile, tourists=state.tourists[tile])
    if refuges[0] == FOUNTAIN:
        return because(Reason.ONLY_FOUNTAIN, venue=venue)
    if to == tile or state.face[to] != venue:
        return because(Reason.OTHER_VENUE, venue=venue)
    return because(Reason.NOT_FEWEST, to=to, tourists=state.tourists[to], fewest=state.tourists[refuges[0]])


def _to_inviting(state: Table, pawn: int, to: int) -> Objection | None:
    if pawn not in PAWNS or to not in POSITIONS:
        return because(Refusal.NOT_A_MOVE)
    if has_invited(state):
        return because(Reason.INVITED)
    if not state.tourists[FOUNTAIN]:
        return because(Reason.FOUNTAIN_EMPTY)
    if not AT_FOUNTAIN[state.pawns[pawn]]:
        return because(Reason.NOT_AT_FOUNTAIN, pawn=pawn)
    if is_open_to(state, pawn, to):
        return None
    return because((Reason.NOT_DAY, Reason.NOT_NIGHT)[pawn], pawn=pawn, to=to)

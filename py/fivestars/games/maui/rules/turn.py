"""What each move does: a towel is paid for and laid, and shells move; or money is taken; or a spare towel is laid."""

from typing import Final

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.events import (
    Bought,
    Collected,
    CrabClimbed,
    CrabLeft,
    FollowedUmbrella,
    FoundNoTrack,
    Laid,
    LaidAtTheEdge,
    Matched,
    MatchedInVain,
    PutToken,
    ReachedTheTrees,
    ReachedTheWater,
    TookFree,
    TookPearl,
    TookSpare,
    TookToken,
    UmbrellaLeft,
)
from fivestars.games.maui.rules.lookup import FACES, INACTIVE, SHOWN, WITHOUT, with_tokens
from fivestars.games.maui.rules.moves import NONE, Lay, Spare
from fivestars.games.maui.rules.player import CRAB, NOTHING, PATTERN, PEARL, ROWS, OnBeach, Player
from fivestars.games.maui.rules.table import Table
from fivestars.table.game import Happening

COSTS: Final = BOX.costs
STEPS: Final = BOX.steps
LAST_ROW: Final = BOX.rows
# The ornament on a track, if any: its square (none is ever reached at 0), and which towel tokens lie there.
ORNAMENT_SQUARES: Final = tuple(
    BOX.ornament_squares[BOX.ornament_tracks.index(track)] if track in BOX.ornament_tracks else 0
    for track in range(len(BOX.patterns))
)
ORNAMENTS: Final = tuple(
    BOX.ornament_tracks.index(track) if track in BOX.ornament_tracks else NONE for track in range(len(BOX.patterns))
)


# --- a towel from the market


def lay(state: Table, seat: int, move: Lay, events: list[Happening]) -> None:
    """Pay for a towel and lay it, and do what it covers and matches."""
    # Ruling 5 gives the order of what follows.
    line, slot, top, track, blue, orange = move
    me = state.players[seat]
    towel, cost = state.market[line].pop(slot), COSTS[slot]
    face = FACES[state.turned[seat]][towel]
    shown = SHOWN[face]
    if cost:
        me.dollars -= cost
        state.zones[line] += cost
        events.append(Bought(seat, line, slot, cost, towel, *shown))
    else:
        events.append(TookFree(seat, line, slot, towel, *shown))
    before, column = me.beach[-1], len(me.beach)
    piece, row = me.sand[column], ROWS[state.side][column]
    me.sand[column] = NOTHING
    covered = 0 <= row - top < 3
    if covered and NOTHING < piece < CRAB:
        _open_umbrella(state, seat, piece, track, events)
    events.append(_laid(seat, column, top))
    if top < 1 or top + 2 > LAST_ROW:
        face = _stick_out(me, seat, top, face, events)
    crab = NOTHING
    if covered and piece >= CRAB:
        face = WITHOUT[face][row - top]
        crab = _cover_crab(state, seat, column, piece, events)
    if blue != NONE or orange != NONE:
        face = _put_tokens(me, seat, move, face, events)
    me.beach.append(OnBeach(towel, top, face, blue, orange, crab))
    _match(state, seat, top, face, before, events)
    if piece and not covered:
        _leave(me, seat, column, piece, events)


def _open_umbrella(state: Table, seat: int, piece: int, track: int, events: list[Happening]) -> None:
    me = state.players[seat]
    if piece < PATTERN:
        me.pearls[piece - PEARL] += 1
        events.append(TookPearl(seat, piece - PEARL))
        return
    me.out.append(piece)
    if track == NONE:
        events.append(FoundNoTrack(seat))
        return
    start = me.shells[track]
    me.shells[track] = start + 1
    events.append(FollowedUmbrella(seat, track, start + 1, state.points[start + 1]))
    pass_ornament(state, seat, track, start, events)


def _laid(seat: int, column: int, top: int) -> Laid | LaidAtTheEdge:
    upper, lower = max(top, 1), min(top + 2, LAST_ROW)
    return LaidAtTheEdge(seat, column, top, upper) if upper == lower else Laid(seat, column, top, upper, lower)


def _stick_out(me: Player, seat: int, top: int, face: int, events: list[Happening]) -> int:
    """Put a penalty token on each pattern outside the beach; return the face that is left."""
    # Ruling 27: there is always another token.
    for position in range(3):
        if not 1 <= top + position <= LAST_ROW:
            face = WITHOUT[face][position]
    count = 1 - top if top < 1 else top + 2 - LAST_ROW
    me.penalties += count
    events.append(ReachedTheWater(seat, count) if top < 1 else ReachedTheTrees(seat, count))
    return face


def _cover_crab(state: Table, seat: int, column: int, piece: int, events: list[Happening]) -> int:
    """Return what the crab on the towel costs; a hidden one stays below, and counts only once it has come to light."""
    if piece > CRAB:
        events.append(CrabClimbed(seat, ROWS[state.side][column], piece - CRAB))
    if state.crabs_open:
        return piece - CRAB
    # Ruling 16: its value is seen when it climbs.
    state.players[seat].sand[column] = piece
    state.revealed += 1
    return NOTHING


def _put_tokens(me: Player, seat: int, move: Lay, face: int, events: list[Happening]) -> int:
    """Put the towel tokens where the move says; return the face that they make."""
    for token, position in enumerate((move.blue, move.orange)):
        if position != NONE:
            me.tokens[token] -= 1
            events.append(PutToken(seat, token, move.top + position, SHOWN[face][position]))
    return with_tokens(face, move.blue, move.orange)


def _match(state: Table, seat: int, top: int, face: int, before: OnBeach, events: list[Happening]) -> None:
    """Move a shell for every match with the towel before, each by its own row (ruling 8)."""
    old, shown, lower = SHOWN[before.face], SHOWN[face], top - before.top
    for position in range(max(0, -lower), min(3, 3 - lower)):
        pattern = shown[position]
        if pattern == old[position + lower] and pattern != INACTIVE:
            _advance(state, seat, pattern, top + position, events)


def _advance(state: Table, seat: int, track: int, row: int, events: list[Happening]) -> None:
    shells = state.players[seat].shells
    start = shells[track]
    square = min(start + STEPS[row], state.last_square)
    if square == start:
        events.append(MatchedInVain(seat, track, row))
        return
    shells[track] = square
    events.append(Matched(seat, track, row, square - start, square, state.points[square]))
    pass_ornament(state, seat, track, start, events)


def pass_ornament(state: Table, seat: int, track: int, start: int, events: list[Happening]) -> None:
    """Take a towel token where the shell has come from before the track's ornament to it, or past it."""
    me, ornament = state.players[seat], ORNAMENTS[track]
    # Ruling 6: a token is taken after those for this turn have been put, so it waits for the next.
    if start < ORNAMENT_SQUARES[track] <= me.shells[track] and state.ornaments[ornament]:
        state.ornaments[ornament] -= 1
        me.tokens[ornament] += 1
        events.append(TookToken(seat, ornament))


def _leave(me: Player, seat: int, column: int, piece: int, events: list[Happening]) -> None:
    """Put an umbrella or a crab back in the box (rulings 13 and 14)."""
    me.out.append(piece)
    events.append(CrabLeft(seat, column) if piece >= CRAB else UmbrellaLeft(seat, column))


# --- the other moves


def collect(state: Table, seat: int, line: int, events: list[Happening]) -> None:
    """Take all the sand dollars of a zone."""
    count = state.zones[line]
    state.players[seat].dollars += count
    state.zones[line] = 0
    events.append(Collected(seat, line, count))


def lay_spare(state: Table, seat: int, move: Spare, events: list[Happening]) -> None:
    """Lay a spare towel."""
    # Ruling 4: free, in the middle, no match needed, no points, no bonus, no penalty, and all its patterns count.
    me, (line, slot) = state.players[seat], move
    towel, column, top = state.market[line].pop(slot), len(me.beach), BOX.spare_top
    face = FACES[state.turned[seat]][towel]
    events.append(TookSpare(seat, line, slot, towel, *SHOWN[face]))
    events.append(_laid(seat, column, top))
    me.beach.append(OnBeach(towel, top, face))
    piece = me.sand[column]
    if piece:
        me.sand[column] = NOTHING
        _leave(me, seat, column, piece, events)

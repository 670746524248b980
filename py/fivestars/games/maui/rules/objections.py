"""Why a move may not be made; a move to which nothing is objected is legal.

The reasons come in the order in which a player meets them: the price, the height, the towel tokens, the track.
"""

from enum import StrEnum

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.legal import CHOICES, active, can_lay, edge, tracks
from fivestars.games.maui.rules.lookup import FACES, FITS, SHIFTS, SHOWN, TOPS, with_tokens
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.player import CRAB, PATTERN, ROWS, Player
from fivestars.games.maui.rules.table import Table
from fivestars.table.game import Move, Objection, Refusal, because

LINES = range(BOX.lines)
SLOTS = range(len(BOX.costs))
TOKENS = range(NONE, CHOICES - 1)
TRACKS = range(NONE, len(BOX.patterns))


class Reason(StrEnum):
    """Why a move is refused on Maui."""

    TOO_DEAR = "too dear"
    APART = "apart"
    NO_MATCH = "no match"
    UNDER_CRAB = "under crab"
    BESIDE_CRAB = "beside crab"
    OUTSIDE = "outside"
    NO_TOKEN = "no token"
    TOKENS_STACKED = "tokens stacked"
    TOKEN_INACTIVE = "token inactive"
    TOKEN_ALIKE = "token alike"
    TOKEN_SPOILS = "token spoils"
    CHOOSE_TRACK = "choose track"
    NO_UMBRELLA = "no umbrella"
    OTHER_TRACKS = "other tracks"
    TRACK_FULL = "track full"
    TRACKS_FULL = "tracks full"
    ZONE_EMPTY = "zone empty"
    MONEY_LEFT = "money left"
    TOWEL_FITS = "towel fits"


def objection_to(state: Table, seat: int, move: Move) -> Objection | None:
    """Return why `move`, which is of a kind that there is, is refused now; or None."""
    if type(move) is Lay:
        line, slot, top, track, blue, orange = move
        if line in LINES and slot in SLOTS and top in TOPS and track in TRACKS and blue in TOKENS and orange in TOKENS:
            return _to_lay(state, seat, move)
    elif type(move) is Collect:
        if move.line in LINES:
            return None if state.zones[move.line] else because(Reason.ZONE_EMPTY, line=move.line)
    elif type(move) is Spare and move.line in LINES and move.slot in SLOTS:
        return _to_spare(state, seat)
    return because(Refusal.NOT_A_MOVE)


def _to_spare(state: Table, seat: int) -> Objection | None:
    # Rulings 1 and 2: what the player cannot pay for does not count as fitting.
    if can_lay(state, seat):
        return because(Reason.TOWEL_FITS)
    dollars = sum(state.zones)
    return because(Reason.MONEY_LEFT, dollars=dollars) if dollars else None


def _to_lay(state: Table, seat: int, move: Lay) -> Objection | None:
    me, cost = state.players[seat], BOX.costs[move.slot]
    if cost > me.dollars:
        return because(Reason.TOO_DEAR, cost=cost, dollars=me.dollars)
    if move.top - me.beach[-1].top not in SHIFTS:
        return because(Reason.APART)
    face = FACES[state.turned[seat]][state.market[move.line][move.slot]]
    return _to_tokens(state, me, move, face) or _to_height(state, seat, move, face) or _to_track(state, me, move)


def _to_tokens(state: Table, me: Player, move: Lay, face: int) -> Objection | None:
    if move.blue == NONE and move.orange == NONE:
        return None
    column = len(me.beach)
    counting = active(state, column, move.top, me.sand[column])
    put = [(token, position) for token, position in enumerate((move.blue, move.orange)) if position != NONE]
    for token, _ in put:
        if not me.tokens[token]:
            return because(Reason.NO_TOKEN, token=token)
    if len(put) == 2 and move.blue == move.orange:
        return because(Reason.TOKENS_STACKED)
    for token, position in put:
        if not counting >> position & 1:
            return because(Reason.TOKEN_INACTIVE, token=token)
        if SHOWN[face][position] == BOX.token_patterns[token]:
            return because(Reason.TOKEN_ALIKE, token=token)
    return None


def _to_height(state: Table, seat: int, move: Lay, face: int) -> Objection | None:
    me = state.players[seat]
    before, bit = me.beach[-1], move.top - me.beach[-1].top - SHIFTS[0]
    plain = move.blue == NONE and move.orange == NONE
    laid, meets = face if plain else with_tokens(face, move.blue, move.orange), FITS[edge(state, me)]
    if meets[laid] >> bit & 1:
        return None
    if laid != face and meets[face] >> bit & 1:
        return because(Reason.TOKEN_SPOILS)
    if FITS[before.face][laid] >> bit & 1:
        return because(Reason.UNDER_CRAB, row=ROWS[state.side][len(me.beach)])
    # As if no penalty token and no crab lay on it.
    seen = SHOWN[with_tokens(FACES[state.turned[seat]][before.towel], before.blue, before.orange)]
    for position, pattern in enumerate(SHOWN[laid]):
        row = move.top + position
        if 0 <= row - before.top < 3 and seen[row - before.top] == pattern:
            return because(Reason.BESIDE_CRAB if 1 <= row <= BOX.rows else Reason.OUTSIDE, row=row)
    return because(Reason.NO_MATCH)


def _to_track(state: Table, me: Player, move: Lay) -> Objection | None:
    choice = tracks(state, me, move.top)
    if move.track in choice:
        return None
    piece = me.sand[len(me.beach)]
    covered = 0 <= ROWS[state.side][len(me.beach)] - move.top < 3
    if not (covered and PATTERN <= piece < CRAB):
        return because(Reason.NO_UMBRELLA)
    if choice == [NONE]:
        return because(Reason.TRACKS_FULL)
    if move.track == NONE:
        return because(Reason.CHOOSE_TRACK)
    if move.track not in BOX.umbrella_patterns[piece - PATTERN]:
        return because(Reason.OTHER_TRACKS, track=move.track)
    return because(Reason.TRACK_FULL, track=move.track)

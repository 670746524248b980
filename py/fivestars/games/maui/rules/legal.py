"""What may be done now: the moves ready-made, once and for all, and how those are picked out that a seat may make."""

from itertools import product
from typing import Final, NamedTuple

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.lookup import (
    FACES,
    FIRST_TOP,
    FITS,
    INSIDE,
    LAST_TOP,
    SHIFTS,
    SHOWN,
    TOPS,
    WITHOUT,
    with_tokens,
)
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.player import CRAB, PATTERN, ROWS, Player
from fivestars.games.maui.rules.table import Table
from fivestars.table.game import Move

COSTS: Final = BOX.costs
SLOTS: Final = len(BOX.costs)
PLACES: Final = tuple(product(range(BOX.lines), range(SLOTS)))  # of the market, in order
CHOICES: Final = 4  # where a towel token may be: nowhere, or on one of three patterns

# --- the moves themselves, ready-made


def _lays() -> tuple[Lay, ...]:
    tokens = range(NONE, CHOICES - 1)
    tracks = range(NONE, len(BOX.patterns))
    return tuple(
        Lay(line, slot, top, track, blue, orange)
        for (line, slot), top, track, blue, orange in product(PLACES, TOPS, tracks, tokens, tokens)
    )


LAYS: Final = _lays()
COLLECTS: Final = tuple(map(Collect, range(BOX.lines)))
SPARES: Final = tuple(Spare(line, slot) for line, slot in PLACES)
_BY_TRACK: Final = CHOICES * CHOICES
_BY_TOP: Final = (len(BOX.patterns) + 1) * _BY_TRACK
_BY_PLACE: Final = len(TOPS) * _BY_TOP


def first_lay(place: int, top: int, track: int) -> int:
    """Return where among LAYS the moves with this place, top and track begin; a Use says how far from there."""
    return place * _BY_PLACE + (top - FIRST_TOP) * _BY_TOP + (track - NONE) * _BY_TRACK


def _plain_lays() -> tuple[tuple[tuple[tuple[Move, ...], ...], ...], ...]:
    table = []
    for place in range(len(PLACES)):
        by_top = []
        for top in TOPS:
            lays = [LAYS[first_lay(place, top + shift, NONE)] if top + shift in TOPS else None for shift in SHIFTS]
            masks = range(1 << len(SHIFTS))
            by_top.append(
                tuple(tuple(lay for bit, lay in enumerate(lays) if lay and mask >> bit & 1) for mask in masks)
            )
        table.append(tuple(by_top))
    return tuple(table)


# By place in the market, top of the towel before (from FIRST_TOP) and FITS: the moves without tokens and umbrellas.
PLAIN_LAYS: Final = _plain_lays()


class Use(NamedTuple):
    """A way to put towel tokens on a towel: how far its move is from `first_lay`, the face then, what is covered."""

    offset: int
    face: int
    covered: int  # a bit for each position


def _uses(face: int, has_blue: bool, has_orange: bool) -> tuple[Use, ...]:
    uses = []
    tokens = range(NONE, CHOICES - 1)
    for blue, orange in product(tokens if has_blue else (NONE,), tokens if has_orange else (NONE,)):
        put = [(at, pattern) for at, pattern in zip((blue, orange), BOX.token_patterns, strict=True) if at != NONE]
        covered = sum(1 << at for at in {at for at, _ in put})
        # Ruling 10: no token on its own pattern. Nor two on one: the lower would be lost for nothing.
        if covered.bit_count() == len(put) and all(SHOWN[face][at] != pattern for at, pattern in put):
            uses.append(Use((blue - NONE) * CHOICES + orange - NONE, with_tokens(face, blue, orange), covered))
    return tuple(uses)


# By the tokens at hand (1: light blue, 2: orange) and the printed face: every use, the first of them none at all.
USES: Final = tuple({face: _uses(face, bool(held & 1), bool(held & 2)) for face in FACES[0]} for held in range(1 << 2))

# --- how they are listed


def legal_moves(state: Table, seat: int) -> list[Move]:
    """Return every legal move of the seat that decides, in order."""
    me = state.players[seat]
    faces, fits, plain = FACES[state.turned[seat]], FITS[edge(state, me)], PLAIN_LAYS
    top, dollars = me.beach[-1].top - FIRST_TOP, me.dollars
    choices = me.tokens != [0, 0] or PATTERN <= me.sand[len(me.beach)] < CRAB
    moves: list[Move] = []
    fitting = 0
    for line, towels in enumerate(state.market):
        for slot, cost in enumerate(COSTS):
            if cost > dollars:
                break
            face = faces[towels[slot]]
            fit = fits[face]
            fitting |= fit
            if choices:
                moves += _lays_with_choices(state, me, line * SLOTS + slot, face)
            elif fit:
                moves += plain[line * SLOTS + slot][top][fit]
    moves += [collect for collect, dollars in zip(COLLECTS, state.zones, strict=True) if dollars]
    # Rulings 1 and 2: the spare towel is for who can neither pay for a towel that fits without a token nor collect.
    if not fitting and not any(state.zones):
        moves += SPARES
    return moves


def _lays_with_choices(state: Table, me: Player, market_place: int, face: int) -> list[Move]:
    before, column = me.beach[-1], len(me.beach)
    fits = FITS[edge(state, me)]
    uses = USES[(me.tokens[0] > 0) + 2 * (me.tokens[1] > 0)][face]
    lays: list[Move] = []
    for bit, shift in enumerate(SHIFTS):
        top = before.top + shift
        if not FIRST_TOP <= top <= LAST_TOP:
            continue
        idle = ~active(state, column, top, me.sand[column])
        offsets = [offset for offset, changed, covered in uses if fits[changed] >> bit & 1 and not covered & idle]
        if offsets:
            for track in tracks(state, me, top):
                start = first_lay(market_place, top, track)
                lays += [LAYS[start + offset] for offset in offsets]
    return lays


# --- what decides about it


def edge(state: Table, player: Player) -> int:
    """Return the face that the next towel of this player must match."""
    face = player.beach[-1].face
    column = len(player.beach)
    if column > BOX.columns or player.sand[column] < CRAB:
        return face
    # Ruling 15: a match beside the column's crab would have the crab on it, so it is none.
    position = ROWS[state.side][column] - player.beach[-1].top
    return WITHOUT[face][position] if 0 <= position < 3 else face


def active(state: Table, column: int, top: int, piece: int) -> int:
    """Return a bit for each position of a towel laid there that counts, with this piece in the column."""
    bits = INSIDE[top - FIRST_TOP]
    position = ROWS[state.side][column] - top
    return bits & ~(1 << position) if piece >= CRAB and 0 <= position < 3 else bits


def tracks(state: Table, player: Player, top: int) -> list[int]:
    """Return the tracks between which a towel laid in the next column lets choose; only NONE where it does not."""
    column = len(player.beach)
    piece = player.sand[column]
    if not PATTERN <= piece < CRAB or not 0 <= ROWS[state.side][column] - top < 3:
        return [NONE]
    # Ruling 7: a full track is no choice.
    last, pair = state.last_square, BOX.umbrella_patterns[piece - PATTERN]
    return [track for track in pair if player.shells[track] < last] or [NONE]


def can_lay(state: Table, seat: int) -> bool:
    """Tell whether this seat can pay for a towel that fits without a towel token."""
    player = state.players[seat]
    faces, fits = FACES[state.turned[seat]], FITS[edge(state, player)]
    affordable = sum(1 for cost in COSTS if cost <= player.dollars)
    return any(fits[faces[towel]] for towels in state.market for towel in towels[:affordable])

"""How towels meet and what may be done with them: every answer that a turn asks for again and again, worked out once.

The three patterns of a towel, from the ocean to the trees, are one number, its face, in which INACTIVE is a digit too.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.table.game import Move

INACTIVE: Final = len(BOX.patterns)  # a pattern outside the beach or under a crab
BASE: Final = len(BOX.patterns) + 1
WEIGHTS: Final = (BASE * BASE, BASE, 1)

# Ruling 12: at least one pattern lies on the beach.
FIRST_TOP: Final = -1
LAST_TOP: Final = BOX.rows
TOPS: Final = range(FIRST_TOP, LAST_TOP + 1)
# How much lower than the towel before it a towel may lie and still be beside it.
SHIFTS: Final = (-2, -1, 0, 1, 2)
PLACES: Final = tuple(product(range(BOX.lines), range(len(BOX.costs))))  # of the market, in order
CHOICES: Final = 4  # where a towel token may be: nowhere, or on one of three patterns


def face_of(patterns: Sequence[int]) -> int:
    """Return the face that shows these three patterns."""
    high, middle, low = patterns
    return (high * BASE + middle) * BASE + low


SHOWN: Final = tuple(product(range(BASE), repeat=3))  # the patterns of every face

# Ruling 18: a towel that is seen from the other side of the table shows its patterns the other way round.
FACES: Final = (
    tuple(face_of(towel) for towel in BOX.towels),
    tuple(face_of(towel[::-1]) for towel in BOX.towels),
)


def _without() -> tuple[tuple[int, int, int], ...]:
    rows = []
    for face, shown in enumerate(SHOWN):
        one, two, three = (face + (INACTIVE - pattern) * weight for pattern, weight in zip(shown, WEIGHTS, strict=True))
        rows.append((one, two, three))
    return tuple(rows)


WITHOUT: Final = _without()  # by face and position: the face once the pattern there is inactive


def _fits() -> tuple[bytes, ...]:
    rows = []
    for before in SHOWN:
        meets = [[0] * BASE for _ in before]
        for position, pattern in product(range(3), range(INACTIVE)):
            for other, already in enumerate(before):
                if already == pattern:
                    meets[position][pattern] |= 1 << (other - position - SHIFTS[0])
        high, middle, low = meets
        rows.append(bytes(one | two | three for one in high for two in middle for three in low))
    return tuple(rows)


def with_tokens(face: int, blue: int, orange: int) -> int:
    """Return what a face shows with towel tokens on these of its patterns."""
    shown = list(SHOWN[face])
    for position, pattern in zip((blue, orange), BOX.token_patterns, strict=True):
        if position != NONE:
            shown[position] = pattern
    return face_of(shown)


# By the faces of the towel before and of the next: a bit for each of the SHIFTS at which two active patterns match.
FITS: Final = _fits()


# --- the moves themselves, ready-made


def _lays() -> tuple[Lay, ...]:
    tokens = range(NONE, CHOICES - 1)
    tracks = range(NONE, len(BOX.patterns))
    return tuple(
        Lay(line, slot, top, track, blue, orange)
        for (line, slot), top, track, blue, orange in product(PLACES, TOPS, tracks, tokens, tokens)
    )


LAYS: Final = _lays()
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

# By top (from FIRST_TOP): a bit for each position of a towel that lies on the beach.
INSIDE: Final = tuple(sum(1 << position for position in range(3) if 1 <= top + position <= BOX.rows) for top in TOPS)

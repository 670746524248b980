"""What towels show and how they meet: every answer that a turn asks for again and again, worked out once.

The three patterns of a towel, from the ocean to the trees, are one number, its face, in which INACTIVE is a digit too.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules.moves import NONE

INACTIVE: Final = len(BOX.patterns)  # a pattern outside the beach or under a crab
BASE: Final = len(BOX.patterns) + 1
WEIGHTS: Final = (BASE * BASE, BASE, 1)

BAG: Final = range(len(BOX.towels))  # with all towels in it

# Ruling 12: at least one pattern lies on the beach.
FIRST_TOP: Final = -1
LAST_TOP: Final = BOX.rows
TOPS: Final = range(FIRST_TOP, LAST_TOP + 1)
# How much lower than the towel before it a towel may lie and still be beside it.
SHIFTS: Final = (-2, -1, 0, 1, 2)


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


# By the faces of the towel before and of the next: a bit for each of the SHIFTS at which two active patterns match.
FITS: Final = _fits()

# By top (from FIRST_TOP): a bit for each position of a towel that lies on the beach.
INSIDE: Final = tuple(sum(1 << position for position in range(3) if 1 <= top + position <= BOX.rows) for top in TOPS)


def with_tokens(face: int, blue: int, orange: int) -> int:
    """Return what a face shows with towel tokens on these of its patterns."""
    shown = list(SHOWN[face])
    for position, pattern in zip((blue, orange), BOX.token_patterns, strict=True):
        if position != NONE:
            shown[position] = pattern
    return face_of(shown)

"""What a seat may do on Maui, and why something may not be done.

Lines and slots of the market, patterns, tracks and positions on a towel count from 0; rows and columns from 1.
"""

from enum import StrEnum
from typing import Final, NamedTuple

NONE: Final = -1  # no track, no towel token


class Lay(NamedTuple):
    """Take a towel from the market, pay for it, and lay it in the next column."""

    line: int  # of the market
    slot: int  # its place there
    top: int  # the row of its highest pattern, from -1 (two patterns in the water) to 7 (two in the trees)
    track: int  # that the covered pattern umbrella moves; NONE where there is no such choice
    blue: int  # the pattern of the towel under the light-blue towel token, from the top; or NONE
    orange: int  # and under the orange one


class Collect(NamedTuple):
    """Take all the sand dollars of one zone."""

    line: int


class Spare(NamedTuple):
    """Take any towel for nothing and lay it in the middle of the next column, for no points."""

    line: int
    slot: int


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

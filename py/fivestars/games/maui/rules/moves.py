"""What a seat may do on Maui, what happens then, and why something may not be done.

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


# --- what happens


class TookFree(NamedTuple):
    seat: int
    line: int
    slot: int
    towel: int
    high: int
    middle: int
    low: int


class Bought(NamedTuple):
    seat: int
    line: int
    slot: int
    cost: int
    towel: int
    high: int
    middle: int
    low: int


class TookSpare(NamedTuple):
    seat: int
    line: int
    slot: int
    towel: int
    high: int
    middle: int
    low: int


class Laid(NamedTuple):
    seat: int
    column: int
    top: int
    upper: int  # the rows of the beach on which it lies
    lower: int


class LaidAtTheEdge(NamedTuple):
    seat: int
    column: int
    top: int
    row: int


class ReachedTheWater(NamedTuple):
    seat: int
    tokens: int  # penalty tokens


class ReachedTheTrees(NamedTuple):
    seat: int
    tokens: int


class TookPearl(NamedTuple):
    seat: int
    pearl: int


class FollowedUmbrella(NamedTuple):
    seat: int
    track: int
    square: int


class FoundNoTrack(NamedTuple):
    seat: int


class UmbrellaLeft(NamedTuple):
    seat: int
    column: int


class CrabClimbed(NamedTuple):
    seat: int
    row: int
    penalty: int


class CrabLeft(NamedTuple):
    seat: int
    column: int


class PutToken(NamedTuple):
    seat: int
    token: int
    row: int
    pattern: int  # that it covers


class Matched(NamedTuple):
    seat: int
    track: int
    row: int
    steps: int
    square: int


class MatchedInVain(NamedTuple):
    seat: int
    track: int
    row: int


class TookToken(NamedTuple):
    seat: int
    token: int


class Refilled(NamedTuple):
    line: int
    towel: int
    high: int
    middle: int
    low: int


class Collected(NamedTuple):
    seat: int
    line: int
    dollars: int


class FilledBeach(NamedTuple):
    seat: int


class RoundBegan(NamedTuple):
    round: int


class FirstScored(NamedTuple):
    seat: int
    total: int


class BecameFirst(NamedTuple):
    seat: int


class BecameFirstByLot(NamedTuple):
    seat: int


class TurnedBeaches(NamedTuple):
    pass


class Started(NamedTuple):
    seat: int
    towel: int
    high: int
    middle: int
    low: int


class Ended(NamedTuple):
    round: int


# --- why not


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

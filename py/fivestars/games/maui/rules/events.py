"""What happens on Maui: each event is one line of the log.

Lines and slots of the market, patterns, tracks and positions on a towel count from 0; rows and columns from 1.
"""

from typing import NamedTuple


class TookFree(NamedTuple):
    """A towel is taken from the first slot of a line, as its player sees it."""

    seat: int
    line: int
    slot: int
    towel: int
    high: int
    middle: int
    low: int


class Bought(NamedTuple):
    """A towel is taken and paid for."""

    seat: int
    line: int
    slot: int
    cost: int
    towel: int
    high: int
    middle: int
    low: int


class TookSpare(NamedTuple):
    """A spare towel is taken."""

    seat: int
    line: int
    slot: int
    towel: int
    high: int
    middle: int
    low: int


class Laid(NamedTuple):
    """The towel lies in the next column."""

    seat: int
    column: int
    top: int
    upper: int  # the rows of the beach on which it lies
    lower: int


class LaidAtTheEdge(NamedTuple):
    """The towel lies there with one of its patterns on the beach."""

    seat: int
    column: int
    top: int
    row: int


class ReachedTheWater(NamedTuple):
    """The towel sticks out towards the ocean."""

    seat: int
    tokens: int  # penalty tokens


class ReachedTheTrees(NamedTuple):
    """The towel sticks out towards the trees."""

    seat: int
    tokens: int


class TookPearl(NamedTuple):
    """A pearl umbrella is covered."""

    seat: int
    pearl: int


class FollowedUmbrella(NamedTuple):
    """A pattern umbrella is covered and moves a shell."""

    seat: int
    track: int
    square: int
    points: int  # that the square is worth


class FoundNoTrack(NamedTuple):
    """A pattern umbrella is covered in vain: both its tracks are full."""

    seat: int


class UmbrellaLeft(NamedTuple):
    """An umbrella goes back to the box."""

    seat: int
    column: int


class CrabClimbed(NamedTuple):
    """A crab is covered, lies on the towel from now on, and is turned."""

    seat: int
    row: int
    penalty: int


class CrabLeft(NamedTuple):
    """A crab goes back to the box, without anybody looking at it."""

    seat: int
    column: int


class PutToken(NamedTuple):
    """A towel token covers a pattern."""

    seat: int
    token: int
    row: int
    pattern: int  # that it covers


class Matched(NamedTuple):
    """A row matches and moves a shell."""

    seat: int
    track: int
    row: int
    steps: int
    square: int
    points: int  # that the square is worth


class MatchedInVain(NamedTuple):
    """A row matches, and its shell is at the end of its track."""

    seat: int
    track: int
    row: int


class TookToken(NamedTuple):
    """A shell reaches or passes an ornament on which a towel token lies."""

    seat: int
    token: int


class Refilled(NamedTuple):
    """A new towel lies in the last slot of a line."""

    line: int
    towel: int
    high: int
    middle: int
    low: int


class Collected(NamedTuple):
    """The sand dollars of a zone are taken."""

    seat: int
    line: int
    dollars: int


class FilledBeach(NamedTuple):
    """A beach has all its towels."""

    seat: int


class RoundBegan(NamedTuple):
    """A new round begins."""

    round: int


class FirstScored(NamedTuple):
    """The first part of the combined game is scored."""

    seat: int
    total: int


class BecameFirst(NamedTuple):
    """The new first player is known."""

    seat: int


class BecameFirstByLot(NamedTuple):
    """The new first player is drawn among those with the fewest points."""

    seat: int


class TurnedBeaches(NamedTuple):
    """The second part of the combined game is set up."""


class Started(NamedTuple):
    """A new start towel lies on the jetty."""

    seat: int
    towel: int
    high: int
    middle: int
    low: int


class GameEnded(NamedTuple):
    """The game is over."""

    round: int

"""What happens in Vienna: one kind of event for each sentence of the log."""

from typing import NamedTuple

# --- the opening


class Kept(NamedTuple):
    seat: int
    card: int


class KeptHidden(NamedTuple):
    seat: int


class PacksPassed(NamedTuple):
    pass


class Invited(NamedTuple):
    seat: int
    guest: int


# --- rounds and dice


class RoundBegan(NamedTuple):
    round: int


class Rolled(NamedTuple):
    seat: int
    ones: int
    twos: int
    threes: int
    fours: int
    fives: int
    sixes: int


class ThrewAway(NamedTuple):
    seat: int


class DiceRanOut(NamedTuple):
    pass


class Passed(NamedTuple):
    seat: int


class CoveredNumber(NamedTuple):
    seat: int
    die: int
    number: int


# --- the guests


class Bought(NamedTuple):
    seat: int
    guest: int
    cost: int


class TookFree(NamedTuple):
    seat: int
    guest: int


class Arrived(NamedTuple):
    guest: int


class GuestsReshuffled(NamedTuple):
    pass


class Served(NamedTuple):
    seat: int
    guest: int
    dish: str


class PaidService(NamedTuple):
    seat: int
    krones: int


class Completed(NamedTuple):
    seat: int
    guest: int


class MovedIn(NamedTuple):
    seat: int
    guest: int
    room: int


class BeganExtraTurn(NamedTuple):
    seat: int


class BeganExtraAction(NamedTuple):
    seat: int


class NoExtraAction(NamedTuple):
    seat: int


# --- actions


class Acted(NamedTuple):
    seat: int
    action: int
    strength: int


class Copied(NamedTuple):
    seat: int
    action: int
    strength: int


class DidNothing(NamedTuple):
    seat: int


class Boosted(NamedTuple):
    seat: int
    krones: int


class PaidFee(NamedTuple):
    seat: int
    krones: int


class Helped(NamedTuple):
    seat: int
    card: int


class Gained(NamedTuple):
    seat: int
    number: int
    dish: str


class Earned(NamedTuple):
    seat: int
    krones: int


class PurseFull(NamedTuple):
    seat: int
    krones: int


class Advanced(NamedTuple):
    seat: int
    steps: int
    space: int


class Scored(NamedTuple):
    seat: int
    points: int


class LostPoints(NamedTuple):
    seat: int
    points: int


class LostKrones(NamedTuple):
    seat: int
    krones: int


class Missed(NamedTuple):
    seat: int
    reward: str


# --- rooms


class Prepared(NamedTuple):
    seat: int
    room: int
    cost: int


class PreparedFree(NamedTuple):
    seat: int
    room: int


class Occupied(NamedTuple):
    seat: int
    room: int


class GroupFilled(NamedTuple):
    seat: int
    colour: str
    size: int


class Removed(NamedTuple):
    seat: int
    room: int


# --- staff and politics


class Played(NamedTuple):
    seat: int
    card: int
    cost: int


class PlayedFree(NamedTuple):
    seat: int
    card: int


class Used(NamedTuple):
    seat: int
    card: int


class Drew(NamedTuple):
    seat: int
    card: int


class DrewHidden(NamedTuple):
    seat: int


class Looked(NamedTuple):
    seat: int
    card: int


class LookedHidden(NamedTuple):
    seat: int
    number: int


class Sank(NamedTuple):
    seat: int
    card: int


class SankHidden(NamedTuple):
    seat: int


class Dismissed(NamedTuple):
    seat: int
    card: int


class Claimed(NamedTuple):
    seat: int
    politics: int


# --- the emperor, the end


class TrackScored(NamedTuple):
    seat: int
    points: int
    space: int


class Retreated(NamedTuple):
    seat: int
    space: int


class Honoured(NamedTuple):
    seat: int
    tile: str


class Blamed(NamedTuple):
    seat: int
    tile: str


class Ignored(NamedTuple):
    seat: int
    tile: str


class Waived(NamedTuple):
    seat: int
    krones: int


class LostKitchen(NamedTuple):
    seat: int


class LostAllFood(NamedTuple):
    seat: int


class NothingToLose(NamedTuple):
    seat: int


class CopiedCard(NamedTuple):
    seat: int
    card: int


class StaffScored(NamedTuple):
    seat: int
    card: int
    points: int


class RoomsScored(NamedTuple):
    seat: int
    points: int


class StockScored(NamedTuple):
    seat: int
    points: int


class LeftOver(NamedTuple):
    seat: int
    number: int
    points: int

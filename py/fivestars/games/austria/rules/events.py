"""What happens: one kind of event for each sentence of the log."""

from typing import NamedTuple, TypeAlias

from fivestars.table.game import Happening

Events: TypeAlias = list[Happening]  # to which what happens is added

# --- the opening


class Kept(NamedTuple):
    """A card of the pack comes into the hand; only for whose it is."""

    seat: int
    card: int


class KeptHidden(NamedTuple):
    """A card of the pack comes into the hand; for everybody else."""

    seat: int


class PacksPassed(NamedTuple):
    """Everybody has kept a card: the packs go to the left."""


class Invited(NamedTuple):
    """A guest comes before the hotels open, for nothing."""

    seat: int
    guest: int


# --- rounds and dice


class RoundBegan(NamedTuple):
    """A round begins."""

    round: int


class Rolled(NamedTuple):
    """Dice are rolled: how many show each face."""

    seat: int
    ones: int
    twos: int
    threes: int
    fours: int
    fives: int
    sixes: int


class ThrewAway(NamedTuple):
    """A die goes into the dustbin, before the others are rolled for those who passed."""

    seat: int


class DiceRanOut(NamedTuple):
    """The die in the dustbin was the last one."""


class Passed(NamedTuple):
    """A seat waits for new dice."""

    seat: int


class CoveredNumber(NamedTuple):
    """A die is taken, and lies on a number of the turn order."""

    seat: int
    die: int
    number: int


# --- the guests


class Bought(NamedTuple):
    """A guest is taken into the café for what stands under its place."""

    seat: int
    guest: int
    cost: int


class TookFree(NamedTuple):
    """A guest is taken into the café for nothing."""

    seat: int
    guest: int


class Arrived(NamedTuple):
    """A guest of the deck joins the queue."""

    guest: int


class GuestsReshuffled(NamedTuple):
    """The discarded guests become the deck."""


class Served(NamedTuple):
    """A dish is put on a guest in the café."""

    seat: int
    guest: int
    dish: str


class PaidService(NamedTuple):
    """The way from the kitchen is paid."""

    seat: int
    krones: int


class Completed(NamedTuple):
    """An order is filled up from the supply."""

    seat: int
    guest: int


class MovedIn(NamedTuple):
    """A guest with all of its order takes a room."""

    seat: int
    guest: int
    room: int


class BeganExtraTurn(NamedTuple):
    """A guest brings a turn with a guest and a die (2015)."""

    seat: int


class BeganExtraAction(NamedTuple):
    """A guest brings an action with a die (revised edition)."""

    seat: int


class NoExtraAction(NamedTuple):
    """An extra turn or action ends without a die."""

    seat: int


# --- actions


class Acted(NamedTuple):
    """A die stands for its own action, as strong as there are such dice."""

    seat: int
    action: int
    strength: int


class Copied(NamedTuple):
    """A 6 stands for another action, as strong as there are sixes."""

    seat: int
    action: int
    strength: int


class DidNothing(NamedTuple):
    """An action comes to nothing."""

    seat: int


class Boosted(NamedTuple):
    """A krone makes an action one stronger."""

    seat: int
    krones: int


class PaidFee(NamedTuple):
    """The fee for a 6 is paid."""

    seat: int
    krones: int


class Helped(NamedTuple):
    """A card of the staff does what it always does at such an occasion."""

    seat: int
    card: int


class Gained(NamedTuple):
    """Food or drink comes to a seat."""

    seat: int
    number: int
    dish: str


class Earned(NamedTuple):
    """Krones come to a seat."""

    seat: int
    krones: int


class PurseFull(NamedTuple):
    """Krones find no place in the purse."""

    seat: int
    krones: int


class Advanced(NamedTuple):
    """A marker goes on, on the emperor track."""

    seat: int
    steps: int
    space: int


class Scored(NamedTuple):
    """Points come to a seat."""

    seat: int
    points: int


class LostPoints(NamedTuple):
    """Points leave a seat."""

    seat: int
    points: int


class LostKrones(NamedTuple):
    """Krones leave a seat."""

    seat: int
    krones: int


class Missed(NamedTuple):
    """A reward comes to nothing."""

    seat: int
    reward: str


# --- rooms


class Prepared(NamedTuple):
    """A room tile is laid vacant side up, and paid."""

    seat: int
    room: int
    cost: int


class PreparedFree(NamedTuple):
    """A room tile is laid vacant side up, for nothing."""

    seat: int
    room: int


class Occupied(NamedTuple):
    """A room tile shows its occupied side."""

    seat: int
    room: int


class GroupFilled(NamedTuple):
    """The last room of a group is occupied."""

    seat: int
    colour: str
    size: int


class Removed(NamedTuple):
    """A room tile leaves the hotel."""

    seat: int
    room: int


# --- staff and politics


class Played(NamedTuple):
    """A staff card is laid out, and paid."""

    seat: int
    card: int
    cost: int


class PlayedFree(NamedTuple):
    """A staff card is laid out for nothing."""

    seat: int
    card: int


class Used(NamedTuple):
    """A staff card does what it does once a round."""

    seat: int
    card: int


class Drew(NamedTuple):
    """A staff card comes into the hand; only for whose it is."""

    seat: int
    card: int


class DrewHidden(NamedTuple):
    """A staff card comes into the hand; for everybody else."""

    seat: int


class Looked(NamedTuple):
    """A card from the top of the staff deck is looked at; only for who does."""

    seat: int
    card: int


class LookedHidden(NamedTuple):
    """So many cards of the staff deck are looked at; for everybody else."""

    seat: int
    number: int


class Sank(NamedTuple):
    """A staff card goes under the deck; only for who knows it."""

    seat: int
    card: int


class SankHidden(NamedTuple):
    """A staff card goes under the deck; for everybody else."""

    seat: int


class Dismissed(NamedTuple):
    """A staff card that was laid out is discarded."""

    seat: int
    card: int


class Claimed(NamedTuple):
    """A disk is put on a politics card."""

    seat: int
    politics: int


# --- the emperor, the end


class TrackScored(NamedTuple):
    """The emperor comes: a marker scores its space."""

    seat: int
    points: int
    space: int


class Retreated(NamedTuple):
    """After that the marker goes back."""

    seat: int
    space: int


class Honoured(NamedTuple):
    """The marker still stands far enough for the bonus of the tile."""

    seat: int
    tile: str


class Blamed(NamedTuple):
    """The marker stands at the start now: the tile has a penalty."""

    seat: int
    tile: str


class Ignored(NamedTuple):
    """The marker stands too far for the penalty, and not far enough for the bonus."""

    seat: int
    tile: str


class Waived(NamedTuple):
    """Somebody of the staff settles the penalty for krones."""

    seat: int
    krones: int


class LostKitchen(NamedTuple):
    """The kitchen is emptied."""

    seat: int


class LostAllFood(NamedTuple):
    """The kitchen is emptied, and so are the plates of all guests."""

    seat: int


class NothingToLose(NamedTuple):
    """A penalty finds nothing to take."""

    seat: int


class CopiedCard(NamedTuple):
    """At the end a card counts like one of another seat's."""

    seat: int
    card: int


class StaffScored(NamedTuple):
    """A staff card scores at the end."""

    seat: int
    card: int
    points: int


class RoomsScored(NamedTuple):
    """Occupied rooms score at the end."""

    seat: int
    points: int


class StockScored(NamedTuple):
    """Krones and food that are left score at the end."""

    seat: int
    points: int


class LeftOver(NamedTuple):
    """Guests who are still in the café cost points at the end."""

    seat: int
    number: int
    points: int


# --- Leopold


class TurnedUp(NamedTuple):
    """He turns up the next card of his deck."""

    seat: int
    task: int


class NobodyFits(NamedTuple):
    """No guest of the queue finds a room with him."""

    seat: int


class Revealed(NamedTuple):
    """The next of his staff cards is turned up."""

    seat: int
    card: int


class Furthered(NamedTuple):
    """His marker for a politics card moves on: how far it still has to go."""

    seat: int
    politics: int
    left: int


class AlreadyClaimed(NamedTuple):
    """His marker for a politics card has nowhere to go on to."""

    seat: int
    politics: int

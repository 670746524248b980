"""What happens in Hotel Samoa: each event is one line of the log.

A `tourist` is one token, a `guest`, `tile` or `card` a kind; `seat` and what ends in `_seat` are hoteliers.
"""

from typing import NamedTuple

# --- the round begins


class RoundBegan(NamedTuple):
    """A plane from a nation lands; rounds count from 1."""

    number: int
    flag: int


class TileTurnedUp(NamedTuple):
    """A building tile is on offer from now on."""

    tile: int


class FlewHome(NamedTuple):
    """A guest leaves with the plane of a nation."""

    seat: int
    tourist: int
    room: int


class HolidaysBegan(NamedTuple):
    """Every group of this round is doubled."""

    number: int


class GroupLanded(NamedTuple):
    """A group of tourists waits for rooms."""

    size: int
    tourists: tuple[int, ...]


# --- price cards


class CardChosen(NamedTuple):
    """A price card lies face down; only for who laid it."""

    seat: int
    card: int


class CardLaid(NamedTuple):
    """A price card lies face down; for everybody else."""

    seat: int


class CardRevealed(NamedTuple):
    """A price card is turned up."""

    seat: int
    card: int


class CardsTakenBack(NamedTuple):
    """Two discarded cards come back; only for whose they are."""

    seat: int
    card: int
    other: int


class CardTakenBack(NamedTuple):
    """The only discarded card comes back; only for whose it is."""

    seat: int
    card: int


class CardTakenBackUnseen(NamedTuple):
    """The only discarded card comes back; for everybody else."""

    seat: int


class CardsTakenBackUnseen(NamedTuple):
    """Two discarded cards come back; for everybody else."""

    seat: int


class CardSwapped(NamedTuple):
    """A card from the hand replaces the one just revealed."""

    seat: int
    other: int
    card: int


class CardLeft(NamedTuple):
    """An owner of the tile leaves the revealed card as it is."""

    seat: int


class TileGivenUp(NamedTuple):
    """A special tile goes back to the box for its effect."""

    seat: int
    tile: int


# --- building


class Built(NamedTuple):
    """A building tile is bought at the bid."""

    seat: int
    tile: int
    coins: int


class SuiteFitted(NamedTuple):
    """The new suite covers a room."""

    seat: int
    room: int


class PoolOpened(NamedTuple):
    """The swimmers who live there pay for the new pool."""

    seat: int
    coins: int


class BuiltWorth(NamedTuple):
    """The tile that was bought brings coins at the end, unless it is used before."""

    seat: int
    coins: int


class BuiltNothing(NamedTuple):
    """A hotelier passes while building."""

    seat: int


# --- tourists


class Lodged(NamedTuple):
    """A tourist moves in, and pays when the hotelier has finished."""

    seat: int
    tourist: int
    room: int


class PaidOnce(NamedTuple):
    """So many guests of a turn pay the price of the room."""

    seat: int
    number: int
    coins: int


class RichPaid(NamedTuple):
    """A guest of a turn pays double, being rich."""

    seat: int
    tourist: int
    room: int
    coins: int


class SuitePaid(NamedTuple):
    """A guest of a turn pays double for a suite."""

    seat: int
    tourist: int
    room: int
    coins: int


class NeighbourPaid(NamedTuple):
    """A guest of a turn pays double next to a celebrity."""

    seat: int
    tourist: int
    room: int
    coins: int


class Swam(NamedTuple):
    """The swimmers who have moved in pay for the pools."""

    seat: int
    coins: int


class Hosted(NamedTuple):
    """All that the new guests of a hotelier paid this round."""

    seat: int
    coins: int


class HostedNobody(NamedTuple):
    """A hotelier takes no tourists."""

    seat: int


class FoundNobody(NamedTuple):
    """All tourists are taken before somebody's turn comes."""

    seat: int


class HadNoRoom(NamedTuple):
    """A hotelier has no free room for anybody who waits."""

    seat: int


class SentHome(NamedTuple):
    """A hotelier sends a guest home."""

    seat: int
    tourist: int
    room: int


class SentNobody(NamedTuple):
    """Nobody leaves a hotel on the staff's day off."""

    seat: int


class LeftOver(NamedTuple):
    """Tourists for whom there was no room go back."""

    number: int


# --- tourists in edition 1, where each pays on moving in


class MovedIn(NamedTuple):
    """A tourist pays the price of the room."""

    seat: int
    tourist: int
    room: int
    coins: int


class RichMovedIn(NamedTuple):
    """A tourist pays double, being rich."""

    seat: int
    tourist: int
    room: int
    coins: int


class SuiteMovedIn(NamedTuple):
    """A tourist pays double for a suite."""

    seat: int
    tourist: int
    room: int
    coins: int


class NeighbourMovedIn(NamedTuple):
    """A tourist pays double next to a celebrity."""

    seat: int
    tourist: int
    room: int
    coins: int


# --- the round ends


class CardDiscarded(NamedTuple):
    """A card that was used to build or to host is discarded."""

    seat: int
    card: int


class CardKept(NamedTuple):
    """A card that brought nothing, or the grey one, goes back into the hand."""

    seat: int
    card: int


class TieBreakMoved(NamedTuple):
    """The tie-break card moves one step clockwise."""

    before_seat: int
    after_seat: int


class SpecialsCounted(NamedTuple):
    """Special tiles that were never used bring coins at the end."""

    seat: int
    coins: int


class GameEnded(NamedTuple):
    """The coins are counted."""

"""What happens, in the order of a round. Hotels and places count from 1; a card is its number of `guests.py`.

`seat` is whose card or turn it is. `beds` and `left` are what the hotel has after the event.
"""

from typing import NamedTuple

# --- phase 1: guests are placed


class QueuedHidden(NamedTuple):
    """A card was placed face down in a queue: all that its back shows."""

    seat: int
    back: int
    hotel: int
    place: int


class Queued(NamedTuple):
    """The same, for whom may know the card."""

    seat: int
    card: int
    hotel: int
    place: int


class QueuedOpen(NamedTuple):
    """A card was placed face up in a queue, as the hotel's rule demands."""

    seat: int
    card: int
    hotel: int
    place: int


class LeftAtDoorHidden(NamedTuple):
    """A card was placed face down at a back door: all that its back shows."""

    seat: int
    back: int
    hotel: int
    place: int


class LeftAtDoor(NamedTuple):
    """The same, for whom may know the card."""

    seat: int
    card: int
    hotel: int
    place: int


class TookChip(NamedTuple):
    """The first card at a back door brought its chip."""

    seat: int
    hotel: int


class WithheldCard(NamedTuple):
    """The last of the round placed no fifth card."""

    seat: int


class NothingFits(NamedTuple):
    """A turn passed because no card in hand may be placed anywhere."""

    seat: int


# --- phase 2: the bookings of a hotel are checked


class HotelOpened(NamedTuple):
    """A hotel's turn to be checked: its beds and its rule."""

    hotel: int
    beds: int
    rule: str


class NobodyCame(NamedTuple):
    """There is no card at this hotel."""

    hotel: int


class DoorCardTurned(NamedTuple):
    """A card at the back door was turned face up."""

    seat: int
    card: int
    hotel: int
    place: int


class QueueCardTurned(NamedTuple):
    """A card in the queue was turned face up."""

    seat: int
    card: int
    hotel: int
    place: int


class MonkQueued(NamedTuple):
    """A monk went from the back door to the end of the queue."""

    seat: int
    card: int
    hotel: int
    place: int


class MerchantsAdded(NamedTuple):
    """Merchants at the back door made beds."""

    seat: int
    card: int
    hotel: int
    more: int
    beds: int


class WorkersTook(NamedTuple):
    """Workers at the back door took beds away."""

    seat: int
    card: int
    hotel: int
    fewer: int
    beds: int


class MaidsReplaced(NamedTuple):
    """Maids took the place of another card of their owner, which was discarded."""

    seat: int
    card: int
    hotel: int
    place: int
    replaced: int


class MaidsDeclined(NamedTuple):
    """The owner of maids let them replace nobody."""

    seat: int
    card: int
    hotel: int


class MaidsFoundNobody(NamedTuple):
    """There was no card of the maids' owner in the queue."""

    seat: int
    card: int
    hotel: int


class NoblewomenFavoured(NamedTuple):
    """Noblewomen let a card of their owner book before the others."""

    seat: int
    card: int
    hotel: int
    place: int
    favoured: int


class NoblewomenDeclined(NamedTuple):
    """The owner of noblewomen let nobody book before the others."""

    seat: int
    card: int
    hotel: int


class NoblewomenFoundNobody(NamedTuple):
    """There was no card of the noblewomen's owner in the queue that could still be chosen."""

    seat: int
    card: int
    hotel: int


class SoldiersReplaced(NamedTuple):
    """Soldiers took the place of workers, which were discarded."""

    seat: int
    card: int
    hotel: int
    place: int
    replaced: int
    replaced_seat: int


class SoldiersDeclined(NamedTuple):
    """The owner of soldiers let them replace nobody."""

    seat: int
    card: int
    hotel: int


class SoldiersFoundNobody(NamedTuple):
    """There were no workers in the queue."""

    seat: int
    card: int
    hotel: int


class BookingsBegin(NamedTuple):
    """All abilities are done: so many beds are given out now."""

    hotel: int
    beds: int


class BookedByFavour(NamedTuple):
    """The noblewomen's choice got its beds."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class BookedByRule(NamedTuple):
    """Guests whom the hotel lets book first got their beds."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class Booked(NamedTuple):
    """The largest group that was still waiting got its beds."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class RefusedFavour(NamedTuple):
    """The noblewomen's choice did not fit."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class RefusedRule(NamedTuple):
    """Guests whom the hotel lets book first did not fit."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class Refused(NamedTuple):
    """The largest group that was still waiting did not fit."""

    seat: int
    card: int
    hotel: int
    place: int
    wanted: int
    left: int


class BackDoorDiscarded(NamedTuple):
    """The cards that still lay at the back door were discarded."""

    hotel: int
    cards: tuple[int, ...]


class HotelDone(NamedTuple):
    """All bookings of a hotel are checked; so many beds stay empty."""

    hotel: int
    left: int


# --- phase 3: the next round is prepared; the end


class HotelTurned(NamedTuple):
    """A hotel card was turned: the hotel on its other side."""

    hotel: int
    beds: int
    rule: str


class HotelReplaced(NamedTuple):
    """A hotel card was replaced by a new one."""

    hotel: int
    beds: int
    rule: str


class ChipLaid(NamedTuple):
    """A chip was laid at a back door that had none."""

    hotel: int


class ChipReturned(NamedTuple):
    """The chip of a back door that is closed now went back to the supply."""

    hotel: int


class Drew(NamedTuple):
    """A seat drew cards; who may not know them sees only how many."""

    seat: int
    many: int
    cards: tuple[int, ...]


class RoundBegan(NamedTuple):
    """A round began; the seat has the marker."""

    number: int
    seat: int


class CrestsCounted(NamedTuple):
    """At the end, the cards of one crest brought points."""

    seat: int
    crest: int
    collected: int
    points: int

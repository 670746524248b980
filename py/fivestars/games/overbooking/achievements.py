"""What may be achieved in Overbooking in one match."""

from typing import Final, TypeAlias

from fivestars.games.overbooking.box.guests import KIND
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.scoring import crests_of
from fivestars.games.overbooking.rules.state import Overbooking
from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.words import N_

_Tale: TypeAlias = Tale[Overbooking]


def _points(tale: _Tale, seat: int) -> int:
    return tale.totals[seat]


def _lead(tale: _Tale, seat: int) -> int:
    return tale.lead(seat)


def _chips(tale: _Tale, seat: int) -> int:
    return tale.state.taken[seat]


def _crest(tale: _Tale, seat: int) -> int:
    return max(crests_of(tale.state, seat))


def _kinds(tale: _Tale, seat: int) -> int:
    kinds = [KIND[card] for card in tale.state.booked[seat]]
    return min(kinds.count(kind) for kind in range(1, 7))


def _last_bed(tale: _Tale, seat: int) -> int:
    by_rule, favoured, others = tale.of(e.BookedByRule, seat), tale.of(e.BookedByFavour, seat), tale.of(e.Booked, seat)
    left = [event.left for event in by_rule] + [event.left for event in favoured] + [event.left for event in others]
    return left.count(0)


def _marched(tale: _Tale, seat: int) -> int:
    return sum(1 for event in tale.of(e.SoldiersReplaced, seat) if event.replaced_seat != seat)


def _favoured(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.BookedByFavour, seat))


def _by_the_door(tale: _Tale, seat: int) -> int:
    """Return how many monks went from a back door to the queue and were booked."""
    booked = set(tale.state.booked[seat])
    return sum(1 for event in tale.of(e.MonkQueued, seat) if event.card in booked)


def _by_heart(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and tale.state.memory else 0


ACHIEVEMENTS: Final = (
    Achievement("points", N_("The king is pleased"), N_("Score 55 points or more."), 55, _points),
    Achievement("ahead", N_("Head of the table"), N_("Win by ten points or more."), 10, _lead),
    Achievement("chips", N_("Small change"), N_("Take six chips."), 6, _chips),
    Achievement("crest", N_("Family feast"), N_("Book all six groups of one crest."), 6, _crest),
    Achievement("kinds", N_("Room for everybody"), N_("Book two groups or more of each kind."), 2, _kinds),
    Achievement("last", N_("Down to the last bed"), N_("Four times, book a group that fills the hotel."), 4, _last_bed),
    Achievement(
        "soldiers",
        N_("Changing of the guard"),
        N_("Twice, let your soldiers replace the workers of another player."),
        2,
        _marched,
    ),
    Achievement("favour", N_("In favour"), N_("Twice, book a group that your noblewomen favour."), 2, _favoured),
    Achievement(
        "door", N_("By the back door"), N_("Book all four monks after they came by the back door."), 4, _by_the_door
    ),
    Achievement("memory", N_("By heart"), N_("Win without looking at your face-down cards."), DONE, _by_heart),
)

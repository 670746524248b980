"""What a learned judgement of Vienna weighs: the parts of the judgement by hand, and the plain facts behind them.

Each group of features hangs on few facts, by which its weighted sum can be remembered: most moves change few of them.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeAlias

from fivestars.games.austria.bot.cafe import food_of
from fivestars.games.austria.bot.rooms import rooms_of
from fivestars.games.austria.bot.turns import turns_this_round
from fivestars.games.austria.bot.weights import KRONE, REWARD, STEP
from fivestars.games.austria.bot.worth import parts
from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import unpacked
from fivestars.games.austria.rules.lookup import (
    END_POINTS,
    END_SET,
    FLOORS,
    GROUPS,
    GUEST_POINTS,
    GUEST_SHIFT,
    LACKING,
    LAST_ROUND,
    MISSING,
    POLITICS,
    POLITICS_POINTS,
    SUITABLE,
    TABLES,
    TRACK,
    bits,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points
from fivestars.games.austria.rules.table import staff_in
from fivestars.table.words import N_

Facts: TypeAlias = Callable[[Austria, int], Hashable]
Values: TypeAlias = Callable[[Austria, int], Sequence[float]]

_FEWEST: Final = 2  # seats
STAGES: Final = 3 * LAST_ROUND
_CARDS: Final = tuple(card.id for card in BOX.staff)
_MOST_LACKING: Final = 4
PARTS: Final = (
    N_("points scored"),
    N_("guests in the café"),
    N_("rooms and groups"),
    N_("the emperor"),
    N_("staff"),
    N_("politics cards"),
    N_("krones and food"),
    N_("actions to come"),
)
LIKES: Final = (0, 1, 6)  # the part that levels 1, 2 and 3 like, where moves look equally good
SLIPS: Final = (0.14, 0.067, 0.0, 0.0)  # by so much of the spread of leads levels 1 to 4 err at most
_SCORED, _CAFE, _HOTEL, _EMPEROR, _STAFF, _POLITICS, _STOCK, _ACTIONS = range(len(PARTS))


def stage(state: Austria) -> int:
    """Return which of the stages a match is in: its round, by the number of seats."""
    return (state.seats - _FEWEST) * LAST_ROUND + state.round - 1


def features(state: Austria, seat: int) -> list[float]:
    """Return all that is weighed: first what the judgement by hand comes to, last always 1."""
    found: list[float] = []
    for _, values in GROUPED:
        found += values(state, seat)
    return found


def _by_hand(state: Austria, seat: int) -> Sequence[float]:
    found = parts(state, seat)
    return (sum(found), *found)


def _turn(state: Austria, seat: int) -> Sequence[float]:
    return (state.seat == seat, turns_this_round(state, seat), 1.0)


def _stock(state: Austria, seat: int) -> Sequence[float]:
    krones, dishes = state.krones[seat], unpacked(food_of(state, seat))
    total = sum(dishes)
    return (krones, min(krones, 2), min(krones, 5), *dishes, min(total, 4), max(0, total - 6))


def _guests(state: Austria, seat: int) -> Sequence[float]:
    lack, points, rewards, homeless, served, housed = [0] * (_MOST_LACKING + 1), 0, 0.0, 0, 0, 0
    vacant, suitable = state.vacant[seat], SUITABLE[state.hotels[seat]]
    for code in state.cafe[seat]:
        guest, lacking = code >> GUEST_SHIFT, LACKING[code & MISSING]
        lack[min(lacking, _MOST_LACKING)] += 1
        points += GUEST_POINTS[guest]
        rewards += REWARD[guest] - GUEST_POINTS[guest]
        has_room = bool(vacant & suitable[guest])
        homeless += not has_room
        served += not lacking
        housed += has_room and not lacking
    waiting = len(state.cafe[seat])
    return (*(waiting == count for count in range(TABLES + 1)), *lack, points, rewards, homeless, served, housed)


def _rooms(state: Austria, seat: int) -> Sequence[float]:
    vacant, occupied = state.vacant[seat], state.occupied[seat]
    shares = squares = 0.0
    one_missing = paid = 0
    for group in GROUPS[state.hotels[seat]]:
        if state.paid[seat] & group.bit:
            paid += 1
            continue
        filled = (occupied & group.rooms).bit_count()
        share, bonus = filled / group.size, group.points + group.krones * KRONE + group.steps * STEP
        shares += share * bonus
        squares += share * share * bonus
        one_missing += filled == group.size - 1
    return (
        *((vacant & floor).bit_count() for floor in FLOORS),
        *((occupied & floor).bit_count() for floor in FLOORS),
        sum([END_POINTS[room] for room in bits(vacant)]),
        sum([END_POINTS[room] for room in bits(occupied)]),
        min(2, vacant.bit_count()),
        *(shares, squares, one_missing, paid),
    )


def _track(state: Austria, seat: int) -> Sequence[float]:
    space, stood = state.steps[seat], state.stood[seat]
    return (space, TRACK[space], space >= 3, space >= 6, space >= 9, stood)


def _staff(state: Austria, seat: int) -> Sequence[float]:
    played, hand = state.played[seat], state.hand[seat]
    at_the_end = sum([end_points(state, seat, card) for card in staff_in(played) if END_SET >> card & 1])
    return (*(played >> card & 1 for card in _CARDS), *(card in hand for card in _CARDS), len(hand), at_the_end)


def _politics(state: Austria, seat: int) -> Sequence[float]:
    met = share = square = 0.0
    claimed = 0
    for card, disks in zip(state.politics, state.disks, strict=True):
        if seat in disks:
            claimed += 1
        elif len(disks) < SPACES:
            done, points = 1.0, POLITICS_POINTS[len(disks)]
            for what, amount in POLITICS[card].needs.items():
                done *= min(1.0, REACHED[what](state, seat) / amount)
            met += points * (done == 1)
            share += points * done
            square += points * done * done
    return (met, share, square, claimed)


# Each group with the facts that it hangs on: None where there are too many to remember it by.
GROUPED: Final[tuple[tuple[Facts | None, Values], ...]] = (
    (None, _by_hand),
    (lambda state, seat: (state.krones[seat], food_of(state, seat)), _stock),
    (lambda state, seat: (state.cafe[seat], state.vacant[seat], state.hotels[seat]), _guests),
    (rooms_of, _rooms),
    (lambda state, seat: (state.steps[seat], state.stood[seat]), _track),
    (
        lambda state, seat: (
            *(seat, state.edition, state.revised, state.hand[seat], tuple(state.played), tuple(state.disks)),
            *(state.steps[seat], state.stood[seat], rooms_of(state, seat)),
        ),
        _staff,
    ),
    (
        lambda state, seat: (
            *(seat, state.politics, tuple(state.disks), state.krones[seat], state.steps[seat], state.played[seat]),
            rooms_of(state, seat),
        ),
        _politics,
    ),
    (lambda state, seat: (state.seat == seat, turns_this_round(state, seat)), _turn),
)
SUMMED: Final = 11  # features after the first: it is their sum
# The part of each feature of a group, or one for them all.
BELONGS: Final[tuple[int | tuple[int, ...], ...]] = (
    (
        *(_SCORED, _CAFE, _SCORED, _ACTIONS, _STOCK, _HOTEL, _HOTEL),
        *(_EMPEROR, _STAFF, _POLITICS, _ACTIONS, _ACTIONS),
    ),
    *(_STOCK, _CAFE, _HOTEL, _EMPEROR, _STAFF, _POLITICS, _ACTIONS),
)

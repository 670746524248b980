"""What a learned judgement of Vienna weighs: the parts of the judgement by hand, and the plain facts behind them.

Each group of features hangs on few facts, by which its weighted sum can be remembered: most moves change few of them.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeAlias

from fivestars.games.austria.bot.cafe import food_of
from fivestars.games.austria.bot.rooms import rooms_of
from fivestars.games.austria.bot.turns import turns_this_round
from fivestars.games.austria.bot.weights import KRONE, REWARD, SHORT, STEP
from fivestars.games.austria.bot.worth import parts
from fivestars.games.austria.box import BOX, COLOURS, FREE, Effect
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import unpacked
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    COLOURED,
    DISHES,
    EMPEROR_ROUNDS,
    END_POINTS,
    END_SET,
    FACES,
    FLOORS,
    GROUPS,
    GUEST_SHIFT,
    GUESTS,
    LACKING,
    LAST_ROUND,
    MISSING,
    POLITICS,
    POLITICS_POINTS,
    QUEUE_PRICES,
    RETREATS,
    SUITABLE,
    TABLES,
    TRACK,
    bits,
    missing,
)
from fivestars.games.austria.rules.politics import REACHED, SPACES
from fivestars.games.austria.rules.scoring import end_points
from fivestars.games.austria.rules.table import GAP, staff_in
from fivestars.table.words import N_

Facts: TypeAlias = Callable[[Austria, int], Hashable]
Values: TypeAlias = Callable[[Austria, int], Sequence[float]]

_FEWEST: Final = 2  # seats
MATCH: Final = LAST_ROUND  # stages of a match; those with more seats follow
STAGES: Final = 3 * MATCH
PHASES: Final = 2  # of each stage: it is another's turn, or one's own
_CARDS: Final = tuple(card.id for card in BOX.staff)
_POLITICS: Final = tuple(POLITICS)
_MOST_LACKING: Final = 4
_DISHES: Final = range(len(DISHES))
_TILES: Final = range(4)  # of each visit of the emperor
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
SLIPS: Final = (0.2, 0.115, 0.0, 0.11)  # by so much of the spread of leads levels 1 to 4 err at most
_SCORED, _CAFE, _HOTEL, _EMPEROR, _STAFF, _POLITICAL, _STOCK, _ACTIONS = range(len(PARTS))

# What guests bring, in kinds that are weighed alike.
_KINDS: Final = ("points", "krones", "emperor", "draw", "play", "flip", "guest", "room", "look", "turn", "food")
_KIND: Final = {"low room": "room", "any": "food", **dict.fromkeys(DISHES, "food")}


def _amount(effect: Effect) -> float:
    """Return how much of its kind an effect brings: a discount is more of it, however far it goes."""
    discount = min(effect.amount, 5) if effect.amount != FREE else 5
    if effect.what == "play":
        return 2.0 + discount
    if effect.what in {"room", "low room", "look", "turn"}:
        return 1.0 + 0.3 * min(discount, 4)
    return float(effect.amount)


def _brings(guest: int) -> tuple[float, ...]:
    found = dict.fromkeys(_KINDS, 0.0)
    found["points"] = float(GUESTS[guest].points)
    for effect in GUESTS[guest].gives:
        found[_KIND.get(effect.what, effect.what)] += _amount(effect)
    return tuple(found.values())


_ORDER: Final = {guest: card.order for guest, card in GUESTS.items()}
_BRINGS: Final = {guest: _brings(guest) for guest in GUESTS}
_COLOUR: Final = {guest: (*COLOURS, card.colour).index(card.colour) for guest, card in GUESTS.items()}  # tourists last


def stage(state: Austria) -> int:
    """Return which of the stages a match is in: its round, by the number of seats."""
    return (state.seats - _FEWEST) * MATCH + state.round - 1


def row(state: Austria, seat: int) -> int:
    """Return by which row of weights a position is judged for a seat: that of its stage, and of whose turn it is."""
    return stage(state) * PHASES + (state.seat == seat)


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
    left, acted = turns_this_round(state, seat), state.seat == seat and state.taken > 0
    dice = [state.faces[face] if left and not acted else 0 for face in FACES]
    best = max(dice)
    return (left, left * best, best, *dice, seat == state.first, acted, 1.0)


def _stock(state: Austria, seat: int) -> Sequence[float]:
    krones, food = state.krones[seat], sum(unpacked(food_of(state, seat)))
    return (krones, *(min(krones, enough) for enough in (1, 2, 3, 5, 8, 12)), min(food, 4), max(0, food - 6))


def _guests(state: Austria, seat: int) -> Sequence[float]:
    """Return who waits and what they lack; what they bring, and that of those who may move in; food, and rooms."""
    lack, homeless, served, housed, carried, promised = [0] * (_MOST_LACKING + 1), 0, 0, 0, 0, 0.0
    stock, need = unpacked(food_of(state, seat)), [0] * len(DISHES)
    brought, ready = [0.0] * len(_KINDS), [0.0] * len(_KINDS)
    waiting = [0] * (len(COLOURS) + 1)
    vacant, suitable = state.vacant[seat], SUITABLE[state.hotels[seat]]
    for code in state.cafe[seat]:
        guest, want = code >> GUEST_SHIFT, missing(code & MISSING)
        lacking, has_room = LACKING[code & MISSING], bool(vacant & suitable[guest])
        lack[min(lacking, _MOST_LACKING)] += 1
        waiting[_COLOUR[guest]] += 1
        homeless += not has_room
        served += not lacking
        housed += has_room and not lacking
        for dish in _DISHES:
            need[dish] += want[dish]
        if not sum([max(0, want[dish] - stock[dish]) for dish in _DISHES]):
            carried += 1
            promised += REWARD[guest]
        for kind, amount in enumerate(_BRINGS[guest]):
            brought[kind] += amount
            if has_room and not lacking:
                ready[kind] += amount
    return (
        *(len(state.cafe[seat]) == count for count in range(TABLES + 1)),
        *(*lack, homeless, served, housed, carried, promised, *brought, *ready),
        *(max(0, need[dish] - stock[dish]) for dish in _DISHES),
        *(max(0, stock[dish] - need[dish]) for dish in _DISHES),
        sum([min(stock[dish], need[dish]) for dish in _DISHES]),
        *_beds(state, seat, waiting),
    )


def _beds(state: Austria, seat: int, waiting: Sequence[int]) -> Sequence[float]:
    """Return how many vacant rooms of each colour are left over, and how many are lacking, for so many who wait."""
    vacant, coloured = state.vacant[seat], COLOURED[state.hotels[seat]]
    beds = [(vacant & coloured[colour]).bit_count() for colour in COLOURS]
    free = max(0, vacant.bit_count() - sum(waiting))
    return (
        *(min(2, max(0, there - who)) for there, who in zip(beds, waiting, strict=False)),
        *(max(0, who - there) for there, who in zip(beds, waiting, strict=False)),
        *(free, min(free, 1), waiting[-1]),
    )


def _rooms(state: Austria, seat: int) -> Sequence[float]:
    vacant, occupied, hotel = state.vacant[seat], state.occupied[seat], state.hotels[seat]
    shares, one_missing, paid, one_to_turn = 0.0, 0, 0, 0
    squares = dict.fromkeys(COLOURS, 0.0)
    for group in GROUPS[hotel]:
        if state.paid[seat] & group.bit:
            paid += 1
            continue
        filled = (occupied & group.rooms).bit_count()
        share, bonus = filled / group.size, group.points + group.krones * KRONE + group.steps * STEP
        shares += share * bonus
        squares[group.colour] += share * share * bonus
        one_missing += filled == group.size - 1
        one_to_turn += filled == group.size - 1 and vacant & group.rooms != 0
    count = vacant.bit_count()
    return (
        *((vacant & floor).bit_count() for floor in FLOORS),
        *((occupied & floor).bit_count() for floor in FLOORS),
        *((vacant & COLOURED[hotel][colour]).bit_count() for colour in COLOURS),
        *((occupied & COLOURED[hotel][colour]).bit_count() for colour in COLOURS),
        sum([END_POINTS[room] for room in bits(vacant)]),
        sum([END_POINTS[room] for room in bits(occupied)]),
        *(min(1, count), min(2, count), min(4, count)),
        *(shares, sum(squares.values()), one_missing, paid, one_to_turn, *squares.values()),
    )


def _visit(state: Austria) -> int:
    """Return which visit of the emperor is next."""
    return next((place for place, round_ in enumerate(EMPEROR_ROUNDS) if round_ >= state.round), len(RETREATS) - 1)


def _track(state: Austria, seat: int) -> Sequence[float]:
    space, visit = state.steps[seat], _visit(state)
    after, tile = space - RETREATS[visit], int(state.tiles[visit][1]) - 1
    bonus, penalty = after >= BONUS_FROM, after <= 0
    return (
        *(space, TRACK[space], state.stood[seat], space >= 10),
        *(after >= there for there in range(-2, BONUS_FROM + 2)),
        *(bonus and number == tile for number in _TILES),
        *(penalty and number == tile for number in _TILES),
    )


def _staff(state: Austria, seat: int) -> Sequence[float]:
    played, hand = state.played[seat], state.hand[seat]
    at_the_end = sum([end_points(state, seat, card) for card in staff_in(played) if END_SET >> card & 1])
    cheapest = min([state.printing.costs[card] for card in hand if card > 0], default=0)
    return (
        *(played >> card & 1 for card in _CARDS),
        *(card in hand for card in _CARDS),
        *(len(hand), min(3, len(hand)), played.bit_count(), cheapest, at_the_end),
    )


def _politics(state: Austria, seat: int) -> Sequence[float]:
    met = share = square = 0.0
    claimed, each = 0, dict.fromkeys(_POLITICS, 0.0)
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
            each[card] = points * done * done
    return (met, share, square, claimed, *each.values())


def _queue(state: Austria, seat: int) -> Sequence[float]:
    """Return what the two best of the guests who can be paid for may bring."""
    krones, vacant, suitable = state.krones[seat], state.vacant[seat], SUITABLE[state.hotels[seat]]
    stock, found = unpacked(food_of(state, seat)), [0.0, 0.0]
    for guest, price in zip(state.queue, QUEUE_PRICES, strict=True):
        if guest != GAP and price <= krones:
            lacking = 0
            for want, there in zip(_ORDER[guest], stock, strict=True):
                if want > there:
                    lacking += want - there
            has_room = 2.0 if vacant & suitable[guest] else 0.0
            found.append(REWARD[guest] - price - SHORT * lacking + has_room)
    return sorted(found, reverse=True)[:2]


# Each group with the facts that it hangs on: None where there are too many to remember it by.
GROUPED: Final[tuple[tuple[Facts | None, Values], ...]] = (
    (None, _by_hand),
    (lambda state, seat: (state.krones[seat], food_of(state, seat)), _stock),
    (
        lambda state, seat: (state.cafe[seat], state.vacant[seat], state.hotels[seat], food_of(state, seat)),
        _guests,
    ),
    (rooms_of, _rooms),
    (lambda state, seat: (state.steps[seat], state.stood[seat], state.tiles), _track),
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
    (
        lambda state, seat: (
            *(state.queue, state.krones[seat], state.vacant[seat], state.hotels[seat]),
            food_of(state, seat),
        ),
        _queue,
    ),
    (
        lambda state, seat: (
            *(state.seat == seat and state.taken > 0, turns_this_round(state, seat), state.faces),
            state.first == seat,
        ),
        _turn,
    ),
)
SUMMED: Final = 11  # features after the first: it is their sum
# The part of each feature of a group, or one for them all.
BELONGS: Final[tuple[int | tuple[int, ...], ...]] = (
    (
        *(_SCORED, _CAFE, _SCORED, _ACTIONS, _STOCK, _HOTEL, _HOTEL),
        *(_EMPEROR, _STAFF, _POLITICAL, _ACTIONS, _ACTIONS),
    ),
    *(_STOCK, _CAFE, _HOTEL, _EMPEROR, _STAFF, _POLITICAL, _ACTIONS, _ACTIONS),
)

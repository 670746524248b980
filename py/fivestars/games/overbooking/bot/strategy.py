"""What a bot knows of Overbooking: who will find a bed, what a back door is good for, and what a hand is still worth.

The hopes of a seat: coins and chips, queued cards by their chances, crests, and what it may still place.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt
from typing import Final

from fivestars.games.overbooking.box import BOX, Rule
from fivestars.games.overbooking.box.guests import BEDS as PRINTED_BEDS
from fivestars.games.overbooking.box.guests import (
    COINS,
    CREST,
    KIND,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLEWOMEN,
    OWNER,
    SIZE,
    SOLDIERS,
    WORKERS,
)
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules.moves import QUEUE, Place
from fivestars.table.game import Move
from fivestars.table.words import N_

ENVY: Final = 0.5  # what a point of the others costs
STAGES: Final = BOX.rounds * (BOX.turns + 1)
LOOKS: Final = 14  # placings that deserve a look
# What a card placed later brings, by kind: its coins by the chance of a bed, found by random play.
_LATER: Final = tuple(
    coins * chance for coins, chance in zip(BOX.coins, (0.86, 0.79, 0.75, 0.76, 0.85, 0.88), strict=True)
)
_USED: Final = 0.9  # of that, what is left when the best places are gone
_BOOKED_LATER: Final = 0.62  # the share of cards placed later that will lie booked: some serve at back doors
_DOOR_UNREST: Final = 2.0  # beds by which a card to come at the back door changes what is left
_QUEUE_UNREST: Final = 2.2  # the same for a card to come in the queue

_FIRST: Final = max(BOX.beds) + 1  # whom the hotel lets first is asked as if it wanted so many beds
_FAVOURED: Final = 2 * _FIRST  # and whom noblewomen favour, as if so many

# A card of which only the back shows counts as the middle of its size.
_KINDS_OF_SIZE: Final = {
    size: [kind for kind, own in enumerate(BOX.sizes) if own == size] for size in sorted(set(BOX.sizes))
}
_BACK_BEDS: Final = {
    size: sum(BOX.beds[kind] for kind in kinds) // len(kinds) for size, kinds in _KINDS_OF_SIZE.items()
}
BEDS: Final = tuple(printed or _BACK_BEDS.get(size, 0) for printed, size in zip(PRINTED_BEDS, SIZE, strict=True))
_VALUE: Final = tuple(_LATER[kind - 1] if kind else sum(_LATER) / len(_LATER) for kind in KIND)

PARTS: Final = (
    N_("coins of guests with a bed"),
    N_("guests in the queues"),
    N_("cards still to be placed"),
    N_("crests"),
    N_("what the others may hope for"),
)
LIKES: Final = ()  # no level likes a part: of placings that look equally good the first is the better guess
SLIPS: Final = (0.42, 0.18, 0.0, 0.0)  # by so much of the spread of leads levels 1 to 4 err at most
AHEAD: Final = (0, 0, 160, 600)  # steps within which they think ahead: see `levels.py`


def stage(state: Overbooking) -> int:
    """Return which of the stages a match is in: its round, and how many turns each has had, or that hotels check in."""
    turn = BOX.turns if state.opened else min(BOX.turns - 1, state.laid // len(state.hands))
    return (state.round - 1) * (BOX.turns + 1) + turn


def worth(state: Overbooking, seat: int) -> float:
    """Return the points that a seat may hope for, less a part of what the others may."""
    *_, hopes = _hopes(state)
    return hopes[seat] - _envied(hopes, seat)


def parts(state: Overbooking, seat: int) -> dict[str, float]:
    """Return what a seat may hope for, part by part."""
    *_, hopes = grown = _hopes(state)
    booked, queued, placed, all_in_all = [so_far[seat] for so_far in grown]
    brought = (booked, queued - booked, placed - queued, all_in_all - placed, -_envied(hopes, seat))
    return dict(zip(PARTS, brought, strict=True))


def _envied(hopes: Sequence[float], seat: int) -> float:
    return ENVY * (sum(hopes) - hopes[seat]) / (len(hopes) - 1)


def promising(state: Overbooking, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the placings that look best at a glance, of like cards one; every choice of phase 2."""
    if state.opened or len(legal) <= LOOKS:
        return legal
    seat = state.seat or 0
    chances = [_chances(state, index) for index in range(len(state.hotels))]
    doors = [_door_values(state, index, seat) for index in range(len(state.hotels))]
    crests = [0.0] * len(BOX.crests)
    for card in state.booked[seat]:
        crests[CREST[card]] += 0.1
    best: dict[tuple[int, int, str], tuple[float, int]] = {}
    others: list[int] = []
    for number, move in enumerate(legal):
        if not isinstance(move, Place):
            others.append(number)
            continue
        card, hotel, side = move
        kind = KIND[card]
        if side == QUEUE:
            value = (COINS[card] + crests[CREST[card]]) * chances[hotel - 1][kind] - _USED * _VALUE[card]
        else:
            value = doors[hotel - 1][kind] - _USED * _VALUE[card] - crests[CREST[card]]
        known = best.get((kind, hotel, side))
        if known is None or value > known[0]:
            best[kind, hotel, side] = value, number
    ranked = sorted(best.values(), key=lambda found: (-found[0], found[1]))[:LOOKS]
    return [legal[number] for number in sorted([*(number for _, number in ranked), *others])]


# --- what all seats may hope for


def _hopes(state: Overbooking) -> tuple[list[float], list[float], list[float], list[float]]:
    """Return the points that each seat may end with: those booked; with the queues; with later cards; with crests."""
    crests_of = [[0.0] * len(BOX.crests) for _ in state.hands]
    hopes = []
    for chips, cards, crests in zip(state.taken, state.booked, crests_of, strict=True):
        coins = chips
        for card in cards:
            coins += COINS[card]
            crests[CREST[card]] += 1
        hopes.append(float(coins))
    booked = hopes.copy()
    if state.seat is not None:
        for index in range(max(state.opened - 1, 0), len(state.hotels)):
            for card, chance in _expected(state, index):
                owner = OWNER[card]
                hopes[owner] += COINS[card] * chance
                crests_of[owner][CREST[card]] += chance
    queued, placed = hopes.copy(), list[float]()
    for seat, crests in enumerate(crests_of):
        plays = _plays_left(state, seat)
        if plays:
            hopes[seat] += _later(state, seat, plays, crests)
        placed.append(hopes[seat])
        steps = _blurred(state.scoring, plays)
        for count in crests:
            hopes[seat] += steps[int(count * 10)]
    return booked, queued, placed, hopes


def _plays_left(state: Overbooking, seat: int) -> int:
    """Return how many cards a seat may still place."""
    if state.seat is None:
        return 0
    later = BOX.turns * (BOX.rounds - state.round)
    if state.opened:
        return later
    seats = len(state.hands)
    behind = (seat - state.first) % seats
    return later + BOX.turns - (state.laid - behind + seats - 1) // seats


def _later(state: Overbooking, seat: int, plays: int, crests: list[float]) -> float:
    """Return what the cards that were not placed yet will bring, and count the crests among them."""
    cards = state.hands[seat] + state.decks[seat]
    share = min(1.0, plays / len(cards)) * _BOOKED_LATER
    for card in cards:
        if card >= 0:
            crests[CREST[card]] += share
    values = sorted([_VALUE[card] for card in cards], reverse=True)
    return sum(values[:plays]) * _USED


@cache
def _blurred(scoring: str, plays: int) -> tuple[float, ...]:
    """Return the points for a crest by ten times the count expected of it: the surer, the fewer plays are left."""
    bonus = BOX.bonus[scoring]
    spread = 0.05 + 0.45 * sqrt(plays / (BOX.turns * BOX.rounds))
    steps = [(count, bonus[count] - bonus[count - 1]) for count in range(1, len(bonus))]
    return tuple(
        sum(points / (1 + exp(min(50.0, (count - 0.5 - tenths / 10) / spread))) for count, points in steps)
        for tenths in range(10 * len(bonus) + 1)
    )


# --- one hotel


def _expected(state: Overbooking, index: int) -> list[tuple[int, float]]:
    """Return the cards that will ask for beds, with the chance of each."""
    hotel = BOX.hotels[state.hotels[index]]
    rule, beds, queue = hotel.rule, hotel.beds, state.queues[index]
    door, favoured = state.doors[index], list[int]()
    if index == state.opened - 1:
        beds, door, favoured = state.beds, door[state.step :], state.favoured[:]
    if not queue and not door:
        return []
    if door:
        queue = queue[:]
        for card in door:
            beds += _act(card, queue, favoured)
    first = rule.first
    rank = [_FIRST if KIND[card] == first else BEDS[card] for card in queue]
    for place, card in enumerate(favoured):
        rank[queue.index(card)] = _FAVOURED - place
    asked = sorted(range(len(queue)), key=rank.__getitem__, reverse=True)
    coming = _coming(state, index)
    if coming is None:
        return _sure([queue[at] for at in asked], beds)
    at_queue, at_door = coming
    spread = 0.3 + 0.55 * sqrt(at_queue * _QUEUE_UNREST**2 + at_door * _DOOR_UNREST**2)
    ahead = _ahead(rule)
    left, found = float(beds), []
    for at in asked:
        card = queue[at]
        wanted = BEDS[card]
        before = 0.0 if rank[at] >= _FIRST else at_queue * ahead[wanted]
        chance = 1 / (1 + exp(min(50.0, (wanted + before - left - 0.5) / spread)))
        left -= wanted * chance
        found.append((card, chance))
    return found


def _act(card: int, queue: list[int], favoured: list[int]) -> int:
    """Do to a queue what a card at the back door will likely do; return by how much it changes the beds."""
    kind, owner = KIND[card], OWNER[card]
    if kind == MERCHANTS:
        return BOX.merchants_beds
    if kind == WORKERS:
        return BOX.workers_beds
    if kind == MONK:
        queue.append(card)
    elif kind == NOBLEWOMEN:
        own = [other for other in queue if OWNER[other] == owner and other not in favoured]
        if own:
            favoured.append(max(own, key=lambda other: (COINS[other], -BEDS[other])))
    elif kind in (MAIDS, SOLDIERS):
        out = _replaced(card, queue)
        if out >= 0:
            if queue[out] in favoured:
                favoured.remove(queue[out])
            queue[out] = card
    return 0


def _replaced(card: int, queue: list[int]) -> int:
    """Return where in the queue maids or soldiers will likely go, or -1."""
    owner = OWNER[card]
    if KIND[card] == SOLDIERS:
        wished = [at for at, other in enumerate(queue) if KIND[other] == WORKERS and OWNER[other] != owner]
        return wished[0] if wished else -1
    cheap = [at for at, other in enumerate(queue) if OWNER[other] == owner and COINS[other] < COINS[card]]
    return max(cheap, key=lambda at: BEDS[queue[at]], default=-1)


def _coming(state: Overbooking, index: int) -> tuple[float, float] | None:
    """Return how many more cards are expected in the queue and at the back door; None when all are placed."""
    turns = len(state.hands) * BOX.turns - state.laid
    if state.opened or turns <= 0:
        return None
    room = 0
    for hotel, queue, door in zip(state.hotels, state.queues, state.doors, strict=True):
        rule = BOX.hotels[hotel].rule
        room += rule.queue - len(queue) + rule.door - len(door)
    share = min(1.0, turns / max(room, 1))
    rule = BOX.hotels[state.hotels[index]].rule
    return (rule.queue - len(state.queues[index])) * share, (rule.door - len(state.doors[index])) * share


def _sure(order: Sequence[int], beds: int) -> list[tuple[int, float]]:
    found = []
    for card in order:
        if BEDS[card] <= beds:
            beds -= BEDS[card]
            found.append((card, 1.0))
    return found


@cache
def _ahead(rule: Rule) -> tuple[float, ...]:
    """Return by wanted beds how many a card to come will take before: more guests, or those of the hotel's rule."""
    beds = [(BOX.beds[kind - 1], kind == rule.first) for kind in rule.admits]
    return tuple(
        sum(other for other, goes_first in beds if goes_first or other > wanted) / len(beds)
        for wanted in range(max(BOX.beds) + 1)
    )


# --- at a glance


def _chances(state: Overbooking, index: int) -> list[float]:
    """Return by kind how likely a card that joins this queue now finds beds."""
    hotel = BOX.hotels[state.hotels[index]]
    rule, beds = hotel.rule, hotel.beds
    for card in state.doors[index]:
        beds += BOX.merchants_beds if KIND[card] == MERCHANTS else BOX.workers_beds if KIND[card] == WORKERS else 0
    at_queue, at_door = _coming(state, index) or (0.0, 0.0)
    at_queue = max(0.0, at_queue - 1)
    spread = 0.3 + 0.55 * sqrt(at_queue * _QUEUE_UNREST**2 + at_door * _DOOR_UNREST**2)
    ahead, chances = _ahead(rule), [0.0]
    for kind, wanted in enumerate(BOX.beds, 1):
        goes_first = kind == rule.first
        before = 0.0 if goes_first else at_queue * ahead[wanted]
        for card in state.queues[index]:
            if KIND[card] == rule.first or (not goes_first and BEDS[card] >= wanted):
                before += BEDS[card]
        chances.append(1 / (1 + exp(min(50.0, (wanted + before - beds - 0.5) / spread))))
    return chances


def _door_values(state: Overbooking, index: int, seat: int) -> list[float]:
    """Return by kind what a card at this back door is good for, its chip included."""
    queue, chip = state.queues[index], state.chips[index]
    mine = [card for card in queue if OWNER[card] == seat]
    my_beds, all_beds = sum(BEDS[card] for card in mine), sum(BEDS[card] for card in queue)
    beds = BOX.hotels[state.hotels[index]].beds
    tight = all_beds >= beds - 4
    values = [0.0] * (len(BOX.kinds) + 1)
    values[MONK] = 1.6
    values[MERCHANTS] = (1.5 if tight else 0.5) * len(mine) / 2
    values[MAIDS] = 0.7 if any(COINS[card] == 1 for card in mine) else 0.2 * len(mine)
    values[NOBLEWOMEN] = 0.8 if mine and tight else 0.2 * len(mine)
    values[SOLDIERS] = 0.9 if any(KIND[card] == WORKERS and OWNER[card] != seat for card in queue) else 0.1
    values[WORKERS] = 0.4 * (len(queue) - 2 * len(mine)) if my_beds < all_beds else 0.0
    return [value + chip for value in values]

"""The rulebook read a second time, without the engine's tables: what a turn allows and brings, what counts at the end.

A referee looks at a position as a player does, room by room and card by card: slow, and easy to check.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import ACT, BEGIN, EXTRA, EXTRA_ACT
from fivestars.games.austria.rules.moves import (
    Act,
    Claim,
    Decline,
    Finish,
    Flip,
    MoveIn,
    Pass,
    Prepare,
    Remove,
    Serve,
    Take,
    Use,
)
from fivestars.table.game import Move
from games.austria.positions import occupied, vacant

DISHES: Final = ("strudel", "cake", "wine", "coffee")
COLOURS: Final = ("blue", "red", "yellow")
QUEUE: Final = {1: 3, 2: 2, 3: 1, 4: 0, 5: 0}
FLOORS: Final = [[floor * 10 + column for column in range(1, 6)] for floor in range(1, 5)]
COLUMNS: Final = [[floor * 10 + column for floor in range(1, 5)] for column in range(1, 6)]
ROOMS: Final = [room for floor in FLOORS for room in floor]
DOORS: Final = {34: 1, 35: 1, 43: 2, 44: 2, 45: 2}
BLUE_BONUS: Final = (0, 2, 5, 9, 15)
OTHER_BONUS: Final = (0, 1, 3, 6, 10)
GUESTS: Final = {guest.id: guest for guest in BOX.guests}
EXTRA_TURN: Final = ("begin extra turn", "extra action")

Named = set[tuple[str, Move]]  # with the name of its kind: Take(1) and Use(1) are the same tuple


def named(moves: Iterable[Move]) -> Named:
    """Return moves with the names of their kinds."""
    return {(type(move).__name__, move) for move in moves}


# --- a hotel


def free(state: Austria, seat: int) -> set[int]:
    """Return the rooms that are prepared and vacant."""
    return set(map(int, vacant(state, seat).split()))


def taken(state: Austria, seat: int) -> set[int]:
    """Return the rooms that are occupied."""
    return set(map(int, occupied(state, seat).split()))


def colour(state: Austria, seat: int, room: int) -> str:
    """Return the colour of a room."""
    return BOX.hotels[state.hotels[seat]].colours[ROOMS.index(room)]


def beside(room: int) -> set[int]:
    """Return the rooms beside, above and below."""
    return {room - 10, room - 1, room + 1, room + 10} & {*ROOMS}


def group(state: Austria, seat: int, room: int) -> set[int]:
    """Return the rooms of one colour that lie together with this one."""
    found = [room]
    for one in found:
        found += [n for n in beside(one) - {*found} if colour(state, seat, n) == colour(state, seat, room)]
    return {*found}


def edge(state: Austria, seat: int) -> set[int]:
    """Return where the next tile may lie."""
    tiles = free(state, seat) | taken(state, seat)
    return {room for room in ROOMS if room not in tiles and beside(room) & tiles} if tiles else {11}


def price(state: Austria, seat: int, room: int, discount: int) -> int:
    """Return what preparing a room costs."""
    staff = state.staff_of(seat)
    if {"blue": 9, "red": 10, "yellow": 11}[colour(state, seat, room)] in staff:
        return 0
    return max(0, room // 10 - 1 - discount)


def coloured(state: Austria, seat: int) -> dict[str, int]:
    """Return how many rooms of each colour are occupied."""
    return {kind: sum(colour(state, seat, room) == kind for room in taken(state, seat)) for kind in COLOURS}


def full(state: Austria, seat: int, lines: Sequence[Iterable[int]]) -> int:
    """Return how many floors, columns or groups are fully occupied."""
    return sum({*line} <= taken(state, seat) for line in lines)


def groups(state: Austria, seat: int) -> list[set[int]]:
    """Return all groups of a hotel."""
    return [group(state, seat, room) for room in ROOMS if room == min(group(state, seat, room))]


# --- what a turn allows


def owed(state: Austria, seat: int) -> int:
    """Return the fees that are put aside while only sixes are left (ruling 8)."""
    if not 0 < state.faces[6] == sum(state.faces):
        return 0
    errands = [errand.kind for errand in state.errands]
    own = not state.taken and 17 not in state.staff_of(seat) and (BEGIN in errands or ACT in errands)
    return errands.count(EXTRA) + errands.count(EXTRA_ACT) + own


def guests(state: Austria, seat: int, krones: int) -> list[Move]:
    """Return the guests that may be taken for so many krones."""
    if len(state.guests_of(seat)) == 3:
        return []
    return [Take(place) for place, cost in QUEUE.items() if state.queue[place - 1] and cost <= krones]


def dice(state: Austria, seat: int) -> list[Move]:
    """Return the dice that may be used, each with the actions it allows, boosted or not."""
    extra = state.prompt in EXTRA_TURN
    krones, helped = state.krones[seat], 17 in state.staff_of(seat) and not extra
    if extra and owed(state, seat):
        krones -= owed(state, seat) - 1  # the fee for the own die
    boosts = (0,) if extra and state.revised else (0, 1)
    return [
        Act(die, action, boost)
        for die in range(1, 7)
        if state.faces[die]
        for action in ([die] if die < 6 else range(1, 6))
        for boost in boosts
        if boost + (die == 6 and not helped) <= krones
    ]


def meets(state: Austria, seat: int, card: int) -> bool:
    """Tell whether a seat meets the demand of a politics card."""
    rooms = coloured(state, seat)
    blue, red, yellow = rooms["blue"], rooms["red"], rooms["yellow"]
    every = [[room for room in ROOMS if colour(state, seat, room) == kind] for kind in COLOURS]
    return {
        105: state.krones[seat] == 20,
        106: len(free(state, seat) | taken(state, seat)) >= 12,
        107: len(state.staff_of(seat)) >= 6,
        108: state.steps[seat] >= 10,
        109: full(state, seat, FLOORS) >= 2,
        110: full(state, seat, groups(state, seat)) >= 6,
        111: full(state, seat, every) >= 1,
        112: full(state, seat, COLUMNS) >= 2,
        113: min(blue, red, yellow) >= 3,
        114: red >= 4 and yellow >= 3,
        115: yellow >= 4 and blue >= 3,
        116: blue >= 4 and red >= 3,
    }[card]


def additional(state: Austria, seat: int) -> list[Move]:
    """Return the additional actions: serving, moving in, staff once a round, politics."""
    moves: list[Move] = []
    staff, kitchen = state.staff_of(seat), state.kitchen_of(seat)
    served = 24 in staff or state.krones[seat] > owed(state, seat)
    for guest, lacks in state.guests_of(seat):
        moves += [Serve(guest, DISHES[dish]) for dish in range(4) if lacks[dish] and kitchen[dish] and served]
        kind = GUESTS[guest].colour
        if not any(lacks):
            moves += [MoveIn(guest, room) for room in free(state, seat) if kind in ("green", colour(state, seat, room))]
    moves += [Use(card) for card in (1, 2, 3, 4) if card in staff and not state.used[seat] >> card & 1]
    for card, disks in zip(state.politics, state.disks, strict=True):
        if len(disks) < 3 and seat not in disks and meets(state, seat, card):
            moves.append(Claim(card))
    return moves


def allowed(state: Austria) -> Named:
    """Return what may be done at a decision of a turn."""
    seat = state.seat or 0
    acts, others = dice(state, seat), additional(state, seat)
    spare = state.krones[seat] - owed(state, seat)
    queue = guests(state, seat, 3 if 25 in state.staff_of(seat) else max(0, spare))
    last: dict[str, list[Move]] = {
        "begin": [*(queue if acts and spare >= 0 else ()), Pass()],
        "act": [] if acts else [Pass()],
        "finish": [Finish()],
        "begin extra turn": [*queue, *([] if acts else [Decline()])],
        "extra action": [] if acts else [Decline()],
    }
    return named([*(acts if state.prompt != "finish" else ()), *others, *last[state.prompt]])


def preparable(state: Austria) -> Named:
    """Return which rooms may be prepared where this is asked."""
    seat, errand = state.seat or 0, state.errands[-1]
    spare = state.krones[seat] - owed(state, seat)
    rooms = [
        room
        for room in edge(state, seat)
        if room // 10 <= errand.floors and price(state, seat, room, errand.discount) <= spare
    ]
    return named([*map(Prepare, rooms), Decline()])


# --- what a move brings at once


class Gain(NamedTuple):
    """What a move brings at once; krones that the purse cannot hold count too."""

    points: int = 0
    krones: int = 0
    steps: int = 0


def added(*gains: Gain) -> Gain:
    """Return all of this together."""
    return Gain(*map(sum, zip(*gains, strict=True)))


def when_occupied(state: Austria, seat: int, room: int) -> Gain:
    """Return what it brings that a room becomes occupied."""
    krones = int(state.revised and 23 in state.staff_of(seat))
    rooms = group(state, seat, room)
    place = next(n for n, found in enumerate(BOX.hotels[state.hotels[seat]].groups) if ROOMS.index(room) in found)
    if state.paid[seat] >> place & 1 or not rooms <= taken(state, seat) | {room}:
        return Gain(krones=krones)
    bonus = {
        "blue": Gain(points=BLUE_BONUS[len(rooms)]),
        "red": Gain(krones=OTHER_BONUS[len(rooms)]),
        "yellow": Gain(steps=OTHER_BONUS[len(rooms)]),
    }
    return added(Gain(krones=krones), bonus[colour(state, seat, room)])


def when_moving_in(state: Austria, seat: int, move: MoveIn) -> Gain:
    """Return what a guest brings at once: points, staff, group, and the krones and steps on the card."""
    guest, staff = GUESTS[move.guest], state.staff_of(seat)
    helps = [
        Gain(krones=2) if 5 in staff and guest.colour == "red" else Gain(),
        Gain(steps=1) if 6 in staff and guest.colour == "blue" else Gain(),
        Gain(krones=1) if 7 in staff and guest.colour == "yellow" else Gain(),
        Gain(points=2) if 8 in staff and guest.colour == "green" else Gain(),
        Gain(krones=1) if 23 in staff and not state.revised else Gain(),
        Gain(points=4) if 33 in staff and sum(guest.order) == 4 else Gain(),
    ]
    card = Gain(guest.points, amount(guest.gives, "krones"), amount(guest.gives, "emperor"))
    return added(card, *helps, when_occupied(state, seat, move.room))


def amount(effects: Iterable[tuple[str, int]], what: str) -> int:
    """Return how much of something effects give."""
    return sum(number for effect, number in effects if effect == what)


def when_acting(state: Austria, seat: int, move: Act) -> Gain:
    """Return what taking a die costs, and what the staff brings that looks at its face."""
    own = state.prompt not in EXTRA_TURN
    staff = state.staff_of(seat) if own else []
    die, _, boost = move
    strength = state.faces[die] + boost
    return added(
        Gain(krones=-boost - (die == 6 and 17 not in staff)),
        Gain(points=2) if 12 in staff and die in (3, 4) else Gain(),
        Gain(krones=strength, steps=strength) if 15 in staff and die == 4 else Gain(),
        Gain(points=4) if 16 in staff and die == 4 else Gain(),
        Gain(points=5) if 19 in staff and die == 3 else Gain(),
        Gain(steps=2) if 20 in staff and die == 5 else Gain(),
    )


def brings(state: Austria, move: Move) -> Gain | None:
    """Return what a move brings at once; None for moves that are not looked at."""
    seat = state.seat or 0
    if isinstance(move, MoveIn):
        return when_moving_in(state, seat, move)
    if isinstance(move, Flip):
        return when_occupied(state, seat, move.room)
    if isinstance(move, Act):
        return when_acting(state, seat, move)
    if isinstance(move, Claim):
        return Gain(points=(15, 10, 5)[len(state.disks[state.politics.index(move.politics)])])
    if isinstance(move, Prepare) and state.prompt == "prepare":
        cost = price(state, seat, move.room, state.errands[-1].discount)
        return Gain(points=DOORS.get(move.room, 0), krones=-cost)
    return None


# --- what the emperor takes


def evicted(state: Austria) -> Named:
    """Return which occupied room may be the first to go for the tile Rooms (C)."""
    rooms = taken(state, state.seat or 0)
    highest = [room for room in rooms if room // 10 == max(rooms) // 10]
    two = [room for room in highest if any(state.revised or other % 10 == room % 10 for other in rooms - {*highest})]
    return named(map(Remove, two if two and state.edition >= 2 else highest))


# --- the end


def card_counts(state: Austria, seat: int, card: int) -> int:
    """Return what an end card other than the Secretary is worth for a hotel."""
    rooms, staff = coloured(state, seat), state.staff_of(seat)
    step = state.stood[seat] if state.edition == 1 and not state.revised else state.steps[seat]
    return {
        27: 3 * rooms["red"],
        28: 3 * rooms["blue"],
        30: 3 * rooms["yellow"],
        31: len(taken(state, seat)),
        32: 2 * len(staff),
        34: len(free(state, seat) | taken(state, seat)),
        37: 2 * full(state, seat, groups(state, seat)),
        40: 5 * sum(seat in disks for disks in state.disks),
        41: 2 * step if state.revised else min(12, 2 * step),
        46: 5 * full(state, seat, FLOORS),
        47: 5 * full(state, seat, COLUMNS),
        48: 4 * min(rooms.values()),
    }.get(card, 0)


def counts(state: Austria, seat: int) -> dict[str, int]:
    """Return what a hotel scores at the end, by the parts of the score."""
    staff = state.staff_of(seat)
    others = [card for other in range(state.seats) if other != seat for card in state.staff_of(other)]
    copied = max((card_counts(state, seat, card) for card in others), default=0) if 29 in staff else 0
    return {
        "staff": copied + sum(card_counts(state, seat, card) for card in staff),
        "rooms": sum(room // 10 for room in taken(state, seat)),
        "stock": state.krones[seat] + sum(state.kitchen_of(seat)),
        "cafe": -5 * len(state.guests_of(seat)),
    }

"""What the rooms of a hotel may be worth, vacant and occupied."""

from fivestars.games.austria.bot.memory import remembered
from fivestars.games.austria.bot.weights import (
    FEWER,
    HIGHER,
    KRONE,
    PREPARED,
    STEP,
)
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.lookup import (
    END_POINTS,
    GROUP_AT,
    GROUPS,
    bits,
)
from fivestars.games.austria.rules.scoring import room_points


def rooms_of(state: Austria, seat: int) -> tuple[int, int, int, int]:
    return state.hotels[seat], state.vacant[seat], state.occupied[seat], state.paid[seat]


def room_worth(state: Austria, seat: int, room: int) -> float:
    """Return what occupying a room brings: its floor, its group, and the cards that count it."""
    group = GROUP_AT[state.hotels[seat]][room]
    value = END_POINTS[room] + HIGHER
    if not state.paid[seat] & group.bit:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        bonus = group.points + group.krones * KRONE + group.steps * STEP
        value += bonus * ((filled + 1) ** 2 - filled**2) / group.size**2
    return value


def best_room(state: Austria, seat: int, rooms: int) -> tuple[int, float]:
    """Return the room of these that is worth most when it is occupied, and how much that is."""
    best, most = 0, -1.0
    for room in bits(rooms):
        value = room_worth(state, seat, room)
        if value > most:
            best, most = room, value
    return best, most


@remembered(rooms_of)
def rooms_worth(state: Austria, seat: int, turns: int) -> float:
    value: float = room_points(state.occupied[seat]) + HIGHER * state.occupied[seat].bit_count() * min(1.0, turns / 3)
    for group in GROUPS[state.hotels[seat]]:
        filled = (state.occupied[seat] & group.rooms).bit_count()
        if filled and not state.paid[seat] & group.bit:
            bonus = group.points + group.krones * KRONE + group.steps * STEP
            value += bonus * (filled / group.size) ** 2 * min(1.0, turns / 3)
    # Higher floors are worth more, and what is prepared gives way to them.
    return value + 0.25 * sum([END_POINTS[room] for room in bits(state.vacant[seat])]) * min(1.0, turns / 4)


def vacant_worth(turns: int, unclaimed: int) -> float:
    """Return what vacant rooms promise that no guest waits for."""
    wanted = min(unclaimed, turns)
    return wanted * PREPARED - FEWER / 2 * wanted * (wanted - 1)

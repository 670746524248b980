"""One hotel: its rooms, six on the board and the extra ones after them, who lives in each, and its account.

A room holds nobody, a tourist, or two lovers. A set of rooms is a number with a bit for each.
"""

from typing import Final, NamedTuple, TypeAlias

from fivestars.games.samoa.box import BOARD_ROOMS, CELEBRITY, GUEST_OF, LIFEBELT_OF, LOVER, NEIGHBOURS

Room: TypeAlias = tuple[int, ...]
Rooms: TypeAlias = tuple[Room, ...]

VACANT: Final[Room] = ()
NEW_HOTEL: Final[Rooms] = (VACANT,) * BOARD_ROOMS


def empty_rooms(rooms: Rooms) -> int:
    """Return the rooms where nobody lives."""
    empty, bit = 0, 1
    for room in rooms:
        if not room:
            empty |= bit
        bit <<= 1
    return empty


def occupied_rooms(rooms: Rooms) -> int:
    """Return the rooms where somebody lives."""
    return (1 << len(rooms)) - 1 & ~empty_rooms(rooms)


def rooms_of_a_lone_lover(rooms: Rooms) -> int:
    """Return the rooms where one lover lives: ruling 10: no tourist but another lover may join."""
    lone, bit = 0, 1
    for room in rooms:
        if len(room) == 1 and GUEST_OF[room[0]] == LOVER:
            lone |= bit
        bit <<= 1
    return lone


def next_to_a_celebrity(rooms: Rooms, room: int) -> bool:
    """Tell whether a celebrity lives straight beside, above or below the room."""
    for other in NEIGHBOURS[room]:
        there = rooms[other]
        if there and GUEST_OF[there[0]] == CELEBRITY:
            return True
    return False


def lifebelts(rooms: Rooms) -> int:
    """Return the sum of the lifebelts of all who live there."""
    return sum(LIFEBELT_OF[tourist] for room in rooms for tourist in room)


def with_room(rooms: Rooms, number: int, room: Room) -> Rooms:
    """Return the hotel with other guests in one of its rooms."""
    return (*rooms[:number], room, *rooms[number + 1 :])


class Account(NamedTuple):
    """What a hotelier has taken in and paid out since the set-up."""

    fees: int = 0
    swimmers: int = 0
    building: int = 0
    last: int = 0  # by how much the coins changed when they last did

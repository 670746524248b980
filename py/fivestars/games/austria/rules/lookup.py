"""What follows from the box and is looked up again and again: rooms as bits, what cards give, numbers.

A set of rooms is a number with a bit for each, from the bottom left floor by floor; a set of staff likewise.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fivestars.games.austria.box import BOX, COLOURS, TOURIST, Member
from fivestars.games.austria.rules.errands import Gift, gift_of, packed

# --- rooms

WIDTH: Final = BOX.columns
ROOMS: Final = BOX.floors * WIDTH
ALL_ROOMS: Final = (1 << ROOMS) - 1
HALF: Final = ROOMS // 2
LOW_HALF: Final = (1 << HALF) - 1
NUMBERS: Final = tuple(BOX.number(room) for room in range(ROOMS))
INDEX: Final = {number: room for room, number in enumerate(NUMBERS)}
FIRST_ROOM: Final = 1 << INDEX[BOX.sheet["hotel"]["first_room"]]
PRICES: Final = tuple(BOX.room_prices[room // WIDTH] for room in range(ROOMS))
END_POINTS: Final = tuple(BOX.room_points[room // WIDTH] for room in range(ROOMS))
DOORS: Final = BOX.door_points


def rooms_where(rooms: Iterable[int]) -> int:
    """Return a set of rooms."""
    return sum(1 << room for room in rooms)


FLOORS: Final = tuple(rooms_where(range(floor * WIDTH, (floor + 1) * WIDTH)) for floor in range(BOX.floors))
COLUMNS: Final = tuple(rooms_where(range(column, ROOMS, WIDTH)) for column in range(WIDTH))
UP_TO: Final = tuple(sum(FLOORS[:count]) for count in range(BOX.floors + 1))  # the lowest floors
NOT_FIRST: Final = ALL_ROOMS & ~COLUMNS[0]
NOT_LAST: Final = ALL_ROOMS & ~COLUMNS[-1]
RICH: Final = max(BOX.room_prices)
AFFORDABLE: Final = tuple(
    rooms_where(room for room in range(ROOMS) if PRICES[room] <= krones) for krones in range(RICH + 1)
)
BITS: Final = tuple(tuple(bit for bit in range(HALF) if half >> bit & 1) for half in range(1 << HALF))
HIGH_BITS: Final = tuple(tuple(bit + HALF for bit in bits) for bits in BITS)


def bits(rooms: int) -> tuple[int, ...]:
    """Return the rooms of a set, in order."""
    return BITS[rooms & LOW_HALF] + HIGH_BITS[rooms >> HALF]


class Group(NamedTuple):
    """Rooms of one colour that lie together, and what filling them brings (section 'occupancy bonus')."""

    rooms: int
    bit: int  # among the hotel's groups
    colour: str
    size: int
    points: int
    krones: int
    steps: int


def _bonus(what: str, colour: str, size: int) -> int:
    table = BOX.sheet["groups"][what]
    return int(table["by_size"][size - 1]) if table["colour"] == colour else 0


def _group(colours: tuple[str, ...], rooms: tuple[int, ...], place: int) -> Group:
    colour, size = colours[rooms[0]], len(rooms)
    gains = (_bonus("points", colour, size), _bonus("krones", colour, size), _bonus("emperor", colour, size))
    return Group(rooms_where(rooms), 1 << place, colour, size, *gains)


GROUPS: Final = tuple(
    tuple(_group(hotel.colours, rooms, place) for place, rooms in enumerate(hotel.groups)) for hotel in BOX.hotels
)
GROUP_AT: Final = tuple(
    tuple(next(group for group in groups if group.rooms >> room & 1) for room in range(ROOMS)) for groups in GROUPS
)
COLOURED: Final = tuple(
    {
        colour: rooms_where(room for room in range(ROOMS) if colour in (TOURIST, hotel.colours[room]))
        for colour in (*COLOURS, TOURIST)
    }
    for hotel in BOX.hotels
)

# --- guests and food

DISHES: Final = BOX.dishes
DISH: Final = {dish: place for place, dish in enumerate(DISHES)}
GUESTS: Final = {guest.id: guest for guest in BOX.guests}
GUEST_SHIFT: Final = 8  # a guest in a café is one number: the card, and below it what is missing, two bits a dish
MISSING: Final = (1 << GUEST_SHIFT) - 1
ORDERS: Final = {
    guest.id: guest.id << GUEST_SHIFT | sum(count << 2 * dish for dish, count in enumerate(guest.order))
    for guest in BOX.guests
}
ORDER_SIZE: Final = {guest.id: sum(guest.order) for guest in BOX.guests}
GUEST_GIFTS: Final = {guest.id: gift_of(guest.gives) for guest in BOX.guests}
GUEST_POINTS: Final = {guest.id: guest.points for guest in BOX.guests}
SUITABLE: Final = tuple({guest.id: coloured[guest.colour] for guest in BOX.guests} for coloured in COLOURED)


def missing(need: int) -> tuple[int, ...]:
    """Return how much of each dish an order still lacks."""
    return tuple(need >> 2 * dish & 3 for dish in range(len(DISHES)))


WANTED: Final = tuple(
    sum(1 << dish for dish, count in enumerate(missing(need)) if count) for need in range(MISSING + 1)
)  # which dishes an order lacks, as bits
LACKING: Final = tuple(sum(missing(need)) for need in range(MISSING + 1))

# --- staff


class Printing(NamedTuple):
    """What the staff cards do in one printing of the box."""

    staff: tuple[Member, ...]  # by number, from 1; 0 is no card
    costs: tuple[int, ...]
    gifts: tuple[Gift, ...]
    welcomes: dict[int, tuple[int, ...]]  # guest: the staff that helps when it moves in
    welcoming: dict[int, int]  # the same as a set
    die_staff: tuple[tuple[int, ...], ...]  # by face: the staff that helps when such a die is taken
    die_helps: tuple[int, ...]
    on_occupied: tuple[int, ...]


def _helps(member: Member, guest: int) -> bool:
    if member.on != "guest":
        return False
    fits = member.colour in ("", GUESTS[guest].colour)
    return fits and member.size in (0, ORDER_SIZE[guest])


def staff_set(cards: Iterable[int]) -> int:
    """Return a set of staff cards."""
    return sum(1 << card for card in cards)


def _printing(staff: tuple[Member, ...]) -> Printing:
    welcomes = {guest: tuple(member.id for member in staff if _helps(member, guest)) for guest in GUESTS}
    faces = range(BOX.sheet["dice"]["faces"] + 1)
    die_staff = tuple(tuple(member.id for member in staff if face in member.faces) for face in faces)
    nobody = staff[0]
    return Printing(
        staff=(nobody, *staff),
        costs=(0, *(member.cost for member in staff)),
        gifts=(gift_of(()), *(gift_of(member.gives) for member in staff)),
        welcomes=welcomes,
        welcoming={guest: staff_set(cards) for guest, cards in welcomes.items()},
        die_staff=die_staff,
        die_helps=tuple(map(staff_set, die_staff)),
        on_occupied=tuple(member.id for member in staff if member.on == "occupied"),
    )


PRINTINGS: Final = (_printing(BOX.staff), _printing(BOX.revised_staff))  # 2015, revised


def card_where(rule: str) -> int:
    """Return the number of the staff card that changes a rule of the game."""
    return next(member.id for member in BOX.staff if member.rule == rule)


WAITER: Final = 1 << card_where("serving is free")
DELIVERY_BOY: Final = 1 << card_where("guests are free")
CONFERENCE_MANAGER: Final = 1 << card_where("penalties are waived")
WAIVER_PRICE: Final = BOX.staff[card_where("penalties are waived") - 1].price
SECRETARY: Final = card_where("copies")
GARDENER: Final = next(member for member in BOX.staff if member.on == "bonus")
ONCE_CARDS: Final = tuple(member.id for member in BOX.staff if member.timing == "round")
ONCE_A_ROUND: Final = staff_set(ONCE_CARDS)
END_CARDS: Final = tuple(member.id for member in BOX.staff if member.timing == "end")
END_SET: Final = staff_set(END_CARDS)
WAIVERS: Final = tuple((1 << member.id, member.waives) for member in BOX.staff if member.waives)
WAIVER_SET: Final = sum(bit for bit, _ in WAIVERS)
NOW_SET: Final = staff_set(member.id for member in BOX.staff if member.timing == "now")
FREE_SIX: Final = staff_set(
    member.id for member in BOX.staff if any(effect.what == "fee" for effect in member.gives)
)  # who needs no fee for a 6


def waived(hotel: int, played: int) -> int:
    """Return the rooms that cost nothing because of staff (ruling 21)."""
    rooms = 0
    for bit, colour in WAIVERS:
        if played & bit:
            rooms |= COLOURED[hotel][colour]
    return rooms


# --- the rest of the box in numbers

QUEUE_PRICES: Final = BOX.queue_prices
PLACES: Final = range(1, len(QUEUE_PRICES) + 1)
DEAREST: Final = max(QUEUE_PRICES)
FACES: Final = range(1, BOX.sheet["dice"]["faces"] + 1)
ROOMS_ACTION: Final = 3
TRACKS_ACTION: Final = 4
STAFF_ACTION: Final = 5
COPY_FACE: Final = int(BOX.sheet["actions"]["copy_face"])
ONLY_COPIES: Final = 1 << COPY_FACE
FEE: Final = int(BOX.sheet["actions"]["copy_price"])
BOOST: Final = int(BOX.sheet["actions"]["boost_price"])
SERVICE: Final = int(BOX.sheet["actions"]["service_price"])
SERVICE_ITEMS: Final = int(BOX.sheet["actions"]["service_items"])
ENOUGH: Final = FEE + BOOST
TO_START: Final = packed(BOX.sheet["food"]["to_start"])
RICHEST: Final = int(BOX.sheet["money"]["most"])
TRACK: Final = BOX.track
TRACK_END: Final = len(BOX.track) - 1
BEYOND: Final = int(BOX.sheet["emperor_track"]["point_beyond"])
BONUS_FROM: Final = int(BOX.sheet["emperor_track"]["bonus_from"])
EMPEROR_ROUNDS: Final = tuple(BOX.sheet["emperor_rounds"]["rounds"])
RETREATS: Final = tuple(BOX.sheet["emperor_rounds"]["retreats"])
LAST_ROUND: Final = int(BOX.sheet["rounds"]["count"])
TABLES: Final = int(BOX.sheet["cafe"]["tables"])
LEFT_OVER: Final = int(BOX.sheet["cafe"]["points_left_over"])
OPENING_ROOMS: Final = int(BOX.sheet["hotel"]["opening_rooms"])
DICE: Final = dict(zip(BOX.sheet["dice"]["seats"], BOX.sheet["dice"]["used"], strict=True))
ALL_DICE: Final = int(BOX.sheet["dice"]["count"])
POLITICS: Final = {card.id: card for card in BOX.politics}
POLITICS_POINTS: Final = tuple(BOX.sheet["politics"]["points"])
TILES: Final = {tile.id: tile for tile in BOX.tiles}
TILE_GIFTS: Final = {tile.id: gift_of(tile.gives) for tile in BOX.tiles}
TILE_PENALTIES: Final = {tile.id: tile.loses for tile in BOX.tiles}
ADVANCES: Final = int(BOX.sheet["leopold"]["advances"])
AIDES: Final = int(BOX.sheet["leopold"]["staff"])
DRAWN_ALONE: Final = int(BOX.sheet["leopold"]["drawn"])
HAND: Final = int(BOX.sheet["hands"]["cards"])
LOOKED_AT: Final = int(BOX.sheet["hands"]["looked_at"])
TURNS_EACH: Final = int(BOX.sheet["rounds"]["turns_each"])
IN_ORDER: Final = tuple(  # by the number of seats, and by who is first: the seats in their order of play
    tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
    for seats in range(max(DICE) + 1)
)

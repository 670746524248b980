"""The hotels: the rooms with their groups, what lies in each, and what picking one of them means now."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.owed import foretold
from fivestars.games.austria.board.portraits import PORTRAITS, Piece
from fivestars.games.austria.board.signs import MINUS, Sign
from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import Austria, prompts
from fivestars.games.austria.rules.legal import room_price
from fivestars.games.austria.rules.lookup import DOORS, GROUP_AT, GROUPS, NUMBERS, PRICES, ROOMS, WIDTH, Group, bits
from fivestars.games.austria.rules.moves import Flip, MoveIn, Prepare, Remove
from fivestars.table.drawing import Hand, Part, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

WIDE: Final = 72
HIGH: Final = 50
LEFT: Final = 34  # of the rooms, beside the prices of the floors
TOP: Final = 46  # of the rooms, below the roof
FLOORS: Final = BOX.floors
STATES: Final = ("bare", "vacant", "occupied")

# What is done with a room, by what is being decided.
_DOES: Final[dict[str, type[Prepare | Flip | Remove]]] = {
    prompts.PREPARE: Prepare,
    prompts.FURNISH: Prepare,
    prompts.FLIP: Flip,
    prompts.REMOVE_VACANT: Remove,
    prompts.REMOVE_OCCUPIED: Remove,
}
_BONUS: Final = {"blue": ("points", "points"), "red": ("krones", "coin"), "yellow": ("steps", "crown")}


class Gain(NamedTuple):
    """What picking a room would bring, where it is drawn."""

    x: int
    y: int
    wide: int
    icon: str
    text: str


class Room(NamedTuple):
    """A room of the hotel."""

    number: int
    x: int
    y: int
    colour: str
    state: str
    door: int  # points on it
    face: Sequence[Piece]  # of who lives there
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    gains: Sequence[Gain]


class Badge(NamedTuple):
    """What filling a group brings, in the corner of its first room."""

    x: int
    y: int
    icon: str
    text: str
    paid: bool


class Price(NamedTuple):
    """What a room costs on a floor."""

    y: int
    krones: int
    label: str
    tip: str


class House(NamedTuple):
    """A hotel as it stands."""

    walls: str  # the path between the groups
    rooms: Sequence[Room]
    badges: Sequence[Badge]
    label: str


def at(room: int) -> tuple[int, int]:
    """Return where a room is drawn: the ground floor is the lowest."""
    return LEFT + room % WIDTH * WIDE, TOP + (FLOORS - 1 - room // WIDTH) * HIGH


def _walls(groups: Sequence[Group]) -> str:
    """Return the lines between rooms of different groups, and around them all."""
    lines = []
    for room in range(ROOMS):
        x, y = at(room)
        right = room % WIDTH < WIDTH - 1 and not _together(groups, room, room + 1)
        above = room + WIDTH < ROOMS and not _together(groups, room, room + WIDTH)
        lines += [f"M{x + WIDE} {y}v{HIGH}"] * right + [f"M{x} {y}h{WIDE}"] * above
    return "".join(lines)


def _together(groups: Sequence[Group], one: int, other: int) -> bool:
    return any(group.rooms >> one & 1 and group.rooms >> other & 1 for group in groups)


_WALLS: Final = tuple(_walls(groups) for groups in GROUPS)


def _first_of(group: Group) -> int:
    """Return the room of a group in whose corner its badge is: the highest, then the leftmost."""
    return min(bits(group.rooms), key=lambda room: (-(room // WIDTH), room % WIDTH))


_FIRST: Final = tuple(tuple(_first_of(group) for group in groups) for groups in GROUPS)


def state_of(seen: Austria, seat: int, room: int) -> str:
    """Return whether a room is bare, vacant or occupied."""
    return STATES[(seen.vacant[seat] >> room & 1) + 2 * (seen.occupied[seat] >> room & 1)]


def own_house(seen: Austria, seat: int, hand: Hand, teller: Teller) -> House:
    """Return the hotel of the seat that looks, with what may be done in it."""
    acting = bool(hand.candidates)
    rooms = [_room(seen, seat, room, hand, teller, acting) for room in range(ROOMS)]
    return House(_WALLS[seen.hotels[seat]], rooms, _badges(seen, seat), _told(seen, seat, teller))


def other_house(seen: Austria, seat: int, teller: Teller) -> House:
    """Return another hotel, in small."""
    colours = BOX.hotels[seen.hotels[seat]].colours
    rooms = [
        Room(
            NUMBERS[room],
            *at(room),
            colours[room],
            state_of(seen, seat, room),
            DOORS[room],
            _face(seen, seat, room),
            None,
            None,
            "",
            "",
            (),
        )
        for room in range(ROOMS)
    ]
    return House(_WALLS[seen.hotels[seat]], rooms, _badges(seen, seat), _told(seen, seat, teller))


@stays
def _told(seen: Austria, seat: int, teller: Teller) -> str:
    """Return which rooms of a hotel are vacant and which are occupied, for those who cannot see it."""
    lists = [
        ", ".join(str(NUMBERS[room]) for room in bits(rooms)) for rooms in (seen.vacant[seat], seen.occupied[seat])
    ]
    return teller(
        N_("Vacant rooms: {vacant}. Occupied rooms: {occupied}."), vacant=lists[0] or "–", occupied=lists[1] or "–"
    )


@stays
def _badges(seen: Austria, seat: int) -> list[Badge]:
    hotel = seen.hotels[seat]
    badges = []
    for group, first in zip(GROUPS[hotel], _FIRST[hotel], strict=True):
        what, icon = _BONUS[group.colour]
        badges.append(Badge(*at(first), icon, str(getattr(group, what)), seen.paid[seat] & group.bit != 0))
    return badges


# --- a room


def _room(seen: Austria, seat: int, room: int, hand: Hand, teller: Teller, acting: bool) -> Room:
    colour, state = BOX.hotels[seen.hotels[seat]].colours[room], state_of(seen, seat, room)
    part, wish = _part(seen, NUMBERS[room], hand) if acting else (None, None)
    can = part is not None and hand.offers(**part)
    label = _label(seen, seat, room, teller)
    gains: Sequence[Sign] = ()
    if can and wish is not None and (not isinstance(wish, MoveIn) or wish.guest):
        gains, label = _then(seen, wish, label, teller)
    # Where the room can be laid now, its label has told what that costs.
    price = "" if can or state != "bare" else _price_told(seen, seat, room, teller)
    tip = " ".join(filter(None, (label, price, _more(seen, seat, room, state, teller))))
    if part is not None and not can and not _explains(wish, state):
        wish = None
    face, (x, y) = _face(seen, seat, room), at(room)
    return Room(NUMBERS[room], x, y, colour, state, DOORS[room], face, part, wish, label, tip, _laid(x, y, gains))


def _laid(x: int, y: int, signs: Sequence[Sign]) -> Sequence[Gain]:
    """Lay signs along the foot of a room, from the right, so that its door stays in view; the rest above them."""
    left, top, gains = x + WIDE - 2, y + HIGH - 18, []
    for sign in signs:
        wide = 14 + 10 * len(sign.text)
        if left - wide < x + 2:
            left, top = x + WIDE - 2, top - 15
        left -= wide
        gains.append(Gain(left, top, wide, sign.icon, sign.text))
    return gains


@stays
def _label(seen: Austria, seat: int, room: int, teller: Teller) -> str:
    """Return a room's number and colour, and what it is like or who lives there."""
    colour = teller.name("colour", BOX.hotels[seen.hotels[seat]].colours[room])
    if guest := seen.lodger_of(seat, room):
        lodged = N_("Room {room}, {colour}. Who lives here: {guest}.")
        return teller(lodged, room=NUMBERS[room], colour=colour, guest=teller.name("guest", guest))
    return teller(_LABELS[state_of(seen, seat, room)], room=NUMBERS[room], colour=colour)


def _face(seen: Austria, seat: int, room: int) -> Sequence[Piece]:
    """Return the portrait of who lives in a room, without what is held in the hand."""
    guest = seen.lodger_of(seat, room)
    return [piece for piece in PORTRAITS[guest] if not piece.held] if guest else ()


_LABELS: Final = {
    "bare": N_("Room {room}, {colour}: not prepared."),
    "vacant": N_("Room {room}, {colour}: vacant."),
    "occupied": N_("Room {room}, {colour}: occupied."),
}


def _part(seen: Austria, number: int, hand: Hand) -> tuple[Part, Move | None]:
    """Return what picking a room means now, and the whole move."""
    does = _DOES.get(seen.prompt)
    if does is not None:
        return {"do": does.__name__, "room": number}, does(number)
    guest = hand.picks.get("guest")
    if isinstance(guest, int) and hand.picks.get("do") == "MoveIn":
        return {"do": "MoveIn", "guest": guest, "room": number}, MoveIn(guest, number)
    return {"do": "MoveIn", "room": number}, MoveIn(0, number)


def _explains(wish: Move | None, state: str) -> bool:
    """Tell whether it is worth saying why a room cannot be picked: not with nothing to be done in any."""
    return not isinstance(wish, MoveIn) or (wish.guest != 0 and state != "bare")


def _then(seen: Austria, move: Move, label: str, teller: Teller) -> tuple[Sequence[Sign], str]:
    if isinstance(move, Remove):
        return (), label
    brings = foretold(seen, move, teller)
    signs = [sign for sign in brings.signs if sign.text.startswith(("+", MINUS))]
    told = [brings.told(teller)]
    if isinstance(move, Prepare) and not brings.cost:
        told.append(teller(N_("For free.")))
    return signs, " ".join(filter(None, (label, *told)))


@stays
def _price_told(seen: Austria, seat: int, room: int, teller: Teller) -> str:
    """Return what a bare room costs, less what comes off where rooms are being prepared."""
    discount = seen.errands[-1].discount if (seen.seat, seen.prompt) == (seat, prompts.PREPARE) else 0
    price = room_price(seen, seat, room, discount)
    if not price:
        return teller(N_("To prepare it costs nothing."))
    return teller.count("To prepare it costs {number} krone.", "To prepare it costs {number} krones.", price)


@stays
def _more(seen: Austria, seat: int, room: int, state: str, teller: Teller) -> str:
    """Return the rules that concern a room as it is."""
    told = []
    group = GROUP_AT[seen.hotels[seat]][room]
    if state == "bare" and DOORS[room]:
        told.append(teller.count("{number} point on its door.", "{number} points on its door.", DOORS[room]))
    told.append(teller.explain("occupied" if state == "occupied" else group.colour))
    left = group.size - (seen.occupied[seat] & group.rooms).bit_count()
    told.append(
        teller.count(
            "In its group {number} room is not occupied.", "In its group {number} rooms are not occupied.", left
        )
    )
    return " ".join(told)


def prices(teller: Teller) -> list[Price]:
    """Return the price of each floor with the place where it stands."""
    return [_price(floor, PRICES[floor * WIDTH], teller) for floor in range(FLOORS)]


def _price(floor: int, price: int, teller: Teller) -> Price:
    label = (
        teller.count(
            "Floor {floor}: a room costs {number} krone.",
            "Floor {floor}: a room costs {number} krones.",
            price,
            floor=floor + 1,
        )
        if price
        else teller(N_("Floor {floor}: a room costs nothing."), floor=floor + 1)
    )
    return Price(TOP + (FLOORS - 1 - floor) * HIGH, price, label, f"{label} {teller.explain('occupied')}")

"""The hotels of Hotel Samoa as they are drawn: rooms, who lives there and until when, what else was built.

Every function reads a position; nothing here changes one.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fivestars.games.samoa.box import (
    BOARD_ROOMS,
    BOX,
    EXTRA_ROOM,
    FLAG_OF,
    GUEST_OF,
    LOVER,
    POOL,
    RICH,
    ROUNDS,
    SEND_HOME,
    SUITE,
    SWAP_CARD,
    TAKE_BACK,
    TILE_OF,
)
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.hotel import Room as Lodgers
from fivestars.games.samoa.rules.legal import members
from fivestars.games.samoa.rules.moves import NO_CARD, Buy, Place, SendHome, Swap, TakeBack
from fivestars.table.drawing import Hand, Part, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

HOSTING: Final = (prompts.HOST, prompts.HOST_ON)
# The special tiles, by what giving them up lets one do.
_USES: Final[dict[int, tuple[str, Move]]] = {
    SWAP_CARD: ("Swap", Swap(0)),
    SEND_HOME: ("SendHome", SendHome(0)),
    TAKE_BACK: ("TakeBack", TakeBack(0, NO_CARD)),
}


# The picture of each tourist.
_ART: Final = tuple(f"g-{BOX.flags[flag]}-{BOX.guests[guest]}" for flag, guest in zip(FLAG_OF, GUEST_OF, strict=True))


class Guest(NamedTuple):
    """A tourist token."""

    id: int
    art: str
    name: str


class Pays(NamedTuple):
    """What the turn would earn more if the next pick took a tourist in; or what one pays, while no room is picked."""

    coins: str
    sum: str  # how that comes about, where it is not simply the price
    label: str
    tip: str


class Room(NamedTuple):
    """A room with who lives there."""

    number: int
    kind: str  # room, suite, extra
    tile: int | None  # the token that made it a suite or added it
    guests: list[Guest]
    leaves: int  # the round whose plane fetches them; 0 where nobody lives there, or nobody is fetched
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    rule: str  # of who lives there: told besides why it cannot be picked
    pays: Pays | None


class Tile(NamedTuple):
    """A building tile, on offer or beside a hotel."""

    id: int
    art: str
    kind: int
    part: Part | None
    wish: Move | None
    label: str
    tip: str


class Hotel(NamedTuple):
    """A hotel with all that is beside it."""

    seat: int
    label: str
    rooms: list[Room]  # the extra ones behind the others
    pools: list[Tile]
    specials: list[Tile]
    hand: int  # how many cards
    hand_label: str
    gone: int  # how many cards are discarded
    gone_label: str
    tie: str  # what the tie-break card says, where it lies before this hotel


def guest_of(tourist: int, teller: Teller) -> Guest:
    """Return a tourist as it is drawn."""
    return Guest(tourist, _ART[tourist], teller.name("tourist", tourist))


def departures(seen: Samoa) -> list[int]:
    """Return for each nation the round whose plane fetches its guests, or 0 where none comes any more."""
    rounds = map(seen.leaving, range(len(BOX.flags)))
    return [number if number <= ROUNDS else 0 for number in rounds]


def leaves(lodgers: Lodgers, fetched: Sequence[int]) -> int:
    """Return when a room becomes free, or 0; ruling 11: lovers leave together, with the first of their planes."""
    return min((fetched[FLAG_OF[tourist]] or ROUNDS + 1 for tourist in lodgers), default=0) % (ROUNDS + 1)


def hotel_of(seen: Samoa, seat: int, hand: Hand, teller: Teller) -> Hotel:
    """Return a hotel as it is drawn; only that of the looking seat can be picked."""
    own = seat == hand.seat
    fetched = departures(seen)
    kinds = _kinds_of_rooms(seen, seat)
    rooms = []
    for number, lodgers in enumerate(seen.hotels[seat]):
        kind, tile = kinds.get(number, ("room", None))
        until = leaves(lodgers, fetched)
        label = _room_label(number, kind, lodgers, until, teller)
        part, wish = _room_part(seen, number, hand) if own and seat == seen.seat else (None, None)
        pays = paid(seen, hand, teller, part) if part and part["do"] == "Place" else None
        label = f"{label} {pays.label}" if pays else label
        tip = _room_tip(label, kind, lodgers, pays, teller)
        if own and not lodgers and seen.prompt == prompts.CARD:
            tip = f"{tip} {teller.explain('later')}"
        guests = [guest_of(tourist, teller) for tourist in lodgers]
        rule = _who_lives(lodgers, teller)
        rooms.append(Room(number, kind, tile, guests, until, part, wish, label, tip, rule, pays))
    gone, cards = seen.discards[seat], seen.hand_size(seat)
    return Hotel(
        seat,
        teller(N_("Hotel of {name}"), name=teller.name("seat", seat)),
        rooms,
        [tile for tile in _tiles(seen, seat, hand, teller) if tile.kind == POOL],
        [tile for tile in _tiles(seen, seat, hand, teller) if BOX.special[tile.kind]],
        cards,
        teller.count("{number} card in the hand", "{number} cards in the hand", cards),
        gone,
        _gone_label(seen, seat, teller),
        _tie(seen, seat, teller),
    )


def _gone_label(seen: Samoa, seat: int, teller: Teller) -> str:
    """Say how many discards a seat has; they lie face down, yet everybody has seen which went there (ruling 30)."""
    number = seen.discards[seat]
    told = [teller.count("{number} card discarded", "{number} cards discarded", number)]
    if sure := members(seen.gone[seat]):
        told.append(": " + ", ".join(teller.name("card", card) for card in sure))
    label = "".join(told) + "."
    if doubtful := members(seen.doubtful[seat]):
        cards = ", ".join(teller.name("card", card) for card in doubtful)
        label += " " + teller(N_("Perhaps discarded, perhaps taken back: {cards}."), cards=cards)
    return label


# --- rooms


def _kinds_of_rooms(seen: Samoa, seat: int) -> dict[int, tuple[str, int]]:
    """Return what a tile has made of a room, by its number."""
    suites, extras = iter(seen.suites[seat]), iter(range(BOARD_ROOMS, len(seen.hotels[seat])))
    kinds = {}
    for tile in seen.tiles[seat]:
        if TILE_OF[tile] == SUITE:
            kinds[next(suites)] = ("suite", tile)
        elif TILE_OF[tile] == EXTRA_ROOM:
            kinds[next(extras)] = ("extra", tile)
    return kinds


def _room_label(number: int, kind: str, lodgers: Lodgers, until: int, teller: Teller) -> str:
    name = teller.name("room", number)
    if kind == "suite":
        name = teller(N_("{room}, a suite"), room=name)
    if not lodgers:
        return teller(N_("{room}: free."), room=name)
    guests = ", ".join(teller.name("tourist", tourist) for tourist in lodgers)
    if not until:
        return teller(N_("{room}: {guests}, to the end."), room=name, guests=guests)
    return teller(N_("{room}: {guests}, until round {number}."), room=name, guests=guests, number=until)


def _room_tip(label: str, kind: str, lodgers: Lodgers, pays: Pays | None, teller: Teller) -> str:
    told = [label]
    if pays:
        told.append(pays.tip)
    told.append(_who_lives(lodgers, teller))
    if kind == "suite":
        told.append(teller.explain("suite"))
    elif kind == "extra":
        told.append(teller.explain("extra_room"))
    elif not lodgers:
        told.append(teller.explain("room"))
    return " ".join(filter(None, told))


def _who_lives(lodgers: Lodgers, teller: Teller) -> str:
    """Return the rules of all who live in a room, each once."""
    return " ".join(teller.explain(BOX.guests[guest]) for guest in sorted({GUEST_OF[tourist] for tourist in lodgers}))


def _room_part(seen: Samoa, room: int, hand: Hand) -> tuple[Part | None, Move | None]:
    """Return what picking a room of the own hotel means now, and the move that one wishes for by it."""
    if seen.prompt == prompts.BUILD:
        if all(TILE_OF[tile] != SUITE for tile in seen.market):
            return None, None
        part: Part = {"do": "Buy", "room": room}
        return (part if hand.picks.get("tile") == SUITE else {**part, "tile": SUITE}), Buy(SUITE, room)
    sending = seen.send > 0 and bool(seen.hotels[seen.queue[0]][room]) and hand.picks.get("guest") != LOVER
    if seen.prompt == prompts.DAY_OFF or hand.picks.get("do") == "SendHome" or sending:
        return {"do": "SendHome", "room": room}, SendHome(room)
    # Before tourists are taken a room says what it is; why nobody moves in yet would hide that.
    return {"do": "Place", "room": room}, _wished(seen, hand)._replace(room=room) if seen.prompt in HOSTING else None


def _wished(seen: Samoa, hand: Hand) -> Place:
    """Return the placing that somebody who picks one part of it may wish for."""
    for move in hand.candidates:
        if isinstance(move, Place):
            return move
    waiting = [(number, group[0]) for number, group in enumerate(seen.groups) if group]
    group, tourist = waiting[0] if waiting else (0, 0)
    return Place(group, GUEST_OF[tourist], 0)


# --- tourists who wait


class Waiting(NamedTuple):
    """A tourist who waits for a room."""

    guest: Guest
    first: bool  # of its kind in the group: the one who would move in
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    rule: str  # told besides why it cannot be picked
    pays: Pays | None


class Group(NamedTuple):
    """A group of tourists."""

    number: int
    label: str
    closed: bool  # others are being taken from another group
    places: list[Waiting | None]  # as they landed: the place of whom somebody has taken in stays free


class Lines(NamedTuple):
    """How the tourists stand who landed: in so many lines, of at most so many."""

    each: int
    number: int


def lines_of(sizes: Sequence[int]) -> Lines:
    """Return in which lines tourists stand largest on ground that is about twice as wide as high."""
    shapes = (_lines(sizes, each) for each in range(4, 10))
    return max(shapes, key=lambda lines: min(1.8 / lines.each, 1 / lines.number))


def _lines(sizes: Sequence[int], each: int) -> Lines:
    number, room = 0, 0
    for size in sizes:
        if size > room:
            number, room = number + -(-size // each), each
        room = room - size if size <= room else 0
    return Lines(each, max(1, number))


def groups_of(seen: Samoa, hand: Hand, teller: Teller) -> Iterator[Group]:
    """Yield the groups that wait."""
    for number, (group, landed) in enumerate(zip(seen.groups, seen.ashore, strict=True)):
        label = teller.count(
            "Group {group}: {number} tourist waits",
            "Group {group}: {number} tourists wait",
            len(group),
            group=number + 1,
        )
        first = {GUEST_OF[tourist]: tourist for tourist in reversed(group)}.values()
        places = [
            _waiting(seen, number, tourist, tourist in first, hand, teller) if tourist in group else None
            for tourist in landed
        ]
        yield Group(number, label, seen.group not in (-1, number), places)


def _waiting(seen: Samoa, group: int, tourist: int, first: bool, hand: Hand, teller: Teller) -> Waiting:
    guest = GUEST_OF[tourist]
    part: Part = {"do": "Place", "group": group, "guest": guest}
    room = hand.picks.get("room")
    wish = _wished(seen, hand)
    wish = Place(group, guest, room if isinstance(room, int) else wish.room)
    pays = paid(seen, hand, teller, part) or _paid_anywhere(seen, hand, teller, group, guest)
    drawn = guest_of(tourist, teller)
    label = f"{drawn.name}. {pays.label}" if pays else drawn.name
    rule = teller.explain(BOX.guests[guest])
    told = [f"{drawn.name}.", pays.label if pays else "", rule]
    if seen.prompt not in HOSTING:
        return Waiting(drawn, first, part, None, label, " ".join([*told[::2], teller.explain("later")]), rule, pays)
    return Waiting(drawn, first, part, wish, label, " ".join(filter(None, told)), rule, pays)


def earned(seen: Samoa) -> int:
    """Return what the turn of taking tourists earns as it stands, paid already or not."""
    return seen.coins + seen.due(seen.queue[0])


def paid(seen: Samoa, hand: Hand, teller: Teller, part: Part) -> Pays | None:
    """Return what the tourist brings whom this pick would take in; None where more is to be picked."""
    if seen.prompt not in HOSTING:
        return None
    ends = hand.ends(**part)
    if len(ends) != 1 or not isinstance(move := ends[0], Place):
        return None
    gains = dict(seen.foretell(move).gains)
    gain = gains.get("coins", 0) + gains.get("coins due", 0)
    before, price = earned(seen), BOX.prices[seen.cards[seen.queue[0]]]
    fee, pools = seen.payment(seen.queue[0], move.guest, move.room)
    # ruling 4: a celebrity makes those next door pay double who have moved in this turn.
    others = gain - fee - pools
    told = [f"{fee // price}×{price}" if fee > price else str(price), *(str(more) for more in (pools, others) if more)]
    return Pays(
        f"+{gain}",
        "+".join(told) if gain > price else "",
        _pays_label(move, fee + pools, others, before + gain if before else 0, teller),
        _why_double(seen, move, fee > price, teller),
    )


def _paid_anywhere(seen: Samoa, hand: Hand, teller: Teller, group: int, guest: int) -> Pays | None:
    """Return what a tourist pays from the worst to the best room, while rooms are still to be picked."""
    if seen.prompt not in HOSTING or "room" in hand.picks:
        return None
    places = [
        move for move in hand.candidates if isinstance(move, Place) and (move.group, move.guest) == (group, guest)
    ]
    sums = sorted({sum(seen.payment(seen.queue[0], guest, move.room)) for move in places})
    if not sums:
        return None
    least, most = sums[0], sums[-1]
    if least == most:
        return Pays(f"+{least}", "", _pays_label(places[0], least, 0, 0, teller), "")
    said = teller(N_("Pays {least} to {most} coins, depending on the room."), least=least, most=most)
    return Pays(f"{least}\N{EN DASH}{most}", "", said, "")  # no sign: with one it looks like a sum


def _pays_label(move: Place, own: int, others: int, turn: int, teller: Teller) -> str:
    """Say what a tourist pays, what those next door pay more for it, and what that makes in all this turn."""
    guest = teller.name("guest", move.guest)
    told = [teller.count("{guest} pays {number} coin.", "{guest} pays {number} coins.", own, guest=guest)]
    if others:
        told.append(
            teller.count(
                "New guests next door pay {number} coin more.",
                "New guests next door pay {number} coins more.",
                others,
            )
        )
    if turn:
        told.append(teller.count("In all this turn: {number} coin.", "In all this turn: {number} coins.", turn))
    return " ".join(told)


def _why_double(seen: Samoa, move: Place, double: bool, teller: Teller) -> str:
    if not double:
        return ""
    if move.guest == RICH:
        return teller.explain("rich")
    return teller.explain("suite" if move.room in seen.suites[seen.queue[0]] else "celebrity")


# --- tiles, and the tie-break card


def tile_of(tile: int, part: Part | None, wish: Move | None, teller: Teller) -> Tile:
    """Return a building tile as it is drawn."""
    kind = TILE_OF[tile]
    name = teller.name("tile", kind)
    return Tile(tile, f"b-{BOX.tiles[kind]}", kind, part, wish, name, f"{name}. {_use(kind, teller)}")


def _use(kind: int, teller: Teller) -> str:
    """Say what a building tile does, and what it brings where it is never used."""
    use = teller.explain(BOX.tiles[kind])
    if not BOX.special[kind]:
        return use
    unused = teller.count(
        "Never used, it brings {number} coin at the end.",
        "Never used, it brings {number} coins at the end.",
        BOX.unused_special,
    )
    return f"{use} {unused}"


def _tiles(seen: Samoa, seat: int, hand: Hand, teller: Teller) -> Iterator[Tile]:
    for tile in seen.tiles[seat]:
        kind, part, wish = TILE_OF[tile], None, None
        if seat == hand.seat and kind in _USES:
            do, wish = _USES[kind]
            part = {"do": do}
            if not hand.offers(**part):  # when it can be used is told with what it does
                wish = None
        if kind == POOL or kind in _USES:
            yield tile_of(tile, part, wish, teller)


def _tie(seen: Samoa, seat: int, teller: Teller) -> str:
    if seat != seen.tiebreak or seen.seat is None:
        return ""
    before = teller.name("seat", (seat - 1) % len(seen.hotels))
    here = teller(
        N_("The tie-break card lies between {before} and {after}."), before=before, after=teller.name("seat", seat)
    )
    return f"{here} {teller.explain('tie_break')}"

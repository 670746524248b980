"""The board of Grand Austria Hotel: the middle of the table, the own hotel, the tray, and the other hotels.

The middle is in `square.py`, cards are in `faces.py`, hotels in `houses.py`, what is being decided in `tray.py`.
Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.asking import actions_of, ask_of
from fivestars.games.austria.board.faces import (
    Guest,
    Staff,
    cafe_of,
    hand_of,
    pack_of,
    queue_of,
    team_of,
)
from fivestars.games.austria.board.houses import House, other_house, own_house, prices
from fivestars.games.austria.board.leopold import strip_of
from fivestars.games.austria.board.owed import dish_told, order_told
from fivestars.games.austria.board.signs import Sign
from fivestars.games.austria.board.square import laws_of, order_of, spaces_of, track_of, visits_of
from fivestars.games.austria.board.standing import Measure, measures_of
from fivestars.games.austria.board.tray import besides, tray_of
from fivestars.games.austria.box import BOX, COLOURS
from fivestars.games.austria.rules import PART_NAMES, Austria, prompts
from fivestars.games.austria.rules import Part as Scored
from fivestars.games.austria.rules.lookup import DISHES, LAST_ROUND, RICHEST, TABLES
from fivestars.games.austria.rules.moves import Serve
from fivestars.table.drawing import Hand, Part, Picture, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

# What brings something hidden to light, spends much, or needs reading first: shown before it is made.
CONFIRMED: Final = frozenset({"Keep", "Take", "Act", "Play", "MoveIn", "Claim", "Suffer", "Pass"})


# When a staff card works.
TIMINGS: Final = {
    "now": N_("at once"),
    "end": N_("at the end"),
    "round": N_("once a round"),
    "permanent": N_("always"),
}

# What stands on the card of a guest, from the top to the bottom.
LEGEND: Final = {
    "for-points": N_("points"),
    "for-order": N_("orders"),
    "for-gives": N_("brings when moving in"),
    "for-price": N_("costs you"),
}


class Food(NamedTuple):
    """A dish or drink in a kitchen."""

    name: str
    amount: int
    part: Part | None
    wish: Move | None
    label: str


class Hotel(NamedTuple):
    """What a seat has."""

    seat: int
    label: str
    look: str  # what the button says that shows it large
    krones: int
    krones_label: str
    kitchen: Sequence[Food]
    kitchen_label: str
    guests: Sequence[Guest]
    free: Sequence[int]  # tables where nobody sits
    house: House
    team: Sequence[Staff]
    hand: int
    hand_label: str
    passed: bool
    now: bool
    measures: Sequence[Measure]


def picture(seen: Austria, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    me = hand.seat if hand.seat is not None else seen.seat or 0
    seats = [(me + away) % seen.seats for away in range(seen.seats)]
    thrown = teller.count("{number} die thrown away", "{number} dice thrown away", seen.thrown)
    shown = {
        "track": track_of(seen, teller),
        "visits": visits_of(seen, teller),
        "laws": laws_of(seen, me, hand, teller),
        "queue": queue_of(seen, me, hand, teller),
        "deck": teller.count("{number} guest in the deck", "{number} guests in the deck", len(seen.deck)),
        "staff_deck": teller.count(
            "{number} card in the staff deck", "{number} cards in the staff deck", len(seen.staff)
        ),
        "piles": (len(seen.deck), len(seen.staff)),
        "order": order_of(seen),
        "spaces": spaces_of(seen, me, hand, teller),
        "thrown": seen.thrown,
        "thrown_label": f"{thrown}. {teller.explain('dustbin')}",
        "tray": tray_of(seen, hand, teller),
        "besides": besides(seen, hand, teller),
        "mine": (mine := _own(seen, me, hand, teller)),
        "pocket": _pocket(mine),
        "leopold": strip_of(seen, teller),
        "others": [_other(seen, seat, teller) for seat in seats[1:]],
        "hand": hand_of(seen, me, hand, teller),
        "watched": hand.seat is None,
        "pack": pack_of(seen, me, hand, teller),
        "prices": prices(teller),
        "bonuses": _bonuses(teller),
        "pane": _pane(seen, hand),
        "panes": _panes(seen, me, teller),
        "calling": [] if hand.picks else _calling(hand),
        "turn": hand.picks.get("do") in (None, "Act", "Take") and (hand.offers(do="Act") or hand.offers(do="Take")),
        "begun": bool(hand.picks),
        "legend": [(sign, teller(told)) for sign, told in LEGEND.items()],
        "timings": [(timing, teller(told)) for timing, told in TIMINGS.items()],
    }
    return Picture(shown, actions_of(seen, hand, teller), ask_of(seen, hand, teller), LAST_ROUND)


_PANES: Final = {
    prompts.KEEP_A_CARD: "staff",
    prompts.KEEP_SIX: "staff",
    prompts.PLAY: "staff",
    prompts.RETURN_CARDS: "staff",
    prompts.PLAY_ONE_OF_THREE: "staff",
    prompts.PUT_UNDER_DECK: "staff",
    prompts.DISMISS: "staff",
    prompts.TAKE_PENALTY: "emperor",
    prompts.FETCH: "hotel",  # what the guests of the café ordered
    prompts.FETCH_ANY: "hotel",
    prompts.CHOOSE_REWARD: "hotel",
    prompts.PLACE_FOOD: "hotel",
    prompts.GO_ON_SERVING: "hotel",
    prompts.COMPLETE_AN_ORDER: "hotel",
    prompts.PREPARE: "hotel",
    prompts.FURNISH: "hotel",
    prompts.FLIP: "hotel",
    prompts.REMOVE_VACANT: "hotel",
    prompts.REMOVE_OCCUPIED: "hotel",
}


def _pane(seen: Austria, hand: Hand) -> str:
    """Return the part of the table where one decides: on a phone it is shown, and the others are a tap away."""
    if not hand.candidates:
        return "guests"
    if hand.picks.get("do") in ("MoveIn", "Serve"):
        return "hotel"
    if seen.prompt == prompts.FINISH:
        return next(iter(_calling(hand)), "hotel")
    return _PANES.get(seen.prompt, "guests")


_WHERE: Final = {
    "MoveIn": "hotel",
    "Serve": "hotel",
    "Use": "staff",
    "Claim": "emperor",
    "Take": "guests",
    "Act": "guests",
}


def _calling(hand: Hand) -> list[str]:
    """Return the parts of the table where something of the turn may be picked, the likeliest first."""
    return list(dict.fromkeys(where for do, where in _WHERE.items() if hand.offers(do=do)))


class Pane(NamedTuple):
    """A part of the table that is a tap away on a phone."""

    name: str
    icon: str
    label: str
    counts: Sequence[tuple[str, int]] = ()  # what is counted there, with its sign: a change is told on the tab


@stays
def _panes(seen: Austria, me: int, teller: Teller) -> list[Pane]:
    """Return the parts of the table with their pictures and names, and with what the seat that looks has in each."""
    points = {
        part: sum(seen.points[me * len(PART_NAMES) + of] for of in of_parts) for part, of_parts in _SCORED.items()
    }
    hotel = (("points", points["hotel"]), ("coin", seen.krones[me]))
    emperor = (("points", points["emperor"]), ("crown", seen.steps[me]))
    return [
        Pane("guests", "guest", teller(N_("Guests"))),
        Pane("hotel", "room", teller(N_("Hotel")), hotel),
        Pane("staff", "play", teller(N_("Staff")), (("points", points["staff"]),)),
        Pane("emperor", "crown", teller(N_("Emperor")), emperor),
        Pane("others", "cluster", teller(N_("Others"))),
    ]


# The parts of the score, by the part of the table that brings them.
_SCORED: Final = {
    "hotel": (Scored.GUESTS, Scored.ROOMS, Scored.DOORS, Scored.GROUPS, Scored.STOCK, Scored.CAFE),
    "staff": (Scored.STAFF,),
    "emperor": (Scored.POLITICS, Scored.EMPEROR, Scored.TILES),
}


class Bonus(NamedTuple):
    """What full groups of a colour bring, as it stands on the roof."""

    colour: str
    icon: str
    sizes: str
    label: str


def _bonuses(teller: Teller) -> list[Bonus]:
    """Return what full groups bring, by colour."""
    icons = {"points": "points", "krones": "coin", "emperor": "crown"}
    told = [(BOX.sheet["groups"][what], icon) for what, icon in icons.items()]
    return [
        Bonus(group["colour"], icon, "·".join(map(str, group["by_size"])), teller.explain(group["colour"]))
        for group, icon in told
    ]


# --- hotels


def _own(seen: Austria, seat: int, hand: Hand, teller: Teller) -> Hotel:
    return _hotel(seen, seat, hand, own_house(seen, seat, hand, teller), teller)


@stays
def _other(seen: Austria, seat: int, teller: Teller) -> Hotel:
    return _hotel(seen, seat, None, other_house(seen, seat, teller), teller)


def _hotel(seen: Austria, seat: int, hand: Hand | None, house: House, teller: Teller) -> Hotel:
    krones, guests = seen.krones[seat], cafe_of(seen, seat, hand, teller)
    held = teller.count("{number} staff card in the hand", "{number} staff cards in the hand", len(seen.hand[seat]))
    food = seen.kitchen_of(seat)
    cook = None if seen.prompt == prompts.PLACE_FOOD else hand  # then the food comes from the supply
    return Hotel(
        seat,
        teller(N_("Hotel: {name}"), name=teller.name("seat", seat)),
        teller(N_("{name}: look at the hotel"), name=teller.name("seat", seat)),
        krones,
        teller.count("{number} krone of {most}", "{number} krones of {most}", krones, most=RICHEST),
        [_food(dish, count, cook, teller) for dish, count in zip(DISHES, food, strict=True)],
        teller(N_("Kitchen: {food}"), food=order_told(food, teller) or "–"),
        guests,
        range(TABLES - len(guests)),
        house,
        team_of(seen, seat, hand, teller),
        len(seen.hand[seat]),
        held,
        seen.passed >> seat & 1 == 1,
        seen.seat == seat,
        measures_of(seen, seat, teller),
    )


class Pocket(NamedTuple):
    """What one has to decide by, in short: on a phone it stands beside dice, guests who wait, and staff."""

    stock: Sequence[Sign]
    rooms: Sequence[tuple[str, int]]  # how many of each colour are vacant
    guests: Sequence[Guest]
    free: Sequence[int]
    label: str


def _pocket(mine: Hotel) -> Pocket:
    stock = [Sign("coin", str(mine.krones)), *(Sign(food.name, str(food.amount)) for food in mine.kitchen)]
    vacant = [room.colour for room in mine.house.rooms if room.state == "vacant"]
    rooms = [(colour, vacant.count(colour)) for colour in COLOURS]
    told = [f"{mine.krones_label}.", f"{mine.kitchen_label}.", mine.house.label, *(card.label for card in mine.guests)]
    return Pocket(stock, rooms, mine.guests, mine.free, " ".join(told))


def _food(dish: str, count: int, hand: Hand | None, teller: Teller) -> Food:
    part: Part | None = {"do": "Serve", "dish": dish} if hand and hand.candidates and count else None
    guest = hand.picks.get("guest") if hand else None
    wish = Serve(guest, dish) if isinstance(guest, int) and part else None
    return Food(dish, count, part, wish, dish_told(dish, count, teller))

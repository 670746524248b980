"""The cards that one sees: guests in the queue and in a café, staff in the hand and at work."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.austria.board.owed import foretold, order_told
from fivestars.games.austria.board.portraits import PORTRAITS, Piece
from fivestars.games.austria.board.signs import FACES_OF, REWARDS, Face, Sign
from fivestars.games.austria.box import TOURIST
from fivestars.games.austria.rules import UNKNOWN, Austria, prompts
from fivestars.games.austria.rules.lookup import (
    DELIVERY_BOY,
    DISHES,
    END_SET,
    GROUP_AT,
    GUESTS,
    INDEX,
    ONCE_A_ROUND,
    QUEUE_PRICES,
    SECRETARY,
)
from fivestars.games.austria.rules.moves import Complete, Dismiss, Keep, MoveIn, Play, Serve, Sink, Take, Use
from fivestars.games.austria.rules.scoring import end_points
from fivestars.table.drawing import Hand, Part, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

# The cards that do something else in the revised edition.
REVISED: Final = frozenset({"guest 97", "staff 23", "staff 41", "tile C2"})
FREE_GUEST: Final = (prompts.INVITE, prompts.TAKE_A_GUEST)
_GUEST_MATTERS: Final = (
    *FREE_GUEST,
    prompts.BEGIN,
    prompts.ACT,
    prompts.BEGIN_EXTRA_TURN,
    prompts.EXTRA_ACTION,
    prompts.FINISH,
)


class Dish(NamedTuple):
    """A dish or drink of an order, served or still missing; `part` serves it."""

    name: str
    served: bool
    part: Part | None
    wish: Move


class Guest(NamedTuple):
    """A guest card."""

    id: str
    number: int
    colour: str
    name: str
    points: int
    order: Sequence[Dish]
    gives: Sequence[Sign]
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    price: int = 0
    ready: bool = False
    brings: Sequence[Sign] = ()  # points, krones and steps that moving in would certainly bring

    @property
    def portrait(self) -> Sequence[Piece]:
        """The parts of the guest's portrait."""
        return PORTRAITS[self.number]

    @property
    def lacks(self) -> Sequence[Sign]:
        """What is still missing: each dish once, with how many."""
        missing = [dish.name for dish in self.order if not dish.served]
        return [Sign(name, str(missing.count(name))) for name in dict.fromkeys(missing)]


class Staff(NamedTuple):
    """A staff card, in the hand or played."""

    id: str
    number: int
    name: str
    face: Face
    price: int  # after what comes off; its cost where nothing is being played
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    used: bool = False
    now: str = ""  # what it is worth now, if it counts at the end

    @property
    def portrait(self) -> Sequence[Piece]:
        """The parts of the portrait."""
        return PORTRAITS[self.number]


# --- guests


def rule_of(seen: Austria, card: str, teller: Teller) -> str:
    """Return what a card does in the edition that is played."""
    return teller.explain(f"{card}, revised" if seen.revised and card in REVISED else card)


@stays
def _guest_told(_seen: Austria, guest: int, teller: Teller) -> str:
    card = GUESTS[guest]
    return teller(
        _TOURIST if card.colour == TOURIST else N_("{guest}, {colour}. Orders {order}."),
        guest=teller.name("guest", guest),
        colour=teller.name("colour", card.colour),
        order=order_told(card.order, teller),
    )


_TOURIST: Final = N_("{guest}, {colour}, takes any room. Orders {order}.")


@stays
def _brings(seen: Austria, guest: int, teller: Teller) -> str:
    points = teller.count("{number} point.", "{number} points.", GUESTS[guest].points)
    return f"{points} {rule_of(seen, f'guest {guest}', teller)}"


def queue_of(seen: Austria, me: int, hand: Hand, teller: Teller) -> list[Guest | None]:
    """Return the guests who wait, with what each costs the seat that looks; None where nobody waits."""
    free = bool(seen.played[me] & DELIVERY_BOY) or (seen.seat == me and seen.prompt in FREE_GUEST)
    return [
        _waiting(seen, guest, place, 0 if free else price, hand, teller) if guest else None
        for place, (guest, price) in enumerate(zip(seen.queue, QUEUE_PRICES, strict=True), 1)
    ]


def _waiting(seen: Austria, guest: int, place: int, price: int, hand: Hand, teller: Teller) -> Guest:
    order = GUESTS[guest].order
    cost = teller.count("Costs {number} krone.", "Costs {number} krones.", price) if price else teller(N_("For free."))
    asked = bool(hand.candidates) and seen.prompt in _GUEST_MATTERS
    part: Part = {"do": "Take", "place": place}
    dishes = _dishes(guest, order, order, None)
    return _guest(seen, guest, dishes, part, Take(place) if asked else None, cost, teller, price=price)


def cafe_of(seen: Austria, seat: int, hand: Hand | None, teller: Teller) -> list[Guest]:
    """Return the guests in a café; with a hand, what may be done with each."""
    return [_seated(seen, guest, lacks, hand, teller) for guest, lacks in seen.guests_of(seat)]


def _seated(seen: Austria, guest: int, lacks: Sequence[int], hand: Hand | None, teller: Teller) -> Guest:
    ready = not any(lacks)
    status = (
        teller(N_("Everything is served."))
        if ready
        else teller(N_("Still missing: {order}."), order=order_told(lacks, teller))
    )
    part, wish = _guest_part(seen, guest, lacks, hand) if hand and hand.candidates else (None, None)
    card = _guest(
        seen, guest, _dishes(guest, GUESTS[guest].order, lacks, hand), part, wish, status, teller, ready=ready
    )
    move, *others = _ways_in(seen, guest, hand) if ready and hand else [None]
    if move is None:
        return card
    brings = foretold(seen, move, teller, *others)
    signs = [sign for sign in brings.signs if sign.text.startswith("+")]
    return card._replace(brings=signs, tip=f"{card.label} {brings.told(teller)} {_brings(seen, guest, teller)}")


def _ways_in(seen: Austria, guest: int, hand: Hand) -> list[MoveIn | None]:
    """Return how a guest may move in, of rooms that bring the same only one; None where that cannot be."""
    seat = seen.seat or 0
    ways: dict[object, MoveIn | None] = {}
    for move in hand.ends(do="MoveIn", guest=guest):
        assert isinstance(move, MoveIn)
        group = GROUP_AT[seen.hotels[seat]][INDEX[move.room]]
        full = (group.rooms & ~seen.occupied[seat]).bit_count() == 1
        ways[group if full else group.colour] = move
    return list(ways.values()) or [None]


def _guest(
    seen: Austria,
    guest: int,
    dishes: Sequence[Dish],
    part: Part | None,
    wish: Move | None,
    status: str,
    teller: Teller,
    *,
    price: int = 0,
    ready: bool = False,
) -> Guest:
    card = GUESTS[guest]
    name, gives = teller.name("guest", guest), REWARDS[guest]
    label = f"{_guest_told(seen, guest, teller)} {status}"
    tip = f"{label} {_brings(seen, guest, teller)}"
    return Guest(
        f"guest-{guest}", guest, card.colour, name, card.points, dishes, gives, part, wish, label, tip, price, ready
    )


def _guest_part(seen: Austria, guest: int, lacks: Sequence[int], hand: Hand) -> tuple[Part, Move]:
    """Return what picking a guest of the café means now, and the move that one wishes for."""
    if seen.prompt == prompts.COMPLETE_AN_ORDER:
        return {"do": "Complete", "guest": guest}, Complete(guest)
    if not any(lacks):
        room = hand.picks.get("room")
        there = room if isinstance(room, int) and hand.picks.get("do") == "MoveIn" else 0
        return {"do": "MoveIn", "guest": guest}, MoveIn(guest, there)
    dish = hand.picks.get("dish")
    first = next(name for name, count in zip(DISHES, lacks, strict=True) if count)
    return {"do": "Serve", "guest": guest}, Serve(guest, dish if isinstance(dish, str) else first)


def _dishes(guest: int, order: Sequence[int], lacks: Sequence[int], hand: Hand | None) -> list[Dish]:
    dishes = []
    for name, count, missing in zip(DISHES, order, lacks, strict=True):
        part: Part | None = {"do": "Serve", "guest": guest, "dish": name} if hand else None
        for place in range(count):
            served = place < count - missing
            dishes.append(Dish(name, served, None if served else part, Serve(guest, name)))
    return dishes


# --- staff


def staff_told(card: int, cost: int, teller: Teller) -> str:
    """Return the name and price of a staff card."""
    price = teller.count("{number} krone", "{number} krones", cost) if cost else teller(N_("for free"))
    return teller(N_("{card}, {price}."), card=teller.name("card", card), price=price)


_HAND_DOES: Final[dict[str, type[Play | Sink]]] = {prompts.PLAY: Play, prompts.RETURN_CARDS: Sink}


def hand_of(seen: Austria, seat: int, hand: Hand, teller: Teller) -> list[Staff]:
    """Return the staff cards that a seat holds, with what each would cost now."""
    cards = [card for card in seen.hand[seat] if card != UNKNOWN]
    does = _HAND_DOES.get(seen.prompt) if hand.candidates else None
    discount = seen.errands[-1].discount if seen.prompt == prompts.PLAY and hand.candidates else 0
    return [_held(seen, card, does, discount, hand, teller) for card in cards]


def pack_of(seen: Austria, seat: int, hand: Hand, teller: Teller) -> list[Staff]:
    """Return the pack that is before a seat in the draft."""
    pack = seen.packs[seat] if seen.packs else ()
    return [_held(seen, card, Keep, 0, hand, teller) for card in pack if card != UNKNOWN]


def looked_at(seen: Austria, hand: Hand, teller: Teller) -> list[Staff]:
    """Return the cards of the deck that the deciding seat looks at, if it is the one that sees this."""
    does = Play if seen.prompt == prompts.PLAY_ONE_OF_THREE else Sink
    discount = seen.errands[-1].discount if does is Play else 0
    return [_held(seen, card, does, discount, hand, teller) for card in seen.looked if card != UNKNOWN]


def _held(
    seen: Austria, card: int, does: type[Play | Sink | Keep] | None, discount: int, hand: Hand, teller: Teller
) -> Staff:
    face = FACES_OF[seen.revised][card]
    price = max(0, face.cost - discount)
    label = staff_told(card, price, teller)
    if price < face.cost:
        label += " " + teller(N_("Instead of {number}."), number=face.cost)
    tip = f"{label} {rule_of(seen, f'staff {card}', teller)}"
    part: Part = {"do": (does or Play).__name__, "card": card}
    wish = (does or Play)(card) if hand.candidates else None
    return Staff(f"staff-{card}", card, teller.name("card", card), face, price, part, wish, label, tip)


def team_of(seen: Austria, seat: int, hand: Hand | None, teller: Teller) -> list[Staff]:
    """Return the staff cards that a seat has played."""
    return [_at_work(seen, seat, card, hand, teller) for card in seen.staff_of(seat)]


def _at_work(seen: Austria, seat: int, card: int, hand: Hand | None, teller: Teller) -> Staff:
    face = FACES_OF[seen.revised][card]
    used = bool(seen.used[seat] >> card & 1)
    name = teller.name("card", card)
    label = teller(N_("{card}: used in this round."), card=name) if used else f"{name}."
    worth = (
        str(end_points(seen, seat, card)) if END_SET >> card & 1 and card != SECRETARY and seen.seat is not None else ""
    )
    tip = f"{label} {rule_of(seen, f'staff {card}', teller)}"
    if worth:
        tip += " " + teller.count("Now it is worth {number} point.", "Now it is worth {number} points.", int(worth))
    part, wish = _work_part(seen, card) if hand and hand.candidates else (None, None)
    return Staff(f"staff-{card}", card, name, face, face.cost, part, wish, label, tip, used, worth)


def _work_part(seen: Austria, card: int) -> tuple[Part | None, Move | None]:
    if seen.prompt == prompts.DISMISS:
        return {"do": "Dismiss", "card": card}, Dismiss(card)
    if ONCE_A_ROUND >> card & 1 and seen.prompt in prompts.TURN:
        return {"do": "Use", "card": card}, Use(card)
    return None, None

"""The board of Overbooking: the column of hotels with their queues and back doors, the hand, and what everybody has.

Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from typing import Final, NamedTuple

from fivestars.games.overbooking.board.asking import (
    actions,
    ask,
    certain,
    certainly_more,
    more_of,
    points_of,
    progress,
    round_of,
)
from fivestars.games.overbooking.board.looks import KINDS, Card, back, face, face_down, front, wanted_by
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, BEDS, COINS, CREST, KIND, MERCHANTS, MONK, OWNER, WORKERS
from fivestars.games.overbooking.rules import Overbooking, prompts
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import DOOR, QUEUE, Favour, Place, Replace
from fivestars.games.overbooking.rules.scoring import crests_of
from fivestars.table.drawing import Hand, Part, Picture, Teller, stays
from fivestars.table.game import Event, Move
from fivestars.table.words import N_, signed

CONFIRMED: Final = frozenset({"Place", "Keep", "Replace", "Favour", "Decline"})
OWN: Final = frozenset({"hotel", "back"})  # many backs look the same: the place is lit, and nothing else of the hotel


class Slot(NamedTuple):
    """The nearest free place of a queue or a back door; `ghost` is the card that would lie there."""

    id: str
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    open: bool  # a card lies face up here
    ghost: Card | None
    points: int = 0  # that a card here is certain to bring


class Zone(NamedTuple):
    """A queue or a back door."""

    id: str
    side: str
    label: str
    cards: list[Card]
    slot: Slot | None
    blanks: list[bool]  # the free places behind; whether a card lies face up there
    full: Slot | None  # stands at the end of a full one, and says so
    closed: bool


class Crowding(NamedTuple):
    """How full a hotel is, as a bar: beds that are wanted for sure, those that may be wanted, and what goes beyond."""

    all: int  # as many beds as the bar is long
    beds: int
    sure: int
    maybe: int
    beyond: int  # wanted for sure, and not there
    most: int  # wanted at most, and not there


class Hotel(NamedTuple):
    """A hotel of the column."""

    number: int
    front: int
    beds: int
    sum: str  # how the beds came about, where somebody changed them
    wanted: str  # beds that those in the queue want, as far as one can know
    crowd: str  # whether that is too much: surely, maybe, or not
    crowding: Crowding | None
    rule: str
    label: str
    tip: str
    state: str
    chip: bool
    door: Zone
    queue: Zone


class Ledger(NamedTuple):
    """What a seat has collected, and how many cards it still has."""

    seat: int
    first: bool
    crests: list[tuple[str, int, int]]  # crest, booked cards, points for them
    coins: int
    chips: int
    hand: int
    deck: int
    album: list[tuple[str, list[str], str]]  # crest; by kind: booked, gone, or neither; what its cards bring


def picture(seen: Overbooking, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    viewer = _viewer(seen)
    own = seen.hands[viewer] if viewer is not None else []
    shown = {
        "hotels": [_hotel(seen, index, hand, teller) for index in range(len(seen.hotels))],
        "hand": [_in_hand(seen, card, hand, teller) if card in own else None for card in _places(seen, viewer)],
        "viewer": viewer,
        "ledgers": [_ledger(seen, seat, teller) for seat in range(len(seen.hands))],
        "progress": progress(seen, teller),
        "over": seen.seat is None,
        "checking": seen.opened,
        "kinds": list(zip(BOX.kinds, BOX.beds, BOX.coins, strict=True)),
        "round": round_of(seen, teller),
        "scale": _scale(seen, teller),
    }
    return Picture(shown, actions(seen, hand, teller), ask(seen, hand, teller), BOX.rounds)


def place_of(event: Event) -> str:
    """Return the place that is lit when somebody has laid a card face down there."""
    match event:
        case e.QueuedHidden(hotel=hotel):
            return f"last-{hotel}-{QUEUE}"
        case e.LeftAtDoorHidden(hotel=hotel):
            return f"last-{hotel}-{DOOR}"
    return ""


def _viewer(seen: Overbooking) -> int | None:
    """Return whose hand lies open; where all do, since the match is over, that of who decides."""
    known = [seat for seat, cards in enumerate(seen.hands) if cards and cards[0] >= 0]
    return known[0] if len(known) == 1 else seen.seat if known else None


# --- the column of hotels


def _hotel(seen: Overbooking, index: int, hand: Hand, teller: Teller) -> Hotel:
    hotel, number = BOX.hotels[seen.hotels[index]], index + 1
    checked = seen.opened == number
    change, coming = (seen.beds - hotel.beds, 0) if checked else _known_at_door(seen, index, hand)
    beds = hotel.beds + change
    label = teller.count(
        "{hotel}: {number} bed. {rule}.",
        "{hotel}: {number} beds. {rule}.",
        beds,
        hotel=teller.name("hotel", number),
        rule=teller.name("rule", hotel.rule.id),
    )
    queue = _zone(seen, index, QUEUE, hand, teller)
    if queue.slot and queue.slot.ghost:
        coming += queue.slot.ghost.beds  # of the card that would lie there next
    least, most = (beds + coming for beds in wanted_by(seen.queues[index]))
    span = "" if number <= seen.opened or not most else "–".join(map(str, dict.fromkeys((least, most))))
    sum_of = f"{hotel.beds} {'+' if change > 0 else '−'} {abs(change)}" if change else ""
    if sum_of and not checked:
        label = teller(N_("{hotel} With the back door: {sum}."), hotel=label, sum=sum_of)
    if span:
        label = teller(N_("{hotel} Beds wanted in the queue: {beds}."), hotel=label, beds=span)
    told = (teller.explain(hotel.rule.id), *([teller.explain("chip")] if seen.chips[index] else []))
    return Hotel(
        number,
        front(seen, index),
        beds,
        sum_of,
        span,
        "" if not span or most <= beds else "too-many" if least > beds else "maybe",
        _crowding(least, most, beds) if span else None,
        hotel.rule.id,
        label,
        " ".join([label, *told]),
        "open" if checked else "done" if number < seen.opened else "",
        bool(seen.chips[index]),
        _zone(seen, index, DOOR, hand, teller),
        queue,
    )


def _known_at_door(seen: Overbooking, index: int, hand: Hand) -> tuple[int, int]:
    """Return the beds more or fewer, and those wanted by monks, by the cards at a back door that the viewer knows."""
    known = [card for card in seen.doors[index] if card >= 0]
    match hand.chosen:
        case Place(card=card, hotel=hotel, side=side) if (hotel, side) == (index + 1, DOOR):
            known.append(card)  # it would lie there next
    change = sum(_BEDS_MORE.get(KIND[card], 0) for card in known)
    return change, sum(BEDS[card] for card in known if KIND[card] == MONK)


_BEDS_MORE: Final = {MERCHANTS: BOX.merchants_beds, WORKERS: BOX.workers_beds}


def _crowding(least: int, most: int, beds: int) -> Crowding:
    """Return how full the beds are that there are, and how many are wanted beyond them."""
    return Crowding(
        max(beds, most),
        beds,
        min(least, beds),
        min(most, beds) - min(least, beds),
        max(0, least - beds),
        max(0, most - beds),
    )


def _zone(seen: Overbooking, index: int, side: str, hand: Hand, teller: Teller) -> Zone:
    number, rule = index + 1, BOX.hotels[seen.hotels[index]].rule
    waiting = (seen.doors if side == DOOR else seen.queues)[index]
    limit, place_open = (rule.door, 0) if side == DOOR else (rule.queue, rule.open)
    name = f"{number}-{side}"
    cards = [_waiting(seen, number, side, place, card, hand, teller) for place, card in enumerate(waiting, 1)]
    cards[-1:] = [card._replace(lit=f"{card.lit} last-{name}") for card in cards[-1:]]
    count = len(cards)
    placing = not seen.opened and seen.seat is not None
    free = limit - count if placing else 0
    label = teller(N_("{side} of {hotel}"), side=teller.name("side", side), hotel=teller.name("hotel", number))
    return Zone(
        name,
        side,
        label,
        cards,
        _slot(seen, number, side, count + 1, hand, teller) if free > 0 else None,
        [place == place_open for place in range(count + 2, limit + 1)] if placing else [],
        _full(number, side, limit, seen, hand, teller) if free == 0 and (placing or not limit) else None,
        not rule.door and side == DOOR,
    )


def _waiting(seen: Overbooking, number: int, side: str, place: int, card: int, hand: Hand, teller: Teller) -> Card:
    """Return a card that lies at a hotel."""
    if card < 0:
        return back(f"{number}-{side}-{place}", card, teller)
    if number == seen.opened:
        return _asked(seen, side, place, card, hand, teller)
    if side == QUEUE and place == BOX.hotels[seen.hotels[number - 1]].rule.open:
        return face(card, teller)
    # all others lie face down, and are seen by their owner alone; in a match that is over, by everybody
    return face_down(card, BACK[card], teller)


def _asked(seen: Overbooking, side: str, place: int, card: int, hand: Hand, teller: Teller) -> Card:
    """Return a card of the hotel that is checked: one that acts, has acted, or may be chosen."""
    shown = face(card, teller)
    if side == DOOR:
        return shown._replace(state="acting" if place == seen.step + 1 else "used" if place <= seen.step else "")
    kind = Favour if seen.prompt == prompts.NOBLEWOMEN else Replace
    chosen = hand.chosen
    state = "leaving" if type(chosen) is Replace and chosen.place == place else ""
    mark = str(seen.favoured.index(card) + 1) if card in seen.favoured else ""
    if type(chosen) is Favour and chosen.place == place:
        mark = str(len(seen.favoured) + 1)
    wish = kind(place)
    points = more_of(seen, wish) if hand.ends(do=kind.__name__, place=place) else 0
    if points:
        shown = shown._replace(label=f"{shown.label} {certainly_more(points, teller)}", plus=points)
    return shown._replace(state=state, part={"do": kind.__name__, "place": place}, wish=wish, mark=mark)


def _slot(seen: Overbooking, number: int, side: str, place: int, hand: Hand, teller: Teller) -> Slot:
    card, chosen = hand.picks.get("card"), hand.chosen
    rule = BOX.hotels[seen.hotels[number - 1]].rule
    part: Part | None = {"do": "Place", "hotel": number, "side": side}
    wish: Move | None = None
    if isinstance(card, int):
        wish = Place(card, number, side)
        if not hand.ends(do="Place", hotel=number, side=side):
            part = None
    elif hand.candidates:
        wish = Place(_first_card(seen), number, side)
    label = teller(
        N_("{side} of {hotel}, place {place}"),
        side=teller.name("side", side),
        hotel=teller.name("hotel", number),
        place=place,
    )
    points = points_of(seen, wish) if wish is not None and part is not None else 0
    if points:
        label = f"{label}. {certain(points, teller)}"
    lies_open = side == QUEUE and place == rule.open
    if lies_open:
        label = teller(N_("{place}, face up"), place=label)
    here = type(chosen) is Place and (chosen.hotel, chosen.side) == (number, side)
    ghost = face(chosen.card, teller, "ghost") if here and type(chosen) is Place else None
    tip = "" if hand.picks else teller.explain(side)  # whoever has picked a card knows, and wants to see the place
    return Slot(f"slot-{number}-{side}", part, wish, label, tip, lies_open, ghost, points)


def _full(number: int, side: str, limit: int, seen: Overbooking, hand: Hand, teller: Teller) -> Slot:
    """Return the sign that no more cards go here: of a full queue or back door, or of a closed one."""
    card = hand.picks.get("card")
    wish = None
    if hand.candidates:
        wish = Place(card if isinstance(card, int) else _first_card(seen), number, side)
    place = teller(N_("{side} of {hotel}"), side=teller.name("side", side), hotel=teller.name("hotel", number))
    label = teller(N_("{place}: full"), place=place) if limit else teller(N_("{place}: closed"), place=place)
    return Slot(f"full-{number}-{side}", None, wish, label, teller.explain(side if limit else "closed"), False, None)


def _first_card(seen: Overbooking) -> int:
    """Return the card with which one asks why a place is refused while none is picked."""
    return seen.hands[seen.seat or 0][0]


# --- the hand


def _places(seen: Overbooking, viewer: int | None) -> list[int]:
    """Return the cards that have a place in the hand: those laid in this round keep theirs, so that no other moves."""
    if viewer is None:
        return []
    laid = [] if seen.opened else [card for cards in (*seen.doors, *seen.queues) for card in cards]
    return sorted([*seen.hands[viewer], *(card for card in laid if card >= 0 and OWNER[card] == viewer)])


def _in_hand(seen: Overbooking, card: int, hand: Hand, teller: Teller) -> Card:
    shown = face(card, teller)
    if seen.opened or seen.seat is None:
        return shown
    part: Part | None = {"do": "Place", "card": card}
    hotel, side = hand.picks.get("hotel"), hand.picks.get("side")
    if isinstance(hotel, int) and isinstance(side, str):
        wish = Place(card, hotel, side)
        if not hand.ends(do="Place", card=card):
            part = None
    else:
        wish = Place(card, _roomy(seen), QUEUE)
    return shown._replace(part=part, wish=wish, state="gone" if _is_placed(hand, card) else "")


def _is_placed(hand: Hand, card: int) -> bool:
    return type(hand.chosen) is Place and hand.chosen.card == card


def _roomy(seen: Overbooking) -> int:
    """Return a hotel with room in its queue, to ask there why a card that fits nowhere is refused."""
    for number, (hotel, queue) in enumerate(zip(seen.hotels, seen.queues, strict=True), 1):
        if len(queue) < BOX.hotels[hotel].rule.queue:
            return number
    return 1


# --- what everybody has


@stays
def _ledger(seen: Overbooking, seat: int, teller: Teller) -> Ledger:
    bonus = BOX.bonus[seen.scoring]
    states = {(CREST[card], KIND[card]): "booked" for card in seen.booked[seat]}
    states |= {(CREST[card], KIND[card]): "lost" for card in seen.gone[seat]}
    rows = [[states.get((crest, kind), "") for kind in range(1, len(KINDS))] for crest in range(len(BOX.crests))]
    counts = zip(BOX.crests, crests_of(seen, seat), strict=True)
    return Ledger(
        seat,
        seen.first == seat,
        [(name, count, bonus[count]) for name, count in counts] if any(bonus) else [],
        sum(COINS[card] for card in seen.booked[seat]),
        seen.taken[seat],
        len(seen.hands[seat]),
        len(seen.decks[seat]),
        [(name, row, _worth(row, bonus, teller)) for name, row in zip(BOX.crests, rows, strict=True)],
    )


def _worth(row: list[str], bonus: tuple[int, ...], teller: Teller) -> str:
    """Return what the booked cards of a crest bring, or how many of them there are; nothing if too many are lost."""
    booked, lost = (sum(state == what for state in row) for what in ("booked", "lost"))
    if bonus[booked]:
        return signed(bonus[booked])
    if not bonus[len(row) - lost]:
        return ""
    wanted = next(cards for cards, points in enumerate(bonus) if points)
    return teller(N_("{booked} of {wanted}"), booked=booked, wanted=wanted)


def _scale(seen: Overbooking, teller: Teller) -> list[str]:
    """Return in sentences what cards of one crest bring."""
    bonus = BOX.bonus[seen.scoring]
    if not any(bonus):
        return [teller(N_("In this match, crests bring no points."))]
    steps = [
        teller.count("{cards} cards: {number} point.", "{cards} cards: {number} points.", points, cards=cards)
        for cards, points in enumerate(bonus)
        if points
    ]
    return [teller.explain("crests"), *steps]

"""The flag row of Hotel Samoa as a timeline, and the orders of building and of hosting, as they are drawn."""

from collections.abc import Sequence
from typing import NamedTuple

from fivestars.games.samoa.board.lodging import HOSTING, departures, leaves
from fivestars.games.samoa.box import BOX, DAY_OFF
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.moves import NO_CARD
from fivestars.games.samoa.rules.rounds import group_sizes
from fivestars.table.drawing import Teller, stays
from fivestars.table.words import N_


class Week(NamedTuple):
    """A flag card: a round with its plane."""

    number: int
    flag: int
    art: str
    when: str  # past, now, next
    holidays: bool
    groups: str  # the tourist card that lies there
    leaving: list[tuple[int, int]]  # seats, and how many of their rooms become free
    label: str
    tip: str


class Turn(NamedTuple):
    """A seat in one of the orders."""

    seat: int
    figure: str  # the bid, or the price
    when: str  # done, now, next
    label: str
    before: int = 0  # how many places further right its card was turned over


class Orders(NamedTuple):
    """Who builds and who hosts in which order; or, before the reveal, who has laid a card."""

    revealed: bool
    laid: list[Turn]
    build: list[Turn]
    host: list[Turn]
    resting: list[Turn]


@stays
def weeks_of(seen: Samoa, teller: Teller) -> list[Week]:
    """Return the twelve rounds."""
    fetched = departures(seen)
    freed = [
        [
            (seat, count)
            for seat, rooms in enumerate(seen.hotels)
            if (count := sum(leaves(lodgers, fetched) == number for lodgers in rooms if lodgers))
        ]
        for number in range(1, len(seen.flags) + 1)
    ]
    return [_week(seen, number, freed[number - 1], teller) for number in range(1, len(seen.flags) + 1)]


def _week(seen: Samoa, number: int, leaving: Sequence[tuple[int, int]], teller: Teller) -> Week:
    flag = seen.flags[number - 1]
    name = teller.name("flag", flag)
    sizes = group_sizes(seen.landed[number - 1], number, len(seen.hotels)) if number <= len(seen.landed) else ()
    when = "past" if number < seen.round or seen.seat is None else "now" if number == seen.round else "next"
    told = [teller(N_("Round {number}: {flag}."), number=number, flag=name)]
    if number in BOX.holidays:
        told.append(teller(N_("Holidays: groups are doubled.")))
    if sizes:
        told.append(teller(N_("Tourists: {groups}."), groups=" + ".join(map(str, sizes))))
    if leaving:
        rooms = ", ".join(f"{teller.name('seat', seat)} {count}" for seat, count in leaving)
        told.append(teller(N_("Rooms that become free: {rooms}."), rooms=rooms))
    label = " ".join(told)
    return Week(
        number,
        flag,
        BOX.flags[flag],
        when,
        number in BOX.holidays,
        "+".join(map(str, sizes)),
        list(leaving),
        label,
        f"{label} {teller.explain('flag')}",
    )


@stays
def orders_of(seen: Samoa, teller: Teller) -> Orders:
    """Return the orders of this round."""
    if seen.seat is None or seen.prompt == prompts.CARD:
        return Orders(False, _laid(seen, teller) if seen.seat is not None else [], [], [], [])
    cards = seen.cards
    order = seen.build_order()
    lay = [seat for seat in seen.clockwise() if seat in order]
    build = [
        Turn(
            seat,
            str(BOX.bids[cards[seat]]),
            _when(seen, seat, (prompts.BUILD,), (*HOSTING, prompts.DAY_OFF)),
            teller(N_("{name} bids {bid}."), name=teller.name("seat", seat), bid=BOX.bids[cards[seat]]),
            lay.index(seat) - place,
        )
        for place, seat in enumerate(order)
    ]
    host = [
        Turn(
            seat,
            str(BOX.prices[cards[seat]]),
            _when(seen, seat, HOSTING, (prompts.DAY_OFF,)),
            teller(N_("Rooms of {name} cost {price}."), name=teller.name("seat", seat), price=BOX.prices[cards[seat]]),
        )
        for seat in seen.host_order()
    ]
    resting = [
        Turn(
            seat,
            "",
            _when(seen, seat, (prompts.DAY_OFF,), ()),
            teller(N_("{name}: staff day off."), name=teller.name("seat", seat)),
        )
        for seat in seen.resting()
    ]
    return Orders(True, [], build, host, resting)


def _when(seen: Samoa, seat: int, during: tuple[str, ...], after: tuple[str, ...]) -> str:
    if seen.prompt in after:
        return "done"
    if seen.prompt not in during:
        return "next"
    if seat not in seen.queue:
        return "done"
    return "now" if seat == seen.seat else "next"


def _laid(seen: Samoa, teller: Teller) -> list[Turn]:
    turns = []
    for seat in seen.clockwise():
        name = teller.name("seat", seat)
        if seen.cards[seat] != NO_CARD:
            turns.append(Turn(seat, "✓", "done", teller(N_("{name} has laid a card."), name=name)))
        else:
            when = "now" if seat == seen.seat else "next"
            turns.append(Turn(seat, "…", when, teller(N_("{name} has not laid a card yet."), name=name)))
    return turns


class Front(NamedTuple):
    """The price card in front of a hotel."""

    card: int  # below 0 where it is hidden
    bid: int
    price: int
    grey: bool
    label: str
    tip: str


@stays
def front_of(seen: Samoa, seat: int, teller: Teller) -> Front | None:
    """Return the card in front of a hotel as it is drawn."""
    card = seen.cards[seat]
    if card == NO_CARD:
        return None
    name = teller.name("seat", seat)
    if card < 0:
        label = teller(N_("A card of {name}, face down."), name=name)
        return Front(card, 0, 0, False, label, f"{label} {teller.explain('price_card')}")
    label = teller(N_("Card of {name}: {card}."), name=name, card=teller.name("card", card))
    grey = card == DAY_OFF
    tip = teller.explain("day_off" if grey else "price_card")
    return Front(card, BOX.bids[card], BOX.prices[card], grey, label, f"{label} {tip}")

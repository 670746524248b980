"""How the bookings are told: hotel after hotel, card after card, with the beds counted down.

A scene is drawn from what lay there before the move and from the events that were told since, and from nothing else.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.overbooking.board.looks import Card, back, face, front
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BEDS, COINS, OWNER
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.table.drawing import Scene, Teller
from fivestars.table.game import Event
from fivestars.table.words import N_

STORY: Final = frozenset(
    {
        "HotelOpened",
        "MaidsReplaced",
        "MaidsDeclined",
        "NoblewomenFavoured",
        "NoblewomenDeclined",
        "SoldiersReplaced",
        "SoldiersDeclined",
    }
)


class Beds(NamedTuple):
    """A group of beds of the row that is counted down: taken by a seat's guests, free, or wanted in vain."""

    kind: str  # "taken", "free", "short"
    seat: int
    size: int


class Purse(NamedTuple):
    """The coins of a seat at this moment, and how many of them are new."""

    seat: int
    coins: int
    plus: int


class _Stage:
    """A hotel while its bookings are checked."""

    def __init__(
        self, number: int, beds: int, rule: str, door: list[int], queue: list[int], front: int, purses: list[int]
    ) -> None:
        self.purses = purses  # the coins of each seat, which all hotels share
        self.number, self.beds, self.rule, self.front = number, beds, rule, front
        self.door, self.queue = door, queue
        self.used: set[int] = set()
        self.favoured: list[int] = []
        self.booked: list[tuple[int, int]] = []  # card, beds
        self.refused: set[int] = set()

    @property
    def waiting(self) -> list[int]:
        """The cards in the queue that have been neither booked nor turned away, the nearest to the hotel first."""
        return [card for card in self.queue if card not in dict(self.booked) and card not in self.refused]

    def scene(self, told: Sequence[Event], now: Sequence[int], short: int, teller: Teller, why: str = "") -> Scene:
        """Return this moment; `now` are the cards that the events are about, `short` the beds that one lacks."""
        paid = next((event.card for event in told if isinstance(event, _BOOKED)), None)
        left = self.beds - sum(beds for _, beds in self.booked)
        rows = [Beds("taken", OWNER[card], beds) for card, beds in self.booked]
        rows += [Beds("free", 0, left)] * bool(left) + [Beds("short", 0, short)] * bool(short)
        rule = teller.name("rule", self.rule)
        return Scene(
            f"{teller.name('hotel', self.number)} · {rule}",
            told,
            {
                "number": self.number,
                "rule": self.rule,
                "front": self.front,
                "all": teller.count("of {number} bed", "of {number} beds", self.beds),
                "left": left,
                "rows": rows,
                "purses": [
                    Purse(seat, coins, COINS[paid] if paid is not None and OWNER[paid] == seat else 0)
                    for seat, coins in enumerate(self.purses)
                ],
                "door": [self._card(card, f"door-{place}", now, teller) for place, card in enumerate(self.door)],
                "queue": [
                    self._card(card, f"queue-{place}", now, teller, COINS[card] if card == paid else 0)
                    for place, card in enumerate(self.queue)
                ],
            },
            " ".join(filter(None, (_brings(paid, teller), why))),
        )

    def _card(self, card: int, place: str, now: Sequence[int], teller: Teller, plus: int = 0) -> Card:
        if card < 0:
            return back(f"told-{place}", card, teller)
        state = "in" if card in dict(self.booked) else "out" if card in self.refused else ""
        if card in self.used and card in self.door:
            state = "used"
        mark = str(self.favoured.index(card) + 1) if card in self.favoured else ""
        shown = face(card, teller, f"{state} now" if card in now else state)
        return shown._replace(id=f"told-{card}", lit="", mark=mark, plus=plus)


_BOOKED: Final = (e.Booked, e.BookedByRule, e.BookedByFavour)


def _brings(card: int | None, teller: Teller) -> str:
    """Return what a card brings that gets its beds."""
    if card is None:
        return ""
    name = teller.name("seat", OWNER[card])
    return teller.count("{seat} gets {number} coin.", "{seat} gets {number} coins.", COINS[card], seat=name)


def _why(stage: _Stage, event: Event, teller: Teller) -> str:
    """Return why this card is next, before it is: where noblewomen or the hotel let it in, the event says so."""
    if not isinstance(event, e.Booked | e.Refused):
        return ""
    waiting = stage.waiting
    if len(waiting) == 1:
        return teller(N_("Why now: nobody else is waiting."))
    if [BEDS[card] for card in waiting].count(event.wanted) > 1:
        return teller(N_("Why now: of the largest groups still waiting, it is the nearest to the hotel."))
    return teller(N_("Why now: it is the largest group still waiting."))


def story(before: Overbooking, told: Sequence[Event], teller: Teller) -> list[Scene]:
    """Return the bookings that these events tell of, scene by scene."""
    doors, queues = [cards[:] for cards in before.doors], [cards[:] for cards in before.queues]
    purses = [sum(COINS[card] for card in cards) for cards in before.booked]
    stage = _resumed(before, doors, queues, purses) if before.opened else None
    scenes: list[Scene] = []
    aside: list[Event] = []  # what is told together with the next
    for event in told:
        match event:
            case e.Queued(card=card, hotel=hotel) | e.QueuedOpen(card=card, hotel=hotel):
                queues[hotel - 1].append(card)
            case e.QueuedHidden(back=card, hotel=hotel):
                queues[hotel - 1].append(card)
            case e.LeftAtDoor(card=card, hotel=hotel) | e.LeftAtDoorHidden(back=card, hotel=hotel):
                doors[hotel - 1].append(card)
            case e.HotelOpened(hotel=hotel, beds=beds, rule=rule):
                at = hotel - 1
                stage = _Stage(hotel, beds, rule, doors[at], queues[at], front(before, at), purses)
                _turn_up(stage, told)
                scenes.append(stage.scene([event], (), 0, teller))
            case e.BookingsBegin() | e.BackDoorDiscarded():
                aside.append(event)
            case _ if stage is not None:
                why = _why(stage, event, teller)
                if change := _change(stage, event):
                    scenes.append(stage.scene([*aside, event], *change, teller, why))
                    aside = []
    return scenes


def _resumed(before: Overbooking, doors: list[list[int]], queues: list[list[int]], purses: list[int]) -> _Stage:
    """Return the hotel that was being checked when somebody had to choose."""
    index = before.opened - 1
    rule = BOX.hotels[before.hotels[index]].rule.id
    stage = _Stage(index + 1, before.beds, rule, doors[index], queues[index], front(before, index), purses)
    stage.used.update(doors[index][: before.step])
    stage.favoured += before.favoured
    return stage


def _turn_up(stage: _Stage, told: Sequence[Event]) -> None:
    """Turn up all cards of a hotel."""
    for event in told:
        match event:
            case e.DoorCardTurned(card=card, hotel=hotel, place=place) if hotel == stage.number:
                stage.door[place - 1] = card
            case e.QueueCardTurned(card=card, hotel=hotel, place=place) if hotel == stage.number:
                stage.queue[place - 1] = card


def _change(stage: _Stage, event: Event) -> tuple[tuple[int, ...], int] | None:
    """Let an event happen; return the cards that it is about and the beds that lacked. None: it is not told here."""
    match event:
        case e.MonkQueued(card=card):
            stage.door.remove(card)
            stage.queue.append(card)
            return (card,), 0
        case e.MerchantsAdded(card=card, beds=beds) | e.WorkersTook(card=card, beds=beds):
            stage.beds = beds
        case e.MaidsReplaced(card=card, place=place) | e.SoldiersReplaced(card=card, place=place):
            stage.door.remove(card)
            if stage.queue[place - 1] in stage.favoured:  # ruling 12
                stage.favoured.remove(stage.queue[place - 1])
            stage.queue[place - 1] = card
            return (card,), 0
        case e.NoblewomenFavoured(card=card, favoured=favoured):
            stage.used.add(card)
            stage.favoured.append(favoured)
            return (card, favoured), 0
        case e.Booked() | e.BookedByRule() | e.BookedByFavour():
            stage.booked.append((event.card, event.wanted))
            stage.purses[event.seat] += COINS[event.card]
            return (event.card,), 0
        case e.Refused() | e.RefusedRule() | e.RefusedFavour():
            stage.refused.add(event.card)
            return (event.card,), event.wanted - event.left
        case e.HotelDone() | e.NobodyCame():
            return (), 0
        case (
            e.MaidsDeclined(card=card)
            | e.MaidsFoundNobody(card=card)
            | e.NoblewomenDeclined(card=card)
            | e.NoblewomenFoundNobody(card=card)
            | e.SoldiersDeclined(card=card)
            | e.SoldiersFoundNobody(card=card)
        ):
            pass
        case _:
            return None
    stage.used.add(card)
    return (card,), 0

"""How the bookings are told: hotel after hotel, card after card, with the beds counted down.

A scene is drawn from what lay there before the move and from the events that were told since, and from nothing else.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.overbooking.board.looks import Card, back, face, front
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import OWNER
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.table.drawing import Scene, Teller
from fivestars.table.game import Event

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


class _Stage:
    """A hotel while its bookings are checked."""

    def __init__(self, number: int, beds: int, rule: str, door: list[int], queue: list[int], front: int) -> None:
        self.number, self.beds, self.rule, self.front = number, beds, rule, front
        self.door, self.queue = door, queue
        self.used: set[int] = set()
        self.favoured: list[int] = []
        self.booked: list[tuple[int, int]] = []  # card, beds
        self.refused: set[int] = set()

    def scene(self, told: Sequence[Event], now: Sequence[int], short: int, teller: Teller) -> Scene:
        """Return this moment; `now` are the cards that the events are about, `short` the beds that one lacks."""
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
                "door": [self._card(card, f"door-{place}", now, teller) for place, card in enumerate(self.door)],
                "queue": [self._card(card, f"queue-{place}", now, teller) for place, card in enumerate(self.queue)],
            },
        )

    def _card(self, card: int, place: str, now: Sequence[int], teller: Teller) -> Card:
        if card < 0:
            return back(f"told-{place}", card, teller)
        state = "in" if card in dict(self.booked) else "out" if card in self.refused else ""
        if card in self.used and card in self.door:
            state = "used"
        mark = str(self.favoured.index(card) + 1) if card in self.favoured else ""
        shown = face(card, teller, f"{state} now" if card in now else state)
        return shown._replace(id=f"told-{card}", lit="", mark=mark)


def story(before: Overbooking, told: Sequence[Event], teller: Teller) -> list[Scene]:
    """Return the bookings that these events tell of, scene by scene."""
    doors, queues = [cards[:] for cards in before.doors], [cards[:] for cards in before.queues]
    stage = _resumed(before, doors, queues) if before.opened else None
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
                stage = _Stage(hotel, beds, rule, doors[hotel - 1], queues[hotel - 1], front(before, hotel - 1))
                _turn_up(stage, told)
                scenes.append(stage.scene([event], (), 0, teller))
            case e.BookingsBegin() | e.BackDoorDiscarded():
                aside.append(event)
            case _ if stage is not None and (change := _change(stage, event)) is not None:
                scenes.append(stage.scene([*aside, event], *change, teller))
                aside = []
    return scenes


def _resumed(before: Overbooking, doors: list[list[int]], queues: list[list[int]]) -> _Stage:
    """Return the hotel that was being checked when somebody had to choose."""
    index = before.opened - 1
    rule = BOX.hotels[before.hotels[index]].rule.id
    stage = _Stage(index + 1, before.beds, rule, doors[index], queues[index], front(before, index))
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

"""How the bookings are told: hotel after hotel, card after card, with the beds counted down.

A scene is drawn from what lay there before the move and from the events that were told since, and from nothing else.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.overbooking.board.looks import Card, back, face, face_down, front, wanted_by
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import BACK, BEDS, COINS, CREST, OWNER
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.scoring import crests_of
from fivestars.table.drawing import Scene, Teller
from fivestars.table.game import Event
from fivestars.table.words import N_

STARTS: Final = frozenset(
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
    """The points of a seat at this moment, as in its score, and how many of them are new."""

    seat: int
    points: int
    plus: int
    heap: list[str]  # the coins earned in this story, as they are called


class _Purses:
    """The points of each seat and its new coins, which all hotels of a story share."""

    def __init__(self, before: Overbooking) -> None:
        self.points = [score.total or 0 for score in before.standing().scores]
        self.heaps: list[list[str]] = [[] for _ in before.booked]
        self._bonus = BOX.bonus[before.scoring]
        self._crests = [crests_of(before, seat) for seat in range(len(before.booked))]

    def take(self, card: int) -> None:
        """Let the owner of a card have its coins; they keep their names, and so they are seen to go there."""
        seat = OWNER[card]
        self._crests[seat][CREST[card]] += 1
        self.points[seat] += COINS[card] + self.for_crest(card)
        self.heaps[seat] += [f"coin-told-{card}-{number}" for number in range(COINS[card])]

    def for_crest(self, card: int) -> int:
        """Return how many more points its owner has for the crest of a card, once that has been taken."""
        count = self._crests[OWNER[card]][CREST[card]]
        return self._bonus[count] - self._bonus[count - 1]


class _Stage:
    """A hotel while its bookings are checked."""

    def __init__(
        self, number: int, beds: int, rule: str, door: list[int], queue: list[int], front: int, purses: _Purses
    ) -> None:
        self.purses = purses
        self.number, self.beds, self.rule, self.front = number, beds, rule, front
        self.door, self.queue = door, queue
        self.lying: set[int] = set()  # face down, though whoever looks knows them
        self.turning: dict[int, bool] = {}  # just being turned up; whether its back was all that was seen
        self.used: set[int] = set()
        self.favoured: list[int] = []
        self.booked: list[tuple[int, int]] = []  # card, beds
        self.refused: dict[int, int] = {}  # card, beds that were left

    @property
    def waiting(self) -> list[int]:
        """The cards in the queue that have been neither booked nor turned away, the nearest to the hotel first."""
        return [card for card in self.queue if card not in dict(self.booked) and card not in self.refused]

    def scene(self, told: Sequence[Event], now: Sequence[int], short: int, teller: Teller, why: str = "") -> Scene:
        """Return this moment; `now` are the cards that the events are about, `short` the beds that one lacks."""
        paid = next((event.card for event in told if isinstance(event, _BOOKED)), None)
        crest = 0 if paid is None else self.purses.for_crest(paid)
        left = self.beds - sum(beds for _, beds in self.booked)
        least, most = (
            (0, 0) if self.booked or self.refused else wanted_by(self.queue)
        )  # then the cards themselves say it
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
                "beds": self.beds,
                "wanted": "–".join(map(str, dict.fromkeys((least, most)))) if most else "",
                "crowd": "too-many" if least > left else "maybe" if most > left else "",
                "left": left,
                "rows": rows,
                "purses": [
                    Purse(seat, points, COINS[paid] + crest if paid is not None and OWNER[paid] == seat else 0, heap[:])
                    for seat, (points, heap) in enumerate(zip(self.purses.points, self.purses.heaps, strict=True))
                ],
                "door": [self._card(card, f"door-{place}", now, teller) for place, card in enumerate(self.door)],
                "queue": [
                    self._card(card, f"queue-{place}", now, teller, COINS[card] if card == paid else 0)
                    for place, card in enumerate(self.queue)
                ],
            },
            " ".join(filter(None, (_brings(paid, crest, teller), why))),
        )

    def _card(self, card: int, place: str, now: Sequence[int], teller: Teller, plus: int = 0) -> Card:
        if card < 0:
            return back(f"told-{place}", card, teller)
        if card in self.lying:
            return self._named(face_down(card, BACK[card], teller), card)
        booked = card in dict(self.booked)
        state = "in" if booked else "out" if card in self.refused else "turning" if card in self.turning else ""
        if card in self.used and card in self.door:
            state = "used"
        mark = str(self.favoured.index(card) + 1) if card in self.favoured else ""
        lack = f"{self.refused[card]}/{BEDS[card]}" if card in self.refused else ""
        shown = self._named(face(card, teller, f"{state} now" if card in now else state), card)
        return shown._replace(mark=mark, plus=plus, lack=lack, loose=not booked, cover=self.turning.get(card, False))

    def _named(self, shown: Card, card: int) -> Card:
        """Return a card under the name that it has in a story; nothing in the log lights it up there."""
        return shown._replace(id=f"told-{card}", lit="")


_BOOKED: Final = (e.Booked, e.BookedByRule, e.BookedByFavour)
_TURNED: Final = (e.DoorCardTurned, e.QueueCardTurned)


def _brings(card: int | None, crest: int, teller: Teller) -> str:
    """Return what a card brings that gets its beds, with so many points for its crest."""
    if card is None:
        return ""
    name = teller.name("seat", OWNER[card])
    coins = teller.count("{seat} gets {number} coin.", "{seat} gets {number} coins.", COINS[card], seat=name)
    if not crest:
        return coins
    more = teller.count("The crest brings {number} more point.", "The crest brings {number} more points.", crest)
    return f"{coins} {more}"


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
    purses = _Purses(before)
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
            case e.TookChip(seat=seat):
                purses.points[seat] += 1
            case e.HotelOpened(hotel=hotel, beds=beds, rule=rule):
                at = hotel - 1
                stage = _Stage(hotel, beds, rule, doors[at], queues[at], front(before, at), purses)
                scenes += _opening(stage, event, told, teller)
            case e.BookingsBegin() | e.BackDoorDiscarded():
                aside.append(event)
            case _ if stage is not None:
                why = _why(stage, event, teller)
                if change := _change(stage, event):
                    scenes.append(stage.scene([*aside, event], *change, teller, why))
                    aside = []
    return scenes


def _resumed(before: Overbooking, doors: list[list[int]], queues: list[list[int]], purses: _Purses) -> _Stage:
    """Return the hotel that was being checked when somebody had to choose."""
    index = before.opened - 1
    rule = BOX.hotels[before.hotels[index]].rule.id
    stage = _Stage(index + 1, before.beds, rule, doors[index], queues[index], front(before, index), purses)
    stage.used.update(doors[index][: before.step])
    stage.favoured += before.favoured
    return stage


def _opening(stage: _Stage, opened: e.HotelOpened, told: Sequence[Event], teller: Teller) -> list[Scene]:
    """Return how a hotel is opened: its cards as they lie there, and then turned up, if any lies face down."""
    turned = [(event, event.card) for event in told if isinstance(event, _TURNED) and event.hotel == stage.number]
    stage.lying.update(card for _, card in turned)
    scenes = [stage.scene([opened], (), 0, teller)]
    if not turned:
        return scenes
    stage.lying.clear()
    for event, card in turned:
        side = stage.door if isinstance(event, e.DoorCardTurned) else stage.queue
        stage.turning[card] = side[event.place - 1] < 0
        side[event.place - 1] = card
    wanted, _ = wanted_by(stage.queue)
    shown = stage.scene([], (), max(0, wanted - stage.beds), teller, _crowd(wanted, stage.beds, teller))
    scenes.append(shown._replace(glides=(len(turned) + 1) / 2))  # each begins when the one before is half turned
    stage.turning.clear()
    return scenes


def _crowd(wanted: int, beds: int, teller: Teller) -> str:
    """Return whether there are as many beds as the cards want that are turned up."""
    if wanted > beds:
        return teller(
            N_("All cards are turned up. Beds wanted: {wanted}, in the hotel: {beds}. Overbooked!"),
            wanted=wanted,
            beds=beds,
        )
    return teller(N_("All cards are turned up. Beds wanted: {wanted}, in the hotel: {beds}."), wanted=wanted, beds=beds)


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
            stage.purses.take(event.card)
            return (event.card,), 0
        case e.Refused() | e.RefusedRule() | e.RefusedFavour():
            stage.refused[event.card] = event.left
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

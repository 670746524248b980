"""What somebody has done, in pictures: cards laid at which hotel, and who then had a bed there or none."""

from typing import Final

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import CREST, KIND
from fivestars.games.overbooking.rules import events as e
from fivestars.table.drawing import Pictured, Sign

ART: Final = "assets/art/overbooking.svg#"
POINTS: Final = Sign(text="★")


def _hidden(card: int, where: Sign) -> tuple[Sign, ...]:
    return Sign(f"c-{BOX.crests[CREST[card]]}", look="card"), where


def _queue(hotel: int) -> Sign:
    return Sign("p-queue", text=str(hotel))


def _door(hotel: int) -> Sign:
    return Sign("p-moon", text=str(hotel), look="night")


def _guests(card: int) -> Sign:
    return Sign(f"g-{BOX.kinds[KIND[card] - 1]}", look="paper")


def _booked(booked: e.Booked | e.BookedByFavour | e.BookedByRule) -> tuple[Sign, ...]:
    return (_guests(booked.card),)


def _refused(refused: e.Refused | e.RefusedFavour | e.RefusedRule) -> tuple[Sign, ...]:
    return (_guests(refused.card)._replace(lost=True),)


PICTURED: Final[Pictured] = {
    e.QueuedHidden: lambda laid: _hidden(laid.back, _queue(laid.hotel)),
    e.Queued: lambda laid: _hidden(laid.card, _queue(laid.hotel)),
    e.QueuedOpen: lambda laid: (_guests(laid.card), _queue(laid.hotel)),
    e.LeftAtDoorHidden: lambda laid: _hidden(laid.back, _door(laid.hotel)),
    e.LeftAtDoor: lambda laid: _hidden(laid.card, _door(laid.hotel)),
    e.TookChip: lambda _: (Sign("p-chip"),),
    e.WithheldCard: lambda _: (Sign("p-cards", lost=True),),
    e.NothingFits: lambda _: (Sign("p-cards", lost=True),),
    e.Booked: _booked,
    e.BookedByFavour: _booked,
    e.BookedByRule: _booked,
    e.Refused: _refused,
    e.RefusedFavour: _refused,
    e.RefusedRule: _refused,
}

ASIDES: Final = frozenset({"Replace", "Favour", "Decline"})  # decided while the bookings are checked, in nobody's turn
FACE_DOWN: Final = frozenset({e.QueuedHidden, e.Queued, e.LeftAtDoorHidden, e.LeftAtDoor})
REVEALED: Final = frozenset({e.DoorCardTurned, e.QueueCardTurned})

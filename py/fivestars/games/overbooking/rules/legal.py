"""What may be done now: where every card may go, and whom the guests at a back door may choose."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import CREST, DECK, KIND, NOBLEWOMEN, OWNER, SOLDIERS, WORKERS
from fivestars.games.overbooking.rules import prompts
from fivestars.games.overbooking.rules.moves import DOOR, QUEUE, SIDES, Decline, Favour, Keep, Place, Replace, bit
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Move

_KEEP: Final = Keep()
_DECLINE: Final = Decline()
LONGEST: Final = max(hotel.rule.queue + hotel.rule.door for hotel in BOX.hotels)
_REPLACE: Final = tuple(Replace(place) for place in range(LONGEST + 1))
_FAVOUR: Final = tuple(Favour(place) for place in range(LONGEST + 1))


class _Placings(dict[int, tuple[Place, ...]]):
    """The ready-made moves of one card, by the mask of the places where it may go."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.every = [
            (bit(hotel, side), Place(card, hotel, side)) for hotel in range(1, len(BOX.colours) + 1) for side in SIDES
        ]

    def __missing__(self, mask: int) -> tuple[Place, ...]:
        moves = self[mask] = tuple(move for place, move in self.every if mask & place)
        return moves


_PLACINGS: Final = tuple(map(_Placings, range(len(BOX.colours) * DECK)))


def legal(state: Table) -> Sequence[Move]:
    """Return every legal move in order."""
    seat = state.seat
    if seat is None:
        return []
    if state.opened:
        return _choices(state)
    free, fits, moves = state.free, state.fits, list[Move]()
    for card in state.hands[seat]:
        moves += _PLACINGS[card][free & fits[card % DECK]]
    if state.prompt == prompts.PLACING_OR_KEEPING:
        moves.append(_KEEP)
    return moves


# --- phase 1: who may go where


def welcome(state: Table) -> None:
    """Work out which places are free, at a moment when nobody waits."""
    state.free = 0
    for number, hotel in enumerate(state.hotels, 1):
        rule = BOX.hotels[hotel].rule
        state.free |= bit(number, QUEUE) | (bit(number, DOOR) if rule.door else 0)
    let_in(state)


def let_in(state: Table) -> None:
    """Work out who may go where by the rules of the hotels; back doors let everybody in."""
    kinds, crests = [0] * len(BOX.kinds), [0] * len(BOX.crests)
    for number, hotel in enumerate(state.hotels, 1):
        rule, door, queue = BOX.hotels[hotel].rule, bit(number, DOOR), bit(number, QUEUE)
        for kind in range(len(kinds)):
            kinds[kind] |= door | (queue if kind + 1 in rule.admits else 0)
        known = crests_waiting(state, number)
        for crest in range(len(crests)):
            crests[crest] |= door | (queue if len(known) < rule.crests or crest in known else 0)
    state.fits = tuple(kind & crest for crest in crests for kind in kinds)
    state.fits_all = -1
    for mask in state.fits:
        state.fits_all &= mask


def crests_waiting(state: Table, hotel: int) -> list[int]:
    """Return the different crests in the queue of a hotel, in the order in which they came."""
    return list(dict.fromkeys(CREST[card] for card in state.queues[hotel - 1]))


def can_place(state: Table, seat: int) -> bool:
    """Tell whether a seat has a card that fits somewhere."""
    free, fits = state.free, state.fits
    return any(free & fits[card % DECK] for card in state.hands[seat])


def must_place(state: Table, seat: int) -> bool:
    """Tell whether a seat is asked for a card that it cannot keep: that it has one that fits, everybody knows."""
    if state.seat != seat or state.opened:
        return False
    # ruling 1: who may keep the card is asked anyway; in edition 1, too, only with one that fitted
    return state.prompt == prompts.PLACING or state.edition < 2


# --- phase 2: the choice at a back door


def _choices(state: Table) -> Sequence[Move]:
    """Return whom the guests at the back door may choose. Ruling 8: one may decline."""
    ready = _FAVOUR if KIND[acting(state)] == NOBLEWOMEN else _REPLACE
    return [*(ready[place] for place in targets(state)), _DECLINE]


def acting(state: Table) -> int:
    """Return the card at the back door that acts now."""
    return state.doors[state.opened - 1][state.step]


def targets(state: Table) -> list[int]:
    """Return the places in the queue that the card at the back door may choose."""
    queue, card = state.queues[state.opened - 1], acting(state)
    kind, owner = KIND[card], OWNER[card]
    if kind == SOLDIERS:  # ruling 17: anybody's workers
        return [place for place, other in enumerate(queue, 1) if KIND[other] == WORKERS]
    if kind == NOBLEWOMEN:  # ruling 13: a card that was not chosen yet
        chosen = state.favoured
        return [place for place, other in enumerate(queue, 1) if OWNER[other] == owner and other not in chosen]
    # ruling 11: for maids, any card of their owner that stands in the queue by now
    return [place for place, other in enumerate(queue, 1) if OWNER[other] == owner]

"""Why a move is refused: what `legal.py` does not list, put into words."""

from enum import StrEnum

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import CREST, DECK, KIND, OWNER
from fivestars.games.overbooking.rules import prompts
from fivestars.games.overbooking.rules.legal import crests_waiting, targets
from fivestars.games.overbooking.rules.moves import DOOR, SIDES, Decline, Favour, Place, Replace, bit
from fivestars.games.overbooking.rules.table import Table
from fivestars.table.game import Move, Objection, Refusal, because


class Reason(StrEnum):
    """Why a move is refused."""

    ALL_PLACED = "all placed"
    NOT_YET = "not yet"
    NOT_IN_HAND = "not in hand"
    NO_SUCH_HOTEL = "no such hotel"
    QUEUE_FULL = "queue full"
    DOOR_FULL = "door full"
    DOOR_CLOSED = "door closed"
    SMALL_ONLY = "small-only"  # the next four are called as the rules of the hotels are
    LARGE_ONLY = "large-only"
    NO_SOLDIERS = "no-soldiers"
    TWO_CRESTS = "two-crests"
    KEEP_NOT_LAST = "keep not last"
    KEEP_NOT_FIFTH = "keep not fifth"
    NOT_NOBLEWOMEN = "not noblewomen"
    ONLY_FAVOUR = "only favour"
    NOBODY_THERE = "nobody there"
    NOT_YOURS = "not yours"
    NOT_WORKERS = "not workers"
    ALREADY_FAVOURED = "already favoured"


def why_not(state: Table, seat: int, move: Move) -> Objection | None:
    """Return why a move is refused to the seat that decides, or None where it is legal."""
    match move:
        case Place():
            return _to_placing(state, seat, move)
        case Replace() | Favour() | Decline():
            return _to_choice(state, seat, move)
    return _to_keeping(state, seat)


def _to_placing(state: Table, seat: int, move: Place) -> Objection | None:
    card, hotel, side = move
    if side not in SIDES or not 0 <= card < len(BOX.colours) * DECK:
        return because(Refusal.NOT_A_MOVE)
    if state.opened:
        return because(Reason.ALL_PLACED)
    if not 1 <= hotel <= len(state.hotels):
        return because(Reason.NO_SUCH_HOTEL, hotels=len(state.hotels))
    if card not in state.hands[seat]:
        return because(Reason.NOT_IN_HAND)
    if state.free & state.fits[card % DECK] & bit(hotel, side):
        return None
    rule = BOX.hotels[state.hotels[hotel - 1]].rule
    if side == DOOR:
        if not rule.door:
            return because(Reason.DOOR_CLOSED, hotel=hotel)
        return because(Reason.DOOR_FULL, hotel=hotel, limit=rule.door)
    if not state.free & bit(hotel, side):
        return because(Reason.QUEUE_FULL, hotel=hotel, limit=rule.queue)
    if KIND[card] not in rule.admits:  # ruling 20: face down, too
        return because(Reason(rule.id), hotel=hotel, card=card)
    one, other = crests_waiting(state, hotel)
    return because(Reason.TWO_CRESTS, hotel=hotel, crest=CREST[card], first_crest=one, second_crest=other)


def _to_keeping(state: Table, seat: int) -> Objection | None:
    """Return why no card may be kept: ruling 2, whoever can place one must, but for the last of a round."""
    seats = len(state.hands)
    turn, last = state.laid // seats + 1, (state.first - 1) % seats
    if state.opened:
        return because(Reason.ALL_PLACED)
    if seat != last:
        return because(Reason.KEEP_NOT_LAST, last_seat=last)
    return None if turn == BOX.turns else because(Reason.KEEP_NOT_FIFTH, turn=turn, turns=BOX.turns)


def _to_choice(state: Table, seat: int, move: Replace | Favour | Decline) -> Objection | None:
    if not state.opened:
        return because(Reason.NOT_YET)
    if isinstance(move, Decline):
        return None
    if isinstance(move, Favour) != (state.prompt == prompts.NOBLEWOMEN):
        return because(Reason.NOT_NOBLEWOMEN if isinstance(move, Favour) else Reason.ONLY_FAVOUR)
    queue, place = state.queues[state.opened - 1], move.place
    if not 1 <= place <= len(queue):
        return because(Reason.NOBODY_THERE, queue=len(queue))
    if place in targets(state):
        return None
    card = queue[place - 1]
    if state.prompt == prompts.SOLDIERS:
        return because(Reason.NOT_WORKERS, card=card)
    if OWNER[card] != seat:
        return because(Reason.NOT_YOURS, card=card, card_seat=OWNER[card])
    return because(Reason.ALREADY_FAVOURED, card=card)

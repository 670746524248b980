"""Why a move is refused. What is legal is worked out in `town.py` and `bookings.py`; here it is put into words."""

from typing import TYPE_CHECKING

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import CREST, DECK, KIND, OWNER
from fivestars.games.overbooking.rules import bookings
from fivestars.games.overbooking.rules.moves import (
    DOOR,
    MOVES,
    SIDES,
    Decline,
    Favour,
    Place,
    Reason,
    Replace,
    bit,
)
from fivestars.table.game import Move, Objection, Refusal, because, is_move

if TYPE_CHECKING:
    from fivestars.games.overbooking.rules.state import Town


def objection_to(town: "Town", move: Move) -> Objection | None:
    """Return why a move is refused now, or None where it is legal."""
    if town.seat is None:
        return because(Refusal.GAME_OVER)
    if not is_move(move, MOVES):
        return because(Refusal.NOT_A_MOVE)
    match move:
        case Place():
            return _to_placing(town, move)
        case Replace() | Favour() | Decline():
            return _to_choice(town, move)
    return _to_keeping(town)


def _to_placing(town: "Town", move: Place) -> Objection | None:
    card, hotel, side = move
    if side not in SIDES or not 0 <= card < len(BOX.colours) * DECK:
        return because(Refusal.NOT_A_MOVE)
    if town.opened:
        return because(Reason.ALL_PLACED)
    if not 1 <= hotel <= len(town.hotels):
        return because(Reason.NO_SUCH_HOTEL, hotels=len(town.hotels))
    if card not in town.hands[town.seat or 0]:
        return because(Reason.NOT_IN_HAND)
    if town.free & town.fits[card % DECK] & bit(hotel, side):
        return None
    rule = BOX.hotels[town.hotels[hotel - 1]].rule
    if side == DOOR:
        if not rule.door:
            return because(Reason.DOOR_CLOSED, hotel=hotel)
        return because(Reason.DOOR_FULL, hotel=hotel, limit=rule.door)
    if not town.free & bit(hotel, side):
        return because(Reason.QUEUE_FULL, hotel=hotel, limit=rule.queue)
    if KIND[card] not in rule.admits:
        return because(Reason(rule.id), hotel=hotel, card=card)
    one, other = town.crests_waiting(hotel)
    return because(Reason.TWO_CRESTS, hotel=hotel, crest=CREST[card], first_crest=one, second_crest=other)


def _to_keeping(town: "Town") -> Objection | None:
    seats = len(town.hands)
    turn, last = town.laid // seats + 1, (town.first - 1) % seats
    if town.opened:
        return because(Reason.ALL_PLACED)
    if town.seat != last:
        return because(Reason.KEEP_NOT_LAST, last_seat=last)
    return None if turn == BOX.turns else because(Reason.KEEP_NOT_FIFTH, turn=turn, turns=BOX.turns)


def _to_choice(town: "Town", move: Replace | Favour | Decline) -> Objection | None:
    if not town.opened:
        return because(Reason.NOT_YET)
    if isinstance(move, Decline):
        return None
    if isinstance(move, Favour) != (town.prompt == "noblewomen"):
        return because(Reason.NOT_NOBLEWOMEN if isinstance(move, Favour) else Reason.ONLY_FAVOUR)
    queue, place = town.queues[town.opened - 1], move.place
    if not 1 <= place <= len(queue):
        return because(Reason.NOBODY_THERE, queue=len(queue))
    if place in bookings.targets(town):
        return None
    card = queue[place - 1]
    if town.prompt == "soldiers":
        return because(Reason.NOT_WORKERS, card=card)
    if OWNER[card] != town.seat:
        return because(Reason.NOT_YOURS, card=card, card_seat=OWNER[card])
    return because(Reason.ALREADY_FAVOURED, card=card)

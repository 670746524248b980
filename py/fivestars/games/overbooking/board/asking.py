"""What is asked beside the board: how far the round is, what may be picked there, and what is to be confirmed."""

from typing import Final

from fivestars.games.overbooking.board.looks import KINDS
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import KIND
from fivestars.games.overbooking.rules import Overbooking, prompts
from fivestars.games.overbooking.rules.moves import DOOR, Decline, Favour, Keep, Place, Replace
from fivestars.table.drawing import Action, Hand, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

_DEEDS: Final = {
    "monk": N_("At the check, he goes to the end of the queue."),
    "merchants": N_("At the check: 3 more beds."),
    "maids": N_("At the check, they may replace a guest of yours in the queue."),
    "noblewomen": N_("At the check, they may let a guest of yours book first."),
    "soldiers": N_("At the check, they may replace workers in the queue."),
    "workers": N_("At the check: 3 fewer beds."),
}  # what a guest does at the back door


@stays
def points_of(seen: Overbooking, move: Move) -> int:
    """Return the points that a move is certain to bring; none where it is refused."""
    return 0 if seen.objection(move) else sum(points for _, points in seen.foretell(move).points)


def certain(points: int, teller: Teller) -> str:
    """Return in words what is certain."""
    return teller.count("Certain: {number} point.", "Certain: {number} points.", points)


@stays
def _anyway(seen: Overbooking) -> int:
    """Return the points that whoever chooses while the bookings are checked is certain of, whatever is chosen."""
    return min(points_of(seen, move) for move in seen.legal())


def more_of(seen: Overbooking, move: Move) -> int:
    """Return how many more points than anyway a choice is certain to bring while the bookings are checked."""
    return max(0, points_of(seen, move) - _anyway(seen))


def certainly_more(points: int, teller: Teller) -> str:
    """Return in words how much more is certain."""
    return teller.count("Certain: {number} point more.", "Certain: {number} points more.", points)


def round_of(seen: Overbooking, teller: Teller) -> str:
    """Return which round of how many is played; nothing while something nearer is to be told."""
    if seen.seat is None or seen.opened:
        return ""
    return teller(N_("Round {number} of {rounds}"), number=seen.round, rounds=BOX.rounds)


def progress(seen: Overbooking, teller: Teller) -> str:
    """Return how far the round is."""
    if seen.seat is None:
        return ""
    if seen.opened:
        return teller(N_("Hotel {hotel} of {hotels} is checked"), hotel=seen.opened, hotels=len(seen.hotels))
    turn = min(seen.laid // len(seen.hands) + 1, BOX.turns)
    return teller(N_("Card {turn} of {turns}"), turn=turn, turns=BOX.turns)


def actions(seen: Overbooking, hand: Hand, teller: Teller) -> list[Action]:
    """Return what may be picked by a button beside the board."""
    if hand.picks:
        return []
    if hand.offers(do="Keep"):
        return [Action("keep", teller(N_("Keep the card")), {"do": "Keep"}, quiet=True)]
    if hand.offers(do="Decline"):
        label = teller(N_("Let nobody book first") if seen.prompt == prompts.NOBLEWOMEN else N_("Replace nobody"))
        if points := more_of(seen, Decline()):
            label = f"{label} · {certainly_more(points, teller)}"
        return [Action("decline", label, {"do": "Decline"}, quiet=True)]
    return []


def ask(seen: Overbooking, hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked, or what is to be confirmed and what that is certain to bring."""
    question = _question(seen, hand, teller)
    if hand.chosen is None:
        return question
    if seen.opened:
        points, told = more_of(seen, hand.chosen), certainly_more
    else:
        points, told = points_of(seen, hand.chosen), certain
    return f"{question} {told(points, teller)}" if points else question


def _question(seen: Overbooking, hand: Hand, teller: Teller) -> str:
    chosen = hand.chosen
    match chosen:  # moves of two kinds without fields are equal: their types are not
        case Place(card=card, hotel=hotel, side=side):
            name, where = teller.name("card", card), teller.name("hotel", hotel)
            if side == DOOR:
                asked = teller(N_("{card} to the back door of {hotel}?"), card=name, hotel=where)
                return f"{asked} {teller(_DEEDS[KINDS[KIND[card]]])}"
            return teller(N_("{card} into the queue of {hotel}?"), card=name, hotel=where)
        case Keep():
            return teller(N_("Keep the card? Then the bookings are checked."))
        case Decline():
            return teller(N_("Use no special ability?"))
        case Replace(place=place):
            door, queue = seen.doors[seen.opened - 1], seen.queues[seen.opened - 1]
            return teller(
                N_("{card} in, {replaced} out?"),
                card=teller.name("card", door[seen.step]),
                replaced=teller.name("card", queue[place - 1]),
            )
        case Favour(place=place):
            card = seen.queues[seen.opened - 1][place - 1]
            return teller(N_("{card} books first?"), card=teller.name("card", card))
    if "card" in hand.picks:
        return teller(N_("Where to? Choose a queue or a back door."))
    if "hotel" in hand.picks:
        return teller(N_("Who goes there? Choose a card from your hand."))
    return ""

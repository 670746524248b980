"""The set-up: hotels in a column, a chip at every open back door, nine cards in every hand."""

from collections.abc import Mapping
from typing import Final

from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.box.guests import DECK
from fivestars.games.overbooking.rules.legal import welcome
from fivestars.games.overbooking.rules.rounds import lay_chips
from fivestars.games.overbooking.rules.state import Overbooking
from fivestars.table.dice import Dice

_HOTEL_CARDS: Final = len(BOX.hotels) // 2


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Overbooking:
    """Return a table with its hotels laid out, every deck shuffled and nine cards in every hand."""
    state = Overbooking(seats, choices["scoring"], choices["looking"] == "memory", first, dice, edition)
    pile = [2 * card + dice.below(2) for card in dice.shuffled(range(_HOTEL_CARDS))]  # ruling 23: any side up
    lay_out(state, pile, [dice.shuffled(range(seat * DECK, (seat + 1) * DECK)) for seat in range(seats)])
    return state


def lay_out(state: Overbooking, pile: list[int], decks: list[list[int]]) -> None:
    """Lay out the topmost hotel cards of the pile, and let everybody draw."""
    state.hotels = [pile.pop() for _ in decks]  # ruling 22: as many as seats
    state.hands = [sorted(deck.pop() for _ in range(BOX.hand)) for deck in decks]
    state.pile, state.decks = pile, decks
    lay_chips(state, [])
    welcome(state)

"""Who knows what: what a seat sees of the table, and what it may imagine of the rest."""

from fivestars.table.dice import Dice
from fivestars.tools.new_game.keys.rules.table import HIDDEN, Table


def hide(table: Table, seat: int | None) -> None:
    """Turn everything face down that the seat may not know."""
    table.hands = [hand if mine == seat else [HIDDEN] * len(hand) for mine, hand in enumerate(table.hands)]
    table.pile = [HIDDEN] * len(table.pile)
    table.dice = Dice.sealed()


def fill_in(table: Table, seat: int, dice: Dice) -> None:
    """Fill in at random what the seat does not see, out of the keys that it sees nowhere."""
    known = {key for _, key in table.rail} | set(table.hands[seat])
    count = len(known) + len(table.pile) + sum(hand.count(HIDDEN) for hand in table.hands)
    unknown = dice.shuffled([key for key in range(1, count + 1) if key not in known])
    for other, hand in enumerate(table.hands):
        if other != seat:
            table.hands[other] = sorted(unknown.pop() for _ in hand)
    table.pile = unknown
    table.dice = Dice(dice.seed_for_another())

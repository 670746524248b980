"""The deal: from the box to the first decision."""

from collections.abc import Mapping

from fivestars.table.dice import Dice
from fivestars.tools.new_game.keys.box import BOX
from fivestars.tools.new_game.keys.rules.state import Keys


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Keys:
    """Return the table before the first turn."""
    count = BOX.keys[choices["length"]] + (BOX.more_for_four if seats == 4 else 0)
    keys = dice.shuffled(range(1, count + 1))
    hands = [sorted(keys.pop() for _ in range(BOX.in_hand)) for _ in range(seats)]
    return Keys(hands, keys, first, dice, edition)

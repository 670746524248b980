"""The set-up: the flag row, the tie-break card, and the first plane, which lands before anybody decides."""

from collections.abc import Mapping

from fivestars.games.samoa.box import BOX, FLAGS
from fivestars.games.samoa.rules.rounds import ask, open_round
from fivestars.games.samoa.rules.state import Samoa
from fivestars.table.dice import Dice
from fivestars.table.game import Happening


def deal(
    seats: int,
    choices: Mapping[str, str],  # noqa: ARG001  # no options
    first: int,
    dice: Dice,
    edition: int,
) -> Samoa:
    """Lay out the flags, put the tie-break card before `first`, and let the first plane land."""
    # ruling 24: any gap will do for the tie-break card; who starts sits clockwise of it.
    state = Samoa(seats, flag_row(dice), first, dice, edition)
    events: list[Happening] = []
    open_round(state, events)
    ask(state, events)
    state.revealed = 0  # nobody has seen the table before
    return state


def flag_row(dice: Dice) -> tuple[int, ...]:
    """Return the nations of the twelve rounds: each stack shuffled by itself, no two neighbours equal."""
    row: list[int] = []
    for _ in range(BOX.stacks):
        stack = dice.shuffled(range(FLAGS))
        if row and stack[0] == row[-1]:
            # ruling 23: swapped with a later card of its own stack.
            later = 1 + dice.below(FLAGS - 1)
            stack[0], stack[later] = stack[later], stack[0]
        row += stack
    return tuple(row)

"""The set-up of Hotels of Amsterdam, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Final

from fivestars.games.amsterdam.box import BOX, DAY
from fivestars.games.amsterdam.box.city import POSITIONS
from fivestars.games.amsterdam.rules.rounds import begin_turn
from fivestars.games.amsterdam.rules.state import Amsterdam
from fivestars.games.amsterdam.rules.table import Table
from fivestars.table.dice import Dice

_EVERYWHERE: Final = sum(1 << position for position in POSITIONS)


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Amsterdam:
    """Return the city before the first move. Ruling 21: who starts is drawn by the table."""
    state = Amsterdam(seats, choices["mode"], choices["sides"], first, dice, edition)
    _lay_tiles(state)
    _bring_first_tourists(state)
    begin_turn(state, [])
    return state


def _lay_tiles(state: Table) -> None:
    """Lay the shuffled tiles around the fountain, day and night by turns."""
    for position, (day, night) in zip(POSITIONS, state.dice.shuffled(BOX.tiles), strict=True):
        # Rows are five long, so neighbours in both directions differ in whether their number is even.
        sides = (day, night) if position % 2 == DAY else (night, day)
        state.face[position], state.back[position] = sides
        state.shows[sides[0]] |= 1 << position
    state.known = _EVERYWHERE if state.sides == "open" else 0  # ruling 20


def _bring_first_tourists(state: Table) -> None:
    for tile in BOX.first_tourists:
        state.tourists[tile] += 1
    state.supply -= len(BOX.first_tourists)

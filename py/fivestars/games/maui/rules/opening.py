"""The set-up: who sits around the table, and what the mode takes out of the box."""

from collections.abc import Mapping
from typing import Final

from fivestars.games.maui.box import CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules.layout import begin_part
from fivestars.games.maui.rules.player import CRAB, CRABS, PATTERN, UMBRELLAS, Player
from fivestars.games.maui.rules.state import Maui
from fivestars.table.dice import Dice

# Ruling 18, "around the table": who sits opposite the first players, by the number of seats.
OPPOSITE: Final = {2: (1,), 3: (2,), 4: (2, 3)}
# Each player's umbrellas and crabs, by mode.
PIECES: Final = {
    "base": UMBRELLAS,
    "crabs": (*range(PATTERN, CRAB), *CRABS),
    "combined": (*UMBRELLAS, *CRABS),
}


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Maui:
    """Return the table before the first turn."""
    mode = choices["mode"]
    opposite = OPPOSITE[seats] if choices["seating"] == "around the table" else ()
    turned = tuple(int(seat in opposite) for seat in range(seats))
    players = [Player(list(PIECES[mode])) for _ in range(seats)]
    state = Maui(mode, choices["crab values"] == "open", players, turned, first, dice, edition)
    begin_part(state, CRAB_SIDE if mode == "crabs" else UMBRELLA_SIDE)
    return state

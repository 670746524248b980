"""The set-up: who sits where, what the mode takes out of the box; and how either part lays out market and beaches."""

from collections.abc import Mapping
from typing import Final, TypeVar

from fivestars.games.maui.box import BOX, CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules.lookup import BAG, FACES
from fivestars.games.maui.rules.player import CRAB, CRABS, PATTERN, UMBRELLAS, OnBeach, Player
from fivestars.games.maui.rules.table import Table
from fivestars.table.dice import Dice

T = TypeVar("T", bound=Table)

# Ruling 18, "around the table": who sits opposite the first players, by the number of seats.
OPPOSITE: Final = {2: (1,), 3: (2,), 4: (2, 3)}
# Each player's umbrellas and crabs, by mode.
PIECES: Final = {
    "base": UMBRELLAS,
    "crabs": (*range(PATTERN, CRAB), *CRABS),
    "combined": (*UMBRELLAS, *CRABS),
}


def deal(maui: type[T], seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> T:
    """Return Maui before the first turn."""
    mode = choices["mode"]
    opposite = OPPOSITE[seats] if choices["seating"] == "around the table" else ()
    turned = tuple(int(seat in opposite) for seat in range(seats))
    players = [Player(list(PIECES[mode])) for _ in range(seats)]
    state = maui(mode, choices["crab values"] == "open", players, turned, first, dice, edition)
    begin_part(state, CRAB_SIDE if mode == "crabs" else UMBRELLA_SIDE)
    return state


def begin_part(state: Table, side: int) -> None:
    """Turn the beaches to this side and lay everything out."""
    state.side = side
    state.bag = state.dice.shuffled(BAG)
    state.market = [[state.bag.pop() for _ in BOX.costs] for _ in state.zones]
    for player in state.players:
        _spread(player, side, state.dice)
    for seat, player in enumerate(state.players):
        towel = state.bag.pop()
        player.beach = [OnBeach(towel, BOX.start_top, FACES[state.turned[seat]][towel])]


def _spread(player: Player, side: int, dice: Dice) -> None:
    """Lay the side's umbrellas and crabs out of the box at random on their places."""
    places = BOX.umbrella_places[side]
    if side == UMBRELLA_SIDE:
        pieces = dice.shuffled(UMBRELLAS)
    else:
        # Ruling 23: both pattern umbrellas, also those that were used in the first part.
        places += BOX.crab_places
        pieces = dice.shuffled(range(PATTERN, CRAB)) + dice.shuffled(CRABS)
    for (column, _), piece in zip(places, pieces, strict=True):
        player.out.remove(piece)
        player.sand[column] = piece

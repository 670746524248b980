"""The politics cards: what each requires, and how much of it a seat has reached."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from fivestars.games.austria.box import COLOURS
from fivestars.games.austria.rules.lookup import COLOURED, COLUMNS, FLOORS, GROUPS, POLITICS, POLITICS_POINTS
from fivestars.games.austria.rules.table import Table

SPACES: Final = len(POLITICS_POINTS)
GROUP_ROOMS: Final = tuple(tuple(group.rooms for group in groups) for groups in GROUPS)


@lru_cache(maxsize=4096)  # asked after every move, and few of them change what is occupied
def full(occupied: int, lines: tuple[int, ...]) -> int:
    """Return how many floors or columns are wholly occupied."""
    return sum(1 for line in lines if occupied & line == line)


def of_colour(state: Table, seat: int, colour: str) -> int:
    """Return how many rooms of a colour are occupied."""
    return (state.occupied[seat] & COLOURED[state.hotels[seat]][colour]).bit_count()


def _colours(state: Table, seat: int) -> int:
    occupied, coloured = state.occupied[seat], COLOURED[state.hotels[seat]]
    return sum(1 for colour in COLOURS if occupied & coloured[colour] == coloured[colour])


def filled_groups(state: Table, seat: int) -> int:
    """Return how many groups of a hotel are wholly occupied."""
    return full(state.occupied[seat], GROUP_ROOMS[state.hotels[seat]])


def _tiles(state: Table, seat: int) -> int:
    return (state.vacant[seat] | state.occupied[seat]).bit_count()


REACHED: Final[dict[str, Callable[[Table, int], int]]] = {
    "krones": lambda state, seat: state.krones[seat],
    "tiles": _tiles,
    "staff": lambda state, seat: state.played[seat].bit_count(),
    "steps": lambda state, seat: state.steps[seat],
    "floors": lambda state, seat: full(state.occupied[seat], FLOORS),
    "groups": filled_groups,
    "colours": _colours,
    "columns": lambda state, seat: full(state.occupied[seat], COLUMNS),
    "blue": lambda state, seat: of_colour(state, seat, "blue"),
    "red": lambda state, seat: of_colour(state, seat, "red"),
    "yellow": lambda state, seat: of_colour(state, seat, "yellow"),
}
NEEDS: Final = {
    number: tuple((REACHED[what], amount) for what, amount in card.needs.items()) for number, card in POLITICS.items()
}

"""Who may know what: all the same, which is the sides that show, and those that lie open or have been seen.

What nobody knows is guessed as a random way in which the tiles can lie, true to the sides that show. A tile is a line
between its two venues; to lay it is to point it at the venue that shows.
"""

from collections.abc import Sequence
from typing import TypeVar

from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.box.city import POSITIONS
from fivestars.games.amsterdam.rules.table import UNKNOWN, Table
from fivestars.table.dice import Dice

T = TypeVar("T", bound=Table)
Tile = tuple[int, int]


def seen(state: T) -> T:
    """Return a copy with only the hidden sides that everybody knows."""
    seen = state.copy()
    known = state.known
    seen.back = [side if known >> tile & 1 else UNKNOWN for tile, side in enumerate(state.back)]
    seen.dice = Dice.sealed()
    return seen


def guess(state: T, dice: Dice) -> T:
    """Return what is seen with the unknown sides filled in, true to the tiles of the box."""
    guess = seen(state)
    unknown = [tile for tile in POSITIONS if guess.back[tile] == UNKNOWN]
    if unknown:
        left = list(BOX.tiles)
        for tile in POSITIONS:
            if guess.back[tile] != UNKNOWN:
                left.remove(guess.tile(tile))
        sides = hidden_sides([guess.face[tile] for tile in unknown], left, dice)
        for tile, side in zip(unknown, sides, strict=True):
            guess.back[tile] = side
    guess.dice = Dice(dice.seed_for_another())
    return guess


def hidden_sides(shown: Sequence[int], tiles: Sequence[Tile], dice: Dice) -> list[int]:
    """Return a hidden venue behind each that shows, so that they are exactly these tiles.

    There must be a way, as there is on every real table.
    """
    order = dice.shuffled(tiles)
    wanted = dict.fromkeys((venue for tile in order for venue in tile), 0)  # tiles that must still show it
    for venue in shown:
        wanted[venue] += 1
    up = [_point(tile, wanted, dice) for tile in order]
    for venue, count in list(wanted.items()):
        for _ in range(count):
            _mend(venue, order, up, wanted)
    behind: dict[int, list[int]] = {venue: [] for venue in wanted}
    for tile, top in zip(order, up, strict=True):
        behind[tile[top]].append(tile[1 - top])
    return [behind[venue].pop() for venue in shown]


def _point(tile: Tile, wanted: dict[int, int], dice: Dice) -> int:
    """Choose the side of a tile that shows, by how much each is wanted."""
    first, second = wanted[tile[0]], wanted[tile[1]]
    either = max(first, 0) + max(second, 0)
    top = dice.below(2) if either == 0 else int(dice.below(either) >= first)
    wanted[tile[top]] -= 1
    return top


def _mend(venue: int, tiles: Sequence[Tile], up: list[int], wanted: dict[int, int]) -> None:
    """Turn a chain of tiles that ends at a venue shown too often, so that `venue` shows once more."""
    came_by: dict[int, int] = {venue: -1}  # the tile to turn, by the venue that loses it
    queue = [venue]
    for poor in queue:
        for index, tile in enumerate(tiles):
            top = tile[up[index]]
            if tile[1 - up[index]] != poor or top in came_by:
                continue
            came_by[top] = index
            if wanted[top] < 0:
                wanted[top] += 1
                wanted[venue] -= 1
                _turn_back(top, came_by, tiles, up)
                return
            queue.append(top)
    raise ValueError("no way to lay these tiles shows these venues")


def _turn_back(rich: int, came_by: dict[int, int], tiles: Sequence[Tile], up: list[int]) -> None:
    while (index := came_by[rich]) >= 0:
        up[index] = 1 - up[index]
        rich = tiles[index][up[index]]

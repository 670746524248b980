"""Random playouts, counted: run by the bench in a process of its own, with the Python of whoever is measured.

`python playout.py catanatron` or `python playout.py GAME`; prints moves per second of processor time.
"""

import random
import sys
from collections.abc import Callable
from itertools import cycle
from time import process_time
from typing import Final

WARMING: Final = 0.2  # seconds of processor time
MEASURED: Final = 0.8


def catanatron() -> Callable[[], int]:
    """Return a function that plays a whole game of Catan at random and returns its number of moves."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return len(game.state.actions)

    return play


def ours(name: str) -> Callable[[], int]:
    """Return a function that plays a whole game at random, with one more seat each time, and returns its moves."""
    from fivestars.games import SHELF
    from fivestars.table.dice import Dice

    game = SHELF[name]
    choices = {option.name: option.values[0] for option in game.options}
    seats = cycle(game.seats)

    def play() -> int:
        state = game.deal(next(seats), choices, 0, Dice(random.randrange(2**32)), game.edition)
        moves = 0
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return play


def moves_per_second(play: Callable[[], int], seconds: float) -> float:
    """Play for so long and return how many moves were made in a second."""
    moves, begun = 0, process_time()
    while process_time() - begun < seconds:
        moves += play()
    return moves / (process_time() - begun)


if __name__ == "__main__":
    random.seed(5)
    playing = catanatron() if sys.argv[1] == "catanatron" else ours(sys.argv[1])
    moves_per_second(playing, WARMING)
    print(moves_per_second(playing, MEASURED))

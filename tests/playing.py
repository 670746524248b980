"""Random matches by chance that is the same everywhere, and where they end: run by CPython and by Pyodide alike."""

from itertools import count
from typing import Final
from zlib import crc32

from fivestars.games import SHELF
from fivestars.table.dice import Dice
from fivestars.table.game import AnyGame, State, facts

LOOK: Final = 5  # at one in so many positions all facts of the state count, in each match at others


def tables_of(game: AnyGame) -> list[tuple[int, tuple[str, ...]]]:
    """Return every number of seats with every choice of options, in order."""
    return [(seats, options) for seats in game.seats for options in game.choices(seats)]


def ending(game: AnyGame, seats: int, options: tuple[str, ...], seed: int) -> int:
    """Play a match to its end, all of it by dice; return a number that tells the moves, some positions and the end."""
    chosen = {option.name: value for option, value in zip(game.options, options, strict=True)}
    dice, way = Dice(seed + 1), 0
    state = game.deal(seats, chosen, dice.below(seats), Dice(seed), game.edition)
    for number in count(seed):
        if state.seat is None:
            break
        legal = state.legal()
        move = dice.choice(legal)
        state.apply(move)
        seen = fingerprint(state) if number % LOOK == 0 else crc32(f"{len(legal)} {move!r}".encode())
        way = (way * 31 + seen) % 2**32
    return (way * 31 + fingerprint(state)) % 2**32


def fingerprint(state: State) -> int:
    """Return a number that two different states are most unlikely to share, the same in every process."""
    return crc32(repr(facts(state)).encode())


def endings(count: int) -> dict[str, list[int]]:
    """Return where so many matches of each open game end; they are spread over all its tables."""
    ends = {}
    for name in SHELF:
        game = SHELF[name]
        tables = tables_of(game)
        ends[name] = [ending(game, *tables[seed % len(tables)], seed) for seed in range(count)]
    return ends

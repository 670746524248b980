"""A leaning: of moves that look equally good within a hair, a level that tastes likes what brings most of one part.

It is no weakness: by the level's own judgement less than a hair is given up, at a few decisions of a match; `DIARY.md`
says what was measured. Who thinks further has no leaning: of what looks equal there, the first is the better guess.
"""

from collections.abc import Sequence
from operator import add
from typing import Final

from fivestars.players.head import Head
from fivestars.table.game import Move

HAIR: Final = 0.1  # points


def alike(moves: Sequence[Move], values: Sequence[float], errors: Sequence[float]) -> list[Move]:
    """Return the move that looks best to who errs so, first, and those that are as good as this one, within a hair."""
    seeming = list(map(add, values, errors))
    best = seeming.index(max(seeming))
    near = [place for place, value in enumerate(values) if abs(value - values[best]) <= HAIR and place != best]
    return [moves[place] for place in (best, *near)]


def preferred(head: Head, moves: Sequence[Move], part: int) -> Move:
    """Return the move after which there is most of a part; of equal ones the first."""
    if len(moves) == 1:
        return moves[0]
    world, amounts = head.guess(), list[float]()
    for move in moves:
        after = world.copy()
        after.apply(move)
        amounts.append(round(head.liked(after, part), 6))
    return moves[amounts.index(max(amounts))]

"""What the top level thinks of a decision, as a value: the page knows it without all that it takes to find out."""

from typing import Final, NamedTuple

from fivestars.table.game import Move

WHOLE: Final = 200_000  # steps of thought for a whole match, shared by its decisions
LEAST: Final = 2000  # for one of them, however many there are
MOST: Final = 8000  # however few
TOLD: Final = 1.0  # point: less is not worth a word
TOLD_OF_A_WIN: Final = 0.05


class Judgement(NamedTuple):
    """What the top level thinks of a decision. It is blind to all that the seat could not know then."""

    best: Move  # what it would have done; the move that was made, where nothing is clearly better
    cost: float = 0.0  # points: so many fewer may be hoped for, a round later, after the move that was made
    won: float = 0.0  # of the guesses: in so many more the game would have been won within that round
    part: str = ""  # of the points: in which most of them are, if any
    brings: float = 0.0  # so many points, by this part alone


def steps_each(count: int) -> int:
    """Return how many steps of thought each of so many decisions gets."""
    return max(LEAST, min(MOST, WHOLE // max(count, 1)))


def matters(judgement: Judgement) -> bool:
    """Tell whether a decision was dear enough to speak of."""
    return judgement.cost >= TOLD or judgement.won >= TOLD_OF_A_WIN


def weight(judgement: Judgement) -> tuple[float, float]:
    """Return how dear a decision was: a game that could have been won comes before all points."""
    return judgement.won, judgement.cost

"""What the pictures of the guide show."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.maui.rules.moves import Lay
from fivestars.table.game import State
from fivestars.table.pictures import Press, Shot

_UPRIGHT: Final = (800, 1000)


def _most_heights(state: State) -> list[Lay]:
    """Return the ways to lay the towel of the market that fits at the most heights."""
    lays = [move for move in state.legal() if isinstance(move, Lay)]
    best = max(lays, key=lambda lay: sum(other[:2] == lay[:2] for other in lays), default=None)
    return [lay for lay in lays if best and lay[:2] == best[:2]]


def _showing_heights(state: State) -> Sequence[Press]:
    lay = _most_heights(state)[-1]
    return (Press(f"#slot-{lay.line}-{lay.slot}"),)


def _showing_a_height(state: State) -> Sequence[Press]:
    return (*_showing_heights(state), Press(".chip[data-pick]", last=True))


SHOTS: Final = (
    Shot(
        "board",
        14,
        lambda state: state.round == 9,
        of=".maui-table",
        size=(1280, 800),
        marks=(
            ".map .towel",
            ".map .piece",
            ".map .next",
            ".map .worth",
            ".market .slot",
            ".market .zone",
            ".purse",
            ".tracks .track",
            ".tracks .ornament",
        ),
    ),
    Shot(
        "heights",
        5,
        lambda state: state.round >= 5 and len(_most_heights(state)) >= 4,
        _showing_heights,
        size=_UPRIGHT,
        marks=(".chip",),
    ),
    Shot(
        "crabs",
        2,
        lambda state: state.round >= 8 and len(_most_heights(state)) >= 3,
        _showing_a_height,
        options=("crabs", "open"),
        size=_UPRIGHT,
        marks=(".piece.crab",),
    ),
)

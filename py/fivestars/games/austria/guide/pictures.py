"""What the pictures of the guide show."""

from random import Random
from typing import Final

from fivestars.games.austria.rules import Austria
from fivestars.table.game import Move, State, kind
from fivestars.table.pictures import Shot

_WIDE: Final = (1120, 760)
_EAGER: Final = ("MoveIn", "Claim", "Use", "Serve", "Flip", "Prepare", "Play", "Take")


def _busily(state: State, chance: Random) -> Move:
    """Choose as one who mostly does what brings a hotel forward."""
    legal = state.legal()
    wanted = next((name for name in _EAGER if any(kind(move) == name for move in legal)), "")
    eager = [move for move in legal if kind(move) == wanted]
    return chance.choice(eager if eager and chance.random() < 0.9 else legal)


def _lively(state: State, prompt: str, team: int, occupied: int, vacant: int = 0) -> bool:
    """Tell whether it is the turn of a hotel with staff, guests and occupied rooms."""
    if not isinstance(state, Austria) or state.seat is None or state.prompt != prompt:
        return False
    me = state.seat
    if state.vacant[me].bit_count() < vacant:
        return False
    return len(state.staff_of(me)) >= team and state.occupied[me].bit_count() >= occupied and len(state.cafe[me]) > 1


SHOTS: Final = (
    Shot(
        "board",
        2,
        lambda state: state.round >= 5 and _lively(state, "begin", 2, 5),
        of=".vienna",
        size=_WIDE,
        choose=_busily,
        marks=(
            ".queue .stall",
            ".spaces > :nth-child(3)",
            ".centre .order",
            ".court .track",
            ".court .visit",
            ".laws .law",
            ".mine .house",
            ".mine .cafe",
            ".mine .stores",
            ".team",
            ".fan",
            ".others .other",
        ),
    ),
    Shot(
        "hotel",
        1,
        lambda state: state.round >= 6 and _lively(state, "begin", 0, 4, 2),
        of=".mine .house",
        size=_WIDE,
        choose=_busily,
        marks=(
            ".room.occupied",
            ".room.vacant",
            ".badge-open",
            ".floors .stand",
        ),
    ),
    Shot(
        "guest",
        46,
        lambda state: _lively(state, "choose reward", 1, 2),
        of=".salon",
        size=_WIDE,
        choose=_busily,
        marks=(
            ".cafe .guest",
            ".tray .chip",
            ".kitchen",
        ),
    ),
)

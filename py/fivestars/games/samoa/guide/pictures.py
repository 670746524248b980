"""What the pictures of the guide show."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.moves import Place
from fivestars.table.game import State
from fivestars.table.pictures import Press, Shot

_SIZE: Final = (1160, 790)


def _busy(state: State, prompt: str, number: int) -> bool:
    """Tell whether it is the turn of a hotel that is neither empty nor full, in this round."""
    if not isinstance(state, Samoa) or state.seat is None or state.prompt != prompt or state.round != number:
        return False
    return state.free_rooms(state.seat) in (2, 3, 4)


def _payments(state: State) -> dict[int, set[int]]:
    """Return what each kind of tourist who waits would pay, over all rooms."""
    paid: dict[int, set[int]] = {}
    for move in state.legal():
        if isinstance(state, Samoa) and isinstance(move, Place) and state.seat is not None:
            paid.setdefault(move.guest, set()).add(sum(state.payment(state.seat, move.guest, move.room)))
    return paid


def _choosy(state: State) -> bool:
    """Tell whether somebody who waits would pay more in one room than in another."""
    return _busy(state, "host", 6) and max(map(len, _payments(state).values()), default=0) > 1


def _showing_what_is_paid(state: State) -> Sequence[Press]:
    paid = _payments(state)
    guest = max(paid, key=lambda kind: (len(paid[kind]), kind))
    return (Press(f'.waiting[data-pick$="guest={guest}"]'),)


SHOTS: Final = (
    Shot(
        "board",
        13,
        lambda state: _busy(state, "card", 7),
        of=".island",
        seats=4,
        size=_SIZE,
        marks=(
            ".weeks .week.now",
            ".others .other",
            ".orders",
            ".tiles",
            ".arrivals",
            ".own .rooms",
            ".own .money",
            ".row .price[data-can]",
        ),
    ),
    Shot(
        "place",
        25,
        _choosy,
        _showing_what_is_paid,
        of=".island",
        seats=4,
        size=_SIZE,
        marks=(
            ".waiting[data-picked], .waiting[aria-pressed=true]",
            ".own .pays",
        ),
    ),
    Shot(
        "build",
        16,
        lambda state: _busy(state, "build", 5),
        of=".island",
        seats=4,
        size=_SIZE,
        marks=(
            ".orders",
            ".building[data-can]",
        ),
    ),
)

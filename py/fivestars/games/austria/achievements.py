"""What may be achieved in Grand Austria Hotel in one match."""

from typing import Final, TypeAlias

from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.state import Austria
from fivestars.games.austria.rules.table import PARTS, Part
from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.words import N_

_Tale: TypeAlias = Tale[Austria]


def _points(tale: _Tale, seat: int) -> int:
    return tale.totals[seat]


def _disks(state: Austria, seat: int) -> int:
    return sum(1 for disks in state.disks if seat in disks)


def _unpolitical(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and not _disks(tale.state, seat) else 0


def _political(tale: _Tale, seat: int) -> int:
    return _disks(tale.state, seat)


def _rooms(tale: _Tale, seat: int) -> int:
    return tale.state.occupied[seat].bit_count()


def _groups(tale: _Tale, seat: int) -> int:
    return len(tale.of(e.GroupFilled, seat))


def _staff(tale: _Tale, seat: int) -> int:
    return tale.state.played[seat].bit_count()


def _staff_points(tale: _Tale, seat: int) -> int:
    return tale.state.points[seat * PARTS + Part.STAFF]


def _guests(tale: _Tale, seat: int) -> int:
    """Return how many guests have moved in, where nobody is left in the café."""
    return 0 if tale.state.cafe[seat] else len(tale.of(e.MovedIn, seat))


def _strength(tale: _Tale, seat: int) -> int:
    acted = [event.strength for event in tale.of(e.Acted, seat)]
    return max(acted + [event.strength for event in tale.of(e.Copied, seat)], default=0)


def _leopold(tale: _Tale, seat: int) -> int:
    return tale.state.rival if tale.has_won(seat) else 0


ACHIEVEMENTS: Final = (
    Achievement("points", N_("Grand hotel"), N_("Score 150 points or more."), 150, _points),
    Achievement("unpolitical", N_("Above politics"), N_("Win without a politics card."), DONE, _unpolitical),
    Achievement(
        "political", N_("Friends in high places"), N_("Put a disk on all three politics cards."), 3, _political
    ),
    Achievement("rooms", N_("No vacancy"), N_("End with 14 rooms occupied."), 14, _rooms),
    Achievement("groups", N_("Corridor by corridor"), N_("Fill six groups of rooms."), 6, _groups),
    Achievement("staff", N_("Full service"), N_("Play six staff cards."), 6, _staff),
    Achievement("legacy", N_("Loyal servants"), N_("Score 35 points with staff at the end."), 35, _staff_points),
    Achievement("cafe", N_("Last orders"), N_("Let 13 guests move in, and leave nobody in the café."), 13, _guests),
    Achievement("strength", N_("All hands"), N_("Do an action with a strength of seven."), 7, _strength),
    Achievement("leopold", N_("A medal of Vienna"), N_("Beat Leopold, at any level."), DONE, _leopold),
)

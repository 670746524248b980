"""What may be achieved on Maui in one match."""

from typing import Final, TypeAlias

from fivestars.games.maui.rules import events as e
from fivestars.games.maui.rules.state import Maui
from fivestars.table.achievements import DONE, Achievement, Tale
from fivestars.table.words import N_

_Tale: TypeAlias = Tale[Maui]


def _points(tale: _Tale, seat: int) -> int:
    return tale.totals[seat] if tale.choices["mode"] != "combined" else 0


def _dry(tale: _Tale, seat: int) -> int:
    """Return the towels on a beach without a single penalty token."""
    player = tale.state.players[seat]
    return 0 if player.penalties else len(player.beach) - 1


def _far(tale: _Tale, seat: int) -> int:
    return tale.state.players[seat].shells.count(tale.state.last_square)


def _even(tale: _Tale, seat: int) -> int:
    return min(tale.state.players[seat].shells)


def _pearls(tale: _Tale, seat: int) -> int:
    return sum(tale.state.players[seat].pearls)


def _dollars(tale: _Tale, seat: int) -> int:
    return tale.state.players[seat].dollars


def _steps(tale: _Tale, seat: int) -> int:
    """Return the most steps that shells have made for one towel."""
    return max((sum(event.steps for event in told) for told in tale.in_moves_of(e.Matched, seat)), default=0)


def _for_nothing(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and not tale.of(e.Bought, seat) else 0


def _no_crab(tale: _Tale, seat: int) -> int:
    """Return how many crabs a winner has kept off their towels."""
    crabs = tale.choices["mode"] == "crabs" and tale.has_won(seat)
    return 7 - len(tale.of(e.CrabClimbed, seat)) if crabs else 0


def _both_parts(tale: _Tale, seat: int) -> int:
    return DONE if tale.has_won(seat) and tale.choices["mode"] == "combined" else 0


ACHIEVEMENTS: Final = (
    Achievement("points", N_("King tide"), N_("Score 65 points on one beach."), 65, _points),
    Achievement("dry", N_("Dry feet"), N_("Lay 12 towels without a penalty token."), 12, _dry),
    Achievement(
        "far", N_("To the end of the track"), N_("Move three shells to the last square of their tracks."), 3, _far
    ),
    Achievement("even", N_("Five in step"), N_("Move all five shells to square 8 or further."), 8, _even),
    Achievement("pearls", N_("Pearl diver"), N_("Take five pearls."), 5, _pearls),
    Achievement("dollars", N_("Sand in the pockets"), N_("End with four sand dollars."), 4, _dollars),
    Achievement(
        "steps", N_("A perfect fit"), N_("Move your shells six steps with the matches of one towel."), 6, _steps
    ),
    Achievement("free", N_("Beach bargain"), N_("Win without paying for a towel."), DONE, _for_nothing),
    Achievement(
        "crabs", N_("Crab dance"), N_("Win on the crab side with one crab at most on your towels."), 6, _no_crab
    ),
    Achievement("both", N_("Morning and evening"), N_("Win a match of umbrellas, then crabs."), DONE, _both_parts),
)

"""What the emperor track may be worth, with the visits to come."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.austria.bot.turns import turns_this_round
from fivestars.games.austria.bot.weights import (
    BONUS,
    PENALTY,
    STEP_COST,
    STEPS_A_TURN,
)
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import ACT, AFTER, BEGIN
from fivestars.games.austria.rules.lookup import (
    BONUS_FROM,
    EMPEROR_ROUNDS,
    RETREATS,
    TRACK,
    TURNS_EACH,
)

_NEXT: Final = tuple(sum(1 for visit in EMPEROR_ROUNDS if visit < round_) for round_ in range(EMPEROR_ROUNDS[-1] + 1))
_NOTHING: Final = (0.0,) * len(TRACK)
_AHEAD: dict[tuple[tuple[str, ...], int, int], list[float]] = {}


def emperor_worth(state: Austria, seat: int, space: int) -> float:
    """Return what the scorings to come promise from a space of the track."""
    return emperor_ahead(state, seat)[space]


def emperor_ahead(state: Austria, seat: int) -> Sequence[float]:
    """Return for each space of the track what the scorings to come promise from it."""
    first = _NEXT[state.round]
    if EMPEROR_ROUNDS[first] == state.round and _is_visiting(state):
        first += 1
        if first == len(EMPEROR_ROUNDS):
            return _NOTHING
    turns = (EMPEROR_ROUNDS[first] - state.round) * TURNS_EACH + turns_this_round(state, seat)
    key = (state.tiles, first, min(turns, 3))
    found = _AHEAD.get(key)
    if found is None:
        found = _AHEAD[key] = _look_ahead(*key)
    return found


def _look_ahead(tiles: tuple[str, ...], first: int, turns: int) -> list[float]:
    """Return for each space the best that can be made of it: how far to go on, at what cost, before each scoring."""
    later = [0.0] * len(TRACK)
    for place in range(len(RETREATS) - 1, first - 1, -1):
        reach = STEPS_A_TURN * (turns if place == first else 3)
        scored = [_scored(space, tiles[place], RETREATS[place], later) for space in range(len(TRACK))]
        later = [
            max(scored[goal] - STEP_COST * (goal - space) for goal in range(space, len(TRACK)) if goal - space <= reach)
            for space in range(len(TRACK))
        ]
    return later


def _scored(space: int, tile: str, retreat: int, later: list[float]) -> float:
    after = max(0, space - retreat)
    gain = BONUS[tile] if after >= BONUS_FROM else -PENALTY[tile] if after == 0 else 0.0
    return TRACK[space] + gain + later[after]


def _is_visiting(state: Austria) -> bool:
    return bool(state.errands) and state.errands[0].kind not in (BEGIN, ACT, AFTER)

"""The rounds: dice, whose turn it is, passing, and what happens between two rounds."""

from fivestars.games.austria.rules.emperor import summon
from fivestars.games.austria.rules.errands import BEGIN
from fivestars.games.austria.rules.events import DiceRanOut, Rolled, RoundBegan, ThrewAway
from fivestars.games.austria.rules.rewards import Events
from fivestars.games.austria.rules.scoring import score_end
from fivestars.games.austria.rules.table import Table
from fivestars.games.austria.rules.tables import DICE, EMPEROR_ROUNDS, FACES, LAST_ROUND, TURNS_EACH


def begin_round(state: Table, events: Events) -> None:
    """Begin a round: the first player rolls all the dice (ruling 4 ends it)."""
    state.covered = [0] * state.seats
    state.used = [0] * state.seats
    state.passed = state.thrown = 0
    events.append(RoundBegan(state.round))
    _roll(state, state.first, DICE[state.seats], events)


def _roll(state: Table, seat: int, count: int, events: Events) -> None:
    faces = [0] * (len(FACES) + 1)
    for _ in range(count):
        faces[1 + state.dice.below(len(FACES))] += 1
    state.faces = tuple(faces)
    state.spaces = sum(1 << face for face in FACES if faces[face])
    state.revealed += 1
    events.append(Rolled(seat, *faces[1:]))


def next_turn(state: Table, events: Events) -> None:
    """Give the turn to the lowest visible number; roll again if only who passed is left; else end the round."""
    if not state.spaces:
        end_round(state, events)
        return
    seat = _lowest(state, state.passed)
    if seat < 0 and state.passed:
        seat = _lowest(state, 0)
        state.passed = 0
        state.thrown += 1
        events.append(ThrewAway(seat))
        left = sum(state.faces) - 1
        _roll_again(state, seat, left, events)
    elif seat < 0:
        end_round(state, events)
        return
    ...

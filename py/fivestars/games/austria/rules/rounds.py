"""The rounds: dice, whose turn it is, passing, and what happens between two rounds."""

from fivestars.games.austria.rules import leopold
from fivestars.games.austria.rules.emperor import summon
from fivestars.games.austria.rules.errands import BARE, BEGIN
from fivestars.games.austria.rules.events import DiceRanOut, Events, Rolled, RoundBegan, ThrewAway
from fivestars.games.austria.rules.lookup import DICE, EMPEROR_ROUNDS, FACES, LAST_ROUND, TURNS_EACH
from fivestars.games.austria.rules.scoring import score_end
from fivestars.games.austria.rules.table import Table


def open_start(state: Table, _seat: int, events: Events) -> bool:
    """Begin the first round when all hotels are open."""
    state.errands.pop()
    begin_round(state, events)
    return False


def begin_round(state: Table, events: Events) -> None:
    """Begin a round: the staff is ready again, and the first player rolls all the dice."""
    state.covered = [0] * state.seats
    state.used = [0] * state.seats
    state.passed = state.thrown = 0
    events.append(RoundBegan(state.round))
    _roll(state, state.first, DICE[state.seats], events)


def _roll(state: Table, seat: int, count: int, events: Events) -> None:
    faces = [0] * (len(FACES) + 1)
    below = state.dice.below
    for _ in range(count):
        faces[1 + below(len(FACES))] += 1
    state.faces = tuple(faces)
    state.spaces = sum([1 << face for face in FACES if faces[face]])
    state.revealed += 1
    events.append(Rolled(seat, *faces[1:]))


def next_turn(state: Table, events: Events) -> None:
    """Give the turn to the lowest visible number of those who have not passed, as long as there are dice (ruling 4)."""
    seat = _lowest(state)
    if seat is None and state.passed and state.spaces:
        state.passed = 0
        seat = _lowest(state)
        if seat is not None:
            _roll_again(state, seat, events)
    if seat is None or not state.spaces:
        end_round(state, events)
        return
    if state.is_leopold(seat):
        leopold.take_turn(state, events)
        return
    state.seat = seat
    state.errands.append(BARE[BEGIN])


def _lowest(state: Table) -> int | None:
    """Return who has the lowest visible number: the numbers go up in playing order, then down again."""
    seats, passed, covered = state.in_order(), state.passed, state.covered
    for turn in range(TURNS_EACH):
        for seat in seats:
            if covered[seat] == turn and not passed >> seat & 1:
                return seat
        seats = seats[::-1]
    return None


def _roll_again(state: Table, seat: int, events: Events) -> None:
    """Put a die into the dustbin and roll the others; everybody who has passed is in again (ruling 3)."""
    left = sum(state.faces) - 1
    state.thrown += 1
    events.append(ThrewAway(seat))
    if left:
        _roll(state, seat, left, events)
    else:
        state.faces, state.spaces = (0,) * len(state.faces), 0
        events.append(DiceRanOut())


def end_round(state: Table, events: Events) -> None:
    """End the round, in some rounds with the emperor's visit."""
    if state.round in EMPEROR_ROUNDS:
        summon(state, events)
    else:
        _close(state, events)


def open_close(state: Table, _seat: int, events: Events) -> bool:
    """Close the round after the emperor's visit."""
    state.errands.pop()
    _close(state, events)
    return False


def _close(state: Table, events: Events) -> None:
    """Pass the turn-order tiles to the left, or end the game."""
    if state.round == LAST_ROUND:
        score_end(state, events)
        state.seat, state.prompt = None, ""
        return
    state.round += 1
    state.first = (state.first + 1) % state.seats
    begin_round(state, events)

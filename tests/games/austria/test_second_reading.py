"""The last rounds of many games under the eyes of a referee who has read nothing but the rulebook (`referee.py`).

They begin in the middle, with hotels, staff and guests by lot, for play by lot alone hardly ever builds a hotel.
"""

from random import Random

import pytest

from fivestars.games.austria import GAME
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.emperor import EVICTIONS
from fivestars.games.austria.rules.errands import KRONES
from fivestars.games.austria.rules.events import Retreated, StaffScored
from fivestars.table.game import Event, Move, told_to_all
from games.austria.positions import LETTERS, cooks, employs, holds, opened, points, rooms, sits, vacant
from games.austria.referee import GUESTS, allowed, brings, counts, edge, evicted, free, named, preparable

TURN = ("begin", "act", "finish", "begin extra turn", "extra action")
EAGER = {"MoveIn": 60, "Claim": 60, "Serve": 25, "Prepare": 20, "Play": 20, "Flip": 20, "Use": 10, "Take": 8, "Act": 4}
GAMES = 10


def somewhere(seats: int, hotels: str, rules: str, random: Random, edition: int = GAME.edition) -> Austria:
    """Return a table by lot, late in the game."""
    state = opened(seats, rules, _dice(seats, random), hotels, edition=edition)
    state.round = random.choice((6, 7))
    state.tiles = ("A1", "B1", random.choice(("C1", "C2")))
    state.politics = tuple(random.choice(range(first, first + 4)) for first in (105, 109, 113))
    staff = random.sample(range(1, 49), 48)
    others = [guest for guest in GUESTS if guest not in (*state.queue, 97)]
    waiting = [*random.sample(others, len(others)), 97]  # the first to be seated brings a turn more
    for seat in range(seats):
        employs(state, *(staff.pop() for _ in range(random.randrange(9))), seat=seat)
        holds(state, *(staff.pop() for _ in range(random.randrange(4))), seat=seat)
        _build(state, seat, random)
        for _ in range(random.randrange(4)):
            guest = waiting.pop()
            ordered = "".join(letter * count for letter, count in zip(LETTERS, GUESTS[guest].order, strict=True))
            sits(state, guest, "".join(letter for letter in ordered if random.random() < 0.3), seat)
        cooks(state, "".join(random.choices(LETTERS, k=random.randrange(6))), seat)
        state.krones[seat], state.steps[seat] = random.randrange(21), random.randrange(14)
    return state


def _dice(seats: int, random: Random) -> list[int]:
    faces = random.choice(((6,), range(1, 7), range(1, 7)))
    rolled = random.choices(faces, k=random.randrange(4, 2 * seats + 7))
    return [rolled.count(face) for face in range(1, 7)]


def _build(state: Austria, seat: int, random: Random) -> None:
    """Let a hotel have grown by lot; some of its full groups have brought their bonus already."""
    rooms(state, seat)
    for _ in range(random.randrange(21)):
        tile = random.choice(sorted(edge(state, seat)))
        rooms(state, seat, f"{vacant(state, seat)} {tile}", "")
    lived_in = {room: random.random() < 0.7 for room in sorted(free(state, seat))}
    named_rooms = {side: " ".join(str(room) for room in lived_in if lived_in[room] == side) for side in (False, True)}
    rooms(state, seat, named_rooms[False], named_rooms[True])
    state.paid[seat] = random.getrandbits(10) & random.getrandbits(10)


def chosen(state: Austria, random: Random) -> Move:
    """Return a move by lot, one that gets on in the world more often than others."""
    moves = list(state.legal())
    return random.choices(moves, [EAGER.get(type(move).__name__, 1) for move in moves])[0]


def agrees_on_moves(state: Austria) -> None:
    """Compare the legal moves with what the referee allows."""
    if state.prompt in TURN:
        assert named(state.legal()) == allowed(state)
    if state.prompt == "prepare":
        assert named(state.legal()) == preparable(state)
    if state.prompt == "remove occupied" and state.errands[-1].number == EVICTIONS:
        assert named(state.legal()) == evicted(state)


def agrees_on_gains(before: Austria, move: Move, after: Austria, happened: list[Event]) -> None:
    """Compare what a move has brought with what the referee reckons, as long as the emperor stays away."""
    gain, seat = brings(before, move), before.seat or 0
    if gain is None or any(isinstance(event, Retreated) for event in happened):
        return
    beyond = max(0, before.steps[seat] + gain.steps - 13)
    assert after.steps[seat] == before.steps[seat] + gain.steps - beyond
    assert after.total_of(seat) == before.total_of(seat) + gain.points + beyond
    waiting = sum(errand.number for errand in after.errands if errand.kind == KRONES)
    if not any(errand.kind == KRONES for errand in before.errands):
        krones = before.krones[seat] + gain.krones
        assert after.krones[seat] == min(20, krones) or (waiting and krones > 20)


def agrees_on_the_end(state: Austria, happened: list[Event]) -> None:
    """Compare the final scoring with the referee's."""
    for seat in range(state.seats):
        scored = sum(event.points for event in happened if isinstance(event, StaffScored) and event.seat == seat)
        counted = counts(state, seat)
        assert counted.pop("staff") == scored
        assert counted == {part: points(state, part, seat) for part in counted}


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("rules", "edition"), [("2015", 1), ("2015", 2), ("revised", 1), ("revised", 2)])
@pytest.mark.parametrize("hotels", ["night", "day"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_referee_agrees_with_every_turn_and_the_end(seats: int, hotels: str, rules: str, edition: int) -> None:
    for seed in range(GAMES):
        random = Random(seed)
        state = somewhere(seats, hotels, rules, random, edition)
        happened: list[Event] = []
        while state.seat is not None:
            agrees_on_moves(state)
            before, move = state.copy(), chosen(state, random)
            happened = told_to_all(state.play(move))
            agrees_on_gains(before, move, state, happened)
        agrees_on_the_end(state, happened)

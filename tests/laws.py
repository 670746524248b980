"""The laws that hold for every game (design, section 2), as functions that fail with a sentence.

`tests/test_laws.py` runs them over the shelf; `tests/test_laws_bite.py` proves that each catches a game that breaks it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import Game, IllegalMove, Move, State, fields, kind, told_to
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import from_json, from_link, to_json, to_link, written

LONGEST = 3000  # moves; no game of ours comes near


class Table(NamedTuple):
    """A game at one number of seats with one choice of options."""

    game: Game
    seats: int
    options: tuple[str, ...]

    def setup(self, seed: int) -> Setup:
        return Setup(self.game.id, self.game.edition, self.seats, self.options, seed, seed % self.seats)

    def deal(self, seed: int) -> State:
        setup = self.setup(seed)
        return self.game.deal(self.seats, setup.choices(self.game), setup.first, Dice(seed))

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *self.options])


def tables(game: Game) -> list[Table]:
    """Return every number of seats with every choice of options."""
    choices = product(*(option.values for option in game.options))
    return [Table(game, seats, options) for options in choices for seats in game.seats]


def walk(table: Table, seed: int) -> Iterator[tuple[State, Move]]:
    """Play a random match; give each state with the move about to be made."""
    state, chance = table.deal(seed), Random(seed)
    for _ in range(LONGEST):
        if state.seat is None:
            return
        legal = state.legal()
        assert legal, f"{table} seed {seed}: seat {state.seat} must decide '{state.prompt}', but nothing is legal"
        move = legal[int(chance.random() * len(legal))]
        yield state, move
        state.play(move)
    pytest.fail(f"{table} seed {seed}: not over after {LONGEST} moves")


def random_moves(table: Table, seed: int) -> list[Move]:
    return [move for _, move in walk(table, seed)]


def some(table: Table, seed: int, count: int) -> list[tuple[State, Move]]:
    """Return some positions of a random match, as copies, the first and the last among them."""
    positions = [(state.copy(), move) for state, move in walk(table, seed)]
    picked = Random(seed).sample(range(len(positions)), min(count, len(positions)))
    return [positions[index] for index in sorted({0, len(positions) - 1, *picked})]


# --- law 1: a legal move never fails, anything else is refused and changes nothing


def legal_moves_are_playable_and_listed_in_order(table: Table, seed: int) -> None:
    for state, move in walk(table, seed):
        legal = state.legal()
        kinds = [type(state).moves.index(type(other)) for other in legal]
        order = [(place, tuple(other)) for place, other in zip(kinds, legal, strict=True)]
        assert order == sorted(order), f"{table} seed {seed}: the legal moves are not sorted: {legal}"
        assert len(set(order)) == len(order), f"{table} seed {seed}: a legal move is listed twice: {legal}"
        assert 0 <= (state.seat or 0) < table.seats, f"{table} seed {seed}: no such seat: {state.seat}"
        assert state.objection(move) is None, f"{table} seed {seed}: {move} is legal and yet objected to"


def every_legal_move_can_be_played(table: Table, seed: int) -> None:
    for state, _ in some(table, seed, 4):
        for move in state.legal():
            try:
                state.copy().play(move)
            except Exception as failure:
                pytest.fail(f"{table} seed {seed}: legal {written(move)} fails: {failure!r}")


def anything_else_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    positions = some(table, seed, 4)
    strangers = [move for state, _ in positions for move in state.legal()][:60]
    nonsense: list[object] = [(), (1,), ("Pass",), None, 7, "x", [1, 2], (None,), ("a", 2, 3, 4, 5, 6)]
    for state, _ in positions:
        legal = state.legal()
        wrong = [other for move in strangers[:12] for other in _twisted(move)]
        for move in [*strangers, *wrong, *nonsense]:
            if any(move == other and type(move) is type(other) for other in legal):
                continue
            before = state.copy()
            with pytest.raises(IllegalMove) as refused:
                state.play(move)  # type: ignore[arg-type]  # that it is no move is the point
            assert refused.value.objection.reason, f"{table} seed {seed}: {move} is refused without a reason"
            assert state == before, f"{table} seed {seed}: the refused {move} changed the state"


def _twisted(move: Move) -> list[Move]:
    """Return moves of the same kind with one field out of range or of another type."""
    twisted: list[Move] = []
    for name in fields(move):
        for value in (-1, 99, "zzz", None, -7):
            twisted.append(move._replace(**{name: value}))  # type: ignore[attr-defined]  # every move is a NamedTuple
    return twisted


def nothing_can_be_played_when_it_is_over(table: Table, seed: int) -> None:
    state, moves = table.deal(seed), random_moves(table, seed)
    for move in moves:
        state.play(move)
    assert not state.legal(), f"{table} seed {seed}: over, and yet there are legal moves"
    with pytest.raises(IllegalMove):
        state.play(moves[-1])
    standing = state.standing()
    assert standing.winners, f"{table} seed {seed}: over, and yet nobody has won"
    assert standing.decided_by, f"{table} seed {seed}: nothing says what decided it"


# --- law 2: the same set-up and moves give the same state


def replaying_gives_the_same_state(table: Table, seed: int) -> None:
    moves = random_moves(table, seed)
    one, two = table.deal(seed), table.deal(seed)
    for move in moves:
        assert one.play(move) == two.play(move), f"{table} seed {seed}: {move} went differently the second time"
    assert one == two, f"{table} seed {seed}: the same moves led to two different states"


# --- law 3: what is in the box stays in the box


def pieces_are_conserved(table: Table, seed: int) -> None:
    box = table.deal(seed).pieces()
    for state, move in walk(table, seed):
        assert state.pieces() == box, f"{table} seed {seed}: pieces went missing or appeared before {move}"


# --- laws 4 and 5: what a seat may know


def seeing_tells_nothing_hidden(table: Table, seed: int) -> None:
    for state, _ in some(table, seed, 4):
        for seat in (None, *range(table.seats)):
            seen = state.seen_by(seat)
            assert seen.seen_by(seat) == seen, f"{table} seed {seed}: seat {seat} sees less when looking twice"
            with pytest.raises(RuntimeError):
                _dice_of(seen).random()
        if state.seat is not None:
            seen = state.seen_by(state.seat)
            assert list(seen.legal()) == list(state.legal()), (
                f"{table} seed {seed}: who decides does not know what is legal"
            )


def _dice_of(state: State) -> Dice:
    dice = getattr(state, "dice", None)
    assert isinstance(dice, Dice), "a state keeps its chance in `dice`"
    return dice


def guesses_are_consistent_and_blind(table: Table, seed: int) -> None:
    for state, _ in some(table, seed, 4):
        for seat in range(table.seats):
            seen = state.seen_by(seat)
            guess = state.guess(seat, Dice(seed))
            assert guess.seen_by(seat) == seen, f"{table} seed {seed}: a guess contradicts what seat {seat} sees"
            assert guess == seen.guess(seat, Dice(seed)), f"{table} seed {seed}: a guess looks at what is hidden"
            assert guess.pieces() == table.deal(seed).pieces(), f"{table} seed {seed}: a guess loses pieces"
            _dice_of(guess).random()


def a_guess_can_be_played_to_the_end(table: Table, seed: int) -> None:
    for state, _ in some(table, seed, 2):
        if state.seat is None:
            continue
        guess, chance = state.guess(state.seat, Dice(seed)), Random(seed)
        for _ in range(LONGEST):
            if guess.seat is None:
                break
            legal = guess.legal()
            guess.play(legal[int(chance.random() * len(legal))])
        assert guess.seat is None, f"{table} seed {seed}: a guess does not come to an end"


def what_can_be_undone_revealed_nothing(table: Table, seed: int) -> None:
    for state, move in some(table, seed, 6):
        seat = state.seat
        if seat is None:
            continue
        guess = state.guess(seat, Dice(seed + 1))
        after, before = state.copy(), state.revealed
        told = told_to(seat, after.play(move))
        if after.revealed != before:
            continue
        also = told_to(seat, guess.play(move))
        assert told == also, f"{table} seed {seed}: {written(move)} can be undone, yet tells seat {seat} something new"
        assert guess.seen_by(seat) == after.seen_by(seat), (
            f"{table} seed {seed}: {written(move)} can be undone, yet shows seat {seat} something new"
        )


# --- law 6: a copy is a copy


def copies_share_nothing(table: Table, seed: int) -> None:
    for state, _ in some(table, seed, 4):
        legal = list(state.legal())[:40]
        copies = [state.copy() for _ in legal]
        assert all(copy == state for copy in copies), f"{table} seed {seed}: a copy differs from the original"
        reference = state.copy()
        for copy, move in zip(copies, legal, strict=True):
            copy.play(move)
            _dice_of(copy).random()
            assert state == reference, f"{table} seed {seed}: playing {move} on a copy changed the original"
        for copy, move in zip(copies, legal, strict=True):
            again = state.copy()
            again.play(move)
            _dice_of(again).random()
            assert copy == again, f"{table} seed {seed}: two copies share something that {move} changes"


# --- law 7: notation is exact


def notation_is_the_identity(table: Table, seed: int) -> None:
    moves = random_moves(table, seed)
    shelf: Mapping[str, Game] = {table.game.id: table.game}
    people = [Person(f"Ї{seat}", seat, seat % 6) for seat in range(table.seats)]
    for end in (0, len(moves) // 2, len(moves)):
        match = Match(table.game, table.setup(seed), people, moves[:end])
        for again in (from_json(to_json(match), shelf), from_link(to_link(match, shelf), shelf)):
            assert (again.setup, again.people) == (match.setup, match.people), f"{table} seed {seed}: the set-up changed"
            assert list(map(written, again.moves)) == list(map(written, match.moves)), (
                f"{table} seed {seed}: the moves changed"
            )
            assert again.state == match.state, f"{table} seed {seed}: the state changed"


# --- law 8: what a seat may not know changes neither its board nor its bot's choice


def hidden_things_do_not_matter(table: Table, seed: int, view: Callable[[State, int], str]) -> None:
    """`view` is anything made for a seat from what it sees: its board, its bot's choice."""
    for state, _ in some(table, seed, 2):
        for seat in range(table.seats):
            shuffled = state.guess(seat, Dice((seed * 7919 + 1) % SEEDS))
            assert view(shuffled, seat) == view(state, seat), (
                f"{table} seed {seed}: seat {seat} can tell two states apart that look the same to it"
            )


LAWS: tuple[Callable[[Table, int], None], ...] = (
    legal_moves_are_playable_and_listed_in_order,
    every_legal_move_can_be_played,
    anything_else_is_refused_and_changes_nothing,
    nothing_can_be_played_when_it_is_over,
    replaying_gives_the_same_state,
    pieces_are_conserved,
    seeing_tells_nothing_hidden,
    guesses_are_consistent_and_blind,
    a_guess_can_be_played_to_the_end,
    what_can_be_undone_revealed_nothing,
    copies_share_nothing,
    notation_is_the_identity,
)


def moves_are_unlike(table: Table, seed: int) -> set[str]:
    """Return the kinds of moves that a random match contains."""
    return {kind(move) for move in random_moves(table, seed)}

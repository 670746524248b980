"""The laws that hold for every game, as functions that fail with a sentence.

`tests/test_laws.py` runs them over the shelf; `tests/test_laws_bite.py` proves that each catches a game that breaks it.
What is cheap is checked after every move of a match; what is not, at some of its positions.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from operator import lt
from random import Random
from typing import Final, NamedTuple

import pytest

from fivestars.table.dice import SEEDS, Dice
from fivestars.table.game import (
    AnyGame,
    Happening,
    IllegalMove,
    Move,
    Outlook,
    State,
    facts,
    fields,
    told_to,
    told_to_all,
)
from fivestars.table.match import Match, Person, Setup
from fivestars.table.notation import Unreadable, from_json, from_link, to_json, to_link, written

LONGEST: Final = 3000  # moves; no game of ours comes near
SAMPLE: Final = 3  # positions: before the first move, before the last, and one between
TURN: Final = 4  # no mode has more tables, which rotate over the seeds
TRIED: Final = 40  # legal moves of a position that are played on copies; few positions have more
COUNTED: Final = 8  # pieces are counted at one position in so many, in each match at others, and at the end
COPIES: Final = 4  # copies of a position, each with another legal move played on it
OLDER: Final = 7  # of so many matches one is played by an older edition, where there is one
STRANGE: Final = 40  # moves that are legal elsewhere in the match, tried where they are not
NONSENSE: Final[tuple[object, ...]] = ((), (1,), ("Pass",), None, 7, "x", [1, 2], (None,), ("a", 2, 3, 4, 5, 6))


class Table(NamedTuple):
    """A game at one number of seats with one choice of options."""

    game: AnyGame
    seats: int
    options: tuple[str, ...]

    def setup(self, seed: int) -> Setup:
        first = Random(f"first {seed}").randrange(self.seats)
        edition = self.edition(seed)
        options = self.options[: len(self.game.options_of(edition))]
        return Setup(self.game.id, edition, self.seats, options, seed, first)

    def edition(self, seed: int) -> int:
        """Return by which edition of the rules the match with this seed is played: now and then by an older one."""
        older = self.game.edition - 1
        return 1 + seed // OLDER % older if older and seed % OLDER == OLDER - 1 else self.game.edition

    def deal(self, seed: int) -> State:
        setup = self.setup(seed)
        state: State = self.game.deal(self.seats, setup.choices(self.game), setup.first, Dice(seed), setup.edition)
        return state

    @property
    def mode(self) -> str:
        """Return which game it is, and its first option."""
        return " ".join([self.game.id, *self.options[:1]])

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *self.options])


class Seen(NamedTuple):
    """What the laws have seen, by game and mode: the moves of each match, and how many guesses."""

    matches: dict[str, dict[str, int]]
    guesses: Counter[str]


SEEN: Final = Seen({}, Counter())


def told(seen: Sequence[Seen]) -> str:
    """Return what the laws have seen in all processes of a run; a match that several have seen counts once."""
    parts, total = [], [0, 0, 0]
    for mode in sorted({mode for part in seen for mode in part.matches}):
        matches = dict(chain.from_iterable(part.matches.get(mode, {}).items() for part in seen))
        counts = len(matches), sum(matches.values()), sum(part.guesses.get(mode, 0) for part in seen)
        parts.append(f"{mode}: {' / '.join(f'{count:,}' for count in counts)}")
        total = [one + other for one, other in zip(total, counts, strict=True)]
    return "The laws have seen {:,} matches, {:,} moves, {:,} guesses. ".format(*total) + "; ".join(parts)


def tables(game: AnyGame) -> list[Table]:
    """Return every number of seats with every choice of options."""
    return [Table(game, seats, options) for seats in game.seats for options in game.choices(seats)]


class Mode(NamedTuple):
    """A game in one mode, its first option, at one number of seats; the minor options rotate over the seeds."""

    game: AnyGame
    seats: int
    tables: tuple[Table, ...]

    def table(self, seed: int) -> Table:
        """Return the table of this mode at which the match with this seed is played."""
        return self.tables[seed % len(self.tables)]

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *self.tables[0].options[:1]])


def modes(game: AnyGame) -> list[Mode]:
    """Return every mode at every number of seats."""
    grouped: dict[tuple[int, tuple[str, ...]], list[Table]] = {}
    for table in tables(game):
        grouped.setdefault((table.seats, table.options[:1]), []).append(table)
    return [Mode(game, seats, tuple(group)) for (seats, _), group in grouped.items()]


class Trial(NamedTuple):
    """A random match, and some of its positions with the move that was made there."""

    match: Match
    sample: tuple[tuple[State, Move], ...]
    disorder: str  # what is wrong with the first list of legal moves that is not in order

    @property
    def moves(self) -> list[Move]:
        """Return all moves of the match."""
        return self.match.moves

    @property
    def end(self) -> State:
        """Return the position in which it is over."""
        return self.match.state

    @property
    def states(self) -> list[State]:
        """Return the sampled positions and the end."""
        return [*(state for state, _ in self.sample), self.end]


@lru_cache(maxsize=256)
def trial(table: Table, seed: int) -> Trial:
    """Play a random match. The laws share it, so none of them may change what is in it."""
    match, chance = _match(table, seed), Random(seed)
    state = match.state
    order = {kind: number for number, kind in enumerate(type(state).moves)}
    passed: list[State] = []
    disorder = ""
    while state.seat is not None:
        legal = state.legal()
        assert legal, f"{table} seed {seed}: seat {state.seat} must decide '{state.prompt}', but nothing is legal"
        places = list(zip(map(order.__getitem__, map(type, legal)), legal, strict=True))
        if not all(map(lt, places, places[1:])):
            disorder = disorder or f"the legal moves are not sorted, or one is listed twice: {legal}"
        if not 0 <= state.seat < table.seats:
            disorder = disorder or f"no such seat: {state.seat}"
        passed.append(state.copy())
        match.choose(legal, int(chance.random() * len(legal)))
        assert len(passed) < LONGEST, f"{table} seed {seed}: not over after {LONGEST} moves"
    SEEN.matches.setdefault(table.mode, {})[f"{table} {seed}"] = len(passed)
    sample = tuple((passed[index], match.steps[index].move) for index in _sampled(len(passed) - 1, seed))
    return Trial(match, sample, disorder)


def _sampled(last: int, seed: int) -> list[int]:
    between = Random(f"sample {seed}").sample(range(1, max(last, 1)), k=min(SAMPLE - 2, max(last - 1, 0)))
    return sorted({0, last, *between})


class Rerun(NamedTuple):
    """The moves of a random match made again, each of them checked; what two laws found there."""

    difference: str  # from the first time
    loss: str  # of pieces


def _guess(table: Table, state: State, seat: int, dice: Dice) -> State:
    SEEN.guesses[table.mode] += 1
    return state.guess(seat, dice)


@lru_cache(maxsize=256)
def rerun(table: Table, seed: int) -> Rerun:
    """Make the moves of a random match again. The laws that look at all of it share this, too, and change nothing."""
    match, state = trial(table, seed).match, table.deal(seed)
    box, difference, loss = state.pieces(), "", ""
    for number, step in enumerate(match.steps, seed):
        if number % COUNTED == 0 and state.pieces() != box:
            loss = loss or f"before {step.move}"
        if step.happenings != state.play(step.move):
            difference = difference or f"{step.move} went differently the second time"
    if state != match.state:
        difference = difference or "the same moves led to two different states"
    if state.pieces() != box:
        loss = loss or "at the end"
    return Rerun(difference, loss)


def _match(table: Table, seed: int) -> Match:
    people = [Person(f"Ї{seat}", seat, seat % 6) for seat in range(table.seats)]
    return Match(table.game, table.setup(seed), people)


def positions(table: Table, seed: int) -> Iterator[tuple[State, Move]]:
    """Make the moves of the random match again; give each position before its move. One state goes through them all."""
    state = table.deal(seed)
    for move in trial(table, seed).moves:
        yield state, move
        state.apply(move)


def one_of(sample: Sequence[tuple[State, Move]], seed: int) -> tuple[State, Move]:
    """Return one position of each match: every table comes to each of them, as the tables rotate faster."""
    return sample[seed // TURN % len(sample)]


def lookers(state: State, table: Table, seed: int) -> set[int]:
    """Return the seats from which a position is looked at: who decides there, and another seat in each match."""
    decider = state.seat or 0
    return {decider, (decider + seed) % table.seats}


# --- law 1: a legal move never fails, anything else is refused and changes nothing


def legal_moves_are_listed_in_order(table: Table, seed: int) -> None:
    disorder = trial(table, seed).disorder
    assert not disorder, f"{table} seed {seed}: {disorder}"


def every_legal_move_can_be_played(table: Table, seed: int) -> None:
    for state, _ in trial(table, seed).sample:
        for move in state.legal():
            assert state.objection(move) is None, f"{table} seed {seed}: {written(move)} is legal, and objected to"
        for move in state.legal()[:TRIED]:
            try:
                state.copy().play(move)
            except Exception as failure:
                pytest.fail(f"{table} seed {seed}: legal {written(move)} fails: {failure!r}")


def anything_else_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    sample = trial(table, seed).sample
    strangers = [move for state, _ in sample for move in state.legal()]
    strangers = Random(seed).sample(strangers, min(STRANGE, len(strangers)))
    wrong = [*NONSENSE, *(other for move in strangers[:4] for other in _twisted(move))]
    for state, made in sample:
        legal = {(type(move), move) for move in state.legal()}
        refused = [thing for thing in (*strangers, *_twisted(made), *wrong) if not _is_among(thing, legal)]
        before, where = facts(state), f"{table} seed {seed}"
        for thing in refused:
            _refuse(state, thing, where)
        if facts(state) != before:
            pytest.fail(f"{where}: refusing changed the state: one of {refused}")


def _is_among(thing: object, legal: set[tuple[type, Move]]) -> bool:
    return isinstance(thing, tuple) and (type(thing), thing) in legal


def _refuse(state: State, thing: object, where: str) -> None:
    try:
        state.play(thing)  # type: ignore[arg-type]  # that it is no move is the point
    except IllegalMove as illegal:
        if not illegal.objection.reason:
            pytest.fail(f"{where}: {thing!r} is refused without a reason")
    except Exception as failure:
        pytest.fail(f"{where}: {thing!r} is not refused, it fails: {failure!r}")
    else:
        pytest.fail(f"{where}: {thing!r} is not legal, and can be played")


def _twisted(move: Move) -> list[Move]:
    """Return moves of the same kind with one field out of range or of another type."""
    values = (-1, 99, "zzz", None, -7)
    return [
        move._replace(**{name: value})  # type: ignore[attr-defined]  # every move is a NamedTuple
        for name in fields(move)
        for value in values
    ]


def nothing_can_be_played_when_it_is_over(table: Table, seed: int) -> None:
    state = trial(table, seed).end
    assert not state.legal(), f"{table} seed {seed}: over, and yet there are legal moves"
    before = facts(state)
    for thing in (*trial(table, seed).moves[-3:], *NONSENSE):
        _refuse(state, thing, f"{table} seed {seed}, which is over")
    assert facts(state) == before, f"{table} seed {seed}: over, and yet something changed"
    standing = state.standing()
    assert standing.winners, f"{table} seed {seed}: over, and yet nobody has won"
    assert standing.decided_by, f"{table} seed {seed}: nothing says what decided it"


def scores_are_the_sums_of_their_parts(table: Table, seed: int) -> None:
    for state in trial(table, seed).states:
        standing = state.standing()
        assert len(standing.scores) == table.seats, f"{table} seed {seed}: a seat has no score"
        for total, parts in standing.scores:
            assert total == sum(points for _, points in parts), (
                f"{table} seed {seed}: {total} is not the sum of {parts}"
            )
        assert state.seat is None or not standing.winners, f"{table} seed {seed}: somebody has won before the end"


# --- law 2: the same set-up and moves give the same state


def replaying_gives_the_same_state(table: Table, seed: int) -> None:
    difference = rerun(table, seed).difference
    assert not difference, f"{table} seed {seed}: {difference}"


# --- law 3: what is in the box stays in the box


def pieces_are_conserved(table: Table, seed: int) -> None:
    loss = rerun(table, seed).loss
    assert not loss, f"{table} seed {seed}: pieces went missing or appeared {loss}"


# --- laws 4 and 5: what a seat may know


def seeing_tells_nothing_hidden(table: Table, seed: int) -> None:
    for state in trial(table, seed).states:
        public = state.seen_by(None)
        for seat in (None, *lookers(state, table, seed)):
            seen = state.seen_by(seat)
            if seat is not None:
                assert seen.seen_by(seat) == seen, f"{table} seed {seed}: seat {seat} sees less when looking twice"
            assert seen.seen_by(None) == public, f"{table} seed {seed}: everybody knows what seat {seat} does not"
            with pytest.raises(RuntimeError):
                _dice_of(seen).random()
            seen.standing()
            assert seen.edition == state.edition, f"{table} seed {seed}: seat {seat} sees another edition of the rules"
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
    for state, _ in trial(table, seed).sample:
        box = state.pieces()
        for seat in lookers(state, table, seed):
            seen = state.seen_by(seat)
            guess = _guess(table, state, seat, Dice(seed))
            assert guess.seen_by(seat) == seen, f"{table} seed {seed}: a guess contradicts what seat {seat} sees"
            assert guess == _guess(table, seen, seat, Dice(seed)), (
                f"{table} seed {seed}: a guess looks at what is hidden"
            )
            assert guess.pieces() == box, f"{table} seed {seed}: a guess loses pieces"
            _dice_of(guess).random()


def a_guess_can_be_played_to_the_end(table: Table, seed: int) -> None:
    state, _ = one_of(trial(table, seed).sample, seed)
    assert state.seat is not None
    guess, chance = _guess(table, state, state.seat, Dice(seed)), Random(seed)
    for _ in range(LONGEST):
        if guess.seat is None:
            break
        legal = guess.legal()
        guess.play(legal[int(chance.random() * len(legal))])
    assert guess.seat is None, f"{table} seed {seed}: a guess does not come to an end"


def what_can_be_undone_revealed_nothing(table: Table, seed: int) -> None:
    for state, move in trial(table, seed).sample:
        seat = state.seat
        assert seat is not None
        after, before = state.copy(), state.revealed
        told = told_to(seat, after.play(move))
        if after.revealed != before:
            continue
        guess = _guess(table, state, seat, Dice(seed + 1))
        also = told_to(seat, guess.play(move))
        assert told == also, f"{table} seed {seed}: {written(move)} can be undone, yet tells seat {seat} something new"
        assert guess.seen_by(seat) == after.seen_by(seat), (
            f"{table} seed {seed}: {written(move)} can be undone, yet shows seat {seat} something new"
        )


# --- law 6: a copy is a copy


def copies_share_nothing(table: Table, seed: int) -> None:
    # Compared with facts that were written down: what all copies share would look the same in all of them.
    for state, _ in trial(table, seed).sample:
        legal = state.legal()
        moves = Random(seed).sample(legal, min(COPIES, len(legal)))
        original = facts(state)
        copies = [state.copy() for _ in moves]
        assert all(copy == state for copy in copies[:2]), f"{table} seed {seed}: a copy differs from the original"
        outcomes = []
        for copy, move in zip(copies, moves, strict=True):
            copy.play(move)
            _dice_of(copy).random()
            outcomes.append(facts(copy))
        assert facts(state) == original, f"{table} seed {seed}: playing one of {moves} on a copy changed the original"
        for copy, move, outcome in zip(copies[:-1], moves, outcomes, strict=False):  # nothing was played after the last
            assert facts(copy) == outcome, f"{table} seed {seed}: after {move} a copy was changed by playing on another"


# --- law 7: notation is exact


def notation_is_the_identity(table: Table, seed: int) -> None:
    whole = trial(table, seed).match
    count = len(whole.steps)
    end = (count, count // 2, count // 4, 0)[seed % 4]  # some are broken off, as saves are
    match = whole if end == count else whole.until(end)
    shelf: Mapping[str, AnyGame] = {table.game.id: table.game}
    exact = _exact(match.moves)
    # To read is to play all of it again, so each match is read in one of the two forms.
    read, text = (from_link, to_link(match, shelf)) if seed // 4 % 2 else (from_json, to_json(match))
    try:
        again = read(text, shelf)
    except Unreadable as unreadable:
        pytest.fail(f"{table} seed {seed}: what was written cannot be read: {unreadable.fault}: {text}")
    assert (again.setup, again.people) == (match.setup, match.people), f"{table} seed {seed}: the set-up changed"
    assert _exact(again.moves) == exact, f"{table} seed {seed}: the moves changed"
    assert again.state == match.state, f"{table} seed {seed}: the state changed"


def _exact(moves: Sequence[Move]) -> list[object]:
    """Return moves with the types of all that is in them: to compare, since True equals 1, and Pass() equals Done()."""
    return [*moves, *map(type, moves), *map(type, chain.from_iterable(moves))]


# --- law 8: what a seat may not know changes neither its board nor its bot's choice


def hidden_things_do_not_matter(table: Table, seed: int, view: Callable[[State, int], str]) -> None:
    """`view` is anything made for a seat from what it sees: its board, its bot's choice."""
    for state, _ in trial(table, seed).sample:
        for seat in lookers(state, table, seed):
            shuffled = _guess(table, state, seat, Dice((seed * 7919 + 1) % SEEDS))
            assert view(shuffled, seat) == view(state, seat), (
                f"{table} seed {seed}: seat {seat} can tell two states apart that look the same to it"
            )


# --- law 9: what is foretold is what then happens


def what_is_foretold_happens(table: Table, seed: int) -> None:
    state, made = one_of(trial(table, seed).sample, seed)
    legal, before = state.legal(), facts(state)
    move = made if seed // TURN % 2 else legal[seed % len(legal)]
    outlook, where = state.foretell(move), f"{table} seed {seed}: {written(move)}, at '{state.prompt}',"
    _hold_against(outlook, state, move, where)
    guess = _guess(table, state, state.seat or 0, Dice(seed))
    assert guess.foretell(move) == outlook, f"{where} is foretold by what is hidden"
    assert facts(state) == before, f"{table} seed {seed}: foretelling changed the state"


def _hold_against(outlook: Outlook, state: State, move: Move, where: str) -> None:
    """Hold what is foretold against what the move itself does, and against all that then happens."""
    seat, after, happened = state.seat or 0, state.copy(), state.copy()
    own: list[Happening] = []
    after.do(move, own)
    all_ = happened.play(move)
    assert all_[: len(own)] == own, f"{where} has other events by itself"
    told = iter(told_to(seat, own))
    assert all(event in told for event in outlook.events), f"{where} is foretold to tell {outlook.events}, told: {own}"
    assert (outlook.points, outlook.gains) == _brought(state, after, seat), f"{where} does not bring {outlook}"
    assert not outlook.owed or (happened.seat, happened.prompt) == (seat, outlook.owed[0]), (
        f"{where} is foretold to owe {outlook.owed}, and then there is '{happened.prompt}' for seat {happened.seat}"
    )
    if after.revealed == state.revealed:  # the move itself brings nothing to light, so all it tells was known
        assert [*outlook.events] == told_to(seat, own), f"{where} is foretold to tell {outlook.events}, not {own}"
    if happened.seat is None or (happened.revealed, happened.round) != (state.revealed, state.round):
        return
    if any(type(event) in state.interludes for event in told_to_all(all_[len(own) :])):
        return
    # Nothing came to light later, nothing came between: so the seat has got all that was foretold, and nothing else.
    assert (outlook.points, outlook.gains) == _brought(state, happened, seat), (
        f"{where} is foretold to bring {outlook.points} and {outlook.gains}, not {_brought(state, happened, seat)}"
    )


def _brought(before: State, after: State, seat: int) -> tuple[object, object]:
    """Return by how much the parts of a seat's score, and what it has, have changed."""
    points = _changes(before.standing().scores[seat].parts, after.standing().scores[seat].parts)
    return points, _changes(before.belongings(seat), after.belongings(seat))


def _changes(before: Sequence[tuple[str, int]], after: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    old, new = dict(before), dict(after)
    names = dict.fromkeys([*old, *new])
    return tuple((name, gain) for name in names if (gain := new.get(name, 0) - old.get(name, 0)))


LAWS: tuple[Callable[[Table, int], None], ...] = (
    legal_moves_are_listed_in_order,
    every_legal_move_can_be_played,
    anything_else_is_refused_and_changes_nothing,
    nothing_can_be_played_when_it_is_over,
    scores_are_the_sums_of_their_parts,
    replaying_gives_the_same_state,
    pieces_are_conserved,
    seeing_tells_nothing_hidden,
    guesses_are_consistent_and_blind,
    a_guess_can_be_played_to_the_end,
    what_can_be_undone_revealed_nothing,
    copies_share_nothing,
    notation_is_the_identity,
    what_is_foretold_happens,
)

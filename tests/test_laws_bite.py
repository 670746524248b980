"""Each law of `tests/laws.py` catches a game that breaks it, and no other law does; the sample game keeps them all."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Final, NamedTuple, Self

import pytest

import laws
from fivestars.table.dice import Dice
from fivestars.table.game import (
    AnyGame,
    Happening,
    IllegalMove,
    Move,
    Objection,
    Outlook,
    Refusal,
    Score,
    Secret,
    Standing,
    State,
    because,
    facts,
)
from laws import Seen, Table, tables, told
from sample import GAME, HIDDEN, Draw, Drew, Hang, Keys, Reason, Rest

MATCHES: Final = 40
CLOCK: Final = count()


def with_state(kind: type[Keys]) -> AnyGame:
    """Return the sample game played with another kind of state."""

    def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Keys:
        keys = GAME.deal(seats, choices, first, dice, edition)
        return kind(keys.hands, keys.pile, first, dice, edition)

    return replace(GAME, deal=deal)


def peeking(state: State, seat: int) -> str:
    """Return a view that shows what its seat sees, and the key that is drawn next."""
    assert isinstance(state, Keys)
    return f"{facts(state.seen_by(seat))}{state.pile[-1:]}"


def honest(state: State, seat: int) -> str:
    """Return a view made of what its seat sees."""
    return repr(facts(state.seen_by(seat)))


def no_hidden_thing_matters(table: Table, seed: int) -> None:
    laws.hidden_things_do_not_matter(table, seed, honest)


def the_next_key_does_not_matter(table: Table, seed: int) -> None:
    laws.hidden_things_do_not_matter(table, seed, peeking)


ALL: Final = (*laws.LAWS, no_hidden_thing_matters)


def catching(game: AnyGame) -> Iterator[str]:
    """Give the name of each law that a game breaks in one of some random matches."""
    for law in ALL:
        if any(_is_broken(law, table, seed) for seed in range(MATCHES) for table in tables(game)[seed % 4 :: 4]):
            yield law.__name__


def _is_broken(law: Callable[[Table, int], None], table: Table, seed: int) -> bool:
    """Tell whether a law says that it is broken; a match that goes to pieces before the law can look is no catch."""
    laws.trial.cache_clear()
    laws.rerun.cache_clear()
    try:
        law(table, seed)
    except (AssertionError, pytest.fail.Exception):
        return True
    except ZeroDivisionError:  # what `Jammed` does
        return False
    return False


def test_the_sample_game_keeps_every_law() -> None:
    assert not list(catching(GAME))


# --- law 1


class Unsorted(Keys):
    """Lists the legal moves in another order."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        return super().legal()[::-1]


class Doubled(Keys):
    """Lists a move twice."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        legal = super().legal()
        return legal[:1] + legal


class Jammed(Keys):
    """Fails at the legal move of hanging one of the keys."""

    __slots__ = ()

    def do(self, move: Move, events: list[Happening]) -> None:
        if move == (3,):
            raise ZeroDivisionError
        super().do(move, events)


class Spiteful(Keys):
    """Is changed by what it refuses."""

    __slots__ = ()

    def play(self, move: Move) -> list[Happening]:
        try:
            return super().play(move)
        except IllegalMove:
            self.rests += self.seat is not None
            raise


class Lenient(Keys):
    """Lets a seat rest although it could act, which `legal` does not list."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        return [move for move in super().legal() if super(Lenient, self).objection(move) is None]

    def objection(self, move: Move) -> Objection | None:
        objection = super().objection(move)
        return None if objection == because(Reason.MUST_ACT) else objection


class Brittle(Keys):
    """Fails where it should refuse."""

    __slots__ = ()

    def objection(self, move: Move) -> Objection | None:
        if isinstance(move, Hang) and self.seat is not None and move.key < 0:
            raise ZeroDivisionError
        return super().objection(move)


class Endless(Keys):
    """Goes on with its last moves when it is over."""

    __slots__ = ()

    def objection(self, move: Move) -> Objection | None:
        objection = super().objection(move)
        return None if objection == because(Refusal.GAME_OVER) and type(move) is Rest else objection


class Ungrateful(Keys):
    """Names no winner."""

    __slots__ = ()

    def standing(self) -> Standing:
        return super().standing()._replace(winners=())


class Careless(Keys):
    """Adds up wrongly."""

    __slots__ = ()

    def standing(self) -> Standing:
        standing = super().standing()
        return standing._replace(scores=tuple(Score((total or 0) + 1, parts) for total, parts in standing.scores))


# --- laws 2 and 3


class Forgetful(Keys):
    """Tells of a draw once more, and as of another each time."""

    __slots__ = ()

    def go_on(self, events: list[Happening]) -> None:
        super().go_on(events)
        if any(isinstance(event, Secret) for event in events):
            events.append(Drew(0, next(CLOCK)))


class Tipped(Keys):
    """Has a coin more for each key that hangs."""

    __slots__ = ()

    def pieces(self) -> list[str]:
        return sorted(super().pieces() + ["coin"] * len(self.rail))


# --- laws 4 and 5


class Chatty(Keys):
    """Shows everybody the hand of the first seat."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self:
        return super().seen_by(0 if seat is None else seat)


class Blind(Keys):
    """Cannot tell, seen by a seat, what that seat may do."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        legal = super().legal()
        return legal[:1] if self.dice == Dice.sealed() else legal


class Peeping(Keys):
    """Guesses what is hidden by looking at it."""

    __slots__ = ()

    def guess(self, seat: int, dice: Dice) -> Self:
        if HIDDEN in self.pile or not self.pile:
            return super().guess(seat, dice)
        guess = self.copy()
        guess.dice = Dice(dice.seed_for_another())
        return guess


class Patient(Keys):
    """Ends when all rest, thanks to a hidden number that guesses lack: they go on for ever."""

    __slots__ = ("patience",)

    def __init__(self, hands: list[list[int]], pile: list[int], first: int, dice: Dice, edition: int) -> None:
        super().__init__(hands, pile, first, dice, edition)
        self.patience = 1

    def apply(self, move: Move) -> list[Happening]:
        told = super().apply(move)
        if isinstance(move, Rest):
            self.revealed += 1
            if self.seat is None and not self.patience:
                self.seat, self.rests = 0, 0
        return told

    def copy(self) -> Self:
        new = super().copy()
        new.patience = self.patience
        return new

    def seen_by(self, seat: int | None) -> Self:
        seen = super().seen_by(seat)
        seen.patience = 0
        return seen


class Hasty(Keys):
    """Does not count a draw as something that came to light."""

    __slots__ = ()

    def apply(self, move: Move) -> list[Happening]:
        told = super().apply(move)
        self.revealed = 0
        return told


# --- law 6


class Entangled(Keys):
    """Shares its chance with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.dice = self.dice
        return new


# --- law 9


class Boastful(Keys):
    """Foretells a key more than it brings."""

    __slots__ = ()

    def foretell(self, move: Move) -> Outlook:
        return super().foretell(move)._replace(points=(("keys", 2),))


class Reserved(Keys):
    """Foretells nothing: whatever happens, happens later."""

    __slots__ = ("waiting",)
    waiting: Move

    def do(self, move: Move, events: list[Happening]) -> None:  # noqa: ARG002  # it tells of nothing
        self.waiting = move

    def go_on(self, events: list[Happening]) -> None:
        super().do(self.waiting, events)
        super().go_on(events)
        self.waiting = Rest()

    def copy(self) -> Self:
        new = super().copy()
        new.waiting = Rest()
        return new

    def __init__(self, hands: list[list[int]], pile: list[int], first: int, dice: Dice, edition: int) -> None:
        super().__init__(hands, pile, first, dice, edition)
        self.waiting = Rest()


class Clairvoyant(Keys):
    """Foretells which key will be drawn."""

    __slots__ = ()

    def foretell(self, move: Move) -> Outlook:
        outlook = super().foretell(move)
        return outlook._replace(events=(Drew(self.seat or 0, self.pile[-1]),)) if isinstance(move, Draw) else outlook


class Asking(Keys):
    """Foretells that who has hung a key decides on."""

    __slots__ = ()

    def owed(self) -> tuple[str, ...]:
        return ("hang or draw",)


# --- what catches which


class Broken(NamedTuple):
    """A game that breaks one law, and which."""

    game: AnyGame
    law: Callable[[Table, int], None]


BROKEN: Final = {
    "unsorted": Broken(with_state(Unsorted), laws.legal_moves_are_listed_in_order),
    "doubled": Broken(with_state(Doubled), laws.legal_moves_are_listed_in_order),
    "jammed": Broken(with_state(Jammed), laws.every_legal_move_can_be_played),
    "spiteful": Broken(with_state(Spiteful), laws.anything_else_is_refused_and_changes_nothing),
    "lenient": Broken(with_state(Lenient), laws.anything_else_is_refused_and_changes_nothing),
    "brittle": Broken(with_state(Brittle), laws.anything_else_is_refused_and_changes_nothing),
    "endless": Broken(with_state(Endless), laws.nothing_can_be_played_when_it_is_over),
    "ungrateful": Broken(with_state(Ungrateful), laws.nothing_can_be_played_when_it_is_over),
    "careless": Broken(with_state(Careless), laws.scores_are_the_sums_of_their_parts),
    "forgetful": Broken(with_state(Forgetful), laws.replaying_gives_the_same_state),
    "tipped": Broken(with_state(Tipped), laws.pieces_are_conserved),
    "chatty": Broken(with_state(Chatty), laws.seeing_tells_nothing_hidden),
    "blind": Broken(with_state(Blind), laws.seeing_tells_nothing_hidden),
    "peeping": Broken(with_state(Peeping), laws.guesses_are_consistent_and_blind),
    "patient": Broken(with_state(Patient), laws.a_guess_can_be_played_to_the_end),
    "hasty": Broken(with_state(Hasty), laws.what_can_be_undone_revealed_nothing),
    "entangled": Broken(with_state(Entangled), laws.copies_share_nothing),
    "boastful": Broken(with_state(Boastful), laws.what_is_foretold_happens),
    "reserved": Broken(with_state(Reserved), laws.what_is_foretold_happens),
    "clairvoyant": Broken(with_state(Clairvoyant), laws.what_is_foretold_happens),
    "asking": Broken(with_state(Asking), laws.what_is_foretold_happens),
    "past counting": Broken(replace(GAME, edition=64), laws.notation_is_the_identity),  # a link has room for 63
}


@pytest.mark.parametrize("name", BROKEN)
def test_exactly_one_law_catches_a_broken_game(name: str) -> None:
    assert list(catching(BROKEN[name].game)) == [BROKEN[name].law.__name__]


def test_every_law_has_a_game_that_it_catches() -> None:
    assert {broken.law for broken in BROKEN.values()} == set(laws.LAWS)


def test_the_eighth_law_catches_a_view_of_hidden_things() -> None:
    assert any(_is_broken(the_next_key_does_not_matter, tables(GAME)[0], seed) for seed in range(MATCHES))
    assert not any(_is_broken(no_hidden_thing_matters, tables(GAME)[0], seed) for seed in range(MATCHES))


@pytest.mark.parametrize("slot", ["hands", "pile", "rail", "dice"])
def test_whatever_copies_share_is_noticed(slot: str) -> None:
    class Sharing(Keys):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            setattr(new, slot, getattr(self, slot))
            return new

    game = with_state(Sharing)
    assert any(_is_broken(laws.copies_share_nothing, tables(game)[0], seed) for seed in range(MATCHES))


def test_what_the_laws_have_seen_is_told_of_all_processes_together() -> None:
    one = Seen({"maui base": {"a 1": 40, "a 2": 50}}, Counter({"maui base": 7}))
    other = Seen({"maui base": {"a 2": 50}, "samoa base": {"b 1": 1_000}}, Counter({"maui base": 3}))
    assert told([one, other]) == (
        "The laws have seen 3 matches, 1,090 moves, 10 guesses. maui base: 2 / 90 / 10; samoa base: 1 / 1,000 / 0"
    )

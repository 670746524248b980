"""A match: its moves are all it holds; they are taken back and made again, as far as nothing has come to light."""

from collections.abc import Sequence

import pytest

from fivestars.table.dice import Dice
from fivestars.table.game import AnyGame, Game, IllegalMove, Move, State
from fivestars.table.match import Match, Person, Setup
from sample import GAME, Draw, Hang, Keys, Reason, Rest

PERSON = Person("Anna")
BOT = Person(level=3)


def dealt(hands: Sequence[Sequence[int]], pile: Sequence[int]) -> AnyGame:
    """Return the sample game with these hands and this pile, its last key on top."""

    def deal(*_: object) -> State:
        return Keys([list(hand) for hand in hands], list(pile), 0, Dice(0), 1)

    return Game("keys", 1, (2, 3), GAME.options, deal)


def match_of(people: Sequence[Person], moves: Sequence[Move] = (), *, free_undo: bool = False) -> Match:
    """Return a match of two or three hands of five keys each."""
    hands = [list(range(seat + 1, 16, 3)) for seat in range(len(people))]
    setup = Setup("keys", 1, len(people), ("short",), 0, 0, free_undo)
    return Match(dealt(hands, [16, 17, 18, 19]), setup, people, moves)


TWO = (PERSON, PERSON)
AGAINST_BOT = (PERSON, BOT)


# --- playing


def test_a_match_is_dealt_by_its_set_up() -> None:
    setup = Setup("keys", 1, 3, ("long",), 5, 2)
    match = Match(GAME, setup, [PERSON] * 3)
    assert match.state == GAME.deal(3, {"length": "long"}, 2, Dice(5), GAME.edition)
    assert (match.moves, match.over) == ([], False)


def test_a_step_tells_who_did_what_and_whether_something_came_to_light() -> None:
    match = match_of(TWO)
    hang, draw = match.play(Hang(1)), match.play(Draw())
    assert (hang.seat, hang.move, hang.reveals) == (0, Hang(1), False)
    assert (draw.seat, draw.move, draw.reveals) == (1, Draw(), True)
    assert match.steps == [hang, draw]


def test_a_step_tells_which_move_of_how_many_it_was() -> None:
    match = match_of(TWO)
    legal = match.state.legal()
    third = match.choose(legal, 2)
    assert (third.move, third.place, third.legal) == (legal[2], 2, len(legal))
    legal = match.state.legal()
    played = match.play(legal[-1])
    assert (played.move, played.place, played.legal) == (legal[-1], len(legal) - 1, len(legal))


def test_the_way_of_a_match_tells_its_moves_and_how_many_were_legal() -> None:
    one, other = match_of(TWO, [Hang(1), Hang(2), Hang(4)]), match_of(TWO, [Hang(1), Hang(2), Hang(7)])
    assert len({one.way, other.way, one.steps[1].way, match_of(TWO).way}) == 4
    assert one.steps[1].way == other.steps[1].way == match_of(TWO, [Hang(1), Hang(2)]).way
    fewer = Match(dealt([[1, 4], [2, 5]], []), one.setup, TWO, [Hang(1), Hang(2), Hang(4)])
    assert fewer.way != one.way, "the same moves of fewer"
    one.undo(2)
    assert one.way == other.steps[1].way


def test_an_illegal_move_changes_nothing() -> None:
    match = match_of(TWO, [Hang(4)])
    match.undo(0)
    match.play(Hang(1))
    before = match.state.copy()
    with pytest.raises(IllegalMove) as refused:
        match.play(Hang(1))
    assert refused.value.objection.reason is Reason.NOT_YOURS
    assert (match.state, match.moves) == (before, [Hang(1)])


def test_a_match_of_moves_is_the_match_that_was_played() -> None:
    match = match_of(TWO, [Hang(1), Draw(), Hang(7)])
    again = Match(match.game, match.setup, match.people, match.moves)
    assert (again.state, again.steps) == (match.state, match.steps)


def test_a_match_is_over_when_nobody_decides() -> None:
    match = Match(dealt([[1], [2]], []), Setup("keys", 1, 2, ("short",), 0, 0), TWO)
    assert not match.over
    match.play(Hang(1))
    assert match.over


# --- undo


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = match_of(TWO)
    assert match.undo_target() is None
    assert match.turn_target() is None


def test_undo_goes_back_one_decision() -> None:
    match = match_of(TWO, [Hang(1), Hang(2)])
    assert match.undo_target() == 1


def test_undo_goes_back_over_the_moves_of_bots() -> None:
    match = match_of((PERSON, BOT, BOT), [Hang(1), Hang(2), Hang(3)])
    assert match.undo_target() == 0


def test_undo_stops_where_something_came_to_light() -> None:
    assert match_of(TWO, [Hang(1), Draw()]).undo_target() is None
    assert match_of(TWO, [Hang(1), Draw(), Hang(4)]).undo_target() == 2
    assert match_of(AGAINST_BOT, [Hang(1), Draw()]).undo_target() is None, "what a bot brought to light counts too"


def test_where_anything_may_be_taken_back_undo_goes_past_a_revelation() -> None:
    assert match_of(TWO, [Hang(1), Draw()], free_undo=True).undo_target() == 1
    assert match_of(AGAINST_BOT, [Hang(1), Draw()], free_undo=True).undo_target() == 0


def test_where_only_bots_play_there_is_nothing_to_undo() -> None:
    assert match_of((BOT, BOT), [Hang(1), Hang(2)], free_undo=True).undo_target() is None


def test_undo_gives_back_the_state_before() -> None:
    match = match_of(TWO, [Hang(1)])
    before = match.state.copy()
    match.play(Hang(2))
    match.undo(1)
    assert (match.state, match.moves) == (before, [Hang(1)])


# --- taking back a turn


class Twice(Keys):
    """Keys of which each seat hangs two in a turn."""

    __slots__ = ()

    def apply(self, move: Move) -> list[object]:  # type: ignore[override]  # the events do not matter here
        seat = self.seat
        told = super().apply(move)
        if self.seat is not None and len(self.rail) % 2:
            self.seat = seat
        return list(told)


def twice(moves: Sequence[Move], *, free_undo: bool = False, first: Person = PERSON) -> Match:
    def deal(*_: object) -> State:
        return Twice([[1, 3, 5, 7, 9], [2, 4, 6, 8, 10]], [11, 12], 0, Dice(0), 1)

    game = Game("keys", 1, (2,), GAME.options, deal)
    return Match(game, Setup("keys", 1, 2, ("short",), 0, 0, free_undo), (first, PERSON), moves)


def test_taking_back_a_turn_goes_to_the_first_move_of_the_seat_in_a_row() -> None:
    assert twice([Hang(1), Hang(3), Hang(4), Hang(6)]).turn_target() == 2
    assert twice([Hang(1), Hang(3), Hang(4)]).turn_target() == 2
    assert twice([Hang(1), Hang(3)]).turn_target() == 0


def test_taking_back_a_turn_stops_where_something_came_to_light() -> None:
    moves = [Hang(1), Draw(), Hang(3)]
    assert [step.seat for step in twice(moves).steps] == [0, 0, 0]
    assert twice(moves).turn_target() == 2
    assert twice(moves, free_undo=True).turn_target() == 0


def test_taking_back_a_turn_leaves_out_the_bot_that_played_after_it() -> None:
    match = match_of(AGAINST_BOT, [Hang(1), Hang(2), Hang(4), Hang(5)])
    assert match.turn_target() == 2


# --- redo


def test_redo_makes_again_what_was_undone_one_decision_at_a_time() -> None:
    match = match_of(TWO, [Hang(1), Hang(2), Hang(4)])
    end = match.state.copy()
    match.undo(1)
    assert match.redo()
    assert match.moves == [Hang(1), Hang(2)]
    assert match.redo()
    assert (match.state, match.undone) == (end, [])
    assert not match.redo()


def test_redo_after_several_undos_goes_forward_in_order() -> None:
    match = match_of(TWO, [Hang(1), Hang(2), Hang(4)])
    for _ in range(3):
        target = match.undo_target()
        assert target is not None
        match.undo(target)
    assert match.moves == []
    while match.redo():
        pass
    assert match.moves == [Hang(1), Hang(2), Hang(4)]


def test_redo_makes_the_moves_of_bots_again_too() -> None:
    match = match_of((PERSON, BOT, BOT), [Hang(1), Hang(2), Hang(3), Hang(4)])
    match.undo(0)
    assert match.redo()
    assert match.moves == [Hang(1), Hang(2), Hang(3)]


def test_another_move_forgets_what_was_undone() -> None:
    match = match_of(TWO, [Hang(1), Hang(2)])
    match.undo(1)
    match.play(Hang(5))
    assert (match.undone, match.redo()) == ([], False)


def test_a_refused_move_does_not_forget_what_was_undone() -> None:
    match = match_of(TWO, [Hang(1), Hang(2)])
    match.undo(1)
    with pytest.raises(IllegalMove):
        match.play(Rest())
    assert match.redo()


def test_a_match_that_was_over_goes_on_after_an_undo_and_ends_again_by_redo() -> None:
    match = Match(dealt([[1], [2]], []), Setup("keys", 1, 2, ("short",), 0, 0), TWO, [Hang(1)])
    match.undo(0)
    assert not match.over
    assert match.redo()
    assert match.over

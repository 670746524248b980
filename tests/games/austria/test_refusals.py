"""Refusals: every reason that can be given is given somewhere, and nothing but a legal move is played."""

import re
from pathlib import Path

import pytest

from fivestars.games.austria.rules import Reason
from fivestars.games.austria.rules.moves import (
    MOVES,
    Act,
    Choose,
    Decline,
    Divide,
    Finish,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Sink,
    Take,
)
from fivestars.table.game import Move, Refusal
from games.austria.positions import ANNA, ends, go, holds, on_top, opened, refused, rooms, sits

HERE = Path(__file__).parent


def test_every_reason_is_proved_somewhere() -> None:
    proved = {
        name for file in HERE.glob("test_*.py") for name in re.findall(r"Reason\.([A-Z_]+)", file.read_text("utf-8"))
    }
    assert {reason.name for reason in Reason} - proved == set()


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        7,
        "pass",
        (),
        (4, 4, 0),
        Act(4, 4, True),
        Act(4.0, 4, 0),  # type: ignore[arg-type]
        Take("5"),  # type: ignore[arg-type]
        tuple.__new__(Act, (4, 4)),
        tuple.__new__(Take, ()),
    ],
)
def test_what_is_no_move_is_refused(nonsense: Move) -> None:
    """True and 1.0 equal 1, and yet are no fields of a move."""
    assert refused(opened(), nonsense).reason == Refusal.NOT_A_MOVE


def test_moves_of_another_moment_are_refused() -> None:
    state = opened()
    assert refused(state, Divide(1, 1)).reason == Reason.NOT_NOW
    assert refused(state, Decline()).reason == Reason.NOT_NOW
    assert refused(state, Play(1)).reason == Reason.NEEDS_ACTION
    go(state, Act(4, 4, 0))
    assert refused(state, Take(5)).reason == Reason.FIRST_THIS
    assert refused(state, Finish()).reason == Reason.FIRST_THIS
    assert refused(state, Pass()).reason == Reason.FIRST_THIS


def test_only_a_reward_that_is_owed_is_chosen() -> None:
    state = opened()
    holds(state, 6)
    sits(state, 66)
    go(state, MoveIn(66, 11))
    assert refused(state, Choose("draw 3")).reason == Reason.NOT_OFFERED


def test_only_the_cards_looked_at_are_played_or_returned() -> None:
    state = opened()
    rooms(state, vacant="11")
    on_top(state, 4, 32, 9)
    holds(state, 6)
    sits(state, 76)
    go(state, MoveIn(76, 11))
    assert refused(state, Play(6)).reason == Reason.NOT_AMONG_THREE
    go(state, Decline())
    assert refused(state, Sink(6)).reason == Reason.NOT_AMONG_THREE


def test_an_extra_turn_is_not_given_up_while_there_are_dice() -> None:
    state = opened()
    sits(state, 97)
    go(state, MoveIn(97, 11))
    assert refused(state, Decline()).reason == Reason.NOT_OFFERED
    assert refused(state, Finish()).reason == Reason.DIE_OWED
    assert refused(state, Pass()).reason == Reason.TURN_BEGUN


def test_there_is_no_such_room() -> None:
    state = opened()
    sits(state, 92)
    assert refused(state, MoveIn(92, 0)).reason == Reason.NO_SUCH_ROOM
    go(state, Act(3, 3, 0))
    assert refused(state, Prepare(10)).reason == Reason.NO_SUCH_ROOM


def test_the_first_room_is_at_the_bottom_left() -> None:
    state = opened()
    rooms(state)
    go(state, Act(3, 3, 0))
    assert refused(state, Prepare(45)).reason == Reason.START_AT_BOTTOM_LEFT


def test_nothing_is_played_when_the_game_is_over() -> None:
    state = opened()
    ends(state)
    assert refused(state, Pass()).reason == Refusal.GAME_OVER
    assert refused(state, Take(ANNA)).reason == Refusal.GAME_OVER


@pytest.mark.parametrize("kind", MOVES, ids=lambda kind: kind.__name__)
def test_any_numbers_in_any_move_are_refused_politely(kind: type[Move]) -> None:
    state = opened()
    sits(state, 75, "w")
    for prepare in ([], [Act(3, 3, 0)], [Act(4, 4, 0)]):
        branch = state.copy()
        go(branch, *prepare)
        for number in (-1, 0, 3, 50, 99, 116, 10**9):
            names = kind._fields  # type: ignore[attr-defined]
            texts = {"dish", "reward", "loss"}
            move: Move = tuple.__new__(kind, ["zzz" if name in texts else number for name in names])
            objection = branch.objection(move)
            assert objection is None or objection.reason

"""The rules, one by one, in positions that are laid out by hand. The laws of `tests/laws.py` hold for all the rest."""

import pytest

from fivestars.table.dice import Dice
from fivestars.table.game import because
from fivestars.tools.new_game.keys.rules import Keys
from fivestars.tools.new_game.keys.rules.events import Hung
from fivestars.tools.new_game.keys.rules.moves import Draw, Hang, Reason, Rest


def table(*hands: list[int], pile: tuple[int, ...] = ()) -> Keys:
    """Return a table at which the first seat decides."""
    return Keys(list(hands), list(pile), 0, Dice(1), 1)


def test_a_key_must_be_higher_than_the_last() -> None:
    state = table([1, 4], [2, 3])
    assert state.play(Hang(4)) == [Hung(0, 4)]
    assert state.objection(Hang(2)) == because(Reason.TOO_LOW, key=2, top=4)


@pytest.mark.ruling(1)
def test_nobody_rests_who_can_hang_or_draw() -> None:
    assert table([1], [2]).objection(Rest()) == because(Reason.MUST_ACT)
    state = table([1, 3], [2, 4], pile=(5,))
    state.play(Hang(3))
    assert state.legal() == [Hang(4), Draw()]


def test_the_first_empty_hand_ends_it_and_the_most_keys_win() -> None:
    state = table([1], [2])
    state.play(Hang(1))
    assert (state.seat, state.standing().winners) == (None, (0,))

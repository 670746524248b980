"""The contract: who is told what, where a move stands, and what two states have in common."""

from dataclasses import replace

import pytest

from fivestars.table.dice import Dice
from fivestars.table.game import (
    IllegalMove,
    Objection,
    Option,
    Refusal,
    Secret,
    because,
    facts,
    fields,
    kind,
    place,
    told_to,
    told_to_all,
)
from fivestars.table.notation import written
from sample import GAME, Draw, Drew, Hang, Hung, Keys, Reason, Rest


def keys() -> Keys:
    return Keys([[1, 4], [2, 5]], [3, 6], 0, Dice(9), 1)


# --- moves and events


def test_a_move_says_what_kind_it_is_and_what_its_fields_are() -> None:
    assert (kind(Hang(3)), fields(Hang(3))) == ("Hang", ("key",))
    assert (kind(Draw()), fields(Draw())) == ("Draw", ())
    assert fields((1, 2)) == (), "a plain tuple has none"


def test_a_move_is_written_as_people_read_it() -> None:
    assert written(Hang(3)) == "Hang(key=3)"
    assert written(Rest()) == "Rest()"


def test_moves_of_two_kinds_are_told_apart_though_their_tuples_are_equal() -> None:
    assert place(Rest(), [Draw(), Rest()]) == 1
    assert place(Draw(), [Hang(1), Draw(), Rest()]) == 1
    assert place(Rest(), [Draw()]) == -1
    assert place((1,), [Hang(1)]) == -1
    assert place(Hang(2), []) == -1


# --- who is told what

OPEN = Hung(0, 3)
HUSHED = Secret((1,), Drew(1, 6), instead=Drew(1, 0))
SILENT = Secret((0, 1), Drew(0, 5))


def test_a_seat_is_told_its_own_secrets_and_what_is_told_instead_of_others() -> None:
    assert told_to(1, [OPEN, HUSHED, SILENT]) == [OPEN, Drew(1, 6), Drew(0, 5)]
    assert told_to(0, [OPEN, HUSHED, SILENT]) == [OPEN, Drew(1, 0), Drew(0, 5)]
    assert told_to(2, [OPEN, HUSHED, SILENT]) == [OPEN, Drew(1, 0)]


def test_everybody_is_told_no_secret() -> None:
    assert told_to(None, [OPEN, HUSHED, SILENT]) == [OPEN, Drew(1, 0)]


def test_in_the_end_everything_is_told() -> None:
    assert told_to_all([OPEN, HUSHED, SILENT]) == [OPEN, Drew(1, 6), Drew(0, 5)]


# --- refusing


def test_an_objection_holds_its_reason_and_its_numbers() -> None:
    assert because(Reason.TOO_LOW, key=2, top=5) == Objection(Reason.TOO_LOW, (("key", 2), ("top", 5)))


def test_play_refuses_with_the_objection() -> None:
    state = keys()
    with pytest.raises(IllegalMove) as refused:
        state.play(Hang(5))
    assert refused.value.objection == because(Reason.NOT_YOURS)
    with pytest.raises(IllegalMove) as refused:
        state.play(())
    assert refused.value.objection == because(Refusal.NOT_A_MOVE)


def test_play_does_what_apply_does() -> None:
    one, other = keys(), keys()
    assert one.play(Hang(1)) == other.apply(Hang(1))
    assert one == other


# --- what a state holds


def test_facts_are_all_that_a_state_holds_as_tuples() -> None:
    assert facts(keys()) == ((9, 0), 1, ((1, 4), (2, 5)), (3, 6), "hang or draw", (), 0, 0, 1, 0, 0)


def test_facts_go_into_lists_and_slotted_things() -> None:
    class Room:
        __slots__ = ("beds", "guest")

        def __init__(self) -> None:
            self.beds, self.guest = [1, 2], None

    class Suite(Room):
        __slots__ = ("bath",)

        def __init__(self) -> None:
            super().__init__()
            self.bath = [("tub", 1.5), (2, True)]

    assert facts(Suite()) == ((1, 2), None, (("tub", 1.5), (2, True)))


@pytest.mark.parametrize("thing", [{1, 2}, object(), frozenset(), {1: 2}])
def test_a_state_may_not_hold_what_is_equal_in_another_order(thing: object) -> None:
    with pytest.raises(TypeError, match="a state may hold"):
        facts([thing])


def test_states_are_equal_when_they_hold_the_same() -> None:
    one, other = keys(), keys()
    assert one == other
    other.rests = 1
    assert one != other
    assert one != facts(one)


def test_states_are_equal_when_their_facts_are_whatever_they_hold_them_in() -> None:
    class Room:
        __slots__ = ("beds",)

        def __init__(self, *beds: int) -> None:
            self.beds = [*beds]

    one, other = keys(), keys()
    one.hands = other.hands = []
    for beds, others in (([Room(1, 2)], [Room(1, 2)]), ([[1, 2], 3], [(1, 2), 3]), ((Room(1), 2), [Room(1), 2])):
        one.pile, other.pile = beds, others  # type: ignore[assignment]  # anything that a state may hold
        assert one == other
    for beds, others in (([Room(1, 2)], [Room(1, 3)]), ([Room(1)], [Room(1)] * 2), ([[1, 2], 3], [(1, 2), 4])):
        one.pile, other.pile = beds, others  # type: ignore[assignment]
        assert one != other


def test_a_state_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(keys())


def test_the_usual_options_are_the_first_ones() -> None:
    assert GAME.usual() == ("short",)
    assert Option("length", ("short", "long")).values[0] == "short"


def test_an_option_that_does_not_matter_is_not_agreed_on() -> None:
    mode, colours = Option("mode", ("plain", "painted")), Option("colours", ("few", "many"), within=("painted",))
    box = replace(GAME, options=(mode, colours))
    assert box.agreed(("plain", "few"), 2) == [(mode, "plain")]
    assert box.agreed(("painted", "few"), 2) == [(mode, "painted"), (colours, "few")]

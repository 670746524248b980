"""Picking: each part narrows the legal moves, until one is left; one that does not go with the rest starts afresh."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivestars.games import SHELF
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.table.game import Move, Value, fields, kind
from fivestars.web.match.picking import Picking, parts_of, parts_read, parts_told
from laws import Mode, modes, trial

WALKS: list[Move] = [Walk(1, 2), Walk(1, 3), Walk(4, 2)]
TURNS: list[Move] = [Turn(0, 7, 8), Turn(0, 7, 9), Turn(1, 3, -1), Invite(0, 8), Done()]


def test_nothing_picked_leaves_every_move() -> None:
    hand = Picking(WALKS)
    assert hand.candidates == WALKS
    assert hand.chosen is None


def test_a_part_narrows_the_moves() -> None:
    hand = Picking(WALKS).pick({"do": "Walk", "mayor": 1})
    assert hand.candidates == [Walk(1, 2), Walk(1, 3)]
    assert hand.chosen is None


def test_the_last_part_leaves_one_move() -> None:
    hand = Picking(WALKS).pick({"do": "Walk", "mayor": 1}).pick({"watch": 3})
    assert hand.chosen == Walk(1, 3)
    assert hand.picks == {"do": "Walk", "mayor": 1, "watch": 3}


def test_one_part_may_be_enough() -> None:
    assert Picking(WALKS).pick({"mayor": 4}).chosen == Walk(4, 2)


def test_the_only_legal_move_is_not_chosen_before_something_is_picked() -> None:
    assert Picking([Done()]).chosen is None
    assert Picking([Done()]).pick({"do": "Done"}).chosen == Done()


def test_picking_a_part_again_takes_the_other_value() -> None:
    hand = Picking(WALKS).pick({"do": "Walk", "mayor": 1}).pick({"mayor": 4})
    assert hand.picks == {"do": "Walk", "mayor": 4}


def test_a_part_that_does_not_go_with_the_others_starts_afresh() -> None:
    hand = Picking(TURNS).pick({"do": "Turn", "tile": 7}).pick({"do": "Invite"})
    assert hand.picks == {"do": "Invite"}
    assert hand.chosen == Invite(0, 8)


def test_what_leads_nowhere_is_not_offered() -> None:
    hand = Picking(TURNS)
    assert hand.offers(do="Turn", tile=7)
    assert not hand.offers(do="Turn", tile=9)
    assert not hand.offers(do="Walk")
    assert not hand.offers(crossing=7)
    assert not Picking([]).offers(do="Done")


def test_what_could_be_picked_afresh_is_still_offered() -> None:
    hand = Picking(TURNS).pick({"do": "Turn", "tile": 7})
    assert hand.offers(do="Invite")
    assert hand.ends(do="Invite") == []
    assert hand.ends(to=9) == [Turn(0, 7, 9)]


def test_moves_of_two_kinds_with_the_same_numbers_are_told_apart() -> None:
    assert dict(parts_of(Sail(3))) == {"do": "Sail", "distance": 3}
    assert dict(parts_of(PlaceHotel(3))) == {"do": "PlaceHotel", "crossing": 3}
    assert Picking([Sail(1), PlaceHotel(1)]).pick({"do": "PlaceHotel"}).chosen == PlaceHotel(1)


@pytest.mark.parametrize("mode", [mode for game in SHELF.values() for mode in modes(game)], ids=str)
def test_every_legal_move_can_be_picked_field_by_field(mode: Mode) -> None:
    for seed in range(4):
        for state, _ in trial(mode.table(seed), seed).sample:
            legal = state.legal()
            for move in legal:
                hand = Picking(legal).pick({"do": kind(move)})
                for field, value in zip(fields(move), move, strict=True):
                    assert hand.offers(**{field: value})
                    hand = hand.pick({field: value})
                assert hand.candidates == [move]


def test_picking_at_random_always_leaves_a_legal_move() -> None:
    chance = Random(1)
    for _ in range(300):
        hand = Picking(TURNS)
        while hand.chosen is None:
            part = chance.choice([part for move in TURNS for part in sorted(parts_of(move), key=str)])
            hand = hand.pick(dict([part]))
            assert hand.candidates


@given(
    st.dictionaries(st.from_regex(r"[a-z_]+", fullmatch=True), st.integers() | st.from_regex(r"[a-zA-Z &=%+-]*[a-z]"))
)
def test_parts_come_back_from_the_text_of_an_attribute(parts: dict[str, Value]) -> None:
    assert parts_read(parts_told(parts)) == parts

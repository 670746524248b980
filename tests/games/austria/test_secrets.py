"""What a seat may know: its own hand and pack, what it looks at, what it has put under the deck; and no more."""

import pytest

from fivestars.games.austria.rules import UNKNOWN, Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import Act, Decline, Divide, Flip, Keep, MoveIn, Play, Serve, Sink, Take, Use
from fivestars.table.dice import Dice
from fivestars.table.game import Move, told_to
from games.austria.positions import ANNA, BORIS, cooks, dealt, employs, go, holds, on_top, opened, rooms, sits


def looking() -> Austria:
    """Return a table at which Anna looks at three staff cards."""
    state = opened()
    rooms(state, vacant="11")
    on_top(state, 4, 32, 9)
    holds(state, 1, 2)
    holds(state, 5, 6, 7, seat=BORIS)
    sits(state, 76)
    go(state, MoveIn(76, 11))
    return state


def test_nobody_else_sees_a_hand() -> None:
    state = looking()
    assert state.seen_by(ANNA).hand == [(1, 2), (UNKNOWN,) * 3]
    assert state.seen_by(BORIS).hand == [(UNKNOWN,) * 2, (5, 6, 7)]
    assert state.seen_by(None).hand == [(UNKNOWN,) * 2, (UNKNOWN,) * 3]


def test_nobody_else_sees_the_three_cards() -> None:
    state = looking()
    assert state.seen_by(ANNA).looked == (4, 9, 32)
    assert state.seen_by(BORIS).looked == (UNKNOWN,) * 3
    assert state.seen_by(None).looked == (UNKNOWN,) * 3


def test_nobody_sees_the_decks() -> None:
    state = opened()
    for seat in (None, ANNA, BORIS):
        assert {*state.seen_by(seat).deck} == {UNKNOWN}
        assert {*state.seen_by(seat).staff} == {UNKNOWN}


@pytest.mark.ruling(35)
def test_who_puts_cards_under_the_deck_knows_where_they_lie() -> None:
    """Else their order would be no choice."""
    state = looking()
    go(state, Decline(), Sink(32), Sink(4))
    assert state.staff[:3] == [9, 4, 32]
    assert state.seen_by(ANNA).staff[:4] == [9, 4, 32, UNKNOWN]
    assert state.seen_by(BORIS).staff[:4] == [UNKNOWN] * 4
    guess = state.guess(ANNA, Dice(4))
    assert guess.staff[:3] == [9, 4, 32]


def test_nobody_else_sees_a_pack_of_the_draft() -> None:
    state = dealt(3, hands="draft")
    go(state, Keep(state.packs[ANNA][0]))
    seen = state.seen_by(BORIS)
    assert seen.packs == [(UNKNOWN,) * 5, state.packs[BORIS], (UNKNOWN,) * 6]
    assert seen.hand == [(UNKNOWN,), (), ()]


def test_cards_drawn_are_told_to_who_draws_them() -> None:
    state = opened()
    rooms(state, vacant="12")
    on_top(state, 7, 21)
    sits(state, 55)
    happened = state.play(MoveIn(55, 12))
    assert [event for event in told_to(ANNA, happened) if isinstance(event, e.Drew)] == [
        e.Drew(ANNA, 7),
        e.Drew(ANNA, 21),
    ]
    told = told_to(BORIS, happened)
    assert [event for event in told if isinstance(event, e.Drew | e.DrewHidden)] == [e.DrewHidden(ANNA)] * 2


def test_what_lies_under_the_deck_is_told_to_nobody_else() -> None:
    state = looking()
    happened = state.play(Decline()) + state.play(Sink(4))
    assert e.Sank(ANNA, 4) in told_to(ANNA, happened)
    assert e.SankHidden(ANNA) in told_to(BORIS, happened)
    assert not any(isinstance(event, e.Sank) for event in told_to(BORIS, happened))


def test_a_guess_deals_every_card_once() -> None:
    state = looking()
    for seat in (ANNA, BORIS):
        guess = state.guess(seat, Dice(seat))
        assert guess.pieces() == state.pieces()
        assert guess.seen_by(seat) == state.seen_by(seat)


@pytest.mark.parametrize(
    ("move", "reveals"),
    [
        (Take(5), True),
        (Act(4, 4, 0), False),
        (MoveIn(77, 13), False),
        (MoveIn(55, 12), True),
        (Use(3), False),
        (Serve(50, "wine"), False),
    ],
)
def test_undo_stops_where_something_is_revealed(move: Move, reveals: bool) -> None:
    state = opened()
    rooms(state, vacant="12 13")
    sits(state, 77)
    sits(state, 55)
    cooks(state, "w")
    employs(state, 3)
    if isinstance(move, Serve):
        sits(state, 50, "w")
    before = state.revealed
    go(state, move)
    assert (state.revealed > before) == reveals


def test_rolling_the_dice_reveals_them() -> None:
    state = opened(dice=(0, 0, 0, 1, 0, 0))
    before = state.revealed
    go(state, Act(4, 4, 0))
    assert state.revealed == before
    go(state, Divide(1, 0))
    assert state.revealed == before + 1


def test_playing_a_card_of_the_hand_reveals_nothing_to_its_owner() -> None:
    state = opened()
    holds(state, 35)
    before = state.revealed
    go(state, Act(5, 5, 0), Play(35), Flip(11))
    assert state.revealed == before


def test_looking_at_cards_reveals_them() -> None:
    state = opened()
    rooms(state, vacant="11")
    sits(state, 76)
    before = state.revealed
    go(state, MoveIn(76, 11))
    assert state.revealed == before + 1

"""Phase 5: tourists are taken from one group, the lowest price first, and pay for their whole stay."""

import pytest

from fivestars.games.samoa import GAME
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.moves import Choose, Pass, Place
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    card,
    coins,
    go,
    guest,
    hosted,
    hotels,
    kinds,
    land,
    lay,
    lives,
    names,
    of,
    offer,
    owns,
    takes,
)

IN_EVERY_EDITION = pytest.mark.parametrize("edition", range(1, GAME.edition + 1))


def rooms_for(state: Samoa, name: str, group: int = 0) -> list[int]:
    """Return the rooms that a tourist of a group may take."""
    places = [move for move in state.legal() if isinstance(move, Place)]
    return [move.room for move in places if (move.group, move.guest) == (group, guest(name))]


# --- who, and whom


def test_the_lowest_price_takes_tourists_first() -> None:
    state = land(hotels(), "Np Np", "Np Np")
    lay(state, "8/6", "12/9", "14/8", "6/5")
    assert state.host_order() == (DENIS, ANNA, CLARA, BORIS), "8 is less than 9, though its bid is higher"
    assert (state.prompt, state.seat) == (prompts.HOST, DENIS)


def test_equal_prices_take_tourists_counter_clockwise_from_the_tie_break_card() -> None:
    state = land(hotels(tiebreak=CLARA), "Np")
    lay(state, "6/5", "6/5", "6/5", "6/5")
    assert state.host_order() == (BORIS, ANNA, DENIS, CLARA)


@pytest.mark.ruling(20)
def test_all_tourists_of_a_turn_are_from_one_group_and_need_not_be_all_of_it() -> None:
    state = land(hotels(), "Np Np Nr", "Np Np")
    lay(state, "6/5", "8/6", "off", "off")
    assert {move.group for move in kinds(state, Place) if isinstance(move, Place)} == {0, 1}
    go(state, takes("p", 0, group=1))
    assert state.prompt == prompts.HOST_ON
    assert {move.group for move in kinds(state, Place) if isinstance(move, Place)} == {1}
    go(state, Pass())
    assert list(map(len, state.groups)) == [3, 1]
    assert state.seat == BORIS
    assert rooms_for(state, "p", 1), "what is left of a group is there for the next"


def test_nobody_has_to_take_anybody() -> None:
    state = land(hotels(), "Np")
    lay(state, "6/5", "8/6", "off", "off")
    events = go(state, Pass())
    assert events == [told.HostedNobody(ANNA)]
    assert state.seat == BORIS


def test_tourists_of_a_kind_are_offered_once() -> None:
    state = land(hotels(), "Np Np Np")
    lay(state, "6/5", "8/6", "off", "off")
    assert len(kinds(state, Place)) == 6


def test_new_guests_move_into_free_rooms_only_extra_ones_too() -> None:
    state = owns(lives(land(hotels(), "Np"), ANNA, r0="Bp", r4="Gl Jl"), ANNA, "extra_room")
    lay(state, "6/5", "off", "off", "off")
    assert rooms_for(state, "p") == [1, 2, 3, 5, 6]


def test_each_step_can_be_taken_back_and_a_pass_confirms() -> None:
    state = land(hotels(), "Np")
    lay(state, "6/5", "off", "off", "off")
    before = state.revealed
    go(state, takes("p", 0))
    assert list(state.legal()) == [Pass()], "nobody is left, and yet nothing is final"
    assert state.revealed == before
    go(state, Pass())
    assert state.revealed == before + 1, "the next plane has landed"


def test_a_full_hotel_is_not_asked() -> None:
    full = dict.fromkeys(("r0", "r1", "r2", "r3", "r4", "r5"), "Bp")
    state = lives(land(hotels(), "Np Nl"), ANNA, **full)
    events = lay(state, "6/5", "8/6", "off", "off")
    assert of(events, told.HadNoRoom) == [told.HadNoRoom(ANNA)]
    assert (state.full, state.late) == (1 << ANNA, 0)
    assert state.seat == BORIS
    full["r0"] = "Bl"
    state = lives(land(hotels(), "Np Nl"), ANNA, **full)
    lay(state, "6/5", "8/6", "off", "off")
    assert rooms_for(state, "l") == [0], "a lover finds another"
    assert rooms_for(state, "p") == []


def test_when_nobody_is_left_nobody_is_asked() -> None:
    state = land(hotels(), "Np")
    lay(state, "6/5", "8/6", "off", "off")
    events = go(state, takes("p", 0), Pass())
    assert state.round == 2
    assert of(events, told.FoundNobody) == [told.FoundNobody(BORIS)], "and the log says why"
    assert (state.full, state.late) == (0, 1 << BORIS)
    lay(state, "8/6", "10/7", "off", "off")
    assert (state.full, state.late) == (0, 0), "it is told of the round before"


# --- what they pay; test_paying_together.py proves in which editions the order of placing matters


@IN_EVERY_EDITION
def test_a_guest_pays_the_price_of_the_card_once_and_never_again(edition: int) -> None:
    state = land(hotels(edition=edition), "Np Np")
    lay(state, "6/5", "off", "off", "off")
    events = go(state, takes("p", 0), takes("p", 5), Pass())
    assert told.Hosted(ANNA, 10) in events
    assert coins(state, ANNA) == 35, "ruling 3"
    while state.round == 2:
        go(state, Choose(card("off")) if state.prompt == prompts.CARD else Pass())
    assert coins(state, ANNA) == 35, "a round later"


@IN_EVERY_EDITION
def test_a_rich_tourist_pays_double(edition: int) -> None:
    state = land(hotels(edition=edition), "Nr")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("r", 0)) == 14


@IN_EVERY_EDITION
def test_who_moves_into_a_suite_pays_double(edition: int) -> None:
    state = owns(land(hotels(edition=edition), "Np Np"), ANNA, "suite")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("p", 0), takes("p", 1)) == 14 + 7


@IN_EVERY_EDITION
def test_who_moves_in_straight_beside_a_celebrity_pays_double(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "Np"), ANNA, r0="Bc")
    lay(state, "10/7", "off", "off", "off")
    paid = {room: state.payment(ANNA, guest("p"), room)[0] for room in range(1, 6)}
    assert paid == {1: 14, 3: 14, 2: 7, 4: 7, 5: 7}, "not diagonally"
    assert hosted(state, takes("p", 3)) == 14


@IN_EVERY_EDITION
def test_a_celebrity_pays_the_usual_price_and_its_neighbours_do_not_pay_again(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "Nc"), ANNA, r0="Bp", r2="Br", r4="B3")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("c", 1)) == 7, "ruling 4"


@IN_EVERY_EDITION
def test_a_celebrity_who_comes_to_another_pays_double_and_the_other_not_again(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "Nc"), ANNA, r0="Bc")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("c", 1)) == 14, "ruling 5"


@IN_EVERY_EDITION
def test_an_extra_room_is_next_to_nobody(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "Np Nc"), ANNA, r5="Bc")
    owns(state, ANNA, "extra_room", "extra_room")
    lay(state, "10/7", "off", "off", "off")
    assert state.payment(ANNA, guest("p"), 6) == (7, 0)
    assert hosted(state, takes("p", 6), takes("c", 7)) == 7 + 7


@pytest.mark.ruling(6)
@IN_EVERY_EDITION
def test_nobody_pays_more_than_double(edition: int) -> None:
    state = owns(lives(land(hotels(edition=edition), "Nr"), ANNA, r1="Bc", r3="Gc"), ANNA, "suite")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("r", 0)) == 14, "rich, in a suite, next to two celebrities"


@pytest.mark.ruling(7)
@IN_EVERY_EDITION
def test_a_swimmer_pays_for_every_pool_and_that_is_never_doubled(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "N2 N3"), ANNA, r1="Bc", r2="G3")
    owns(state, ANNA, "suite", "pool", "pool")
    lay(state, "10/7", "off", "off", "off")
    events = go(state, takes("3", 0), takes("2", 5), Pass())
    assert sum(event.coins for event in of(events, told.Swam)) == 3 * 2 + 2 * 2, "and who is there swims free"
    assert coins(state, ANNA) == 25 + 14 + 6 + 7 + 4
    assert dict(state.standing().scores[ANNA].parts)["swimmers"] == 10


@IN_EVERY_EDITION
def test_without_a_pool_a_swimmer_pays_the_price_alone(edition: int) -> None:
    state = land(hotels(edition=edition), "N3")
    lay(state, "10/7", "off", "off", "off")
    events = go(state, takes("3", 0), Pass())
    assert not of(events, told.Swam)
    assert coins(state, ANNA) == 32


# --- lovers


@pytest.mark.ruling(10)
@IN_EVERY_EDITION
def test_two_lovers_share_a_room_whatever_their_nations_and_whenever_they_came(edition: int) -> None:
    state = lives(land(hotels(edition=edition), "Nl Nl"), ANNA, r2="Gl")
    lay(state, "10/7", "off", "off", "off")
    assert rooms_for(state, "l") == [0, 1, 2, 3, 4, 5]
    go(state, takes("l", 2), takes("l", 4))
    assert names(state.hotels[ANNA][2]) == "Gl Nl"
    assert rooms_for(state, "l") == []
    go(state, Pass())
    assert coins(state, ANNA) == 25 + 14, "each pays the full price of its own arrival"


def test_two_lovers_of_one_group_may_share_a_room_or_not() -> None:
    state = land(hotels(), "Nl Nl")
    lay(state, "10/7", "off", "off", "off")
    go(state, takes("l", 2))
    assert rooms_for(state, "l") == [0, 1, 2, 3, 4, 5]
    go(state, takes("l", 2))
    assert names(state.hotels[ANNA][2]) == "Nl Nl"


@pytest.mark.ruling(10, 25)
def test_a_lone_lover_s_room_is_free_for_a_lover_only_and_never_for_a_third() -> None:
    state = lives(land(hotels(), "Np Nl"), ANNA, r2="Gl", r3="Gl Jl")
    lay(state, "10/7", "off", "off", "off")
    assert rooms_for(state, "p") == [0, 1, 4, 5]
    assert rooms_for(state, "l") == [0, 1, 2, 4, 5]
    assert state.free_rooms(ANNA) == 4


@pytest.mark.ruling(10)
@IN_EVERY_EDITION
def test_lovers_in_a_suite_or_beside_a_celebrity_pay_double_each(edition: int) -> None:
    state = owns(land(hotels(edition=edition), "Nl Nl"), ANNA, "suite")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("l", 0), takes("l", 0)) == 28
    state = lives(land(hotels(edition=edition), "Nl Nl"), ANNA, r3="Gl", r4="Bc")
    lay(state, "10/7", "off", "off", "off")
    assert hosted(state, takes("l", 3), takes("l", 5)) == 28, "and who lives there already pays nothing again"


@pytest.mark.ruling(21)
def test_a_guest_never_changes_rooms() -> None:
    state = offer(lives(land(hotels(), "Np"), CLARA, r0="Bp"), "pool")
    lay(state, "off", "off", "10/7", "off")
    seen = []
    while state.round == 1 and state.seat is not None:
        seen += [type(move).__name__ for move in state.legal()]
        go(state, Pass())
    assert set(seen) == {"Buy", "Place", "Pass"}, "there is no move for it"

"""Moving in: the room, the order of what it brings, free guests, groups, adjacency, prices (rulings 13 to 23)."""

import pytest

from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.moves import (
    Act,
    Choose,
    Decline,
    Divide,
    Flip,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Serve,
    Sink,
    Take,
)
from fivestars.games.austria.rules.objections import Reason
from fivestars.table.game import because
from games.austria.positions import (
    ANNA,
    BORIS,
    comes_next,
    emperor_comes,
    employs,
    ends,
    go,
    guests,
    has,
    holds,
    lacking,
    legal,
    occupied,
    offers,
    on_top,
    opened,
    pantry,
    points,
    refused,
    rooms,
    shows,
    sits,
    vacant,
)

# --- the room


def test_a_guest_takes_only_a_vacant_room_of_the_colour() -> None:
    state = opened()
    rooms(state, vacant="11 12 13", occupied="15")
    sits(state, 65)
    assert offers(state, MoveIn) == [MoveIn(65, 11)]
    assert refused(state, MoveIn(65, 12)) == because(Reason.WRONG_COLOUR, guest=65, room=12)
    assert refused(state, MoveIn(65, 15)) == because(Reason.OCCUPIED, room=15)
    assert refused(state, MoveIn(65, 31)) == because(Reason.NOT_PREPARED, room=31)


@pytest.mark.parametrize(("guest", "room"), [(49, 12), (65, 11), (77, 13)])
def test_artists_nobles_and_citizens_take_their_colours(guest: int, room: int) -> None:
    state = opened()
    sits(state, guest)
    assert offers(state, MoveIn) == [MoveIn(guest, room)]


def test_a_tourist_takes_any_room() -> None:
    state = opened()
    sits(state, 92)
    assert offers(state, MoveIn) == [MoveIn(92, 11), MoveIn(92, 12), MoveIn(92, 13)]


def test_an_order_must_be_complete() -> None:
    state = opened()
    sits(state, 75, "wk")
    assert refused(state, MoveIn(75, 11)) == because(Reason.ORDER_OPEN, guest=75, count=2)
    assert refused(state, MoveIn(65, 11)).reason == Reason.NOT_IN_CAFE


@pytest.mark.ruling(13)
def test_moving_in_scores_turns_the_tile_and_discards_the_card() -> None:
    state = opened()
    sits(state, 65)
    happened = go(state, MoveIn(65, 11))
    assert points(state, "guests") == 3
    assert (vacant(state), occupied(state)) == ("12 13", "11")
    assert guests(state) == []
    assert state.discards == [65]
    names = [type(event) for event in happened]
    assert names.index(e.MovedIn) < names.index(e.Scored) < names.index(e.GroupFilled)


@pytest.mark.ruling(18)
def test_a_guest_without_a_room_keeps_the_table_and_costs_points_at_the_end() -> None:
    state = opened()
    rooms(state, vacant="12")
    sits(state, 65)
    assert offers(state, MoveIn) == []
    ends(state)
    assert points(state, "cafe") == -5


# --- the order of what it brings


@pytest.mark.ruling(13)
def test_several_rewards_come_in_the_order_that_the_seat_chooses() -> None:
    state = opened()
    holds(state, 6)
    sits(state, 66)
    first = state.copy()
    go(first, MoveIn(66, 11))
    assert legal(first) == [Choose("play 1"), Choose("room 0")]
    go(first, Choose("room 0"), Prepare(14))
    assert first.prompt == "play"
    go(first, Play(6))
    second = state.copy()
    go(second, MoveIn(66, 11), Choose("play 1"), Play(6))
    assert second.prompt == "prepare"
    go(second, Prepare(14))
    assert (vacant(first), first.played) == (vacant(second), second.played)


@pytest.mark.ruling(13)
def test_a_butler_played_first_makes_the_blue_room_free() -> None:
    """The order matters."""
    state = opened()
    rooms(state, vacant="11 21", occupied="12")
    state.krones[ANNA] = 4
    holds(state, 9)
    sits(state, 66)
    go(state, MoveIn(66, 11), Choose("play 1"), Play(9), Prepare(31))
    assert state.krones[ANNA] == 0
    assert vacant(state) == "21 31"


@pytest.mark.ruling(13)
def test_all_that_may_be_done_may_be_declined() -> None:
    state = opened()
    holds(state, 6)
    sits(state, 66)
    go(state, MoveIn(66, 11), Choose("play 1"), Decline(), Decline())
    assert (vacant(state), state.staff_of(ANNA)) == ("12 13", [])
    assert state.prompt == "act"


def test_a_reward_that_cannot_be_had_is_not_asked_for() -> None:
    state = opened()
    sits(state, 66)
    happened = go(state, MoveIn(66, 11))
    assert state.prompt == "prepare", "the hand is empty, so there is nothing to play"
    assert not has(happened, e.Missed(ANNA, "play 1"))
    happened = go(state, Decline())
    assert has(happened, e.Missed(ANNA, "play 1"))


@pytest.mark.ruling(13)
def test_a_reward_may_become_possible_by_another() -> None:
    """Guest 50 draws a card and prepares a room; with no room to pay, the krone comes first elsewhere."""
    state = opened()
    state.krones[ANNA] = 0
    rooms(state, vacant="12", occupied="11 13 14 15")
    sits(state, 50)
    go(state, MoveIn(50, 12))
    assert len(state.hand[ANNA]) == 1
    assert state.prompt == "act", "every room left costs a krone"


@pytest.mark.ruling(13)
def test_krones_that_do_not_fit_wait_until_what_can_be_bought_is_bought() -> None:
    """To spend first is never worse."""
    state = opened()
    employs(state, 5)
    state.krones[ANNA] = 20
    holds(state, 2)
    sits(state, 86)
    rooms(state, vacant="13", occupied="11 12 14 23 24")
    go(state, MoveIn(86, 13))
    assert state.prompt == "play"
    assert state.krones[ANNA] == 20
    happened = go(state, Play(2))
    assert state.krones[ANNA] == 20, "3 for the card, then 2 from the Groom and 10 for the group"
    assert has(happened, e.PurseFull(ANNA, 7))
    assert has(happened, e.PurseFull(ANNA, 2))


def test_krones_beyond_twenty_are_lost() -> None:
    state = opened()
    state.krones[ANNA] = 18
    sits(state, 83)
    happened = go(state, MoveIn(83, 13))
    assert state.krones[ANNA] == 20
    assert has(happened, e.PurseFull(ANNA, 3))


def test_the_rulebooks_example_of_a_turn() -> None:
    """Three twos and a krone bring two wine and two coffee: the order is complete, and the room fills its group."""
    state = opened(dice=(2, 3, 2, 1, 1, 1))
    sits(state, 75, "wwkk")
    sits(state, 50, "w")
    sits(state, 51, "w")
    on_top(state, 12, 5, 32)
    assert refused(state, Take(5)) == because(Reason.CAFE_FULL, count=3)
    go(state, Act(2, 2, 1))
    assert state.krones[ANNA] == 9
    go(state, offers(state, type(state.legal()[0]))[0])
    assert pantry(state) == ""
    for dish in ("wine", "wine", "coffee", "coffee"):
        go(state, Serve(75, dish))
    assert lacking(state, 75) == ""
    go(state, MoveIn(75, 11))
    assert points(state, "guests") == 5
    assert points(state, "groups") == 2, "room 11 is a blue group of its own"
    assert state.looked == (5, 12, 32)
    go(state, Play(5))
    assert state.krones[ANNA] == 9 - 1, "a card for 4 at 3 off"
    go(state, Sink(12))
    assert state.discards == [75]


# --- free guests


@pytest.mark.ruling(14)
def test_a_free_guest_goes_to_the_table_that_has_just_become_free() -> None:
    state = opened()
    for guest, lacks in ((63, ""), (50, "w"), (51, "w")):
        sits(state, guest, lacks)
    go(state, MoveIn(63, 11))
    assert legal(state) == [*(Take(place) for place in range(1, 6)), Decline()]
    go(state, Take(1))
    assert guests(state) == [50, 51, 92]
    assert state.krones[ANNA] == 10


@pytest.mark.ruling(14, 15)
def test_the_second_of_two_free_guests_needs_a_second_table() -> None:
    state = opened()
    for guest, lacks in ((87, ""), (50, "w"), (51, "w")):
        sits(state, guest, lacks)
    go(state, MoveIn(87, 13), Take(5))
    assert len(guests(state)) == 3
    assert state.prompt == "act", "the second guest is lost"


@pytest.mark.ruling(15)
def test_the_queue_is_refilled_before_the_second_guest_is_taken() -> None:
    state = opened()
    comes_next(state, 104, 103)
    sits(state, 87)
    go(state, MoveIn(87, 13), Take(5))
    assert state.queue == (104, 92, 93, 77, 65)
    go(state, Take(1))
    assert guests(state) == [69, 104]
    assert state.queue == (103, 92, 93, 77, 65)


# --- guest 97: another turn (ruling 16)


@pytest.mark.ruling(16)
def test_the_turn_of_guest_97_may_take_a_guest_and_acts_without_taking_a_die() -> None:
    state = opened()
    sits(state, 97)
    happened = go(state, MoveIn(97, 11))
    assert has(happened, e.BeganExtraTurn(ANNA))
    assert state.prompt == "begin extra turn"
    assert offers(state, Pass) == []
    go(state, Take(3))
    assert state.krones[ANNA] == 9
    assert state.prompt == "extra action"
    assert offers(state, Take) == []
    faces = state.faces
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert state.faces == faces
    assert state.covered == [0, 0]
    assert state.prompt == "act", "the die of the turn itself is still owed"
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert state.faces[4] == faces[4] - 1
    assert state.covered == [1, 0]
    assert state.seat == BORIS


@pytest.mark.ruling(16)
def test_it_may_be_boosted_once_more() -> None:
    state = opened()
    sits(state, 97)
    go(state, MoveIn(97, 11), Act(4, 4, 1), Divide(3, 0), Act(4, 4, 1), Divide(3, 0))
    assert state.steps[ANNA] == 6


@pytest.mark.parametrize("card", [12, 16, 15])
@pytest.mark.ruling(16)
def test_no_die_is_taken_so_nobody_helps_who_waits_for_one(card: int) -> None:
    state = opened()
    employs(state, card)
    sits(state, 97)
    go(state, MoveIn(97, 11), Act(4, 4, 0))
    assert state.prompt == "divide"
    assert points(state, "staff") == 0


@pytest.mark.ruling(16)
def test_kitchen_hand_waives_no_fee_for_a_die_that_is_not_taken() -> None:
    state = opened(dice=(1, 1, 1, 3, 1, 3))
    employs(state, 17)
    sits(state, 97)
    go(state, MoveIn(97, 11), Act(6, 4, 0))
    assert state.krones[ANNA] == 9
    assert offers(state, Divide)[-1] == Divide(3, 0)


@pytest.mark.ruling(16)
def test_it_may_come_after_the_die_of_the_turn() -> None:
    state = opened()
    sits(state, 97)
    go(state, Act(4, 4, 0), Divide(2, 0), MoveIn(97, 11), Act(4, 4, 0), Divide(1, 0))
    assert state.steps[ANNA] == 3
    assert state.seat == BORIS


@pytest.mark.ruling(16)
def test_all_else_that_the_check_in_brings_comes_before_it() -> None:
    state = opened()
    employs(state, 8, 23)
    sits(state, 97)
    happened = go(state, MoveIn(97, 11))
    assert points(state, "staff") == 2
    assert state.krones[ANNA] == 11
    assert points(state, "groups") == 2
    assert type(happened[-1]) is not e.BeganExtraTurn
    assert state.prompt == "begin extra turn"


@pytest.mark.ruling(16)
def test_without_dice_only_its_guest_is_left() -> None:
    state = opened(dice=(0, 0, 0, 1, 0, 0))
    sits(state, 97)
    go(state, Act(4, 4, 0), Divide(1, 0), MoveIn(97, 11))
    assert offers(state, Act) == []
    assert Decline() in state.legal()
    assert has(go(state, Take(5)), e.NoExtraAction(ANNA))
    assert state.round == 2, "nothing more can be done, and there are no dice"


@pytest.mark.ruling(1, 16)
def test_its_guest_step_ends_with_an_additional_action() -> None:
    state = opened()
    sits(state, 97)
    sits(state, 92)
    go(state, MoveIn(97, 11), MoveIn(92, 12))
    assert offers(state, Take) == []
    assert state.prompt == "extra action"


@pytest.mark.ruling(16, 48)
def test_in_the_revised_edition_it_is_one_plain_action() -> None:
    state = opened(rules="revised")
    sits(state, 97)
    happened = go(state, MoveIn(97, 11))
    assert has(happened, e.BeganExtraAction(ANNA))
    assert offers(state, Take) == []
    assert offers(state, Act) == [Act(1, 1, 0), Act(2, 2, 0), Act(3, 3, 0), Act(4, 4, 0), Act(5, 5, 0)] + [
        Act(6, action, 0) for action in range(1, 6)
    ]
    assert refused(state, Act(4, 4, 1)).reason == Reason.NO_BOOST
    assert refused(state, Take(5)).reason == Reason.GUEST_STEP_OVER


@pytest.mark.ruling(16, 48)
def test_in_the_revised_edition_there_is_none_without_dice() -> None:
    state = opened(rules="revised", dice=(0, 0, 0, 1, 0, 0))
    sits(state, 97)
    happened = go(state, Act(4, 4, 0), Divide(1, 0), MoveIn(97, 11))
    assert has(happened, e.NoExtraAction(ANNA))
    assert state.round == 2


# --- the deck of guests


@pytest.mark.ruling(17)
def test_when_the_guests_run_out_those_who_moved_in_come_again() -> None:
    state = opened()
    state.discards, state.deck = state.deck, []
    waiting = {*state.discards}
    happened = go(state, Take(5))
    assert has(happened, e.GuestsReshuffled())
    assert state.queue[0] in waiting
    assert (len(state.deck), state.discards) == (len(waiting) - 1, [])


@pytest.mark.ruling(17)
def test_when_nobody_is_left_the_place_stays_empty() -> None:
    state = opened()
    state.deck = []
    go(state, Take(5))
    assert state.queue == (0, 92, 93, 77, 65)
    state.cafe[ANNA] = ()
    go(state, Act(4, 4, 0), Divide(2, 0))
    assert offers(state, Take) == [Take(2), Take(3), Take(4), Take(5)]
    assert refused(state, Take(1)).reason == Reason.NO_GUEST_THERE


# --- groups


@pytest.mark.parametrize(
    ("guest", "room", "before", "gains"),
    [
        (65, 11, "", (2, 0, 0)),
        (65, 31, "41", (5, 0, 0)),
        (77, 44, "", (0, 1, 0)),
        (77, 32, "42", (0, 3, 0)),
        (77, 13, "14 23 24", (0, 10, 0)),
        (51, 12, "21 22", (0, 0, 6)),
        (51, 25, "34 35", (0, 0, 6)),
    ],
)
@pytest.mark.ruling(19)
def test_the_last_room_of_a_group_brings_its_bonus(
    guest: int, room: int, before: str, gains: tuple[int, int, int]
) -> None:
    """The rulebook's examples: one blue room is 2 points, two are 5."""
    state = opened()
    rooms(state, vacant=str(room), occupied=before)
    state.krones[ANNA] = 0
    sits(state, guest)
    go(state, MoveIn(guest, room))
    krones = state.krones[ANNA] - (1 if guest == 77 else 0)  # which the guest's card brings
    assert (points(state, "groups"), krones, state.steps[ANNA]) == gains


@pytest.mark.ruling(19)
def test_a_group_that_is_not_full_brings_nothing() -> None:
    state = opened()
    rooms(state, vacant="31", occupied="11")
    sits(state, 65)
    go(state, MoveIn(65, 31))
    assert points(state, "groups") == 0


@pytest.mark.ruling(19, 32)
def test_a_tile_that_is_turned_without_a_guest_fills_a_group_too() -> None:
    state = opened()
    rooms(state, vacant="11 31", occupied="41")
    sits(state, 72)
    go(state, MoveIn(72, 11), Flip(31))
    assert points(state, "groups") == 2 + 5


@pytest.mark.ruling(19)
def test_a_group_brings_its_bonus_once() -> None:
    """Also when a room of it is lost and occupied again."""
    state = opened()
    rooms(state, vacant="11")
    sits(state, 65)
    go(state, MoveIn(65, 11))
    rooms(state, vacant="11")
    sits(state, 74)
    go(state, MoveIn(74, 11))
    assert points(state, "groups") == 2


# --- where rooms may be, and what they cost


@pytest.mark.parametrize(
    ("tiles", "edge"),
    [
        ("11", "12 21"),
        ("15", "14 25"),
        ("23", "13 22 24 33"),
        ("45", "35 44"),
        ("21 15", "11 14 22 25 31"),
    ],
)
@pytest.mark.ruling(20)
def test_rooms_lie_beside_above_or_below_others(tiles: str, edge: str) -> None:
    state = opened()
    rooms(state, vacant=tiles)
    go(state, Act(3, 3, 0))
    assert offers(state, Prepare) == [Prepare(int(number)) for number in edge.split()]


@pytest.mark.ruling(20)
def test_why_a_room_cannot_be_prepared() -> None:
    state = opened()
    go(state, Act(3, 3, 0))
    assert refused(state, Prepare(31)) == because(Reason.NOT_BESIDE, room=31)
    assert refused(state, Prepare(12)) == because(Reason.ALREADY_PREPARED, room=12)
    assert refused(state, Prepare(16)).reason == Reason.NO_SUCH_ROOM


@pytest.mark.ruling(21)
def test_a_discount_never_pays_anything_out() -> None:
    state = opened()
    sits(state, 57)
    go(state, MoveIn(57, 12), Prepare(14))
    assert state.krones[ANNA] == 10
    go(state, Prepare(21))
    assert state.krones[ANNA] == 10


@pytest.mark.parametrize(("card", "room", "price"), [(9, 43, 0), (9, 42, 3), (10, 42, 0), (10, 43, 3), (11, 42, 3)])
@pytest.mark.ruling(21)
def test_who_waives_a_colour_waives_it_whatever_prepares_the_room(card: int, room: int, price: int) -> None:
    state = opened()
    employs(state, card)
    rooms(state, vacant="12 32 33", occupied="11")
    sits(state, 61)
    go(state, MoveIn(61, 12), Choose("room 0"), Prepare(room))
    assert state.krones[ANNA] == 10 - price


@pytest.mark.parametrize(("room", "score"), [(33, 0), (34, 1), (35, 1), (42, 0), (43, 2), (44, 2), (45, 2)])
@pytest.mark.ruling(22)
def test_points_on_doors_whatever_lays_the_tile(room: int, score: int) -> None:
    state = opened()
    rooms(state, vacant="32 24 25 23 41", occupied="11 12")
    sits(state, 88)
    rooms(state, vacant="13 23 24 25 31 32 41", occupied="11")
    if room >= 43:
        state.vacant[ANNA] |= 0b11100 << 10  # 33, 34 and 35
    go(state, MoveIn(88, 13), Prepare(room))
    assert points(state, "doors") == score


@pytest.mark.ruling(23)
def test_a_room_that_was_lost_pays_its_door_again() -> None:
    """Nothing is taken back, and the space may be filled again."""
    state = opened()
    rooms(state, vacant="24 34")
    state.points[2] = 1
    emperor_comes(state, 3, "A4")
    assert state.seat == ANNA
    go(state, state.legal()[-1])
    assert vacant(state) == "24"
    assert points(state, "doors") == 1
    while state.seat != ANNA or state.prompt != "begin":
        go(state, state.legal()[-1])
    shows(state, 2, 2, 3, 1, 1, 1)
    go(state, Act(3, 3, 0), Prepare(34))
    assert points(state, "doors") == 2


@pytest.mark.ruling(23)
def test_clusters_that_come_apart_grow_separately() -> None:
    state = opened()
    rooms(state, vacant="11", occupied="33")
    go(state, Act(3, 3, 0))
    assert offers(state, Prepare) == [Prepare(room) for room in (12, 21, 23, 32, 34, 43)]


@pytest.mark.ruling(23)
def test_who_has_lost_every_room_starts_again_at_the_bottom_left() -> None:
    state = opened()
    rooms(state)
    go(state, Act(3, 3, 0))
    assert legal(state) == [Prepare(11), Decline()]
    assert refused(state, Prepare(12)) == because(Reason.START_AT_BOTTOM_LEFT, room=12)

"""The reward of every guest: what comes at once, what may be chosen, and that nothing else comes.

The figures stand here once more, so that a slip in `components.toml` shows.
"""

from collections.abc import Iterable

import pytest

from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.moves import Choose, Decline, Fetch, Flip, MoveIn, Play, Prepare, Serve, Sink, Take
from games.austria.positions import (
    ANNA,
    LETTERS,
    go,
    guests,
    holds,
    lacking,
    legal,
    occupied,
    on_top,
    opened,
    pantry,
    points,
    rooms,
    sits,
    vacant,
)

GUESTS = range(49, 105)
POINTS = [
    0, 0, 1, 0, 0, 0, 7, 0, 1, 7, 5, 5, 2, 4,  # artists from 49
    0, 0, 3, 3, 2, 4, 7, 1, 4, 7, 4, 10, 5, 4,  # nobles from 63
    1, 0, 0, 4, 0, 7, 0, 2, 3, 3, 3, 0, 5, 7,  # citizens from 77
    0, 0, 0, 0, 2, 0, 4, 0, 5, 4, 3, 0, 4, 2,  # tourists from 91
]  # fmt: skip
KRONES = {
    52: 2,
    54: 2,
    60: 3,
    69: 3,
    74: 1,
    77: 1,
    79: 1,
    81: 3,
    83: 5,
    84: 3,
    85: 3,
    87: 3,
    89: 4,
    90: 3,
    92: 1,
    98: 4,
}
STEPS = {53: 2, 62: 3, 67: 2, 68: 3, 70: 3, 79: 1, 93: 1, 95: 2, 99: 2, 100: 3, 101: 3, 102: 1}
FOOD = {51: "s", 52: "s", 53: "k", 56: "c", 59: "c", 60: "k", 81: "w", 90: "w"}
CARDS = {50: 1, 55: 2, 67: 2, 91: 3, 99: 1, 103: 2}
PLAY = {56: [3], 59: [2], 64: [1], 66: [1], 70: [1], 73: [1, 1], 86: [3], 94: [1], 96: [3], 104: [99]}
LOOK = {75: 3, 76: 99}
ROOMS = {49: [99], 50: [0], 57: [1, 1], 61: [1, 0], 66: [0], 71: [99], 88: [99, 99]}
FLIP = [58, 72, 82, 100, 102]
FREE_GUESTS = {62: 1, 63: 1, 78: 1, 80: 1, 84: 1, 87: 2, 101: 1}
ANY = [54]
AGAIN = [97]
NOTHING = [65]
ROOM_OF = {"yellow": 12, "blue": 31, "red": 13, "green": 13}  # each with another room in its group


def moved_in(guest: int) -> Austria:
    """Return a table at which this guest has just moved in, with five krones, three cards and every chance."""
    state = opened()
    rooms(state, vacant="11 12 13 21 31")
    state.krones[ANNA] = 5
    holds(state, 2, 5, 45)
    sits(state, guest)
    colour = next(card.colour for card in BOX.guests if card.id == guest)
    go(state, MoveIn(guest, ROOM_OF[colour]))
    return state


def declined(state: Austria) -> list[str]:
    """Decline whatever may be declined, and return what was asked."""
    asked = []
    while state.prompt not in ("act", "begin extra turn"):
        asked.append(state.prompt)
        go(state, Decline() if Decline() in state.legal() else state.legal()[0])
    return asked


@pytest.mark.parametrize("guest", GUESTS)
def test_a_guest_brings_just_this(guest: int) -> None:
    state = moved_in(guest)
    asked = set(declined(state))
    assert points(state, "guests") == POINTS[guest - 49]
    assert state.krones[ANNA] == 5 + KRONES.get(guest, 0)
    assert state.steps[ANNA] == STEPS.get(guest, 0)
    assert len(state.hand[ANNA]) == 3 + CARDS.get(guest, 0)
    assert pantry(state) == FOOD.get(guest, "k" if guest in ANY else "")
    assert state.total_of(ANNA) == POINTS[guest - 49]
    may = {
        "play": guest in PLAY,
        "play one of three": guest in LOOK,
        "put under deck": guest in LOOK,
        "prepare": guest in ROOMS,
        "flip": guest in FLIP,
        "take a guest": guest in FREE_GUESTS,
        "fetch any": guest in ANY,
        "choose reward": guest in (50, 61, 66),
    }
    assert asked == {prompt for prompt, expected in may.items() if expected}
    assert (state.prompt == "begin extra turn") == (guest in AGAIN)


def test_every_guest_has_its_line() -> None:
    listed: list[Iterable[int]] = [
        KRONES,
        STEPS,
        FOOD,
        CARDS,
        PLAY,
        LOOK,
        ROOMS,
        FLIP,
        FREE_GUESTS,
        ANY,
        AGAIN,
        NOTHING,
    ]
    assert {guest for guests_ in listed for guest in guests_} == {*GUESTS}


@pytest.mark.parametrize("guest", FOOD)
@pytest.mark.ruling(11)
def test_food_of_a_reward_may_go_straight_onto_an_order(guest: int) -> None:
    dish = LETTERS.index(FOOD[guest])
    wants = {"s": 98, "c": 69, "w": 55, "k": 67}[FOOD[guest]]
    state = opened()
    rooms(state, vacant="12 13 31")
    sits(state, wants, FOOD[guest])
    sits(state, guest)
    colour = next(card.colour for card in BOX.guests if card.id == guest)
    go(state, MoveIn(guest, ROOM_OF[colour]))
    assert state.prompt == "place food"
    go(state, Serve(wants, BOX.dishes[dish]))
    assert (lacking(state, wants), pantry(state)) == ("", "")


def test_guest_54_brings_any_dish_or_drink() -> None:
    state = moved_in(54)
    assert legal(state) == [Fetch(0, 0, 0, 1), Fetch(0, 0, 1, 0), Fetch(0, 1, 0, 0), Fetch(1, 0, 0, 0)]
    go(state, Fetch(0, 1, 0, 0))
    assert pantry(state) == "c"


@pytest.mark.parametrize("guest", PLAY)
def test_a_staff_card_is_played_with_the_guests_discount(guest: int) -> None:
    state = moved_in(guest)
    holds(state, 2, 28, 30)  # they cost 6, 4 and 4
    krones = state.krones[ANNA] = 10
    if Choose(f"play {PLAY[guest][0]}") in state.legal():
        go(state, Choose(f"play {PLAY[guest][0]}"))
    for discount, card, cost in zip(PLAY[guest], (2, 28), (6, 4), strict=False):
        go(state, Play(card))
        krones -= max(0, cost - discount)
        assert state.krones[ANNA] == krones
    assert state.played[ANNA].bit_count() == len(PLAY[guest])
    assert state.prompt != "play"


@pytest.mark.parametrize("guest", PLAY)
def test_a_staff_card_must_be_paid_all_the_same(guest: int) -> None:
    state = opened()
    rooms(state, vacant="12 13 31")
    holds(state, 2)
    sits(state, guest)
    state.krones[ANNA] = max(0, 6 - PLAY[guest][0] - 1)
    colour = next(card.colour for card in BOX.guests if card.id == guest)
    go(state, MoveIn(guest, ROOM_OF[colour]))
    asked = declined(state)
    assert ("play" in asked) == (guest == 104)


@pytest.mark.parametrize("guest", LOOK)
@pytest.mark.ruling(35)
def test_one_of_three_cards_is_played_and_the_others_go_under_the_deck(guest: int) -> None:
    state = opened()
    rooms(state, vacant="31")
    on_top(state, 4, 32, 9)
    holds(state, 45)
    state.krones[ANNA] = 3
    sits(state, guest)
    go(state, MoveIn(guest, 31))
    assert state.looked == (4, 9, 32)
    assert legal(state) == [Play(4), Play(9), Play(32), Decline()]
    go(state, Play(4))
    assert state.krones[ANNA] == 3 - max(0, 6 - LOOK[guest])
    assert legal(state) == [Sink(9), Sink(32)]
    go(state, Sink(32))
    assert state.staff[:2] == [9, 32], "the last one put there lies at the bottom"
    assert state.hand[ANNA] == (45,)
    assert state.staff_of(ANNA) == [4]


@pytest.mark.parametrize("guest", ROOMS)
def test_rooms_are_prepared_at_the_guests_price(guest: int) -> None:
    state = moved_in(guest)
    krones = state.krones[ANNA]
    for discount, (room, price) in zip(ROOMS[guest], ((22, 1), (32, 2)), strict=False):
        text = "free" if discount == 99 else str(discount)
        if Choose(f"room {text}") in state.legal():
            go(state, Choose(f"room {text}"))
        go(state, Prepare(room))
        krones -= max(0, price - discount)
        assert state.krones[ANNA] == krones
    assert state.prompt != "prepare"
    assert "22" in vacant(state)


def test_guest_49_prepares_a_room_on_floor_1_or_2_only() -> None:
    state = moved_in(49)
    assert [move.room for move in state.legal() if isinstance(move, Prepare)] == [14, 22, 23]


def test_guest_49_is_out_of_luck_where_there_is_none() -> None:
    state = opened()
    rooms(state, vacant="12 32", occupied="11 13 14 15 21 22 23 24 25")
    sits(state, 49)
    go(state, MoveIn(49, 12))
    assert state.prompt == "act"


def test_guest_61_has_two_rooms_at_two_prices_in_either_order() -> None:
    for order in (("room 1", "room 0"), ("room 0", "room 1")):
        state = moved_in(61)
        assert legal(state) == [Choose("room 0"), Choose("room 1")]
        go(state, Choose(order[0]), Prepare(22 if order[0] == "room 1" else 14), Prepare(32))
        assert state.krones[ANNA] == 5 - (0 + 2 if order[0] == "room 1" else 0 + 1)


@pytest.mark.parametrize("guest", FLIP)
@pytest.mark.ruling(32)
def test_a_vacant_room_is_turned(guest: int) -> None:
    state = moved_in(guest)
    room = 21 if "21" in vacant(state) else 12
    go(state, Flip(room))
    assert str(room) in occupied(state)
    assert state.discards == [guest], "no guest is used up"


@pytest.mark.parametrize("guest", FLIP)
def test_without_a_vacant_room_nothing_is_turned(guest: int) -> None:
    state = opened()
    colour = next(card.colour for card in BOX.guests if card.id == guest)
    rooms(state, vacant=str(ROOM_OF[colour]), occupied="11")
    sits(state, guest)
    go(state, MoveIn(guest, ROOM_OF[colour]))
    assert state.prompt == "act"


@pytest.mark.parametrize("guest", FREE_GUESTS)
def test_guests_are_taken_for_nothing(guest: int) -> None:
    state = moved_in(guest)
    krones = state.krones[ANNA]
    go(state, *[Take(1)] * FREE_GUESTS[guest])
    assert len(guests(state)) == FREE_GUESTS[guest]
    assert state.krones[ANNA] == krones
    assert state.prompt == "act"


@pytest.mark.parametrize("guest", CARDS)
def test_cards_are_drawn_from_the_top(guest: int) -> None:
    state = opened()
    rooms(state, vacant="12 13 31")
    on_top(state, 7, 21, 33)
    sits(state, guest)
    colour = next(card.colour for card in BOX.guests if card.id == guest)
    go(state, MoveIn(guest, ROOM_OF[colour]))
    declined(state)
    assert state.hand[ANNA] == (7, 21, 33)[: CARDS[guest]]


@pytest.mark.ruling(36)
def test_when_the_staff_deck_runs_out_what_is_left_is_drawn() -> None:
    state = opened()
    state.staff, state.knowers = [7, 21], [0, 0]
    sits(state, 91)
    go(state, MoveIn(91, 13))
    assert state.hand[ANNA] == (7, 21)
    assert state.staff == []
    sits(state, 103)
    go(state, MoveIn(103, 12))
    assert state.hand[ANNA] == (7, 21), "nothing is left"


@pytest.mark.ruling(36)
def test_cards_under_the_deck_can_be_drawn_again() -> None:
    state = opened()
    state.staff, state.knowers = [7, 21, 33], [0, 0, 0]
    state.krones[ANNA] = 0
    rooms(state, vacant="12 13 31")
    sits(state, 76)
    sits(state, 91)
    go(state, MoveIn(76, 31), Decline(), Sink(21), Sink(33), MoveIn(91, 13))
    assert state.hand[ANNA] == (7, 21, 33)

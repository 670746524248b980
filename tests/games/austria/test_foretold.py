"""What is foretold of a move: points and goods, what is decided next where that is certain, and nothing hidden."""

from fivestars.games.austria.rules.moves import Act, Choose, Finish, MoveIn, Take
from fivestars.table.game import Outlook
from games.austria.drawn import drawn
from games.austria.positions import (
    ANNA,
    BORIS,
    comes_next,
    cooks,
    employs,
    go,
    holds,
    opened,
    points,
    rooms,
    shows,
    sits,
)


def gains(outlook: Outlook) -> dict[str, int]:
    """Return what is gained by its name."""
    return dict(outlook.gains)


def test_moving_in_foretells_points_and_what_the_room_brings() -> None:
    state = opened()
    sits(state, 69)  # a countess: 7 points, 3 krones
    outlook = state.foretell(MoveIn(69, 11))
    assert dict(outlook.points) == {"guests": 7, "groups": 2}
    assert gains(outlook) == {"krones": 3, "guests": -1, "food on guests": -3, "vacant rooms": -1, "occupied rooms": 1}
    assert outlook.owed == ("act",)


def test_food_that_nobody_wants_is_foretold_in_the_kitchen() -> None:
    state = opened()
    sits(state, 51)  # a composer: 1 strudel
    assert gains(state.foretell(MoveIn(51, 12)))["strudel"] == 1


def test_who_joins_the_queue_is_not_foretold_but_what_is_decided_next_is() -> None:
    state = opened()
    comes_next(state, 104)
    outlook = state.foretell(Take(3))
    assert outlook.owed == ("act",)
    assert gains(outlook) == {"krones": -1, "guests": 1}
    assert not any(104 in event for event in outlook.events)


def test_the_rewards_to_choose_from_are_owed() -> None:
    state = opened()
    sits(state, 61)  # a painter: rooms at two prices
    assert state.foretell(MoveIn(61, 12)).owed == ("choose reward", "prepare", "prepare", "act")


def test_after_cards_are_drawn_what_hangs_on_them_is_not_foretold() -> None:
    state = opened()
    sits(state, 55)  # a photographer: 2 cards
    assert state.foretell(MoveIn(55, 12)).owed == ("act",)
    sits(state, 50)  # a musician: a card, and a room
    go(state, MoveIn(50, 12))
    assert state.foretell(Choose("draw 1")).owed == ("prepare", "act")


def test_to_play_one_of_three_is_foretold_only_if_any_of_them_could_be_paid() -> None:
    state = opened()
    sits(state, 75)  # one of three cards for 3 krones less
    assert state.foretell(MoveIn(75, 11)).owed == ("play one of three", "act")
    state.krones[ANNA] = 0
    assert state.foretell(MoveIn(75, 11)).owed == ()


def test_nothing_is_owed_when_the_turn_is_over() -> None:
    state = opened(dice=(1, 1, 1, 1, 1, 1))
    employs(state, 1)
    go(state, Act(6, 3, 0))
    while state.prompt != "finish":
        go(state, state.legal()[-1])
    assert state.foretell(Finish()).owed == ()


def test_the_emperor_who_comes_at_once_is_brought_by_no_move() -> None:
    state = opened()
    employs(state, 1)
    state.round, state.tiles = 3, ("A1", "B1", "C1")
    state.steps, state.krones = [6, 3], [10, 10]
    shows(state, 1, 0, 0, 0, 0, 0)
    go(state, Act(1, 1, 0))
    assert state.prompt == "finish"
    outlook = state.foretell(Finish())
    assert (outlook.points, gains(outlook)) == ((), {})
    go(state, Finish())
    assert (points(state, "emperor"), state.seat, state.prompt) == (4, BORIS, "take penalty")


def test_what_the_emperor_takes_is_not_told_as_the_price_of_a_die() -> None:
    state = opened(rules="revised")
    holds(state)
    cooks(state, "")
    rooms(state, vacant="11")
    state.round, state.tiles = 3, ("A1", "B1", "C1")
    state.steps = [0, 5]
    shows(state, 1, 0, 0, 0, 0, 0)
    assert drawn(state, {"do": "Act", "die": 1, "action": 1, "boost": 0}).ask == "Take 1 strudel?"

"""What Vienna asks beside its board: the question, the buttons below it, and the tray."""

import re

from markupsafe import Markup

from boards import tag
from fivestars.games.austria.board.square import order_of
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.lookup import GUESTS
from fivestars.games.austria.rules.moves import (
    Act,
    Divide,
    Fetch,
    Finish,
    MoveIn,
    Pass,
    Prepare,
)
from fivestars.games.austria.words import WORDS
from fivestars.table.game import Value
from fivestars.web.match.board import Drawn
from fivestars.web.match.review import consequences
from fivestars.web.words.speech import Speech, tongue
from games.austria.drawn import drawn, owed
from games.austria.positions import (
    ANNA,
    BORIS,
    cooks,
    go,
    line,
    opened,
    rooms,
    shows,
    sits,
)


def buttons(board: Drawn) -> dict[str, bool]:
    """Return the buttons below the prompt, and whether each is quiet."""
    return {Markup(action.label).striptags(): action.quiet for action, *_ in board.actions}


def test_a_guest_who_is_served_is_called_before_the_turn_ends() -> None:
    state = opened(dice=(1, 1, 1, 1, 1, 1))
    sits(state, 69)  # a countess
    go(state, Act(4, 4, 0), Divide(1, 0))
    assert state.prompt == "finish"
    board = drawn(state)
    assert "A guest can move in: Countess (blue)." in board.ask
    assert buttons(board) == {"Move in": False, "End the turn": True}
    assert [*buttons(board)] == ["End the turn", "Move in"], "what ends the turn stays where it is"
    assert '"tab hotel-label wanted"' in board.html, "on a phone the hotel is shown, not the guests"
    assert 'id="see-hotel-hotel" name="see-hotel" checked' in board.html


def test_who_ends_the_last_turn_before_the_emperor_is_told_of_the_penalty() -> None:
    state = opened(dice=(1, 1, 1, 1, 1, 1))
    state.round = 3
    sits(state, 69, "c")
    cooks(state, "c")
    go(state, Act(4, 4, 0), Divide(1, 0))
    assert state.prompt == "finish"
    warned = "Then comes the emperor, and a penalty for you."
    assert warned not in drawn(state).ask, "another turn comes"
    state.covered[ANNA] += 1
    assert warned in drawn(state).ask
    state.steps[ANNA] = 4
    assert warned not in drawn(state).ask, "he goes back three"


def test_who_moves_in_looks_out_of_the_room() -> None:
    state = opened(dice=(1, 1, 1, 1, 1, 1))
    sits(state, 69)  # a countess
    go(state, Act(4, 4, 0), Divide(1, 0), MoveIn(69, 11))
    board = drawn(state, viewer=ANNA)
    assert "Room 11, blue. Who lives here: Countess." in tag(board, "room-11")
    assert board.html.count('#r-lodged"') == 1


def test_a_turn_says_what_may_be_done_in_it() -> None:
    state = opened()
    asked = drawn(state).ask
    assert asked == '<b class="seat colour-0">Player 1</b>: take a guest or choose a die.', (
        "marked, as in every question"
    )
    for guest in (69, 65, 72):  # no table is left
        sits(state, guest)
    assert "</b>: choose a die. 3 guests can move in: " in drawn(state).ask
    assert drawn(state, viewer=BORIS).ask == ""


def test_two_ways_to_take_food_are_buttons_in_words_and_more_of_them_lie_in_the_tray() -> None:
    state = opened(dice=(1, 2, 1, 1, 1, 0))
    go(state, Act(2, 2, 0))
    board = drawn(state)
    assert buttons(board) == {"1 wine, 1 coffee": False, "2 wine": False}
    assert all("austria.svg#wine" in action.label for action, *_ in board.actions), "each names what it pictures"
    assert "chip-fetch" not in board.html
    state = opened(dice=(0, 4, 1, 1, 0, 0))
    go(state, Act(2, 2, 0))
    board = drawn(state)
    assert not board.actions
    assert board.html.count('id="chip-fetch') == 3


def test_what_a_die_leaves_to_decide_is_offered_beside_the_question_too() -> None:
    state = opened(dice=(1, 2, 1, 1, 1, 1))
    six: dict[str, Value] = {"do": "Act", "die": 6, "boost": 0}
    names = ["strudel and cake", "wine and coffee", "rooms", "emperor and krones", "staff"]
    assert [name for told in buttons(drawn(state, six)) for name in names if name in told] == names
    wine: dict[str, Value] = {"do": "Act", "die": 2, "action": 2}
    (offered,) = buttons(drawn(state, {**wine, "boost": 0}))
    assert offered.startswith("+1−1"), "a die more, a krone less"
    (taken_back,) = buttons(drawn(state, {**wine, "boost": 1}))
    assert taken_back.startswith("✓+1−1")


def test_food_by_the_dice_tells_what_may_be_mixed() -> None:
    state = opened(dice=(3, 3, 1, 1, 1, 0))
    for die, told in ((1, "never more cake than strudel?"), (2, "never more coffee than wine?")):
        assert drawn(state, {"do": "Act", "die": die, "action": die, "boost": 0}).ask.endswith(told)


def test_only_the_first_room_of_all_is_told_where_it_lies() -> None:
    state = opened()
    rooms(state, vacant="")
    shows(state, 0, 0, 3, 0, 0, 0)
    go(state, Act(3, 3, 0))
    assert drawn(state).ask.endswith("The first room is the one at the bottom left.")
    go(state, Prepare(11))
    assert drawn(state).ask.endswith("The next room costs 0 to 1 krone.")


def test_one_room_is_owed_as_one() -> None:
    state = opened()
    shows(state, 0, 0, 2, 0, 0, 0)
    go(state, Act(3, 3, 0))
    assert owed(drawn(state)) == ["a room at the usual price"]


def test_a_tourist_is_told_to_take_any_room() -> None:
    state = opened()
    line(state, 74, 93, 77, 65, 72)
    told = [guest for guest in (74, 93, 77, 65, 72) if GUESTS[guest].colour == "green"]
    assert told
    assert drawn(state).html.count("green, takes any room.") >= len(told)


def test_what_is_no_more_than_a_word_is_told_by_it_when_one_looks_back() -> None:
    speech = Speech(tongue("en"), WORDS, ())
    rolled = (e.Passed(ANNA), e.ThrewAway(ANNA))
    assert consequences(rolled, ANNA, speech, Pass()) == "passes"
    assert consequences((), ANNA, speech, Finish()) == "ends the turn"


def test_what_may_be_done_besides_is_quiet_while_a_guest_or_a_die_is_asked_for() -> None:
    state = opened()
    sits(state, 69, lacks="w")
    cooks(state, "w")
    assert is_quiet(drawn(state))
    assert is_quiet(drawn(state, {"do": "Take", "place": 5}))
    assert not is_quiet(drawn(state, {"do": "Serve"}))


def is_quiet(board: Drawn) -> bool:
    """Tell whether what may be done besides has but a thin hem."""
    return 'class="vienna seats-2 turn' in board.html


def test_three_ways_and_more_say_in_words_what_their_signs_mean() -> None:
    state = opened(dice=(0, 4, 1, 2, 0, 0))
    go(state, Act(2, 2, 0))
    told = re.findall(r'<span class="words">([^<]*)<', drawn(state).html)
    assert told == ["wine, coffee", "wine, coffee", "wine"]
    state = opened(dice=(0, 1, 1, 2, 0, 0))
    go(state, Act(4, 4, 0))
    assert re.findall(r'<span class="words">([^<]*)<', drawn(state).html) == ["2 krones", "1 step, 1 krone", "2 steps"]


def test_a_die_that_is_taken_goes_from_its_place() -> None:
    state = opened(dice=(1, 1, 1, 3, 1, 1))
    sits(state, 69)
    assert dice_on(state, 4) == ['"', '"', '"', ' gone"']
    go(state, Act(4, 4, 0), Divide(3, 0))
    assert dice_on(state, 4) == ['"', '"', ' gone"'], "where the third die was, one goes"


def dice_on(state: Austria, face: int) -> list[str]:
    """Return what is drawn of the dice on a space: how each is marked."""
    html = drawn(state).html
    space = html[html.index(f'id="space-{face}"') :]
    dice = space[space.index('class="dice"') : space.index("</span>", space.index('class="dice"'))]
    return re.findall(r'<svg class="pict([^>]*?)(?= aria)', dice)


def test_how_many_rooms_may_be_prepared_is_said_with_what_the_next_one_costs() -> None:
    state = opened(dice=(1, 1, 3, 1, 1, 1))
    go(state, Act(3, 3, 0))
    told = drawn(state).ask
    assert "</b>: prepare up to 3 rooms, one by one. The next room costs " in told


def test_new_food_lies_in_the_tray_alone_and_what_nobody_wants_is_no_button() -> None:
    state = opened(dice=(1, 2, 1, 1, 1, 0))
    sits(state, 69, lacks="w")
    cooks(state, "w")
    go(state, Act(2, 2, 0), Fetch(0, 0, 1, 1))
    assert state.prompt == "place food"
    board = drawn(state)
    assert "data-can" in tag(board, "chip-serve-wine")
    assert "chip-serve-coffee" not in board.html
    assert "data-can" not in tag(board, "food-wine"), "this wine is not the new one"


def test_the_number_of_a_turn_is_marked_until_the_turn_ends() -> None:
    state = opened(dice=(1, 1, 1, 1, 1, 1))
    sits(state, 69)
    before = order_of(state)
    go(state, Act(4, 4, 0), Divide(1, 0))
    assert state.prompt == "finish"
    assert order_of(state) == before

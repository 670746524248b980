"""What can be picked on the board of Vienna tells before what it brings, costs and counts."""

import re
from collections.abc import Mapping

import pytest
from markupsafe import Markup

from boards import tag
from fivestars.games.austria.board.standing import measures_of
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.lookup import END_SET
from fivestars.games.austria.rules.moves import (
    Act,
    Fetch,
    MoveIn,
    Serve,
    Suffer,
)
from fivestars.games.austria.words import WORDS
from fivestars.players.advice import Advice
from fivestars.table.game import Move, Value
from fivestars.web.match.advice import advised
from fivestars.web.match.picking import Picking
from fivestars.web.words.speech import Speech, tongue
from games.austria.drawn import drawn, owed, table
from games.austria.positions import (
    ANNA,
    BORIS,
    cooks,
    emperor_comes,
    employs,
    go,
    holds,
    honoured,
    lacking,
    line,
    opened,
    rooms,
    sits,
)
from matches import match_at
from sittings import html_of, sitting_of


@pytest.mark.parametrize("tile", ["A1", "A3", "A4", "B2", "B3", "B4", "C4", "C1", "C3"])
def test_each_choice_of_a_penalty_is_a_button_that_tells_what_would_be_left(tile: str) -> None:
    state = opened()
    employs(state, 26, 33, 34)  # 26: for a krone there is no penalty
    holds(state, 1, 2, 3, 4)
    rooms(state, vacant="11 12 21 22")
    state.krones = [9, 9]
    round_ = {"A": 3, "B": 5, "C": 7}[tile[0]]
    state.steps = [round_, round_ + 1]
    emperor_comes(state, round_, tile)
    assert state.prompt == "take penalty"
    buttons = {action.part["loss"]: action.label for action, *_ in drawn(state).actions}
    assert buttons.keys() == {move.loss for move in state.legal() if isinstance(move, Suffer)}
    for loss, label in buttons.items():
        after = state.copy()
        go(after, Suffer(str(loss)))
        while after.seat == ANNA and after.prompt in ("return cards", "remove vacant", "dismiss"):
            go(after, after.legal()[0])
        left = {
            "points": after.standing().scores[ANNA].total if after.seat is not None else None,
            "krones": after.krones[ANNA],
            "waive": after.krones[ANNA],
            "cards": len(after.hand[ANNA]),
            "vacant": after.vacant[ANNA].bit_count(),
            "end": (after.played[ANNA] & END_SET).bit_count(),
        }[str(loss).split()[0]]
        assert left is None or f"→ {left})".replace("-", "−") in label, f"{loss}: {label}"
        assert label in drawn(state, {"do": "Suffer", "loss": loss}).ask


def test_a_guest_and_a_room_are_picked_in_any_order() -> None:
    state = opened()
    sits(state, 65)
    guest_first = Picking(state.legal()).pick({"do": "MoveIn", "guest": 65})
    room_first = Picking(state.legal()).pick({"do": "MoveIn", "room": 11})
    assert (guest_first.chosen or guest_first.pick({"do": "MoveIn", "room": 11}).chosen) == MoveIn(65, 11)
    assert (room_first.chosen or room_first.pick({"do": "MoveIn", "guest": 65}).chosen) == MoveIn(65, 11)


def test_a_room_says_what_a_guest_would_bring_there() -> None:
    state = opened()
    sits(state, 72)  # 7 points, and a vacant room turns
    board = drawn(state, {"do": "MoveIn", "guest": 72})
    # room 11 is a blue group of its own: 2 points more
    assert "9 points" in tag(board, "room-11")
    assert "turn a vacant room to its occupied side" in tag(board, "room-11")
    assert "data-can" not in tag(board, "room-12"), "a noble does not live in a yellow room"


def test_a_guest_who_is_ready_says_what_moving_in_brings_wherever_that_is() -> None:
    state = opened()
    line(state, 74, 93, 77, 65, 72)
    sits(state, 69)  # a countess: 7 points, 3 krones; room 11 is a group of its own
    assert "It brings: 9 points (full groups +2), 3 krones." in tag(drawn(state), "guest-69")
    rooms(state, vacant="11 31")
    board = drawn(state)
    assert "It brings at least: 7 points, 3 krones." in tag(board, "guest-69")
    assert board.html.count('class="brings" aria-hidden') == 1
    assert "It brings: 7 points, 3 krones." in tag(drawn(state, {"do": "MoveIn", "room": 31}), "guest-69")


def test_a_room_says_what_it_costs_to_prepare_it() -> None:
    state = opened(dice=(1, 1, 3, 1, 1, 1))
    go(state, Act(3, 3, 0))
    room = tag(drawn(state), "room-21")
    assert "It costs 1 krone." in room
    assert "It brings" not in room


@pytest.mark.parametrize(
    ("guest", "room", "price"),
    [
        (57, 32, "costs 1 krone."),  # a krone less than floor 3 asks
        (57, 22, "For free."),
        (57, 43, "costs 2 krones."),  # though it is not beside any other
        (71, 32, "For free."),
    ],
)
def test_a_room_says_its_price_once_and_less_what_comes_off(guest: int, room: int, price: str) -> None:
    state = opened()
    rooms(state, vacant="11 12 21 31")
    sits(state, guest)
    go(state, MoveIn(guest, 12 if guest == 57 else 11))
    assert prices_told(state, room) == [price]


def test_a_room_that_is_laid_occupied_is_free() -> None:
    state = opened()
    rooms(state, vacant="11 21 31")
    assert prices_told(honoured("C2", state), 41) == ["For free."]


def prices_told(state: Austria, room: int) -> list[str]:
    """Return every price in what a room says when one points at it."""
    said = re.findall(r'data-(?:tip|why)="([^"]*)"', tag(drawn(state), f"room-{room}"))
    return re.findall(r"costs \d+ krones?\.|For free\.", " ".join(said))


def test_a_guest_in_the_queue_brings_its_reward_only_on_moving_in() -> None:
    state = opened()
    line(state, 74, 93, 77, 65, 72)
    asked = drawn(state, {"do": "Take", "place": 5}).ask
    assert asked == "Take for free: Prince? Later, when moving in: 7 points. Turn 1 vacant room to its occupied side."


def test_what_is_still_owed_is_listed() -> None:
    state = opened()
    holds(state, 45, 21)
    cooks(state, "")
    sits(state, 59)  # a cake, and a staff card for 2 krones less
    sits(state, 77, "c")
    go(state, MoveIn(59, 12))
    assert state.prompt == "choose reward"
    assert owed(drawn(state)) == ["the die of this turn"]
    go(state, state.legal()[0])
    assert owed(drawn(state)) == ["a staff card for 2 krones less", "the die of this turn"]


def test_a_die_says_what_it_brings_before_it_is_taken() -> None:
    state = opened(dice=(2, 1, 3, 1, 1, 1))
    employs(state, 20)  # 2 steps with a 5
    board = drawn(state)
    assert "Now: 2 dishes or drinks." in tag(board, "space-1")
    assert "Now: up to 3 rooms." in tag(board, "space-3")
    assert "It brings: 2 emperor steps." in tag(board, "space-5")


def test_a_die_shows_how_much_it_brings_with_the_staff() -> None:
    state = opened(dice=(2, 0, 3, 1, 4, 1))
    employs(state, 13)  # one more with a 1
    html = drawn(state).html
    assert [shown_on(html, face) for face in range(1, 7)] == ["3", "", "3", "1", "−4", "1"]


def shown_on(html: str, face: int) -> str:
    """Return the number on an action."""
    space = html[html.index(f'id="space-{face}"') :]
    brings = space[: space.index('class="dice"')]
    return "".join(re.findall(r'class="amount" data-figure="([^"]*)"', brings))


def test_the_question_of_a_turn_tells_what_the_guests_still_want() -> None:
    state = opened()
    cooks(state, "")
    sits(state, 100, "skk")
    sits(state, 74, "k")
    assert drawn(state).ask.endswith("Guests still want: 1 strudel, 3 coffee.")
    cooks(state, "ckw")
    assert drawn(state).ask.endswith("Still missing: 1 strudel, 2 coffee.")
    cooks(state, "skkkk")
    assert drawn(state).ask.endswith("Nothing is missing.")


def test_who_only_looks_on_reads_of_no_hand_of_their_own() -> None:
    match = match_at("austria", levels=(1, 2), until=lambda state: state.prompt == "begin")
    html = html_of(sitting_of(match))
    assert not re.findall(r"You have|[Yy]our staff|[Yy]our hand", html)
    assert "6 staff cards in the hand" in html[html.index('id="hand"') :]


def serve_all(state: Austria, picks: Mapping[str, Value] | None = None) -> list[Move]:
    """Return the moves of the one press that serves all that fits, in order; none where there is no such button."""
    return sorted(move for action, *_ in drawn(state, picks).actions for move in action.moves)


def test_new_food_is_served_by_one_press_where_nothing_is_to_decide() -> None:
    state = opened(dice=(3, 0, 0, 0, 0, 0))
    sits(state, 62, "sc")
    sits(state, 53, "s")
    go(state, Act(1, 1, 0), Fetch(2, 1, 0, 0))
    assert serve_all(state) == [Serve(53, "strudel"), Serve(62, "cake"), Serve(62, "strudel")]
    go(state, *serve_all(state))
    assert state.prompt != "place food"
    assert not any(lacking(state, guest) for guest in (53, 62))


def test_a_hint_names_both_dishes_of_one_choice() -> None:
    state = opened(dice=(3, 0, 0, 0, 0, 0))
    go(state, Act(1, 1, 0))
    there = table(state, ANNA)
    said = advised(state, [Advice(Fetch(2, 1, 0, 0)), Advice(Fetch(3, 0, 0, 0), -3.0)], there.speech(tongue("en")))
    best, second = said.striptags().split("Second best: ")
    assert "gets 2 servings of strudel, gets 1 serving of cake." in best
    assert second.startswith("gets 3 servings of strudel. About 3 points less")


def test_a_hint_to_serve_names_guest_and_dish_and_whose_order_it_completes() -> None:
    state = opened()
    sits(state, 59, "ss")
    sits(state, 53, "s")
    cooks(state, "s")
    there = table(state, ANNA)
    for guest, why in ((53, "Why: nothing is missing then: Flamenco Dancer."), (59, "")):
        advice = [Advice(Serve(guest, "strudel"))]
        said = advised(state, advice, there.speech(tongue("en")), there.box.board.hinting)
        told = f"serves a guest. {WORDS.names['guest'][guest]}: strudel."
        assert Markup(said.replace("<br>", " ")).striptags() == f"Best, and marked: {told} {why}".rstrip()


def test_who_gets_the_last_strudel_is_decided_dish_by_dish() -> None:
    state = opened(dice=(2, 0, 0, 0, 0, 0))
    sits(state, 62, "sc")
    sits(state, 53, "s")
    go(state, Act(1, 1, 0), Fetch(1, 1, 0, 0))
    assert serve_all(state) == []


def test_of_the_kitchen_three_dishes_are_served_by_one_press_and_no_more() -> None:
    state = opened()
    sits(state, 59, "sssw")
    cooks(state, "sssk")
    assert serve_all(state) == [], "nobody has said yet that they serve"
    assert serve_all(state, {"do": "Serve"}) == [Serve(59, "strudel")] * 3
    go(state, Serve(59, "strudel"))
    assert serve_all(state) == [Serve(59, "strudel")] * 2
    state = opened()
    sits(state, 59, "sssw")
    cooks(state, "sssw")
    assert serve_all(state, {"do": "Serve"}) == [], "one of four stays in the kitchen"
    employs(state, 24)  # serving is free
    assert len(serve_all(state, {"do": "Serve"})) == 4


def test_what_a_room_would_bring_lies_at_its_foot_and_leaves_its_door_in_view() -> None:
    state = opened()
    employs(state, 6)  # a step with each noble
    sits(state, 63)
    rooms(state, vacant="11")
    html = drawn(state, {"do": "MoveIn", "guest": 63}).html
    room = html[html.index('id="room-11"') : html.index('id="room-12"')]
    top = int(re.findall(r'y="(\d+)"', room)[0])
    gains = [int(y) - top for y in re.findall(r'<rect x="\d+" y="(\d+)"', room[room.index('class="gains"') :])]
    assert gains == [32, 32]


def test_points_say_what_they_are_for_where_the_card_does_not() -> None:
    state = opened()
    sits(state, 63)  # a dame: no points, and a guest for free
    rooms(state, vacant="11")
    asked = drawn(state, {"do": "MoveIn", "guest": 63, "room": 11}).ask
    assert asked == "Dame: into room 11? It brings: 2 points (full groups), a guest for free."


def test_each_hotel_tells_in_what_nobody_is_ahead_of_it() -> None:
    state = opened(3)
    state.steps[:] = [2, 5, 5]
    rooms(state, occupied="11 12")
    state.disks = [(ANNA, BORIS), (BORIS,), ()]
    speech = Speech(tongue("en"), WORDS, [])
    mine, boris, clara = ([one.first for one in measures_of(state, seat, speech)] for seat in range(3))
    assert mine == [False, True, False, False]
    assert boris == [True, False, False, True]
    assert clara == [True, False, False, False], "nobody is ahead of two who are level"


def test_a_guest_of_another_hotel_shows_what_is_missing_and_no_more() -> None:
    state = opened()
    sits(state, 100, "kk", seat=BORIS)
    sits(state, 74, seat=BORIS)
    html = drawn(state).html
    sitters = r'id="guest-(100|74)" class="sitter.*?class="lacks">(.*?)<span class="gives"'
    wants = dict(re.findall(sitters, html, re.DOTALL))
    assert re.findall(r'#(\w+)"/></svg><b data-figure="(\d)"', wants["100"]) == [("coffee", "2")]
    assert "✓" in wants["74"]


def test_a_politics_card_that_is_not_met_says_so_once() -> None:
    state = opened()
    why = re.findall(r'data-why="([^"]*)"', tag(drawn(state), "law-108"))
    assert [told.count("Close to the emperor") for told in why] == [1]


def test_another_hotel_can_be_read_with_its_guests_and_its_staff() -> None:
    state = opened()
    employs(state, 40, seat=BORIS)
    html = drawn(state).html
    large = html[html.index('id="hotel-1"') :]
    assert "Marketing Director" in large
    assert 'id="staff-40"' not in large, "the card is on the table once"


def test_a_die_says_how_strong_it_is_with_the_staff() -> None:
    state = opened()
    employs(state, 13, 19)
    board = drawn(state)
    assert "With your staff it counts as 3." in tag(board, "space-1")
    assert "With your staff" not in tag(board, "space-3")
    assert board.html.count('class="strength"') == 2, "on the spaces 1 and 2"


def test_a_picked_die_can_be_made_stronger_and_a_picked_six_asks_for_its_action() -> None:
    state = opened()
    board = drawn(state, {"do": "Act", "die": 3, "action": 3, "boost": 0})
    assert board.ask == "Prepare up to 2 rooms?"
    assert "boost=1" in tag(board, "chip-boost")
    stronger = drawn(state, {"do": "Act", "die": 3, "action": 3, "boost": 1})
    assert stronger.ask == "Prepare up to 3 rooms? It costs 1 krone."
    six = drawn(state, {"do": "Act", "die": 6})
    assert [f"chip-copy-{action}" in six.html for action in range(1, 7)] == [True] * 5 + [False]


def test_a_card_shows_what_it_costs_now() -> None:
    state = opened(dice=(1, 1, 1, 1, 3, 1))
    holds(state, 25, 45)
    go(state, Act(5, 5, 0))
    board = drawn(state)
    assert "Delivery Boy, 3 krones. Instead of 6." in tag(board, "staff-25")
    assert "Pool Attendant, for free. Instead of 1." in tag(board, "staff-45")
    state.krones[ANNA] = 2
    assert "This card costs 3 krones, you have 2. Delivery Boy" in tag(drawn(state), "staff-25")


def test_an_end_card_says_what_it_is_worth_now() -> None:
    state = opened()
    employs(state, 31)
    rooms(state, occupied="11 12 13")
    assert "Now it is worth 3 points." in tag(drawn(state), "staff-31")


def test_a_politics_card_says_how_far_one_has_come() -> None:
    state = opened()
    state.steps[ANNA] = 7
    assert "You have 7/10." in tag(drawn(state), "law-108")
    state.steps[ANNA] = 10
    board = drawn(state)
    assert "data-can" in tag(board, "law-108")
    assert "15 points" in tag(board, "chip-claim-108")

"""The board of Vienna: every move can be picked, what it brings is told before, what is refused says why."""

import re
from collections.abc import Mapping
from functools import partial
from html import unescape
from random import Random

import pytest
from markupsafe import Markup

from boards import assert_every_move_can_be_made, board_at, kinds_of, parts, table_at, tag
from fivestars.games.austria.board.square import order_of
from fivestars.games.austria.board.standing import measures_of
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.rules import Austria, Part
from fivestars.games.austria.rules import events as e
from fivestars.games.austria.rules.lookup import END_SET, GUESTS
from fivestars.games.austria.rules.moves import (
    Act,
    Decline,
    Divide,
    Fetch,
    Finish,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Serve,
    Sink,
    Suffer,
)
from fivestars.games.austria.words import WORDS
from fivestars.players.advice import Advice
from fivestars.table.dice import Dice
from fivestars.table.game import Move, Value
from fivestars.web.match.advice import advised
from fivestars.web.match.board import Drawn
from fivestars.web.match.picking import Picking
from fivestars.web.match.review import consequences
from fivestars.web.words.speech import Speech, tongue
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
    on_top,
    opened,
    rooms,
    shows,
    sits,
)
from matches import match_at
from sittings import html_of, sitting_of

table = partial(table_at, "austria")


def drawn(state: Austria, picks: Mapping[str, Value] | None = None, viewer: int | None = None) -> Drawn:
    """Return the board as a seat sees it, usually the one that decides, with something picked."""
    return board_at("austria", state, (state.seat or 0) if viewer is None else viewer, picks)


def owed(board: Drawn) -> list[str]:
    """Return what the board says is still owed."""
    return [unescape(told) for told in re.findall(r'<li data-tip="([^"]*)"', board.html)]


# --- everything can be picked


@pytest.mark.one_in(3)
@pytest.mark.parametrize("choices", [("draft", "day"), ("starter", "revised"), ("random",)])
def test_every_legal_move_can_be_made_on_the_board(choices: tuple[str, ...]) -> None:
    looked: set[str] = set()
    for seed in range(2):
        match, chance = match_at("austria", choices, (0,) * (2 + seed), until=lambda _: True, seed=seed), Random(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, Austria)
            kinds = kinds_of(state)
            if kinds not in looked:
                looked.add(kinds)
                assert_every_move_can_be_made("austria", state)
            legal = state.legal()
            match.play(promising(state, legal)[0] if chance.random() < 0.7 else chance.choice(legal))
    assert len(looked) > 12, "too few kinds of positions were looked at"


def test_a_penalty_is_chosen_and_so_are_the_rooms_and_cards_that_it_takes() -> None:
    for tile, prepare in (("A1", "11 12"), ("A4", "11 12 21"), ("A3", "11"), ("B3", "11")):
        state = opened()
        holds(state, 1, 2, 3, 4)
        rooms(state, vacant=prepare)
        state.krones = [9, 9]
        emperor_comes(state, 3 if tile < "B" else 5, tile)
        assert state.prompt == "take penalty"
        assert_every_move_can_be_made("austria", state)


# --- what it brings is told before


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


# --- what cannot be picked says why, and still what it is


def test_a_guest_who_is_too_dear_says_so_and_what_the_card_does() -> None:
    state = opened()
    state.krones[ANNA] = 1
    line(state, 74, 93, 77, 65, 69)
    why = tag(drawn(state), "guest-74")
    assert 'data-why="This guest costs 3 krones, you have 1. Earl' in why
    assert "10 points" in why


def test_rooms_say_why_not() -> None:
    state = opened(dice=(1, 1, 3, 1, 1, 1))
    state.krones[ANNA] = 0
    go(state, Act(3, 3, 0))
    board = drawn(state)
    assert "Room 31 does not lie beside a prepared room." in tag(board, "room-31")
    assert "This room costs 1 krone, you have 0." in tag(board, "room-21")


def test_a_card_says_why_it_cannot_be_played_and_what_it_does() -> None:
    state = opened()
    holds(state, 19)
    card = tag(drawn(state), "staff-19")
    assert 'data-why="You play a staff card with a die that shows a 5. Interior Architect' in card
    assert "you score 5 points" in card


def test_food_goes_to_a_guest_by_card_by_dish_or_by_kitchen() -> None:
    state = opened()
    cooks(state, "sk")
    sits(state, 100, "skkk")
    board = drawn(state)
    assert {"do": "Serve", "guest": 100, "dish": "strudel"} in parts(board)
    assert {"do": "Serve", "dish": "coffee"} in parts(board)
    asked = drawn(state, {"do": "Serve", "guest": 100})
    assert asked.ask == "Farmer Franz: what is served?"


# --- secrets


def test_the_hands_of_others_are_nowhere_in_the_page_of_a_seat() -> None:
    pages = set()
    for cards in ((1, 2, 3), (19, 40, 48)):
        state = opened(3)
        holds(state, *cards, seat=BORIS)
        state.staff.sort()
        pages.add(html_of(table(state, ANNA)))
    assert len(pages) == 1, "Anna can tell Boris' hands apart"


def test_states_that_look_the_same_draw_the_same_board() -> None:
    for choices in (("draft",), ("random", "day")):
        match, chance = match_at("austria", choices, (0, 0, 0), until=lambda _: True, seed=5), Random(5)
        while not match.over:
            state = match.state
            assert isinstance(state, Austria)
            if chance.random() < 0.06:
                for viewer in range(3):
                    other = state.guess(viewer, Dice(9))
                    pages = html_of(table(state, viewer)), html_of(table(other, viewer))
                    assert pages[0] == pages[1], f"{state.prompt}, seat {viewer}"
            match.play(chance.choice(state.legal()))


def test_who_looks_at_three_cards_alone_sees_them() -> None:
    state = opened()
    cooks(state, "wwkk")
    sits(state, 75)
    rooms(state, vacant="11")
    go(state, MoveIn(75, 11))
    assert state.prompt == "play one of three"
    mine, others = drawn(state), drawn(state, viewer=BORIS)
    for card in state.looked:
        assert f'id="staff-{card}"' in mine.html
        assert f'id="staff-{card}"' not in others.html


def test_cards_that_go_under_the_deck_are_counted_as_they_go() -> None:
    state = opened()
    on_top(state, 4, 32, 9)
    sits(state, 76)
    rooms(state, vacant="11")
    go(state, MoveIn(76, 11), Decline())
    assert drawn(state).ask.endswith("3 cards go under the deck, one by one. Which is next?")
    go(state, Sink(9))
    assert drawn(state).ask.endswith("2 cards go under the deck, one by one. Which is next?")


def test_cards_of_the_hand_that_are_lost_are_counted_as_they_go() -> None:
    state = opened()
    holds(state, 1, 2, 3, 4)
    emperor_comes(state, 3, "A3")
    go(state, Suffer("cards 2"))
    assert drawn(state).ask.endswith("2 cards of your hand go under the deck, one by one. Which is next?")
    go(state, Sink(1))
    assert drawn(state).ask.endswith("which card of your hand goes under the deck?")


def test_the_draft_shows_the_pack_and_what_was_kept() -> None:
    match = match_at(
        "austria", ("draft",), (0, 0), until=lambda state: isinstance(state, Austria) and len(state.hand[0]) == 2
    )
    state = match.state
    assert isinstance(state, Austria)
    seat = state.seat or 0
    board = drawn(state)
    for card in state.packs[seat]:
        assert "do=Keep" in tag(board, f"staff-{card}")
    for card in state.hand[seat]:
        assert "data-can" not in tag(board, f"staff-{card}")


def test_a_played_card_lies_open_to_all() -> None:
    state = opened(dice=(1, 1, 1, 1, 3, 1))
    holds(state, 45)
    go(state, Act(5, 5, 0), Play(45))
    assert 'id="staff-45"' in drawn(state, viewer=BORIS).html


def test_an_empty_space_has_no_die_to_take() -> None:
    state = opened()
    shows(state, 0, 3, 3, 2, 1, 1)
    assert "There is no die." in tag(drawn(state), "space-1")


# --- the prompt


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


# --- what stands there without being picked


def test_prices_of_floors_and_what_full_groups_bring_are_told() -> None:
    html = unescape(str(drawn(opened()).html))
    assert 'aria-label="Floor 1: a room costs nothing."' in html
    assert 'aria-label="Floor 2: a room costs 1 krone."' in html
    assert 'aria-label="Floor 4: a room costs 3 krones."' in html
    roof = html[html.index('id="groups"') : html.index('class="floors"')]
    for told in ("brings 2, 5, 9 or 15 points", "brings 1, 3, 6 or 10 krones", "1, 3, 6 or 10 emperor steps"):
        assert roof.count(told) == 2, "as its label, and when one points at it"


def test_what_changes_on_a_hidden_part_is_counted_on_its_tab() -> None:
    state = opened()
    counted = {part: int(number) for part, number in re.findall(r'id="news-([\w-]+)" data-n="(-?\d+)"', news(state))}
    assert counted == {
        "hotel-points": 0, "hotel-coin": state.krones[ANNA], "staff-points": 0, "emperor-points": 0, "emperor-crown": 0,
    }  # fmt: skip
    state.steps[ANNA], state.points[Part.POLITICS], state.points[Part.GROUPS] = 4, 15, 2
    for there in ("hotel-points", "emperor-crown", "emperor-points"):
        assert f'id="news-{there}" data-n="{counted[there]}"' not in news(state), there


def news(state: Austria) -> str:
    """Return the board as Anna sees it."""
    return str(drawn(state, viewer=ANNA).html)


def test_what_is_owed_has_its_words_where_there_is_room() -> None:
    state = opened()
    shows(state, 0, 0, 3, 0, 0, 0)
    go(state, Act(3, 3, 0))
    assert '<span class="words">rooms at the usual price</span>' in drawn(state).html

"""The board of Vienna: every move can be picked, what is refused says why, and each seat is shown what is for it."""

import re
from html import unescape
from random import Random

import pytest

from boards import assert_every_move_can_be_made, kinds_of, parts, tag
from fivestars.games.austria.bot.strategy import promising
from fivestars.games.austria.rules import Austria, Part
from fivestars.games.austria.rules.moves import (
    Act,
    Decline,
    MoveIn,
    Play,
    Sink,
    Suffer,
)
from fivestars.table.dice import Dice
from games.austria.drawn import drawn, table
from games.austria.positions import (
    ANNA,
    BORIS,
    cooks,
    emperor_comes,
    go,
    holds,
    line,
    on_top,
    opened,
    rooms,
    shows,
    sits,
)
from matches import match_at
from sittings import html_of

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


def test_what_one_decides_by_stands_in_short_beside_dice_and_cards() -> None:
    state = opened()
    state.krones[ANNA] = 7
    sits(state, 69)  # a countess
    rooms(state, vacant="11 12 21")
    board = news(state)
    pocket = unescape(board[board.index('id="pocket"') : board.index('class="staffs')])
    label = re.search('aria-label="([^"]*)"', pocket)
    assert label
    for told in ("7 krones of 20. Kitchen: ", "Vacant rooms: 11, 12, 21.", "Countess, blue."):
        assert told in label[1], "for those who cannot see it"
    assert re.search(r'#coin"/></svg><b data-figure="7">', pocket)
    assert re.findall(r'#c-(\w+)"/></svg><b data-figure="(\d)">', pocket) == [
        ("blue", "1"),
        ("red", "0"),
        ("yellow", "2"),
    ]
    assert pocket.count('class="wants blue"') == 1
    assert pocket.count('class="wants free"') == 2


def test_what_is_owed_has_its_words_where_there_is_room() -> None:
    state = opened()
    shows(state, 0, 0, 3, 0, 0, 0)
    go(state, Act(3, 3, 0))
    assert '<span class="words">rooms at the usual price</span>' in drawn(state).html

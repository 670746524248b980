"""The board of Hotel Samoa: what can be picked, what it says before it is done, and what it never shows."""

import re
from collections import Counter
from functools import partial
from random import Random

import pytest

from boards import assert_every_move_can_be_made, board_at, board_of, kinds_of, table_at, tag
from fivestars.games.samoa.board.lodging import lines_of
from fivestars.games.samoa.box import BOX, CARDS
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules.hotel import Account
from fivestars.games.samoa.rules.moves import NO_CARD, Choose, Place
from fivestars.table.game import State
from fivestars.web.match.board import Drawn
from fivestars.web.match.picking import Picking
from games.samoa.positions import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    buys,
    card,
    cards,
    coins,
    discarded,
    finish,
    go,
    guest,
    hosted,
    hotels,
    land,
    lay,
    lives,
    offer,
    owns,
    rich,
    takes,
)
from matches import match_at
from sittings import html_of, log_lines, sitting_of

table, drawn = partial(table_at, "samoa"), partial(board_at, "samoa")
SENTINEL = 70_000


def paid(board: Drawn, id_: str) -> str:
    """Return what a thing says that a tourist pays, or nothing."""
    (rest,) = board.html.split(f'id="{id_}"')[1:]
    thing = re.split(r'<div (?:id|class)="(?:waits|room|group)', rest)[0]
    found = re.search(r'class="pays" data-coins="([^"]*)"(?: data-sum="([^"]*)")?', thing)
    return " ".join(filter(None, found.groups())) if found else ""


# --- everything can be picked


@pytest.mark.parametrize("seats", [3, 6])
def test_every_legal_move_can_be_made_on_the_board(seats: int) -> None:
    looked = Counter[str]()
    for seed in range(3):
        match, chance = match_at("samoa", levels=(0,) * seats, until=lambda _: True, seed=seed), Random(seed)
        while not match.over:
            state = match.state
            kinds = kinds_of(state)
            if looked[kinds] < 2 and state.round > 2:
                looked[kinds] += 1
                assert_every_move_can_be_made("samoa", state)
            match.play(chance.choice(match.state.legal()))
    assert len(looked) > 8, "too few kinds of positions were looked at"


def test_a_tourist_and_a_room_are_picked_in_any_order() -> None:
    state = land(hotels(), "Np Nr")
    lay(state, "2/3", "6/5", "8/6", "off")
    guest_first = Picking(state.legal()).pick({"do": "Place", "group": 0, "guest": guest("r")})
    room_first = Picking(state.legal()).pick({"do": "Place", "room": 4})
    assert guest_first.pick({"do": "Place", "room": 4}).chosen == Place(0, guest("r"), 4)
    assert room_first.pick({"do": "Place", "group": 0, "guest": guest("r")}).chosen == Place(0, guest("r"), 4)


def test_two_discards_are_taken_back_in_any_order() -> None:
    state = owns(discarded(land(hotels(), "Np"), ANNA, "2/3 6/5 20/12"), ANNA, "take_back")
    high, low = card("20/12"), card("2/3")
    assert "data-can" not in tag(drawn(state, ANNA), f"card-{low}"), "not before the tile is picked"
    first = drawn(state, ANNA, {"do": "TakeBack"})
    assert f"first={low}" in tag(first, f"card-{low}")
    assert f"second={high}" in tag(first, f"card-{high}"), "the highest can only be the second"
    then = drawn(state, ANNA, {"do": "TakeBack", "first": card("6/5")})
    assert f"first={low}&second={card('6/5')}" in tag(then, f"card-{low}")
    assert f"first={card('6/5')}&second={high}" in tag(then, f"card-{high}")


def test_guests_are_sent_home_by_the_tile_only_once_the_tile_is_picked() -> None:
    state = owns(lives(land(hotels(), "Np"), ANNA, r0="Bp"), ANNA, "send_home")
    lay(state, "2/3", "off", "off", "off")
    assert "data-can" not in tag(drawn(state, ANNA), "room-0-0")
    assert "do=SendHome&room=0" in tag(drawn(state, ANNA, {"do": "SendHome"}), "room-0-0")


# --- what it pays


def hosting() -> Samoa:
    """Return a position where Anna, at price 3 and with two pools, takes tourists."""
    state = lives(land(hotels(), "Np Nr N2", "Nc"), ANNA, r0="Bc")
    owns(state, ANNA, "pool", "pool")
    state.suites[ANNA] = (5,)
    state.tiles[ANNA] += (4,)
    lay(state, "2/3", "6/5", "8/6", "off")
    finish(state, prompts.BUILD)
    return state


def test_each_free_room_says_what_the_picked_tourist_would_pay() -> None:
    state = hosting()
    plain = drawn(state, ANNA, {"do": "Place", "group": 0, "guest": guest("p")})
    assert [paid(plain, f"room-0-{room}") for room in range(6)] == ["", "+6 2×3", "+3", "+6 2×3", "+3", "+6 2×3"]
    swimmer = drawn(state, ANNA, {"do": "Place", "group": 0, "guest": guest("2")})
    assert paid(swimmer, "room-0-2") == "+7 3+4"
    assert paid(swimmer, "room-0-1") == "+10 2×3+4"
    rich_one = drawn(state, ANNA, {"do": "Place", "group": 0, "guest": guest("r")})
    assert {paid(rich_one, f"room-0-{room}") for room in range(1, 6)} == {"+6 2×3"}, "never more than double"


def test_each_tourist_says_what_it_would_pay_in_the_picked_room() -> None:
    state = hosting()
    board = drawn(state, ANNA, {"do": "Place", "room": 2})
    said = {paid(board, f"waits-{tourist}") for group in state.groups for tourist in group}
    assert said == {"+3", "+6 2×3", "+7 3+4"}


def test_before_anything_is_picked_each_tourist_says_what_it_pays_in_the_worst_and_the_best_room() -> None:
    state = hosting()
    board = drawn(state, ANNA)
    said = [paid(board, f"waits-{tourist}") for group in state.groups for tourist in group]
    assert said == ["3–6", "+6", "7–10", "3–6"], "who pays double anyway pays the same everywhere"
    assert "Pays 3 to 6 coins, depending on the room." in tag(board, f"waits-{state.groups[0][0]}")
    assert not any(paid(board, f"room-0-{room}") for room in range(6)), "who moves in there is not decided"


def test_of_twins_each_says_what_it_pays_and_either_is_pressed() -> None:
    state = land(hotels(), "Np Np Nr")
    lay(state, "2/3", "6/5", "8/6", "off")
    finish(state, prompts.BUILD)
    board = drawn(state, ANNA)
    assert [paid(board, f"waits-{tourist}") for tourist in state.groups[0]] == ["+3", "+3", "+6"]
    one, other = (re.search(r'data-pick="[^"]*"', tag(board, f"waits-{tourist}")) for tourist in state.groups[0][:2])
    assert one
    assert other
    assert one[0] == other[0]


def celebrity_last(edition: int) -> Drawn:
    """Return the board on which Anna, at 7 coins a room, has placed two in corners and picked a celebrity."""
    state = land(hotels(edition=edition), "Np Np Nc")
    lay(state, "10/7", "off", "off", "off")
    go(state, takes("p", 0), takes("p", 2))
    return drawn(state, ANNA, {"do": "Place", "group": 0, "guest": guest("c")})


def test_each_free_room_says_what_the_whole_turn_earns_with_the_tourist_there() -> None:
    board = celebrity_last(edition=2)
    assert [paid(board, f"room-0-{room}") for room in (1, 3, 4, 5)] == ["+21 7+14", "+14 7+7", "+7", "+14 7+7"]
    told = "Celebrity pays 7 coins. New guests next door pay 14 coins more. In all this turn: 35 coins."
    assert told in tag(board, "room-0-1"), "rulings 3 and 4"
    assert "Celebrity pays 7 coins. In all this turn: 21 coins." in tag(board, "room-0-4")
    first = drawn(hosting(), ANNA, {"do": "Place", "group": 0, "guest": guest("p")})
    assert "In all this turn" not in first.html, "what the first brings is all there is"


def test_in_edition_1_a_tourist_brings_only_what_it_pays_itself() -> None:
    board = celebrity_last(edition=1)
    assert [paid(board, f"room-0-{room}") for room in (1, 3, 4, 5)] == ["+7"] * 4
    assert "Celebrity pays 7 coins. In all this turn: 21 coins." in tag(board, "room-0-1")


@pytest.mark.parametrize("edition", [1, 2])
def test_what_the_board_says_before_a_turn_ends_is_what_it_earns(edition: int) -> None:
    state = land(hotels(edition=edition), "Np Nr Nc Nc")
    lay(state, "10/7", "off", "off", "off")
    said = 0
    for name, room in (("p", 0), ("c", 1), ("r", 2), ("c", 4)):
        board = drawn(state, ANNA, {"do": "Place", "group": 0, "guest": guest(name)})
        said += int(paid(board, f"room-0-{room}").split()[0])
        go(state, takes(name, room))
        assert [action.label for action, *_ in drawn(state, ANNA).actions] == [f"Done: {said} coins"]
    assert hosted(state) == (said if edition == 2 else 0), "in edition 1 they have paid"
    assert coins(state, ANNA) == 25 + said


def test_it_says_why_a_tourist_pays_double() -> None:
    board = drawn(hosting(), ANNA, {"do": "Place", "group": 0, "guest": guest("p")})
    assert "celebrity pays double" in tag(board, "room-0-1")
    assert "whoever moves in there pays double" in tag(board, "room-0-5")


def test_the_button_that_ends_a_turn_says_what_it_has_brought() -> None:
    state = hosting()
    go(state, takes("p", 1))
    assert [action.label for action, *_ in drawn(state, ANNA).actions] == ["Done: 6 coins"]


def test_the_purse_says_by_how_much_it_has_just_changed() -> None:
    state = lives(offer(land(hotels(), "Np"), "pool"), ANNA, r0="B3")
    assert 'class="gained' not in drawn(state, ANNA).html
    lay(state, "12/9", "off", "off", "off")
    go(state, buys("pool"))
    html = drawn(state, ANNA).html
    assert 'class="gained paid" data-gained="9"' in html, "12 for the pool, less the 3 of the lifebelt"
    assert 'class="gained' not in drawn(state, BORIS).html
    hosted(state, takes("p", 1))
    assert 'class="gained" data-gained="9"' in drawn(state, ANNA).html


# --- everything has its place


def test_whoever_is_taken_in_leaves_a_place_so_that_nobody_else_moves() -> None:
    match = match_at("samoa", levels=(0,) * 4, until=lambda state: state.prompt == prompts.HOST and state.round == 6)
    chance, stood = Random(1), _places(match.state)
    while match.state.round == 6:
        places = _places(match.state)
        assert len(places) == len(stood), "a group has shrunk"
        assert all(now in (before, None) for now, before in zip(places, stood, strict=True)), "somebody has moved"
        match.play(chance.choice(match.state.legal()))


def _places(state: State) -> list[str | None]:
    """Return who waits on the beach, place by place."""
    return [who or None for who in re.findall(r'id="waits-([0-9]+)"|<i class="taken">', drawn(state, 0).html)]


def test_the_sections_stand_in_one_order_through_a_whole_match() -> None:
    match, chance, seen = match_at("samoa", levels=(0,) * 3, until=lambda _: True), Random(2), set[tuple[str, ...]]()
    while not match.over:
        html = drawn(match.state, 0).html
        seen.add(tuple(re.findall(r'class="(weeks|orders|market|arrivals|own|row|others)\b', html)))
        match.play(chance.choice(match.state.legal()))
    assert seen == {("weeks", "orders", "market", "arrivals", "own", "row", "others")}
    assert 'class="groups each-4 lines-1"' in drawn(match.state, 0).html, "in the end nobody waits"


@pytest.mark.parametrize(
    ("sizes", "lines"),
    [((3, 1), (4, 1)), ((4,), (4, 1)), ((2, 2, 2), (4, 2)), ((12, 4), (6, 3)), ((8, 8), (4, 4)), ((6, 6, 6), (6, 3))],
)
def test_tourists_stand_as_large_as_there_is_room_for_all(sizes: tuple[int, ...], lines: tuple[int, int]) -> None:
    assert lines_of(sizes) == lines


# --- what cannot be picked says why


def test_refused_picks_say_why() -> None:
    state = hosting()
    board = drawn(state, ANNA)
    assert "Somebody lives there already" in tag(board, "room-0-0")
    assert "Price cards are laid at the start of a round." in tag(board, f"card-{card('6/5')}")
    go(state, takes("p", 1))
    other_group = state.groups[1][0]
    assert "all must be of one" in tag(drawn(state, ANNA), f"waits-{other_group}")


def test_a_tile_that_is_too_dear_says_so() -> None:
    state = offer(rich(land(hotels(), "Np"), ANNA, 5), "pool", "suite")
    lay(state, "20/12", "6/5", "8/6", "off")
    for tile in state.market:
        assert "Your bid is 20, and you have 5 coins." in tag(drawn(state, ANNA), f"tile-{tile}")


# --- the timeline and the orders


def test_the_flag_row_says_whose_rooms_become_free_and_when() -> None:
    state = lives(land(hotels(), "Np"), ANNA, r0="Bp", r1="Gl Jl")
    lives(state, BORIS, r0="Bp")
    board = drawn(state, ANNA)
    assert "Rooms that become free: Player 1 1, Player 2 1." in tag(board, "week-2"), "Britain"
    assert "Rooms that become free: Player 1 1." in tag(board, "week-3"), "lovers leave together, with the first plane"
    assert "free" not in tag(board, "week-4").split("Guests")[0]
    assert [number for number in range(1, 13) if "doubled" in tag(board, f"week-{number}")] == list(BOX.holidays)


def test_after_the_reveal_both_orders_stand_there() -> None:
    state = land(hotels(tiebreak=BORIS), "Np")
    assert "has not laid a card yet" in drawn(state, BORIS).html
    lay(state, "8/6", "6/5", "8/6", "12/9")
    board = drawn(state, BORIS).html
    assert re.findall(r"Player (\d) bids", board)[::2] == ["4", "3", "1", "2"], "the rulebook's example of a tie"
    assert re.findall(r"Rooms of Player (\d) cost", board)[::2] == ["2", "1", "3", "4"]


def test_the_bids_turn_over_where_they_lay_and_line_up() -> None:
    state = land(hotels(tiebreak=BORIS), "Np")
    lay(state, "8/6", "6/5", "8/6", "12/9")
    bids = drawn(state, BORIS).html.split('class="turns bids"')[1].split("</ol>")[0]
    turned = re.findall(r'<li(?: class="from-(-?\d)")?>.*?Player (\d) bids', bids, re.DOTALL)
    lay_there = [place + int(moved or 0) for place, (moved, _) in enumerate(turned)]
    assert [name for _, (_, name) in sorted(zip(lay_there, turned, strict=True))] == ["2", "3", "4", "1"], "clockwise"


def test_what_one_earns_in_a_turn_waits_over_the_purse() -> None:
    state = hosting()
    assert "data-earns" not in drawn(state, ANNA).html
    state.play(next(move for move in state.legal() if isinstance(move, Place)))
    assert re.findall(r'data-earns="(\d+)"', drawn(state, ANNA).html.split('class="money"')[1].split("</header>")[0])


# --- secrets


def test_the_coins_of_others_are_nowhere_in_the_page_of_a_seat() -> None:
    for seats in (3, 6):
        match, chance = match_at("samoa", levels=(0,) * seats, until=lambda _: True, seed=seats), Random(seats)
        while not match.over:
            state = match.state
            assert isinstance(state, Samoa)
            if len(match.steps) % 5 == 0:
                rigged = state.copy()
                for seat in range(seats):
                    rigged.accounts[seat] = Account(fees=SENTINEL + 111 * seat - BOX.start_money)
                for viewer in range(seats):
                    html = html_of(table(rigged, viewer))
                    found = {seat for seat in range(seats) if str(SENTINEL + 111 * seat) in html}
                    assert found == {viewer}
            match.play(chance.choice(match.state.legal()))


def test_the_hands_and_discards_of_others_are_nowhere_in_the_page_of_a_seat() -> None:
    pages = set()
    for gone in ("2/3 6/5", "18/11 20/12", "4/4 10/7"):
        for laid in ("8/6", "14/8", "off"):
            state = discarded(land(hotels(), "Np"), BORIS, gone)
            state.gone[BORIS], state.doubtful[BORIS] = 0, cards("2/3 6/5 18/11 20/12 4/4 10/7")
            go(state, Choose(card("2/3")), Choose(card(laid)))
            pages |= {html_of(table(state, CLARA)), html_of(table(state, CLARA))}
    assert len(pages) == 1, "Clara can tell Boris' cards apart"
    (page,) = pages
    assert sorted(re.findall(r'id="card-(\d+)"', page), key=int) == [str(number) for number in range(CARDS)]
    assert page.count('class="price back"') == 2, "two cards lie there, face down"


def test_which_cards_of_others_are_discarded_is_told_as_everybody_has_seen_it() -> None:
    state = discarded(land(hotels(), "Np"), BORIS, "2/3 6/5")
    assert "2 cards discarded: 2/3, 6/5." in drawn(state, ANNA).html
    state.gone[BORIS], state.doubtful[BORIS] = cards("2/3"), cards("6/5 8/6")
    assert "2 cards discarded: 2/3. Perhaps discarded, perhaps taken back: 6/5, 8/6." in drawn(state, ANNA).html


def test_only_whose_card_it_is_reads_in_the_log_which_one_it_is() -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.seat == 2)
    for viewer, reads in ((0, 1), (1, 1), (2, 0)):
        told = "\n".join(log_lines(sitting_of(match, viewer=viewer)))
        assert len(re.findall(r"face down:", told)) == reads
    match = match_at("samoa", levels=(0, 0, 0))
    told = "\n".join(log_lines(sitting_of(match, viewer=1)))
    assert len(re.findall(r"face down:", told)) == 36, "at the end everything"


def test_a_card_that_lies_face_down_shows_its_owner_what_it_is() -> None:
    state = land(hotels(), "Np")
    go(state, Choose(card("6/5")))
    assert "Card of Player 1: 6/5." in drawn(state, ANNA).html
    assert "A card of Player 1, face down." in drawn(state, DENIS).html
    assert state.cards[DENIS] == NO_CARD


def test_who_only_looks_sees_no_hand() -> None:
    state = land(hotels(), "Np")
    there = table(state, ANNA)._replace(viewer=None)
    assert not there.acting
    board = board_of(there)
    assert 'class="row"' not in board.html
    assert 'class="money"' not in board.html

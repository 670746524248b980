"""What the board of Hotels of Amsterdam shows and asks."""

import re
from typing import Any

import pytest
from markupsafe import Markup

from boards import board_at, board_of, parts, table_at, tag
from fivestars.games.amsterdam.board.picture import UNCOUNTED, picture
from fivestars.games.amsterdam.board.places import GRID, tile_at
from fivestars.games.amsterdam.board.traces import traces
from fivestars.games.amsterdam.box import BOX, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import FOUNTAIN, SIDE_LENGTH
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules import events as e
from fivestars.games.amsterdam.rules.legal import turnable
from fivestars.games.amsterdam.rules.moves import Invite
from fivestars.games.amsterdam.rules.prompts import HOTEL, TURN
from fivestars.games.amsterdam.words import WORDS
from fivestars.table.game import Value
from fivestars.table.match import Match
from fivestars.web.deeds import Pick
from fivestars.web.match.board import Drawn
from fivestars.web.match.gliding import stops
from fivestars.web.match.recap import recaps_of
from games.amsterdam.positions import at_work, bring, build, city, crossing, quay, show, spot, stand
from matches import match_at
from sittings import done, html_of, sitting_of
from tongues import spoken


def _late(seed: int = 1) -> Match:
    """Return a match of three in which one's sixth turn or a later one has come."""
    return match_at(
        "amsterdam",
        levels=(0, 2, 2),
        until=lambda state: state.seat == 0 and state.round >= 6,
        choose=lambda legal, _: max(legal),
        seed=seed,
    )


def two_bars() -> Amsterdam:
    """Return a city in which the Mayor can close a bar at B1, with three tourists; the only other one is at D4."""
    state = city()
    show(state, B1="bar", D4="bar")
    bring(state, B1=3)
    at_work(state, "A1/B2", "D1/E2")
    return state


def walking() -> Amsterdam:
    """Return a city in which the Mayor goes one step from its corner, and the Night Watch two from the next one."""
    state = city()
    stand(state, "A1/B2", "B1/C2", white=1, black=2)
    return state


def plain(ask: str) -> str:
    """Return a question as it is read."""
    return Markup(ask).striptags()


def test_a_crossing_for_a_hotel_tells_what_it_brings() -> None:
    state = city()
    bring(state, A1=1, B2=4)
    board = board_at("amsterdam", state, 0)
    assert "Crossing A1/B2. 5 points more." in tag(board, f"crossing-{crossing('A1/B2')}")
    assert ">+5</text>" in board.html


def fields_of_walks(board: Drawn) -> set[str]:
    """Return whose ways can be picked on a board."""
    return {field for part in parts(board) for field in part if field != "do"}


def test_only_the_ways_of_the_mayor_who_is_asked_first_can_be_picked() -> None:
    board = board_at("amsterdam", walking(), 0)
    assert "Mayor to A2/B3" in tag(board, f"crossing-{crossing('A2/B3')}")
    assert fields_of_walks(board) == {"mayor"}
    assert 'class="sign sign-0"' in board.html
    assert 'class="sign sign-1"' not in board.html


def test_the_night_watch_can_be_called_up_first_by_its_piece_or_a_button() -> None:
    state = city()
    stand(state, "A1/B2", "C3/D4", white=1, black=2)
    board = board_at("amsterdam", state, 0)
    piece = tag(board, f"crossing-{state.pawns[WATCH]}")
    assert "First the Night Watch" in piece
    assert 'data-pick="do=Walk"' in piece
    assert [action.label for action, *_ in board.actions] == ["First the Night Watch"]
    board = board_at("amsterdam", state, 0, {"do": "Walk"})
    assert plain(board.ask) == "Player 1: first walk the Night Watch. Exactly 2 steps."
    assert fields_of_walks(board) == {"watch"}
    assert not board.actions


def test_no_hint_means_the_button_that_calls_up_the_night_watch() -> None:
    state = walking()
    there = table_at("amsterdam", state, 0)
    board = board_of(there.show_hint(state.legal()[0], ""))
    assert "data-hinted" in board.html
    assert [hinted for *_, hinted in board.actions] == [False]


def test_no_hint_means_the_piece_that_calls_up_the_night_watch() -> None:
    state = city()
    stand(state, "A1/B2", "C3/D4", white=1, black=2)
    there = table_at("amsterdam", state, 0)
    board = board_of(there.show_hint(state.legal()[0], ""))
    assert "data-hinted" not in tag(board, f"crossing-{state.pawns[WATCH]}")


def test_where_the_mayor_may_walk_to_the_night_watch_its_piece_calls_nobody_up() -> None:
    state = city()
    stand(state, "A1/B2", "A2/B3", white=1, black=2)
    assert "Mayor to A2/B3" in tag(board_at("amsterdam", state, 0), f"crossing-{crossing('A2/B3')}")


def test_whoever_is_left_is_asked_next_after_what_the_other_can_turn() -> None:
    state = walking()
    show(state, B2="bar", A2="zoo", A3="church", B3="palace")
    picks: dict[str, Value] = {"do": "Walk", "mayor": crossing("A2/B3")}
    board = board_at("amsterdam", state, 0, picks)
    turns = "The Mayor will be able to turn to day: B2."
    assert plain(board.ask) == f"Player 1: now walk the Night Watch. Exactly 2 steps. {turns}"
    assert fields_of_walks(board) == {"watch"}
    show(state, C2="museum", D2="cinema", D3="disco")
    board = board_at("amsterdam", state, 0, {"do": "Walk", "watch": crossing("C2/D3")})
    turns = "The Night Watch will be able to turn to night: C2."
    assert plain(board.ask) == f"Player 1: now walk the Mayor. Exactly 1 step. {turns}"
    assert fields_of_walks(board) == {"mayor"}


def test_who_has_only_one_way_left_goes_it_and_that_is_told() -> None:
    state = city()
    stand(state, "A1/B2", "A3/B4", white=1, black=1)
    there = done(table_at("amsterdam", state, 0), Pick(f"do=Walk&mayor={crossing('A2/B3')}"))
    assert there.note == "", "the Night Watch has a choice"
    stand(state, "A2/B3", "A4/B5", white=1, black=1)
    there = done(table_at("amsterdam", state, 0), Pick(f"do=Walk&mayor={crossing('A3/B4')}"))
    assert there.match.state.prompt == TURN, "it has gone"
    assert there.note == "The Night Watch had only one way: to B4/C5."
    there = done(table_at("amsterdam", state, 0), Pick("do=Walk"), Pick(f"do=Walk&watch={crossing('A3/B4')}"))
    assert there.note == "", "who called it up chose its way"


def test_a_way_tells_and_shows_what_can_be_turned_at_its_end() -> None:
    state = walking()
    show(state, B2="bar", A2="zoo", A3="church", B3="palace")
    board = board_at("amsterdam", state, 0)
    assert 'class="would"' in board.html
    assert "to day: B2\N{NO-BREAK SPACE}(Bar)." in tag(board, f"crossing-{crossing('A2/B3')}")
    show(state, B2="museum", A2="zoo", A3="church", B3="palace")
    assert "The Mayor will have nothing to turn." in tag(
        board_at("amsterdam", state, 0), f"crossing-{crossing('A2/B3')}"
    )


@pytest.mark.parametrize("known", [False, True])
def test_before_a_tile_is_turned_it_is_asked_what_that_means(known: bool) -> None:
    state = two_bars()
    build(state, 0, "D4/E5")
    state.known = known << spot("B1")
    picks: dict[str, Value] = {"do": "Turn", "pawn": MAYOR, "tile": spot("B1"), "to": spot("D4")}
    venue = WORDS.names["venue"][state.back[spot("B1")]]
    asked = (
        f"The Mayor turns B1 to day: Bar becomes {venue}."
        if known
        else "The Mayor turns B1 to day (side still unknown)."
    )
    told = f"{asked} 3 tourists go to D4. Player 1:\N{NO-BREAK SPACE}+3."
    assert board_at("amsterdam", state, 0, picks).ask == told


def test_tourists_without_another_venue_are_asked_about_on_their_way_to_the_fountain() -> None:
    state = city()
    show(state, B1="bar")
    bring(state, B1=1)
    at_work(state, "A1/B2", "D1/E2")
    picks: dict[str, Value] = {"do": "Turn", "pawn": MAYOR, "tile": spot("B1"), "to": FOUNTAIN}
    assert board_at("amsterdam", state, 0, picks).ask.endswith("1 tourist goes to the fountain.")


def test_a_tile_tells_what_turning_it_certainly_brings() -> None:
    state = two_bars()
    build(state, 0, "A1/B2")
    assert "3 points less." in tag(board_at("amsterdam", state, 0), f"tile-{spot('B1')}")


def test_a_crossing_takes_few_presses_where_tiles_are_to_be_pressed() -> None:
    state = two_bars()
    build(state, 0, "D4/E5")
    hits = re.findall(r'class="hit" r="(\d+)"', board_at("amsterdam", state, 0).html)
    assert max(map(int, hits)) <= 24
    state = walking()
    assert 'class="hit" r="43"' in board_at("amsterdam", state, 0).html, "a goal of a walk is as large as a finger"


def test_what_a_press_on_a_refused_tile_answers_names_its_venue() -> None:
    state = two_bars()
    show(state, E5="zoo")
    bring(state, E5=2)
    assert "E5, Zoo: 2 tourists." in tag(board_at("amsterdam", state, 0), f"tile-{spot('E5')}").split("data-why")[1]
    there = tag(board_at("amsterdam", walking(), 0), f"tile-{FOUNTAIN}")
    assert 'data-tip="Fountain: 0 tourists.' in there


def test_of_who_left_an_arrow_and_a_number_tell_and_no_figure() -> None:
    match = _late(seed=5)
    html = html_of(sitting_of(match, viewer=0))
    (layer,) = re.findall(r'<g id="layer-traces".*?<g id="layer-dots"', html, re.DOTALL)
    assert 'class="trek ' in layer
    assert "p-tourist" not in layer


def test_a_house_has_a_lit_floor_for_each_point_and_a_dark_one_for_each_that_is_missing() -> None:
    state = city()
    bring(state, A1=4)
    build(state, 1, "A1/B2")
    html = board_at("amsterdam", state, 0).html
    assert html.count('class="floor shines"') == 4
    assert html.count('class="floor') == 2 * state.goal


def test_every_tile_bears_the_name_of_its_venue() -> None:
    state = city()
    show(state, B1="flower market")
    html = board_at("amsterdam", state, 0).html
    assert ">Flower market</text>" in html
    assert html.count('class="venue-name"') == 24
    assert all(f"</svg>{WORDS.names['venue'][venue]}</li>" in html for venue in range(len(BOX.venues))), (
        "on a phone below the city"
    )


def test_a_count_stands_above_the_tourists_and_a_ring_above_the_hotel() -> None:
    state = walking()
    bring(state, A1=9)
    build(state, 1, "A2/B3")
    html = board_at("amsterdam", state, 0).html
    assert html.index('class="count"') > html.rindex('class="tourist"')
    assert html.index('id="crossing-0"') > html.rindex('data-piece="hotel"')
    assert html.index('id="crossing-0"') > html.rindex('data-piece="pawn"')


def test_what_a_crossing_brings_stands_beside_the_walker_and_is_nothing_of_the_panels() -> None:
    html = board_at("amsterdam", city(), 0).html
    assert 'class="brings"' in html
    assert 'class="gain"' not in html, "the panel's style would carry it away"


def test_a_tile_tells_and_shows_whose_points_change_besides() -> None:
    state = two_bars()
    build(state, 0, "A1/B2")
    build(state, 1, "D4/E5")
    board = board_at("amsterdam", state, 0)
    assert "3 points less. Player 2:\N{NO-BREAK SPACE}+3." in tag(board, f"tile-{spot('B1')}")
    assert board.html.count('class="badge others colour-1"') == 1
    assert board.html.count('class="badge loss"') == 1


def test_what_only_the_other_loses_is_told_too() -> None:
    state = two_bars()
    build(state, 1, "A1/B2")
    board = board_at("amsterdam", state, 0)
    assert "3 tourists. Player 2:\N{NO-BREAK SPACE}\N{MINUS SIGN}3." in tag(board, f"tile-{spot('B1')}")


def test_a_tile_whose_guests_have_a_choice_tells_the_best_as_possible() -> None:
    state = city()
    show(state, B1="bar", D4="bar", A5="bar")
    bring(state, B1=3)
    build(state, 0, "D4/E5")
    at_work(state, "A1/B2", "D1/E2")
    board = board_at("amsterdam", state, 0)
    assert "3 tourists. Possible there: Player 1:\N{NO-BREAK SPACE}+3." in tag(board, f"tile-{spot('B1')}")
    board = board_at("amsterdam", state, 0, {"do": "Turn", "tile": spot("B1")})
    assert "3 points more." in tag(board, f"tile-{spot('D4')}")
    assert "more" not in tag(board, f"tile-{spot('A5')}")


def test_a_crossing_shows_the_best_that_a_walker_can_do_there() -> None:
    state = two_bars()
    build(state, 0, "D4/E5")
    stand(state, "A2/B3", "D1/E2")
    there = tag(board_at("amsterdam", state, 0), f"crossing-{crossing('A1/B2')}")
    assert "Possible there: Player 1:\N{NO-BREAK SPACE}+3." in there
    nothing = tag(board_at("amsterdam", state, 0), f"crossing-{crossing('A3/B4')}")
    assert "Possible" not in nothing


def test_how_many_would_move_stands_where_they_would_go() -> None:
    state = two_bars()
    picks: dict[str, Value] = {"do": "Turn", "pawn": MAYOR, "tile": spot("B1"), "to": spot("D4")}
    html = board_at("amsterdam", state, 0, picks).html
    assert '<g transform="translate(450 424)"><rect' in html


def test_a_lesson_can_speak_of_where_the_walker_goes_that_is_asked_now() -> None:
    state = walking()
    board = board_at("amsterdam", state, 0)
    goal, other = crossing("A2/B3"), crossing("C2/D3")
    assert f'data-lit="crossing-{goal} mayor-{goal}"' in tag(board, f"crossing-{goal}")
    assert "watch-" not in board.html
    board = board_at("amsterdam", state, 0, {"do": "Walk", "mayor": goal})
    assert f"mayor-{goal}" in tag(board, f"crossing-{goal}")
    assert f'data-lit="crossing-{other} watch-{other}"' in tag(board, f"crossing-{other}")


def test_the_second_hotel_is_asked_for_as_such() -> None:
    state = city()
    state.prompt = HOTEL
    assert plain(board_at("amsterdam", state, 0).ask) == "Player 1: open your first hotel on a crossing."
    build(state, 0, "A1/B2")
    assert plain(board_at("amsterdam", state, 0).ask) == "Player 1: open your second hotel on a crossing."


def test_without_dice_the_second_walker_has_what_the_first_has_left() -> None:
    state = walking()
    state.tactical = True
    asked = plain(board_at("amsterdam", state, 0).ask)
    assert asked.endswith("first walk the Mayor. Up to 3 steps. Both share 4 steps.")
    picks: dict[str, Value] = {"do": "Walk", "mayor": crossing("A4/B5")}
    assert "now walk the Night Watch. Up to 1 step. " in plain(board_at("amsterdam", state, 0, picks).ask)


def test_without_dice_dots_say_what_a_way_costs_and_the_walker_shows_only_where_it_stays() -> None:
    state = walking()
    assert board_at("amsterdam", state, 0).html.count('class="sign sign-0"') > 1
    state.tactical = True
    html = board_at("amsterdam", state, 0).html
    assert html.count('class="sign sign-0"') == 1
    assert html.count('class="step"') > 1


def test_where_the_one_that_was_sent_will_stand_the_other_one_is_not_asked_to_go() -> None:
    state = city()
    stand(state, "A1/B2", "C1/D2", white=1, black=1)
    meeting = f"crossing-{crossing('B1/C2')}"
    assert "data-can" in tag(board_at("amsterdam", state, 0, {"do": "Walk"}), meeting)
    there = tag(board_at("amsterdam", state, 0, {"do": "Walk", "mayor": crossing("B1/C2")}), meeting)
    assert "data-can" not in there
    assert "data-why" in there


def test_without_dice_a_goal_tells_how_many_steps_it_takes() -> None:
    state = walking()
    state.tactical = True
    assert "2 steps." in tag(board_at("amsterdam", state, 0), f"crossing-{crossing('A3/B4')}")
    state.tactical = False
    assert "steps" not in tag(board_at("amsterdam", state, 0), f"crossing-{crossing('A2/B3')}")


def test_who_may_turn_what_is_asked_and_marked_on_the_tiles() -> None:
    state = two_bars()
    nights, days = (turnable(state, pawn) for pawn in (MAYOR, WATCH))
    board = board_at("amsterdam", state, 0)
    to_day, to_night = (", ".join(WORDS.names["tile"][tile] for tile in tiles) for tiles in (nights, days))
    asked = f"Player 1: each walker may turn a tile. Mayor, to day: {to_day}. Night Watch, to night: {to_night}."
    assert plain(board.ask) == asked
    assert board.html.count('class="sign sign-0"') == len(nights)
    assert board.html.count('class="sign sign-1"') == len(days)
    assert board.html.count(">?</text>") == len(nights) + len(days), "what they become is not known yet"
    state.spent = 1 << MAYOR
    left = f"turn a tile, or end the turn. Night Watch, to night: {to_night}."
    assert plain(board_at("amsterdam", state, 0).ask).endswith(left)


def test_a_tourist_at_the_fountain_is_asked_about() -> None:
    state = city()
    state.settle(FOUNTAIN, 1)
    at_work(state, "B2/C3", "D1/E2")
    assert plain(board_at("amsterdam", state, 0).ask).endswith("From the fountain: one tourist.")


def test_a_tourist_leaves_the_fountain_only_when_that_is_confirmed() -> None:
    state = city()
    build(state, 0, "D4/E5")
    show(state, D4="bar")
    state.settle(FOUNTAIN, 1)
    at_work(state, "D1/E2", "B2/C3")
    there, move = table_at("amsterdam", state, 0).pick({"do": "Invite"})
    there, move = there.pick({"do": "Invite", "to": spot("D4")})
    assert move is None
    board = board_of(there)
    asked = "Night Watch takes a tourist from the fountain to D4. Player 1:\N{NO-BREAK SPACE}+1."
    assert board.ask == asked
    assert 'class="arrow"' in board.html
    assert " target" in tag(board, f"tile-{spot('D4')}")
    assert there.pick({"do": "Invite", "to": spot("D4")})[1] == Invite(WATCH, spot("D4")), "pressed once more"


def test_the_four_tiles_of_ones_own_hotels_are_marked_and_of_no_other() -> None:
    state = city()
    build(state, 0, "A1/B2")
    build(state, 1, "D4/E5")
    html = board_at("amsterdam", state, 0).html
    assert 'id="lot-hotel-0-0"' in html
    assert 'id="lot-hotel-1-0"' not in html


def test_the_walker_that_is_asked_and_its_die_are_marked() -> None:
    board = board_at("amsterdam", walking(), 0)
    assert 'id="pawn-0" class="pawn asked"' in board.html
    assert board.html.count('class="rolled walks"') == 1
    board = board_at("amsterdam", walking(), 0, {"do": "Walk", "mayor": crossing("A2/B3")})
    assert 'id="pawn-1" class="pawn asked"' in board.html


def test_a_walker_comes_by_the_streets_that_its_die_makes_it_go() -> None:
    state = walking()
    stand(state, "A2/B3", "B1/C2", white=1, black=2)
    ways = tag(board_at("amsterdam", state, 0), "pawn-0")
    assert "0,-100;" in ways, "straight from A1/B2"
    assert stops((100, -100), ways.split('data-ways="')[1].split('"')[0])[1] in ((100, 0), (0, -100))


def test_whom_the_boat_has_brought_comes_with_it() -> None:
    state = city()
    state.boat = BOX.pier
    bring(state, C5=1)
    guest = tag(board_at("amsterdam", state, 0), f"tourist-tile-{spot('C5')}-0")
    assert 'data-aboard="boat"' in guest
    assert "aboard" not in tag(board_at("amsterdam", state, 0), "boat")


def test_who_waits_where_the_boat_lies_stands_before_it_with_a_number() -> None:
    state = city()
    state.quays[quay("north-east")] = 1
    state.boat = canal = SIDE_LENGTH * quay("north-east")
    board = board_at("amsterdam", state, 0)
    _, after = board.html.split('id="at-boat"')
    assert f'id="at-tourist-quay-{quay("north-east")}-0"' in after
    assert after.count('class="count"') == 1
    assert "1 waits." in tag(board, f"canal-{canal}")


@pytest.mark.parametrize("mode", ["base", "tactical"])
def test_what_walks_bring_at_two_neighbouring_crossings_lies_apart(mode: str) -> None:
    state = city(seats=3, mode=mode)
    build(state, 1, "A1/B2")
    bring(state, A1=3, B2=2, A2=1)
    stand(state, "B2/C3", "D4/E5", white=2, black=1)
    html = board_at("amsterdam", state, 0).html
    wides = [float(wide) for wide in re.findall(r'<rect class="glow" x="\S+" y="\S+" width="(\S+)" height="40"', html)]
    assert len(set(wides)) > 1, "at some there is a badge, at others the walker's sign"
    assert max(wides) <= GRID


def _box(x: float, y: float, wide: float, high: float) -> tuple[float, float, float, float]:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def test_no_piece_and_nothing_to_pick_covers_who_is_on_a_tile_nor_its_name() -> None:
    """Up to four in one place; a number counts more. What a tile brings stands at its edge, above the venue."""
    crowds, kinds = set[int](), set[str]()
    for seed, mode in ((1, "base"), (6, "tactical"), (2, "base")):
        match = match_at("amsterdam", (mode,), (0, 2, 2, 2), seed=seed)
        for count in range(40, len(match.steps)):
            there = sitting_of(match.until(count), viewer=match.steps[count].seat)
            seen = there.seen()
            assert isinstance(seen, Amsterdam)
            shown: dict[str, Any] = {**picture(seen, there.hand, there.speech(spoken("en"))).shown}
            tiles, pieces = shown["tiles"], [*shown["pawns"], *shown["hotels"]]
            few = [tile for tile in tiles if 0 < tile.crowd <= UNCOUNTED]
            told = [_box(one.x, one.y + 1, one.size / 3, one.size / 2) for tile in few for one in tile.tourists]
            told += [_box(tile.x + 50, tile.y + 51, 6.5 * len(tile.name), 4) for tile in tiles]
            covers = [
                ("disc", _box(one.x + one.disc.x, one.y + one.disc.y, 0.78 * one.disc.wide, 31))
                for one in shown["crossings"]
                if one.disc
            ]
            covers += [("gains", _box(one.x + 50, one.y + 10, 90, 22)) for one in tiles if one.gains]
            covers += [
                ("piece", _box(getattr(one, "stands", one.x), one.y + 16 - one.size / 2, one.size, one.size))
                for one in pieces
            ]
            over = [
                (kind, box, one)
                for kind, box in covers
                for one in told
                if box[0] < one[2] and one[0] < box[2] and box[1] < one[3] and one[1] < box[3]
            ]
            assert not over
            crowds |= {tile.crowd for tile in few}
            kinds |= {kind for kind, _ in covers}
    assert crowds == {1, 2, 3, 4}
    assert kinds == {"disc", "gains", "piece"}


def test_what_others_turned_and_whom_they_sent_away_is_marked_until_i_move() -> None:
    match = match_at(
        "amsterdam",
        levels=(0, 2),
        until=lambda state: state.seat == 0 and state.round >= 6,
        choose=lambda legal, _: max(legal),
        seed=5,
    )
    there = sitting_of(match, viewer=0)
    news = recaps_of(there, there.speech(spoken("en"))).news
    turned = [event for seat, event in news if isinstance(event, e.Turned) and seat == 1]
    assert turned, "the other has turned a tile"
    marked = traces(news)
    assert {flip.tile for flip in marked.flips} == {event.tile for event in turned}
    assert all(f'id="flip-{event.tile}"' in html_of(there) for event in turned)
    there = there.play(match.state.legal()[0])
    assert not recaps_of(there, there.speech(spoken("en"))).news


def test_the_arrow_of_those_who_left_ends_on_the_tile_to_which_they_went() -> None:
    start, end = spot("A1"), spot("E4")
    (trek,) = traces([(1, e.Moved(start, end, 0, 3))]).treks
    corner = tile_at(end)
    assert trek.crowd == 3
    assert corner.x < trek.end.x < corner.x + GRID
    assert corner.y < trek.end.y < corner.y + GRID


def test_a_tile_tells_how_many_of_its_kind_there_are_and_where_its_guests_would_go() -> None:
    state = walking()
    show(state, B1="bar", D4="bar", A5="bar", E1="zoo")
    bring(state, B1=3, A5=1)
    there = tag(board_at("amsterdam", state, 0), f"tile-{spot('B1')}")
    assert "The city shows 2 others. Its tourists would go to: D4." in there
    assert "data-why" not in there + tag(board_at("amsterdam", state, 0), f"tile-{FOUNTAIN}")
    alone = tag(board_at("amsterdam", state, 0), f"tile-{spot('E1')}")
    assert "The city shows no other: its tourists would go to the fountain." in alone
    at_work(state, "C3/D4", "D1/E2")
    refused = tag(board_at("amsterdam", state, 0), f"tile-{spot('B1')}")
    assert 'data-why="Mayor: does not stand at B1. B1, Bar: 3 tourists. The city shows 2 others.' in refused


def test_while_it_is_asked_where_tourists_go_no_other_tile_calls() -> None:
    state = city()
    show(state, B1="bar", B2="disco", D4="bar", A5="bar")
    bring(state, B1=3, B2=1)
    build(state, 0, "A1/B2")
    at_work(state, "A1/B2", "D1/E2")
    before = board_at("amsterdam", state, 0)
    assert f'id="brings-tile-{spot("B2")}"' in before.html
    assert "aside" not in tag(before, f"tile-{spot('B2')}")
    asked = board_at("amsterdam", state, 0, {"do": "Turn", "tile": spot("B1")})
    assert f'id="brings-tile-{spot("B2")}"' not in asked.html
    assert " aside" in tag(asked, f"tile-{spot('B2')}")
    assert " aside" not in tag(asked, f"tile-{spot('D4')}") + tag(asked, f"tile-{spot('B1')}")


def test_what_others_did_makes_room_for_the_goals_of_a_walk() -> None:
    layer = '<g id="layer-traces"'
    assert f'{layer} class="faint"' in board_at("amsterdam", walking(), 0).html
    picks: dict[str, Value] = {"do": "Walk", "mayor": crossing("A2/B3")}
    assert f'{layer} class="gone"' in board_at("amsterdam", walking(), 0, picks).html
    assert f"{layer} aria-hidden" in board_at("amsterdam", two_bars(), 0).html
    assert f"{layer} aria-hidden" in board_at("amsterdam", walking(), 1).html, "who looks on sees them"


def test_no_points_are_told_in_no_colour_of_points() -> None:
    html = board_at("amsterdam", city(), 0).html
    assert html.count('class="badge naught"') == html.count(">+0</text>") > 0


def test_the_line_of_somebody_tells_of_turned_tiles_first_and_of_one_on_a_phone() -> None:
    match = _late()
    cut = 0
    for count in range(1, len(match.steps)):
        there = sitting_of(match.until(count), viewer=0)
        for line in recaps_of(there, there.speech(spoken("en"))).lines:
            arts = [picture.sign.art for picture in line.wide.pictures]
            minor = [art in ("p-hotel", "p-mayor", "p-watch") for art in arts]
            assert minor == sorted(minor)
            assert line.narrow.pictures or all(minor)
            cut += line.narrow.more
    assert cut

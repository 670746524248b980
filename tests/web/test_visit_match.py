"""Visits: a match from the lobby to its end, taken back, replayed, hinted; by what can be pressed alone."""

import json
import re
from itertools import pairwise
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.web.deeds import BotMoved, Hurry
from fivestars.web.screens.table.there import pause_before
from matches import match_at
from memory_port import Device
from sittings import model_at, sitting_of
from visit import CAN_PICK, Visit, link_to, texts


@pytest.mark.parametrize("game", SHELF)
def test_a_match_is_played_from_lobby_to_end_over_a_reload(game: str) -> None:
    visit = Visit().press(f'.poster a[href="#setup/{game}"]')
    assert visit.screen == "setup"
    visit.choose("#level-1", "1").choose("#seed", "12").press("button[type=submit]")
    assert visit.screen == "table"
    chance = Random(3)
    visit.play_on(chance, picks=9)
    before, lines = visit.kept.moves, visit.count("#lines li")
    visit = visit.reload()
    assert visit.kept.moves == before
    assert visit.count("#lines li") == lines
    visit.play_on(chance)
    assert visit.kept.over
    assert visit.text(".end h2") == "The result"
    assert visit.count(".results thead th") == SHELF[game].seats[0]
    visit.press_named("Set up another match")
    assert visit.screen == "setup"


def test_people_round_one_screen_play_a_whole_match_behind_covers() -> None:
    visit = Visit().sit_down(match_at("samoa", levels=(0, 0, 0), until=lambda _: True))
    visit.play_on(Random(3))
    assert visit.kept.over
    assert not visit.count("#uncover"), "the end is for everybody"


def test_the_bots_play_a_whole_match_by_themselves() -> None:
    visit = Visit().open(link_to(match_at("overbooking", levels=(1, 2), until=lambda _: True))).press("#keep")
    assert visit.count(".end") == 1
    assert visit.count("#lines li") > 20
    assert visit.kept.over


def _waited(pace: str, game: str = "amsterdam", levels: tuple[int, ...] = (1, 2)) -> Visit:
    """Return a visit to a match of bots at some speed of the table."""
    device = Device()
    assert device.store
    device.store.setItem("five-stars:settings", json.dumps({"speed": "none", "pace": pace, "warnings": "off"}))
    return Visit(device).sit_down(match_at(game, levels=levels, until=lambda _: True))


@pytest.mark.parametrize(("pace", "pause"), [("slow", 2.25), ("usual", 1.35), ("quick", 0.525), ("at-once", 0)])
def test_a_bot_takes_its_time_so_that_one_can_follow(pace: str, pause: float) -> None:
    visit = _waited(pace)
    assert visit.port.waited == pytest.approx(pause * (len(visit.kept.moves) - 1)), "nobody waits for the first move"


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("pace", "most"), [("usual", 6), ("quick", 2.4), ("at-once", 0)])
def test_however_much_three_bots_do_nobody_pauses_long_for_them(pace: str, most: float) -> None:
    visit, chance, pauses = _waited(pace, "austria", (0, 1, 1, 1)), Random(1), []
    for _ in range(12):
        before = visit.port.waited
        visit.move(chance)
        pauses.append(visit.port.waited - before)
    assert max(pauses) <= most


def test_cards_that_are_turned_up_together_are_read_before_the_first_one_builds() -> None:
    match = match_at("samoa", levels=(0, 2, 2), until=lambda state: state.prompt == "build" and state.seat != 0)
    there, before = sitting_of(match, viewer=0), sitting_of(match.until(1), viewer=0)
    assert pause_before(model_at(there), there) == pytest.approx(2.7), "they turn over, and line up"
    assert pause_before(model_at(before), before) < 1.4
    assert pause_before(model_at(there), there._replace(hurried=True)) == 0


def _looking() -> Visit:
    """Return a visit in which three bots have moves to make after one of mine, and each of them takes its time."""
    visit = _waited("usual", "austria", (0, 3, 3, 3))
    visit.port.slow_clock, chance = True, Random(1)
    while not visit.count(".thinking"):
        visit.pick_one(chance)
    return visit


def test_the_space_bar_hurries_on_to_my_turn_and_lasts_no_longer() -> None:
    visit = _looking()
    waited, moves = visit.port.waited, len(visit.kept.moves)
    visit.space()
    assert visit.port.waited == waited, "nothing was waited for"
    assert len(visit.kept.moves) > moves + 2
    assert visit.count(CAN_PICK)
    chance = Random(1)
    while not visit.count(".thinking"):
        visit.pick_one(chance)
    assert visit.note == "Thinking…"
    assert visit.port.waited > waited, "that was for one turn"


def test_in_a_hurry_turns_are_shown_and_not_each_move_of_them() -> None:
    visit = _looking()
    before, drawn = len(visit.kept.steps), visit.port.drawn
    visit.space()
    seats = [step.seat for step in visit.kept.steps[before:]]
    turns = 1 + sum(seat != later for seat, later in pairwise(seats))
    assert turns < len(seats)
    assert visit.port.drawn - drawn <= turns + 1


def test_a_press_on_the_ground_of_the_board_hurries_and_thinking_is_not_cut() -> None:
    def moves() -> int:
        there = visit.page.model.sitting
        assert there
        return len(there.match.steps)

    visit = _looking()
    visit.port.slow_bots = True
    visit.press("#board")
    assert visit.note == "On to your turn…", "it is read aloud once: nothing else is said there until then"
    before = moves()
    visit.press("#hurry").press("#board")
    assert moves() == before, "the bot still thinks"
    visit.wait()
    assert moves() == before + 1
    assert visit.note == "On to your turn…"


def test_the_space_bar_stays_with_the_button_that_has_the_focus() -> None:
    visit = _looking()
    moves = len(visit.kept.moves)
    for place in ("undo", "pace", "lines"):
        visit.port.focus_on = place
        visit.space()
    assert len(visit.kept.moves) == moves
    visit.port.focus_on = "ask"
    assert len(visit.space().kept.moves) > moves


def test_nobody_is_hurried_where_nobody_waits() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 1), until=lambda state: state.seat == 0))
    assert not visit.count("[data-ground]")
    assert visit.press("#hurry").note == "There is nobody to hurry now."
    there = visit.page.model.sitting
    visit.page.send(Hurry())
    assert visit.page.model.sitting is there
    assert not Visit().sit_down(match_at("amsterdam", levels=(0, 0), until=lambda _: True)).count("#hurry")


def test_the_speed_is_chosen_at_the_table() -> None:
    visit = _looking()
    visit.choose("#pace", "slow").press("#hurry")
    assert visit.the("#pace option[selected]")["value"] == "slow"
    waited, chance = visit.port.waited, Random(1)
    while not visit.count(".thinking"):
        visit.pick_one(chance)
    assert visit.port.waited - waited == pytest.approx(2.25)


def _thinking() -> Visit:
    """Return a visit in which a bot was just asked, after moves that may be taken back."""
    visit = Visit().open("setup/amsterdam").choose("#undo", "free").choose("#first", "0").press("button[type=submit]")
    visit.port.slow_bots, chance = True, Random(1)
    while not visit.count(".thinking"):
        visit.pick_one(chance)
    assert visit.note == "Thinking…"
    return visit


def test_a_bot_is_not_heard_once_its_match_went_another_way() -> None:
    visit = _thinking()
    moves = visit.kept.moves
    visit.press("#undo").wait()
    kept = visit.kept.moves
    assert len(kept) < len(moves)
    assert kept == moves[: len(kept)]
    assert not visit.count(".thinking")


def test_a_bot_waits_while_people_look_at_something_else() -> None:
    visit = _thinking()
    count = len(visit.kept.moves)
    visit.press('.moment[data-do="show-moment:1"]').wait()
    assert len(visit.kept.moves) == count, "the answer came while the past was shown"
    visit.press("#now").press("#share").wait()
    assert len(visit.kept.moves) == count, "the answer came behind the panel"
    visit.press("#share-close").wait()
    assert len(visit.kept.moves) == count + 1


def test_a_bots_answer_to_another_match_is_no_matter() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 2), until=lambda state: state.prompt == "hotel"))
    there = visit.page.model.sitting
    assert there
    visit.page.send(BotMoved(there.match.copy(), there.match.state.legal()[0]))
    assert visit.page.model.sitting is there
    visit.open("").page.send(BotMoved(there.match, there.match.state.legal()[0]))
    assert visit.screen == "lobby"


def test_undo_and_redo_go_back_and_forth() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    start = visit.count("#lines li")
    visit.press('#board [data-can][data-pick*="mayor"]').press('#board [data-can][data-pick*="watch"]')
    after, moves = visit.count("#lines li"), visit.kept.moves
    assert after > start
    visit.press("#undo")
    assert visit.count("#lines li") == start
    assert visit.kept.moves == moves[:-1], "what is taken back is kept, too"
    visit.press("#redo")
    assert visit.count("#lines li") == after
    assert visit.kept.moves == moves
    assert visit.press("#redo").note == "Nothing was taken back."


def test_a_turn_is_taken_back_whole() -> None:
    match = match_at("amsterdam", until=lambda state: state.prompt == "hotel" and state.round == 2)
    visit = Visit().sit_down(match)
    seat, begun = match.state.seat, len(match.steps)
    chance = Random(2)
    while visit.kept.state.seat == seat and len(visit.kept.steps) < begun + 2:
        visit.pick_one(chance)
    assert len(visit.kept.steps) == begun + 2
    visit.press("#turnback")
    assert len(visit.kept.steps) <= begun


def test_undo_stops_where_something_came_to_light_and_says_so() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.round == 2))
    assert visit.the("#undo")["aria-disabled"] == "true"
    assert "come to light" in visit.press("#undo").note
    assert "come to light" in visit.the("#turnback")["data-why"], "nor a whole turn"
    fresh = Visit().sit_down(match_at("amsterdam", until=lambda _: True))
    assert fresh.press("#undo").note == "There is nothing to take back."


def test_what_cannot_be_picked_says_why() -> None:
    match = match_at("amsterdam", until=lambda state: state.prompt == "hotel" and state.round == 2)
    visit = Visit().sit_down(match)
    assert "fountain" in visit.press('#board .crossing[data-why*="fountain"]').note
    assert visit.escape().note == ""


def test_a_relocation_is_shown_before_it_is_confirmed() -> None:
    def somebody_must_move(state: object) -> bool:
        legal = getattr(state, "legal")()  # noqa: B009  # the state of this game alone has tourists
        return any(type(move).__name__ == "Turn" and move.to not in (-1, 12) for move in legal)

    match = match_at("amsterdam", until=somebody_must_move)
    move = next(move for move in match.state.legal() if type(move).__name__ == "Turn" and move[2] not in (-1, 12))
    visit = Visit().sit_down(match)
    before = visit.count("#lines li")
    visit.press(f'[data-pick="do=Turn&tile={move[1]}"]')
    if not visit.count("#confirm"):
        visit.press(f'[data-pick="do=Turn&to={move[2]}"]')
    assert visit.count(".arrow") == 1
    assert visit.count("#lines li") == before
    visit.press_named("Confirm")
    assert visit.count(".arrow") == 0
    assert visit.count("#lines li") > before


def _board(visit: Visit) -> str:
    return visit.the("#board").html


def test_a_moment_of_the_log_shows_the_board_of_then() -> None:
    visit = Visit().sit_down(match_at("amsterdam")).press("#see-board")
    at_the_end = _board(visit)
    visit.press('.moment[data-do="show-moment:1"]')
    assert _board(visit) != at_the_end
    assert re.fullmatch(r"1 / \d+", visit.text(".at"))
    assert visit.port.shown
    assert visit.port.shown.log
    assert visit.port.shown.log.shown == 1, "its lines are marked"
    visit.press_named("Back to now")
    assert _board(visit) == at_the_end
    assert visit.port.shown.log.shown is None


def test_the_replay_steps_runs_and_branches_off() -> None:
    visit = Visit().sit_down(match_at("amsterdam"))
    visit.port.slow_clock = True
    visit.press_named("Replay")
    assert visit.text(".at").startswith("0 /")
    visit.press_named("One move on")
    assert visit.text(".at").startswith("1 /")
    visit.press_named("Play the replay").wait().wait().wait()
    assert visit.text(".at").startswith("4 /")
    visit.press_named("Stop").wait()
    assert visit.text(".at").startswith("4 /")
    visit.choose("#moment", "5")
    assert visit.text(".at").startswith("5 /")
    visit.press_named("Play on from here")
    assert not visit.count(".end")
    assert visit.count(CAN_PICK) or visit.count("#uncover")
    visit.press_named("Leave to the lobby")
    assert visit.count(".entry") == 2
    assert "from move 5" in visit.text(".entries")


def test_a_replay_that_runs_stops_at_the_present() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.round == 2))
    visit.port.slow_clock = True
    count = len(visit.kept.steps)
    visit.press(f'.moment[data-do="show-moment:{count - 2}"]').press("#replay-run")
    for _ in range(4):
        visit.wait()
    assert not visit.count(".at"), "it is the present"
    assert visit.count(CAN_PICK)


def test_a_match_that_is_over_is_looked_at_with_each_ones_eyes() -> None:
    visit = Visit().sit_down(match_at("overbooking", levels=(0, 1)))
    visit.press('.moment[data-do="show-moment:9"]')
    drawn: dict[str, str] = {}
    for eyes in ("open", "0", "1", "open"):
        drawn.setdefault(eyes, _board(visit.choose("#eyes", eyes)))
    assert len({*drawn.values()}) == 3
    assert _board(visit).count("held") == drawn["open"].count("held")


def test_what_a_bot_does_lights_up_where_it_does_it_and_my_own_moves_do_not() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 3), until=lambda state: state.round == 2))
    chance = Random(1)
    while not visit.count(".thinking") and not visit.port.lit:
        assert visit.port.lit == []
        visit.pick_one(chance)
    things, colour = visit.port.lit[0]
    assert colour == 1
    assert any(thing.startswith("crossing-") for thing in things)
    for thing in things:
        assert visit.count(f'[data-lit~="{thing}"]'), "it is on the board"


def test_what_a_bot_does_with_its_own_food_lights_none_of_mine() -> None:
    visit, chance = _waited("at-once", "austria", (0, 3, 3, 3)), Random(1)
    for _ in range(8):
        visit.move(chance)
    things = [thing for things, _ in visit.port.lit for thing in things]
    assert any(thing.startswith("action-") for thing in things)
    assert not any(thing.startswith("dish-") for thing in things)


def test_a_hint_marks_what_the_best_bot_would_take() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "hotel"))
    visit.port.slow_bots = True
    visit.press("#hint")
    assert visit.note == "Looking for a good move…"
    visit.wait()
    assert visit.count("[data-hinted]")
    assert "marked" in visit.note
    assert visit.port.asked[-1][0] == 5
    visit.press("#hint")
    visit.press(CAN_PICK).wait()
    assert "marked" not in visit.note, "it is of another moment"


def test_whoever_follows_a_hint_reads_what_is_asked_next() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "walk"))
    visit.press("#hint").wait()
    assert visit.count(".prompt.advised"), "the advice stands where the question stood"
    visit.press("[data-hinted]")
    assert visit.note == ""
    assert visit.text("#ask")
    assert not visit.count(".prompt.advised")


def test_a_hint_is_for_who_decides() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 2)))
    asked = len(visit.port.asked)
    visit.press("#hint")
    assert len(visit.port.asked) == asked


def test_what_happened_is_told_to_screen_readers_and_by_a_sound_if_wished() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    visit.press("#board [data-can]")
    assert "opens a hotel" in visit.port.said[-1]
    assert visit.port.sounds == []
    visit.open("settings").choose('input[name="sounds"][value="on"]').press("button")
    visit.pick_one(Random(1))
    visit.pick_one(Random(1))
    assert set(visit.port.sounds) == {"move"}


def test_the_end_has_a_sound_of_its_own() -> None:
    device = Device()
    assert device.store
    device.store.setItem("five-stars:settings", '{"speed": "none", "sounds": true}')
    Visit(device).sit_down(match_at("overbooking", levels=(1, 2), until=lambda _: True))
    assert device.tabs[0].sounds[-1] == "end"


def test_pieces_glide_as_fast_as_wished() -> None:
    match = match_at("amsterdam", until=lambda state: state.prompt == "hotel")
    for speed, glide in (("calm", 400), ("brisk", 200), ("none", 0)):
        visit = Visit(speed=speed).sit_down(match)
        visit.press("#board [data-can]")
        assert max(visit.port.glides) == glide


def test_the_focus_goes_to_the_question_where_its_place_is_gone() -> None:
    visit = Visit().sit_down(match_at("austria", levels=(0, 2), until=lambda state: state.seat == 0))
    assert visit.focus == "ask"
    guest = visit.the('#board [id^="guest-"][data-can]')
    visit.press(guest).press("#confirm")
    assert visit.focus == "ask"


def test_a_strip_tells_in_a_line_what_each_of_the_others_did_since_mine_and_leads_into_the_replay() -> None:
    match = match_at("austria", levels=(0, 3, 3, 3), until=lambda state: state.seat == 0 and state.round == 2)
    visit = Visit().sit_down(match)
    seats = [step.seat for step in match.steps]
    mine = len(seats) - 1 - seats[::-1].index(0)
    lines = visit.all(".since .recap")
    assert [line["id"] for line in lines] == [f"recap-{seat}" for seat in dict.fromkeys(seats[mine + 1 :])]
    assert all(line.all(".told-picture")[0]["data-tip"] for line in lines), "each picture says what it stands for"
    assert "Ugo" in visit.text("#recap-3"), "words are for whoever cannot see pictures"
    before = _board(visit)
    visit.press(lines[0])
    assert visit.text(".at").startswith(f"{mine + 2} /")
    assert _board(visit) != before
    assert visit.count(".since .recap") == len(lines), "it stays where it is"
    visit.press("#now")
    assert _board(visit) == before
    visit.press("#unfold")
    turns = [seat for seat, before in zip(seats[mine + 1 :], seats[mine:], strict=False) if seat != before]
    assert [line.all(".seat")[0].text for line in visit.all(".unfolded .recap")] == [
        ("", "Bruno", "Zoe", "Ugo")[seat] for seat in dict.fromkeys(turns)
    ], "in the order of the pictures"
    assert visit.press(".unfolded .recap").count(".at"), "the latest turn is no present either"


def test_the_strip_stays_while_i_play_and_tells_points() -> None:
    match = match_at("amsterdam", levels=(0, 3), until=lambda state: state.seat == 0 and state.round == 3)
    visit, chance = Visit().sit_down(match), Random(1)
    line = visit.text("#recap-1")
    assert line.startswith("+2")
    visit.pick_one(chance)
    assert visit.text("#recap-1") == line
    assert visit.text("#score-1 .total") == str(match.state.standing().scores[1].total)


def test_a_recap_says_whose_turn_it_was_once_and_leaves_no_colon_behind() -> None:
    visit = Visit(language="ru").sit_down(match_at("amsterdam", levels=(0, 3), until=lambda state: state.round == 3))
    line, *_ = visit.press("#unfold").all(".unfolded .said")
    assert "Мэр переворачивает" in line.text
    assert "· :" not in line.text
    assert line.text.count("Бруно") == 1


def test_what_was_gained_since_my_turn_stays_beside_the_total_and_is_what_the_strip_says() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 3), until=lambda state: state.round == 3))
    before, chance = visit.text("#score-1 .total"), Random(1)
    gain = int(visit.text("#score-1 .gain"))
    assert 0 < gain <= int(before)
    visit.press(".since .recap")
    assert not visit.count(".gain"), "the past makes no points"
    visit.press("#now").press("#redo")
    assert int(visit.text("#score-1 .gain")) == gain
    moves = len(visit.kept.moves)
    while len(visit.kept.moves) == moves:
        assert int(visit.text("#score-1 .gain")) == gain, "nobody has moved yet"
        visit.pick_one(chance)
    assert visit.text("#score-1 .gain") == visit.text("#recap-1 .told-sum"), "the strip says the same then, too"


@pytest.mark.parametrize(("game", "seats"), [("samoa", 6), ("amsterdam", 3)])
def test_the_line_above_says_what_the_seats_say_and_is_read_aloud_with_them_alone(game: str, seats: int) -> None:
    match = match_at(game, levels=(0, *[2] * (seats - 1)), until=lambda state: state.round == 3 and state.seat == 0)
    visit = Visit().sit_down(match)
    seats_told = [(texts(row.all(".total")), texts(row.all(".gain"))) for row in visit.all(".score")]
    line = visit.all("[aria-hidden=true] > .tallied")
    assert [(texts(seat.all("b")), texts(seat.all(".tallied-gain"))) for seat in line] == seats_told
    assert any(gain for _, gain in seats_told)
    assert visit.count(".tallied.now") == visit.count(".score.now") == 1
    visit.press("#to-scores")
    assert visit.focus == "scores", "a press leads to the seats and their names"


def test_before_the_others_have_moved_the_strip_keeps_its_place() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 3), until=lambda _: True))
    assert visit.text(".since") == "Since your last turn The others have not moved yet."
    assert not visit.count("#deed")


def test_on_a_narrow_page_a_line_tells_the_last_turn_and_opens() -> None:
    match = match_at("amsterdam", levels=(0, 1), until=lambda state: state.seat == 0 and state.round == 2)
    visit = Visit().sit_down(match)
    assert visit.the("#deed")["aria-expanded"] == "false"
    visit.press("#deed")
    assert visit.the("#deed")["aria-expanded"] == "true"
    assert visit.count(".prompt .unfolded .recap") == 1
    assert not visit.press("#deed").count(".unfolded")
    assert not visit.press("#deed").press("#fold-up").count(".unfolded"), "what was opened says how it is closed"


def test_what_is_told_in_words_is_folded_up_by_a_press_elsewhere_or_by_escape() -> None:
    match = match_at("amsterdam", levels=(0, 1), until=lambda state: state.seat == 0 and state.round == 2)
    visit = Visit().sit_down(match)
    assert visit.press("#unfold").count(".unfolded")
    assert not visit.press("#log").count(".unfolded"), "on a heading, which does nothing"
    assert visit.press("#unfold").count(".unfolded")
    assert not visit.escape().count(".unfolded")
    assert visit.press("#unfold").count(".unfolded")
    before = _board(visit)
    assert not visit.press("#board [data-can]").count(".unfolded")
    assert _board(visit) != before, "what was pressed is picked, too"


def test_what_is_told_in_words_is_folded_up_by_the_way_back() -> None:
    match = match_at("amsterdam", levels=(0, 1), until=lambda state: state.seat == 0 and state.round == 2)
    visit = Visit().sit_down(match)
    table = visit.address
    assert visit.press("#unfold").count(".unfolded")
    assert visit.address != table
    assert not visit.back().count(".unfolded")
    assert visit.address == table
    visit.press("#unfold").escape()
    assert visit.address == table, "so that the next way back leaves"
    again = visit.press("#unfold").reload()
    assert again.screen == "table"
    assert not again.count(".unfolded, #book"), "what was open is folded up then"


def test_the_strip_tells_no_secret_of_others() -> None:
    match = match_at("samoa", levels=(0, 3, 3), until=lambda state: state.seat == 0 and state.round == 2)
    visit = Visit().sit_down(match)
    log = " ".join(line.text for line in visit.all("#lines .said"))
    visit.press("#unfold")
    assert visit.count(".unfolded .said")
    for line in visit.all(".unfolded .said"):
        name = line.all(".seat")[0].text
        parts = [re.sub(r", [+−]\d+$", "", part.removeprefix(name).strip()) for part in line.text.split(" · ")]
        assert all(part in log for part in parts), line.text


def test_a_log_that_goes_on_is_not_drawn_anew() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    assert visit.port.shown
    assert visit.port.shown.log
    key, moves = visit.port.shown.log.key, visit.port.shown.log.moves
    visit.press("#board [data-can]")
    assert visit.port.shown.log.key == key
    assert visit.port.shown.log.moves[: len(moves)] == moves
    visit.press('.moment[data-do="show-moment:1"]')
    assert visit.port.shown.log.key == key, "looking at the past draws no line anew"


def test_the_latest_move_is_on_top_of_the_log_and_told_in_its_order() -> None:
    visit = Visit().sit_down(match_at("maui", until=lambda state: state.round == 2))
    lines = visit.all("#lines li")
    moves = [line["data-after"] for line in lines]
    assert moves == sorted(moves, key=int, reverse=True)
    latest = [line.text for line in lines if line["data-after"] == moves[0]]
    assert "towel" in latest[0]
    assert " lays it in column " in latest[1]
    heads = [line["data-after"] for line in visit.all("#lines [data-first]")]
    assert heads == list(dict.fromkeys(moves)), "the number of each move stands at its first line"


def test_what_lay_face_down_is_told_of_when_the_board_has_turned_it_up() -> None:
    visit = Visit().sit_down(match_at("samoa", levels=(0,) * 3, until=lambda state: state.prompt == "build"))
    assert visit.count("#lines [data-turned]") == 3
    assert all(" reveals a card" in line.text for line in visit.all("#lines [data-turned]"))
    told = Visit().sit_down(match_at("overbooking", until=lambda state: state.round == 2))
    assert not told.count("#lines [data-turned]"), "the story has told it"

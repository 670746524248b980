"""Visits: a match from the lobby to its end, taken back, replayed, hinted; by what can be pressed alone."""

import re
from random import Random

import pytest

from fivestars.games import SHELF
from fivestars.web.deeds import BotMoved
from matches import match_at
from memory_port import Device
from visit import CAN_PICK, Visit, link_to


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


def test_a_bot_takes_its_time_so_that_one_can_follow() -> None:
    waited = {}
    for speed in ("calm", "brisk", "none"):
        visit = Visit(speed=speed).sit_down(match_at("amsterdam", levels=(1, 2), until=lambda _: True))
        pauses = (
            len(visit.kept.moves) - 1 + 3
        )  # nobody waits for the first move; then the one part is told, and the end
        waited[speed] = visit.port.waited / pauses
    assert waited == {"calm": pytest.approx(0.9), "brisk": pytest.approx(0.35), "none": 0}


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


def test_a_hint_marks_what_the_best_bot_would_take() -> None:
    visit = Visit().sit_down(match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "hotel"))
    visit.port.slow_bots = True
    visit.press("#hint")
    assert visit.note == "Looking for a good move…"
    visit.wait()
    assert visit.count("[data-hinted]")
    assert visit.note == "The best bot would take what is marked."
    assert visit.port.asked[-1][0] == 5
    visit.press("#hint")
    visit.press(CAN_PICK).wait()
    assert visit.note != "The best bot would take what is marked.", "it is of another moment"


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


def test_a_line_of_others_leads_to_the_log() -> None:
    visit = Visit().sit_down(
        match_at("amsterdam", levels=(0, 1), until=lambda state: state.seat == 0 and state.round == 2)
    )
    assert visit.press("#deed").focus == "lines"


def test_a_log_that_goes_on_is_not_drawn_anew() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "hotel"))
    assert visit.port.shown
    assert visit.port.shown.log
    key, lines = visit.port.shown.log.key, visit.port.shown.log.lines
    visit.press("#board [data-can]")
    assert visit.port.shown.log.key == key
    assert visit.port.shown.log.lines[: len(lines)] == lines
    visit.press('.moment[data-do="show-moment:1"]')
    assert visit.port.shown.log.key == key, "looking at the past draws no line anew"

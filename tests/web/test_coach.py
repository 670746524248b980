"""The coach has a short sentence for each kind of decision, says it once on a device, and can be silenced."""

import pytest

from fivestars.games import SHELF
from fivestars.games.maui.lesson.coach import BESIDES
from fivestars.games.maui.rules import Maui
from fivestars.games.samoa.rules.moves import Pass
from fivestars.web.match.board import open_box
from fivestars.web.match.coaching import advice, coach_of, heard
from fivestars.web.store.settings import Settings
from games.maui.positions import played
from matches import match_at
from memory_port import Device
from sittings import sitting_of
from visit import Visit

LONGEST = 160  # letters that fit the prompt's place on a phone

games = pytest.mark.parametrize("game", SHELF)


@games
def test_each_kind_of_decision_has_a_short_sentence(game: str) -> None:
    said = coach_of(SHELF[game])
    assert said.keys() == open_box(SHELF[game]).words.prompts.keys() - {"over"}, "then nothing is to be decided"
    assert {prompt: text for prompt, text in said.items() if len(text) > LONGEST} == {}


def begun(device: Device | None = None) -> Visit:
    """Return a match of Maui as somebody finds it who has the coach."""
    visit = Visit(device, coach=True)
    visit.open("setup/maui").choose("#seed", "22").choose("#first", "0").press("button[type=submit]")
    return visit


FIRST = coach_of(SHELF["maui"])["turn"]


def laid(visit: Visit) -> Visit:
    """Lay a towel."""
    visit.press("#slot-0-0").press("#board .chip[data-pick]")
    return visit.press("#confirm") if visit.count("#confirm") else visit


def test_a_new_kind_of_decision_is_spoken_of_once_on_a_device() -> None:
    visit = begun()
    assert visit.note == FIRST
    laid(visit)
    assert visit.kept.moves
    assert visit.note == ""
    assert not visit.count("#no-coach")
    visit.open("")
    assert begun(visit.device).note == ""


def test_a_turn_that_is_new_in_another_way_is_spoken_of_too() -> None:
    settings = Settings(coach=True, coached="maui: turn")
    rich = played(lambda state: state.round == 1)
    assert advice(sitting_of(rich), settings) == ""
    poor = sitting_of(played(lambda state: _is_poor(state) and any(state.zones)))
    poor_only = settings._replace(coached="maui: turn|maui: token")
    assert advice(poor, poor_only) == BESIDES["money"]
    assert advice(poor, heard(poor, poor_only)) == ""
    assert max(map(len, BESIDES.values())) <= LONGEST
    nothing_there = sitting_of(played(lambda state: _is_poor(state) and not any(state.zones)))
    assert advice(nothing_there, poor_only) == "", "no dollars lie there that could be taken"


def _is_poor(state: Maui) -> bool:
    return can_lay(state) and not state.players[state.seat or 0].dollars


def test_one_thing_is_said_at_a_time() -> None:
    there = sitting_of(played(lambda state: can_lay(state) and any(state.players[state.seat or 0].tokens)))
    once = heard(there, Settings(coach=True))
    assert advice(there, Settings(coach=True)) == FIRST
    assert advice(there, once) == BESIDES["token"]


def can_lay(state: Maui) -> bool:
    """Tell whether somebody is to take a turn."""
    return state.seat is not None and state.prompt == "turn"


def test_it_waits_until_the_decision_is_made() -> None:
    visit = begun()
    visit = visit.reload()
    assert visit.note == FIRST
    visit.press("#slot-0-0")
    assert visit.note != FIRST, "what one has picked needs the place"
    assert visit.escape().note == FIRST


def test_the_coach_is_silenced_where_it_speaks_and_heard_again_by_the_settings() -> None:
    visit = begun().press("#no-coach")
    assert visit.note == ""
    assert visit.focus == "ask"
    visit.open("settings").choose('input[name="coach"][value="on"]').press('[data-do="leave"]')
    assert visit.note == FIRST


def test_in_a_lesson_the_coach_is_silent() -> None:
    visit = Visit(coach=True).open("lesson/maui")
    assert not visit.count("#no-coach")
    assert FIRST not in visit.html


def test_of_what_cannot_happen_now_nothing_is_said() -> None:
    full = match_at(
        "samoa", levels=(0, 0, 0), until=lambda state: state.prompt == "host on" and len(state.legal()) == 1
    )
    there, settings = sitting_of(full, viewer=full.state.seat), Settings(coach=True)
    assert [*there.hand.legal] == [Pass()]
    assert advice(there, settings) == ""
    assert heard(there, settings) == settings, "it is kept for the first real choice"

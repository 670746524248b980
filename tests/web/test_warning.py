"""A warning before a dear move: it holds the move until somebody insists, and no other move is held for long."""

import pytest

from fivestars.games import SHELF
from fivestars.players.judgement import Judgement
from fivestars.web.deeds import Weighed
from fivestars.web.match.coaching import FIRST, is_dear
from fivestars.web.screens.table.moves import SILENT
from fivestars.web.store.saves import Slot
from matches import match_at
from memory_port import NOON
from visit import Visit

DEAR, CHEAP = 20.0, 1.5


def begun(cost: float = DEAR, **settings: object) -> Visit:
    """Return a match of Maui whose first decision costs so much, whatever it is."""
    visit = Visit(**{"warnings": "first", "coach": True, **settings})  # type: ignore[arg-type]  # as the settings are
    visit.open("setup/maui").choose("#seed", "22").choose("#first", "0").press("button[type=submit]")
    visit.port.costs[0] = cost
    return visit


def laid(visit: Visit) -> Visit:
    """Lay a towel."""
    return shown(visit).press("#confirm")


def shown(visit: Visit) -> Visit:
    """Pick a towel, which can lie in one place only."""
    return visit.press("#slot-0-0")


def test_a_dear_move_waits_until_somebody_insists() -> None:
    visit = laid(begun())
    assert visit.kept.moves == []
    assert visit.text("#note") == visit.port.said[-1] == "This may cost about 20 points: your pearls bring less."
    assert visit.text("#ask").startswith("Rows 4 to 6: "), "what it brings stays above"
    assert visit.text("#confirm") == "Take it all the same"
    assert visit.focus == "letgo", "who presses once more thinks again"
    visit.press("#confirm")
    assert len(visit.kept.moves) > 0
    assert not visit.count("#no-warnings")


def test_while_a_move_is_only_shown_nothing_is_said_of_it() -> None:
    visit = shown(begun())
    assert visit.port.judged == [0], "it is asked about meanwhile"
    assert "may cost" not in visit.html
    assert visit.text("#confirm") == "Confirm"
    visit.press("#confirm")
    assert visit.text("#confirm") == "Take it all the same"
    assert visit.port.judged == [0]


def test_who_thinks_again_has_everything_to_pick() -> None:
    visit = laid(begun())
    assert visit.text("#letgo") == "Think again"
    visit.press("#letgo")
    assert visit.kept.moves == []
    assert "may cost" not in visit.note
    assert not visit.count("#confirm, [data-picked]")
    assert laid(visit).text("#confirm") == "Take it all the same", "and is warned of it again"
    assert "may cost" not in visit.escape().note


def test_who_picks_something_else_is_held_by_the_warning_no_more() -> None:
    visit = laid(begun())
    visit.port.costs[0] = CHEAP
    visit.press("#slot-1-0")
    assert visit.note == ""
    assert visit.text("#letgo") == "Cancel"


def test_a_move_that_costs_little_is_made_at_once() -> None:
    visit = laid(begun(CHEAP))
    assert visit.kept.moves
    assert visit.port.judged == [0]


def test_a_move_waits_no_longer_than_a_moment_for_an_answer() -> None:
    visit = begun()
    visit.port.slow_bots = visit.port.slow_clock = True
    laid(visit)
    assert visit.kept.moves == []
    assert not visit.count("#confirm"), "nothing is to be confirmed yet"
    visit.press("#board .chip[data-pick]")
    assert visit.port.judged == [0], "pressed twice, it is asked once"
    assert visit.kept.moves == []
    visit.port.slow_bots = False
    visit.wait()
    assert visit.text("#confirm") == "Take it all the same"


def test_without_an_answer_the_move_is_made() -> None:
    visit = begun()
    visit.port.slow_bots = True
    laid(visit)
    assert visit.kept.moves, "the moment is over"
    visit.wait()
    assert not visit.count("#no-warnings"), "what comes late is not heard"


def test_what_was_let_go_meanwhile_is_not_made() -> None:
    visit = begun(CHEAP)
    visit.port.slow_bots = visit.port.slow_clock = True
    laid(visit).escape().wait()
    assert visit.kept.moves == []
    assert not visit.count("[data-picked]")


def test_an_answer_to_an_earlier_question_is_not_heard() -> None:
    visit = begun()
    visit.port.slow_bots = visit.port.slow_clock = True
    laid(visit).escape()
    visit.port.costs[0] = CHEAP
    laid(visit)
    there = visit.page.model.sitting
    assert there
    assert there.weighing
    move, asked = there.weighing.move, there.weighing.asked
    visit.page.send(Weighed(there.match, move, asked - 1, None))
    visit.port.settle()
    assert visit.kept.moves == [], "the moment of the first question is over, that of the second is not"
    visit.page.send(Weighed(there.match, move, asked, None))
    visit.port.settle()
    assert visit.kept.moves


def test_a_hint_that_comes_meanwhile_does_not_take_the_move_away() -> None:
    visit = begun(CHEAP)
    visit.port.slow_bots = visit.port.slow_clock = True
    laid(visit.press("#hint")).wait()
    assert visit.kept.moves


def test_what_the_hint_advises_is_not_weighed() -> None:
    visit = begun().press("#hint")
    while not visit.kept.moves:
        visit.press("#confirm" if visit.count("#confirm") else "[data-hinted][data-pick]:not([data-picked])")
    assert visit.port.judged == []


def test_bots_that_think_in_the_page_itself_are_not_asked() -> None:
    visit = begun()
    visit.port.beside = False
    assert laid(visit).kept.moves
    assert visit.port.judged == []


def test_where_the_bots_do_not_answer_the_move_is_made_and_that_is_told() -> None:
    visit = begun()
    visit.port.silent_bots = True
    assert shown(visit).note == SILENT
    assert visit.press("#confirm").kept.moves


def test_warnings_are_silenced_where_they_stand() -> None:
    visit = laid(begun()).press("#no-warnings")
    assert not visit.count("#no-warnings")
    visit.press("#letgo")
    assert laid(visit).kept.moves
    visit.open("settings").choose('input[name="warnings"][value="on"]')
    assert visit.page.model.settings.warnings == "on"


@pytest.mark.parametrize(("settings", "judged"), [("off", []), ("first", []), ("on", [0])])
def test_after_the_first_matches_who_wishes_is_warned(settings: str, judged: list[int]) -> None:
    visit = begun(warnings=settings)
    over = match_at("maui", levels=[0, 1])
    for number in range(FIRST):
        visit.page.saves.keep(Slot(f"maui-{number}", "", 0, "", ""), over, NOON)
    visit.open("setup/maui").choose("#seed", "22").choose("#first", "0").press("button[type=submit]")
    laid(visit)
    assert visit.port.judged == judged


def test_people_among_themselves_are_warned_only_if_they_wish() -> None:
    match = match_at("maui", until=lambda state: state.seat == 0, seed=22)
    assert laid(Visit(warnings="first").sit_down(match)).port.judged == []
    assert laid(Visit(warnings="on").sit_down(match)).port.judged == [len(match.moves)]


@pytest.mark.parametrize(("settings", "judged"), [("first", []), ("on", [0])])
def test_who_has_silenced_the_coach_is_warned_only_if_they_wish(settings: str, judged: list[int]) -> None:
    assert laid(begun(warnings=settings, coach=False)).port.judged == judged


def test_in_a_lesson_nobody_is_warned() -> None:
    visit = Visit(warnings="on").open("lesson/maui").press("#next-step").press("#next-step")
    laid(visit)
    assert visit.port.judged == []


@pytest.mark.parametrize("game", SHELF)
def test_each_game_knows_what_is_dear(game: str) -> None:
    move = match_at(game, levels=[0] * SHELF[game].seats[0], until=lambda _: True).state.legal()[0]
    assert is_dear(SHELF[game], Judgement(move, DEAR))
    assert not is_dear(SHELF[game], Judgement(move, CHEAP))
    assert is_dear(SHELF[game], Judgement(move, 0.0, 0.3)), "the match itself is worth more than points"


def test_who_thinks_again_of_a_move_of_several_parts_keeps_how_it_begins() -> None:
    visit = Visit(warnings="on").sit_down(
        match_at("amsterdam", levels=(0, 2), until=lambda state: state.prompt == "turn" and state.seat == 0)
    )
    visit.port.costs[len(visit.kept.moves)] = DEAR
    beginning = visit.the("#board [data-can]")["data-pick"]
    visit.press(f'[data-pick="{beginning}"]')
    assert not visit.count("#confirm")
    begun = [thing.id for thing in visit.all("[data-picked]")]
    assert begun
    visit.press("#board [data-can]:not([data-picked])").press("#confirm")
    assert visit.text("#letgo") == "Think again"
    visit.press("#letgo")
    assert [thing.id for thing in visit.all("[data-picked]")] == begun
    assert not visit.count("#confirm")
    assert not visit.press("#letgo").count("[data-picked]"), "and then nothing"

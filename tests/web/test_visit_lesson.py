"""Visits to a lesson: gone through by what can be pressed, refused, left, resumed, and gone on with as a match."""

from html import unescape

import pytest

from fivestars.games import SHELF
from fivestars.table.lesson import Teaching, dealt, is_wanted
from fivestars.web.match.picking import parts_of, parts_read
from fivestars.web.match.teaching import lesson_of, slot_id
from fivestars.web.screens.table.lesson import sentences
from fivestars.web.words.speech import tongue
from sittings import sitting_of
from visit import Visit

games = pytest.mark.parametrize("game", SHELF)
HOLDS = "#board:has([data-spoken]), #board :has([data-spoken]):not([data-spoken], [data-spoken] *)"


def lesson(visit: Visit) -> Teaching:
    """Return the lesson as it stands."""
    there = visit.page.model.sitting
    assert there
    assert there.teaching, "no lesson is given"
    return there.teaching


def go_on(visit: Visit) -> None:
    """Do what the step wants, or read on; a story that is told then is skipped."""
    _go_on(visit)
    while visit.count("#story"):
        visit.escape()


def _go_on(visit: Visit) -> None:
    there = visit.page.model.sitting
    assert there
    if visit.count("#next-step"):
        visit.press("#next-step")
        return
    assert not visit.count('[data-do^="make-all"]'), "one thing after the other"
    wish, before = lesson(visit).wish, there.match
    assert wish, f"nobody goes on at step {lesson(visit).number + 1}"
    wanted = parts_of(next(move for move in before.state.legal() if is_wanted(move, wish)))
    while visit.page.model.sitting and visit.page.model.sitting.match is before:
        if visit.count("#confirm"):
            visit.press("#confirm")
            continue
        picked = visit.page.model.sitting.picks.items()
        things = [
            thing
            for thing in visit.all("[data-pick]")
            if (part := parts_read(unescape(thing["data-pick"])).items()) <= wanted and not part <= picked
        ]
        assert things, f"nothing on the page leads to {dict(wish)}: {visit.text('#ask')} {visit.note}"
        visit.press(things[0])
        assert visit.page.model.sitting.picks or visit.page.model.sitting.match is not before, visit.note


@games
def test_a_lesson_is_gone_through_by_what_can_be_pressed(game: str) -> None:
    visit = Visit().open(f"lesson/{game}")
    steps = lesson_of(SHELF[game]).steps
    assert visit.address == f"match/lesson-{game}"
    shown = []
    for _ in range(100):
        number = lesson(visit).number
        if number not in shown:
            shown.append(number)
            assert visit.text(".lesson span") == f"Lesson: step {number + 1} of {len(steps)}"
            assert steps[number].says in visit.text("#ask")
            assert bool(visit.count("[data-spoken]")) == bool(steps[number].lit)
            assert [thing.html for thing in visit.all("[data-holds]")] == [thing.html for thing in visit.all(HOLDS)]
        if lesson(visit).is_last:
            break
        go_on(visit)
    assert shown == list(range(len(steps))), "each step is shown, in its order"
    assert not visit.count("#leave-lesson"), "it leads to the open match by itself"
    moves = visit.kept.moves
    visit.press("#next-step")
    assert not visit.count(".lesson")
    assert visit.kept.moves[: len(moves)] == moves, "the match goes on"
    assert not visit.address.startswith("match/lesson"), "as one of its own"
    assert len(visit.slots) == 1


@pytest.mark.one_in(4)
@games
def test_a_lesson_is_left_and_resumed_at_any_step(game: str) -> None:
    visit = Visit().open(f"lesson/{game}")
    while not lesson(visit).is_last:
        go_on(visit)
        place, ask = lesson(visit).place, visit.text("#ask")
        visit = visit.open("").open(f"lesson/{game}")
        assert (lesson(visit).place, visit.text("#ask")) == (place, ask)
        visit = visit.reload()
        assert (lesson(visit).place, visit.text("#ask")) == (place, ask)
    visit = visit.reload()
    while not lesson(visit).is_last:
        go_on(visit)


@pytest.mark.one_in(4)
@games
def test_whatever_else_could_be_picked_is_refused_with_a_sentence(game: str) -> None:
    visit = Visit().open(f"lesson/{game}")
    refusals = 0
    while not lesson(visit).is_last:
        step, wish = lesson(visit).step, lesson(visit).wish
        there = visit.page.model.sitting
        assert there
        if wish:
            wanted = [parts_of(move) for move in there.match.state.legal() if is_wanted(move, wish)]
            for thing in visit.all("[data-pick]"):
                part = parts_read(unescape(thing["data-pick"])).items()
                if not any(part <= move for move in wanted):
                    visit.press(thing)
                    assert visit.note == step.instead
                    assert visit.page.model.sitting
                    assert visit.page.model.sitting.match is there.match
                    refusals += 1
        go_on(visit)
    assert refusals


def test_while_something_is_to_be_read_nobody_does_anything() -> None:
    visit = Visit().open("lesson/austria")
    assert not visit.kept.moves, "the other player waits"
    assert not visit.count("[data-pick]")
    visit.press("#next-step")
    assert len(visit.kept.moves) == 1


def test_a_move_may_be_taken_back_and_the_step_is_shown_again() -> None:
    visit = Visit().open("lesson/austria").press("#next-step")
    go_on(visit)
    assert lesson(visit).number == 2
    assert "She sits in your café now." in visit.text("#ask")
    visit.press("#undo")
    assert lesson(visit).number == 1


def test_the_hint_marks_what_the_lesson_asks_for() -> None:
    visit = Visit().open("lesson/austria").press("#next-step").press("#hint")
    assert visit.note == "The lesson asks for what is marked."
    assert "Duchess" in visit.the("#board [data-hinted]")["aria-label"]


def test_whoever_leaves_the_lesson_plays_on_in_an_open_match() -> None:
    visit = Visit().open("lesson/austria").press("#next-step").press("#leave-lesson")
    assert not visit.count(".lesson")
    assert [slot.name for slot in visit.slots] == [""]
    visit.press("#board [data-can]")
    assert visit.note != "Take the Duchess this time: nobody is easier to serve."


def test_a_lesson_that_cannot_be_read_is_put_aside_for_a_new_one() -> None:
    visit = Visit().open("lesson/austria").press("#next-step")
    assert visit.device.store
    key = "five-stars:match:lesson-austria"
    kept = visit.device.things()[key]
    visit = visit.open("")
    assert visit.device.store
    visit.device.store.setItem(key, kept.replace("258", "259"))
    visit = visit.reload().open("lesson/austria")
    assert len(visit.slots) == 2
    assert lesson(visit).number == 0


def test_a_lesson_of_no_game_leads_to_the_lobby() -> None:
    visit = Visit().open("lesson/chess")
    assert visit.screen == "lobby"
    assert visit.notices == ["There is no such match in this browser."]


def test_the_readers_of_the_screen_hear_what_was_done_and_what_comes_next() -> None:
    visit = Visit().open("lesson/austria").press("#next-step")
    assert visit.port.said[-1].endswith("Take the Duchess, who wants only one coffee.")
    assert visit.the('[data-spoken][aria-label*="Duchess"]')["aria-current"] == "true"


@games
def test_while_others_move_nothing_more_is_asked_for(game: str) -> None:
    given = lesson_of(SHELF[game])
    match = dealt(SHELF[game], given)
    for step in given.steps:
        for wish in step.wants:
            match.play(next(move for move in match.state.legal() if is_wanted(move, wish)))
        if step.wants and step.others:
            there = sitting_of(match)
            there = there._replace(slot=there.slot._replace(id=slot_id(game)))
            assert there.teaching
            assert sentences(there, tongue("en")) == ([step.brought] if step.brought else [])
        for other in step.others:
            match.play(other)

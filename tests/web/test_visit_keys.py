"""Visits: the key that lets go, the focus that stays, and what readers of the screen are told."""

from matches import match_at
from visit import Visit


def _at(prompt: str) -> Visit:
    return Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == prompt))


def test_escape_lets_go_of_what_was_picked() -> None:
    visit = _at("walk").press("#board [data-can]")
    assert visit.count("#letgo") == 1
    assert visit.escape().count("#letgo") == 0


def test_escape_clears_what_is_noted() -> None:
    visit = _at("walk").press("#redo")  # it says why not
    assert visit.note == "Nothing was taken back."
    assert visit.escape().note == ""


def test_what_happened_is_told_to_screen_readers() -> None:
    visit = _at("hotel").press("#board [data-can]")
    assert "opens a hotel" in visit.port.said[-1]


def test_the_focus_is_not_lost_by_a_move() -> None:
    visit = _at("hotel")
    thing = visit.the("#board [data-can]")
    assert visit.press(thing).focus == thing.id != ""


def test_escape_draws_nothing_where_there_is_nothing_to_let_go_of() -> None:
    visit = Visit().sit_down(match_at("amsterdam", until=lambda state: state.prompt == "walk"))
    drawn = visit.port.drawn
    assert visit.escape().port.drawn == drawn

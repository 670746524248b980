"""Visits to the guide: beside the board at what is to be decided, searched, closed; and on a page of its own."""

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.screens.table.beside import places_of
from matches import link_to, match_at
from visit import Visit

games = pytest.mark.parametrize("game", SHELF)


def match(game: str) -> Match:
    """Return a match in which the first seat decides; in Amsterdam, where to walk."""
    levels = (0, *[2] * (SHELF[game].seats[0] - 1))
    return match_at(game, levels=levels, until=lambda state: state.seat == 0 and state.prompt != "hotel")


def at_the_table(game: str = "amsterdam") -> Visit:
    """Return a visit to a match in which somebody decides."""
    return Visit().sit_down(match(game))


def told(visit: Visit) -> list[str]:
    """Return what of the guide is marked as what was asked for."""
    return [thing.id for thing in visit.all("#book [data-told]")]


@games
def test_the_question_leads_to_its_paragraph_beside_the_board(game: str) -> None:
    visit = at_the_table(game)
    there = visit.page.model.sitting
    assert there
    place = places_of(SHELF[game])[there.match.state.prompt]
    board = visit.the("#board").html
    visit.press("#told")
    assert told(visit) == [f"guide-{place}"]
    assert visit.focus == f"guide-{place}"
    assert visit.the("#board").html == board, "the board is as it was"
    assert visit.the("#told")["href"] == f"#rules/{game}/{place}"


def test_one_plays_on_while_it_is_open() -> None:
    visit = at_the_table()
    visit.press("#told").press("#board [data-can]")
    assert visit.count("#book")
    assert visit.count("#letgo")
    visit.escape()
    assert visit.count("#book"), "what was picked is let go first"
    assert not visit.count("#letgo")
    visit.escape()
    assert not visit.count("#book")


@pytest.mark.parametrize("way", ["button", "escape", "back"])
def test_it_closes_and_gives_the_focus_back(way: str) -> None:
    visit = at_the_table()
    address = visit.address
    visit.press("#told")
    assert visit.address == f"{address}/rules"
    ways = {"button": lambda: visit.press("#book-close"), "escape": visit.escape, "back": visit.back}
    ways[way]()
    assert not visit.count("#book")
    assert visit.address == address
    assert visit.focus == "told"
    assert visit.screen == "table"
    assert visit.back().screen != "table", "no step of the browser's is left over"


def test_a_reload_keeps_it_open_and_it_still_closes() -> None:
    visit = at_the_table()
    address = visit.address
    visit = visit.press("#told").reload()
    assert visit.screen == "table"
    assert visit.count("#book")
    visit.escape()
    assert (visit.count("#book"), visit.address, visit.screen) == (0, address, "table")


def test_the_browsers_way_on_opens_it_again() -> None:
    visit = at_the_table()
    visit.open(f"{visit.address}/rules")
    assert visit.count("#book")


def test_the_contents_lead_on_within_the_panel() -> None:
    visit = at_the_table().press("#rules")
    assert visit.focus == "guide-contents"
    visit.press('#book a[data-do="read-guide:fountain"]')
    assert told(visit) == ["guide-fountain"]
    assert visit.screen == "table"
    visit.escape()
    assert visit.focus == "rules"


def test_a_search_says_how_much_it_found_and_lights_it() -> None:
    visit = at_the_table().press("#told").choose("#book-search", "fountain")
    assert visit.count("#book mark") > 5
    assert visit.text("#book-found").startswith("Found at ")
    visit.choose("#book-search", "zeppelin")
    assert visit.text("#book-found") == "Nothing is found."
    visit.escape()
    assert visit.count("#book"), "first the words are let go"
    assert visit.text("#book-found") == ""
    assert not visit.escape().count("#book")


def test_it_is_no_step_of_the_browser_at_a_match_that_came_by_link() -> None:
    visit = Visit().open(link_to(match("amsterdam")))
    address = visit.address
    visit.press("#told")
    assert (visit.address, visit.count("#book")) == (address, 1)
    assert not visit.escape().count("#book")


def test_a_moment_of_the_past_asks_nothing() -> None:
    visit = at_the_table()
    visit.press(visit.all(".moment")[-1])
    assert not visit.count("#told")


def test_nothing_of_it_is_under_a_story_or_a_panel() -> None:
    visit = at_the_table().press("#told").press("#share")
    assert not visit.count("#book")
    assert visit.press("#share-close").count("#book")


# --- on a page of its own


def test_an_address_leads_to_its_place() -> None:
    visit = Visit().open("rules/austria/ruling-7")
    assert visit.screen == "rules"
    assert visit.focus == "guide-ruling-7"
    assert [thing.id for thing in visit.all("[data-told]")] == ["guide-ruling-7"]
    assert visit.count("details[open] #guide-ruling-7")


def test_ways_in_it_are_no_steps_of_the_browser() -> None:
    visit = Visit().open("setup/austria").open("rules/austria")
    visit.press('nav a[data-do="read-guide:rooms"]')
    assert (visit.address, visit.focus) == ("rules/austria/rooms", "guide-rooms")
    assert visit.press_named("Back").screen == "setup"


def test_what_is_looked_for_is_found_there_too() -> None:
    visit = Visit().open("rules/maui").choose("#book-search", "crabs")
    assert visit.count("mark")
    assert visit.text("#book-found").startswith("Found at ")


def test_an_address_of_no_place_shows_the_guide() -> None:
    visit = Visit().open("rules/maui/nowhere")
    assert (visit.screen, visit.count("[data-told]")) == ("rules", 0)

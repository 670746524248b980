"""The table as HTML: what stands beside the board."""

import re

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.match.board import open_box
from fivestars.web.match.sitting import Sitting
from matches import match_at
from sittings import html_of, sitting_of


def asked(there: Sitting) -> str:
    """Return what the page says of the decision that is to be made."""
    found = re.search(r'id="ask"[^>]*>(.*?)</p>', html_of(there))
    assert found
    return re.sub(r"<[^>]*>", "", found[1])


@pytest.mark.parametrize("game", SHELF)
def test_who_waits_is_told_what_others_decide_and_asked_nothing(game: str) -> None:
    seats = max(2, SHELF[game].seats[0])
    whole, met = match_at(game, levels=(0,) * seats), set[str]()
    again = Match(whole.game, whole.setup, whole.people)
    for move in whole.moves:
        seat, prompt = again.state.seat, again.state.prompt
        if prompt not in met and seat is not None:
            met.add(prompt)
            match = again.copy()
            name = f"Player {seat + 1}"
            others = [
                asked(sitting_of(match)._replace(viewer=viewer, covered=False)) for viewer in (None, (seat + 1) % seats)
            ]
            assert others[0].startswith(f"{name} "), prompt
            assert others[0].endswith("."), prompt
            over = bool(match.steps) and match.steps[-1].seat == (seat + 1) % seats
            assert others[1] == others[0] or (over and prompt in open_box(SHELF[game]).words.follows), prompt
            assert asked(sitting_of(match, viewer=seat)) != others[0], f"{prompt}: who decides is asked"
        again.play(move)


def test_the_result_leaves_out_what_brought_nobody_anything() -> None:
    html = html_of(sitting_of(match_at("maui", ("base",))))
    assert '<th scope="row">Tracks</th>' in html
    assert '<th scope="row">Sand crabs</th>' not in html, "there were none"


def test_what_eyes_read_off_a_thing_is_told_to_those_who_listen() -> None:
    html = html_of(sitting_of(match_at("austria", levels=(0, 2), until=lambda state: state.round == 2)))
    told = dict(re.findall(r'id="(\S+?)"[^>]* aria-description="([^"]*)"', html))
    guests = [re.match(r"\d+ points?\. \w+", told[thing]) for thing in told if thing.startswith("guest-")]
    assert len(guests) >= 5
    assert all(guests), "a guest says what it brings"


def test_the_boat_says_where_it_is() -> None:
    html = html_of(sitting_of(match_at("amsterdam", until=lambda state: state.round == 3)))
    assert re.search(r'aria-label="The boat: ([A-E][1-5]|\w+-\w+ quay)"', html)

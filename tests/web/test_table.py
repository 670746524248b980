"""The table as HTML: what stands beside the board."""

import re

from fivestars.web.match.board import open_box
from fivestars.web.match.table import Table
from fivestars.web.words.speech import tongue
from matches import match_at


def test_the_result_leaves_out_what_brought_nobody_anything() -> None:
    match = match_at("maui", ("base",))
    html = Table(open_box(match.game), match, tongue("en")).html()
    assert '<th scope="row">Tracks</th>' in html
    assert '<th scope="row">Sand crabs</th>' not in html, "there were none"


def test_what_eyes_read_off_a_thing_is_told_to_those_who_listen() -> None:
    match = match_at("austria", levels=(0, 2), until=lambda state: state.round == 2)
    html = Table(open_box(match.game), match, tongue("en")).html()
    told = dict(re.findall(r'id="(\S+?)"[^>]* aria-description="([^"]*)"', html))
    guests = [re.match(r"\d+ points?\. \w+", told[thing]) for thing in told if thing.startswith("guest-")]
    assert len(guests) >= 5
    assert all(guests), "a guest says what it brings"


def test_the_boat_says_where_it_is() -> None:
    match = match_at("amsterdam", until=lambda state: state.round == 3)
    html = Table(open_box(match.game), match, tongue("en")).html()
    assert re.search(r'aria-label="The boat: ([A-E][1-5]|\w+-\w+ quay)"', html)

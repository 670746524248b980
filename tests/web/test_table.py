"""The table as HTML: what stands beside the board."""

import re

from matches import match_at
from sittings import html_of, sitting_of


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

"""The table as HTML: what stands beside the board."""

from browser.steps import match_at
from fivestars.web.board import open_box
from fivestars.web.speech import tongue
from fivestars.web.table import Table


def test_the_result_leaves_out_what_brought_nobody_anything() -> None:
    match = match_at("maui", ("base",))
    html = Table(open_box(match.game), match, tongue("en")).html()
    assert '<th scope="row">Tracks</th>' in html
    assert '<th scope="row">Sand crabs</th>' not in html, "there were none"

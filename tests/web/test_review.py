"""The look back: asked decision by decision, stopped at once, told in words, and kept while the match is open."""

from fivestars.games.samoa.rules.moves import Pass
from fivestars.players.analysis import decisions as decisions_of
from fivestars.tools.golden import GOLDEN, read
from fivestars.web.match.board import open_box
from fivestars.web.match.review import DEAREST, Review, review_html, summary, told
from fivestars.web.match.table import Table
from fivestars.web.words.speech import tongue
from oracle import Oracle, looked

MATCH = read(GOLDEN / "maui" / "points.txt")


def table() -> Table:
    return Table(open_box(MATCH.game), MATCH, tongue("en"))


def test_every_decision_of_the_persons_is_asked_for_once_and_shown_as_progress() -> None:
    oracle, review = Oracle(lambda _: 0.0), Review(MATCH, [0])
    drawn = looked(oracle, review)
    assert oracle.asked == decisions_of(MATCH, [0])
    assert drawn >= len(oracle.asked)
    assert review.over
    assert not review.running
    assert review.moments == []


def test_the_five_dearest_moments_are_shown_the_dearest_first() -> None:
    review = Review(MATCH, [0])
    looked(Oracle(lambda count: float(count)), review)
    costs = [moment.judgement.cost for moment in review.moments]
    assert len(costs) == DEAREST
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(decisions_of(MATCH, [0]))


def test_who_stops_asks_no_further_and_goes_on_where_it_stopped() -> None:
    oracle, review = Oracle(lambda _: 3.0), Review(MATCH, [0])
    oracle.before_answer = lambda: review.stop() if len(oracle.asked) == 3 else None
    looked(oracle, review)
    assert len(oracle.asked) == 3
    assert review.done == 2, "the answer that came after the stop is not heard"
    assert not review.running
    looked(oracle, review)
    assert oracle.asked == [*decisions_of(MATCH, [0])[:3], *decisions_of(MATCH, [0])[2:]]
    assert review.over


def test_a_moment_tells_what_was_played_what_was_better_and_the_cost() -> None:
    one, review = table(), Review(MATCH, [0])
    looked(Oracle(lambda count: 4.2 if count == 40 else 0.0), review)
    html = str(review_html(review, one.speech))
    assert "Move 41, round" in html
    assert "buys a towel for 2 sand dollars" in html
    assert "about 4 points" in html
    assert "A new towel comes to the market" not in html, "what chance brought then is no part of the move"
    assert "1 moment stands out." in html


def test_a_win_that_was_lost_is_told_in_percent() -> None:
    one, review = table(), Review(MATCH, [0])
    looked(Oracle(lambda count: 0.3 if count == 40 else 0.0, won=0.31), review)
    assert "about 31% of the chance to win in that very round" in str(review_html(review, one.speech))


def test_a_move_from_which_nothing_follows_is_told_as_such() -> None:
    assert told([], table().speech) == "Nothing more."


def test_who_played_well_is_told_so() -> None:
    one, review = table(), Review(MATCH, [0])
    looked(Oracle(lambda _: 0.0), review)
    assert summary(review, one.speech).startswith("Well played")


def test_a_moment_is_shown_from_the_seat_that_decided_with_the_better_move_marked() -> None:
    one, review = table(), Review(MATCH, [1])
    looked(Oracle(lambda _: 3.0), review)
    moment = review.moments[0]
    one.look_at_moment(moment)
    assert one.shown == moment.after
    assert one.viewer == 1
    html = one.html()
    assert "data-hinted" in html
    assert "data-can" not in html, "the past is looked at, not played"
    assert "Better: <b" in html
    one.look_at(0)
    assert "data-hinted" not in one.html()


def test_a_better_move_that_is_made_by_a_button_is_marked_beside_the_replay() -> None:
    match = read(GOLDEN / "samoa" / "coins.txt")
    one = Table(open_box(match.game), match, tongue("en"))
    after = match.moves.index(Pass())
    one.look_at(after)
    one.viewer = match.steps[after].seat
    one.show_hint(Pass())
    assert '<span class="button" data-hinted>Build nothing</span>' in one.html()


def test_what_was_found_is_gone_when_the_match_goes_on() -> None:
    one = table()
    review = one.review = Review(MATCH, [0])
    looked(Oracle(lambda _: 3.0), review)
    assert "Move " in one.html()
    one.played()
    assert one.review is None

"""The look back: asked decision by decision, stopped at once, told in words, and kept while the match is open."""

import re
from collections.abc import Iterator, Sequence

from fivestars.games.maui.rules.events import Matched, ReachedTheWater, TookToken, UmbrellaLeft
from fivestars.games.maui.rules.moves import Lay
from fivestars.games.samoa.rules.moves import Pass
from fivestars.players.analysis import decisions as decisions_of
from fivestars.players.judgement import Judgement
from fivestars.table.game import Event
from fivestars.table.words import signed
from fivestars.tools.golden import folder, read
from fivestars.web.deeds import Advise, ShowMoment
from fivestars.web.effects import Draw
from fivestars.web.match.review import DEAREST, Review, consequences, review_html, shortened, summary
from fivestars.web.match.swings import SHOWN, swings
from fivestars.web.words.speech import tongue
from matches import match_at
from oracle import Oracle, looked, review_of
from sittings import done, html_of, sitting_of

MATCH = read(folder("maui") / "points.txt")
THERE = sitting_of(MATCH, here=(0,))
SPEECH = THERE.speech(tongue("en"))


def test_every_decision_of_the_persons_is_asked_for_once_and_shown_as_progress() -> None:
    oracle = Oracle(lambda _: 0.0)
    there, effects = looked(THERE, oracle)
    assert oracle.asked == decisions_of(MATCH, [0])
    assert sum(isinstance(effect, Draw) for effect in effects) >= len(oracle.asked)
    review = review_of(there)
    assert review.over
    assert not review.running
    assert review.moments == []


def test_the_five_dearest_moments_are_shown_the_dearest_first() -> None:
    there, _ = looked(THERE, Oracle(lambda count: float(count)))
    costs = [moment.judgement.cost for moment in review_of(there).moments]
    assert len(costs) == DEAREST
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(decisions_of(MATCH, [0]))


def test_no_moment_leaves_its_place_while_others_are_looked_for() -> None:
    there, _ = looked(THERE, Oracle(lambda count: float(count), stopped_at=DEAREST + 4))
    found = [moment.after for moment in review_of(there).moments]
    assert found == decisions_of(MATCH, [0])[: len(found)]
    assert len(found) > DEAREST


def test_who_stops_asks_no_further_and_goes_on_where_it_stopped() -> None:
    oracle = Oracle(lambda _: 3.0, stopped_at=3)
    there, _ = looked(THERE, oracle)
    assert len(oracle.asked) == 3
    assert review_of(there).done == 2, "the answer that came after the stop is not heard"
    assert not review_of(there).running
    there, _ = looked(there, oracle)
    assert oracle.asked == [*decisions_of(MATCH, [0])[:3], *decisions_of(MATCH, [0])[2:]]
    assert review_of(there).over


def test_a_moment_tells_what_was_played_what_was_better_and_the_cost() -> None:
    there, _ = looked(THERE, Oracle(lambda count: 4.2 if count == 40 else 0.0))
    html = str(review_html(there.review, SPEECH))
    assert "Move 41, round" in html
    assert "buys a towel for 2 sand dollars" in html
    assert "about 4 points" in html
    assert "A new towel comes to the market" not in html, "what chance brought then is no part of the move"
    assert "1 moment stands out." in html


def _lays(events: int) -> Iterator[tuple[int, Lay, Sequence[Event]]]:
    """Yield what could have been laid from which so much follows, with the number of moves before."""
    for count in decisions_of(MATCH, [0, 1]):
        state = MATCH.until(count).state
        for lay in state.legal():
            if isinstance(lay, Lay) and len(found := state.foretell(lay).events) >= events:
                yield count, lay, found


def _looked_at(count: int, judgement: Judgement) -> Review:
    return Review(MATCH).knowing([count]).judged(count, judgement)


def test_what_brings_points_is_told_of_a_move_from_which_much_follows() -> None:
    count, lay, events = next(found for found in _lays(6) if any(isinstance(event, UmbrellaLeft) for event in found[2]))
    (moment,) = _looked_at(count, Judgement(lay, 3.0)).moments
    assert {event for event in events if isinstance(event, Matched | TookToken)} <= {*moment.better}
    assert UmbrellaLeft not in map(type, moment.better), "nothing comes of that"


def test_above_all_there_are_fewer_points_at_once_where_these_are_more_than_the_part_that_decides() -> None:
    for count, lay, _ in _lays(5):
        state, made = MATCH.until(count).state, MATCH.moves[count]
        more = dict(state.foretell(lay).points).get("tracks", 0) - dict(state.foretell(made).points).get("tracks", 0)
        if more > 3:
            break
    told = [
        str(review_html(_looked_at(count, Judgement(lay, 4.1, 0.0, "towels to come", brings)), SPEECH))
        for brings in (2.2, 9.0)
    ]
    assert f"your tracks bring {more} points less" in told[0]
    assert "only worse towels can follow" in told[1]


def test_a_win_that_was_lost_is_told_by_how_often() -> None:
    there, _ = looked(THERE, Oracle(lambda count: 0.3 if count == 40 else 0.0, won=0.31))
    assert "the victory in about 31 of 100 cases" in str(review_html(there.review, SPEECH))


def test_a_move_from_which_nothing_follows_is_told_as_such() -> None:
    assert consequences([], 0, SPEECH) == "Nothing else happens."


def test_where_nothing_was_clearly_better_that_is_said_without_praise() -> None:
    there, _ = looked(THERE, Oracle(lambda _: 0.0))
    decided = len(decisions_of(MATCH, [0]))
    told = f"Margo went through {decided} decisions, and would have made none clearly better."
    assert summary(review_of(there), SPEECH) == told, "nobody who came last is told that they played well"


def test_where_nothing_was_clearly_better_the_moves_are_told_that_took_most_from_others() -> None:
    match = match_at("amsterdam", levels=(0, 2, 2), choose=lambda legal, _: max(legal), seed=1)
    there, _ = looked(sitting_of(match, viewer=0), Oracle(lambda _: 0.0))
    speech = there.speech(tongue("en"))
    found = swings(there, speech)
    assert len(found) == SHOWN
    assert [one.after for one in found] == sorted(one.after for one in found)
    assert all(signed(-1)[0] in one.changed for one in found)
    assert "moves from" in found[0].made
    html = html_of(there)
    assert "These moves changed most:" in html
    assert f'data-do="visit-moment:{found[0].after + 1}"' in html
    assert not swings(looked(sitting_of(match, viewer=0), Oracle(lambda _: 3.0))[0], speech), "there are moments"
    assert not swings(looked(THERE, Oracle(lambda _: 0.0))[0], SPEECH), "in Maui nobody takes points from others"
    vienna = match_at("austria", levels=(0, 2, 2, 2), choose=lambda legal, _: max(legal), seed=1)
    there, _ = looked(sitting_of(vienna, viewer=0), Oracle(lambda _: 0.0))
    assert not swings(there, speech), "the emperor takes points there, not who moved before he came"


def test_a_moment_is_shown_from_the_seat_that_decided_with_the_better_move_marked() -> None:
    there, _ = looked(sitting_of(MATCH, here=(1,)), Oracle(lambda _: 3.0))
    moment = review_of(there).moments[0]
    there = done(there._replace(viewer=0), Advise(moment.after))
    assert there.shown == moment.after
    assert there.viewer == 1
    html = html_of(there)
    assert "data-hinted" in html
    assert "data-can" not in html, "the past is looked at, not played"
    assert re.search("Better: (buys|takes) ", html), "without the name, which stands above"
    assert "data-hinted" not in html_of(done(there, ShowMoment(0)))


def test_a_better_move_that_is_made_by_a_button_is_marked_beside_the_replay() -> None:
    match = read(folder("samoa") / "coins.txt")
    after = match.moves.index(Pass())
    there = sitting_of(match, viewer=match.steps[after].seat).look_at(after).show_hint(Pass(), "")
    assert '<span class="button" data-hinted>Build nothing</span>' in html_of(there)


def test_what_was_found_is_gone_when_the_match_goes_on() -> None:
    there, _ = looked(THERE, Oracle(lambda _: 3.0))
    assert "Move " in html_of(there)
    assert there.after(MATCH).review is None


def test_what_is_left_out_is_of_a_kind_that_the_board_shows_whatever_it_equals() -> None:
    left, reached = UmbrellaLeft(0, 2), ReachedTheWater(0, 2)
    assert tuple(left) == tuple(reached)
    events = [reached, Matched(0, 1, 1, 1, 1, 1), left, TookToken(0, 1)]
    told = shortened(events, frozenset({UmbrellaLeft}), 3)
    assert [type(event) for event in told] == [ReachedTheWater, Matched, TookToken]

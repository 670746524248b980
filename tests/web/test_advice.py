"""The hint in words: the part that matters, what the next moves do and how they compare; nothing that is not known."""

import json
import re

import pytest

from fivestars.games import SHELF
from fivestars.games.austria.rules.events import Earned, MovedIn
from fivestars.games.austria.rules.moves import Act, MoveIn, Serve
from fivestars.games.maui.rules.moves import Lay
from fivestars.games.overbooking.rules.moves import QUEUE, Place
from fivestars.games.samoa.rules import Samoa
from fivestars.games.samoa.rules.events import Lodged
from fivestars.games.samoa.rules.moves import Buy, Choose, Pass
from fivestars.games.samoa.rules.moves import Place as Lodge
from fivestars.players.advice import Advice, event_of, named
from fivestars.players.judgement import Judgement
from fivestars.players.strategy import strategy_of
from fivestars.table.game import Move, State
from fivestars.table.match import Match
from fivestars.table.notation import to_json
from fivestars.web.browser import worker
from fivestars.web.deeds import HintFound
from fivestars.web.match.advice import advised, warning
from fivestars.web.match.board import open_box
from fivestars.web.match.picking import parts_of
from fivestars.web.update import update
from fivestars.web.words.speech import tongue
from matches import match_at
from sentences import facts_in
from sittings import html_of, model_at, sitting_of
from visit import Visit

MATCH = match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "hotel" and state.seat == 0)
THERE = sitting_of(MATCH, here=(0,))
LEGAL = MATCH.state.legal()


def _said(*advice: Advice) -> str:
    return str(advised(MATCH.state, advice, THERE.speech(tongue("en"))).striptags())


def test_the_best_move_is_marked_and_its_part_is_told() -> None:
    model, _ = update(model_at(THERE), HintFound(MATCH, [Advice(LEGAL[0], 0.0, "tourists still to land", 3.6)]))
    assert model.sitting
    assert model.sitting.hint == LEGAL[0]
    html = html_of(model.sitting)
    assert re.search(
        r"<b>Best, and marked:</b> opens a hotel: .*?<br>"
        r"<b>Why:</b> more tourists may land at this hotel: .*?A1/B2.*? \(\+4 tourists over the other moves\)\.",
        html,
    )
    assert 'id="note" role="status" tabindex="0"' in html, "whoever has no mouse can scroll it"


@pytest.mark.parametrize("brings", [0.0, 0.4, -0.4])
def test_a_part_of_less_than_a_point_is_not_told(brings: float) -> None:
    said = _said(Advice(LEGAL[0], 0.0, "tourists still to land", brings))
    assert said == "Best, and marked: opens a hotel: A1/B2. That makes 1 tourist."


@pytest.mark.parametrize(
    ("points", "brings", "told"),
    [
        (-2.2, -1.7, "About 2 points less: fewer tourists may land at this hotel: B1/C2."),
        (-1.2, -0.3, "About 1 point less."),
        (-0.3, -3.0, "About as good."),
        (2.0, -3.0, "About as good."),
    ],
)
def test_another_move_is_told_by_what_it_does_and_compared(points: float, brings: float, told: str) -> None:
    said = _said(Advice(LEGAL[0]), Advice(LEGAL[1], points, "tourists still to land", brings))
    best, second = said.split("Second best: ")
    assert best.startswith("Best, and marked: opens a hotel")
    assert second.startswith("opens a hotel")
    assert second.endswith(told)


def test_where_no_move_stands_out_that_is_said_instead_of_a_reason() -> None:
    said = _said(Advice(LEGAL[0], 0.0, "tourists still to land", 0.3), Advice(LEGAL[1], -0.3))
    assert "Why: no move stands out here." in said
    assert "stands out" not in _said(Advice(LEGAL[0]), Advice(LEGAL[1], -2.0))


def test_what_is_picked_is_not_told_again() -> None:
    """A towel of Maui that fits at two heights: which one is the best, once it is picked."""

    def fits(state: State) -> list[Lay]:
        found = [move for move in state.legal() if isinstance(move, Lay) and move[3:] == (-1, -1, -1)]
        return [lay for lay in found if any(other[:2] == lay[:2] and other != lay for other in found)]

    match = match_at("maui", levels=(0, 0), until=lambda state: len(fits(state)) > 1)
    best, other = fits(match.state)[:2]
    speech, advice = sitting_of(match).speech(tongue("en")), [Advice(best), Advice(other, -3.0)]
    assert advised(match.state, advice, speech).startswith("<b>Best, and marked:</b> takes")
    assert advised(match.state, advice, speech, picks={"do": "lay"}).startswith(
        "<b>Best, and marked:</b> lays it in column"
    )


def test_the_question_stays_above_what_is_advised() -> None:
    there = THERE.show_hint(LEGAL[0], _said(Advice(LEGAL[0])))
    page = html_of(there)
    assert '<section class="prompt advised' in page
    assert page.index("open your first hotel on a crossing") < page.index("Best, and marked:")


@pytest.mark.parametrize("name", SHELF)
def test_each_part_of_a_judgement_has_its_words_in_every_language(name: str) -> None:
    game = SHELF[name]
    match = match_at(name, levels=(0,) * game.seats[0], until=lambda _: True)
    assert match.state.seat is not None
    reasons = open_box(game).words.reasons
    assert {*reasons} == {*strategy_of(name).parts(match.state, match.state.seat)}
    for language in ("en", "ru", "uk"):
        words = tongue(language)
        said = [words(text) for why in reasons.values() for text in (why.more, why.less)]
        assert len({*said}) == len(said)
        assert not any(text.endswith(".") or re.search(r"\d", text) for text in said), "they stand within a sentence"


def test_the_guest_or_the_room_of_which_a_part_speaks_is_named() -> None:
    """The rest of the turn comes from the search: a guest of Vienna who moves in once the food is there."""
    match = match_at("austria", levels=(0, 1), until=lambda state: state.prompt == "begin" and state.seat == 0)
    speech = sitting_of(match, here=(0,)).speech(tongue("en"))
    move = match.state.legal()[0]
    then = (Earned(0, 2), MovedIn(0, 54, 12))
    said = advised(match.state, [Advice(move, 0.0, "rooms and groups", 4.2, then)], speech).striptags()
    assert said.endswith(
        "Why: your rooms and groups bring more (+4 points over the other moves): Portrait Painter moves into room 12."
    )
    dull = advised(match.state, [Advice(move, 0.0, "actions to come", 4.2, then)], speech).striptags()
    assert dull.endswith("Why: better actions are left to you (+4 points over the other moves).")


def test_a_warning_names_what_there_will_be_less_of() -> None:
    match = match_at("austria", levels=(0, 0), until=lambda state: any(isinstance(m, MoveIn) for m in state.legal()))
    best = next(move for move in match.state.legal() if isinstance(move, MoveIn))
    other = next(move for move in match.state.legal() if not isinstance(move, MoveIn))
    judgement = Judgement(best, 6.2, 0.0, "rooms and groups", 4.0)
    said = warning(match.state, other, judgement, sitting_of(match).speech(tongue("en"))).striptags()
    guest = open_box(match.game).words.names["guest"][best.guest]
    assert said == f"This may cost about 6 points. You would miss: {guest} moves into room {best.room}."


def _hint(game: str, part: str, best: Move, other: Move, match: Match) -> str:
    speech = sitting_of(match).speech(tongue("en"))
    assert {best, other} <= {*match.state.legal()}, game
    advice = [Advice(best, 0.0, part, 3.0), Advice(other, -3.0, part, -3.0)]
    return str(advised(match.state, advice, speech).striptags())


def test_a_sum_that_is_certain_is_counted() -> None:
    match = match_at("samoa", levels=(0,) * 3, until=_may_build)
    buys = [move for move in match.state.legal() if isinstance(move, Buy)]
    said = _hint("samoa", "coins", Pass(), buys[0], match)
    bid = match.state.foretell(buys[0])
    coins = -dict(bid.gains)["coins"]
    assert f"Why: {coins} coins more at once than with the second best." in said, "one number"
    assert said.endswith(f"About 3 coins less: {coins} coins fewer at once.")


def _may_build(state: State) -> bool:
    assert isinstance(state, Samoa)
    return state.prompt == "build" and any(
        isinstance(move, Buy) and dict(state.foretell(move).gains).get("coins", 0) < -1 for move in state.legal()
    )


@pytest.mark.parametrize(
    ("part", "whose", "told"),
    [
        ("cards still to be placed", 1, "this card stays in your hand:"),
        ("guests in the queues", 0, "this card is more likely to get beds: Hotel 1,"),
    ],
    ids=["what another move would use up", "what the move is about"],
)
def test_the_card_that_makes_the_difference_is_named(part: str, whose: int, told: str) -> None:
    match = match_at("overbooking", until=lambda state: state.round == 1)
    moves = _two_cards(match)
    card = open_box(match.game).words.names["card"][moves[whose].card]
    said = _hint("overbooking", part, *moves, match)
    assert f"Why: {told} {card}." in said


@pytest.mark.parametrize(
    ("part", "best", "other", "told", "lacks"),
    [
        ("the tile of this round", 0, 8, "a tile costs you less with this card: 2/3", "a tile costs you more"),
        ("the tile of this round", 8, 0, "you build earlier with this card: 18/11", "you build later"),
        (
            "the guests of this round",
            0,
            8,
            "you choose tourists earlier with this card: 2/3",
            "you choose tourists later",
        ),
        ("the guests of this round", 5, 6, "each tourist pays more with this card: 12/9", "each tourist pays less"),
        ("the guests of this round", 5, 10, "this card is better for this round's guests: 12/9", "this card is worse"),
        ("cards for later rounds", 0, 8, "this card stays in your hand: 18/11", "this card would be gone"),
        ("cards for later rounds", 8, 0, "this card is likely to come back unused: 18/11", "this card would be gone"),
        ("cards for later rounds", 0, 10, "this card is likely to come back unused: 2/3", "less: worse price cards"),
        (
            "the card of this round",
            10,
            0,
            "this card frees rooms for later guests: Staff day off",
            "this card frees no",
        ),
    ],
)
def test_why_a_price_card_is_better_can_be_read_off_it(part: str, best: int, other: int, told: str, lacks: str) -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda _: True)
    said = _hint("samoa", part, Choose(best), Choose(other), match)
    assert f"Why: {told}." in said.replace("&#39;", "'")
    assert lacks in said


def test_a_warning_without_a_reason_tells_what_would_be_better() -> None:
    speech = THERE.speech(tongue("en"))
    said = warning(MATCH.state, LEGAL[1], Judgement(LEGAL[0], 3.0), speech).striptags()
    assert said == "This may cost about 3 points. Better: opens a hotel: A1/B2. That makes 1 tourist."


def test_one_number_is_told_how_far_the_second_best_is_behind_or_the_rest() -> None:
    best = Advice(LEGAL[0], 0.0, "tourists still to land", 3.6)
    for behind, told in ((-0.3, "About as good"), (-3.0, "About 3 points less")):
        said = _said(best, Advice(LEGAL[1], behind))
        assert "Why: more tourists may land at this hotel: A1/B2." in said
        assert told in said
    assert "(+4 tourists over the other moves)." in _said(best)


def test_a_move_that_only_the_search_prefers_has_the_reason_that_is_known_and_no_other() -> None:
    slight = Advice(LEGAL[0], 0.0, "tourists still to land", 0.4)
    assert "Why: more tourists may land at your hotels." in _said(slight, Advice(LEGAL[1], -2.0))
    assert "Why: no move stands out here." in _said(slight, Advice(LEGAL[1], -0.3))
    for part, brings in (("", 0.0), ("tourists still to land", 0.1)):
        said = _said(Advice(LEGAL[0], 0.0, part, brings), Advice(LEGAL[1], -2.0))
        assert "Why:" not in said
        assert "About 2 points less" in said


def _rooms(match: Match) -> tuple[Lodge, Lodge]:
    """Return two rooms of Samoa in which the same guest pays as much."""
    first, *others = [move for move in match.state.legal() if isinstance(move, Lodge)]
    return first, next(move for move in others if move == first._replace(room=move.room))


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("hotel tiles", "your building tiles bring more with this guest here"),
        ("guests to come", "later guests bring you more with this guest here"),
        ("celebrities and lovers", "celebrities and lovers bring you more with this guest here"),
    ],
)
def test_where_a_guest_lives_is_named_by_who_it_is_and_the_room(part: str, told: str) -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.prompt == "host" and state.round == 1)
    best, other = _rooms(match)
    assert f"Why: {told}: " in _hint("samoa", part, best, other, match)
    assert f", Room {best.room + 1}." in _hint("samoa", part, best, other, match)


def test_more_coins_are_told_by_who_moves_in_later_in_the_turn_with_this_move_alone() -> None:
    match = match_at("samoa", levels=(0, 0, 0), until=lambda state: state.prompt == "host" and state.round == 1)
    best, other = _rooms(match)
    seat, speech = match.state.seat or 0, sitting_of(match).speech(tongue("en"))
    lives, too = Lodged(seat, 1, 4), Lodged(seat, 2, 5)

    def said(*follows: Lodged) -> str:
        advice = [Advice(best, 0.0, "coins", 3.0, (lives, too)), Advice(other, -3.0, "coins", -3.0, follows)]
        return str(advised(match.state, advice, speech).striptags())

    name = open_box(match.game).words.names["tourist"]
    assert f"Why: more coins at once: hosts a guest ({name[too.tourist]}, Room 6)." in said(lives)
    assert "Why: more coins at once." in said(lives, too), "both happen with the other move as well"


def test_what_the_second_best_move_lacks_is_named() -> None:
    match = match_at("overbooking", until=lambda state: state.round == 1)
    first, second = _two_cards(match)
    card = open_box(match.game).words.names["card"][second.card]
    said = _hint("overbooking", "guests in the queues", first, second, match)
    assert said.endswith(f"About 3 points less: this card is less likely to get beds: Hotel 1, {card}.")


def test_what_of_the_best_move_would_be_missed_is_told() -> None:
    match = match_at("austria", levels=(0, 0), until=lambda state: any(isinstance(m, Serve) for m in state.legal()))
    serve = next(move for move in match.state.legal() if isinstance(move, Serve))
    other = next(move for move in match.state.legal() if not isinstance(move, Serve))
    said = _hint("austria", "guests in the café", serve, other, match)
    assert re.search(r"About 3 points less\. You would miss: serves .*\.$", said), said


def _two_cards(match: Match) -> tuple[Place, Place]:
    """Return two ways to place a card in the same queue."""
    placings = [
        move for move in match.state.legal() if isinstance(move, Place) and (move.hotel, move.side) == (1, QUEUE)
    ]
    first, second, *_ = {move.card % 6: move for move in placings}.values()
    return first, second


@pytest.mark.parametrize("name", SHELF)
def test_what_makes_a_reason_concrete_is_in_the_game(name: str) -> None:
    game = SHELF[name]
    words = open_box(game).words
    state = match_at(name, levels=(0,) * game.seats[0], until=lambda _: True).state
    things = {thing for thing, _ in state.belongings(0)}
    for part, why in words.reasons.items():
        for differs in why.counted:
            assert {*differs.points} <= {*words.parts}, part
            assert {*differs.things} <= things, part
            assert facts_in(differs.more) == facts_in(differs.less) == {"number"}
        for kind, sentence in (*why.kept.items(), *why.named.items(), *why.lacking.items()):
            if not isinstance(sentence, str):
                continue  # that finds one; all of them are in the tests of its game
            assert facts_in(sentence) <= {*getattr(kind, "_fields", ())}, sentence
            assert facts_in(sentence), sentence


def test_events_come_back_from_the_worker_as_they_were() -> None:
    match = match_at("austria", levels=(0, 1), until=lambda state: state.prompt == "act" and state.seat == 0, seed=7)
    kinds = {kind.__name__: kind for kind in open_box(match.game).words.events}
    event = MovedIn(0, 54, 12)
    back = event_of(kinds, json.loads(json.dumps(named(event))))
    assert (type(back), back) == (MovedIn, event)


def test_what_is_marked_is_picked_as_advised() -> None:
    """In Vienna a die is found by its number, whatever else is advised: pressing it pays the krone, too."""
    match = match_at("austria", levels=(0, 1), until=lambda state: state.prompt == "act" and state.seat == 0, seed=7)
    move = next(move for move in match.state.legal() if isinstance(move, Act) and move.boost and move.die < 6)
    html = html_of(sitting_of(match, viewer=0).show_hint(move, "so"))
    die = re.search(rf'id="space-{move.die}"[^>]*', html)
    assert die
    assert "data-hinted" in die[0]
    assert "boost=1" in die[0]


def test_what_comes_to_the_same_is_told_once() -> None:
    assert "Second" not in _said(Advice(LEGAL[0]), Advice(LEGAL[0]))
    assert _said(Advice(LEGAL[0]), Advice(LEGAL[0]), Advice(LEGAL[1])).count("Second best: ") == 1


def test_a_part_that_was_picked_stays_and_the_rest_is_advised_on() -> None:
    match = match_at("amsterdam", levels=(0, 1), until=lambda state: state.prompt == "walk" and state.seat == 0)
    visit = Visit().sit_down(match)
    visit.press("#board [data-can]")
    assert visit.page.model.sitting
    picks = visit.page.model.sitting.picks
    assert picks
    visit.press("#hint")
    there = visit.page.model.sitting
    assert there.hint
    assert there.picks == picks
    assert picks.items() <= parts_of(there.hint)
    assert "Second best: " in visit.note


@pytest.mark.parametrize("name", SHELF)
def test_the_worker_answers_by_places_among_the_legal_moves(name: str) -> None:
    match = match_at(name, levels=(0,) * SHELF[name].seats[0], until=lambda state: len(state.legal()) > 1)
    legal: list[Move] = list(match.state.legal())
    found = json.loads(worker.advise(to_json(match), 0.05, 1, "[]"))
    assert found
    assert found[0][1] == 0
    assert all(0 <= at < len(legal) and isinstance(part, str) for at, _, part, *_ in found)

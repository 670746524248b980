"""What a hint says of a walk: of the walker that is asked now, and what he can do where he is sent."""

from markupsafe import Markup

from boards import table_at
from fivestars.games.amsterdam.box import BOX, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import NOWHERE
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import Moved, Turned
from fivestars.games.amsterdam.rules.moves import Done, Turn, Walk
from fivestars.players.advice import Advice
from fivestars.table.game import Value
from fivestars.web.deeds import HintFound
from fivestars.web.update import update
from games.amsterdam.positions import at_work, bring, build, city, crossing, show, spot, stand
from sittings import model_at

TO_A2, TO_C2, TO_B2 = crossing("A2/B3"), crossing("C2/D3"), crossing("B2/C3")
BEST = Walk(TO_A2, TO_C2)


def walking() -> Amsterdam:
    """Return a city in which the Mayor can bring the first seat three tourists by a bar that he closes."""
    state = city()
    show(state, A2="bar", D5="bar")
    bring(state, A2=3)
    build(state, 0, "C4/D5")
    stand(state, "A1/B2", "B1/C2", white=1, black=2)
    return state


def said(state: Amsterdam, picks: dict[str, Value], *advice: Advice) -> str:
    """Return what the hint says at a table where this is picked."""
    there = table_at("amsterdam", state, 0)._replace(picks=picks)
    model, _ = update(model_at(there), HintFound(there.match, list(advice)))
    assert model.sitting
    return Markup(model.sitting.note).striptags()


def test_a_hint_names_the_walker_who_is_asked() -> None:
    state = walking()
    first = "Best, and marked: Mayor: from A1/B2 to A2/B3."
    second = "Best, and marked: Night Watch: from B1/C2 to C2/D3."
    assert said(state, {}, Advice(BEST)).startswith(first)
    assert said(state, {"do": "Walk"}, Advice(BEST)).startswith(second)
    assert said(state, {"do": "Walk", "mayor": TO_A2}, Advice(BEST)).startswith(second)
    assert said(state, {"do": "Walk", "watch": TO_C2}, Advice(BEST)).startswith(first)
    assert said(state, {"do": "Walk", "mayor": TO_B2}, Advice(BEST)).startswith(first), "it begins afresh"


def test_the_second_best_is_another_way_of_the_one_who_is_asked() -> None:
    others = Advice(Walk(TO_A2, TO_B2), -3.0), Advice(Walk(crossing("B1/C2"), TO_C2), -3.0)
    assert "Second best: Night Watch" in said(walking(), {"do": "Walk", "mayor": TO_A2}, Advice(BEST), *others)
    now = said(walking(), {}, Advice(BEST), *others)
    assert "Night Watch" not in now
    assert "Second best: Mayor" in now


def test_a_hint_for_a_walk_tells_what_can_be_done_there() -> None:
    why = "Why: The Mayor will be able to turn to day: A2"
    told = said(walking(), {}, Advice(BEST))
    assert why in told
    assert told.endswith("Possible there: Player 1: +3.")
    assert "Why: The Night Watch will be able to turn to night:" in said(walking(), {"do": "Walk"}, Advice(BEST))


def by(pawn: int, tile: str, to: str) -> Moved:
    """Return how guests leave a tile that a walker turns later in the turn."""
    venue = BOX.venues.index("bar" if pawn == MAYOR else "zoo")
    return Moved(spot(tile), spot(to), venue, 3)


def test_why_a_walker_goes_there_is_not_what_the_other_one_does() -> None:
    state = walking()
    of_watch, of_mayor = by(WATCH, "C2", "E1"), by(MAYOR, "A2", "D5")
    other = Advice(Walk(TO_B2, TO_C2), -3.0, "tourists round the hotels", -3.0)
    best = Advice(BEST, 0.0, "tourists round the hotels", 3.0, (of_watch, of_mayor))
    now = said(state, {}, best, other)
    assert "Why: you gain tourists on the others: Bar: 3 tourists move from A2 to D5." in now
    assert "Zoo" not in now
    now = said(state, {}, best._replace(then=(of_watch,)), other)
    assert "Zoo" not in now


def test_why_a_walker_goes_there_is_not_why_the_other_one_goes_elsewhere() -> None:
    only_watch = Advice(Walk(TO_A2, TO_B2), -3.0, "what the next turn of a rival may win", -3.0)
    best = Advice(BEST, 0.0, "what the next turn of a rival may win", 3.0)
    assert "in the next turn" not in said(walking(), {}, best, only_watch)
    both = Advice(Walk(TO_B2, TO_C2), -3.0, "what turning tiles may win", -2.0)
    why = "Why: turning A2 can win you most: 3 tourists → D5."
    assert why in said(walking(), {}, best, only_watch, both)


def test_what_a_rival_could_win_after_the_second_best_is_told_by_the_tile() -> None:
    state = city()
    show(state, A2="bar", D5="bar", C5="bar", B2="disco", E1="disco")
    bring(state, A2=2, B2=2)
    build(state, 0, "A1/B2")
    build(state, 1, "D4/E5")
    at_work(state, "A1/B2", "D1/E2")
    best = Advice(Turn(MAYOR, spot("A2"), spot("C5")), 0.0, "what the next turn of a rival may win", 2.0)
    other = Advice(Turn(MAYOR, spot("B2"), spot("E1")), -2.0, "what the next turn of a rival may win", -2.0)
    told = said(state, {}, best, other)
    assert "Why: else Player 2 could turn A2: 2 tourists → D5" in told
    part = "what the next turn of a rival may win"
    stand(state, "A1/B2", "D4/E5", white=3, black=1)
    far = Advice(Walk(crossing("D3/E4"), crossing("D3/E4") - 4), 0.0, part, 2.0)
    told = said(state, {}, far, Advice(Walk(crossing("A2/B3"), crossing("D3/E4") - 4), -2.0, part, -2.0))
    assert "Why: Player 2 is then less likely to turn A2" in told


def test_a_walker_goes_where_its_guests_are_sent_away_from() -> None:
    of_mayor = by(MAYOR, "A2", "D5")
    assert "Why: Bar: 3 tourists move from A2 to D5." in said(walking(), {}, Advice(BEST, then=(of_mayor,)))


def turning() -> Amsterdam:
    """Return a city in which the Mayor can bring the first seat three tourists, and the Night Watch turns at D2."""
    state = walking()
    show(state, D2="zoo", D3="zoo")
    at_work(state, "A2/B3", "D1/E2")
    return state


def test_what_margo_does_next_in_the_same_turn_is_told_as_that() -> None:
    state = turning()
    gain = Turn(MAYOR, spot("A2"), spot("D5"))
    then = (Moved(spot("A2"), spot("D5"), BOX.venues.index("bar"), 3), Turned(0, MAYOR, spot("A2"), 0))
    state.known = 1 << spot("A2")  # what it becomes is told of it, too
    told = said(state, {}, Advice(Turn(WATCH, spot("D2"), NOWHERE), then=then), Advice(gain))
    assert told == (
        "Best, and marked: The Night Watch turns D2 to night (side still unknown)."
        "Then: Bar: 3 tourists move from A2 to D5."
    )


def test_a_move_that_leaves_what_brings_more_for_the_same_turn_says_so() -> None:
    state, more = turning(), Turn(MAYOR, spot("A2"), spot("D5"))
    why = "Why: what brings more at once can still follow in this turn."
    assert why in said(state, {}, Advice(Turn(WATCH, spot("D2"), NOWHERE)), Advice(more))
    assert "follow" not in said(state, {}, Advice(Turn(MAYOR, spot("B3"), NOWHERE)), Advice(more)), "he turns one"
    assert "follow" not in said(state, {}, Advice(more), Advice(Turn(WATCH, spot("D2"), NOWHERE)))


def test_a_move_that_brings_less_at_once_says_so() -> None:
    state = turning()
    told = said(state, {}, Advice(Done()), Advice(Turn(MAYOR, spot("A2"), spot("D5")), -2.0))
    assert "Why: less at once, but more a round later." in told
    assert "a round later" not in said(state, {}, Advice(Done()), Advice(Turn(WATCH, spot("D2"), NOWHERE), -2.0))


def test_no_ring_is_left_once_the_walker_was_sent_of_whom_the_hint_told() -> None:
    there = table_at("amsterdam", walking(), 0).show_hint(BEST, "")
    there, _ = there.pick({"do": "Walk", "mayor": TO_A2})
    assert there.hint is None
    there = table_at("amsterdam", turning(), 0).show_hint(Turn(MAYOR, spot("A2"), spot("D5")), "")
    there, _ = there.pick({"do": "Turn", "tile": spot("A2")})
    assert there.hint, "where its guests go is told with it"


def test_what_decides_the_match_is_told_without_a_number_that_no_score_can_have() -> None:
    other = Advice(Walk(TO_B2, TO_C2), -44.0, "tourists round the hotels", -44.0)
    told = said(walking(), {}, Advice(BEST, 0.0, "tourists round the hotels", 21.0), other)
    assert "Why: this may decide the match for you." in told
    assert "It may cost the match." in told
    assert "21" not in told
    assert "44" not in told

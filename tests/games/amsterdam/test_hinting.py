"""What a hint says of a walk: of the walker that is asked now, and what he can do where he is sent."""

from markupsafe import Markup

from boards import table_at
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.moves import Walk
from fivestars.players.advice import Advice
from fivestars.table.game import Value
from fivestars.web.deeds import HintFound
from fivestars.web.update import update
from games.amsterdam.positions import bring, build, city, crossing, show, stand
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

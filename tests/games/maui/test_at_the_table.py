"""The board of Maui: towels are laid by taps; choices, refusals, and what nobody may know."""

from collections.abc import Callable
from typing import cast

import pytest

from fivestars.games.maui.board.choices import token_pays
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.moves import Lay
from games.maui.positions import lays, played, tops
from visit import Visit


def _at(wanted: Callable[[Maui], bool], choices: tuple[str, ...] = (), wild: float = 0.2) -> tuple[Visit, Maui]:
    """Sit down where a match is as wanted."""
    match = played(wanted, choices, wild=wild)
    return Visit().sit_down(match), cast("Maui", match.state)


def _choosy(state: Maui) -> list[str]:
    """Return the towels that fit at two heights, and not at all five."""
    places = sorted({lay[:2] for lay in lays(state)})
    return [f"#slot-{line}-{slot}" for line, slot in places if 1 < len(tops(state, line, slot)) < 5]


def _with_a_choice(state: Maui) -> bool:
    return bool(_choosy(state))


def _lines(visit: Visit) -> int:
    return visit.count("#lines li")


def _pick_slot(visit: Visit, lay: Lay) -> Visit:
    return visit.press(f"#slot-{lay.line}-{lay.slot}")


def _pick_height(visit: Visit, lay: Lay) -> Visit:
    (chip,) = visit.all(f'.chip[data-lit="top-{lay.top}"]')
    return visit.press(chip)


def test_a_towel_is_laid_by_two_taps_and_a_third_to_confirm() -> None:
    visit, state = _at(_with_a_choice)
    before = _lines(visit)
    visit.press(_choosy(state)[0]).press(".chip[data-can]")
    assert visit.text("#ask") == visit.the(".chip[data-can]")["aria-label"]
    assert visit.count(".height.picked .ghost") == 1
    assert _lines(visit) == before
    visit.press(".chip[data-can]")
    assert visit.count(".chip") == 0
    assert _lines(visit) > before


def test_a_refused_height_says_why() -> None:
    visit, state = _at(_with_a_choice)
    why = visit.press(_choosy(state)[0]).the(".refused")["data-why"]
    assert why
    assert visit.press(".refused").note == why


def test_a_towel_that_is_too_dear_says_what_it_costs() -> None:
    visit, _ = _at(lambda state: state.seat is not None and state.players[state.seat].dollars == 0)
    assert visit.press("#slot-0-2").note == "The towel costs 2 sand dollars, you have 0."


def test_an_empty_zone_says_so() -> None:
    visit, _ = _at(lambda state: state.zones[0] == 0)
    assert "No sand dollar lies there" in visit.press("#zone-0").note


@pytest.mark.parametrize("place", ["#choice-track-{}", "#lane-{}"])
def test_the_track_of_an_umbrella_is_chosen_by_its_answer_or_where_it_is(place: str) -> None:
    visit, state = _at(lambda state: any(lay.track >= 0 for lay in lays(state)))
    lay = next(lay for lay in lays(state) if lay.track >= 0)
    _pick_slot(visit, lay)
    if not visit.count(".height.picked"):
        _pick_height(visit, lay)
    assert visit.text("#ask") == "Which shell does the umbrella move?"
    assert visit.count(".lane[data-pick]") == visit.count(".pick[data-can]")
    visit.press(place.format(lay.track)).press("#confirm")
    assert "moves a shell one step with the umbrella" in visit.text("#lines")


def test_a_towel_token_is_put_where_one_wants_it() -> None:
    def with_token(state: Maui) -> list[Lay]:
        found = lays(state)
        return [lay for lay in found if lay.blue >= 0 and lay.track < 0 and lay._replace(blue=-1) in found]

    visit, state = _at(lambda state: bool(with_token(state)))
    lay = with_token(state)[0]
    _pick_slot(visit, lay)
    if not visit.count(".height.picked"):
        _pick_height(visit, lay)
    visit.press(f"#choice-blue-{lay.blue}")
    assert visit.count(f"#choice-blue-{lay.blue}[data-picked]")
    visit.press("#confirm")
    assert "light-blue towel token" in visit.text("#lines")


@pytest.mark.parametrize("pays", [False, True])
def test_an_answer_lays_no_towel_whether_it_was_asked_for_or_chosen_by_itself(pays: bool) -> None:
    def with_token(state: Maui) -> list[Lay]:
        found = lays(state)
        plain = [lay for lay in found if lay.blue == lay.orange == -1 and lay.track < 0]
        covered = [lay for lay in plain if any(other[:3] == lay[:3] and other.blue >= 0 for other in found)]
        return [lay for lay in covered if token_pays(state, lay.line, lay.slot, lay.top) == pays]

    visit, state = _at(lambda state: bool(with_token(state)))
    before = _lines(visit)
    lay = with_token(state)[0]
    _pick_slot(visit, lay)
    if not visit.count(".height.picked"):
        _pick_height(visit, lay)
    assert visit.count("#confirm") == (not pays), "where a token pays it is asked"
    assert visit.count(".choices.answered") == (not pays)
    visit.press("#choice-no-token").press("#choice-no-token")
    assert _lines(visit) == before
    assert visit.count("#confirm")
    assert visit.count(".choices.answered")


def test_who_presses_a_towel_once_more_is_told_how_it_is_laid() -> None:
    visit, state = _at(_with_a_choice)
    before = _lines(visit)
    visit.press(_choosy(state)[0]).press(".chip[data-can]").press(".refused").press(".slot.picked")
    assert visit.note == "To lay it there, press its place, or confirm."
    assert _lines(visit) == before


def test_a_spare_towel_is_shown_before_it_is_taken() -> None:
    visit, _ = _at(lambda state: state.prompt == "spare" and not lays(state), wild=0.5)
    visit.press(".slot[data-can]")
    assert "spare towel" in visit.text("#ask")
    visit.press("#confirm")
    assert "takes a spare towel" in visit.text("#lines")


def test_a_hint_leads_to_the_height() -> None:
    visit, _ = _at(_with_a_choice)
    visit.press("#hint")
    assert visit.count("[data-hinted]")
    if hinted := visit.all(".slot[data-hinted]"):
        (slot,) = hinted
        assert visit.press(slot).count(".chip[data-hinted], .height.picked")


def test_hidden_values_of_crabs_are_not_in_the_page() -> None:
    visit, _ = _at(lambda state: state.round == 2, ("crabs", "hidden"))
    assert visit.count(".piece.crab")
    assert visit.count(".piece.crab text") == 0

"""Sand crabs: they climb onto the towel that covers them, put its pattern there out of play, and cost points."""

from collections import Counter

import pytest

from fivestars.games.maui.rules.events import CrabClimbed, CrabLeft, TookPearl
from fivestars.games.maui.rules.moves import Collect
from fivestars.games.maui.rules.objections import Reason
from fivestars.games.maui.rules.player import CRAB, CRABS
from fivestars.table.dice import Dice
from fivestars.table.game import because
from games.maui.positions import GREEN_BLUE, B, after, crab, face, kinds, lay, me, parts, position, table, tops

AT_2 = {2: crab(3)}  # column 2 has its place in row 2


def test_a_covered_crab_climbs_onto_the_pattern_that_would_cover_it() -> None:
    state = position(mode="crabs", top=1, column=2, sand=AT_2)
    told = state.play(lay(0, 0, 1))
    laid = me(state).beach[-1]
    assert CrabClimbed(0, 2, 3) in told
    assert (laid.face, laid.crab) == (face("Y.B"), 3)
    assert me(state).sand[2] == 0


@pytest.mark.ruling(15)
def test_a_match_under_the_crab_does_not_score_the_others_do() -> None:
    played = after(position(mode="crabs", top=1, column=2, sand=AT_2), lay(0, 0, 1))
    assert me(played).shells == [3, 0, 1, 0, 0], "Y in row 1 and B in row 3, not P in row 2"


@pytest.mark.ruling(15)
def test_a_towel_whose_only_match_would_lie_under_the_crab_may_not_be_laid() -> None:
    state = position(mode="crabs", edge=".P.", top=1, column=2, sand=AT_2)
    assert tops(state, 0, 0) == []
    assert state.objection(lay(0, 0, 1)) == because(Reason.UNDER_CRAB, row=2)
    assert tops(position(mode="crabs", edge=".P.", top=1, column=2), 0, 0) == [1], "without the crab it may"


def test_a_pattern_under_a_crab_is_not_matched_by_the_next_towel() -> None:
    state = position(mode="crabs", edge="Y.B", printed="YPB", top=2, column=4)
    assert tops(state, 1, 2) == [], "GOP finds no P"
    assert state.objection(lay(0, 1, 3)) is None
    state = position(mode="crabs", edge="G.B", printed="GPB", top=2, column=4)
    assert state.objection(lay(0, 0, 2)) is None
    state = position(mode="crabs", edge="G..", printed="GPB", top=2, column=4)
    assert state.objection(lay(0, 0, 2)) == because(Reason.BESIDE_CRAB, row=3)


@pytest.mark.ruling(14)
def test_a_crab_beside_the_towel_costs_nothing() -> None:
    # It goes out of the way.
    state = position(mode="crabs", top=3, column=2, sand=AT_2)
    told = state.play(lay(0, 0, 3))
    assert CrabLeft(0, 2) in told
    assert (me(state).sand[2], me(state).out[-1]) == (0, crab(3))
    assert parts(state)["sand crabs"] == 0
    assert me(state).beach[-1].face == face("YPB")


@pytest.mark.parametrize("penalty", [2, 3, 4])
def test_each_crab_on_a_towel_costs_its_points(penalty: int) -> None:
    state = position(mode="crabs", top=1, column=2, sand={2: crab(penalty), 3: crab(4)})
    state.play(lay(0, 0, 1))
    assert parts(state)["sand crabs"] == -penalty


def test_pattern_umbrellas_work_as_in_the_base_game() -> None:
    # Column 4 has its umbrella in row 4 on this side.
    state = position(mode="crabs", column=4, sand={4: GREEN_BLUE})
    told = state.play(lay(0, 0, 3, B))
    assert me(state).shells == [1, 1, 2, 0, 0]
    assert kinds(told[:3]) == ["TookFree", "FollowedUmbrella", "Laid"]
    assert not any(isinstance(event, TookPearl) for event in told)


def test_there_are_no_pearls_to_score() -> None:
    assert "pearls" not in parts(table("crabs"))
    assert "sand crabs" not in parts(table("base"))
    assert set(parts(table("combined"))) == {"tracks", "pearls", "sand dollars", "penalty tokens", "sand crabs"}


# --- what is known of the crabs


@pytest.mark.ruling(16)
def test_the_values_of_crabs_on_the_sand_are_hidden_from_everybody() -> None:
    state = table("crabs", seats=3)
    for seat in (None, 0, 1, 2):
        seen = state.seen_by(seat)
        assert [[min(piece, CRAB) for piece in player.sand] for player in state.players] == [
            player.sand for player in seen.players
        ]


@pytest.mark.ruling(16)
def test_a_crab_on_a_towel_is_seen_and_one_that_left_is_not() -> None:
    state = position(mode="crabs", top=1, column=2, sand=AT_2)
    assert me(after(state, lay(0, 0, 1)).seen_by(1)).beach[-1].crab == 3
    state = position(mode="crabs", top=3, column=2, sand=AT_2)
    assert me(after(state, lay(0, 0, 3)).seen_by(0)).out[-1] == CRAB


@pytest.mark.ruling(16)
def test_what_a_hidden_crab_costs_is_not_foretold_and_counts_once_it_has_climbed() -> None:
    state = position(mode="crabs", top=1, column=2, sand=AT_2)
    foretold = state.foretell(lay(0, 0, 1))
    assert dict(foretold.points) == {"tracks": 4}
    assert not any(isinstance(event, CrabClimbed) for event in foretold.events)
    state.play(lay(0, 0, 1))
    assert (parts(state)["sand crabs"], me(state).sand[2]) == (-3, 0)


def test_what_an_open_crab_costs_is_foretold() -> None:
    state = position(mode="crabs", top=1, column=2, sand=AT_2)
    state.crabs_open = True
    foretold = state.foretell(lay(0, 0, 1))
    assert dict(foretold.points) == {"tracks": 4, "sand crabs": -3}
    assert CrabClimbed(0, 2, 3) in foretold.events


@pytest.mark.ruling(16)
def test_with_open_values_every_crab_is_seen() -> None:
    state = table("crabs", values="open")
    assert [player.sand for player in state.seen_by(None).players] == [player.sand for player in state.players]
    assert [player.sand for player in state.guess(0, Dice(5)).players] == [player.sand for player in state.players]


def test_a_guess_gives_the_hidden_crabs_the_values_that_are_left() -> None:
    state = table("crabs", seed=3)
    guesses = [state.guess(0, Dice(seed)) for seed in range(20)]
    for guess in guesses:
        for player in guess.players:
            assert Counter(piece for piece in player.sand if piece >= CRAB) == Counter(CRABS)
    assert len({tuple(me(guess, 1).sand) for guess in guesses}) > 5


def test_a_guess_knows_every_towel_in_sight() -> None:
    state = table(seed=3)
    guess = state.guess(0, Dice(8))
    assert sorted(guess.bag) == sorted(state.bag)
    assert guess.bag != state.bag
    assert (guess.market, me(guess).beach) == (state.market, me(state).beach)


def test_taking_money_shows_no_crab() -> None:
    state = table("crabs")
    assert after(state, Collect(0)).revealed == state.revealed

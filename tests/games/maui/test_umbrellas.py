"""Umbrellas: covered, or missed; pearls; and the choice of track that a pattern umbrella gives."""

import pytest

from fivestars.games.maui.rules.events import FollowedUmbrella, FoundNoTrack, Laid, Matched, TookPearl, UmbrellaLeft
from fivestars.games.maui.rules.objections import Reason
from fivestars.games.maui.rules.turn import pass_ornament
from fivestars.table.game import because
from games.maui.positions import (
    BLACK,
    GREEN_BLUE,
    GREEN_ORANGE,
    WHITE,
    B,
    G,
    O,
    P,
    Y,
    after,
    kinds,
    lay,
    me,
    parts,
    position,
)

FULL = 12


@pytest.mark.parametrize("top", [1, 2, 3])
def test_an_umbrella_is_covered_by_any_of_the_three_patterns(top: int) -> None:
    # Column 2 has its place in row 3.
    state = position(edge="YPB", top=top, column=2, sand={2: WHITE})
    played = after(state, lay(0, 0, top))
    assert me(played).pearls == [1, 0]
    assert me(played).sand[2] == 0


def test_pearls_are_kept_by_colour() -> None:
    state = position(column=2, sand={2: BLACK})
    told = state.play(lay(0, 0, 3))
    assert TookPearl(0, 1) in told
    assert me(state).pearls == [0, 1]


def test_an_umbrella_hides_no_pattern() -> None:
    played = after(position(column=2, sand={2: WHITE}), lay(0, 0, 3))
    assert me(played).shells == [1, 1, 1, 0, 0], "the umbrella is taken away before the towel lies"


@pytest.mark.ruling(13)
@pytest.mark.parametrize("piece", [WHITE, GREEN_BLUE])
def test_an_umbrella_beside_the_towel_goes_back_to_the_box(piece: int) -> None:
    state = position(top=4, column=2, sand={2: piece})
    told = state.play(lay(0, 0, 4))
    assert UmbrellaLeft(0, 2) in told
    assert me(state).sand[2] == 0
    assert me(state).out[-1] == piece
    assert (me(state).pearls, me(state).shells) == ([0, 0], [1, 1, 2, 0, 0])


def test_an_umbrella_of_another_column_stays() -> None:
    played = after(position(column=2, sand={3: WHITE}), lay(0, 0, 3))
    assert me(played).sand[3] == WHITE


@pytest.mark.parametrize(
    ("white", "black", "points"), [(1, 0, 2), (2, 0, 5), (3, 0, 9), (0, 3, 9), (1, 1, 4), (3, 2, 14)]
)
def test_pearls_of_one_colour_are_worth_2_5_9(white: int, black: int, points: int) -> None:
    state = position()
    me(state).pearls = [white, black]
    assert parts(state)["pearls"] == points


# --- pattern umbrellas


@pytest.mark.parametrize(("piece", "tracks"), [(GREEN_BLUE, (B, G)), (GREEN_ORANGE, (O, G))])
def test_a_pattern_umbrella_moves_a_shell_one_step_on_either_of_its_tracks(piece: int, tracks: tuple[int, int]) -> None:
    state = position(column=2, sand={2: piece}, market=("YBO PBY BYP", "YOG OGY GOP"))
    for track in tracks:
        told = (played := state.copy()).play(lay(0, 0, 3, track))
        assert FollowedUmbrella(0, track, 1, 1) in told
        wanted = [1, 0, 0, 0, 0]
        wanted[track] += 1
        assert me(played).shells == wanted
        assert me(played).out[-1] == piece


def test_a_track_must_be_chosen_and_be_one_of_the_two() -> None:
    state = position(column=2, sand={2: GREEN_BLUE})
    assert state.objection(lay(0, 0, 3)) == because(Reason.CHOOSE_TRACK)
    assert state.objection(lay(0, 0, 3, P)) == because(Reason.OTHER_TRACKS, track=P)


def test_without_a_covered_pattern_umbrella_there_is_no_track_to_choose() -> None:
    assert position().objection(lay(0, 0, 3, G)) == because(Reason.NO_UMBRELLA)
    assert position(column=2, sand={2: WHITE}).objection(lay(0, 0, 3, G)) == because(Reason.NO_UMBRELLA)
    assert position(top=4, column=2, sand={2: GREEN_BLUE}).objection(lay(0, 0, 4, G)) == because(Reason.NO_UMBRELLA)


@pytest.mark.ruling(7)
def test_a_full_track_is_no_choice() -> None:
    state = position(column=2, sand={2: GREEN_BLUE}, shells=(0, 0, 0, 0, FULL))
    assert state.objection(lay(0, 0, 3, G)) == because(Reason.TRACK_FULL, track=G)
    assert state.objection(lay(0, 0, 3, B)) is None


@pytest.mark.ruling(7)
def test_with_both_tracks_full_there_is_no_bonus() -> None:
    state = position(column=2, sand={2: GREEN_BLUE}, shells=(0, 0, FULL, 0, FULL))
    assert state.objection(lay(0, 0, 3, B)) == because(Reason.TRACKS_FULL)
    told = state.play(lay(0, 0, 3))
    assert FoundNoTrack(0) in told
    assert me(state).shells == [1, 1, FULL, 0, FULL]


@pytest.mark.ruling(5)
def test_the_umbrella_comes_first_then_the_towel_then_the_shells() -> None:
    told = position(column=2, sand={2: GREEN_BLUE}).play(lay(0, 0, 3, G))
    assert kinds(told[:4]) == ["TookFree", "FollowedUmbrella", "Laid", "Matched"]
    assert told[2:4] == [Laid(0, 2, 3, 3, 5), Matched(0, Y, 3, 1, 1, 1)]


@pytest.mark.ruling(5)
def test_what_the_towel_missed_leaves_after_the_shells_and_the_new_towel_comes_last() -> None:
    told = position(top=4, column=2, sand={2: WHITE}).play(lay(0, 0, 4))
    assert kinds(told) == ["TookFree", "Laid", "Matched", "Matched", "Matched", "UmbrellaLeft", "Refilled"]


@pytest.mark.ruling(5)
def test_penalties_come_before_towel_tokens() -> None:
    told = position(edge="Y..", top=7, tokens=(1, 0), market=("YPB PBY BYP", "OYG OGY GOP")).play(lay(1, 0, 6, blue=0))
    assert kinds(told[:4]) == ["TookFree", "Laid", "ReachedTheTrees", "PutToken"]


def test_the_umbrella_step_may_fill_the_track_before_a_match_counts() -> None:
    state = position(
        edge="G..",
        top=3,
        column=2,
        sand={2: GREEN_BLUE},
        shells=(0, 0, 0, 0, 11),
        market=("GPB PBY BYP", "YOG OGY GOP"),
    )
    assert me(after(state, lay(0, 0, 3, G))).shells == [0, 0, 0, 0, FULL]
    assert me(after(state, lay(0, 0, 3, B))).shells == [0, 0, 1, 0, FULL]


@pytest.mark.ruling(6)
def test_a_token_from_an_umbrella_step_waits_for_the_next_turn() -> None:
    # No pair of the box meets an ornament, so the step itself is looked at.
    state = position(shells=(5, 0, 0, 0, 0))
    pass_ornament(state, 0, Y, 4, [])
    assert me(state).tokens == [0, 0], "from 4 to 5 it is not reached"
    me(state).shells[Y] = 6
    pass_ornament(state, 0, Y, 5, [])
    assert me(state).tokens == [1, 0]

"""Phase 6 of a turn of Hotels of Amsterdam: turning tiles, where tourists go, the fountain.

The rulebook's hints (tourists first, then the tile; monopolies) are no rules. The first is how a Turn is made.
"""

import pytest

from fivestars.games.amsterdam.box import BOX, MAYOR, WATCH
from fivestars.games.amsterdam.box.city import FOUNTAIN, NOWHERE, TILES_AT
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import Invited, Moved, SentToFountain, Turned, TurnEnded
from fivestars.games.amsterdam.rules.moves import Done, Invite, Reason, Turn
from fivestars.table.game import because
from games.amsterdam.positions import (
    at_work,
    bring,
    bring_to,
    build,
    city,
    objection,
    only,
    played,
    show,
    spot,
    tourists_at,
)


def turns(state: Amsterdam, pawn: int, name: str) -> list[int]:
    """Return where the tourists of a tile may go when the pawn turns it."""
    legal = [move for move in state.legal() if isinstance(move, Turn)]
    return [move.to for move in legal if (move.pawn, move.tile) == (pawn, spot(name))]


def named(*names: str) -> list[int]:
    return sorted(map(spot, names))


# --- which tiles


def test_a_pawn_turns_a_tile_at_its_crossing() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    legal = [move for move in state.legal() if isinstance(move, Turn)]
    for pawn in (MAYOR, WATCH):
        assert {move.tile for move in legal if move.pawn == pawn} <= set(TILES_AT[state.pawns[pawn]])
    assert objection(state, Turn(MAYOR, spot("E5"), NOWHERE)) == because(
        Reason.NOT_ADJACENT, pawn=MAYOR, tile=spot("E5")
    )


def test_the_mayor_turns_night_to_day_and_the_night_watch_day_to_night() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")  # in the beginning A1, B2, D4 and E5 show their day sides
    assert [turns(state, MAYOR, name) for name in ("A1", "B1", "A2", "B2")] == [[], [NOWHERE], [NOWHERE], []]
    assert [turns(state, WATCH, name) for name in ("D4", "E4", "D5", "E5")] == [[NOWHERE], [], [], [NOWHERE]]
    day = because(Reason.DAY_ALREADY, pawn=MAYOR, tile=spot("A1"))
    assert objection(state, Turn(MAYOR, spot("A1"), NOWHERE)) == day
    night = because(Reason.NIGHT_ALREADY, pawn=WATCH, tile=spot("E4"))
    assert objection(state, Turn(WATCH, spot("E4"), NOWHERE)) == night


def test_a_turned_tile_shows_its_other_side() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    b1 = spot("B1")
    day, night = state.tile(b1)
    assert state.face[b1] == night
    assert played(state, Turn(MAYOR, b1, NOWHERE)) == [Turned(0, MAYOR, b1, day)]
    assert (state.face[b1], state.back[b1]) == (day, night)


def test_the_fountain_is_never_turned() -> None:
    state = city()
    at_work(state, "B2/C3", "C3/D4")
    assert objection(state, Turn(MAYOR, FOUNTAIN, NOWHERE)) == because(Reason.FOUNTAIN_STAYS)


def test_each_pawn_turns_one_tile_a_turn() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    played(state, Turn(MAYOR, spot("B1"), NOWHERE))
    assert objection(state, Turn(MAYOR, spot("A2"), NOWHERE)) == because(Reason.PAWN_SPENT, pawn=MAYOR)
    played(state, Turn(WATCH, spot("E5"), NOWHERE))
    assert state.seat == 1


@pytest.mark.parametrize("first", [MAYOR, WATCH])
@pytest.mark.ruling(10)
def test_the_pawns_turn_in_either_order(first: int) -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    moves = [Turn(MAYOR, spot("B1"), NOWHERE), Turn(WATCH, spot("E5"), NOWHERE)]
    events = played(state, moves[first], moves[1 - first])
    assert [turned.pawn for turned in only(events, Turned)] == [first, 1 - first]


@pytest.mark.ruling(12)
def test_no_pawn_has_to_turn() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    assert played(state, Done())[0] == TurnEnded(0)
    assert state.seat == 1


@pytest.mark.ruling(13)
def test_both_may_turn_the_same_tile_in_one_turn() -> None:
    state = city()
    at_work(state, "A1/B2", "B1/C2")
    b1 = spot("B1")
    before = state.face[b1]
    played(state, Turn(MAYOR, b1, NOWHERE))
    assert turns(state, WATCH, "B1") == [NOWHERE]
    played(state, Turn(WATCH, b1, NOWHERE))
    assert state.face[b1] == before


# --- where the tourists go


def example() -> Amsterdam:
    """Return the rulebook's example: coffeeshops E, F, G, H with 3, 2, 1, 1 tourists, the Mayor beside E."""
    state = city()
    show(state, B1="coffeeshop", D1="coffeeshop", A4="coffeeshop", E4="coffeeshop")
    bring(state, B1=3, D1=2, A4=1, E4=1)
    at_work(state, "A1/B2", "D4/E5")
    return state


def test_the_example_of_the_rulebook() -> None:
    state = example()
    assert turns(state, MAYOR, "B1") == named("A4", "E4"), "G or H, the ones with one tourist"
    palace = next(day for day, night in BOX.tiles if (day, night) == state.tile(spot("B1")))
    events = played(state, Turn(MAYOR, spot("B1"), spot("A4")))
    assert events[0] == Moved(spot("B1"), spot("A4"), BOX.venue("coffeeshop"), 3)
    assert state.face[spot("B1")] == palace
    assert tourists_at(state, "B1", "D1", "A4", "E4") == [0, 2, 4, 1], "all three go together"


def test_where_more_tourists_are_nobody_goes() -> None:
    refused = objection(example(), Turn(MAYOR, spot("B1"), spot("D1")))
    assert refused == because(Reason.NOT_FEWEST, to=spot("D1"), tourists=2, fewest=1)


def test_the_tourists_do_not_part_and_do_not_stay() -> None:
    refused = objection(example(), Turn(MAYOR, spot("B1"), NOWHERE))
    assert refused == because(Reason.SOMEBODY_MOVES, tile=spot("B1"), tourists=3)


def test_the_tourists_go_to_no_other_venue() -> None:
    state = example()
    other = because(Reason.OTHER_VENUE, venue=BOX.venue("coffeeshop"))
    for to in (spot("C1"), spot("B1"), FOUNTAIN):
        assert objection(state, Turn(MAYOR, spot("B1"), to)) == other


def test_a_venue_without_tourists_has_the_fewest() -> None:
    state = example()
    state.tourists[spot("D1")] = 0
    assert turns(state, MAYOR, "B1") == named("D1")


def test_an_empty_tile_moves_nobody() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    refused = objection(state, Turn(MAYOR, spot("B1"), spot("C1")))
    assert refused == because(Reason.NOBODY_MOVES, tile=spot("B1"))


@pytest.mark.ruling(25)
def test_tourists_go_as_far_as_they_must_and_to_whoevers_hotel_is_there() -> None:
    state = example()
    build(state, 0, "A3/B4")
    build(state, 1, "D3/E4")
    assert turns(state, MAYOR, "B1") == named("A4", "E4")
    played(state, Turn(MAYOR, spot("B1"), spot("E4")))
    assert state.scores == [1, 4]


@pytest.mark.parametrize("venue", BOX.venues)
def test_the_tourists_of_every_venue_look_for_another_of_it(venue: str) -> None:
    state = city()
    pawn = 1 - BOX.side[BOX.venue(venue)]
    show(state, B1=venue, D4=venue)
    bring(state, B1=2)
    at_work(state, "A1/B2", "D1/E2")
    if pawn == WATCH:
        state.pawns.reverse()
    events = played(state, Turn(pawn, spot("B1"), spot("D4")))
    assert events[0] == Moved(spot("B1"), spot("D4"), BOX.venue(venue), 2)
    assert tourists_at(state, "B1", "D4") == [0, 2]


@pytest.mark.parametrize("venue", BOX.venues)
def test_the_tourists_of_a_venue_that_is_nowhere_else_go_to_the_fountain(venue: str) -> None:
    state = city()
    pawn = 1 - BOX.side[BOX.venue(venue)]
    show(state, B1=venue)
    bring(state, B1=2)
    at_work(state, "A1/B2", "D1/E2")
    if pawn == WATCH:
        state.pawns.reverse()
    assert turns(state, pawn, "B1") == [FOUNTAIN]
    refused = objection(state, Turn(pawn, spot("B1"), spot("D4")))
    assert refused == because(Reason.ONLY_FOUNTAIN, venue=BOX.venue(venue))
    events = played(state, Turn(pawn, spot("B1"), FOUNTAIN))
    assert events[0] == SentToFountain(spot("B1"), BOX.venue(venue), 2)
    assert (tourists_at(state, "B1"), state.tourists[FOUNTAIN]) == ([0], 2)


def test_the_points_move_with_the_tourists() -> None:
    state = example()
    build(state, 0, "A1/B2")
    build(state, 1, "A3/B4")
    assert state.scores == [3, 1]
    played(state, Turn(MAYOR, spot("B1"), spot("A4")))
    assert state.scores == [0, 4]


@pytest.mark.ruling(22)
def test_in_the_base_game_any_crowd_can_be_turned_out() -> None:
    state = example()
    bring(state, B1=6)
    assert turns(state, MAYOR, "B1") == named("A4", "E4")


@pytest.mark.parametrize(("tourists", "allowed"), [(3, True), (4, False), (5, False)])
def test_in_the_tactical_variant_more_than_three_tourists_stay(tourists: int, allowed: bool) -> None:
    state = city(mode="tactical")
    show(state, B1="bar", D4="bar")
    bring(state, B1=tourists)
    at_work(state, "A1/B2", "D1/E2")
    assert bool(turns(state, MAYOR, "B1")) == allowed
    if not allowed:
        refused = objection(state, Turn(MAYOR, spot("B1"), spot("D4")))
        assert refused == because(Reason.CROWDED, tourists=tourists, most=3)


def test_in_the_tactical_variant_a_tile_may_receive_more_than_three() -> None:
    state = city(mode="tactical")
    show(state, B1="bar", D4="bar")
    bring(state, B1=3, D4=3)
    at_work(state, "A1/B2", "D1/E2")
    played(state, Turn(MAYOR, spot("B1"), spot("D4")))
    assert tourists_at(state, "D4") == [6]


# --- the fountain


def at_the_fountain(mayor: str = "B2/C3", watch: str = "D4/E5", waiting: int = 2) -> Amsterdam:
    state = city()
    bring_to(state, FOUNTAIN, waiting)
    at_work(state, mayor, watch)
    return state


def invitations(state: Amsterdam) -> list[Invite]:
    return [move for move in state.legal() if isinstance(move, Invite)]


def test_the_mayor_takes_a_tourist_from_the_fountain_to_any_day_side() -> None:
    state = at_the_fountain()
    assert invitations(state) == [Invite(MAYOR, tile) for tile in range(0, 25, 2) if tile != FOUNTAIN]
    assert objection(state, Invite(MAYOR, spot("B1"))) == because(Reason.NOT_DAY, pawn=MAYOR, to=spot("B1"))


def test_the_night_watch_takes_a_tourist_from_the_fountain_to_any_night_side() -> None:
    state = at_the_fountain("A1/B2", "C3/D4")
    assert invitations(state) == [Invite(WATCH, tile) for tile in range(1, 25, 2)]
    assert objection(state, Invite(WATCH, spot("A1"))) == because(Reason.NOT_NIGHT, pawn=WATCH, to=spot("A1"))


@pytest.mark.ruling(14)
def test_a_tourist_from_the_fountain_may_go_where_many_are() -> None:
    state = at_the_fountain()
    bring(state, E5=7)
    assert played(state, Invite(MAYOR, spot("E5"))) == [Invited(0, MAYOR, spot("E5"))]
    assert (tourists_at(state, "E5"), state.tourists[FOUNTAIN]) == ([8], 1)


def test_only_one_tourist_a_turn_leaves_the_fountain() -> None:
    state = at_the_fountain()
    played(state, Invite(MAYOR, spot("E5")))
    assert not invitations(state)
    assert objection(state, Invite(MAYOR, spot("E5"))) == because(Reason.INVITED)


@pytest.mark.ruling(15)
def test_with_both_pawns_at_the_fountain_it_is_still_one() -> None:
    state = at_the_fountain("B2/C3", "C3/D4")
    assert {move.pawn for move in invitations(state)} == {MAYOR, WATCH}
    played(state, Invite(WATCH, spot("B1")))
    assert objection(state, Invite(MAYOR, spot("E5"))) == because(Reason.INVITED)


def test_a_pawn_must_stand_at_the_fountain() -> None:
    state = at_the_fountain("A1/B2", "D4/E5")
    assert not invitations(state)
    assert objection(state, Invite(MAYOR, spot("A1"))) == because(Reason.NOT_AT_FOUNTAIN, pawn=MAYOR)


def test_nobody_leaves_an_empty_fountain() -> None:
    state = at_the_fountain(waiting=0)
    assert objection(state, Invite(MAYOR, spot("A1"))) == because(Reason.FOUNTAIN_EMPTY)


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
@pytest.mark.ruling(14)
def test_the_fountain_move_is_extra_and_may_come_at_any_moment(order: tuple[int, ...]) -> None:
    state = at_the_fountain()
    moves = [Turn(MAYOR, spot("C2"), NOWHERE), Turn(WATCH, spot("E5"), NOWHERE), Invite(MAYOR, spot("A1"))]
    for place in order:
        assert moves[place] in state.legal()
        played(state, moves[place])
    assert state.seat == 1 or state.legal() == [Done()]


def test_a_tile_just_turned_can_receive_the_tourist() -> None:
    state = at_the_fountain()
    played(state, Turn(MAYOR, spot("C2"), NOWHERE))
    assert Invite(MAYOR, spot("C2")) in state.legal()


def test_tourists_just_sent_to_the_fountain_can_be_invited() -> None:
    state = at_the_fountain(waiting=0)
    show(state, C2="bar")
    bring(state, C2=1)
    played(state, Turn(MAYOR, spot("C2"), FOUNTAIN))
    assert state.tourists[FOUNTAIN] == 1
    assert invitations(state)


# --- when a turn ends by itself


def test_the_base_game_asks_for_done_because_the_next_roll_bars_undo() -> None:
    state = at_the_fountain(waiting=1)
    show(state, B2="palace", C2="museum", B3="church", D4="zoo", E4="bar", D5="casino", E5="disco")
    state.known = (1 << 25) - 1
    played(state, Turn(WATCH, spot("D4"), NOWHERE))
    assert played(state, Invite(MAYOR, spot("A1"))) == [Invited(0, MAYOR, spot("A1"))]
    assert state.legal() == [Done()]


def test_a_turn_whose_last_move_reveals_ends_by_itself() -> None:
    state = city()
    at_work(state, "A1/B2", "D4/E5")
    played(state, Turn(MAYOR, spot("B1"), NOWHERE))
    events = played(state, Turn(WATCH, spot("E5"), NOWHERE))
    assert TurnEnded(0) in events


def test_a_turn_of_the_tactical_variant_ends_by_itself() -> None:
    state = city(mode="tactical", sides="open")
    at_work(state, "A1/B2", "D4/E5")
    revealed = state.revealed
    played(state, Turn(MAYOR, spot("B1"), NOWHERE))
    assert TurnEnded(0) in played(state, Turn(WATCH, spot("E5"), NOWHERE))
    assert state.revealed == revealed, "and everything can be taken back"

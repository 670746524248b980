"""Rulings 3 to 5: since edition 2 all arrivals of a turn are looked at together; in edition 1 each paid on moving in.

What the editions have in common is proved in test_hosting.py.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest

from fivestars.games import SHELF
from fivestars.games.samoa import GAME
from fivestars.games.samoa.box import BOX, CELEBRITY, FLAG_OF, GUEST_OF, LIFEBELT_OF, POOL, RICH
from fivestars.games.samoa.rules import Samoa, prompts
from fivestars.games.samoa.rules import events as told
from fivestars.games.samoa.rules.moves import Pass, Place
from fivestars.table.dice import Dice
from fivestars.table.match import Match
from fivestars.table.notation import from_link
from games.samoa.positions import ANNA, BORIS, coins, go, hosted, hotels, land, lay, lives, of, owns, takes
from outcomes import rows, whole_outcome

STRAIGHT = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)]  # rooms side by side, or one above the other


def at_seven(*groups: str, edition: int = GAME.edition, **rooms: str) -> Samoa:
    """Return the table when Anna, and nobody else, takes tourists, at 7 coins a room."""
    state = lives(land(hotels(edition=edition), *groups), ANNA, **rooms)
    lay(state, "10/7", "off", "off", "off")
    return state


# --- who pays double


@pytest.mark.ruling(4)
def test_a_celebrity_makes_those_pay_double_who_were_placed_before_it_in_the_turn() -> None:
    state = at_seven("Np Np Np Nc")
    assert hosted(state, takes("p", 0), takes("p", 2), takes("p", 4), takes("c", 1)) == 3 * 14 + 7


@pytest.mark.ruling(4)
def test_and_those_who_are_placed_after_it() -> None:
    state = at_seven("Np Np Np Nc")
    assert hosted(state, takes("c", 1), takes("p", 0), takes("p", 2), takes("p", 4)) == 3 * 14 + 7


def test_diagonally_nobody_pays_double() -> None:
    assert hosted(at_seven("Np Nc"), takes("p", 0), takes("c", 4)) == 14


@pytest.mark.ruling(4)
def test_guests_of_earlier_rounds_do_not_pay_again_when_a_celebrity_moves_in() -> None:
    state = at_seven("Np Nc", r0="Bp", r2="Gc", r4="Br")
    assert hosted(state, takes("c", 1), takes("p", 5)) == 14 + 14, "the two new ones, next to Gc"


@pytest.mark.ruling(5)
def test_two_celebrities_side_by_side_both_pay_double() -> None:
    assert hosted(at_seven("Nc Nc"), takes("c", 0), takes("c", 1)) == 14 + 14
    assert hosted(at_seven("Nc Nc"), takes("c", 0), takes("c", 2)) == 7 + 7, "not with a room between them"


def test_lovers_beside_a_celebrity_of_the_turn_both_pay_double() -> None:
    assert hosted(at_seven("Nl Nl Nc"), takes("l", 0), takes("l", 0), takes("c", 1)) == 14 + 14 + 7
    state = at_seven("Nl Nc", r0="Gl")
    assert hosted(state, takes("l", 0), takes("c", 1)) == 14 + 7, "who waited for the other pays nothing again"


@pytest.mark.ruling(6)
def test_rich_beside_a_celebrity_of_the_turn_pays_double_and_no_more() -> None:
    assert hosted(at_seven("Nr Nc"), takes("r", 0), takes("c", 1)) == 14 + 7


@pytest.mark.ruling(6)
def test_in_a_suite_beside_a_celebrity_of_the_turn_one_pays_double_and_no_more() -> None:
    state = owns(at_seven("Np Nc Nc"), ANNA, "suite")
    assert hosted(state, takes("p", 0), takes("c", 1), takes("c", 3)) == 14 + 7 + 7, "suite, two celebrities"
    state = owns(at_seven("Np Nc"), ANNA, "suite")
    assert hosted(state, takes("p", 1), takes("c", 0)) == 14 + 14, "the celebrity lives in the suite"


@pytest.mark.ruling(6, 7)
def test_a_swimmer_beside_a_celebrity_of_the_turn_swims_at_the_usual_price() -> None:
    state = owns(at_seven("N3 Nc", r5="G2"), ANNA, "pool", "pool")
    assert hosted(state, takes("3", 0), takes("c", 1)) == 14 + 3 * 2 + 7


# --- when


@pytest.mark.ruling(3)
def test_coins_come_when_the_hotelier_has_finished() -> None:
    state = at_seven("Np Nc Np")
    assert go(state, takes("p", 0)) == [told.Lodged(ANNA, state.hotels[ANNA][0][0], 0)]
    go(state, takes("c", 1))
    assert coins(state, ANNA) == 25
    assert state.due(ANNA) == 14 + 7
    assert state.due(BORIS) == 0
    before = state.revealed
    state.play(Pass())
    assert coins(state, ANNA) == 25 + 14 + 7, "she stops early: one still waits"
    assert state.due(ANNA) == 0, "nothing is paid twice"
    assert state.revealed == before + 1, "only the next plane brings something to light"


def test_a_placing_foretells_coins_that_come_when_the_hotelier_has_finished() -> None:
    state = at_seven("Np Nc")
    go(state, takes("p", 0))
    celebrity = state.foretell(takes("c", 1))
    assert dict(celebrity.gains)["coins due"] == 7 + 7, "the guest next door pays double"
    assert celebrity.owed == (prompts.HOST_ON,)
    go(state, takes("c", 1))
    done = state.foretell(Pass())
    assert dict(done.gains) == {"coins": 14 + 7, "coins due": -14 - 7}
    assert dict(done.points) == {"fees": 14 + 7}
    assert done.owed == ()


def test_what_is_due_in_the_turn_is_not_yet_part_of_the_score() -> None:
    state = at_seven("Np")
    go(state, takes("p", 0))
    assert state.standing().scores[ANNA].total == 25
    assert at_seven("Np", edition=1).due(ANNA) == 0


def test_the_last_one_who_fits_ends_nothing_before_the_hotelier_does() -> None:
    state = at_seven("Np Nc Np", r2="Bp", r3="Bp", r4="Bp", r5="Bp")
    go(state, takes("p", 0), takes("c", 1))
    assert list(state.legal()) == [Pass()], "all can still be taken back"
    assert coins(state, ANNA) == 25
    go(state, Pass())
    assert coins(state, ANNA) == 25 + 14 + 7


def test_the_log_tells_all_that_a_turn_has_earned_and_why_somebody_paid_double() -> None:
    state = owns(at_seven("Np Np Np Nr N2 Nc"), ANNA, "suite", "pool")
    moves = [takes("p", 0), takes("p", 5), takes("2", 4), takes("r", 3), takes("c", 1)]
    go(state, *moves)
    rich, celebrity_s_neighbour = state.hotels[ANNA][3][0], state.hotels[ANNA][4][0]
    paid = go(state, Pass())
    assert paid[: paid.index(told.Hosted(ANNA, 7 + 7 + 3 * 14 + 2)) + 1] == [
        told.PaidOnce(ANNA, 2, 14),
        told.SuitePaid(ANNA, state.hotels[ANNA][0][0], 0, 14),
        told.RichPaid(ANNA, rich, 3, 14),
        told.NeighbourPaid(ANNA, celebrity_s_neighbour, 4, 14),
        told.Swam(ANNA, 2),
        told.Hosted(ANNA, 58),
    ]


def test_two_hoteliers_are_paid_each_for_the_own_guests() -> None:
    state = land(hotels(), "Np Nc", "Np Nc")
    lay(state, "2/3", "6/5", "off", "off")
    assert hosted(state, takes("p", 0), takes("c", 1)) == 6 + 3
    assert hosted(state, takes("c", 1, group=1), takes("p", 0, group=1)) == 10 + 5


# --- the order of placing never matters


def read_again(state: Samoa, seat: int, rooms_before: Sequence[tuple[int, ...]], price: int) -> int:
    """Return what a turn earns, as somebody with the rulebook in hand would count it when all have moved in."""
    rooms, earned = state.hotels[seat], 0
    stars = {number for number, room in enumerate(rooms) if any(GUEST_OF[tourist] == CELEBRITY for tourist in room)}
    for number, room in enumerate(rooms):
        doors = {b for a, b in STRAIGHT if a == number} | {a for a, b in STRAIGHT if b == number}
        for tourist in set(room) - set(rooms_before[number]):
            double = GUEST_OF[tourist] == RICH or number in state.suites[seat] or doors & stars
            earned += price * (2 if double else 1) + LIFEBELT_OF[tourist] * state.count(seat, POOL)
    return earned


def house(seed: int) -> tuple[Samoa, list[Place]]:
    """Return a hotel by chance, and placings by chance that can be made in any order."""
    dice = Dice(seed)
    living = {f"r{room}": f"{'BGJ'[dice.below(3)]}{'prlc23'[dice.below(6)]}" for room in dice.shuffled(range(6))[:2]}
    guests = [f"N{kind}" for kind in dice.shuffled("ppprrllcc2233")[:4]]
    state = lives(hotels(), ANNA, **living)
    owns(state, ANNA, *["suite"] * dice.below(2), *["pool"] * dice.below(3), *["extra_room"] * dice.below(2))
    land(state, " ".join(guests))
    lay(state, "10/7", "off", "off", "off")
    empty = [number for number, room in enumerate(state.hotels[ANNA]) if not room]
    placings = [takes(name, room) for name, room in zip(guests, dice.shuffled(empty), strict=False)]
    return state, placings


@pytest.mark.ruling(3, 4)
@pytest.mark.parametrize("seed", range(60))
def test_whatever_the_order_of_placing_a_turn_earns_the_same(seed: int) -> None:
    state, placings = house(seed)
    earned = set()
    for order in permutations(placings):
        after = state.copy()
        go(after, *order)
        expected = read_again(after, ANNA, state.hotels[ANNA], price=7)
        assert after.due(ANNA) == expected
        assert hosted(after) == expected
        earned.add(expected)
    assert len(earned) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_any_match_every_turn_earns_what_a_second_reading_of_the_rules_says(seats: int) -> None:
    turns = 0
    for seed in range(6):
        state, chance = GAME.deal(seats, {}, 0, Dice(seed), GAME.edition), Dice(seed + 1)
        while state.seat is not None:
            seat, move = state.seat, chance.choice(state.legal())
            if state.prompt == prompts.HOST:
                before = state.hotels[seat]
            elif state.prompt == prompts.HOST_ON and isinstance(move, Pass):
                expected = read_again(state, seat, before, BOX.prices[state.cards[seat]])
                assert of(go(state, move), told.Hosted) == [told.Hosted(seat, expected)]
                turns += 1
                continue
            go(state, move)
    assert turns > 50


@pytest.mark.parametrize("seats", GAME.seats)
def test_those_of_this_round_s_nation_are_those_who_have_moved_in_this_round(seats: int) -> None:
    state, chance, arrived = GAME.deal(seats, {}, 0, Dice(seats), GAME.edition), Dice(seats + 1), set[int]()
    number = 1
    while state.seat is not None:
        if state.round != number:
            number, arrived = state.round, set()
        for seat, rooms in enumerate(state.hotels):
            here = {tourist for room in rooms for tourist in room}
            assert {tourist for tourist, _ in state.arrivals(seat)} == here & arrived
        arrived |= {event.tourist for event in of(go(state, chance.choice(state.legal())), told.Lodged)}
    assert {FLAG_OF[tourist] for tourist in arrived} <= {state.flags[-1]}


# --- edition 1


@pytest.mark.ruling(3, 4)
def test_in_edition_1_each_pays_on_moving_in_for_the_celebrities_whom_it_finds() -> None:
    state = at_seven("Np Np Np Nc", edition=1)
    go(state, takes("c", 1), takes("p", 0), takes("p", 2), takes("p", 4))
    assert coins(state, ANNA) == 25 + 7 + 3 * 14
    state = at_seven("Np Np Np Nc", edition=1)
    events = go(state, takes("p", 0), takes("p", 2), takes("p", 4), takes("c", 1))
    assert coins(state, ANNA) == 25 + 4 * 7, "who comes before it does not pay double"
    assert [event.coins for event in of(events, told.MovedIn)] == [7] * 4
    assert not of(go(state, Pass()), told.PaidOnce), "nobody pays again at the end"


@pytest.mark.ruling(5)
def test_in_edition_1_of_two_celebrities_the_later_pays_double() -> None:
    assert hosted(at_seven("Nc Nc", edition=1), takes("c", 0), takes("c", 1)) == 7 + 14


def test_in_edition_1_the_log_says_at_once_why_somebody_pays_double() -> None:
    state = owns(at_seven("Np Nr Np N2 Nc", edition=1), ANNA, "suite", "pool")
    events = go(state, takes("p", 0), takes("r", 5), takes("c", 1), takes("p", 4), takes("2", 2))
    assert [event.coins for event in of(events, told.SuiteMovedIn)] == [14]
    assert [event.coins for event in of(events, told.RichMovedIn)] == [14]
    assert [event.coins for event in of(events, told.NeighbourMovedIn)] == [14, 14]
    assert [event.coins for event in of(events, told.Swam)] == [2]


KEPT = rows("samoa-edges")


@pytest.mark.parametrize("row", KEPT, ids=[row["match"] for row in KEPT])
def test_a_kept_match_is_played_by_edition_1_and_would_bring_more_in_edition_2(row: Mapping[str, Any]) -> None:
    kept = from_link(row["link"], SHELF)
    assert kept.setup.edition == 1
    assert whole_outcome(kept) == row["outcome"]
    again = Match(kept.game, kept.setup._replace(edition=2), kept.people, kept.moves)
    for match in (kept, again):
        if not match.over:
            match.play(Pass())  # in the midst of placing
    before, after = kept.state.standing(), again.state.standing()
    totals = [[score.total or 0 for score in standing.scores] for standing in (before, after)]
    more = [now - then for then, now in zip(*totals, strict=True)]
    assert min(more) >= 0 < max(more), "nobody is worse off by looking at all together, and somebody is better off"


def test_a_kept_match_has_another_winner_in_edition_2() -> None:
    row = next(row for row in KEPT if row["outcome"]["winners"] == [3, 5])
    kept = from_link(row["link"], SHELF)
    again = Match(kept.game, kept.setup._replace(edition=2), kept.people, kept.moves)
    assert kept.state.standing().decided_by == "shared"
    assert again.state.standing().winners == (1,)

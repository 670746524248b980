"""Phase 3, the end, and the score. Who last slept in a hotel starts: that is chosen at set-up, so it needs no test."""

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Keep
from fivestars.table.dice import Dice
from fivestars.table.game import told_to
from games.overbooking.positions import HOTELS, all_placed, called, cards, happened, of, play_round, set_up, wait


def hotels(state: Overbooking) -> str:
    """Return the hotels from the top."""
    return " ".join(HOTELS[hotel] for hotel in state.hotels)


# --- the next round


def test_hotels_are_turned_then_replaced_then_turned_again() -> None:
    state = set_up("H1A H5A H6B", later="H2A H3B H4A")
    play_round(state)
    assert hotels(state) == "H1B H5B H6A"
    events = play_round(state)
    assert hotels(state) == "H2A H3B H4A"
    assert of(e.HotelReplaced, events)[0] == e.HotelReplaced(1, 8, "monks-first")
    events = play_round(state)
    assert hotels(state) == "H2B H3A H4B"
    assert of(e.HotelTurned, events)[2] == e.HotelTurned(3, 17, "large-only")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_hotels_of_the_third_round_were_not_used_before(seats: int) -> None:
    for seed in range(10):
        state = GAME.deal(seats, {"scoring": "none", "looking": "look"}, 0, Dice(seed), GAME.edition)
        first = {hotel // 2 for hotel in state.hotels}
        play_round(state)
        play_round(state)
        assert state.round == 3
        assert not first & {hotel // 2 for hotel in state.hotels}


def test_a_new_chip_is_laid_only_where_none_was_left() -> None:
    state = set_up(hands=["A1"])
    wait(state, 2, door="A1")
    state.chips[1] = 0
    state.taken[0] = 1
    events = all_placed(state)
    assert of(e.ChipLaid, events) == [e.ChipLaid(2)]
    assert state.chips == [1, 1, 1]
    assert state.supply == 20 - 3 - 1


@pytest.mark.ruling(5)
def test_a_chip_at_a_back_door_that_is_closed_now_is_put_back_and_a_later_open_hotel_gets_a_new_one() -> None:
    state = set_up("H2A H1A H5A", later="H6A H3A H4A")
    events = all_placed(state)
    assert of(e.ChipReturned, events) == [e.ChipReturned(1)]
    assert (state.chips, state.supply) == ([0, 1, 1], 18)
    events = all_placed(state)
    assert of(e.ChipLaid, events) == [e.ChipLaid(1)]
    assert (state.chips, state.supply) == ([1, 1, 1], 17)


def test_the_marker_goes_clockwise_and_everybody_draws_five() -> None:
    state = set_up(first=2)
    events = play_round(state)
    assert of(e.RoundBegan, events) == [e.RoundBegan(2, 0)]
    assert state.seat == state.first == 0
    assert [event.many for event in of(e.Drew, events)] == [5, 5, 5]
    assert [len(deck) for deck in state.decks] == [10, 10, 10]


def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    state = set_up()
    state.laid, state.seat, state.prompt = 14, 2, "place or keep"
    done = state.play(Keep())
    mine = of(e.Drew, told_to(1, done))
    assert [len(event.cards) for event in mine] == [0, 5, 0]
    assert [event.many for event in mine] == [5, 5, 5]


def test_everybody_sees_the_whole_deck_and_plays_at_most_twenty_cards() -> None:
    state = set_up()
    for _ in range(4):
        play_round(state)
    assert [len(deck) for deck in state.decks] == [0, 0, 0]
    for seat in range(3):
        assert len(state.hands[seat]) >= 4
        assert len(state.hands[seat]) + len(state.booked[seat]) + len(state.gone[seat]) == 24


def test_the_game_is_over_after_four_rounds_without_a_third_phase() -> None:
    state = set_up()
    for _ in range(3):
        all_placed(state)
    before, now = state.chips[:], hotels(state)
    events = all_placed(state)
    assert state.seat is None
    assert state.round == 4
    assert (state.chips, hotels(state)) == (before, now)
    assert not of(e.Drew, events)
    assert not state.legal()


# --- the score


def scored(booked: list[str], taken: list[int], scoring: str = "expert") -> Overbooking:
    """Return a finished game with these cards booked and these chips."""
    state = set_up("H1A H5A H6B"[: 4 * len(booked) - 1], scoring=scoring)
    for seat, names in enumerate(booked):
        state.booked[seat] = cards(names)
    state.taken, state.seat, state.round = taken, None, 4
    return state


def test_a_coin_is_a_point_and_a_chip_is_a_point() -> None:
    state = scored(["A1 A2f A3l A4r A5 A6f", "B1", ""], [2, 0, 1])
    assert [score.parts for score in state.standing().scores] == [
        (("coins", 12), ("chips", 2), ("crests", 0)),
        (("coins", 3), ("chips", 0), ("crests", 0)),
        (("coins", 0), ("chips", 1), ("crests", 0)),
    ]
    assert [score.total for score in state.standing().scores] == [14, 3, 1]


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("none", [0, 0, 0, 0]), ("novice", [0, 2, 4, 6]), ("expert", [0, 2, 5, 10])],
)
def test_three_to_six_cards_of_one_crest(scoring: str, points: list[int]) -> None:
    """Each crest counts once, at the highest step: a deck has six cards of it."""
    for count, wanted in zip((3, 4, 5, 6), points, strict=True):
        names = " ".join(f"A{kind}f" for kind in range(1, count + 1))
        parts = dict(scored([names, "", ""], [0, 0, 0], scoring).standing().scores[0].parts)
        assert parts.get("crests", 0) == wanted


def test_without_a_bonus_the_score_has_no_part_for_it() -> None:
    assert [name for name, _ in set_up(scoring="none").standing().scores[0].parts] == ["coins", "chips"]


def test_several_crests_count_each() -> None:
    names = "A1 A2 A3 A4 A1f A2f A3f A4f A5f A1l A2l A3l"
    assert dict(scored([names, "", ""], [0, 0, 0]).standing().scores[0].parts)["crests"] == 2 + 5


def test_the_size_of_the_crest_does_not_matter_and_other_seats_do_not_count() -> None:
    state = scored(["A1 A2 A5", "B6 B4", ""], [0, 0, 0])
    assert [dict(score.parts)["crests"] for score in state.standing().scores] == [0, 0, 0]


@pytest.mark.ruling(6)
def test_discarded_cards_hands_and_chips_left_bring_nothing() -> None:
    state = set_up("H1A H5A H6B", later="H8A H3B H4A")
    for _ in range(3):
        all_placed(state)
    wait(state, 2, queue="A6 B6 C6", door="C6l")
    all_placed(state)
    assert [called(found) for found in state.gone] == ["", "", "C6 C6l"]
    assert sum(state.chips) == 3
    assert [score.total for score in state.standing().scores] == [1, 1, 0]


def test_the_crests_are_counted_at_the_end_for_all_to_see() -> None:
    state = set_up(scoring="novice")
    for _ in range(3):
        all_placed(state)
    state.booked[0] = cards("A1 A2 A3 A4 A5")
    events = all_placed(state)
    assert of(e.CrestsCounted, events) == [e.CrestsCounted(0, 0, collected=5, points=4)]


# --- who wins


def test_most_points_win() -> None:
    standing = scored(["A1 A2", "B1 B2", "C6"], [0, 1, 0]).standing()
    assert (standing.winners, standing.decided_by) == ((1,), "points")


def test_a_tie_goes_to_more_cards_of_three_coins() -> None:
    standing = scored(["A3 A4f A5l A6r", "B1 B2f", "C6"], [0, 0, 5]).standing()
    assert [score.total for score in standing.scores] == [6, 6, 6]
    assert (standing.winners, standing.decided_by) == ((1,), "three coins")


def test_a_tie_that_remains_is_shared() -> None:
    standing = scored(["A1 A2f", "B1 B2f", "C6"], [0, 0, 2]).standing()
    assert (standing.winners, standing.decided_by) == ((0, 1), "shared")


@pytest.mark.ruling(21)
def test_while_the_game_goes_on_there_are_scores_but_no_winner() -> None:
    """What is booked lies open."""
    state = set_up()
    wait(state, 1, queue="A6 B1", door="A4")
    all_placed(state)
    happened(state, state.legal()[0])
    assert [score.total for score in state.standing().scores] == [1, 3, 0]
    assert (state.standing().winners, state.standing().decided_by) == ((), "")
    assert called(state.seen_by(2).booked[0]) == "A6"


def test_the_chips_never_run_out() -> None:
    assert len(BOX.colours) * BOX.rounds <= BOX.chips

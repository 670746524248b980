"""The bookings as they are told: scene by scene, with the beds counted down, and from nothing but what was told."""

from typing import Any, cast

import pytest

from fivestars.games.overbooking import GAME
from fivestars.games.overbooking.board.story import STARTS, story
from fivestars.games.overbooking.box import BOX
from fivestars.games.overbooking.rules import Overbooking
from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Favour, Keep, Replace
from fivestars.games.overbooking.words import WORDS
from fivestars.table.dice import Dice
from fivestars.table.drawing import Scene
from fivestars.table.game import Event, Move, kind, told_to
from fivestars.web.words.speech import Seated, Speech, tongue
from games.overbooking.positions import set_up, wait
from matches import match_at

SPEECH = Speech(tongue("en"), WORDS, [Seated(name, seat) for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dan"))])


def told(state: Overbooking, move: Move, viewer: int | None = None) -> list[Scene]:
    """Return the story of a move as a seat is told it."""
    before = state.seen_by(viewer)
    return story(before, told_to(viewer, state.play(move)), SPEECH)


def all_but_one_placed(state: Overbooking) -> Overbooking:
    seats = len(state.hands)
    state.laid = seats * 5 - 1
    state.seat, state.prompt = (state.first - 1) % seats, "place or keep"
    return state


def of_hotel(scenes: list[Scene], hotel: int) -> list[Scene]:
    return [scene for scene in scenes if scene.shown["number"] == hotel]


def rows(scene: Scene, name: str) -> Any:
    return scene.shown[name]


def kinds(scenes: list[Scene]) -> list[list[str]]:
    return [list(map(kind, scene.told)) for scene in scenes]


def test_the_first_example_of_the_rulebook_is_told_card_by_card() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B5 C4 A2")
    scenes = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    assert kinds(scenes) == [
        ["HotelOpened"],
        [],  # the cards are turned up
        ["BookingsBegin", "Booked"],
        ["Booked"],
        ["Refused"],
        ["Booked"],
        ["HotelDone"],
    ]
    assert [scene.shown["left"] for scene in scenes] == [13, 13, 8, 3, 3, 1, 1]
    short = [row for row in rows(scenes[4], "rows") if row.kind == "short"]
    assert [row.size for row in short] == [1]  # 4 beds wanted, 3 left


def test_coins_are_counted_as_they_are_earned() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B5 C4 A2")
    scenes = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    purses: list[list[tuple[int, int]]] = [
        [(purse.points, purse.plus) for purse in rows(scene, "purses")] for scene in scenes
    ]
    assert purses[2] == [(1, 1), (0, 0), (0, 0)]
    assert purses[3] == [(1, 0), (1, 1), (0, 0)]
    assert purses[5] == [(4, 3), (1, 0), (0, 0)]
    assert [card.plus for card in rows(scenes[5], "queue")] == [0, 0, 0, 3]


def test_a_purse_has_at_the_end_what_the_score_has_then() -> None:
    crested = 0
    for seed in range(1, 6):
        match = match_at("overbooking", levels=(0, 2, 2), seed=seed)
        state = cast("Overbooking", match.until(0).state)
        for step in match.steps:
            scenes = told(state, step.move, viewer=None)
            if not scenes:
                continue
            if state.seat is not None and not state.opened:  # else the story goes on after a choice
                totals = [score.total for score in state.standing().scores]
                assert [purse.points for purse in rows(scenes[-1], "purses")] == totals
            crested += any("crest" in scene.beside for scene in scenes)
    assert crested, "crests have brought points on the way"


def test_each_step_says_why_this_card_is_next() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B5 C4 A2")
    scenes = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    assert [scene.beside for scene in scenes] == [
        "",
        "All cards are turned up. Beds wanted: 16, in the hotel: 13. Overbooked!",
        "Anna gets 1 coin. Why now: of the largest groups still waiting, it is the nearest to the hotel.",
        "Ben gets 1 coin. Why now: it is the largest group still waiting.",
        "Why now: it is the largest group still waiting.",
        "Anna gets 3 coins. Why now: nobody else is waiting.",
        "",
    ]


def test_cards_lie_face_down_at_first_and_are_then_turned_up() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B2", door="C3")
    lying, turned = of_hotel(told(all_but_one_placed(state), Keep()), 1)[:2]
    assert [card.kind for card in (*rows(lying, "queue"), *rows(lying, "door"))] == ["", "", ""]
    assert lying.shown["wanted"] == "5–9"  # as far as the backs tell
    assert [card.kind for card in (*rows(turned, "queue"), *rows(turned, "door"))] == ["soldiers", "merchants", "maids"]
    assert all(card.cover for card in (*rows(turned, "queue"), *rows(turned, "door")))
    assert turned.beside == "All cards are turned up. Beds wanted: 7, in the hotel: 13."


def test_whoever_laid_a_card_knows_it_before_it_is_turned_up() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B2")
    lying, turned = of_hotel(told(all_but_one_placed(state), Keep(), viewer=0), 1)[:2]
    assert [(card.kind, card.state) for card in rows(lying, "queue")] == [("soldiers", "down"), ("", "")]
    assert [(card.state, card.cover) for card in rows(turned, "queue")] == [("turning", False), ("turning", True)]


def test_a_hotel_where_all_cards_lie_open_has_none_to_turn_up() -> None:
    state = set_up("H6B H1A H5A")
    assert BOX.hotels[state.hotels[0]].rule.open == 1
    wait(state, 1, queue="A5")
    scenes = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    assert kinds(scenes) == [["HotelOpened"], ["BookingsBegin", "Booked"], ["HotelDone"]]


def test_the_coins_of_a_booked_card_leave_it_for_the_purse_of_its_owner() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 A2")
    *_, before, paid, done = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    merchants = rows(before, "queue")[1]
    assert (merchants.loose, rows(paid, "queue")[1].loose) == (True, False)
    assert rows(before, "purses")[0].heap == [f"coin-{rows(before, 'queue')[0].id}-0"]
    assert rows(paid, "purses")[0].heap[1:] == [f"coin-{merchants.id}-{number}" for number in range(3)]
    assert rows(done, "purses")[0].heap == rows(paid, "purses")[0].heap


def test_a_card_that_is_turned_away_says_how_many_beds_were_left_of_those_it_wanted() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 B5 C4 A2")
    last = of_hotel(told(all_but_one_placed(state), Keep()), 1)[-1]
    assert [card.lack for card in rows(last, "queue")] == ["", "", "3/4", ""]


def test_merchants_and_workers_change_the_beds_that_are_counted_down() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5", door="B2 C6")
    scenes = of_hotel(told(all_but_one_placed(state), Keep()), 1)
    assert [scene.shown["left"] for scene in scenes] == [13, 13, 16, 13, 8, 8]


def test_a_story_goes_on_where_somebody_had_to_choose() -> None:
    state = set_up("H1A H5A H6B")
    wait(state, 1, queue="A5 A1 B6", door="B2 A3 A4")
    opening = told(all_but_one_placed(state), Keep())
    assert kinds(opening) == [["HotelOpened"], [], ["MerchantsAdded"]]
    scenes = told(state, Replace(1))
    assert kinds(scenes) == [["MaidsReplaced"]]
    assert scenes[0].shown["left"] == 16
    scenes = of_hotel(told(state, Favour(2)), 1)
    assert kinds(scenes)[:2] == [["NoblewomenFavoured"], ["BookingsBegin", "BookedByFavour"]]


def test_every_move_that_checks_bookings_has_a_story_and_no_other() -> None:
    chance = Dice(5)
    state = GAME.deal(3, {"scoring": "expert", "looking": "look"}, 0, Dice(3), GAME.edition)
    while state.seat is not None:
        legal = state.legal()
        before = state.seen_by(None)
        events = told_to(None, state.play(legal[chance.below(len(legal))]))
        scenes = story(before, events, SPEECH)
        assert bool(scenes) == any(kind(event) in STARTS for event in events)
        booked = [event for event in events if isinstance(event, e.Booked | e.Refused | e.BookedByRule | e.RefusedRule)]
        spoken = {event for scene in scenes for event in scene.told}
        assert all(event in spoken for event in booked)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_story_shows_nothing_of_hotels_that_are_not_checked_yet(viewer: int | None) -> None:
    def ids(card: str) -> list[str]:
        state = set_up("H1A H5A H6B", hands=["A1 A2 A3 A5f A6f"])
        wait(state, 1, queue="A1", door="A3")
        wait(state, 1, queue="A2")
        wait(state, 2, queue=card)
        scenes = told(all_but_one_placed(state), Keep(), viewer)
        return [drawn.id for scene in scenes for drawn in (*rows(scene, "queue"), *rows(scene, "door"))]

    assert ids("A5f") == ids("A6f")


def test_every_kind_that_begins_a_story_is_an_event_with_words() -> None:
    known: set[type[Event]] = set(WORDS.events)
    assert {cls.__name__ for cls in known} >= STARTS

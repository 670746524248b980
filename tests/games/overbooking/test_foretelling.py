"""What a move is foretold to bring: all that is certain, and nothing of what lies face down or others decide."""

from fivestars.games.overbooking.rules import events as e
from fivestars.games.overbooking.rules.moves import Decline, Favour, Keep, Place, Replace
from fivestars.table.game import Event
from games.overbooking.positions import all_placed, happened, of, one, set_up, wait


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    """Return what kinds of events these are."""
    return [type(event) for event in events]


def test_the_first_at_a_back_door_is_foretold_its_chip() -> None:
    outlook = set_up(hands=["A1"]).foretell(Place(one("A1"), 1, "door"))
    assert outlook.points == (("chips", 1),)
    assert outlook.gains == (("chips", 1), ("cards in hand", -1))
    assert outlook.events == (e.LeftAtDoor(0, one("A1"), 1, 1), e.TookChip(0, 1))


def test_with_memory_the_placed_card_is_not_told_in_advance_either() -> None:
    state = set_up(hands=["A1"], memory=True)
    assert kinds(state.foretell(Place(one("A1"), 1, "queue")).events) == [e.QueuedHidden]


def test_the_last_card_of_a_round_foretells_nothing_of_the_bookings() -> None:
    state = set_up()
    wait(state, 1, queue="C1")
    state.laid, state.seat, state.prompt = 14, 2, "place or keep"
    outlook = state.foretell(Keep())
    assert (outlook.points, outlook.gains) == ((), ())
    assert outlook.events == (e.WithheldCard(2),)


def test_a_choice_that_settles_a_hotel_foretells_who_gets_a_bed_there() -> None:
    state = set_up()
    wait(state, 1, queue="B6 C6 A2", door="A4")
    wait(state, 2, queue="A1")
    all_placed(state)
    favoured, declined = state.foretell(Favour(3)), state.foretell(Decline())
    assert favoured.points == (("coins", 3),)
    assert favoured.gains == (("booked guests", 1), ("discarded guests", 1))
    assert declined.points == ()
    assert declined.gains == (("discarded guests", 2),)
    assert kinds(favoured.events)[-1] is e.HotelDone
    assert not of(e.HotelOpened, favoured.events), "what waits at the next hotel lies face down"


def test_who_has_another_choice_at_the_same_back_door_is_told_that_it_is_owed() -> None:
    state = set_up()
    wait(state, 1, queue="A6 A2", door="A3 A4")
    all_placed(state)
    outlook = state.foretell(Replace(1))
    assert outlook.owed == ("noblewomen",)
    assert (outlook.points, outlook.gains) == ((), (("discarded guests", 1),))
    happened(state, Replace(1))
    assert (state.seat, state.prompt) == (0, "noblewomen")


def test_where_another_chooses_next_no_bed_is_foretold() -> None:
    state = set_up()
    wait(state, 1, queue="A6 B6 A2", door="A4 B5")
    all_placed(state)
    outlook = state.foretell(Favour(3))
    assert (outlook.points, outlook.gains, outlook.owed) == ((), (), ())
    assert kinds(outlook.events) == [e.NoblewomenFavoured]

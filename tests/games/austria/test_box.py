"""The box: what is in it, and that a box with something wrong in it is refused by name."""

import pytest

from fivestars.games.austria import box as box_file
from fivestars.games.austria.box import BOX, COLOURS, load
from fivestars.games.austria.rules.lookup import GROUPS
from fivestars.table.components import BoxError, above

TEXT = above(box_file.__file__)


def of(colour: str) -> list[box_file.Guest]:
    return [guest for guest in BOX.guests if guest.colour == colour]


def test_the_lists_have_as_many_cards_as_the_rulebook_says() -> None:
    assert [len(cards) for cards in (BOX.guests, BOX.staff, BOX.politics, BOX.tiles)] == [56, 48, 12, 12]


@pytest.mark.parametrize(
    ("colour", "order", "points"),
    [
        ("yellow", (7, 3, 25, 3), 32),
        ("blue", (7, 5, 4, 20), 54),
        ("red", (6, 19, 10, 3), 35),
        ("green", (21, 5, 2, 6), 24),
    ],
)
def test_orders_and_points_of_each_colour(colour: str, order: tuple[int, ...], points: int) -> None:
    guests = of(colour)
    assert len(guests) == 14
    assert tuple(sum(guest.order[dish] for guest in guests) for dish in range(4)) == order
    assert sum(guest.points for guest in guests) == points


def test_orders_and_points_of_all_guests() -> None:
    assert [sum(guest.order[dish] for guest in BOX.guests) for dish in range(4)] == [41, 32, 41, 32]
    assert sum(guest.points for guest in BOX.guests) == 145


@pytest.mark.parametrize(
    ("colour", "sizes"),
    [("yellow", [3, 3, 3, 5]), ("blue", [3, 2, 7, 2]), ("red", [3, 2, 5, 4]), ("green", [3, 5, 3, 3])],
)
def test_sizes_of_the_orders_of_each_colour(colour: str, sizes: list[int]) -> None:
    orders = [sum(guest.order) for guest in of(colour)]
    assert [orders.count(size) for size in (1, 2, 3, 4)] == sizes


@pytest.mark.parametrize(("colour", "dish"), [("yellow", 2), ("blue", 3), ("red", 1), ("green", 0)])
def test_every_guest_of_a_colour_orders_its_dish(colour: str, dish: int) -> None:
    assert all(guest.order[dish] for guest in of(colour))


def test_timings_and_costs_of_the_staff() -> None:
    by_timing = {timing: [card.id for card in BOX.staff if card.timing == timing] for timing in box_file.TIMINGS}
    assert by_timing["round"] == [1, 2, 3, 4]
    assert by_timing["now"] == [21, 35, 36, 38, 39, 43, 44, 45]
    assert by_timing["end"] == [27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48]
    assert len(by_timing["permanent"]) == 23
    assert sum(card.cost for card in BOX.staff) == 162


def test_costs_of_the_staff_card_by_card() -> None:
    first = [4, 6, 4, 6, 4, 1, 1, 2, 5, 5, 5, 2, 2, 2, 4, 2, 3, 2, 3, 2, 3, 3, 5, 1]
    last = [6, 5, 4, 4, 5, 4, 4, 4, 5, 5, 2, 2, 3, 5, 3, 2, 3, 3, 3, 2, 1, 2, 4, 4]
    assert [card.cost for card in BOX.staff] == first + last


@pytest.mark.ruling(48)
def test_the_revised_edition_changes_the_cost_of_one_card() -> None:
    changed = [card.id for card, old in zip(BOX.revised_staff, BOX.staff, strict=True) if card.cost != old.cost]
    assert changed == [17]
    assert BOX.revised_staff[16].cost == 5


def test_starter_sets() -> None:
    assert BOX.starter_sets == (
        (3, 6, 9, 38, 39, 48),
        (1, 13, 25, 30, 32, 44),
        (4, 11, 24, 27, 40, 43),
        (2, 7, 10, 28, 36, 41),
    )


def test_tracks_queue_and_prices() -> None:
    assert BOX.track == (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    assert BOX.queue_prices == (3, 2, 1, 0, 0)
    assert BOX.room_prices == (0, 1, 2, 3)
    assert BOX.room_points == (1, 2, 3, 4)


def test_points_on_doors() -> None:
    doors = {BOX.number(room): points for room, points in enumerate(BOX.door_points) if points}
    assert doors == {34: 1, 35: 1, 43: 2, 44: 2, 45: 2}


@pytest.mark.parametrize(
    ("name", "blue", "red", "yellow"),
    [
        ("night", "11 15 31+41 33+43 45", "13+14+23+24 32+42 44", "12+21+22 25+34+35"),
        ("day A", "21+31+41 23+24+25 43+44", "11 13+14 33+34 45", "12+22+32+42 15 35"),
        ("day B", "11+21+31 24 33+42+43 45", "13+14+15+23 32 34+44", "12+22 25+35 41"),
        ("day C", "12+22 34+35+44 41", "11+21+31 13 15 33+43", "14+23+24+25 32+42 45"),
        ("day D", "12+22+32+33 15 35+45", "11 13+14 34 41+42+43", "21+31 23+24+25 44"),
    ],
)
def test_groups_of_each_hotel(name: str, blue: str, red: str, yellow: str) -> None:
    hotel = next(hotel for hotel in BOX.hotels if hotel.name == name)
    found: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for group in hotel.groups:
        found[hotel.colours[group[0]]].append("+".join(str(BOX.number(room)) for room in group))
    told = {"blue": blue, "red": red, "yellow": yellow}
    assert {colour: sorted(groups) for colour, groups in found.items()} == {
        colour: sorted(groups.split()) for colour, groups in told.items()
    }


@pytest.mark.parametrize(
    ("place", "bonuses"),
    [(0, (16, 14, 12)), (1, (23, 8, 12)), (2, (22, 14, 7)), (3, (16, 11, 14)), (4, (22, 11, 10))],
)
def test_bonuses_of_all_groups_of_each_hotel(place: int, bonuses: tuple[int, int, int]) -> None:
    groups = GROUPS[place]
    assert (
        sum(group.points for group in groups),
        sum(group.krones for group in groups),
        sum(group.steps for group in groups),
    ) == bonuses


@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        ('"BRBRB"', '"BRBR"', "night"),
        ('"BRBRB"', '"BRBRX"', "night"),
        ('"BRBYY"', '"BRBYR"', "groups"),
        ("{ id = 49,", "{ id = 48,", "[guests]"),
        (
            'colour = "yellow", order = [0, 0, 1, 0], points = 0',
            'colour = "grey", order = [0, 0, 1, 0], points = 0',
            "row 49",
        ),
        ("order = [0, 0, 3, 0]", "order = [0, 0, 2, 0]", "41, 32, 41"),
        ("order = [0, 0, 3, 0]", "order = [0, 0, 4, 0]", "row 55"),
        ("points = 10, gives", "points = 9, gives", "145"),
        ('colour = "yellow", order = [0, 0, 3, 0]', 'colour = "red", order = [0, 0, 3, 0]', "not 14"),
        ("{ id = 1, name", "{ id = 2, name", "[staff]"),
        ('cost = 6, timing = "round"', 'cost = 6, timing = "sometimes"', "row 2"),
        ('cost = 6, timing = "round"', 'cost = 6, timing = "now"', "timing"),
        ('cost = 6, timing = "round"', 'cost = 5, timing = "round"', "162"),
        ("A = [3,", "A = [1,", "[starter_sets]"),
        ("A = [3,", "A = [49,", "[starter_sets]"),
        ('{ id = 105, stack = "A"', '{ id = 105, stack = "B"', "[politics]"),
        ('{ id = "A1", stack = "A"', '{ id = "A1", stack = "C"', "[emperor_tiles]"),
        ("rounds = [3, 5, 7]", "rounds = [3, 5]", "[emperor_rounds]"),
        ("rounds = [3, 5, 7]", "rounds = [3, 5, 6]", "[emperor_rounds]"),
        ("used = [10, 12, 14]", "used = [10, 12, 15]", "[dice]"),
        ("prices = [3, 2, 1, 0, 0]", "prices = [0, 1, 2, 3, 0]", "[queue]"),
        ("prices = [0, 1, 2, 3] #", "prices = [3, 1, 2, 0] #", "[hotel]"),
        ("points = [0, 1, 2, 3, 3,", "points = [0, 1, 2, 3,", "[emperor_track]"),
        ("rooms = [34, 35,", "rooms = [36, 35,", "[doors]"),
    ],
)
def test_a_wrong_box_is_refused_by_name(right: str, wrong: str, named: str) -> None:
    assert right in TEXT
    with pytest.raises(BoxError) as refusal:
        load(TEXT.replace(right, wrong, 1))
    assert named in str(refusal.value)

"""Gliding: a piece that moved comes from where it was; one that nobody tells apart, from where its like vanished."""

from fivestars.web.match.gliding import Place, glides, stops

BOAT = Place("boat", "boat", 10, 10)
HERE = Place("tourist-tile-1-0", "tourist", 50, 50)
THERE = Place("tourist-tile-2-0", "tourist", 90, 50)


def test_a_piece_that_stays_does_not_glide() -> None:
    assert glides([BOAT, HERE], [BOAT, HERE]) == []


def test_a_piece_with_the_same_id_glides_from_where_it_was() -> None:
    after = BOAT._replace(x=70)
    assert glides([BOAT], [after]) == [("boat", BOAT, after)]


def test_a_hair_is_no_way() -> None:
    assert glides([BOAT], [BOAT._replace(x=10.4, y=10.5)]) == []


def test_a_piece_that_appears_comes_from_where_one_of_its_kind_vanished() -> None:
    assert glides([HERE, BOAT], [THERE, BOAT]) == [(THERE.id, HERE, THERE)]


def test_a_piece_does_not_come_from_another_kind() -> None:
    assert glides([BOAT], [THERE]) == []


def test_a_piece_that_appears_out_of_nothing_does_not_glide() -> None:
    assert glides([HERE], [HERE, THERE]) == []


def test_each_vanished_piece_is_the_start_of_one_glide() -> None:
    second = Place("tourist-tile-1-1", "tourist", 60, 50)
    others = [Place(f"tourist-tile-2-{number}", "tourist", 90 + 10 * number, 50) for number in range(3)]
    moved = glides([HERE, second], others)
    assert [(id_, start.id) for id_, start, _ in moved] == [
        ("tourist-tile-2-0", HERE.id),
        ("tourist-tile-2-1", second.id),
    ]


def test_a_piece_that_appears_where_one_of_its_kind_vanished_does_not_glide() -> None:
    assert glides([HERE], [HERE._replace(id="tourist-tile-9-0")]) == []


def test_who_is_brought_comes_with_the_piece_that_brings_it() -> None:
    guest = THERE._replace(aboard=BOAT.id)
    after = BOAT._replace(x=70)
    assert glides([BOAT], [after, guest]) == [("boat", BOAT, after), (guest.id, BOAT, guest)]


def test_a_piece_that_did_not_move_brings_nobody() -> None:
    assert glides([BOAT], [BOAT, THERE._replace(aboard=BOAT.id)]) == []


def test_who_was_there_before_is_not_brought() -> None:
    guest = THERE._replace(aboard=BOAT.id)
    assert glides([BOAT, guest], [BOAT._replace(x=70), guest]) == [("boat", BOAT, BOAT._replace(x=70))]


ROUND_THE_CORNER = "-200,-100 -100,-100 0,-100"


def test_a_piece_goes_by_the_way_on_which_it_was() -> None:
    assert stops((-100, -100), ROUND_THE_CORNER) == [(-100, -100), (0, -100), (0, 0)]


def test_a_piece_beside_its_way_goes_by_it_too() -> None:
    assert stops((-220, -108), ROUND_THE_CORNER) == [(-220, -108), (-100, -100), (0, -100), (0, 0)]


def test_a_piece_far_from_every_way_goes_straight() -> None:
    assert stops((300, 0), ROUND_THE_CORNER) == [(300, 0), (0, 0)]
    assert stops((300, 0), "") == [(300, 0), (0, 0)]


def test_among_several_ways_a_piece_takes_the_one_that_begins_with_it() -> None:
    passing, own = "0,200 100,100 0,100", "100,100 100,0"
    assert stops((100, 100), f"{passing};{own}") == [(100, 100), (100, 0), (0, 0)]

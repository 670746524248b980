"""An explanation stands beside what it explains, within the window, and over nothing that can be pressed if it can."""

from random import Random

from fivestars.web.tips import GAP, Box, Size, place_for

WINDOW = Size(1280, 800)
TIP = Size(200, 60)
THING = Box(600, 400, 80, 80)


def _covers(place: tuple[float, float], other: Box, tip: Size = TIP) -> bool:
    left, top = place
    return left < other.right and top < other.bottom and other.left < left + tip.width and other.top < top + tip.height


def test_it_stands_above_amid_the_thing_where_nothing_else_is() -> None:
    assert place_for(THING, TIP, WINDOW, []) == (540, 400 - 60 - GAP)


def test_at_the_windows_top_it_stands_below() -> None:
    assert place_for(THING._replace(top=20), TIP, WINDOW, []) == (540, 100 + GAP)


def test_it_hides_no_choice_where_a_side_is_free() -> None:
    above, below, right = Box(600, 300, 80, 90), Box(600, 490, 80, 90), Box(690, 400, 80, 80)
    assert place_for(THING, TIP, WINDOW, [above])[1] == 480 + GAP
    assert place_for(THING, TIP, WINDOW, [above, below])[0] == 680 + GAP
    assert place_for(THING, TIP, WINDOW, [above, below, right])[0] == 600 - 200 - GAP


def test_amid_choices_it_hides_the_least_of_them() -> None:
    narrow, thing = Size(220, 800), Box(70, 400, 80, 80)
    wholly, by_half = Box(70, 340, 80, 40), Box(70, 518, 80, 60)
    assert place_for(thing, TIP, narrow, [wholly, by_half]) == (10, 480 + GAP)


def test_it_is_always_within_the_window_and_beside_the_thing_where_there_is_room() -> None:
    chance = Random(1)
    for _ in range(500):
        thing = Box(chance.uniform(0, 1200), chance.uniform(0, 720), chance.uniform(10, 80), chance.uniform(10, 80))
        choices = [Box(chance.uniform(0, 1200), chance.uniform(0, 720), 60, 60) for _ in range(20)]
        left, top = place_for(thing, TIP, WINDOW, choices)
        assert GAP <= left <= 1280 - 200 - GAP
        assert GAP <= top <= 800 - 60 - GAP
        assert not _covers((left, top), thing)


def test_beside_a_thing_that_fills_the_window_it_stays_in_view() -> None:
    left, top = place_for(Box(0, 0, 390, 844), TIP, Size(390, 844), [])
    assert GAP <= left <= 390 - 200 - GAP
    assert GAP <= top <= 844 - 60 - GAP

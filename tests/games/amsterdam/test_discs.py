"""What is pressed at the crossings of Hotels of Amsterdam: a disc is hit where it is seen, whoever stands there."""

import re
from itertools import combinations, permutations
from math import dist
from typing import NamedTuple

import pytest

from boards import board_at
from fivestars.games.amsterdam.board.places import crossing_at
from fivestars.games.amsterdam.box.city import CROSSINGS
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.prompts import HOTEL, WALK
from fivestars.table.game import Value
from games.amsterdam.positions import bring, build, city

Rect = tuple[float, float, float, float]  # left, top, right, bottom
CIRCLE = re.compile(r'<circle class="hit" r="(\S+)"')
FRAME = re.compile(r'<rect class="glow" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"')
CROSSING = re.compile(r'<g id="crossing-(\d+)" class="crossing.*?transform="translate\((\S+) (\S+)\)"')
BADGES = re.compile(r'id="brings-crossing-(\d+)".*?transform="translate\((\S+) (\S+)\)"')
FOUND = re.compile(r'<g id="crossing-\d+".*?(?=<g id="(?:crossing|way|brings|layer)-|$)', re.DOTALL)


class Spot(NamedTuple):
    """A crossing that can be picked: where its disc is in the middle, its frame, and the circle around it."""

    crossing: int
    x: float
    y: float
    radius: float
    frame: Rect | None
    middle: tuple[float, float]

    def is_hit(self, x: float, y: float) -> bool:
        """Tell whether a point belongs to it."""
        if self.frame and self.frame[0] <= x <= self.frame[2] and self.frame[1] <= y <= self.frame[3]:
            return True
        return dist((self.x, self.y), (x, y)) <= self.radius


def spots_of(html: str) -> list[Spot]:
    """Return the crossings as they lie above each other, the topmost last."""
    brought = {int(number): (float(x), float(y)) for number, x, y in BADGES.findall(html)}
    spots = []
    for drawn in FOUND.findall(html.split('id="layer-crossings"')[1]):
        opening = CROSSING.match(drawn)
        circle, frame = CIRCLE.search(drawn), FRAME.search(drawn)
        if not opening or not circle:
            continue
        number, x, y = int(opening[1]), float(opening[2]), float(opening[3])
        rect: Rect | None = None
        middle = x, y
        if frame:
            left, top, wide, high = map(float, frame.groups())
            rect = x + left, y + top, x + left + wide, y + top + high
            middle = (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2
        can = "data-can" in drawn
        spots.append(Spot(number, x, y, float(circle[1]), rect if can else None, brought.get(number, middle)))
    return spots


def check(html: str) -> int:
    """Check that each disc is hit, lies nearest to its own crossing, and over no other; return how many there are."""
    spots = spots_of(html)
    discs = [spot for spot in spots if spot.frame or spot.crossing in {int(at) for at, *_ in BADGES.findall(html)}]
    for disc in discs:
        topmost = next(spot for spot in reversed(spots) if spot.is_hit(*disc.middle))
        assert topmost.crossing == disc.crossing, f"the disc of {disc.crossing} is hit as that of {topmost.crossing}"
        nearest = min(CROSSINGS, key=lambda crossing: dist(crossing_at(crossing), disc.middle))
        assert nearest == disc.crossing
    for one, other in combinations([disc.frame for disc in discs if disc.frame], 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, f"{one} lies over {other}"
    return len(discs)


def standing(mayor: int, watch: int) -> Amsterdam:
    """Return a city of three in which two hotels stand, tourists are on many tiles, and both walkers stand here."""
    state = city(seats=3)
    bring(state, A1=3, B2=12, C2=1, D4=2, E3=1)
    build(state, 1, "A1/B2")
    build(state, 2, "C3/D4")
    state.pawns = [mayor, watch]
    return state


@pytest.mark.parametrize("mayor", CROSSINGS)
def test_a_disc_is_hit_where_it_is_seen_when_a_hotel_is_to_open(mayor: int) -> None:
    for watch in CROSSINGS:
        if watch != mayor:
            state = standing(mayor, watch)
            state.prompt = HOTEL
            assert check(board_at("amsterdam", state, 0).html) >= len(CROSSINGS) - 6


@pytest.mark.parametrize("tactical", [False, True])
def test_a_disc_is_hit_where_it_is_seen_when_somebody_walks(tactical: bool) -> None:
    picks: list[dict[str, Value]] = [{}, {"do": "Walk"}]
    for mayor, watch in permutations(CROSSINGS[:: 1 if tactical else 2], 2):
        state = standing(mayor, watch)
        state.prompt, state.tactical, state.white, state.black = WALK, tactical, 2, 2
        assert check(board_at("amsterdam", state, 0, picks[(mayor + watch) % 2]).html)

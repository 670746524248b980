"""A second, slow reading of the rulebook, tile by tile, against which random matches are held.

It shares neither tables nor code with the rules: what may be done, where tourists go, what they count, how it ends.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.events import TurnEnded
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.table.game import Move
from games.amsterdam.positions import dealt, only, played

Place = tuple[int, int]  # row and column, from 1: of a tile, or of the crossing at its south-east corner

FOUNTAIN: Place = (3, 3)
TILES = [place for place in product(range(1, 6), range(1, 6)) if place != FOUNTAIN]
CROSSINGS = list(product(range(1, 5), range(1, 5)))
CORNERS = (0, 6, 12, 18)
DAYS = range(6)  # the venues of the day; then come those of the night
MAYOR, WATCH = 0, 1


def around(crossing: Place) -> set[Place]:
    row, column = crossing
    return {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}


def steps_from(crossing: Place) -> Iterator[Place]:
    row, column = crossing
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    if FOUNTAIN in around(crossing):
        steps.append((5 - row, 5 - column))  # across the fountain
    yield from (step for step in steps if step in CROSSINGS)


def ends(crossing: Place, steps: int) -> set[Place]:
    return {end for step in steps_from(crossing) for end in ends(step, steps - 1)} if steps else {crossing}


def opposite(canal: int) -> Place:
    side, along = divmod(canal, 6)
    return [(1, along), (along, 5), (5, 6 - along), (6 - along, 1)][side]


class Book:
    """The table as the rulebook has it."""

    def __init__(self, state: Amsterdam, seats: int, tactical: bool) -> None:
        cells = dict(zip(product(range(1, 6), range(1, 6)), range(25), strict=True))
        self.face = {place: state.face[cells[place]] for place in TILES}
        self.back = {place: state.back[cells[place]] for place in TILES}
        self.guests = dict.fromkeys([*TILES, FOUNTAIN], 0) | dict.fromkeys(product((2, 4), (2, 4)), 1)
        self.quays = dict.fromkeys(CORNERS, 0)
        self.boat, self.supply, self.seat, self.tactical = 15, 26, 0, tactical
        self.pawns: list[Place] = [(2, 2), (3, 3)]
        self.hotels: list[list[Place]] = [[] for _ in range(seats)]
        self.goal = 15 if seats == 2 else 12
        self.winners: tuple[int, ...] = ()
        self.begin(state)

    # --- what may be done

    def legal(self) -> set[Move]:
        if self.winners:
            return set()
        if self.phase == "sail":
            return {Sail(distance) for distance in (1, 2, 3, 4)}
        if self.phase == "hotel":
            taken = {hotel for hotels in self.hotels for hotel in hotels}
            free = [place for place in CROSSINGS if FOUNTAIN not in around(place) and place not in taken]
            return {PlaceHotel(number(place, 4)) for place in free}
        return set(self.walks() if self.phase == "walk" else self.turns())

    def walks(self) -> Iterator[Move]:
        if self.tactical:
            shares = [(mayor, watch) for mayor, watch in product(range(4), repeat=2) if mayor + watch <= 4]
        else:
            shares = [self.dice]
        for mayors, watches in shares:
            for pair in product(ends(self.pawns[MAYOR], mayors), ends(self.pawns[WATCH], watches)):
                if pair[MAYOR] != pair[WATCH] and list(pair) != self.pawns[::-1]:
                    yield Walk(number(pair[MAYOR], 4), number(pair[WATCH], 4))

    def turns(self) -> Iterator[Move]:
        yield Done()
        for pawn, tile in product((MAYOR, WATCH), TILES):
            is_day = self.face[tile] in DAYS
            his_side = is_day if pawn == MAYOR else not is_day
            near = tile in around(self.pawns[pawn])
            crowded = self.tactical and self.guests[tile] > 3
            if near and not his_side and not crowded and pawn not in self.turned:
                yield from (Turn(pawn, number(tile, 5), to) for to in self.refuges(tile))
            at_fountain = FOUNTAIN in around(self.pawns[pawn])
            if his_side and at_fountain and self.guests[FOUNTAIN] and not self.invited:
                yield Invite(pawn, number(tile, 5))

    def refuges(self, tile: Place) -> list[int]:
        if not self.guests[tile]:
            return [-1]
        same = [other for other in TILES if other != tile and self.face[other] == self.face[tile]]
        fewest = min((self.guests[other] for other in same), default=0)
        return [number(other, 5) for other in same if self.guests[other] == fewest] or [number(FOUNTAIN, 5)]

    # --- what is done

    def begin(self, state: Amsterdam) -> None:
        self.turned: set[int] = set()
        self.invited = False
        self.phase = "sail"
        if not self.tactical:
            self.dice = (state.white, state.black)
            self.sail(sum(self.dice))

    def sail(self, distance: int) -> None:
        aboard = 1
        for _ in range(distance - 1):
            self.boat = (self.boat + 1) % 24
            if self.boat in CORNERS:
                aboard += self.quays[self.boat]
                self.quays[self.boat] = 0
        self.boat = (self.boat + 1) % 24
        self.supply -= 1
        if self.boat in CORNERS:
            self.quays[self.boat] += aboard
        else:
            self.guests[opposite(self.boat)] += aboard
        self.phase = "hotel" if len(self.hotels[self.seat]) < 2 else "walk"
        self.look_for_the_goal()

    def play(self, move: Move, state: Amsterdam) -> None:
        match move:
            case Sail(distance):
                self.sail(distance)
            case PlaceHotel(crossing):
                self.hotels[self.seat].append(place_of(crossing, 4))
                self.phase = "walk"
            case Walk(mayor, watch):
                self.pawns = [place_of(mayor, 4), place_of(watch, 4)]
                self.phase = "turn"
            case Turn(pawn, turned, to):
                tile = place_of(turned, 5)
                if to >= 0:
                    self.guests[place_of(to, 5)] += self.guests[tile]
                self.guests[tile] = 0
                self.face[tile], self.back[tile] = self.back[tile], self.face[tile]
                self.turned.add(pawn)
            case Invite(_, to):
                self.guests[FOUNTAIN] -= 1
                self.guests[place_of(to, 5)] += 1
                self.invited = True
            case Done():
                self.end_turn(state)
        self.look_for_the_goal()

    def end_turn(self, state: Amsterdam) -> None:
        if not self.supply:
            scores = self.scores()
            self.winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            return
        self.seat = (self.seat + 1) % len(self.hotels)
        self.begin(state)

    def look_for_the_goal(self) -> None:
        scores = self.scores()
        if not self.winners and max(scores) >= self.goal:
            best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            self.winners = (self.seat,) if self.seat in best else best

    def scores(self) -> list[int]:
        near = [{tile for hotel in hotels for tile in around(hotel)} for hotels in self.hotels]
        return [sum(self.guests[tile] for tile in tiles) for tiles in near]


def number(place: Place, wide: int) -> int:
    return (place[0] - 1) * wide + place[1] - 1


def place_of(number: int, wide: int) -> Place:
    return number // wide + 1, number % wide + 1


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "tactical"])
def test_every_turn_goes_by_the_book(mode: str, seats: int, seed: int) -> None:
    state, chance = dealt(seats, mode, seed=seed), Random(seed)
    book = Book(state, seats, mode == "tactical")
    while state.seat is not None:
        assert (state.seat, state.supply) == (book.seat, book.supply)
        legal = state.legal()
        assert set(legal) == book.legal(), f"{seats} seats, {mode}"
        # Whoever ends turns early seldom sees the fountain.
        move = chance.choice([move for move in legal if not isinstance(move, Done)] or legal)
        ended = bool(only(played(state, move), TurnEnded))
        book.play(move, state)
        if ended and not isinstance(move, Done):
            assert book.legal() == {Done()}, "a turn ends by itself only where nothing is left to do"
            book.play(Done(), state)
        assert [book.guests[place_of(tile, 5)] for tile in range(25)] == state.tourists
        assert list(book.quays.values()) == state.quays
        assert book.boat == state.boat
        assert book.scores() == [score.total for score in state.standing().scores]
    assert book.winners == state.standing().winners

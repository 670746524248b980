"""Positions of Hotels of Amsterdam in a few readable lines: tiles and crossings by name, dice that show what is wanted.

`city()` is the table after the set-up with nobody in it; `show`, `bring`, `build` and `stand` arrange it.
"""

from collections.abc import Sequence
from typing import TypeVar

from fivestars.games.amsterdam import GAME
from fivestars.games.amsterdam.box import BOX
from fivestars.games.amsterdam.box.city import CROSSINGS, MASK_AT, POSITIONS, QUAYS, members
from fivestars.games.amsterdam.rules import Amsterdam, deal
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, TURN, WALK
from fivestars.games.amsterdam.words import WORDS
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, IllegalMove, Move, Objection, Secret

T = TypeVar("T")
E = TypeVar("E", bound=Event)


class Loaded(Dice):
    """Dice that show what they are told to, and then what dice show."""

    __slots__ = ("coming",)

    def __init__(self, *coming: int) -> None:
        super().__init__(0)
        self.coming = list(coming)

    def choice(self, things: Sequence[T]) -> T:
        """Give the next number told."""
        if not self.coming:
            return super().choice(things)
        number = self.coming.pop(0)
        return next(thing for thing in things if thing == number)


def dealt(seats: int = 2, mode: str = "base", sides: str = "seen", seed: int = 0, first: int = 0) -> Amsterdam:
    """Return the table as it is dealt: in the base game the first roll has been made."""
    return deal(seats, {"mode": mode, "sides": sides}, first, Dice(seed), GAME.edition)


def city(seats: int = 2, mode: str = "base", sides: str = "seen") -> Amsterdam:
    """Return a city in which all hotels are still in hand, all tourists in the supply, and the first seat begins."""
    state = dealt(seats, mode, sides)
    state.tourists = [0] * len(state.tourists)
    state.quays = [0] * len(state.quays)
    state.supply = BOX.tourists
    state.boat = BOX.pier
    state.pawns = list(BOX.pawns)
    state.prompt = SAIL if mode == "tactical" else HOTEL
    return state


def spot(name: str) -> int:
    """Return the position of the tile called so: `B3`."""
    return next(tile for tile in POSITIONS if WORDS.names["tile"][tile] == name)


def crossing(name: str) -> int:
    """Return the crossing called so: `A1/B2`."""
    return next(number for number in CROSSINGS if WORDS.names["crossing"][number] == name)


def quay(name: str) -> int:
    """Return the quay at this corner: `north-west`."""
    return QUAYS.index(name)


def show(state: Amsterdam, **venues: str) -> None:
    """Lay the tiles so that these venues show here, and nowhere else."""
    kept = {spot(name): BOX.venue(venue) for name, venue in venues.items()}
    for tile, venue in kept.items():
        other = next(
            other for other in POSITIONS if venue in state.tile(other) and (other not in kept or kept[other] != venue)
        )
        if venue not in state.tile(tile):
            for side in (state.face, state.back):
                side[tile], side[other] = side[other], side[tile]
    for tile in POSITIONS:
        showing = state.face[tile]
        if showing != kept[tile] if tile in kept else showing in kept.values():
            state.face[tile], state.back[tile] = state.back[tile], state.face[tile]
    assert all(state.face[tile] == venue for tile, venue in kept.items()), "the box has no such tiles"
    state.shows = [
        sum(1 << tile for tile in POSITIONS if state.face[tile] == venue) for venue in range(len(BOX.venues))
    ]


def bring(state: Amsterdam, **tourists: int) -> None:
    """Bring tourists from the supply to tiles."""
    for name, count in tourists.items():
        bring_to(state, spot(name), count)


def bring_to(state: Amsterdam, position: int, count: int) -> None:
    """Bring tourists from the supply to a position."""
    state.tourists[position] += count
    state.supply -= count
    count_up(state)


def build(state: Amsterdam, seat: int, *crossings: str) -> None:
    """Open a seat's hotels."""
    state.hotels[seat] = tuple(map(crossing, crossings))
    state.around[seat] = 0
    for place in state.hotels[seat]:
        state.around[seat] |= MASK_AT[place]
    count_up(state)


def count_up(state: Amsterdam) -> None:
    """Count everybody's tourists."""
    state.scores = [sum(state.tourists[tile] for tile in members(around)) for around in state.around]


def stand(state: Amsterdam, mayor: str, watch: str, white: int = 1, black: int = 1) -> None:
    """Put the pawns on crossings, with this on the dice, before they walk."""
    state.pawns = [crossing(mayor), crossing(watch)]
    state.white, state.black = white, black
    state.prompt = WALK


def at_work(state: Amsterdam, mayor: str, watch: str) -> None:
    """Put the pawns where they have walked to: now they may turn tiles."""
    stand(state, mayor, watch)
    state.prompt = TURN
    state.spent = 0


def played(state: Amsterdam, *moves: Move) -> list[Event]:
    """Make the moves and return what happened; nothing in this game is told to some alone."""
    happenings: list[Happening] = [happening for move in moves for happening in state.play(move)]
    return [happening for happening in happenings if not isinstance(happening, Secret)]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def objection(state: Amsterdam, move: Move) -> Objection:
    """Return why a move is refused; it must be, and must not be listed."""
    assert all(move != legal or type(move) is not type(legal) for legal in state.legal()), f"{move} is listed as legal"
    try:
        state.copy().play(move)
    except IllegalMove as illegal:
        return illegal.objection
    raise AssertionError(f"{move} is not refused")


def tourists_at(state: Amsterdam, *names: str) -> list[int]:
    """Return how many tourists are on the tiles."""
    return [state.tourists[spot(name)] for name in names]

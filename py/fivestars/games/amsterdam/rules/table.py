"""What lies on the table of Hotels of Amsterdam, and what can be read off it; how it changes stands in other files."""

from typing import Final, Self

from fivestars.games.amsterdam.box import BOX, DAY, PAWNS
from fivestars.games.amsterdam.box.city import CANAL, MASK_AT, NOWHERE, POSITIONS, QUAYS, WIDTH, members
from fivestars.games.amsterdam.rules.prompts import NOTHING, SAIL
from fivestars.table.dice import Dice
from fivestars.table.game import State

UNKNOWN: Final = -1  # a hidden side
INVITED: Final = 1 << len(PAWNS)  # the bit of `spent` after those of the pawns
# Pieces that lie in one place or stand on one spot whatever happens.
_ALWAYS_OUT: Final = (
    *("Mayor", "Night Watch", "boat", "fountain", "white die", "black die"),
    *(f"canal tile {canal}" for canal in CANAL),
    *(f"deed {colour}" for colour in BOX.colours for _ in range(BOX.deeds_each)),
)


class Table(State):
    """The city, the canal, the pawns and the tourists."""

    __slots__ = (
        "around",
        "back",
        "black",
        "boat",
        "decided_by",
        "dice",
        "edition",
        "face",
        "goal",
        "hotels",
        "known",
        "pawns",
        "prompt",
        "quays",
        "revealed",
        "scores",
        "seat",
        "shows",
        "sides",
        "spent",
        "supply",
        "tactical",
        "tourists",
        "turning",
        "white",
        "winners",
    )

    def __init__(self, seats: int, mode: str, sides: str, first: int, dice: Dice, edition: int) -> None:
        """Lay out an empty table: `opening.py` sets it up."""
        self.tactical = mode == "tactical"
        self.sides = sides
        self.edition = edition
        self.goal = BOX.goals[seats]
        self.hotels: list[tuple[int, ...]] = [()] * seats
        self.around = [0] * seats  # the tiles around each seat's hotels, as a mask
        self.scores = [0] * seats  # the tourists on them
        self.face = [UNKNOWN] * (WIDTH * WIDTH)  # the venue that shows, by position
        self.back = [UNKNOWN] * (WIDTH * WIDTH)
        self.shows = [0] * len(BOX.venues)  # the tiles that show each venue, as masks
        self.known = 0  # the tiles whose hidden side everybody knows, as a mask
        self.quays = [0] * len(QUAYS)
        self.boat = BOX.pier
        self.pawns = list(BOX.pawns)
        self.tourists = [0] * (WIDTH * WIDTH)  # by position, the fountain too
        self.supply = BOX.tourists
        self.seat: int | None = first
        self.prompt = NOTHING
        self.dice = dice
        self.white = self.black = 0  # what the dice show
        self.spent = 0  # which pawns have turned a tile in this turn, and whether a tourist was invited
        self.turning = NOWHERE  # a tile that is being turned, and whose other side is still to come to light
        self.winners: tuple[int, ...] = ()
        self.decided_by = ""
        self.revealed = 0

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.tactical, new.sides = self.tactical, self.sides
        new.edition, new.goal = self.edition, self.goal
        new.hotels, new.around, new.scores = self.hotels[:], self.around[:], self.scores[:]
        new.face, new.back, new.shows = self.face[:], self.back[:], self.shows[:]
        new.known, new.turning = self.known, self.turning
        new.quays, new.boat, new.pawns = self.quays[:], self.boat, self.pawns[:]
        new.tourists, new.supply = self.tourists[:], self.supply
        new.seat, new.prompt = self.seat, self.prompt
        new.spent, new.revealed = self.spent, self.revealed
        new.dice, new.white, new.black = self.dice.copy(), self.white, self.black
        new.winners, new.decided_by = self.winners, self.decided_by
        return new

    @property
    def round(self) -> int:
        """The round under way: every turn takes one tourist from the supply when the boat has sailed."""
        landed = BOX.tourists - len(BOX.first_tourists) - self.supply
        return (landed if self.prompt == SAIL else landed - 1) // len(self.scores) + 1

    @property
    def active(self) -> int:
        """The seat whose turn it is, while the game is not over."""
        assert self.seat is not None, "somebody's turn"
        return self.seat

    # --- tourists

    def settle(self, position: int, tourists: int) -> None:
        """Add tourists to a position, and to those whose hotels stand at it."""
        self.tourists[position] += tourists
        for seat, around in enumerate(self.around):
            if around >> position & 1:
                self.scores[seat] += tourists

    # --- hotels

    def hotels_in_hand(self, seat: int) -> int:
        """Return how many hotels a seat has still to open."""
        return BOX.hotels_each - len(self.hotels[seat])

    def has_hotel(self, crossing: int) -> bool:
        """Tell whether a hotel stands here. Rulings 3 and 4: no second one fits; pawns do not matter."""
        return any(crossing in hotels for hotels in self.hotels)

    def open_hotel(self, seat: int, crossing: int) -> None:
        """Put a seat's hotel on a crossing, with all the tourists around it."""
        self.hotels[seat] += (crossing,)
        self.around[seat] |= MASK_AT[crossing]  # a tile at both hotels counts once
        self.scores[seat] = sum(self.tourists[tile] for tile in members(self.around[seat]))

    # --- tiles

    def tile(self, position: int) -> tuple[int, int]:
        """Return the day and the night venue of the tile that lies here; one is UNKNOWN where nobody may know it."""
        sides = self.face[position], self.back[position]
        return sides if BOX.side[sides[0]] == DAY else (sides[1], sides[0])

    def turn_over(self, tile: int) -> int:
        """Turn a tile over and return the venue that shows now."""
        venue, other, bit = self.face[tile], self.back[tile], 1 << tile
        self.face[tile], self.back[tile] = other, venue
        self.shows[venue] ^= bit
        self.shows[other] ^= bit
        return other

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now, sorted."""
        tourists = sum(self.tourists) + sum(self.quays) + self.supply
        names = ["tourist"] * tourists + [f"tile {day}/{night}" for day, night in map(self.tile, POSITIONS)]
        for seat, colour in enumerate(BOX.colours):
            placed = len(self.hotels[seat]) if seat < len(self.hotels) else 0
            names += [f"hotel {colour}"] * (placed + max(BOX.hotels_each - placed, 0))
        return sorted(names + list(_ALWAYS_OUT))

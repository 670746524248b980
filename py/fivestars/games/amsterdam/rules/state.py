"""Hotels of Amsterdam from the set-up to the last tourist: what lies where, and what each move does to it.

R1-R25 in comments are the rulings on what the rulebook leaves open. The map is in `city.py`, the box in `box.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from fivestars.games.amsterdam.box import BOX, DAY, PAWNS
from fivestars.games.amsterdam.box.city import (
    AT_FOUNTAIN,
    CANAL,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    LANDING,
    MASK_AT,
    NOWHERE,
    POSITIONS,
    QUAYS,
    SIDE_LENGTH,
    TILES_AT,
    WIDTH,
    members,
    sail,
)
from fivestars.games.amsterdam.rules.events import (
    Collected,
    GameEnded,
    GoalReached,
    HotelPlaced,
    Invited,
    Landed,
    Moved,
    Remained,
    Rolled,
    Sailed,
    SentToFountain,
    SupplyEmptied,
    Turned,
    TurnEnded,
    WaitedOnQuay,
    Walked,
)
from fivestars.games.amsterdam.rules.hidden import hidden_sides
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.objections import objection_to
from fivestars.games.amsterdam.rules.walks import walks
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Happening, Move, Objection, Score, Standing, State

_SAILS: Final = tuple(map(Sail, BOX.distances))
_HOTELS: Final = tuple(map(PlaceHotel, HOTEL_CROSSINGS))

_SIDE: Final = BOX.side
_NOBODY: Final = (NOWHERE,)
_TO_FOUNTAIN: Final = (FOUNTAIN,)
_EVERYWHERE: Final = sum(1 << position for position in POSITIONS)
_INVITED: Final = 1 << len(PAWNS)  # the bit of `spent` after those of the pawns
UNKNOWN: Final = -1  # a hidden side
# Pieces that lie in one place or stand on one spot whatever happens.
_ALWAYS_OUT: Final = (
    *("Mayor", "Night Watch", "boat", "fountain", "white die", "black die"),
    *(f"canal tile {canal}" for canal in CANAL),
    *(f"deed {colour}" for colour in BOX.colours for _ in range(BOX.deeds_each)),
)


class Amsterdam(State):
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
        "white",
        "winners",
    )
    moves = (Sail, PlaceHotel, Walk, Turn, Invite, Done)

    # --- the set-up

    def __init__(self, seats: int, mode: str, sides: str, first: int, dice: Dice, edition: int) -> None:
        self.tactical = mode == "tactical"
        self.sides = sides
        self.edition = edition
        self.goal = BOX.goals[seats]
        self.hotels: list[tuple[int, ...]] = [()] * seats
        self.around = [0] * seats  # the tiles around each seat's hotels, as a mask
        self.scores = [0] * seats  # the tourists on them
        self.face, self.back = _laid_out(dice.shuffled(BOX.tiles))
        self.shows = [0] * len(BOX.venues)  # the tiles that show each venue, as masks
        for tile in POSITIONS:
            self.shows[self.face[tile]] |= 1 << tile
        self.known = _EVERYWHERE if sides == "open" else 0  # the tiles whose hidden side everybody knows
        self.quays = [0] * len(QUAYS)
        self.boat = BOX.pier
        self.pawns = list(BOX.pawns)
        self.tourists = [0] * (WIDTH * WIDTH)  # by position, the fountain too
        for tile in BOX.first_tourists:
            self.tourists[tile] += 1
        self.supply = BOX.tourists - len(BOX.first_tourists)
        self.seat: int | None = first
        self.dice = dice
        self.white = self.black = 0  # what the dice show
        self.spent = 0  # which pawns have turned a tile in this turn, and whether a tourist was invited
        self.winners: tuple[int, ...] = ()
        self.decided_by = ""
        self.revealed = 0
        self._begin_turn([])

    def dealt(self) -> list[Event]:
        """Return the first roll and where its tourist landed."""
        if self.tactical:  # nothing has happened yet
            return []
        rolled = Rolled(self._active, self.white, self.black)
        return [rolled, Sailed(self._active, self.white + self.black, self.boat), self._landed(1)]

    # --- what may be done

    def legal(self) -> Sequence[Move]:
        """Return every legal move in order."""
        if self.seat is None:
            return ()
        match self.prompt:
            case "turn":
                return self._turns()
            case "walk":
                return walks(self.tactical, *self.pawns, self.white, self.black)
            case "hotel":
                return [move for move in _HOTELS if not self.has_hotel(move.crossing)]
        return _SAILS

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now, or None where `legal` lists it."""
        return objection_to(self, move)

    # --- doing it

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened."""
        events: list[Happening] = []
        match move:
            case Walk(mayor, watch):
                self._walk(mayor, watch, events)
            case Turn(pawn, tile, to):
                self._turn(pawn, tile, to, events)
            case Done():
                self._end_turn(events)
            case Invite(pawn, to):
                self._invite(pawn, to, events)
            case Sail(distance):
                self._sail(distance, events)
            case PlaceHotel(crossing):
                self._place_hotel(crossing, events)
        return events

    # --- phases 1 to 3: the dice, the boat, the landing

    def _begin_turn(self, events: list[Happening]) -> None:
        self.spent = 0
        if self.tactical:
            self.prompt = "sail"
            return
        self.white, self.black = self.dice.choice(BOX.faces), self.dice.choice(BOX.faces)
        self.revealed += 1
        events.append(Rolled(self._active, self.white, self.black))
        self._sail(self.white + self.black, events)

    def _sail(self, distance: int, events: list[Happening]) -> None:
        self.boat, passed = sail(self.boat, distance)
        events.append(Sailed(self._active, distance, self.boat))
        landing = 1
        for quay in passed:
            if self.quays[quay]:
                events.append(Collected(quay, self.quays[quay]))
                landing += self.quays[quay]
                self.quays[quay] = 0
        self.supply -= 1
        self._land(landing, events)
        if not self.supply:  # ruling R23: on a quay or not
            events.append(SupplyEmptied())
        if not self._goal_reached(events):
            self.prompt = "hotel" if self.hotels_in_hand() else "walk"

    def _land(self, landing: int, events: list[Happening]) -> None:
        if LANDING[self.boat] != NOWHERE:
            self._settle(LANDING[self.boat], landing)
        else:
            self.quays[self.boat // SIDE_LENGTH] += landing  # ruling R2: those who wait there already stay
        events.append(self._landed(landing))

    def _landed(self, landing: int) -> Event:
        """Tell where so many tourists have just gone ashore."""
        tile, quay = LANDING[self.boat], self.boat // SIDE_LENGTH
        return WaitedOnQuay(quay, self.quays[quay]) if tile == NOWHERE else Landed(tile, landing)

    # --- phase 4: a hotel in each of a seat's first two turns

    def hotels_in_hand(self) -> int:
        """Return how many hotels the active seat has still to open."""
        return BOX.hotels_each - len(self.hotels[self._active])

    def has_hotel(self, crossing: int) -> bool:
        """Tell whether a hotel stands here; ruling R3: no second one fits. R4: pawns do not matter."""
        return any(crossing in hotels for hotels in self.hotels)

    def _place_hotel(self, crossing: int, events: list[Happening]) -> None:
        seat = self._active
        self.hotels[seat] += (crossing,)
        self.around[seat] |= MASK_AT[crossing]  # a tile at both hotels counts once
        self.scores[seat] = sum(self.tourists[tile] for tile in members(self.around[seat]))
        events.append(HotelPlaced(seat, crossing, self.scores[seat]))
        if not self._goal_reached(events):
            self.prompt = "walk"

    # --- phase 5: the walk

    def _walk(self, mayor: int, watch: int, events: list[Happening]) -> None:
        seat = self._active
        for pawn, start, end in zip(PAWNS, self.pawns, (mayor, watch), strict=True):
            events.append(Remained(seat, pawn, end) if start == end else Walked(seat, pawn, start, end))
        self.pawns = [mayor, watch]
        self.prompt = "turn"
        self._go_on(events, shown=False)

    # --- phase 6: turning tiles

    def _turns(self) -> list[Move]:
        legal: list[Move] = []
        for pawn in PAWNS:
            for tile in self.turnable(pawn):
                legal += [Turn(pawn, tile, to) for to in self.targets(tile)]
        for pawn in PAWNS:
            if self.can_invite(pawn):
                legal += [Invite(pawn, tile) for tile in POSITIONS if self.is_open_to(pawn, tile)]
        legal.append(Done())
        return legal

    def turnable(self, pawn: int) -> list[int]:
        """Return the tiles that a pawn may turn now: one in each turn, the other pawn's too (ruling R13)."""
        if self.spent >> pawn & 1:
            return []
        face, tourists, most = self.face, self.tourists, self.most_turned()
        near = TILES_AT[self.pawns[pawn]]
        return [tile for tile in near if _SIDE[face[tile]] != pawn and tourists[tile] <= most]

    def most_turned(self) -> int:
        """Return how many tourists may at most be on a tile that is turned; ruling R22: no limit in the base game."""
        return BOX.most_on_a_turned_tile if self.tactical else BOX.tourists

    def targets(self, tile: int) -> Sequence[int]:
        """Return where the tourists of a tile can go when it is turned: always together."""
        tourists = self.tourists
        if not tourists[tile]:
            return _NOBODY
        others = members(self.shows[self.face[tile]] ^ 1 << tile)  # ruling R25: near or far, whoever's hotel is there
        if len(others) < 2:
            return others or _TO_FOUNTAIN
        fewest = min([tourists[other] for other in others])
        return [other for other in others if tourists[other] == fewest]

    def _turn(self, pawn: int, tile: int, to: int, events: list[Happening]) -> None:
        venue, tourists = self.face[tile], self.tourists[tile]
        if to != NOWHERE:
            self._settle(tile, -tourists)
            self._settle(to, tourists)
            gone = SentToFountain(tile, venue, tourists) if to == FOUNTAIN else Moved(tile, to, venue, tourists)
            events.append(gone)
        bit, other = 1 << tile, self.back[tile]
        self.face[tile], self.back[tile] = other, venue
        self.shows[venue] ^= bit
        self.shows[other] ^= bit
        self.spent |= 1 << pawn
        events.append(Turned(self._active, pawn, tile, other))
        shown = not self.known & bit
        self.revealed += shown
        if self.sides == "seen":  # ruling R20: a side once seen stays known; to those who play "memory" it does not
            self.known |= bit
        if not self._goal_reached(events):
            self._go_on(events, shown)

    # --- the fountain

    def can_invite(self, pawn: int) -> bool:
        """Tell whether a pawn may take a tourist from the fountain: one a turn, whichever pawn does it (ruling R15)."""
        return bool(self.tourists[FOUNTAIN]) and AT_FOUNTAIN[self.pawns[pawn]] and not self.has_invited()

    def has_invited(self) -> bool:
        """Tell whether a tourist has left the fountain in this turn."""
        return bool(self.spent & _INVITED)

    def is_open_to(self, pawn: int, tile: int) -> bool:
        """Tell whether a pawn may take a tourist to this tile: the Mayor by day, the Night Watch by night."""
        return tile != FOUNTAIN and _SIDE[self.face[tile]] == pawn

    def _invite(self, pawn: int, to: int, events: list[Happening]) -> None:
        self._settle(FOUNTAIN, -1)
        self._settle(to, 1)
        self.spent |= _INVITED  # ruling R14: it costs no pawn its turning
        events.append(Invited(self._active, pawn, to))
        if not self._goal_reached(events):
            self._go_on(events, shown=False)

    # --- the end of a turn

    def _go_on(self, events: list[Happening], shown: bool) -> None:
        """End the turn by itself where nothing is left to choose and nobody loses the way back.

        The next roll bars undo, so before it `Done` is asked for, unless what was just shown has barred it already.
        """
        rolls = not self.tactical and self.supply
        if (shown or not rolls) and not any(self.turnable(pawn) or self.can_invite(pawn) for pawn in PAWNS):
            self._end_turn(events)

    def _end_turn(self, events: list[Happening]) -> None:
        seat = self._active
        events.append(TurnEnded(seat))
        if not self.supply:
            most = max(self.scores)
            winners = tuple(other for other, tourists in enumerate(self.scores) if tourists == most)
            # ruling R18: equal seats win together; R19: some have had a turn more
            self._end_game(winners, "most" if len(winners) == 1 else "most shared", events)
            return
        self.seat = (seat + 1) % len(self.scores)
        self._begin_turn(events)

    # --- the end of the game

    def _goal_reached(self, events: list[Happening]) -> bool:
        """End the game if somebody has enough tourists; ruling R16: looked at after each finished step."""
        most = max(self.scores)
        if most < self.goal:
            return False
        for seat, tourists in enumerate(self.scores):
            if tourists >= self.goal:
                events.append(GoalReached(seat, tourists))
        active = self._active
        best = tuple(seat for seat, tourists in enumerate(self.scores) if tourists == most)
        # ruling R17: most tourists, then who is active, else all of the best
        if len(best) == 1:
            alone = sum(1 for tourists in self.scores if tourists >= self.goal) == 1
            self._end_game(best, "goal" if alone else "goal most", events)
        elif active in best:
            self._end_game((active,), "goal active", events)
        else:
            self._end_game(best, "goal shared", events)
        return True

    def _end_game(self, winners: tuple[int, ...], decided_by: str, events: list[Happening]) -> None:
        self.winners, self.decided_by = winners, decided_by
        self.seat = None
        self.prompt = ""
        events.append(GameEnded())

    # --- what the table asks

    @property
    def round(self) -> int:
        """The round under way: every turn takes one tourist from the supply when the boat has sailed."""
        landed = BOX.tourists - len(BOX.first_tourists) - self.supply
        return (landed if self.prompt == "sail" else landed - 1) // len(self.scores) + 1

    @property
    def _active(self) -> int:
        assert self.seat is not None, "somebody's turn"
        return self.seat

    def _settle(self, position: int, tourists: int) -> None:
        """Add tourists to a position, and to those whose hotels stand at it."""
        self.tourists[position] += tourists
        for seat, around in enumerate(self.around):
            if around >> position & 1:
                self.scores[seat] += tourists

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.tactical, new.sides, new.edition, new.goal = self.tactical, self.sides, self.edition, self.goal
        new.hotels, new.around, new.scores = self.hotels[:], self.around[:], self.scores[:]
        new.face, new.back, new.shows, new.known = self.face[:], self.back[:], self.shows[:], self.known
        new.quays, new.boat, new.pawns = self.quays[:], self.boat, self.pawns[:]
        new.tourists, new.supply = self.tourists[:], self.supply
        new.seat, new.prompt, new.spent, new.revealed = self.seat, self.prompt, self.spent, self.revealed
        new.dice, new.white, new.black = self.dice.copy(), self.white, self.black
        new.winners, new.decided_by = self.winners, self.decided_by
        return new

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # all seats see the same
        """Return a copy with only the hidden sides that lie open or have been seen."""
        seen = self.copy()
        seen.back = [side if self.known >> tile & 1 else UNKNOWN for tile, side in enumerate(self.back)]
        seen.dice = Dice.sealed()
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return `seen_by(seat)` with the unknown sides filled in, true to the tiles of the box."""
        guess = self.seen_by(seat)
        unknown = [tile for tile in POSITIONS if guess.back[tile] == UNKNOWN]
        if unknown:
            left = list(BOX.tiles)
            for tile in POSITIONS:
                if guess.back[tile] != UNKNOWN:
                    left.remove(guess.tile(tile))
            sides = hidden_sides([guess.face[tile] for tile in unknown], left, dice)
            for tile, side in zip(unknown, sides, strict=True):
                guess.back[tile] = side
        guess.dice = Dice(dice.seed_for_another())
        return guess

    def tile(self, position: int) -> tuple[int, int]:
        """Return the day and the night venue of the tile that lies here; one is UNKNOWN where nobody may know it."""
        sides = self.face[position], self.back[position]
        return sides if _SIDE[sides[0]] == DAY else (sides[1], sides[0])

    def standing(self) -> Standing:
        """Return the tourists at everybody's hotels, and who has won."""
        scores = tuple(Score(tourists, (("tourists", tourists),)) for tourists in self.scores)
        return Standing(scores, self.winners, self.decided_by)

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now, sorted."""
        tourists = sum(self.tourists) + sum(self.quays) + self.supply
        names = ["tourist"] * tourists + [f"tile {day}/{night}" for day, night in map(self.tile, POSITIONS)]
        for seat, colour in enumerate(BOX.colours):
            placed = len(self.hotels[seat]) if seat < len(self.hotels) else 0
            names += [f"hotel {colour}"] * (placed + max(BOX.hotels_each - placed, 0))
        return sorted(names + list(_ALWAYS_OUT))


def _laid_out(tiles: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return the sides up and the sides down when tiles are laid around the fountain, day and night by turns."""
    face, back = [UNKNOWN] * (WIDTH * WIDTH), [UNKNOWN] * (WIDTH * WIDTH)
    for position, (day, night) in zip(POSITIONS, tiles, strict=True):
        # Rows are five long, so neighbours in both directions differ in whether their number is even.
        face[position], back[position] = (day, night) if position % 2 == DAY else (night, day)
    return face, back


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Amsterdam:
    """Return the city before the first turn; ruling R21: who starts is drawn by the table."""
    return Amsterdam(seats, choices["mode"], choices["sides"], first, dice, edition)

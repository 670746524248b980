"""The rules of Hotels of Amsterdam, from the set-up to the last tourist.

R1-R25 in comments are the rulings on what the rulebook leaves open. The map is in `city.py`, the box in `box.py`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Self

from fivestars.games.amsterdam.box import BOX, DAY, MAYOR, PAWNS, WATCH
from fivestars.games.amsterdam.city import (
    AT_FOUNTAIN,
    CANAL,
    CROSSINGS,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    LANDING,
    MASK_AT,
    NOWHERE,
    POSITIONS,
    QUAYS,
    SIDE_LENGTH,
    STEPS,
    TILES_AT,
    WIDTH,
    ends,
    members,
    sail,
)
from fivestars.games.amsterdam.hidden import hidden_sides
from fivestars.games.amsterdam.moves import (
    Collected,
    Done,
    GameEnded,
    GoalReached,
    HotelPlaced,
    Invite,
    Invited,
    Landed,
    Moved,
    PlaceHotel,
    Reason,
    Remained,
    Rolled,
    Sail,
    Sailed,
    SentToFountain,
    SupplyEmptied,
    Turn,
    Turned,
    TurnEnded,
    WaitedOnQuay,
    Walk,
    Walked,
)
from fivestars.table.dice import Dice
from fivestars.table.game import (
    Event,
    Happening,
    Move,
    Objection,
    Refusal,
    Score,
    Standing,
    State,
    because,
)

PHASES: Final = ("sail", "hotel", "walk", "turn")
_PHASE: Final[Mapping[type[Move], str]] = {
    Sail: "sail", PlaceHotel: "hotel", Walk: "walk", Turn: "turn", Invite: "turn", Done: "turn"
}  # fmt: skip
_FIRST: Final = {"sail": Reason.SAIL_FIRST, "hotel": Reason.HOTEL_FIRST, "walk": Reason.WALK_FIRST}
_ALREADY: Final = {"sail": Reason.SAILED, "hotel": Reason.HOTEL_PLACED, "walk": Reason.WALKED}

_POSITIONS: Final = tuple(range(WIDTH * WIDTH))
_SAILS: Final = tuple(map(Sail, BOX.distances))
_HOTELS: Final = tuple(map(PlaceHotel, HOTEL_CROSSINGS))

_SIDE: Final = BOX.side
_NOBODY: Final = (NOWHERE,)
_TO_FOUNTAIN: Final = (FOUNTAIN,)
_EVERYWHERE: Final = sum(1 << position for position in POSITIONS)
_INVITED: Final = 1 << len(PAWNS)  # the bit of `spent` after those of the pawns
_MOST_TURNED: Final = (BOX.tourists, BOX.most_on_a_turned_tile)  # by tactical; ruling R22: no limit in the base game
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

    def __init__(self, seats: int, mode: str, sides: str, first: int, dice: Dice) -> None:
        self.tactical = mode == "tactical"
        self.sides = sides
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
        if self.tactical:  # nothing has happened yet
            return []
        rolled = Rolled(self._active, self.white, self.black)
        return [rolled, Sailed(self._active, self.white + self.black, self.boat), self._landed(1)]

    # --- what may be done

    def legal(self) -> Sequence[Move]:
        if self.seat is None:
            return ()
        match self.prompt:
            case "turn":
                return self._turns()
            case "walk":
                return _walks(self.tactical, *self.pawns, self.white, self.black)
            case "hotel":
                return [move for move in _HOTELS if not self._taken(move.crossing)]
        return _SAILS

    def objection(self, move: Move) -> Objection | None:
        if self.seat is None:
            return because(Refusal.GAME_OVER)
        if type(move) not in self.moves or not _well_formed(move):
            return because(Refusal.NOT_A_MOVE)
        out_of_turn = self._out_of_turn(type(move))
        if out_of_turn is not None:
            return because(out_of_turn)
        match move:
            case Sail(distance):
                if distance in BOX.distances:
                    return None
                return because(Reason.BOAT_RANGE, least=BOX.distances[0], most=BOX.distances[-1])
            case PlaceHotel(crossing):
                return self._objection_to_hotel(crossing)
            case Walk(mayor, watch):
                return self._objection_to_walk(mayor, watch)
            case Turn(pawn, tile, to):
                return self._objection_to_turn(pawn, tile) or self._objection_to_target(tile, to)
            case Invite(pawn, to):
                return self._objection_to_invite(pawn, to)
        return None

    def _out_of_turn(self, kind: type[Move]) -> Reason | None:
        phase = _PHASE[kind]
        if phase == self.prompt:
            return None
        if kind is Sail and not self.tactical:
            return Reason.DICE_DECIDE
        if kind is PlaceHotel and not self._hotels_in_hand():
            return Reason.NO_HOTEL_LEFT
        return _ALREADY[phase] if PHASES.index(phase) < PHASES.index(self.prompt) else _FIRST[self.prompt]

    # --- doing it

    def apply(self, move: Move) -> list[Happening]:
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
            self.prompt = "hotel" if self._hotels_in_hand() else "walk"

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

    def _hotels_in_hand(self) -> int:
        return BOX.hotels_each - len(self.hotels[self._active])

    def _taken(self, crossing: int) -> bool:
        """Tell whether a hotel stands here; ruling R3: no second one fits. R4: pawns do not matter."""
        return any(crossing in hotels for hotels in self.hotels)

    def _objection_to_hotel(self, crossing: int) -> Objection | None:
        if crossing not in CROSSINGS:  # ruling R5: none at the canal's edge
            return because(Refusal.NOT_A_MOVE)
        if AT_FOUNTAIN[crossing]:
            return because(Reason.HOTEL_AT_FOUNTAIN)
        return because(Reason.CROSSING_TAKEN, crossing=crossing) if self._taken(crossing) else None

    def _place_hotel(self, crossing: int, events: list[Happening]) -> None:
        seat = self._active
        self.hotels[seat] += (crossing,)
        self.around[seat] |= MASK_AT[crossing]  # a tile at both hotels counts once
        self.scores[seat] = sum(self.tourists[tile] for tile in members(self.around[seat]))
        events.append(HotelPlaced(seat, crossing, self.scores[seat]))
        if not self._goal_reached(events):
            self.prompt = "walk"

    # --- phase 5: the walk

    def _objection_to_walk(self, mayor: int, watch: int) -> Objection | None:
        if mayor not in CROSSINGS or watch not in CROSSINGS:  # ruling R6: not along the canal
            return because(Refusal.NOT_A_MOVE)
        at_mayor, at_watch = self.pawns
        return (
            _too_far(self.tactical, MAYOR, at_mayor, mayor, self.white)
            or _too_far(self.tactical, WATCH, at_watch, watch, self.black)
            or _clash(self.tactical, at_mayor, at_watch, mayor, watch)
        )

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
                legal += [Invite(pawn, tile) for tile in POSITIONS if self._open_to(pawn, tile)]
        legal.append(Done())
        return legal

    def turnable(self, pawn: int) -> list[int]:
        """Return the tiles that a pawn may turn now: one in each turn, the other pawn's too (ruling R13)."""
        if self.spent >> pawn & 1:
            return []
        face, tourists, most = self.face, self.tourists, _MOST_TURNED[self.tactical]
        near = TILES_AT[self.pawns[pawn]]
        return [tile for tile in near if _SIDE[face[tile]] != pawn and tourists[tile] <= most]

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

    def _objection_to_turn(self, pawn: int, tile: int) -> Objection | None:
        if pawn not in PAWNS or tile not in _POSITIONS:
            return because(Refusal.NOT_A_MOVE)
        if tile == FOUNTAIN:
            return because(Reason.FOUNTAIN_STAYS)
        if self.spent >> pawn & 1:
            return because(Reason.PAWN_SPENT, pawn=pawn)
        if tile not in TILES_AT[self.pawns[pawn]]:
            return because(Reason.NOT_ADJACENT, pawn=pawn, tile=tile)
        if _SIDE[self.face[tile]] == pawn:
            return because((Reason.DAY_ALREADY, Reason.NIGHT_ALREADY)[pawn], pawn=pawn, tile=tile)
        most = _MOST_TURNED[self.tactical]
        if self.tourists[tile] > most:
            return because(Reason.CROWDED, tourists=self.tourists[tile], most=most)
        return None

    def _objection_to_target(self, tile: int, to: int) -> Objection | None:
        targets, venue = self.targets(tile), self.face[tile]
        if to in targets:
            return None
        if to != NOWHERE and to not in _POSITIONS:
            return because(Refusal.NOT_A_MOVE)
        if targets[0] == NOWHERE:
            return because(Reason.NOBODY_MOVES, tile=tile)
        if to == NOWHERE:
            return because(Reason.SOMEBODY_MOVES, tile=tile, tourists=self.tourists[tile])
        if targets[0] == FOUNTAIN:
            return because(Reason.ONLY_FOUNTAIN, venue=venue)
        if to == tile or self.face[to] != venue:
            return because(Reason.OTHER_VENUE, venue=venue)
        return because(Reason.NOT_FEWEST, to=to, tourists=self.tourists[to], fewest=self.tourists[targets[0]])

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
        return bool(self.tourists[FOUNTAIN]) and AT_FOUNTAIN[self.pawns[pawn]] and not self.spent & _INVITED

    def _open_to(self, pawn: int, tile: int) -> bool:
        """Tell whether a pawn may take a tourist to this tile: the Mayor by day, the Night Watch by night."""
        return tile != FOUNTAIN and _SIDE[self.face[tile]] == pawn

    def _objection_to_invite(self, pawn: int, to: int) -> Objection | None:
        if pawn not in PAWNS or to not in POSITIONS:
            return because(Refusal.NOT_A_MOVE)
        if self.spent & _INVITED:
            return because(Reason.INVITED)
        if not self.tourists[FOUNTAIN]:
            return because(Reason.FOUNTAIN_EMPTY)
        if not AT_FOUNTAIN[self.pawns[pawn]]:
            return because(Reason.NOT_AT_FOUNTAIN, pawn=pawn)
        return None if self._open_to(pawn, to) else because((Reason.NOT_DAY, Reason.NOT_NIGHT)[pawn], pawn=pawn, to=to)

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
        new = object.__new__(type(self))
        new.tactical, new.sides, new.goal = self.tactical, self.sides, self.goal
        new.hotels, new.around, new.scores = self.hotels[:], self.around[:], self.scores[:]
        new.face, new.back, new.shows, new.known = self.face[:], self.back[:], self.shows[:], self.known
        new.quays, new.boat, new.pawns = self.quays[:], self.boat, self.pawns[:]
        new.tourists, new.supply = self.tourists[:], self.supply
        new.seat, new.prompt, new.spent, new.revealed = self.seat, self.prompt, self.spent, self.revealed
        new.dice, new.white, new.black = self.dice.copy(), self.white, self.black
        new.winners, new.decided_by = self.winners, self.decided_by
        return new

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # all seats see the same
        seen = self.copy()
        seen.back = [side if self.known >> tile & 1 else UNKNOWN for tile, side in enumerate(self.back)]
        seen.dice = Dice.sealed()
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
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
        scores = tuple(Score(tourists, (("tourists", tourists),)) for tourists in self.scores)
        return Standing(scores, self.winners, self.decided_by)

    def pieces(self) -> list[str]:
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


def _well_formed(move: Move) -> bool:
    names: tuple[str, ...] = getattr(type(move), "_fields", ())
    return len(move) == len(names) and all(type(value) is int for value in move)


def _too_far(tactical: bool, pawn: int, start: int, end: int, die: int) -> Objection | None:
    """Object to where a pawn ends: with dice exactly their steps (ruling R7), else as many as one pawn may go."""
    if not tactical:
        return None if end in ends(start, die) else because(Reason.EXACT_STEPS, pawn=pawn, steps=die)
    steps, most = STEPS[start][end], BOX.steps_each
    return None if steps <= most else because(Reason.TOO_FAR, pawn=pawn, steps=steps, most=most)


def _clash(tactical: bool, at_mayor: int, at_watch: int, mayor: int, watch: int) -> Objection | None:
    """Object to where the two pawns end together."""
    if tactical:
        steps, most = STEPS[at_mayor][mayor] + STEPS[at_watch][watch], BOX.steps_together
        if steps > most:
            return because(Reason.TOO_FAR_TOGETHER, steps=steps, most=most)
    # rulings R9 and R10: they walk in either order, may pass each other, but neither may end on the other's crossing;
    # so they cannot change places, for whoever walks first would have to.
    if mayor == watch:
        return because(Reason.SAME_CROSSING)
    return because(Reason.CHANGED_PLACES) if (mayor, watch) == (at_watch, at_mayor) else None


@cache
def _walks(tactical: bool, at_mayor: int, at_watch: int, white: int, black: int) -> tuple[Walk, ...]:
    """Return the walks of both pawns to which there is no objection."""
    return tuple(
        Walk(mayor, watch)
        for mayor in _reached(tactical, MAYOR, at_mayor, white)
        for watch in _reached(tactical, WATCH, at_watch, black)
        if _clash(tactical, at_mayor, at_watch, mayor, watch) is None
    )


@cache
def _reached(tactical: bool, pawn: int, start: int, die: int) -> tuple[int, ...]:
    return tuple(end for end in CROSSINGS if _too_far(tactical, pawn, start, end, die) is None)


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice) -> Amsterdam:
    """Return the city before the first turn; ruling R21: who starts is drawn by the table."""
    return Amsterdam(seats, choices["mode"], choices["sides"], first, dice)

"""Maui from the set-up to the last scoring: the beaches, the market, the tracks, and what a turn does to them.

What may be laid where is looked up in `fit`; why something may not be done is said in `objections`.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Self

from fivestars.games.maui.box import BOX, CRAB_SIDE, UMBRELLA_SIDE
from fivestars.games.maui.rules.events import (
    BecameFirst,
    BecameFirstByLot,
    Bought,
    Collected,
    CrabClimbed,
    CrabLeft,
    FilledBeach,
    FirstScored,
    FollowedUmbrella,
    FoundNoTrack,
    GameEnded,
    Laid,
    LaidAtTheEdge,
    Matched,
    MatchedInVain,
    PutToken,
    ReachedTheTrees,
    ReachedTheWater,
    Refilled,
    RoundBegan,
    Started,
    TookFree,
    TookPearl,
    TookSpare,
    TookToken,
    TurnedBeaches,
    UmbrellaLeft,
)
from fivestars.games.maui.rules.legal import (
    FACES,
    FIRST_TOP,
    FITS,
    INACTIVE,
    INSIDE,
    LAST_TOP,
    LAYS,
    PLACES,
    PLAIN_LAYS,
    SHIFTS,
    SHOWN,
    USES,
    WITHOUT,
    first_lay,
    with_tokens,
)
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.objections import objection_to
from fivestars.games.maui.rules.player import (
    CRAB,
    CRABS,
    NOTHING,
    PATTERN,
    PEARL,
    ROWS,
    UMBRELLAS,
    OnBeach,
    Player,
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
    is_move,
)

HIDDEN: Final = -1  # a towel in the bag
BAG: Final = range(len(BOX.towels))
SLOTS: Final = len(BOX.costs)
COSTS: Final = BOX.costs
STEPS: Final = BOX.steps
LAST_ROW: Final = BOX.rows
# The ornament on a track, if any: its square (none is ever reached at 0), and which towel tokens lie there.
ORNAMENT_SQUARES: Final = tuple(
    BOX.ornament_squares[BOX.ornament_tracks.index(track)] if track in BOX.ornament_tracks else 0
    for track in range(len(BOX.patterns))
)
ORNAMENTS: Final = tuple(
    BOX.ornament_tracks.index(track) if track in BOX.ornament_tracks else NONE for track in range(len(BOX.patterns))
)
# Ruling 18, "around the table": who sits opposite the first players, by the number of seats.
OPPOSITE: Final = {2: (1,), 3: (2,), 4: (2, 3)}


class Maui(State):
    """The market, the score board, the bag, and who sits around them."""

    __slots__ = (
        "bag",
        "crabs_open",
        "dice",
        "edition",
        "first",
        "market",
        "mode",
        "ornaments",
        "players",
        "prompt",
        "revealed",
        "round",
        "seat",
        "side",
        "spent",
        "turned",
        "zones",
    )
    moves = (Lay, Collect, Spare)
    round: int  # the second part of the combined game counts on

    def __init__(self, seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> None:
        self.edition = edition
        self.mode = choices["mode"]
        self.crabs_open = choices["crab values"] == "open"
        opposite = OPPOSITE[seats] if choices["seating"] == "around the table" else ()
        self.turned = tuple(int(seat in opposite) for seat in range(seats))
        self.dice = dice
        self.first = first
        self.seat: int | None = first
        self.prompt = "turn"
        self.round = 1
        self.revealed = 0
        self.zones = [BOX.dollars_each_zone] * BOX.lines
        self.ornaments = [BOX.tokens_on_ornament[seats]] * len(BOX.token_patterns)
        self.spent = [0] * len(BOX.token_patterns)  # towel tokens that left the game with the first part
        pieces = {"base": UMBRELLAS, "crabs": (*range(PATTERN, CRAB), *CRABS), "combined": (*UMBRELLAS, *CRABS)}
        self.players = [Player(list(pieces[self.mode])) for _ in range(seats)]
        self.side = UMBRELLA_SIDE
        self.bag: list[int] = []
        self.market: list[list[int]] = []
        self._set_up(CRAB_SIDE if self.mode == "crabs" else UMBRELLA_SIDE)

    # --- the set-up, of either part

    def _set_up(self, side: int) -> None:
        self.side = side
        self.bag = self.dice.shuffled(BAG)
        self.market = [[self.bag.pop() for _ in COSTS] for _ in self.zones]
        for player in self.players:
            self._spread(player)
        for seat, player in enumerate(self.players):
            towel = self.bag.pop()
            player.beach = [OnBeach(towel, BOX.start_top, FACES[self.turned[seat]][towel])]

    def _spread(self, player: Player) -> None:
        """Lay the side's umbrellas and crabs out of the box at random on their places."""
        places = BOX.umbrella_places[self.side]
        if self.side == UMBRELLA_SIDE:
            pieces = self.dice.shuffled(UMBRELLAS)
        else:
            places += BOX.crab_places
            pieces = self.dice.shuffled(range(PATTERN, CRAB)) + self.dice.shuffled(CRABS)
        for (column, _), piece in zip(places, pieces, strict=True):
            player.out.remove(piece)
            player.sand[column] = piece

    def dealt(self) -> list[Event]:
        """Return that the first round begins."""
        return [RoundBegan(self.round)]

    # --- what may be done

    @property
    def last_square(self) -> int:
        """Return the last square of every track."""
        # Ruling 24: in the combined game the tracks are long from the start.
        return len(self.points) - 1

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of every square of a track."""
        return BOX.long_track if self.mode == "combined" else BOX.track

    def edge(self, player: Player) -> int:
        """Return the face that the next towel of this player must match."""
        face = player.beach[-1].face
        column = len(player.beach)
        if column > BOX.columns or player.sand[column] < CRAB:
            return face
        # A match beside the column's crab would have the crab on it. ruling 15: so it is none
        position = ROWS[self.side][column] - player.beach[-1].top
        return WITHOUT[face][position] if 0 <= position < 3 else face

    def legal(self) -> list[Move]:
        """Return every legal move in order."""
        if self.seat is None:
            return []
        me = self.players[self.seat]
        faces, fits = FACES[self.turned[self.seat]], FITS[self.edge(me)]
        plain = PLAIN_LAYS
        top, dollars = me.beach[-1].top - FIRST_TOP, me.dollars
        choices = me.tokens != [0, 0] or PATTERN <= me.sand[len(me.beach)] < CRAB
        moves: list[Move] = []
        fitting = 0
        for line, towels in enumerate(self.market):
            for slot, cost in enumerate(COSTS):
                if cost > dollars:
                    break
                face = faces[towels[slot]]
                fit = fits[face]
                fitting |= fit
                if choices:
                    moves += self._lays_with_choices(me, line * SLOTS + slot, face)
                elif fit:
                    moves += plain[line * SLOTS + slot][top][fit]
        moves += [Collect(line) for line, dollars in enumerate(self.zones) if dollars]
        # Rulings 1 and 2: the spare towel is for who can neither pay for a towel that fits without a token nor collect.
        if not fitting and not any(self.zones):
            moves += [Spare(line, slot) for line, slot in PLACES]
        return moves

    def _lays_with_choices(self, me: Player, market_place: int, face: int) -> list[Move]:
        before, column = me.beach[-1], len(me.beach)
        fits = FITS[self.edge(me)]
        uses = USES[(me.tokens[0] > 0) + 2 * (me.tokens[1] > 0)][face]
        lays: list[Move] = []
        for bit, shift in enumerate(SHIFTS):
            top = before.top + shift
            if not FIRST_TOP <= top <= LAST_TOP:
                continue
            idle = ~self.active(column, top, me.sand[column])
            offsets = [offset for offset, changed, covered in uses if fits[changed] >> bit & 1 and not covered & idle]
            if offsets:
                for track in self.tracks(me, top):
                    start = first_lay(market_place, top, track)
                    lays += [LAYS[start + offset] for offset in offsets]
        return lays

    def active(self, column: int, top: int, piece: int) -> int:
        """Return a bit for each position of a towel laid there that counts, with this piece in the column."""
        bits = INSIDE[top - FIRST_TOP]
        position = ROWS[self.side][column] - top
        return bits & ~(1 << position) if piece >= CRAB and 0 <= position < 3 else bits

    def tracks(self, player: Player, top: int) -> list[int]:
        """Return the tracks between which a towel laid in the next column lets choose; only NONE where it does not."""
        column = len(player.beach)
        piece = player.sand[column]
        if not PATTERN <= piece < CRAB or not 0 <= ROWS[self.side][column] - top < 3:
            return [NONE]
        # Ruling 7: a full track is no choice.
        last, pair = self.last_square, BOX.umbrella_patterns[piece - PATTERN]
        return [track for track in pair if player.shells[track] < last] or [NONE]

    def can_lay(self, seat: int) -> bool:
        """Tell whether this seat can pay for a towel that fits without a towel token."""
        player = self.players[seat]
        faces, fits = FACES[self.turned[seat]], FITS[self.edge(player)]
        affordable = sum(1 for cost in COSTS if cost <= player.dollars)
        return any(fits[faces[towel]] for towels in self.market for towel in towels[:affordable])

    def objection(self, move: Move) -> Objection | None:
        """Return why `move` is refused now, or None where `legal` lists it."""
        if self.seat is None:
            return because(Refusal.GAME_OVER)
        if not is_move(move, self.moves):
            return because(Refusal.NOT_A_MOVE)
        return objection_to(self, self.seat, move)

    # --- a turn

    def apply(self, move: Move) -> list[Happening]:
        """Do what `move` says and return what happened."""
        events: list[Happening] = []
        seat = self.seat or 0
        if type(move) is Lay:
            self._lay(seat, move, events)
        elif type(move) is Collect:
            self._collect(seat, move.line, events)
        elif type(move) is Spare:
            self._lay_spare(seat, move, events)
        self._pass_on(seat, events)
        return events

    def lay_told(self, lay: Lay) -> list[Happening]:
        """Return what happens when the towel is laid so, before the turn passes on; nothing changes."""
        events: list[Happening] = []
        self.copy()._lay(self.seat or 0, lay, events)
        return events

    def _lay(self, seat: int, move: Lay, events: list[Happening]) -> None:
        # Ruling 5 gives the order of what follows.
        line, slot, top, track, blue, orange = move
        me = self.players[seat]
        towel, cost = self.market[line][slot], COSTS[slot]
        face = FACES[self.turned[seat]][towel]
        shown = SHOWN[face]
        if cost:
            me.dollars -= cost
            self.zones[line] += cost
            events.append(Bought(seat, line, slot, cost, towel, *shown))
        else:
            events.append(TookFree(seat, line, slot, towel, *shown))
        before, column = me.beach[-1], len(me.beach)
        piece, row = me.sand[column], ROWS[self.side][column]
        me.sand[column] = NOTHING
        covered = 0 <= row - top < 3
        if covered and NOTHING < piece < CRAB:
            self._open_umbrella(seat, piece, track, events)
        events.append(_laid(seat, column, top))
        if top < 1 or top + 2 > LAST_ROW:
            face = self._stick_out(seat, top, face, events)
        crab = NOTHING
        if covered and piece >= CRAB:
            crab = piece - CRAB
            face = WITHOUT[face][row - top]
            events.append(CrabClimbed(seat, row, crab))
        if blue != NONE or orange != NONE:
            face = self._put_tokens(seat, move, face, events)
        me.beach.append(OnBeach(towel, top, face, blue, orange, crab))
        self._match(seat, top, face, before, events)
        if piece and not covered:
            _leave(seat, column, piece, me, events)
        self._refill(line, slot, events)

    def _open_umbrella(self, seat: int, piece: int, track: int, events: list[Happening]) -> None:
        me = self.players[seat]
        if piece < PATTERN:
            me.pearls[piece - PEARL] += 1
            events.append(TookPearl(seat, piece - PEARL))
            return
        me.out.append(piece)
        if track == NONE:
            events.append(FoundNoTrack(seat))
            return
        start = me.shells[track]
        me.shells[track] = start + 1
        events.append(FollowedUmbrella(seat, track, start + 1))
        self._pass_ornament(seat, track, start, events)

    def _stick_out(self, seat: int, top: int, face: int, events: list[Happening]) -> int:
        """Put a penalty token on each pattern outside the beach; return the face that is left."""
        # Ruling 27: there is always another token.
        for position in range(3):
            if not 1 <= top + position <= LAST_ROW:
                face = WITHOUT[face][position]
        count = 1 - top if top < 1 else top + 2 - LAST_ROW
        self.players[seat].penalties += count
        events.append(ReachedTheWater(seat, count) if top < 1 else ReachedTheTrees(seat, count))
        return face

    def _put_tokens(self, seat: int, move: Lay, face: int, events: list[Happening]) -> int:
        """Put the towel tokens where the move says; return the face that they make."""
        for token, position in enumerate((move.blue, move.orange)):
            if position != NONE:
                self.players[seat].tokens[token] -= 1
                events.append(PutToken(seat, token, move.top + position, SHOWN[face][position]))
        return with_tokens(face, move.blue, move.orange)

    def _match(self, seat: int, top: int, face: int, before: OnBeach, events: list[Happening]) -> None:
        """Move a shell for every match with the towel before, each by its own row (ruling 8)."""
        old, shown, lower = SHOWN[before.face], SHOWN[face], top - before.top
        for position in range(max(0, -lower), min(3, 3 - lower)):
            pattern = shown[position]
            if pattern == old[position + lower] and pattern != INACTIVE:
                self._advance(seat, pattern, top + position, events)

    def _advance(self, seat: int, track: int, row: int, events: list[Happening]) -> None:
        shells = self.players[seat].shells
        start = shells[track]
        square = min(start + STEPS[row], self.last_square)
        if square == start:
            events.append(MatchedInVain(seat, track, row))
            return
        shells[track] = square
        events.append(Matched(seat, track, row, square - start, square))
        self._pass_ornament(seat, track, start, events)

    def _pass_ornament(self, seat: int, track: int, start: int, events: list[Happening]) -> None:
        me, ornament = self.players[seat], ORNAMENTS[track]
        # Ruling 6: a token is taken after those for this turn have been put, so it waits for the next.
        if start < ORNAMENT_SQUARES[track] <= me.shells[track] and self.ornaments[ornament]:
            self.ornaments[ornament] -= 1
            me.tokens[ornament] += 1
            events.append(TookToken(seat, ornament))

    def _refill(self, line: int, slot: int, events: list[Happening]) -> None:
        towels, towel = self.market[line], self.bag.pop()
        del towels[slot]
        towels.append(towel)
        self.revealed += 1
        events.append(Refilled(line, towel, *SHOWN[FACES[0][towel]]))

    def _collect(self, seat: int, line: int, events: list[Happening]) -> None:
        count = self.zones[line]
        self.players[seat].dollars += count
        self.zones[line] = 0
        events.append(Collected(seat, line, count))

    def _lay_spare(self, seat: int, move: Spare, events: list[Happening]) -> None:
        # Ruling 4: free, in the middle, no match needed, no points, no bonus, no penalty, and all its patterns count.
        me, (line, slot) = self.players[seat], move
        towel, column, top = self.market[line][slot], len(me.beach), BOX.spare_top
        face = FACES[self.turned[seat]][towel]
        events.append(TookSpare(seat, line, slot, towel, *SHOWN[face]))
        events.append(_laid(seat, column, top))
        me.beach.append(OnBeach(towel, top, face))
        piece = me.sand[column]
        if piece:
            me.sand[column] = NOTHING
            _leave(seat, column, piece, me, events)
        self._refill(line, slot, events)

    def _pass_on(self, seat: int, events: list[Happening]) -> None:
        if len(self.players[seat].beach) > BOX.columns:
            events.append(FilledBeach(seat))
        following = (seat + 1) % len(self.players)
        self.seat = following
        if following == self.first:
            self._end_round(events)
        if self.seat is not None:
            spare = not any(self.zones) and not self.can_lay(self.seat)
            self.prompt = "spare" if spare else "turn"

    # --- the end

    def _end_round(self, events: list[Happening]) -> None:
        if any(len(player.beach) > BOX.columns for player in self.players):
            if self.mode != "combined" or self.side == CRAB_SIDE:
                self.seat = None
                events.append(GameEnded(self.round))
                return
            self._begin_second_part(events)
        self.round += 1
        events.append(RoundBegan(self.round))

    def _begin_second_part(self, events: list[Happening]) -> None:
        totals = [sum(points for _, points in self._parts(player)) for player in self.players]
        # Ruling 25: this scoring only says who begins.
        events += [FirstScored(seat, total) for seat, total in enumerate(totals)]
        lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
        self.first = lowest[0] if len(lowest) == 1 else self.dice.choice(lowest)
        self.seat = self.first
        events.append(BecameFirst(self.first) if len(lowest) == 1 else BecameFirstByLot(self.first))
        # Ruling 22: towels go back to the bag, umbrellas and used towel tokens out of the game; all else stays.
        for player in self.players:
            player.out += [piece for piece in player.sand if piece]
            player.sand = [NOTHING] * len(player.sand)
            self.spent[0] += sum(1 for towel in player.beach if towel.blue != NONE)
            self.spent[1] += sum(1 for towel in player.beach if towel.orange != NONE)
        self._set_up(CRAB_SIDE)
        self.revealed += 1
        events.append(TurnedBeaches())
        for line, towels in enumerate(self.market):
            events += [Refilled(line, towel, *SHOWN[FACES[0][towel]]) for towel in towels]
        for seat, player in enumerate(self.players):
            start = player.beach[0]
            events.append(Started(seat, start.towel, *SHOWN[start.face]))

    def standing(self) -> Standing:
        """Return the scores now, with their parts; final when the game is over."""
        parts = [tuple(self._parts(player)) for player in self.players]
        totals = [sum(points for _, points in part) for part in parts]
        scores = tuple(Score(total, part) for total, part in zip(totals, parts, strict=True))
        if self.seat is not None:
            return Standing(scores)
        # Rulings 21 and 26: the order is that of the last part, and so are the towels.
        seats = len(self.players)
        criteria = {
            "points": totals,
            "fewer towels": [-len(player.beach) for player in self.players],
            "more dollars": [player.dollars for player in self.players],
            "later turn": [(seat - self.first) % seats for seat in range(seats)],
        }
        best, decided_by = list(range(seats)), ""
        for name, marks in criteria.items():
            decided_by = name
            best = [seat for seat in best if marks[seat] == max(marks[other] for other in best)]
            if len(best) == 1:
                break
        return Standing(scores, tuple(best), decided_by)

    def _parts(self, player: Player) -> Iterator[tuple[str, int]]:
        points = self.points
        yield "tracks", sum(points[square] for square in player.shells)
        if self.mode != "crabs":
            yield "pearls", sum(BOX.pearl_points[count] for count in player.pearls)
        yield "sand dollars", player.dollars * BOX.dollar_points
        yield "penalty tokens", player.penalties * BOX.penalty_points
        if self.mode != "base":
            yield "sand crabs", -sum(towel.crab for towel in player.beach)

    # --- what the table asks of every game

    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""
        new = object.__new__(type(self))
        new.bag, new.zones, new.ornaments, new.spent = self.bag[:], self.zones[:], self.ornaments[:], self.spent[:]
        new.market = [towels[:] for towels in self.market]
        new.players = [player.copy() for player in self.players]
        new.dice = self.dice.copy()
        new.edition, new.mode, new.crabs_open, new.turned = self.edition, self.mode, self.crabs_open, self.turned
        new.first, new.seat, new.side, new.round = self.first, self.seat, self.side, self.round
        new.prompt, new.revealed = self.prompt, self.revealed
        return new

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # nobody at this table knows more than another
        """Return a copy with only what lies open: neither the order of the bag nor the values of crabs on the sand."""
        seen = self.copy()
        seen.dice = Dice.sealed()
        seen.bag = [HIDDEN] * len(self.bag)
        if not self.crabs_open:
            # Ruling 16: who covers a crab learns its value; crabs that leave uncovered are never looked at.
            for player in seen.players:
                player.sand = [min(piece, CRAB) for piece in player.sand]
                player.out = [min(piece, CRAB) for piece in player.out]
        return seen

    def guess(self, seat: int, dice: Dice) -> Self:
        """Return `seen_by(seat)` with bag and crabs filled in at random from what is not in sight."""
        guess = self.seen_by(seat)
        seen = [towel for towels in guess.market for towel in towels]
        seen += [laid.towel for player in guess.players for laid in player.beach]
        guess.bag = dice.shuffled([towel for towel in BAG if towel not in seen])
        for player in guess.players:
            known = [CRAB + laid.crab for laid in player.beach if laid.crab]
            known += [piece for piece in (*player.sand, *player.out) if piece > CRAB]
            unknown = list(CRABS)
            for crab in known:
                unknown.remove(crab)
            unknown = dice.shuffled(unknown)
            player.sand = [unknown.pop() if piece == CRAB else piece for piece in player.sand]
            player.out = [unknown.pop() if piece == CRAB else piece for piece in player.out]
        guess.dice = Dice(dice.seed_for_another())
        return guess

    def pieces(self) -> list[str]:
        """Return the name of every piece, wherever it lies now; penalty tokens are without end and so without names."""
        towels = self.bag + [towel for line in self.market for towel in line]
        towels += [laid.towel for player in self.players for laid in player.beach]
        names = [f"towel {towel}" for towel in towels]
        names += ["sand dollar"] * (sum(self.zones) + sum(player.dollars for player in self.players))
        for token, pattern in enumerate(BOX.token_patterns):
            laid = [(towel.blue, towel.orange)[token] for player in self.players for towel in player.beach]
            count = self.ornaments[token] + self.spent[token] + sum(position != NONE for position in laid)
            count += sum(player.tokens[token] for player in self.players)
            names += [f"{BOX.patterns[pattern]} towel token"] * count
        for seat, player in enumerate(self.players):
            pieces = [piece for piece in (*player.sand, *player.out) if piece]
            pieces += [PEARL + colour for colour, count in enumerate(player.pearls) for _ in range(count)]
            pieces += [CRAB + towel.crab for towel in player.beach if towel.crab]
            names += [f"piece {piece} of seat {seat}" for piece in pieces]
            names += [f"{pattern} shell of seat {seat}" for pattern in BOX.patterns]
        return sorted(names)


def _laid(seat: int, column: int, top: int) -> Laid | LaidAtTheEdge:
    upper, lower = max(top, 1), min(top + 2, LAST_ROW)
    return LaidAtTheEdge(seat, column, top, upper) if upper == lower else Laid(seat, column, top, upper, lower)


def _leave(seat: int, column: int, piece: int, player: Player, events: list[Happening]) -> None:
    """Put an umbrella or a crab back in the box (rulings 13 and 14)."""
    player.out.append(piece)
    events.append(CrabLeft(seat, column) if piece >= CRAB else UmbrellaLeft(seat, column))


def deal(seats: int, choices: Mapping[str, str], first: int, dice: Dice, edition: int) -> Maui:
    """Return the table before the first turn."""
    return Maui(seats, choices, first, dice, edition)

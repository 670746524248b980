"""What a bot knows of Maui: how good a position looks for a seat, and which moves deserve a look.

Everything is in points, and looks two towels ahead: the one to be laid, and what the next may bring beside it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from fivestars.games.maui.box import BOX, UMBRELLA_SIDE
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.legal import active, edge
from fivestars.games.maui.rules.lookup import FACES, FITS, INACTIVE, SHIFTS, SHOWN, WITHOUT, with_tokens
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.games.maui.rules.player import CRAB, NOTHING, PATTERN, PEARL, ROWS, Player
from fivestars.games.maui.rules.turn import ORNAMENT_SQUARES, ORNAMENTS
from fivestars.table.game import Move

Values: TypeAlias = tuple[float, ...]  # of a shell, by its square

# How often a shell moves so many steps in one turn, seen over many games of a player who looks one turn ahead.
STEPS_A_TURN: Final = (0.64, 0.2, 0.08, 0.08)
TURNS_A_TOWEL: Final = 1.1  # since some turns are for taking money
LONGEST: Final = 32  # turns, with some to spare: both parts of the combined game
TYPICAL_GAIN: Final = 4.0  # of a turn, to compare a last turn with none
MARKET_STAYS: Final = 0.6  # how much of the best towel's gain is still there when the turn comes
FIRST_MATCH: Final = 0.6  # how likely the next towel matches the best pattern of the one just laid
SECOND_MATCH: Final = 0.3  # and, with it, the second best
UMBRELLAS_AHEAD: Final = (0.5, 0.25)  # how likely those of the next two columns are still covered from within reach
CHOICE_OF_TOWELS: Final = 0.7  # what a dollar is worth beyond its point, as long as there are towels to buy
DOLLARS_OF_USE: Final = 3  # more than that open no further towel
TOWEL_TOKEN: Final = 2.0
NEXT_PEARL: Final = 1.0  # the hope of a second and third of its colour
CRAB_MEAN: Final = sum(BOX.crab_penalties) / len(BOX.crab_penalties)
TIE_BROKEN: Final = 0.5
DESERVING: Final = 8  # moves worth a look, besides taking money


@cache
def expected_of(long: bool, turns: int) -> Values:
    """Return for each square what its shell will be worth at the end, so many turns from now."""
    points = BOX.long_track if long else BOX.track
    if turns == 0:
        return tuple(map(float, points))
    later, last = expected_of(long, turns - 1), len(points) - 1
    return tuple(
        sum(chance * later[min(square + steps, last)] for steps, chance in enumerate(STEPS_A_TURN))
        for square in range(len(points))
    )


def worth(state: Maui, seat: int) -> float:
    """Return how many points the seat may hope for; whose hopes are higher than the others' is for the asker to see."""
    if state.seat is None:
        standing = state.standing()
        return (standing.scores[seat].total or 0) + (TIE_BROKEN if seat in standing.winners else 0.0)
    return sum(parts(state, seat, market_of(state, seat, turns_left(state, seat))))


def promising(state: Maui, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the few ways to lay a towel that bring the most, the best first, and every way to take money."""
    if state.seat is None or len(legal) <= DESERVING:
        return legal
    seat, turns = state.seat, turns_left(state, state.seat)
    lays = [move for move in legal if isinstance(move, Lay)]
    gains = [_gain_of(state, seat, turns, lay) for lay in lays]
    order = sorted(range(len(lays)), key=lambda index: -gains[index])
    others = [move for move in legal if not isinstance(move, Lay)]
    return [lays[index] for index in order[:DESERVING]] + others


def turns_left(state: Maui, seat: int) -> int:
    """Return about how many turns this seat still has, in both parts if there are two."""
    players, first = state.players, state.first
    count = len(players)
    done = ((state.seat or 0) - first) % count  # how many have had their turn in this round
    waits = [(other - first) % count >= done for other in range(count)]
    fullest = max(len(player.beach) - 1 + waiting for player, waiting in zip(players, waits, strict=True))
    rounds = TURNS_A_TOWEL * (BOX.columns - fullest)
    if state.mode == "combined" and state.side == UMBRELLA_SIDE:
        rounds += TURNS_A_TOWEL * BOX.columns
    return min(LONGEST, int(rounds + 0.5) + waits[seat])


class Market(NamedTuple):
    """What the towels in the market would bring a seat now."""

    best: float
    second: float = 0.0
    free: float = 0.0  # the best for nothing
    ways: int = 0  # how many of the towels bring anything


def parts(state: Maui, seat: int, market: Market) -> tuple[float, float, float, float, float]:
    """Return what a seat may hope for from shells, from the sand, from pearls, from money, and from towels to come."""
    me, turns = state.players[seat], turns_left(state, seat)
    expected = expected_of(state.mode == "combined", turns)
    return (
        sum([expected[square] for square in me.shells]),
        float(me.penalties * BOX.penalty_points - sum([towel.crab for towel in me.beach])),
        float(sum([BOX.pearl_points[count] for count in me.pearls])),
        _money(me.dollars, turns),
        TOWEL_TOKEN * sum(me.tokens) + MARKET_STAYS * (market.best - TYPICAL_GAIN) if turns else 0.0,
    )


def _money(dollars: int, turns: int) -> float:
    return dollars * BOX.dollar_points + (min(dollars, DOLLARS_OF_USE) * CHOICE_OF_TOWELS if turns > 1 else 0.0)


def market_of(state: Maui, seat: int, turns: int) -> Market:
    """Return what the towels in the market would bring now, with so many turns left."""
    me = state.players[seat]
    if len(me.beach) > BOX.columns or not turns:
        return Market(TYPICAL_GAIN)
    top, faces, fits = me.beach[-1].top, FACES[state.turned[seat]], FITS[edge(state, me)]
    expected, purse = expected_of(state.mode == "combined", turns - 1), _money(me.dollars, turns)
    best = second = free = 0.0
    ways = 0
    for towels in state.market:
        for cost, towel in zip(BOX.costs, towels, strict=False):  # within a turn a line is one towel short
            if cost > me.dollars:
                break
            face, most = faces[towel], 0.0
            fit, paid = fits[face], purse - _money(me.dollars - cost, turns)
            for bit, shift in enumerate(SHIFTS):
                if fit >> bit & 1:
                    gain = _gain(state, me, top + shift, _counting(state, me, top + shift, face), expected)
                    most = max(most, gain - paid)
            ways += most > 0
            if not cost:
                free = max(free, most)
            best, second = max(best, most), max(second, min(best, most))
    return Market(best, second, free, ways)


def _gain_of(state: Maui, seat: int, turns: int, lay: Lay) -> float:
    """Return what this move brings, and the towel after it may."""
    me, expected = state.players[seat], expected_of(state.mode == "combined", turns - 1)
    printed = FACES[state.turned[seat]][state.market[lay.line][lay.slot]]
    spent = _money(me.dollars, turns) - _money(me.dollars - BOX.costs[lay.slot], turns)
    if turns > 1:
        spent += TOWEL_TOKEN * ((lay.blue != NONE) + (lay.orange != NONE))
    face = _counting(state, me, lay.top, with_tokens(printed, lay.blue, lay.orange))
    gain = _gain(state, me, lay.top, face, expected, lay.track) - spent
    return gain + _outlook(state, me, lay.top, face, expected) if turns > 1 else gain


def _counting(state: Maui, me: Player, top: int, face: int) -> int:
    """Return the face of which only the patterns are left that count when it is laid there."""
    column = len(me.beach)
    counting = active(state, column, top, me.sand[column])
    for position in range(3):
        if not counting >> position & 1:
            face = WITHOUT[face][position]
    return face


def _gain(state: Maui, me: Player, top: int, face: int, expected: Values, track: int = NONE) -> float:
    """Return what a towel brings of which this face counts, by what shells may be worth at the end."""
    before, column = me.beach[-1], len(me.beach)
    outside = max(0, 1 - top, top + 2 - BOX.rows)
    gain = float(outside * BOX.penalty_points)
    piece = me.sand[column]
    if piece and 0 <= ROWS[state.side][column] - top < 3:
        gain += _piece_value(me, piece, expected, track)
    old, shown, lower = SHOWN[before.face], SHOWN[face], top - before.top
    for position in range(max(0, -lower), min(3, 3 - lower)):
        pattern = shown[position]
        if pattern == old[position + lower] and pattern != INACTIVE:
            start, square = me.shells[pattern], me.shells[pattern] + BOX.steps[top + position]
            gain += expected[min(square, len(expected) - 1)] - expected[start]
            if start < ORNAMENT_SQUARES[pattern] <= square and state.ornaments[ORNAMENTS[pattern]]:
                gain += TOWEL_TOKEN
    return gain


def _piece_value(me: Player, piece: int, expected: Values, track: int = NONE) -> float:
    """Return what covering this piece brings; a pattern umbrella by the track given, else by the better one."""
    if piece >= CRAB:
        return -float(piece - CRAB or CRAB_MEAN)
    if piece >= PATTERN:
        last, tracks = len(expected) - 1, BOX.umbrella_patterns[piece - PATTERN] if track == NONE else (track,)
        return max(expected[min(me.shells[track] + 1, last)] - expected[me.shells[track]] for track in tracks)
    count = me.pearls[piece - PEARL]
    hope = NEXT_PEARL if count + 2 < len(BOX.pearl_points) else 0.0
    return BOX.pearl_points[count + 1] - BOX.pearl_points[count] + hope


def _outlook(state: Maui, me: Player, top: int, face: int, expected: Values) -> float:
    """Return what the towel after this one may bring: the matches it can make, and the umbrellas ahead."""
    last, gains = len(expected) - 1, [0.0, 0.0]
    for position, pattern in enumerate(SHOWN[face]):
        if pattern != INACTIVE:
            square = me.shells[pattern]
            gains.append(expected[min(square + BOX.steps[top + position], last)] - expected[square])
    gains.sort()
    hope = FIRST_MATCH * gains[-1] + SECOND_MATCH * gains[-2]
    for ahead, chance in enumerate(UMBRELLAS_AHEAD, 1):
        column = len(me.beach) + ahead
        if column <= BOX.columns and NOTHING < me.sand[column] < CRAB:
            row = ROWS[state.side][column]
            far = max(0, row - 2 - top, top - row)  # rows between the towel and covering it
            hope += chance * max(0.0, 1 - far / (2 * ahead + 1)) * _piece_value(me, me.sand[column], expected)
    return hope

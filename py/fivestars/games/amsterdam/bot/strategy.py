"""What a bot knows of Hotels of Amsterdam: how good a city looks for a seat, and which moves deserve a look.

All is counted in tourists: those ahead of the best rival, those still to land, and those whom a turn may win or lose.
"""

from collections.abc import Sequence
from functools import cache
from heapq import nlargest
from typing import Final, TypeAlias

from fivestars.games.amsterdam.box import BOX, MAYOR, NIGHT, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import (
    AT_FOUNTAIN,
    CROSSINGS,
    FOUNTAIN,
    LANDINGS_AT,
    NOWHERE,
    POSITIONS,
    STEPS,
    TILES_AT,
    WIDTH,
    ends,
    members,
)
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.legal import most_turned, targets
from fivestars.games.amsterdam.rules.moves import Invite, Turn
from fivestars.games.amsterdam.rules.prompts import TURN, WALK
from fivestars.table.game import Move
from fivestars.table.words import N_

# Tried out in some thousand games of bots that differ in one of them.
WON: Final = 20.0  # a game won, or lost
LANDING: Final = 1.2  # a canal tile opposite one's hotels, while all tourists are still to come
SHARED: Final = 0.5  # of that, where a rival's hotel stands too
AT_HAND: Final = 0.7  # of what the pawns can win in this turn: not all of it comes true
THREAT: Final = 0.6  # of what the next seat may win
SOON: Final = 0.3  # of what the seat itself may win in its next turn
RACE: Final = 10.0  # a goal that is reached in the next turn
STAGES: Final = 10  # on the way to the goal
NEAR: Final = 8  # tourists from the goal: a turn seldom wins more
CLOSE_RIVAL: Final = 0.3  # of the best rival's weight, for one who is a tourist behind

# Looked at, at most: walks by what they win at once, turnings by whom they move.
WALKS: Final = 24
TURNINGS: Final = 12

_SIDE: Final = BOX.side
_FIRST_SUPPLY: Final = BOX.tourists - len(BOX.first_tourists)
_FOUNTAIN_CROSSINGS: Final = tuple(crossing for crossing in CROSSINGS if AT_FOUNTAIN[crossing])
_CROSSINGS_AT: Final = tuple(
    tuple(crossing for crossing in CROSSINGS if tile in TILES_AT[crossing]) for tile in range(WIDTH * WIDTH)
)
# By crossing and die; by crossing and steps in the tactical variant, of which the Mayor may take these.
_ROLLED: Final = tuple({die: ends(crossing, die) for die in BOX.faces} for crossing in CROSSINGS)
_WITHIN: Final = tuple(
    tuple(tuple(end for end in CROSSINGS if STEPS[crossing][end] <= steps) for steps in range(BOX.steps_each + 1))
    for crossing in CROSSINGS
)
_MAYORS_SHARE: Final = range(BOX.steps_together - BOX.steps_each, BOX.steps_each + 1)

PARTS: Final = (
    N_("tourists round the hotels"),
    N_("tourists still to land"),
    N_("what turning tiles may win"),
    N_("what the next turn of a rival may win"),
    N_("a goal within reach"),
)
LIKES: Final = (0, 1)  # the part that levels 1 and 2 like, where moves look equally good
SLIPS: Final = (0.28, 0.12, 0.05, 0.06)  # by so much of the spread of leads levels 1 to 4 err at most


# Tourists whom a pawn can drive out: the pawn, the tile, how many, and where to. A plain tuple: most are made in vain.
Exit: TypeAlias = tuple[int, int, int, Sequence[int]]
Gains: TypeAlias = tuple[list[float], list[float]]  # the best that each pawn can win, by crossing


def stage(state: Amsterdam) -> int:
    """Return which of the stages a match is in: how far the first has come to the goal."""
    return min(STAGES - 1, STAGES * max(state.scores) // state.goal)


def worth(state: Amsterdam, seat: int) -> float:
    """Return how good the city looks for a seat, in tourists."""
    lead, landings, soon, now, goal, threat, rival_goal = _hopes(state, seat)
    return lead + landings + soon + (now + goal) - threat - rival_goal


def parts(state: Amsterdam, seat: int) -> dict[str, float]:
    """Return how good it looks, part by part."""
    lead, landings, soon, now, goal, threat, rival_goal = _hopes(state, seat)
    return dict(zip(PARTS, (lead, landings, soon + now, -threat, goal - rival_goal), strict=True))


def _hopes(state: Amsterdam, seat: int) -> tuple[float, float, float, float, float, float, float]:
    """Return the lead, what the canal, a turn soon or now and the goal may bring, and what a rival may take."""
    scores = state.scores
    lead = float(scores[seat] - max([score for other, score in enumerate(scores) if other != seat]))
    if state.seat is None:
        return lead + (WON if seat in state.winners else -WON), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    exits = _exits(state)
    mine = _gains(state, exits, _weights(state, seat))
    landings, soon, now, goal = _landings(state, seat), SOON * _expected(state, mine), 0.0, 0.0
    rival = state.seat
    if rival == seat:
        now, goal = AT_HAND * _at_hand(state, mine), RACE * _reaches_goal(state, seat, exits, now=True)
        if not state.supply:  # nobody has a turn after this one
            return lead, landings, soon, now, goal, 0.0, 0.0
        rival = (seat + 1) % len(scores)
    theirs = _gains(state, exits, _weights(state, rival))
    threat, rival_goal = THREAT * _expected(state, theirs), RACE * _reaches_goal(state, rival, exits, now=False)
    return lead, landings, soon, now, goal, threat, rival_goal


def promising(state: Amsterdam, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the legal moves that deserve a look: of many walks and turnings those that win most."""
    most = {WALK: WALKS, TURN: TURNINGS}.get(state.prompt, len(legal))
    if len(legal) <= most or state.seat is None:
        return legal
    weights = _weights(state, state.seat)
    if state.prompt == TURN:
        return nlargest(most, legal, key=lambda move: _moved(state, move, weights))
    by_mayor, by_watch = _gains(state, _exits(state), weights)
    return nlargest(most, legal, key=lambda walk: by_mayor[int(walk[MAYOR])] + by_watch[int(walk[WATCH])])


def _moved(state: Amsterdam, move: Move, weights: Sequence[float]) -> float:
    """Return what a move of the last phase wins at once; ending the turn is better than losing."""
    match move:
        case Turn(_, tile, to) if to != NOWHERE:
            return state.tourists[tile] * (weights[to] - weights[tile])
        case Invite(_, to):
            return weights[to]
        case Turn():
            return 0.0
    return 0.5


# --- what is to come


def _landings(state: Amsterdam, seat: int) -> float:
    """Return what the canal promises the seat's hotels, the less the fewer tourists are to come."""
    others = 0
    for other, around in enumerate(state.around):
        if other != seat:
            others |= around
    around = state.around[seat]
    return LANDING * _quays(around, around & others) * state.supply / _FIRST_SUPPLY


@cache
def _quays(around: int, shared: int) -> float:
    return sum(LANDINGS_AT[tile] * (SHARED if shared >> tile & 1 else 1.0) for tile in members(around))


# --- what a turn may win


def _weights(state: Amsterdam, seat: int) -> list[float]:
    """Return what a tourist on each position is worth to a seat: its own count, those of rivals near the lead hurt."""
    scores, rivals = state.scores, len(state.scores) - 1
    best = max([score for other, score in enumerate(scores) if other != seat])
    weights = [0.0] * (WIDTH * WIDTH)
    for other, around in enumerate(state.around):
        if other == seat:
            weight = 1.0
        else:
            behind = best - scores[other]
            chase = 1.0 if behind == 0 else CLOSE_RIVAL if behind == 1 else 0.0
            weight = -(1 + (rivals - 1) * chase) / rivals
        for tile in members(around):
            weights[tile] += weight
    return weights


def _exits(state: Amsterdam) -> list[Exit]:
    """Return all tourists who can be driven out, wherever the pawns stand."""
    tourists, face = state.tourists, state.face
    most = most_turned(state)
    return [
        (NIGHT - _SIDE[face[tile]], tile, tourists[tile], targets(state, tile))
        for tile in POSITIONS
        if 0 < tourists[tile] <= most
    ]


def _gains(state: Amsterdam, exits: Sequence[Exit], weights: Sequence[float]) -> Gains:
    """Return the best that each pawn can win at each crossing: by one turning, and from the fountain."""
    gains: Gains = ([0.0] * len(CROSSINGS), [0.0] * len(CROSSINGS))
    for pawn, tile, tourists, refuges in exits:
        gain = tourists * (max([weights[to] for to in refuges]) - weights[tile])
        if gain > 0:
            row = gains[pawn]
            for crossing in _CROSSINGS_AT[tile]:
                if gain > row[crossing]:
                    row[crossing] = gain
    if state.tourists[FOUNTAIN]:
        face = state.face
        for pawn in PAWNS:
            gain = max([weights[tile] for tile in POSITIONS if _SIDE[face[tile]] == pawn], default=0.0)
            if gain > 0:
                for crossing in _FOUNTAIN_CROSSINGS:
                    gains[pawn][crossing] += gain
    return gains


def _by_roll(state: Amsterdam, gains: Gains) -> tuple[list[float], list[float]]:
    """Return the best that the Mayor and the Night Watch can win, by what their die shows."""
    (by_mayor, by_watch), (at_mayor, at_watch) = gains, state.pawns
    return (
        [max([by_mayor[end] for end in reached]) for reached in _ROLLED[at_mayor].values()],
        [max([by_watch[end] for end in reached]) for reached in _ROLLED[at_watch].values()],
    )


def _by_choice(state: Amsterdam, gains: Gains) -> float:
    """Return the best that both can win with the steps of the tactical variant."""
    (by_mayor, by_watch), (at_mayor, at_watch) = gains, state.pawns
    return max(
        max([by_mayor[end] for end in _WITHIN[at_mayor][steps]])
        + max([by_watch[end] for end in _WITHIN[at_watch][BOX.steps_together - steps]])
        for steps in _MAYORS_SHARE
    )


def _expected(state: Amsterdam, gains: Gains) -> float:
    """Return what a turn that begins here wins on average."""
    if state.tactical:
        return _by_choice(state, gains)
    whites, blacks = _by_roll(state, gains)
    return (sum(whites) + sum(blacks)) / len(BOX.faces)


def _at_hand(state: Amsterdam, gains: Gains) -> float:
    """Return what the turn under way can still win."""
    if state.prompt == TURN:
        return sum(gains[pawn][state.pawns[pawn]] for pawn in PAWNS if not state.spent >> pawn & 1)
    if state.tactical:
        return _by_choice(state, gains)
    (by_mayor, by_watch), (at_mayor, at_watch) = gains, state.pawns
    whites, blacks = _ROLLED[at_mayor][state.white], _ROLLED[at_watch][state.black]
    return max([by_mayor[end] for end in whites]) + max([by_watch[end] for end in blacks])


def _reaches_goal(state: Amsterdam, seat: int, exits: Sequence[Exit], now: bool) -> float:
    """Return how likely a seat reaches the goal by turning, in the turn under way or in one that begins here."""
    missing = state.goal - state.scores[seat]
    if missing > NEAR:
        return 0.0
    weights = [float(state.around[seat] >> position & 1) for position in range(WIDTH * WIDTH)]
    gains = _gains(state, exits, weights)
    if now:
        return float(_at_hand(state, gains) >= missing)
    if state.tactical:
        return float(_by_choice(state, gains) >= missing)
    whites, blacks = _by_roll(state, gains)
    hits = sum(1 for white in whites for black in blacks if white + black >= missing)
    return hits / len(BOX.faces) ** 2

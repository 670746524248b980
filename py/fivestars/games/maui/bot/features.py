"""What a learned judgement of Maui weighs: the parts of the judgement by hand, and the plain facts behind them."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.maui.bot.strategy import Market, expected_of, market_of, parts, turns_left
from fivestars.games.maui.box import BOX, UMBRELLA_SIDE
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.lookup import INACTIVE, SHOWN
from fivestars.games.maui.rules.player import CRAB, NOTHING, PATTERN, ROWS, Player
from fivestars.table.words import N_

_SIDES: Final = {"base": 0, "crabs": 1, "combined": 2}  # of the combined game, there are two
_STAGE: Final = (0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6)  # by the columns that are left of the fullest beach
_STAGES: Final = _STAGE[-1] + 1
STAGES: Final = (len(_SIDES) + 1) * _STAGES

_SQUARES: Final = len(BOX.track)
_DOLLARS: Final = 5  # more are never of use at once
_TOPS: Final = range(7)
_AHEAD: Final = (1, 2, 3)  # columns

PARTS: Final = (
    N_("points scored"),
    N_("shells on the tracks"),
    N_("penalties and crabs"),
    N_("pearls"),
    N_("sand dollars"),
    N_("towels to come"),
    N_("umbrellas and crabs ahead"),
    N_("turns that are left"),
)
LIKES: Final = (3, 1, 4)  # the part that levels 1, 2 and 3 like, where moves look equally good
SLIPS: Final = (1.05, 0.61, 0.39, 0.32)  # by so much of the spread of leads levels 1 to 4 err at most
_SHELLS, _PENALTIES, _PEARLS, _MONEY, _TOWELS, _SAND, _TURNS = range(1, len(PARTS))


def stage(state: Maui) -> int:
    """Return which of the stages a match is in: the part of the game, and how full the fullest beach is."""
    part = _SIDES[state.mode] + (state.mode == "combined" and state.side != UMBRELLA_SIDE)
    fullest = max([len(player.beach) for player in state.players]) - 1
    return part * _STAGES + _STAGE[BOX.columns - fullest]


def features(state: Maui, seat: int) -> list[float]:
    """Return all that is weighed: first what the judgement by hand comes to, last always 1."""
    me, turns, seats = state.players[seat], turns_left(state, seat), len(state.players)
    market = market_of(state, seat, turns)
    found = parts(state, seat, market)
    waiting = (seat - (state.seat or 0)) % seats
    behind = max([len(player.beach) for player in state.players]) - len(me.beach)
    return [
        sum(found),
        *found,
        turns,
        *_belongings(me),
        *_squares(me),
        *(me.beach[-1].top == top for top in _TOPS),
        *_ahead(state, me),
        *_market(market, now=waiting == 0),
        *_beside(state, me, turns),
        *(waiting == 0, waiting, behind, behind > 1, seats == 2, seats == 3),
        1.0,
    ]


def _belongings(me: Player) -> Sequence[float]:
    return (
        *(me.dollars >= count for count in range(1, _DOLLARS)),
        *(me.dollars, *me.tokens),
        *(me.pearls.count(count) for count in range(1, len(BOX.pearl_points))),
    )


def _squares(me: Player) -> Sequence[float]:
    """Return how far shells are, all together, and how many stand on each square."""
    counts = [0] * _SQUARES
    for square in me.shells:
        counts[min(square, _SQUARES - 1)] += 1
    return (sum(me.shells), *counts[1:])


def _ahead(state: Maui, me: Player) -> Sequence[float]:
    """Return what lies in the next columns, the less the further the towels are from it; and all that lies beyond."""
    found: list[float] = []
    top = me.beach[-1].top
    for ahead in _AHEAD:
        column = len(me.beach) + ahead - 1
        piece = me.sand[column] if column <= BOX.columns else NOTHING
        pearl = pattern = crab = 0.0
        if piece:
            row = ROWS[state.side][column]
            far = max(0, row - 2 - top, top - row)  # rows between the towel and covering it
            near = max(0.0, 1 - far / (2 * ahead + 1))
            if piece >= CRAB:
                crab = 1.0 + (not far)
            elif piece >= PATTERN:
                pattern = near
            else:
                pearl = near
        found += (pearl, pattern, crab)
    rest = [piece for piece in me.sand[len(me.beach) :] if piece]
    crabs, pearls = sum([piece >= CRAB for piece in rest]), sum([piece < PATTERN for piece in rest])
    return (*found, pearls, len(rest) - pearls - crabs, crabs)


def _market(market: Market, *, now: bool) -> Sequence[float]:
    """Return what towels would bring, and again if it is the seat's turn: who waits finds some of them gone."""
    return (*market, *(value * now for value in market))


def _beside(state: Maui, me: Player, turns: int) -> Sequence[float]:
    """Return what a match beside each pattern of the last towel would bring, the least first."""
    expected = expected_of(state.mode == "combined", turns)
    last, gains, steps = len(expected) - 1, [0.0, 0.0, 0.0], 0
    for position, pattern in enumerate(SHOWN[me.beach[-1].face]):
        if pattern != INACTIVE:
            square, step = me.shells[pattern], BOX.steps[me.beach[-1].top + position]
            gains[position] = expected[min(square + step, last)] - expected[square]
            steps += step
    gains.sort()
    return (*gains, steps)


GROUPED: Final = ((None, features),)  # all in one: hardly any two positions are alike
SUMMED: Final = 5  # features after the first: it is their sum
BELONGS: Final = (
    (
        *(_SHELLS, _SHELLS, _PENALTIES, _PEARLS, _MONEY, _TOWELS, _TURNS),
        *(_MONEY for _ in range(_DOLLARS)),
        *(_TOWELS, _TOWELS),  # tokens
        *(_PEARLS for _ in BOX.pearl_points[1:]),
        *(_SHELLS for _ in range(_SQUARES)),
        *(_TOWELS for _ in _TOPS),
        *(_SAND for _ in range(3 * len(_AHEAD) + 3)),
        *(_TOWELS for _ in range(2 * len(Market._fields))),
        *(_TOWELS for _ in range(4)),  # beside the last one
        *(_TURNS for _ in range(7)),
    ),
)

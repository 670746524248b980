"""What actions and rewards under way promise a seat."""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.bot.cards import card_gain
from fivestars.games.austria.bot.emperor import emperor_ahead
from fivestars.games.austria.bot.rooms import room_worth
from fivestars.games.austria.bot.turns import krones_worth
from fivestars.games.austria.bot.weights import (
    FETCHED,
    FEWER,
    HIRING,
    HOMELESS,
    KRONE,
    PREPARED,
    SPARE_DISH,
    SURPLUS,
    WORTH,
    WORTH_EACH,
)
from fivestars.games.austria.box import FREE
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import (
    COMPLETE,
    DIVIDE,
    DRAW,
    EXTRA,
    EXTRA_ACT,
    FETCH,
    FETCH_ANY,
    FLIP,
    FURNISH,
    GUEST,
    KRONES,
    LOOK,
    PICK,
    PLAY,
    ROOM,
    Errand,
)
from fivestars.games.austria.rules.legal import room_price, rooms_beside
from fivestars.games.austria.rules.lookup import COPY_FACE, FACES, FREE_SIX, LACKING, MISSING, RICHEST, TRACK_END, bits


def best_action(state: Austria, seat: int, turns: int, short: Sequence[int]) -> float:
    """Return what the best die on the board brings."""
    best = 0.0
    for face in FACES:
        if not state.faces[face]:
            continue
        if face != COPY_FACE:
            best = max(best, promise_of(state, seat, face, state.faces[face], turns, short))
        elif state.krones[seat] or state.played[seat] & FREE_SIX:
            copies = [promise_of(state, seat, other, state.faces[face], turns, short) for other in FACES[:-1]]
            best = max(best, max(copies) - KRONE)
    return best


def promise_of(state: Austria, seat: int, action: int, strength: int, turns: int, short: Sequence[int]) -> float:
    return _ACTIONS[action](state, seat, strength, turns, short)


def _fetching(common: int) -> Callable[[Austria, int, int, int, Sequence[int]], float]:
    def promise(_state: Austria, _seat: int, strength: int, turns: int, short: Sequence[int]) -> float:
        fine = min(short[common + 1], strength // 2)
        usual = min(short[common], strength - fine)
        rest = strength - fine - usual
        return (fine + usual) * FETCHED + rest * (SURPLUS if turns > 1 else 1.0)

    return promise


def _preparing(state: Austria, seat: int, strength: int, turns: int, short: Sequence[int]) -> float:
    return _rooms_to_come(state, seat, strength, turns, short, 0)


def _rooms_to_come(state: Austria, seat: int, count: int, turns: int, short: Sequence[int], discount: int) -> float:
    prices = sorted([room_price(state, seat, room, discount) for room in bits(rooms_beside(state, seat))])
    unclaimed = short[-1]
    krones, value = state.krones[seat], 0.0
    for place in range(min(count, turns + short[-2] - unclaimed)):
        price = prices[min(place, len(prices) - 1)] if prices else FREE
        gain = PREPARED + 0.3 - FEWER * (unclaimed + place) - price + (HOMELESS if place < short[-2] else 0.0)
        if price > krones or gain <= 0:
            break
        krones -= price
        value += gain
    return value


def _dividing(state: Austria, seat: int, strength: int, turns: int, _short: Sequence[int]) -> float:
    space, krones, ahead = state.steps[seat], state.krones[seat], emperor_ahead(state, seat)
    now = ahead[space] + krones_worth(krones, turns)
    return max(
        [
            ahead[min(space + steps, TRACK_END)] + krones_worth(min(krones + strength - steps, RICHEST), turns) - now
            for steps in range(strength + 1)
        ]
    )


def _hiring(state: Austria, seat: int, discount: int, turns: int, _short: Sequence[int]) -> float:
    cards = state.hand[seat]
    return max([HIRING * card_gain(state, seat, card, turns, discount) for card in cards], default=0.0)


_ACTIONS: Final = {1: _fetching(0), 2: _fetching(2), 3: _preparing, 4: _dividing, 5: _hiring}


def promise_of_errand(state: Austria, seat: int, errand: Errand, turns: int, short: Sequence[int]) -> float:
    promise = _PROMISES.get(errand.kind)
    return promise(state, seat, errand, turns, short) if promise else 0.0


def _flipping(state: Austria, seat: int, errand: Errand, _turns: int, _short: Sequence[int]) -> float:
    gains = sorted([room_worth(state, seat, room) - PREPARED for room in bits(state.vacant[seat])])
    return sum(gains[-errand.number :])


def _picking(state: Austria, seat: int, errand: Errand, turns: int, _short: Sequence[int]) -> float:
    return max([0.0, *[card_gain(state, seat, card, turns, errand.discount) for card in state.looked]])


def _completing(state: Austria, seat: int, _errand: Errand, _turns: int, _short: Sequence[int]) -> float:
    return FETCHED * max([LACKING[code & MISSING] for code in state.cafe[seat]], default=0)


def _acting_again(state: Austria, seat: int, _errand: Errand, turns: int, short: Sequence[int]) -> float:
    return best_action(state, seat, turns, short)


_PROMISES: Final[dict[int, Callable[[Austria, int, Errand, int, Sequence[int]], float]]] = {
    FETCH: lambda state, seat, errand, turns, short: promise_of(
        state, seat, 1 + errand.about // 2, errand.number, turns, short
    ),
    FETCH_ANY: lambda _state, _seat, errand, _turns, short: errand.number * (FETCHED if any(short[:4]) else SPARE_DISH),
    DIVIDE: lambda state, seat, errand, turns, short: _dividing(state, seat, errand.number, turns, short),
    ROOM: lambda state, seat, errand, turns, short: _rooms_to_come(
        state, seat, errand.number, turns, short, errand.discount
    ),
    PLAY: lambda state, seat, errand, turns, short: _hiring(state, seat, errand.discount, turns, short),
    FURNISH: lambda _state, _seat, _errand, _turns, _short: WORTH["occupied room"],
    LOOK: lambda _state, _seat, _errand, _turns, _short: WORTH["look 3"],
    GUEST: lambda _state, _seat, errand, _turns, _short: WORTH_EACH["guest"] * errand.number,
    DRAW: lambda _state, _seat, errand, _turns, _short: WORTH_EACH["draw"] * errand.number,
    KRONES: lambda _state, _seat, errand, _turns, _short: WORTH_EACH["krones"] * errand.number,
    FLIP: _flipping,
    PICK: _picking,
    COMPLETE: _completing,
    EXTRA: _acting_again,
    EXTRA_ACT: _acting_again,
}

"""Ready-made moves: each move of the game is made once, so that listing what is legal is looking up."""

from typing import Final

from fivestars.games.austria.box import BOX
from fivestars.games.austria.rules.lookup import (
    BITS,
    BOOST,
    COPY_FACE,
    DEAREST,
    DISH,
    DISHES,
    ENOUGH,
    FACES,
    FEE,
    GUESTS,
    HALF,
    HIGH_BITS,
    LOW_HALF,
    NUMBERS,
    PLACES,
    QUEUE_PRICES,
)
from fivestars.games.austria.rules.moves import (
    Act,
    Claim,
    Complete,
    Decline,
    Divide,
    Fetch,
    Finish,
    Flip,
    MoveIn,
    Pass,
    Play,
    Prepare,
    Remove,
    Serve,
    Sink,
    Take,
    Use,
)
from fivestars.table.game import Move

DECLINE: Final[tuple[Move, ...]] = (Decline(),)
PASS: Final[tuple[Move, ...]] = (Pass(),)
FINISH: Final[tuple[Move, ...]] = (Finish(),)
PREPARE: Final = tuple(Prepare(number) for number in NUMBERS)
FLIPS: Final = tuple(Flip(number) for number in NUMBERS)
REMOVES: Final = tuple(Remove(number) for number in NUMBERS)
PLAYS: Final = tuple(Play(card) for card in range(len(BOX.staff) + 1))
SINKS: Final = tuple(Sink(card) for card in range(len(BOX.staff) + 1))
USES: Final = tuple(Use(card) for card in range(len(BOX.staff) + 1))
CLAIMS: Final = {card.id: Claim(card.id) for card in BOX.politics}
COMPLETES: Final = {guest: Complete(guest) for guest in GUESTS}
MOVE_INS: Final = {guest: tuple(MoveIn(guest, number) for number in NUMBERS) for guest in GUESTS}
_PREPARES: Final = tuple(tuple(PREPARE[room] for room in BITS[half]) for half in range(1 << HALF))
_HIGH_PREPARES: Final = tuple(tuple(PREPARE[room] for room in HIGH_BITS[half]) for half in range(1 << HALF))


def prepares(rooms: int) -> tuple[Move, ...]:
    """Return the moves that prepare these rooms."""
    return _PREPARES[rooms & LOW_HALF] + _HIGH_PREPARES[rooms >> HALF]


TAKES: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(Take(place) for place in PLACES if QUEUE_PRICES[place - 1] <= krones) for krones in range(DEAREST + 1)
)


def _prices(die: int, fee: int, boosts: int) -> list[tuple[Act, int]]:
    """Return what may be done with a die, and what each way costs."""
    actions = [die] if die != COPY_FACE else [face for face in FACES if face != COPY_FACE]
    cost = fee if die == COPY_FACE else 0
    return [(Act(die, action, boost), cost + boost * BOOST) for action in actions for boost in range(boosts + 1)]


def _acts(spaces: int, krones: int, fee: int, boosts: int) -> tuple[Move, ...]:
    dice = [die for die in FACES if spaces >> die & 1]
    return tuple(act for die in dice for act, cost in _PRICES[boosts, fee][die] if cost <= krones)


_PRICES: Final = {
    (boosts, fee): {die: _prices(die, fee, boosts) for die in FACES} for boosts in (0, 1) for fee in range(FEE + 1)
}
# By whether a boost is allowed, the fee for a 6, the krones (up to enough), and which spaces have dice (as bits).
ACTS: Final = tuple(
    tuple(
        tuple(
            tuple(_acts(spaces, krones, fee, boosts) if not spaces & 1 else () for spaces in range(2 << len(FACES)))
            for krones in range(ENOUGH + 1)
        )
        for fee in range(FEE + 1)
    )
    for boosts in (0, 1)
)

MOST: Final = BOX.sheet["dice"]["count"] + 2  # the strongest action: all dice, a boost, one staff card


def _fetches(common: int, count: int) -> tuple[Move, ...]:
    fetches = []
    for fine in range(count // 2 + 1):  # never more of the second than of the first
        dishes = [0] * len(DISHES)
        dishes[common], dishes[common + 1] = count - fine, fine
        fetches.append(Fetch(*dishes))
    return tuple(sorted(fetches))


def _any(count: int) -> tuple[Move, ...]:
    numbers = range(count + 1)
    return tuple(
        Fetch(s, c, w, count - s - c - w) for s in numbers for c in numbers for w in numbers if s + c + w <= count
    )


FETCHES: Final = {common: tuple(_fetches(common, count) for count in range(MOST + 1)) for common in (0, 2)}
FETCH_ANY_MOVES: Final = tuple(_any(count) for count in range(4))
DIVIDES: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(Divide(steps, count - steps) for steps in range(count + 1)) for count in range(MOST + 1)
)
_ALPHABETICAL: Final = sorted(DISHES)
SERVES: Final = tuple(
    tuple(
        tuple(Serve(guest, dish) for dish in _ALPHABETICAL if kinds >> DISH[dish] & 1)
        for kinds in range(1 << len(DISHES))
    )
    if guest in GUESTS
    else ()
    for guest in range(max(GUESTS) + 1)
)

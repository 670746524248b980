"""What a bot knows of Vienna: how much a position is worth (see `worth.py`), and which moves deserve a look.

What is never wrong is done at once, and in one order, so that a turn can be thought through to its end.

Tried against the top level with 3,000 steps, and no stronger: to try three decisions of the own turn together in every
way, in three guesses, instead of playing on (-4.6 ± 11 points in 27 games), or before it (-6.1 ± 16 in 13).
"""

from collections.abc import Callable, Sequence
from typing import Final

from fivestars.games.austria.bot.actions import promise_of
from fivestars.games.austria.bot.cafe import guests_and_food
from fivestars.games.austria.bot.rooms import room_worth
from fivestars.games.austria.bot.turns import turns_left
from fivestars.games.austria.bot.weights import KRONE
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules.errands import ACT, AFTER, BEGIN, EXTRA, EXTRA_ACT, FOOD, SERVING, unpacked
from fivestars.games.austria.rules.legal import is_wanted
from fivestars.games.austria.rules.lookup import (
    COPY_FACE,
    GUEST_SHIFT,
    INDEX,
    LAST_ROUND,
    MISSING,
    SERVICE_ITEMS,
    TABLES,
    TURNS_EACH,
    WAITER,
    missing,
)
from fivestars.games.austria.rules.moves import Act, Claim, Decline, Finish, MoveIn, Pass, Serve, Take, Use
from fivestars.table.game import Move, Value

DICE_TRIED: Final = 6  # ways to use a die that deserve a look
WAYS_TRIED: Final = 2  # for each action
ROOMS_TRIED: Final = 2  # for each guest
GOOD_DICE: Final = 2  # nobody passes while so many lie together
DESERTED: Final = 2  # free tables: with so many, a turn begins with a guest; a café for which any dice are good


def promising(state: Austria, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the moves worth thinking about: what is never wrong at once, and the best-looking of the dice."""
    if len(legal) < 2 or state.seat is None:
        return legal
    choose = _CHOICES.get(state.errands[-1].kind)
    return choose(state, state.seat, legal) if choose else legal


def _first_dishes(legal: Sequence[Move]) -> list[Move]:
    """Return one dish for each guest: which comes first makes no difference, and what is free is not declined."""
    seen: set[int] = set()
    moves: list[Move] = []
    for move in legal:
        if isinstance(move, Serve) and move.guest not in seen:
            seen.add(move.guest)
            moves.append(move)
    return moves or list(legal)


def _placing(state: Austria, seat: int, legal: Sequence[Move]) -> Sequence[Move]:
    """Return what to do with a dish; in the last turn it may be worth more in the kitchen."""
    dishes = _first_dishes(legal)
    if turns_left(state, seat):
        return dishes
    return [*dishes, *(move for move in legal if isinstance(move, Decline) and move not in dishes)]


def _step(state: Austria, seat: int, legal: Sequence[Move]) -> Sequence[Move]:
    """Return what deserves a look in a turn: points for the asking and guests who can move in come first."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in legal:
        kinds.setdefault(type(move), []).append(move)
    if Claim in kinds:
        return kinds[Claim]
    useful = [move for move in kinds.get(Use, ()) if _is_welcome(state, seat, move)]
    if useful and Take not in kinds:
        return useful[:1]
    if Take in kinds and _is_deserted(state, seat):
        return kinds[Take]
    rooms = _best_rooms(state, seat, kinds.get(MoveIn, ()))
    dice = _best_dice(state, seat, kinds.get(Act, ()))
    passes = kinds.get(Pass, []) if max(state.faces) < GOOD_DICE else []
    if Take in kinds:
        return [*kinds[Take], *dice, *rooms, *passes]  # whatever else can wait until the guest is there
    if rooms:
        return rooms
    moves = [*dice, *_courses(state, seat, kinds.get(Serve, ())), *passes]
    if Finish in kinds:
        late = state.covered[seat] == TURNS_EACH
        moves += kinds.get(Use, ())[:1] if late and Use in kinds else kinds[Finish]
    return moves or legal


def _is_deserted(state: Austria, seat: int) -> bool:
    """Tell whether a café needs a guest before all else; those who come in the last round are seldom served."""
    return TABLES - len(state.cafe[seat]) >= DESERTED and state.round < LAST_ROUND


def _is_welcome(state: Austria, seat: int, move: Move) -> bool:
    """Tell whether a guest wants what a staff card brings."""
    assert isinstance(move, Use)
    food = sum(errand.about for errand in state.printing.gifts[move.card].errands)
    return is_wanted(state, seat, food)


def _courses(state: Austria, seat: int, legal: Sequence[Move]) -> list[Move]:
    """Return what to bring from the kitchen: what completes an order, or as much as the krone pays for."""
    if not legal:
        return []
    if state.played[seat] & WAITER:
        return _first_dishes(legal)
    stock = unpacked(state.kitchen[seat])
    found: list[Move] = []
    carried = 0
    for code in state.cafe[seat]:
        need = missing(code & MISSING)
        there = sum([min(count, stock[dish]) for dish, count in enumerate(need)])
        carried += there
        if there and there == sum(need) and there <= SERVICE_ITEMS:
            found += [move for move in legal if isinstance(move, Serve) and move.guest == code >> GUEST_SHIFT][:1]
    return found or (_first_dishes(legal) if carried >= SERVICE_ITEMS else [])


def _best_rooms(state: Austria, seat: int, legal: Sequence[Move]) -> list[Move]:
    """Return how guests may move in, for each the rooms that are worth most."""
    found: list[Move] = []
    for guest in dict.fromkeys(move[0] for move in legal):
        rooms = [move for move in legal if move[0] == guest]
        rooms.sort(key=lambda move: -room_worth(state, seat, INDEX[int(move[1])]))
        found += rooms[:ROOMS_TRIED]
    return found


def _best_dice(state: Austria, seat: int, acts: Sequence[Move]) -> list[Move]:
    """Return the ways to use a die that promise most."""
    if len(acts) <= DICE_TRIED:
        return list(acts)
    turns = turns_left(state, seat) - 1
    short = guests_and_food(state, seat, turns).short
    known: dict[tuple[int, int], float] = {}
    values = []
    for move in acts:
        assert isinstance(move, Act)
        key = (move.action, state.faces[move.die] + move.boost)
        if key not in known:
            known[key] = promise_of(state, seat, *key, turns, short)
        values.append(known[key] - KRONE * (move.boost + (move.die == COPY_FACE)))
    ways: dict[Value, int] = {}
    found = []
    for place in sorted(range(len(acts)), key=lambda place: -values[place]):
        action = acts[place][1]
        ways[action] = ways.get(action, 0) + 1
        if ways[action] <= WAYS_TRIED:
            found.append(acts[place])
    return found[:DICE_TRIED]


_CHOICES: Final[dict[int, Callable[[Austria, int, Sequence[Move]], Sequence[Move]]]] = {
    BEGIN: _step,
    ACT: _step,
    AFTER: _step,
    EXTRA: _step,
    EXTRA_ACT: _step,
    FOOD: _placing,
    SERVING: _placing,
}

"""What a bot says of a decision: its two or three best moves, what each may bring, and which part of that matters most.

What they may bring the search has found out, a round later; which part matters is seen after the seat's own turn.
Both come from the same guesses for all of them, with the same chance, blind to what is hidden.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final, NamedTuple, TypeAlias

from fivestars.players.head import Head
from fivestars.players.patience import Patience
from fivestars.players.search import Candidate, search
from fivestars.players.strategy import Strategy
from fivestars.table.dice import Dice
from fivestars.table.game import Event, Move, State, told_to

SHOWN: Final = 3  # moves
GUESSES: Final = 8  # in which they are compared

SLOWER: Final = 0.5  # of the seconds that the search takes: so long at most, on a slow device

Parts: TypeAlias = Mapping[str, float]


class Advice(NamedTuple):
    """A move that a bot thinks well of."""

    move: Move
    points: float = 0.0  # by so many the lead may be hoped to be larger than after the best move
    part: str = ""  # of the judgement: of which the best has most over the others, or another least beside the best
    brings: float = 0.0  # so many points, by this part alone
    then: Sequence[Event] = ()  # what comes of the rest of the turn that it begins, whatever is still hidden


def named(event: Event) -> list[Any]:
    """Return an event as it goes to the page: its kind by name, and its facts."""
    return [type(event).__name__, *event]


def event_of(kinds: Mapping[str, type[Event]], told: Sequence[Any]) -> Event:
    """Return an event that was so named."""
    name, *facts = told
    return kinds[name](*[tuple(fact) if isinstance(fact, list) else fact for fact in facts])


def advise(
    seen: State,
    strategy: Strategy[Any],
    dice: Dice,
    seconds: float = inf,
    steps: float = inf,
    among: Sequence[int] = (),
) -> list[Advice]:
    """Return the best moves of one search, first the one that the top level makes by it.

    Where a part of the move is chosen already, `among` are the places of the legal moves that have it.
    """
    head = Head(seen, strategy, dice, Patience(seconds, steps), among)
    legal = head.legal(seen)
    if len(legal) == 1:
        return [Advice(legal[0])]
    found = search(head)[:SHOWN]
    best, *others = found
    if not others:
        return [Advice(best.move)]
    head = Head(seen, strategy, dice, Patience(seconds * SLOWER, steps))
    turns = [*zip(*_prospects(head, [one.plan for one in found], strategy), strict=True)]
    hopes, *theirs = [[turn.parts for turn in row] for row in turns]
    follows, *rest = [_always([turn.then for turn in row]) for row in turns]
    ahead = most_ahead(hopes, [_mean(row) for row in zip(*theirs, strict=True)])
    advice = [Advice(best.move, 0.0, *ahead, follows)]
    for other, less, then in zip(others, theirs, rest, strict=True):
        part, missing = most_ahead(hopes, less)
        advice.append(Advice(other.move, _gained(other, best), part, 0.0 - missing, then))
    return advice


def most_ahead(ones: Sequence[Parts], others: Sequence[Parts]) -> tuple[str, float]:
    """Return by which part the ones are furthest ahead of the others on average, and by how much; nothing by none."""
    gains: dict[str, float] = {}
    for one, other in zip(ones, others, strict=True):
        for part in dict.fromkeys((*one, *other)):
            gains[part] = gains.get(part, 0.0) + one.get(part, 0.0) - other.get(part, 0.0)
    part = max(gains, key=gains.__getitem__, default="")
    return (part, gains[part] / len(ones)) if part and gains[part] > 0 else ("", 0.0)


class _Turn(NamedTuple):
    """What a turn comes to in one guess."""

    parts: Parts
    then: Sequence[Event]  # after its first move, as long as nothing comes to light


def _prospects(head: Head, plans: Sequence[Sequence[Move]], strategy: Strategy[Any]) -> list[list[_Turn]]:
    """Return for each guess what the turn that begins with each plan comes to."""
    found: list[list[_Turn]] = []
    while len(found) < GUESSES:
        world, seed = head.guess(), head.dice.seed_for_another()
        row = []
        for plan in plans:
            after = world.copy()
            made = head.take_turn(after, plan, Dice(seed))
            row.append(_Turn(strategy.parts(after, head.seat), _told_of(world, made, head.seat)))
        if head.patience.over():
            return found or [row]
        found.append(row)
    return found


def _told_of(world: State, made: Sequence[Move], seat: int) -> list[Event]:
    """Return what a seat is told of the moves that it makes after the first."""
    again, told = world.copy(), list[Event]()
    for number, move in enumerate(made):
        happened = again.apply(move)
        if number:
            told += told_to(seat, happened)
    return told


def _always(tellings: Sequence[Sequence[Event]]) -> list[Event]:
    """Return what is told in every guess: all else hangs on what is hidden, and one guess alone tells nothing."""
    first, *others = tellings
    return [event for event in first if others and all(event in other for other in others)]


def _mean(row: Sequence[Parts]) -> Parts:
    names = dict.fromkeys(name for parts in row for name in parts)
    return {name: sum([parts.get(name, 0.0) for parts in row]) / len(row) for name in names}


def _gained(one: Candidate, other: Candidate) -> float:
    """Return by how much one leads more, in the worlds where both were played on and the game is not over yet."""
    ends = [pair for pair in zip(one.ends, other.ends, strict=False) if pair[0].won is pair[1].won is None]
    pairs = ends or [*zip(one.looks, other.looks, strict=False)]
    return sum([mine.lead - theirs.lead for mine, theirs in pairs]) / max(1, len(pairs))

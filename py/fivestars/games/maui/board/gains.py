"""What laying a towel at a height brings: what is foretold of it, as signs and words.

Every number is points. Towel tokens come last: one that is taken has none, one in hand what it would add at the best.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.beaches import MINUS
from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.events import (
    Bought,
    CrabClimbed,
    FollowedUmbrella,
    Matched,
    MatchedInVain,
    PutToken,
    ReachedTheTrees,
    ReachedTheWater,
    TookPearl,
    TookToken,
)
from fivestars.games.maui.rules.moves import NONE, Lay
from fivestars.games.maui.rules.player import CRAB, ROWS
from fivestars.table.drawing import Teller, stays
from fivestars.table.game import Event, Outlook
from fivestars.table.words import N_

# What a height brings, in the order in which it is told: matches, what is covered, what is paid, and tokens.
TOLD: Final = (
    Matched,
    MatchedInVain,
    TookPearl,
    FollowedUmbrella,
    CrabClimbed,
    ReachedTheWater,
    ReachedTheTrees,
    Bought,
    TookToken,
    PutToken,
)


class Gain(NamedTuple):
    """One thing that a height brings or costs."""

    icon: str
    text: str  # none where a token is taken; where one is used, a sign alone
    said: str


@stays
def _outlook(seen: Maui, lay: Lay) -> Outlook:
    return seen.foretell(lay)


def foretold(seen: Maui, lay: Lay) -> Sequence[Event]:
    """Return what laying the towel so would bring, with the crab under it, whose value nobody may know."""
    events, seat = _outlook(seen, lay).events, seen.seat or 0
    row = ROWS[seen.side][len(seen.players[seat].beach)]
    return (*events, CrabClimbed(seat, row, 0)) if _crab_unknown(seen, lay) else events


def _crab_unknown(seen: Maui, lay: Lay) -> bool:
    me = seen.players[seen.seat or 0]
    column = len(me.beach)
    return me.sand[column] == CRAB and 0 <= ROWS[seen.side][column] - lay.top < 3


def brings(seen: Maui, lay: Lay) -> int:
    """Return the points that laying the towel so would bring, but for a crab whose value nobody may know."""
    return sum([points for _, points in _outlook(seen, lay).points])


def without_tokens(lays: Sequence[Lay]) -> Sequence[Lay]:
    """Return those of the ways to lay a towel that leave the tokens in hand; all where none does."""
    return [lay for lay in lays if lay.blue == lay.orange == NONE] or lays


def more_by_token(seen: Maui, lays: Sequence[Lay]) -> tuple[int, Lay]:
    """Return how many points more the best use of the towel tokens brings, and that use."""
    plain = without_tokens(lays)
    if len(plain) == len(lays):
        return 0, lays[0]
    best = max(lays, key=lambda lay: brings(seen, lay))
    return brings(seen, best) - max(brings(seen, lay) for lay in plain), best


def total_of(seen: Maui, lays: Sequence[Lay]) -> str:
    """Return the points that a height brings in all: from what it surely brings to the best that can be chosen there.

    A question mark stands where a crab is in it whose value nobody may know.
    """
    if _crab_unknown(seen, lays[0]):
        return "?"
    least = min(brings(seen, lay) for lay in without_tokens(lays))
    most = max(brings(seen, lay) for lay in lays)
    told = [str(number).replace("-", MINUS) for number in sorted({least, most})]
    return ("…" if least < 0 else "\N{EN DASH}").join(told)


def landing_of(seen: Maui, lays: Sequence[Lay]) -> Mapping[int, int]:
    """Return the squares that shells will reach at least, by track, whatever is still chosen."""
    moved = [
        {event.track: event.square for event in foretold(seen, lay) if isinstance(event, Matched | FollowedUmbrella)}
        for lay in lays
    ]
    sure = set(moved[0]).intersection(*moved)
    return {track: min(squares[track] for squares in moved) for track in sorted(sure)}


def gains_of(seen: Maui, lays: Sequence[Lay], teller: Teller) -> list[Gain]:
    """Return what a height brings and costs; where the umbrella leaves a choice, not which shell it moves."""
    plain = without_tokens(lays)
    told = [event for event in foretold(seen, told_of(seen, plain)) if type(event) in TOLD]
    told.sort(key=lambda event: TOLD.index(type(event)))
    has_choice = plain[0].track != plain[-1].track
    return [
        _of_umbrella(seen, event, plain, teller)
        if has_choice and isinstance(event, FollowedUmbrella)
        else _gain(seen, event, teller)
        for event in told
    ]


def of_token(seen: Maui, lays: Sequence[Lay], teller: Teller) -> list[Gain]:
    """Return what the best of the tokens in hand would add to what a height brings; nothing where none adds any."""
    more, best = more_by_token(seen, lays)
    if more <= 0:
        return []
    said = teller(N_("with a towel token up to {points} more"), points=f"+{more}")
    return [Gain(f"token{int(best.blue == NONE)}", f"+{more}", said)]


def told_of(seen: Maui, lays: Sequence[Lay]) -> Lay:
    """Return the way of these of which a height tells: where it can be, the umbrella moves no shell that matches."""
    plain = without_tokens(lays)

    def apart(lay: Lay) -> bool:
        return all(event.track != lay.track for event in foretold(seen, lay) if isinstance(event, Matched))

    return next(filter(apart, plain), plain[0])


def _of_umbrella(seen: Maui, event: FollowedUmbrella, lays: Sequence[Lay], teller: Teller) -> Gain:
    """Return what the umbrella brings, if that is the same whichever shell it moves."""
    is_alike = len({brings(seen, lay) for lay in lays}) == 1
    points = f"+{event.points - seen.points[event.square - 1]}" if is_alike else "+?"
    return Gain("umbrella", points, teller(N_("the umbrella moves a shell of your choice")))


def _gain(seen: Maui, event: Event, teller: Teller) -> Gain:
    match event:
        case Matched():
            return steps_of(event.track, event.steps, event.points - seen.points[event.square - event.steps], teller)
        case MatchedInVain():
            return steps_of(event.track, 0, 0, teller)
        case FollowedUmbrella():
            return steps_of(event.track, 1, event.points - seen.points[event.square - 1], teller)
        case TookPearl():
            had = seen.players[event.seat].pearls[event.pearl]
            points = f"+{BOX.pearl_points[had + 1] - BOX.pearl_points[had]}"
            said = teller(N_("{name} ({points})"), name=teller.name("pearl", event.pearl), points=points)
            return Gain(f"pearl{event.pearl}", points, said)
        case TookToken():
            return Gain(f"token{event.token}", "", teller.name("token", event.token))
        case CrabClimbed():
            return _crab(event.penalty, teller)
        case PutToken():
            said = teller(N_("used: {token}"), token=teller.name("token", event.token))
            return Gain(f"token{event.token}", MINUS, said)
        case Bought():
            said = teller.count("costs {number} sand dollar", "costs {number} sand dollars", event.cost)
            return Gain("dollar", f"{MINUS}{event.cost}", said)
        case ReachedTheWater() | ReachedTheTrees():
            said = teller.count("{number} penalty token", "{number} penalty tokens", event.tokens)
            return Gain(f"penalty{int(type(event) is ReachedTheTrees)}", f"{MINUS}{event.tokens}", said)
    raise ValueError(event)


def steps_of(track: int, steps: int, brought: int, teller: Teller) -> Gain:
    """Return what steps on a track bring."""
    name, points = teller.name("track", track), f"+{brought}"
    said = teller.count(
        "{name} {number} step ({points})", "{name} {number} steps ({points})", steps, name=name, points=points
    )
    return Gain(f"i{track}", points, said)


def _crab(cost: int, teller: Teller) -> Gain:
    if not cost:
        return Gain("crab", f"{MINUS}?", teller(N_("a sand crab that costs 2 to 4 points")))
    said = teller.count("a sand crab that costs {number} point", "a sand crab that costs {number} points", cost)
    return Gain("crab", f"{MINUS}{cost}", said)

"""What laying a towel at a height brings: what is foretold of it, as signs and words.

Every number is points: towel tokens come last, and have none.
"""

from collections.abc import Sequence
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
from fivestars.games.maui.rules.moves import Lay
from fivestars.games.maui.rules.player import CRAB, ROWS
from fivestars.table.drawing import Teller, stays
from fivestars.table.game import Event
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
def foretold(seen: Maui, lay: Lay) -> Sequence[Event]:
    """Return what laying the towel so would bring, with the crab under it, whose value nobody may know."""
    events, me = seen.foretell(lay).events, seen.players[seen.seat or 0]
    column = len(me.beach)
    row = ROWS[seen.side][column]
    unknown = me.sand[column] == CRAB and 0 <= row - lay.top < 3
    return (*events, CrabClimbed(seen.seat or 0, row, 0)) if unknown else events


def landing_of(events: Sequence[Event]) -> dict[int, int]:
    """Return the squares on which shells would come to stand, by track."""
    return {event.track: event.square for event in events if isinstance(event, Matched | FollowedUmbrella)}


def gains_of(seen: Maui, events: Sequence[Event], choice: bool, teller: Teller) -> list[Gain]:
    """Return what these events bring and cost; where the umbrella leaves a choice, not which shell it moves."""
    told = [event for event in events if type(event) in TOLD and not (choice and type(event) is FollowedUmbrella)]
    told.sort(key=lambda event: TOLD.index(type(event)))
    gains = [_gain(seen, event, teller) for event in told]
    if choice:
        before_tokens = sum(not gain.icon.startswith("token") for gain in gains)
        umbrella = Gain("umbrella", "+?", teller(N_("the umbrella moves a shell of your choice")))
        gains.insert(before_tokens, umbrella)
    return gains


def total_of(gains: Sequence[Gain]) -> str:
    """Return the points that a height brings in all; a question mark where one of them is not known yet."""
    points = [gain.text for gain in gains if not gain.icon.startswith("token")]
    if any("?" in text for text in points):
        return "?"
    return str(sum(int(text.replace(MINUS, "-")) for text in points)).replace("-", MINUS)


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

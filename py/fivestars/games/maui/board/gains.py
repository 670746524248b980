"""What laying a towel at a height brings: what is foretold of it, as signs and words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.beaches import MINUS
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
from fivestars.table.drawing import Teller
from fivestars.table.game import Event
from fivestars.table.words import N_

# What a height brings, in the order in which it is told: matches, what is covered, what is paid.
TOLD: Final = (
    Matched,
    MatchedInVain,
    TookPearl,
    FollowedUmbrella,
    TookToken,
    CrabClimbed,
    ReachedTheWater,
    ReachedTheTrees,
    PutToken,
    Bought,
)


class Gain(NamedTuple):
    """One thing that a height brings or costs."""

    icon: str
    text: str
    said: str


def foretold(seen: Maui, lay: Lay) -> Sequence[Event]:
    """Return what laying the towel so would bring, with the crab under it, whose value nobody may know."""
    events, me = seen.foretell(lay).events, seen.players[seen.seat or 0]
    column = len(me.beach)
    row = ROWS[seen.side][column]
    unknown = me.sand[column] == CRAB and 0 <= row - lay.top < 3
    return (*events, CrabClimbed(seen.seat or 0, row, 0)) if unknown else events


def gains_of(events: Sequence[Event], choice: bool, teller: Teller) -> list[Gain]:
    """Return what these events bring and cost; where the umbrella leaves a choice, not which shell it moves."""
    told = [event for event in events if type(event) in TOLD and not (choice and type(event) is FollowedUmbrella)]
    told.sort(key=lambda event: TOLD.index(type(event)))
    gains = [_gain(event, teller) for event in told]
    if choice:
        gains.append(Gain("umbrella", "+1", teller(N_("the umbrella moves a shell of your choice"))))
    return gains


def _gain(event: Event, teller: Teller) -> Gain:
    match event:
        case Matched():
            return _steps(event.track, event.steps, teller)
        case MatchedInVain():
            return _steps(event.track, 0, teller)
        case FollowedUmbrella():
            return _steps(event.track, 1, teller)
        case TookPearl():
            return Gain(f"pearl{event.pearl}", "+1", teller.name("pearl", event.pearl))
        case TookToken():
            return Gain(f"token{event.token}", "+1", teller.name("token", event.token))
        case CrabClimbed():
            return _crab(event.penalty, teller)
        case PutToken():
            said = teller(N_("used: {token}"), token=teller.name("token", event.token))
            return Gain(f"token{event.token}", f"{MINUS}1", said)
        case Bought():
            said = teller.count("costs {number} sand dollar", "costs {number} sand dollars", event.cost)
            return Gain("dollar", f"{MINUS}{event.cost}", said)
        case ReachedTheWater() | ReachedTheTrees():
            said = teller.count("{number} penalty token", "{number} penalty tokens", event.tokens)
            return Gain(f"penalty{int(type(event) is ReachedTheTrees)}", f"{MINUS}{event.tokens}", said)
    raise ValueError(event)


def _steps(track: int, steps: int, teller: Teller) -> Gain:
    name = teller.name("track", track)
    said = teller.count("{name} {number} step", "{name} {number} steps", steps, name=name)
    return Gain(f"i{track}", f"+{steps}", said)


def _crab(cost: int, teller: Teller) -> Gain:
    if not cost:
        return Gain("crab", f"{MINUS}?", teller(N_("a sand crab that costs 2 to 4 points")))
    said = teller.count("a sand crab that costs {number} point", "a sand crab that costs {number} points", cost)
    return Gain("crab", f"{MINUS}{cost}", said)

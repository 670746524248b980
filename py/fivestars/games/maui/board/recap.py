"""What somebody has done, in pictures: the towel and its rows, what it matched, and what lay there."""

from typing import Final

from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules import events as e
from fivestars.table.drawing import Brings, Pictured, Sign

ART: Final = "assets/art/maui.svg#"
POINTS: Final = Sign(text="★")
PURSE: Final = Sign("dollar")
BRINGS: Final[Brings] = {  # a crab counts only when its towel lies, or when it is turned
    e.CrabClimbed: lambda climbed, _: -climbed.penalty,
    e.Matched: lambda matched, table: matched.points - table.points[matched.square - matched.steps],
    e.FollowedUmbrella: lambda followed, table: followed.points - table.points[followed.square - 1],
}


def dollars_of(seen: Maui, seat: int) -> int:
    """Return the sand dollars of a seat."""
    return seen.players[seat].dollars


def _towel(event: e.TookFree | e.Bought | e.TookSpare) -> tuple[Sign, ...]:
    return (Sign(f"t{event.high}{event.middle}{event.low}", look="tall"),)


PICTURED: Final[Pictured] = {
    e.TookFree: _towel,
    e.Bought: _towel,
    e.TookSpare: _towel,
    e.Laid: lambda laid: (Sign(text=f"↕{laid.upper}–{laid.lower}"),),
    e.LaidAtTheEdge: lambda laid: (Sign(text=f"↕{laid.row}"),),
    e.Matched: lambda matched: (Sign(f"c{matched.track}", matched.steps),),
    e.FollowedUmbrella: lambda followed: (Sign(f"c{followed.track}"),),
    e.ReachedTheWater: lambda reached: (Sign("penalty0", reached.tokens),),
    e.ReachedTheTrees: lambda reached: (Sign("penalty1", reached.tokens),),
    e.TookPearl: lambda took: (Sign(f"pearl{took.pearl}"),),
    e.TookToken: lambda took: (Sign(f"token{took.token}"),),
    e.PutToken: lambda put: (Sign(f"token{put.token}", lost=True),),
    e.CrabClimbed: lambda _: (Sign("crab"),),
    e.Collected: lambda collected: (Sign("dollar", collected.dollars),),
}

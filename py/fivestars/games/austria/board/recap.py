"""What somebody has done, in pictures: the die, guests and staff by their portraits, rooms, food, the emperor."""

from typing import Final

from fivestars.games.austria.board.portraits import PORTRAITS
from fivestars.games.austria.rules import Austria
from fivestars.games.austria.rules import events as e
from fivestars.table.drawing import Brings, Layer, Pictured, Sign

ART: Final = "assets/art/austria.svg#"
POINTS: Final = Sign("points")
PURSE: Final = Sign("coin")
BRINGS: Final[Brings] = {  # at the end a hotel scores all three at once
    e.RoomsScored: lambda scored, _: scored.points,
    e.StockScored: lambda scored, _: scored.points,
    e.LeftOver: lambda lost, _: -lost.points,
}
_SIX: Final = Sign("d6")  # it stands for any action


def krones_of(seen: Austria, seat: int) -> int:
    """Return the krones of a seat."""
    return seen.krones[seat]


def _portrait(card: int) -> Sign:
    layers = tuple(Layer(piece.name, piece.fill, piece.accent, piece.held) for piece in PORTRAITS[card])
    return Sign(look="face", layers=layers)


def _room(icon: str, room: int) -> Sign:
    return Sign(icon, text=str(room))


PICTURED: Final[Pictured] = {
    # guests and staff
    e.Bought: lambda bought: (_portrait(bought.guest),),
    e.TookFree: lambda took: (_portrait(took.guest),),
    e.Invited: lambda invited: (_portrait(invited.guest),),
    e.MovedIn: lambda moved: (_portrait(moved.guest), _room("occupied", moved.room)),
    e.Played: lambda played: (_portrait(played.card),),
    e.PlayedFree: lambda played: (_portrait(played.card),),
    e.Used: lambda used: (_portrait(used.card),),
    e.Revealed: lambda revealed: (_portrait(revealed.card),),
    e.Dismissed: lambda dismissed: (_portrait(dismissed.card)._replace(lost=True),),
    e.Drew: lambda _: (Sign("draw"),),
    e.DrewHidden: lambda _: (Sign("draw"),),
    # the die, and what it brings
    e.Acted: lambda acted: (Sign(f"d{acted.action}"),),
    e.Copied: lambda _: (_SIX,),
    e.Passed: lambda _: (_SIX._replace(lost=True),),
    e.Gained: lambda gained: (Sign(gained.dish, gained.number),),
    e.Prepared: lambda prepared: (_room("room", prepared.room),),
    e.PreparedFree: lambda prepared: (_room("room", prepared.room),),
    e.Occupied: lambda occupied: (_room("occupied", occupied.room),),
    e.Removed: lambda removed: (_room("room", removed.room)._replace(lost=True),),
    e.GroupFilled: lambda filled: (Sign(f"c-{filled.colour}", filled.size),),
    # the emperor and politics
    e.Advanced: lambda advanced: (Sign("crown", advanced.steps),),
    e.Honoured: lambda _: (Sign("bonus"),),
    e.Blamed: lambda _: (Sign("loss"),),
    e.LostKitchen: lambda _: (Sign("kitchen", lost=True),),
    e.LostAllFood: lambda _: (Sign("kitchen", lost=True),),
    e.Claimed: lambda _: (Sign("politics"),),
    e.Furthered: lambda _: (Sign("politics"),),
}

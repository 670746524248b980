"""What somebody has done, in pictures: what was built, who came, who left, and which special tile was used."""

from collections.abc import Mapping
from typing import Final

from fivestars.games.samoa.box import BOX, DAY_OFF, FLAG_OF, GUEST_OF
from fivestars.games.samoa.rules import events as e
from fivestars.table.drawing import Brings, Pictured, Sign
from fivestars.table.game import Event

ART: Final = "assets/art/samoa.svg#"
POINTS: Final = Sign("i-coin")
PAID: Final[Mapping[type[Event], int]] = {e.Hosted: 1, e.PoolOpened: 1, e.Built: -1}
# what a turn has earned is booked at once, and what is bought together with what it brings
BRINGS: Final[Brings] = {
    e.Built: lambda built, _: -built.coins,
    **dict.fromkeys(
        (
            e.BuiltWorth,
            e.PoolOpened,
            e.PaidOnce,
            e.RichPaid,
            e.SuitePaid,
            e.NeighbourPaid,
            e.MovedIn,
            e.RichMovedIn,
            e.SuiteMovedIn,
            e.NeighbourMovedIn,
            e.Swam,
        ),
        lambda paid, _: paid.coins,
    ),
}


def _guest(tourist: int) -> Sign:
    return Sign(f"g-{BOX.flags[FLAG_OF[tourist]]}-{BOX.guests[GUEST_OF[tourist]]}")


def _tile(tile: int) -> Sign:
    return Sign(f"b-{BOX.tiles[tile]}")


def _card(card: int) -> Sign:
    if card == DAY_OFF:
        return Sign("i-dayoff", look="card")
    return _CARD._replace(text=f"{BOX.bids[card]}/{BOX.prices[card]}")


_CARD: Final = Sign("p-hibiscus", look="card")
_NOBODY: Final = Sign("i-guest", lost=True)

PICTURED: Final[Pictured] = {
    e.CardChosen: lambda _: (_CARD,),
    e.CardLaid: lambda _: (_CARD,),
    e.CardRevealed: lambda revealed: (_card(revealed.card),),
    e.CardSwapped: lambda swapped: (_card(swapped.card),),
    e.TileGivenUp: lambda given: (_tile(given.tile)._replace(lost=True),),
    e.Built: lambda built: (_tile(built.tile),),
    e.BuiltNothing: lambda _: (Sign("i-hammer", lost=True),),
    e.Lodged: lambda lodged: (_guest(lodged.tourist),),
    e.MovedIn: lambda moved: (_guest(moved.tourist),),
    e.RichMovedIn: lambda moved: (_guest(moved.tourist),),
    e.SuiteMovedIn: lambda moved: (_guest(moved.tourist),),
    e.NeighbourMovedIn: lambda moved: (_guest(moved.tourist),),
    e.SentHome: lambda sent: (_guest(sent.tourist)._replace(lost=True),),
    e.SentNobody: lambda _: (Sign("i-dayoff"),),
    e.FlewHome: lambda _: (Sign("i-plane"),),
    e.HostedNobody: lambda _: (_NOBODY,),
    e.FoundNobody: lambda _: (_NOBODY,),
    e.HadNoRoom: lambda _: (_NOBODY,),
}

# A turn is a price card: what is decided after it belongs to the round of everybody.
ASIDES: Final = frozenset({"TakeBack", "Swap", "Buy", "SendHome", "Place", "Pass"})
# A card is shown as it lies there, face down, until it is turned over: then its figures stay.
FACE_DOWN: Final = frozenset({e.CardChosen, e.CardLaid})
REVEALED: Final = frozenset({e.CardRevealed})
# What was done with a card comes before it: with six seats a phone has room for little.
MINOR: Final = frozenset({*FACE_DOWN, *REVEALED, e.CardSwapped})

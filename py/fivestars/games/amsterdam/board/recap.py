"""What somebody has done, in pictures: the hotel that opened, where both walked, what they turned, and who left it."""

from typing import Final

from fivestars.games.amsterdam.box import BOX, DAY
from fivestars.games.amsterdam.box.city import CROSSINGS_WIDE, WIDTH
from fivestars.games.amsterdam.rules import events as e
from fivestars.table.drawing import Pictured, Sign

ART: Final = "assets/art/amsterdam.svg#"
POINTS: Final = Sign("p-tourist")
_PAWNS: Final = ("p-mayor", "p-watch")
_VENUES: Final = tuple("flowers" if name == "flower market" else name for name in BOX.venues)


def _turned(turned: e.Turned) -> tuple[Sign, ...]:
    sky = "day" if BOX.side[turned.venue] == DAY else "night"
    venue = turned.venue
    return (Sign(f"v-{_VENUES[venue]}", text=_tile(turned.tile), look=sky, called=("venue", venue)),)


def _left(tile: int, tourists: int, to: str = "") -> Sign:
    """Return who has left a tile, and for which."""
    number = f"{tourists} " if tourists > 1 else ""
    return Sign("p-tourist", text=f"{number}{_tile(tile)}→{to}")


def _crossing(crossing: int) -> str:
    row, column = divmod(crossing, CROSSINGS_WIDE)
    return f"{_at(row, column)}/{_at(row + 1, column + 1)}"


def _tile(tile: int) -> str:
    return _at(*divmod(tile, WIDTH))


def _at(row: int, column: int) -> str:
    """Return where a tile lies, as the board's edges say it."""
    return f"{'ABCDE'[column]}{row + 1}"


PICTURED: Final[Pictured] = {
    e.HotelPlaced: lambda placed: (Sign("p-hotel", text=_crossing(placed.crossing)),),
    e.Walked: lambda walked: (Sign(_PAWNS[walked.pawn], text=f"→{_crossing(walked.crossing)}"),),
    e.Moved: lambda moved: (_left(moved.tile, moved.tourists, _tile(moved.to)),),
    e.SentToFountain: lambda sent: (_left(sent.tile, sent.tourists), Sign("p-fountain")),
    e.Turned: _turned,
    e.Invited: lambda invited: (Sign("p-fountain", text=f"→{_tile(invited.to)}"),),
}
MINOR: Final = frozenset({e.HotelPlaced, e.Walked})  # what stands there is seen; what was turned explains the points

"""Hotels of Amsterdam in numbers: `table/flat.py` says what that is for."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.amsterdam.box import BOX, PAWNS
from fivestars.games.amsterdam.box.city import CANAL, CROSSINGS, HOTEL_CROSSINGS, NOWHERE, POSITIONS, QUAYS, WIDTH
from fivestars.games.amsterdam.rules.moves import Done, Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import PROMPTS
from fivestars.games.amsterdam.rules.table import UNKNOWN
from fivestars.table.flat import Flat, bits_of, every, number, numbers, one_of, subset
from fivestars.table.game import Move

_TILES: Final = range(WIDTH * WIDTH)  # the fountain too
_MOVES: Final[tuple[Move, ...]] = (
    *every(Sail, BOX.distances),
    *every(PlaceHotel, HOTEL_CROSSINGS),
    *(walk for walk in every(Walk, CROSSINGS, CROSSINGS) if walk.mayor != walk.watch),
    *(turn for turn in every(Turn, PAWNS, POSITIONS, (NOWHERE, *_TILES)) if turn.tile != turn.to),
    *every(Invite, PAWNS, POSITIONS),
    Done(),
)


def _moves(_seat: int) -> Sequence[Move]:
    return _MOVES


FLAT: Final = Flat(
    moves=_moves,
    table=(
        number("tactical", 0, 1, lambda state, _: int(state.tactical)),
        one_of("sides", ("seen", "open", "memory"), lambda state, _: state.sides),
        one_of("decision", PROMPTS, lambda state, _: state.prompt),
        number("tourists in supply", 0, BOX.tourists, lambda state, _: state.supply),
        number("boat on canal tile", 0, len(CANAL) - 1, lambda state, _: state.boat),
        numbers("crossing of", ("Mayor", "Night Watch"), 0, CROSSINGS[-1], lambda state, _: state.pawns),
        numbers("die", ("white", "black"), 0, max(BOX.faces), lambda state, _: (state.white, state.black)),
        subset("done", ("Mayor", "Night Watch", "invited"), lambda state, _: state.spent),
        numbers("tourists on quay", QUAYS, 0, BOX.tourists, lambda state, _: state.quays),
        numbers("tourists on tile", _TILES, 0, BOX.tourists, lambda state, _: state.tourists),
        numbers("venue of tile", _TILES, UNKNOWN, len(BOX.venues) - 1, lambda state, _: state.face),
        numbers("other side of tile", _TILES, UNKNOWN, len(BOX.venues) - 1, lambda state, _: state.back),
    ),
    seat=(
        number("decides", 0, 1, lambda state, seat: int(state.seat == seat)),
        number("score", 0, BOX.tourists, lambda state, seat: state.scores[seat]),
        subset("hotel on crossing", CROSSINGS, lambda state, seat: bits_of(state.hotels[seat])),
    ),
)

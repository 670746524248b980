"""The board of Hotels of Amsterdam: what one seat sees, as shapes on a map of 700 by 700.

Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from typing import Final, NamedTuple

from fivestars.games.amsterdam.box import BOX, MAYOR, NIGHT, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import (
    CANAL,
    CROSSINGS,
    CROSSINGS_WIDE,
    FOUNTAIN,
    LANDING,
    NOWHERE,
    POSITIONS,
    SIDE_LENGTH,
    WIDTH,
    path,
)
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.legal import targets
from fivestars.games.amsterdam.rules.moves import Invite, PlaceHotel, Sail, Turn, Walk
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, WALK
from fivestars.table.drawing import Action, Hand, Part, Picture, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

CONFIRMED: Final = frozenset({"Turn"})

GRID: Final = 100  # the side of a tile, and of a canal tile
ROOM: Final = 8  # tourists that are drawn on a tile; the number beside them counts all
_PER_ROW: Final = 4
_BESIDE: Final = 15
_STEP: Final = 20  # from one tourist to the next


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


class Tourist(NamedTuple):
    """A tourist on the map; the id is the place's, since nobody can tell tourists apart."""

    id: str
    x: float
    y: float


class Tile(NamedTuple):
    """A building tile, or the fountain, with its tourists."""

    position: int
    x: float
    y: float
    venue: str
    night: bool
    other: str  # the hidden side where it is known, else empty
    crowd: int  # how many tourists
    tourists: list[Tourist]
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    target: bool  # tourists would go here
    leaving: bool  # this tile would be turned
    lit: str


class Crossing(NamedTuple):
    """A crossing that may be picked, with the way that a walk to it takes."""

    number: int
    x: float
    y: float
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    trail: str


class Pawn(NamedTuple):
    """The Mayor or the Night Watch."""

    number: int
    x: float
    y: float
    steps: int
    label: str
    trail: str


class Hotel(NamedTuple):
    """A hotel on its crossing, in its owner's colour."""

    id: str
    x: float
    y: float
    seat: int
    label: str


class Canal(NamedTuple):
    """A canal tile; at a corner it is a quay where tourists wait."""

    number: int
    x: float
    y: float
    corner: bool
    pier: bool
    tourists: list[Tourist]
    part: Part | None
    wish: Move | None
    label: str


class Arrow(NamedTuple):
    """Where tourists would go."""

    start: Point
    end: Point
    crowd: int


def tile_at(position: int) -> Point:
    """Return the north-west corner of a position on the map."""
    row, column = divmod(position, WIDTH)
    return Point(GRID * (column + 1), GRID * (row + 1))


def crossing_at(crossing: int) -> Point:
    """Return where a crossing is on the map."""
    row, column = divmod(crossing, CROSSINGS_WIDE)
    return Point(GRID * (column + 2), GRID * (row + 2))


def canal_at(canal: int) -> Point:
    """Return the north-west corner of a canal tile on the map."""
    side, along = divmod(canal, SIDE_LENGTH)
    far = SIDE_LENGTH * GRID
    near = along * GRID
    return (Point(near, 0), Point(far, near), Point(far - near, far), Point(0, far - near))[side]


def picture(seen: Amsterdam, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    chosen = hand.chosen
    shown = {
        "canals": [_canal(seen, canal, teller) for canal in CANAL],
        "tiles": [_tile(seen, tile, hand, teller) for tile in range(WIDTH * WIDTH)],
        "crossings": [_crossing(seen, crossing, hand, teller) for crossing in CROSSINGS],
        "hotels": [
            Hotel(
                f"hotel-{seat}-{number}",
                *crossing_at(crossing),
                seat,
                _hotel_label(seat, crossing, teller),
            )
            for seat, hotels in enumerate(seen.hotels)
            for number, crossing in enumerate(hotels)
        ],
        "pawns": [_pawn(seen, pawn, hand, teller) for pawn in PAWNS],
        "boat": _boat(seen),
        "boat_label": teller(N_("The boat: {place}"), place=_place_beside(seen.boat, teller)),
        "bow": 90 * (seen.boat // SIDE_LENGTH),  # degrees from east
        "arrow": _arrow(seen, chosen) if isinstance(chosen, Turn) else None,
        "facts": _facts(seen, teller),
    }
    return Picture(shown, _actions(hand, teller), _ask(hand, teller))


# --- the city


def _tile(seen: Amsterdam, tile: int, hand: Hand, teller: Teller) -> Tile:
    corner, count, chosen = tile_at(tile), seen.tourists[tile], hand.chosen
    if tile == FOUNTAIN:
        part: Part | None = {"do": "Invite"}
        wish: Move | None = Invite(MAYOR, POSITIONS[0])
        label = teller.count("Fountain: {number} tourist", "Fountain: {number} tourists", count)
        venue, night, other, tip = "fountain", False, "", teller.explain("fountain")
    else:
        face = seen.face[tile]
        night = BOX.side[face] == NIGHT
        venue, other = _key(face), _other_side(seen, tile)
        part, wish = _tile_part(seen, tile, hand)
        label = _tile_label(seen, tile, teller)
        tip = f"{label} {teller.explain('night' if night else 'day')}"
    turning = chosen if isinstance(chosen, Turn) else None
    aims = {move.to for move in hand.candidates if isinstance(move, Turn)} if "tile" in hand.picks else set()
    return Tile(
        tile,
        *corner,
        venue,
        night,
        other,
        count,
        _tourists(f"tile-{tile}", Point(corner.x + 50, corner.y + 65), count),
        part,
        wish,
        label,
        tip,
        target=tile in aims,
        leaving=(turning is not None and turning.tile == tile) or hand.picks.get("tile") == tile,
        lit=f"tile-{tile} to-{tile}" + ("" if tile == FOUNTAIN else f" venue-{seen.face[tile]}"),
    )


def _tile_part(seen: Amsterdam, tile: int, hand: Hand) -> tuple[Part, Move]:
    """Return what picking a tile means now, and the move that one wishes for by it."""
    pawn = WATCH if BOX.side[seen.face[tile]] != NIGHT else MAYOR  # who could turn it
    picked = hand.picks.get("tile")
    if hand.picks.get("do") == "Invite":
        return {"do": "Invite", "to": tile}, Invite(WATCH if pawn == MAYOR else MAYOR, tile)
    if isinstance(picked, int) and picked != tile and tile in targets(seen, picked):
        return {"do": "Turn", "to": tile}, Turn(MAYOR, picked, tile)
    return {"do": "Turn", "tile": tile}, Turn(pawn, tile, targets(seen, tile)[0])


def _tile_label(seen: Amsterdam, tile: int, teller: Teller) -> str:
    venue = teller.name("venue", seen.face[tile])
    label = teller.count(
        "{tile}, {venue}: {number} tourist.",
        "{tile}, {venue}: {number} tourists.",
        seen.tourists[tile],
        tile=teller.name("tile", tile),
        venue=venue,
    )
    if not _other_side(seen, tile):
        return label
    other = teller(N_("Other side: {venue}."), venue=teller.name("venue", seen.back[tile]))
    return f"{label} {other}"


def _other_side(seen: Amsterdam, tile: int) -> str:
    return _key(seen.back[tile]) if seen.known >> tile & 1 and seen.back[tile] >= 0 else ""


def _key(venue: int) -> str:
    """Return the key of a venue's icon."""
    return BOX.venues[venue].split()[0] if BOX.venues[venue] != "flower market" else "flowers"


def _tourists(place: str, centre: Point, count: int) -> list[Tourist]:
    """Return the tourists of one place, in rows of four around its centre."""
    drawn = min(count, ROOM)
    tourists = []
    for number in range(drawn):
        row, column = divmod(number, _PER_ROW)
        wide = min(_PER_ROW, drawn - row * _PER_ROW)
        x = centre.x + (column - (wide - 1) / 2) * _STEP
        tourists.append(Tourist(f"tourist-{place}-{number}", x, centre.y + row * (_STEP)))
    return tourists


# --- crossings, pawns, hotels


def _crossing(seen: Amsterdam, crossing: int, hand: Hand, teller: Teller) -> Crossing:
    part: Part | None = None
    wish: Move | None = None
    trail = ""
    if seen.prompt == HOTEL:
        part, wish = {"do": "PlaceHotel", "crossing": crossing}, PlaceHotel(crossing)
    elif seen.prompt == WALK:
        pawn, part, wish = _walk_part(seen, crossing, hand)
        trail = _trail(seen, pawn, crossing) if hand.offers(**part) else ""
    return Crossing(
        crossing,
        *crossing_at(crossing),
        part,
        wish,
        _crossing_label(seen, crossing, hand, teller),
        _crossing_tip(seen, crossing, teller),
        trail,
    )


def _crossing_tip(seen: Amsterdam, crossing: int, teller: Teller) -> str:
    """Return what stands on a crossing, with its rule."""
    tips = [_hotel_label(seat, crossing, teller) for seat, hotels in enumerate(seen.hotels) if crossing in hotels]
    if tips:
        tips.append(teller.explain("hotel"))
    here = [pawn for pawn in PAWNS if seen.pawns[pawn] == crossing]
    tips += [teller.explain(("mayor", "watch")[pawn]) for pawn in here]
    return " ".join(tips)


def _hotel_label(seat: int, crossing: int, teller: Teller) -> str:
    return teller(N_("Hotel of {name}: {crossing}."), name=teller.name("seat", seat), crossing=_at(teller, crossing))


def _walk_part(seen: Amsterdam, crossing: int, hand: Hand) -> tuple[int, Part, Move]:
    """Return who would walk here, what picking the crossing means, and the move that one wishes for by it."""
    first = next((move for move in hand.candidates if isinstance(move, Walk)), Walk(*seen.pawns))
    if "mayor" in hand.picks:
        return WATCH, {"do": "Walk", "watch": crossing}, first._replace(watch=crossing)
    return MAYOR, {"do": "Walk", "mayor": crossing}, first._replace(mayor=crossing)


def _crossing_label(seen: Amsterdam, crossing: int, hand: Hand, teller: Teller) -> str:
    place = _at(teller, crossing)
    if seen.prompt != WALK:
        return teller(N_("Crossing {crossing}"), crossing=place)
    pawn = WATCH if "mayor" in hand.picks else MAYOR
    return teller(N_("{pawn} to {crossing}"), pawn=teller.name("pawn", pawn), crossing=place)


def _at(teller: Teller, crossing: int) -> str:
    return teller.name("crossing", crossing)


def _trail(seen: Amsterdam, pawn: int, crossing: int) -> str:
    """Return the way of a walk as the points of a polyline."""
    steps = None if seen.tactical else (seen.white, seen.black)[pawn]
    points = [crossing_at(step) for step in path(seen.pawns[pawn], crossing, steps)]
    return " ".join(f"{point.x},{point.y}" for point in points)


def _pawn(seen: Amsterdam, pawn: int, hand: Hand, teller: Teller) -> Pawn:
    picked = hand.picks.get(("mayor", "watch")[pawn])
    crossing = picked if isinstance(picked, int) else seen.pawns[pawn]
    x, y = crossing_at(crossing)
    hotel = any(crossing in hotels for hotels in seen.hotels)
    name, steps = teller.name("pawn", pawn), (seen.white, seen.black)[pawn]
    label = teller(N_("{pawn} at {crossing}"), pawn=name, crossing=_at(teller, crossing))
    walking = seen.prompt == WALK and not seen.tactical
    return Pawn(
        pawn,
        x - _BESIDE * hotel,  # beside the hotel, so that both can be seen
        y - _BESIDE * hotel,
        steps if walking else 0,
        label,
        _trail(seen, pawn, crossing) if isinstance(picked, int) else "",
    )


# --- the canal


def _canal(seen: Amsterdam, canal: int, teller: Teller) -> Canal:
    corner = canal_at(canal)
    quay, along = divmod(canal, SIDE_LENGTH)
    distance = (canal - seen.boat) % len(CANAL)
    can = seen.prompt == SAIL
    waiting = seen.quays[quay] if along == 0 else 0
    label = teller(N_("Pier")) if canal == BOX.pier else ""
    if can and distance in BOX.distances:
        label = teller.count("Sail {number} canal tile", "Sail {number} canal tiles", distance)
        label = label if along == 0 else f"{label}: {_place_beside(canal, teller)}"
    if along == 0:
        here = teller.count("{quay}: {number} waits", "{quay}: {number} wait", waiting, quay=teller.name("quay", quay))
        label = f"{label}. {here}" if label else here
    return Canal(
        canal,
        *corner,
        along == 0,
        canal == BOX.pier,
        _tourists(f"quay-{quay}", Point(corner.x + 50, corner.y + 44), waiting),
        {"do": "Sail", "distance": distance} if can else None,
        Sail(distance) if can else None,
        label,
    )


def _place_beside(canal: int, teller: Teller) -> str:
    """Return the quay that a canal tile is, or the tile that lies opposite."""
    quay, along = divmod(canal, SIDE_LENGTH)
    return teller.name("tile", LANDING[canal]) if along else teller.name("quay", quay)


def _boat(seen: Amsterdam) -> Point:
    corner = canal_at(seen.boat)
    return Point(corner.x + 50, corner.y + 50)


# --- beside the map


def _arrow(seen: Amsterdam, turn: Turn) -> Arrow | None:
    if turn.to == NOWHERE:
        return None
    start, end = tile_at(turn.tile), tile_at(turn.to)
    return Arrow(Point(start.x + 50, start.y + 60), Point(end.x + 50, end.y + 60), seen.tourists[turn.tile])


def _actions(hand: Hand, teller: Teller) -> list[Action]:
    if hand.offers(do="Done") and not hand.picks:
        return [Action("done", teller(N_("End the turn")), {"do": "Done"}, quiet=len(hand.candidates) > 1)]
    return []


def _ask(hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked, once something has been."""
    if "mayor" in hand.picks:
        return teller(N_("And the Night Watch: where to?"))
    if hand.picks.get("do") == "Invite":
        return teller(N_("Take a tourist from the fountain: to which tile?"))
    if "tile" in hand.picks and hand.chosen is None:
        return teller(N_("Where do the tourists go? Choose one of the marked tiles."))
    return ""


def _facts(seen: Amsterdam, teller: Teller) -> list[tuple[str, str, str]]:
    """Return what stands beside the map: a name, a value, and an explanation."""
    facts = [
        (teller(N_("Goal")), str(seen.goal), teller.explain("goal")),
        (teller(N_("Still to come")), str(seen.supply), teller.explain("supply")),
    ]
    if not seen.tactical:
        facts.append((teller(N_("Dice")), f"{seen.white} · {seen.black}", teller.explain("die")))
    return facts

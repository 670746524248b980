"""The board of Hotels of Amsterdam: what one seat sees, as shapes on a map of 700 by 700.

Every function reads a position; nothing here changes one. `board.html` draws what `picture` returns.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.amsterdam.board.forecast import brought, question, signed, turned_there, with_gain
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
ASK_WATCH: Final[Part] = {"do": "Walk"}  # a walk of which nothing else is said yet: the Night Watch is asked first
WATCH_FIRST: Final = N_("First the Night Watch")


class Point(NamedTuple):
    """A place on the map."""

    x: float
    y: float


GRID: Final = 100  # the side of a tile, and of a canal tile
_ROWS: Final = (4, 3)  # tourists that are drawn on a tile: the corners below are for hotels and walkers
_FEW: Final = 3  # so many have room to be drawn large, in one row
_LARGE: Final = 34
_SMALL: Final = 25
_STEP: Final = 0.7  # from one tourist to the next, of their size
_ROW_STEP: Final = 20
_FIELDS: Final = ("mayor", "watch")  # of a walk, by pawn
UNCOUNTED: Final = 4  # more than so many in one place are counted by a number beside them
# Where a walker stands at a hotel, both step aside; signs of where one may go then stand below them.
_WALKER_ASIDE: Final = -22
_HOTEL_ASIDE: Final = 16
_SIGN_ASIDE: Final = Point(27, 14)
_SIGN_SMALL: Final = 0.7  # of its size, beside whatever stands there
_PIPS: Final = {1: ((0, 0),), 2: ((-1, 1), (1, -1)), 3: ((-1, 1), (0, 0), (1, -1))}  # of the dice in the box


class Tourist(NamedTuple):
    """A tourist on the map; the id is the place's, since nobody can tell tourists apart."""

    id: str
    x: float
    y: float
    size: int


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
    gain: str  # what picking it certainly brings
    target: bool  # tourists would go here
    leaving: bool  # this tile would be turned
    lit: str


class Sign(NamedTuple):
    """The walker that is asked, at a crossing where it may come; smaller beside what stands there."""

    pawn: int
    x: float
    y: float
    size: float


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
    taken: bool  # a hotel or a walker stands here
    sign: Sign | None
    calls: bool  # picking it calls up the Night Watch
    gain: str
    gain_at: Point


class Pawn(NamedTuple):
    """The Mayor or the Night Watch."""

    number: int
    x: float
    y: float
    label: str
    trail: str


class Hotel(NamedTuple):
    """A hotel on its crossing, in its owner's colour."""

    id: str
    x: float
    y: float
    stands: float  # where it is drawn from west to east: beside a walker
    seat: int
    label: str


class Canal(NamedTuple):
    """A canal tile; at a corner it is a quay where tourists wait."""

    number: int
    x: float
    y: float
    corner: bool
    pier: bool
    crowd: int
    tourists: list[Tourist]
    part: Part | None
    wish: Move | None
    label: str
    gain: str


class Die(NamedTuple):
    """A die that has been rolled for a walker; another roll has another id."""

    id: str
    pawn: int
    pips: Sequence[tuple[int, int]]


class Runner(NamedTuple):
    """A seat on its way to the goal, in hundredths of it."""

    seat: int
    share: int


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
        "canals": [_canal(seen, canal, hand, teller) for canal in CANAL],
        "tiles": [_tile(seen, tile, hand, teller) for tile in range(WIDTH * WIDTH)],
        "crossings": [_crossing(seen, crossing, hand, teller) for crossing in CROSSINGS],
        "hotels": [
            _hotel(seat, number, crossing, hand, seen, teller)
            for seat, hotels in enumerate(seen.hotels)
            for number, crossing in enumerate(hotels)
        ],
        "pawns": [_pawn(seen, pawn, hand, teller) for pawn in PAWNS],
        "boat": _boat(seen),
        "boat_label": teller(N_("The boat: {place}"), place=_place_beside(seen.boat, teller)),
        "bow": 90 * (seen.boat // SIDE_LENGTH),  # degrees from east
        "arrow": _arrow(seen, chosen) if isinstance(chosen, Turn) else None,
        "facts": _facts(seen, teller),
        "dice": [] if seen.tactical else [_die(seen, pawn) for pawn in PAWNS],
        "uncounted": UNCOUNTED,
        "race": [_runner(seat, score.total or 0, seen.goal) for seat, score in enumerate(seen.standing().scores)],
        "coming": seen.supply,
    }
    return Picture(shown, _actions(hand, teller), _ask(seen, hand, teller))


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
        tip = teller.explain("night" if night else "day")
    turning = chosen if isinstance(chosen, Turn) else None
    gain = brought(seen, hand.ends(**part)) if part and turning is None else None
    label = with_gain(label, gain or None, teller)
    aims = {move.to for move in hand.candidates if isinstance(move, Turn)} if "tile" in hand.picks else set()
    return Tile(
        tile,
        *corner,
        venue,
        night,
        other,
        count,
        _tourists(f"tile-{tile}", Point(corner.x + 50, corner.y + 62), count),
        part,
        wish,
        label,
        tip if tile == FOUNTAIN else f"{label} {tip}",
        signed(gain) if gain else "",
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
    """Return the tourists of one place, in rows around its centre."""
    tourists: list[Tourist] = []
    left, size = count, _LARGE if count <= _FEW else _SMALL
    for row, room in enumerate(_ROWS):
        wide = min(room, left)
        for column in range(wide):
            x = centre.x + (column - (wide - 1) / 2) * _STEP * size
            tourists.append(Tourist(f"tourist-{place}-{len(tourists)}", x, centre.y + row * _ROW_STEP, size))
        left -= wide
    return tourists


# --- crossings, pawns, hotels


def _crossing(seen: Amsterdam, crossing: int, hand: Hand, teller: Teller) -> Crossing:
    part: Part | None = None
    wish: Move | None = None
    trail, gain, sign, tip = "", None, None, _crossing_tip(seen, crossing, teller)
    label = teller(N_("Crossing {crossing}"), crossing=_at(teller, crossing))
    taken = seen.has_hotel(crossing) or crossing in _standing(seen, hand)
    if seen.prompt == HOTEL:
        part, wish = {"do": "PlaceHotel", "crossing": crossing}, PlaceHotel(crossing)
        gain = brought(seen, hand.ends(**part))
        label = with_gain(label, gain, teller)
    elif seen.prompt == WALK and _is_other_ones(seen, crossing, hand):
        part, label = ASK_WATCH, teller(WATCH_FIRST)
    elif seen.prompt == WALK:
        pawn = _asked(hand)
        part, wish = _walk_part(seen, pawn, crossing, hand)
        label = teller(N_("{pawn} to {crossing}"), pawn=teller.name("pawn", pawn), crossing=_at(teller, crossing))
        if hand.offers(**part):
            trail = _trail(seen, pawn, crossing)
            sign = None if crossing == seen.pawns[pawn] else _sign(pawn, taken=taken)
            tip = f"{turned_there(seen, pawn, crossing, teller)} {tip}".rstrip()
    return Crossing(
        crossing,
        *crossing_at(crossing),
        part,
        wish,
        label,
        tip,
        trail,
        taken,
        sign,
        part == ASK_WATCH,
        "" if gain is None else signed(gain),
        _SIGN_ASIDE if taken else Point(0, 0),
    )


def _sign(pawn: int, *, taken: bool) -> Sign:
    """Return the sign of a walker that may come: the Mayor's left of what stands there, the other's right of it."""
    if not taken:
        return Sign(pawn, 0, 0, 1)
    return Sign(pawn, -_SIGN_ASIDE.x if pawn == MAYOR else _SIGN_ASIDE.x, _SIGN_ASIDE.y, _SIGN_SMALL)


def _to(pawn: int, crossing: int) -> Part:
    return {"do": "Walk", _FIELDS[pawn]: crossing}


def _asked(hand: Hand) -> int:
    """Return whose way is asked for: the Mayor's first, unless the Night Watch was called up."""
    if _FIELDS[WATCH] in hand.picks:
        return MAYOR
    return WATCH if hand.picks.get("do") == "Walk" else MAYOR


def _may_ask_watch(hand: Hand) -> bool:
    """Tell whether the Night Watch may be asked before the Mayor: nothing is picked, and there is a choice."""
    return not hand.picks and len(hand.candidates) > 1


def _is_other_ones(seen: Amsterdam, crossing: int, hand: Hand) -> bool:
    """Tell whether picking a crossing calls up the Night Watch that stands there."""
    is_there = crossing == seen.pawns[WATCH] and not hand.offers(**_to(MAYOR, crossing))
    return is_there and _may_ask_watch(hand)


def _standing(seen: Amsterdam, hand: Hand) -> tuple[int, ...]:
    """Return where the walkers are drawn: where they are to go, as far as that is picked."""
    return tuple(int(hand.picks.get(_FIELDS[pawn], seen.pawns[pawn])) for pawn in PAWNS)


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


def _walk_part(seen: Amsterdam, pawn: int, crossing: int, hand: Hand) -> tuple[Part, Move]:
    """Return what picking a crossing for a walker means, and the move that one wishes for by it."""
    first = next((move for move in hand.candidates if isinstance(move, Walk)), Walk(*seen.pawns))
    wish = first._replace(watch=crossing) if pawn == WATCH else first._replace(mayor=crossing)
    return _to(pawn, crossing), wish


def _at(teller: Teller, crossing: int) -> str:
    return teller.name("crossing", crossing)


def _trail(seen: Amsterdam, pawn: int, crossing: int) -> str:
    """Return the way of a walk as the points of a polyline."""
    steps = None if seen.tactical else (seen.white, seen.black)[pawn]
    points = [crossing_at(step) for step in path(seen.pawns[pawn], crossing, steps)]
    return " ".join(f"{point.x},{point.y}" for point in points)


def _hotel(seat: int, number: int, crossing: int, hand: Hand, seen: Amsterdam, teller: Teller) -> Hotel:
    x, y = crossing_at(crossing)
    aside = _HOTEL_ASIDE if crossing in _standing(seen, hand) else 0
    return Hotel(f"hotel-{seat}-{number}", x, y, x + aside, seat, _hotel_label(seat, crossing, teller))


def _pawn(seen: Amsterdam, pawn: int, hand: Hand, teller: Teller) -> Pawn:
    crossing = _standing(seen, hand)[pawn]
    x, y = crossing_at(crossing)
    label = teller(N_("{pawn} at {crossing}"), pawn=teller.name("pawn", pawn), crossing=_at(teller, crossing))
    return Pawn(
        pawn,
        x + _WALKER_ASIDE * seen.has_hotel(crossing),
        y,
        label,
        _trail(seen, pawn, crossing) if _FIELDS[pawn] in hand.picks else "",
    )


# --- the canal


def _canal(seen: Amsterdam, canal: int, hand: Hand, teller: Teller) -> Canal:
    corner = canal_at(canal)
    quay, along = divmod(canal, SIDE_LENGTH)
    distance = (canal - seen.boat) % len(CANAL)
    can = seen.prompt == SAIL
    gain = brought(seen, hand.ends(do="Sail", distance=distance)) if can else None
    waiting = seen.quays[quay] if along == 0 else 0
    label = teller(N_("Pier")) if canal == BOX.pier else ""
    if can and distance in BOX.distances:
        label = teller.count("Sail {number} canal tile", "Sail {number} canal tiles", distance)
        label = label if along == 0 else f"{label}: {_place_beside(canal, teller)}"
    if along == 0:
        here = teller.count("{quay}: {number} waits", "{quay}: {number} wait", waiting, quay=teller.name("quay", quay))
        label = f"{label}. {here}" if label else here
    label = with_gain(label, gain or None, teller)
    return Canal(
        canal,
        *corner,
        along == 0,
        canal == BOX.pier,
        waiting,
        _tourists(f"quay-{quay}", Point(corner.x + 50, corner.y + 44), waiting),
        {"do": "Sail", "distance": distance} if can else None,
        Sail(distance) if can else None,
        label,
        signed(gain) if gain else "",
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
    if hand.offers(**ASK_WATCH) and _may_ask_watch(hand):
        return [Action("watch-first", teller(WATCH_FIRST), ASK_WATCH, quiet=True, aside=True)]
    return []


def _ask(seen: Amsterdam, hand: Hand, teller: Teller) -> str:
    """Return what is still to be picked, once something has been; or what is to be confirmed."""
    if isinstance(hand.chosen, Turn):
        return question(seen, hand.chosen, teller)
    if hand.picks.get("do") == "Walk":
        return _ask_other(seen, hand, teller)
    if hand.picks.get("do") == "Invite":
        return teller(N_("Take a tourist from the fountain: to which tile?"))
    if "tile" in hand.picks and hand.chosen is None:
        return teller(N_("Where do the tourists go? Choose one of the marked tiles."))
    return ""


def _ask_other(seen: Amsterdam, hand: Hand, teller: Teller) -> str:
    """Return what the walker that was sent can turn, and the question where the other one walks."""
    sent = next((pawn for pawn in PAWNS if _FIELDS[pawn] in hand.picks), None)
    if sent is None:
        return teller(N_("Where does the Night Watch walk? After it the Mayor is asked."))
    asked = teller(N_("And the Night Watch: where to?") if sent == MAYOR else N_("And the Mayor: where to?"))
    return f"{turned_there(seen, sent, int(hand.picks[_FIELDS[sent]]), teller)} {asked}"


def _die(seen: Amsterdam, pawn: int) -> Die:
    shown = (seen.white, seen.black)[pawn]
    return Die(f"die-{pawn}-{seen.supply}", pawn, _PIPS[shown])  # every roll brings a tourist from the supply


def _runner(seat: int, points: int, goal: int) -> Runner:
    return Runner(seat, min(100, 100 * points // goal))


def _facts(seen: Amsterdam, teller: Teller) -> list[tuple[str, str, str]]:
    """Return what stands beside the map: a name, a value, and an explanation."""
    facts = [
        (teller(N_("Goal")), str(seen.goal), teller.explain("goal")),
        (teller(N_("Still to come")), str(seen.supply), teller.explain("supply")),
    ]
    if not seen.tactical:
        facts.append((teller(N_("Dice")), f"{seen.white} · {seen.black}", teller.explain("die")))
    return facts

"""The board of Hotels of Amsterdam: what one seat sees, as shapes on a map of 700 by 700.

Here are the city, its canal and what stands beside the map; crossings and who walks are in `walk.py`, where things
stand in `places.py`. Every function reads a position; nothing here changes one. `board.html` draws what is returned.
"""

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from fivestars.games.amsterdam.board.asking import ask
from fivestars.games.amsterdam.board.badges import Badge, badges_of
from fivestars.games.amsterdam.board.forecast import Brought, brought, what_turns, with_gain
from fivestars.games.amsterdam.board.places import SCENES, Point, Tourist, canal_at, crossing_at, tile_at, tourists_at
from fivestars.games.amsterdam.board.walk import asked, crossing_of, hotel_of, pawn_of, walk_actions
from fivestars.games.amsterdam.board.ways import ashore, canal_middle, sailed_to
from fivestars.games.amsterdam.box import BOX, MAYOR, NIGHT, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import (
    CANAL,
    CROSSINGS,
    FOUNTAIN,
    LANDING,
    NOWHERE,
    POSITIONS,
    SIDE_LENGTH,
    WIDTH,
    members,
)
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.legal import fewest, targets
from fivestars.games.amsterdam.rules.moves import Invite, Sail, Turn
from fivestars.games.amsterdam.rules.prompts import HOTEL, SAIL, TURN, WALK
from fivestars.table.drawing import Action, Hand, Part, Picture, Teller, stays
from fivestars.table.game import Move
from fivestars.table.words import N_

CONFIRMED: Final = frozenset({"Turn", "Invite"})

_NAME_HOLDS: Final = 13  # letters of a venue's name that a tile has room for
_WAIT, _BEFORE = 44, 70  # how far down a quay tourists wait, and where they stand before the boat
_FROM, _TO = 72, 24  # how far down a tile those stand who would leave it, and the number of them where they would go
_KNOWN: Final = 2_048  # tiles as they were drawn and told
UNCOUNTED: Final = 4  # more than so many in one place are counted by a number beside them


class Tile(NamedTuple):
    """A building tile, or the fountain, with its tourists."""

    position: int
    x: float
    y: float
    venue: str
    name: str
    long: bool  # the name has hardly room
    night: bool
    other: str  # the hidden side where it is known, else empty
    crowd: int  # how many tourists
    counted: bool  # a number beside them tells how many
    tourists: list[Tourist]
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    gains: list[Badge]  # what picking it certainly brings
    turner: int | None  # the walker that can turn it
    target: bool  # tourists would go here
    leaving: bool  # this tile would be turned
    aside: bool  # another one is being turned: to pick this one would begin afresh
    rule: str  # what is told besides why it cannot be turned
    lit: str

    @property
    def looks(self) -> str:
        """Return the classes of the tile itself."""
        side = "fountain" if self.position == FOUNTAIN else "night" if self.night else "day"
        return f" {side}{' target' * self.target}{' leaving' * self.leaving}{' aside' * self.aside}"


class Canal(NamedTuple):
    """A canal tile; at a corner it is a quay where tourists wait."""

    number: int
    x: float
    y: float
    corner: bool
    pier: bool
    scene: str  # what swims there, by its symbol; empty where nothing does
    crowd: int
    counted: bool
    tourists: list[Tourist]
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    gains: list[Badge]


class Die(NamedTuple):
    """A die that has been rolled for a walker; another roll has another id."""

    id: str
    pawn: int
    shows: int
    asked: bool  # by it somebody walks now
    turns: bool  # its walker may turn a tile now


class House(NamedTuple):
    """A seat on its way to the goal: a house as high as it, with a lit floor for each point."""

    seat: int
    lit: int


class Arrow(NamedTuple):
    """Where tourists would go: how many stands at its end, above the name of the venue and who is there already."""

    start: Point
    end: Point
    crowd: int
    tiles: str  # the ids of both


def picture(seen: Amsterdam, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    chosen = hand.chosen
    canals = [_canal(seen, canal, hand, teller) for canal in CANAL]
    tiles = [_tile(seen, tile, hand, teller) for tile in range(WIDTH * WIDTH)]
    places: list[Canal | Tile] = [*canals, *tiles]
    shown = {
        "canals": canals,
        "tiles": tiles,
        "tourists": [tourist for place in places for tourist in place.tourists],
        "counts": [(place.x, place.y, place.crowd) for place in places if place.counted],
        "aiming": _aiming(seen, hand),
        "dots": [crossing_at(crossing) for crossing in CROSSINGS],
        "crossings": [crossing_of(seen, crossing, hand, teller) for crossing in CROSSINGS],
        "hotels": [
            hotel_of(seat, number, crossing, hand, seen, teller)
            for seat, hotels in enumerate(seen.hotels)
            for number, crossing in enumerate(hotels)
        ],
        "pawns": [pawn_of(seen, pawn, hand, teller) for pawn in PAWNS],
        "boat": canal_middle(seen.boat),
        "boat_ways": sailed_to(seen.boat),
        "boat_label": teller(N_("The boat: {place}"), place=_place_beside(seen.boat, teller)),
        "bow": 90 * (seen.boat // SIDE_LENGTH),  # degrees from east
        "arrow": _arrow(seen, chosen),
        "facts": _facts(seen, teller),
        "dice": [] if seen.tactical else [_die(seen, pawn, hand) for pawn in PAWNS],
        "begun": any(seen.hotels),
        "goal": seen.goal,
        "houses": [House(seat, score.total or 0) for seat, score in enumerate(seen.standing().scores)],
        "coming": seen.supply,
        "venues": _venues(seen, teller),
    }
    rounds = ceil((BOX.tourists - len(BOX.first_tourists)) / len(seen.scores))
    return Picture(shown, _actions(hand, teller), ask(seen, hand, teller), rounds)


def _aiming(seen: Amsterdam, hand: Hand) -> str:
    """Return how what others did makes room: faint where goals lie on it, gone once something is picked."""
    if hand.picks:
        return "gone"
    return "faint" if hand.candidates and seen.prompt in (HOTEL, WALK) else ""


# --- the city


def _tile(seen: Amsterdam, tile: int, hand: Hand, teller: Teller) -> Tile:
    corner, count, chosen = tile_at(tile), seen.tourists[tile], hand.chosen
    if tile == FOUNTAIN:
        part: Part | None = {"do": "Invite"}
        wish: Move | None = Invite(MAYOR, POSITIONS[0]) if seen.prompt == TURN else None
        label = teller.count("Fountain: {number} tourist", "Fountain: {number} tourists", count)
        venue, name, night, other, tip = "fountain", "", False, "", teller.explain("fountain")
        rule = ""
    else:
        face = seen.face[tile]
        night = BOX.side[face] == NIGHT
        venue, name, other = _key(face), teller.name("venue", face), _other_side(seen, tile)
        part, wish = _tile_part(seen, tile, hand)
        label = _tile_label(seen, tile, teller)
        kin = _kin(seen, tile, teller)
        rule = f"{label} {kin}"
        tip = _tile_tip(seen, tile, hand, teller) or f"{kin} {teller.explain('night' if night else 'day')}"
    aims = {move.to for move in hand.candidates if isinstance(move, Turn)} if "tile" in hand.picks else set()
    leaving = hand.picks.get("tile") == tile
    aside = "tile" in hand.picks and not leaving and tile not in aims
    gain = brought(seen, hand.ends(**part)) if part and chosen is None and not aside else Brought()
    if any(gain.changes):
        label = with_gain(label, gain, seen.active, teller)
    return Tile(
        tile,
        *corner,
        venue,
        name,
        len(name) > _NAME_HOLDS,
        night,
        other,
        count,
        count > UNCOUNTED,
        _guests(seen, tile, count),
        part,
        wish,
        label,
        f"{label.rstrip('.')}. {tip}",
        badges_of(gain.changes, seen.seat),
        _turner(tile, hand),
        target=tile in aims or (isinstance(chosen, Invite) and chosen.to == tile),
        leaving=leaving or (isinstance(chosen, Turn) and chosen.tile == tile),
        aside=aside,
        rule=rule,
        lit=f"tile-{tile} to-{tile}" + ("" if tile == FOUNTAIN else f" venue-{seen.face[tile]}"),
    )


def _turner(tile: int, hand: Hand) -> int | None:
    """Return the walker that can turn a tile, while it is still to be said which one is turned."""
    turns = [] if hand.picks else hand.ends(do="Turn", tile=tile)
    return next((move.pawn for move in turns if isinstance(move, Turn)), None)


def _guests(seen: Amsterdam, tile: int, count: int) -> list[Tourist]:
    """Return the tourists of a tile; where the boat lies, they may have come with it."""
    corner = tile_at(tile)
    guests = tourists_at(f"tile-{tile}", Point(corner.x + 50, corner.y + 68), count)
    return ashore(guests, seen.boat) if LANDING[seen.boat] == tile else guests


def _tile_part(seen: Amsterdam, tile: int, hand: Hand) -> tuple[Part, Move | None]:
    """Return what picking a tile means now, and the move that one wishes for by it: none before tiles are turned."""
    if seen.prompt != TURN:
        return {"do": "Turn", "tile": tile}, None
    pawn = WATCH if BOX.side[seen.face[tile]] != NIGHT else MAYOR  # who could turn it
    picked = hand.picks.get("tile")
    if hand.picks.get("do") == "Invite":
        return {"do": "Invite", "to": tile}, Invite(WATCH if pawn == MAYOR else MAYOR, tile)
    if isinstance(picked, int) and picked != tile and tile in targets(seen, picked):
        return {"do": "Turn", "to": tile}, Turn(MAYOR, picked, tile)
    return {"do": "Turn", "tile": tile}, Turn(pawn, tile, targets(seen, tile)[0])


def _tile_tip(seen: Amsterdam, tile: int, hand: Hand, teller: Teller) -> str:
    """Return what turning a tile does, where it may be turned and its guests have no choice."""
    turns = [] if hand.picks else [turn for turn in hand.ends(do="Turn", tile=tile) if isinstance(turn, Turn)]
    return what_turns(seen, turns[0], teller) if len(turns) == 1 else ""


def _kin(seen: Amsterdam, tile: int, teller: Teller) -> str:
    """Return how many more of its kind a tile has, and where its guests would go."""
    others = members(seen.shows[seen.face[tile]] ^ 1 << tile)
    if not others:
        return teller(N_("The city shows no other: its tourists would go to the fountain."))
    aims = [to for to in targets(seen, tile) if to != NOWHERE]
    return teller.count(
        "The city shows {number} other. Its tourists would go to: {tiles}.",
        "The city shows {number} others. Its tourists would go to: {tiles}.",
        len(others),
        tiles=", ".join(teller.name("tile", to) for to in aims or fewest(seen, others)),
    )


def _tile_label(seen: Amsterdam, tile: int, teller: Teller) -> str:
    other = seen.back[tile] if _other_side(seen, tile) else None
    return _tile_told(tile, seen.face[tile], other, seen.tourists[tile], teller)


@lru_cache(_KNOWN)
def _tile_told(tile: int, face: int, back: int | None, count: int, teller: Teller) -> str:
    venue = teller.name("venue", face)
    label = teller.count(
        "{tile}, {venue}: {number} tourist.",
        "{tile}, {venue}: {number} tourists.",
        count,
        tile=teller.name("tile", tile),
        venue=venue,
    )
    if back is None:
        return label
    other = teller(N_("Other side: {venue}."), venue=teller.name("venue", back))
    return f"{label} {other}"


def _other_side(seen: Amsterdam, tile: int) -> str:
    return _key(seen.back[tile]) if seen.known >> tile & 1 and seen.back[tile] >= 0 else ""


@stays
def _venues(_seen: Amsterdam, teller: Teller) -> list[tuple[str, str, str]]:
    """Return every venue by its icon, its name, and when it is open."""
    return [
        (_key(venue), teller.name("venue", venue), "night" if BOX.side[venue] == NIGHT else "day")
        for venue in range(len(BOX.venues))
    ]


def _key(venue: int) -> str:
    """Return the key of a venue's icon."""
    return BOX.venues[venue].split()[0] if BOX.venues[venue] != "flower market" else "flowers"


# --- the canal


def _canal(seen: Amsterdam, canal: int, hand: Hand, teller: Teller) -> Canal:
    quay, along = divmod(canal, SIDE_LENGTH)
    waiting = seen.quays[quay] if along == 0 else 0
    shown = _canal_tile(canal, waiting, seen.boat == canal, teller)
    if seen.prompt != SAIL:
        return shown
    distance = (canal - seen.boat) % len(CANAL)
    gain = brought(seen, hand.ends(do="Sail", distance=distance))
    label = shown.label
    if distance in BOX.distances:
        sails = teller.count("Sail {number} canal tile", "Sail {number} canal tiles", distance)
        label = f"{sails}: {_place_beside(canal, teller)}" if along else f"{sails}. {_waits(quay, waiting, teller)}"
    if any(gain.changes):
        label = with_gain(label, gain, seen.active, teller)
    return shown._replace(
        part={"do": "Sail", "distance": distance},
        wish=Sail(distance),
        label=label,
        tip=_canal_tip(canal, label, teller),
        gains=badges_of(gain.changes, seen.seat),
    )


@lru_cache(_KNOWN)
def _canal_tile(canal: int, waiting: int, moored: bool, teller: Teller) -> Canal:
    """Return a canal tile to which nobody sails."""
    corner = canal_at(canal)
    quay, along = divmod(canal, SIDE_LENGTH)
    label = teller(N_("Pier")) if canal == BOX.pier else ""
    if along == 0:
        here = _waits(quay, waiting, teller)
        label = f"{label}. {here}" if label else here
    return Canal(
        canal,
        *corner,
        along == 0,
        canal == BOX.pier,
        SCENES.get(canal, ""),
        waiting,
        waiting > (0 if moored else UNCOUNTED),
        _waiting(canal, waiting, canal if moored else None),
        None,
        None,
        label,
        _canal_tip(canal, label, teller),
        [],
    )


def _waits(quay: int, waiting: int, teller: Teller) -> str:
    if not waiting:
        return teller(N_("{quay}: nobody waits"), quay=teller.name("quay", quay))
    return teller.count("{quay}: {number} waits", "{quay}: {number} wait", waiting, quay=teller.name("quay", quay))


def _canal_tip(canal: int, label: str, teller: Teller) -> str:
    """Return what a canal tile is for; on a quay also who waits there."""
    if canal % SIDE_LENGTH == 0:
        return f"{label.rstrip('.')}. {teller.explain('quay')}"
    return teller.explain("pier") if canal == BOX.pier else ""


def _waiting(canal: int, count: int, boat: int | None) -> list[Tourist]:
    """Return the tourists on a quay; where the boat lies, they stand before it, and may have come with it."""
    corner, moored = canal_at(canal), boat is not None
    waiting = tourists_at(
        f"quay-{canal // SIDE_LENGTH}", Point(corner.x + 50, corner.y + (_BEFORE if moored else _WAIT)), count
    )
    return ashore(waiting, boat) if boat is not None else waiting


def _place_beside(canal: int, teller: Teller) -> str:
    """Return the quay that a canal tile is, or the tile that lies opposite."""
    quay, along = divmod(canal, SIDE_LENGTH)
    return teller.name("tile", LANDING[canal]) if along else teller.name("quay", quay)


# --- beside the map


def _arrow(seen: Amsterdam, chosen: Move | None) -> Arrow | None:
    """Return who would go where by what is to be confirmed, if anybody."""
    if not isinstance(chosen, Turn | Invite) or chosen.to == NOWHERE:
        return None
    tile, crowd = (chosen.tile, seen.tourists[chosen.tile]) if isinstance(chosen, Turn) else (FOUNTAIN, 1)
    (left, top), (right, bottom) = tile_at(tile), tile_at(chosen.to)
    start, end = Point(left + 50, top + _FROM), Point(right + 50, bottom + _TO)
    return Arrow(start, end, crowd, f"tile-{tile} tile-{chosen.to}")


def _actions(hand: Hand, teller: Teller) -> list[Action]:
    if hand.offers(do="Done") and not hand.picks:
        return [Action("done", teller(N_("End the turn")), {"do": "Done"}, quiet=len(hand.candidates) > 1)]
    return walk_actions(hand, teller)


def _die(seen: Amsterdam, pawn: int, hand: Hand) -> Die:
    shows = (seen.white, seen.black)[pawn]
    # every roll brings a tourist from the supply
    turns = any(isinstance(move, Turn) and move.pawn == pawn for move in hand.candidates)
    return Die(f"die-{pawn}-{seen.supply}", pawn, shows, pawn == asked(seen, hand), turns)


def _facts(seen: Amsterdam, teller: Teller) -> list[tuple[str, str, str]]:
    """Return what stands beside the map: a name, a value, and an explanation."""
    facts = [
        (teller(N_("Goal")), str(seen.goal), teller.explain("goal")),
        (teller(N_("Still to come")), str(seen.supply), teller.explain("supply")),
    ]
    if not seen.tactical:
        facts.append((teller(N_("Dice")), f"{seen.white} · {seen.black}", teller.explain("die")))
    return facts

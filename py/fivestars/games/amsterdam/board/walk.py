"""Crossings and whatever stands on them: hotels, the two walkers, whose way is asked for, and where it leads.

The Mayor is asked first, unless the Night Watch is called up. Every function reads a position; none changes one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivestars.games.amsterdam.board.badges import Badge, badges_of, foremost_of
from fivestars.games.amsterdam.board.forecast import (
    best_there,
    brought,
    possible,
    turnable_there,
    turned_there,
    with_gain,
)
from fivestars.games.amsterdam.board.places import Point, crossing_at, tile_at
from fivestars.games.amsterdam.board.ways import walked_to
from fivestars.games.amsterdam.box import MAYOR, PAWNS, WATCH
from fivestars.games.amsterdam.box.city import MASK_AT, STEPS, members, path
from fivestars.games.amsterdam.rules import Amsterdam
from fivestars.games.amsterdam.rules.moves import PlaceHotel, Walk
from fivestars.games.amsterdam.rules.prompts import HOTEL, WALK
from fivestars.table.drawing import Action, Hand, Part, Teller
from fivestars.table.game import Move
from fivestars.table.words import N_

ASK_WATCH: Final[Part] = {"do": "Walk"}  # a walk of which nothing else is said yet: the Night Watch is asked first
WATCH_FIRST: Final = N_("First the Night Watch")
_ONLY_WAY: Final = (
    N_("The Mayor had only one way: to {crossing}."),
    N_("The Night Watch had only one way: to {crossing}."),
)

FIELDS: Final = ("mayor", "watch")  # of a walk, by pawn
# Where a walker stands at a hotel, both step aside, and are smaller: whoever is on the tiles around stays in sight.
_WALKER_ASIDE: Final = Point(-14, 0)
_HOTEL_ASIDE: Final = 15
_WALKER, _SMALL_WALKER = 48, 36
_HOTEL, _SMALL_HOTEL = 46, 37
# Where the disc of a crossing stands, seen from its middle: below what is there already, over no name and no tourist.
_FREE: Final = Point(0, 0)
_BELOW: Final = Point(0, 33)
_DOT: Final = 10  # from one to the next
_SIGN: Final = 15  # half of it
_COST: Final = 12  # what the dots of steps need
_AROUND: Final = 6  # what glows around it


class Way(NamedTuple):
    """The way of a walk as the points of a polyline, and the tiles that can be turned at its end."""

    points: str
    turns: list[Point]


class Disc(NamedTuple):
    """What is pressed at a crossing: the walker that may come, or what that can bring, or costs, in its place."""

    pawn: int | None  # none where a hotel is to open
    x: float
    y: float
    left: float  # of what glows around it, and is hit, seen from there
    wide: float
    dots: Sequence[Point]  # one for each step of those that both share, seen from there


class Crossing(NamedTuple):
    """A crossing that may be picked, with the way that a walk to it takes."""

    number: int
    x: float
    y: float
    part: Part | None
    wish: Move | None
    label: str
    tip: str
    way: Way | None
    taken: bool  # a hotel or a walker stands here
    disc: Disc | None
    calls: bool  # picking it calls up the Night Watch
    opens: int | None  # the seat that may open a hotel here
    gains: list[Badge]
    gains_at: Point
    spoken: str  # what a lesson calls it while a walker may come here, or is sent here


class Pawn(NamedTuple):
    """The Mayor or the Night Watch."""

    number: int
    x: float
    y: float
    size: int
    label: str
    way: Way | None  # where it is sent
    ways: str  # by which it may have come
    asked: bool


class Hotel(NamedTuple):
    """A hotel on its crossing, in its owner's colour."""

    id: str
    x: float
    y: float
    stands: float  # where it is drawn from west to east: beside a walker
    size: int
    seat: int
    guests: int  # the tourists on the four tiles around it
    label: str
    own: bool  # it is of the seat that looks


def crossing_of(seen: Amsterdam, crossing: int, hand: Hand, teller: Teller) -> Crossing:
    """Return a crossing, with what picking it means now."""
    part: Part | None = None
    wish: Move | None = None
    way, disc, tip = None, None, _tip(seen, crossing, teller)
    gains: list[Badge] = []
    label = teller(N_("Crossing {crossing}"), crossing=_at(teller, crossing))
    taken = seen.has_hotel(crossing) or crossing in _standing(seen, hand)
    stand = _BELOW if taken else _FREE
    gains_at = stand
    if seen.prompt == HOTEL:
        part, wish = {"do": "PlaceHotel", "crossing": crossing}, PlaceHotel(crossing)
        if (gain := brought(seen, hand.ends(**part))).changes:
            label = with_gain(label, gain, seen.active, teller)
            gains = badges_of(gain.changes, seen.active, even_none=True)
            disc = _disc(None, 0, stand, gains) if taken else None
    elif seen.prompt == WALK and _is_other_ones(seen, crossing, hand):
        part, label = ASK_WATCH, teller(WATCH_FIRST)
    elif seen.prompt == WALK:
        pawn = whose_way(hand.picks)
        part, wish = _walk_part(seen, pawn, crossing, hand)
        label = teller(N_("{pawn} to {crossing}"), pawn=teller.name("pawn", pawn), crossing=_at(teller, crossing))
        if not hand.ends(**part):
            part = None  # with the other one where it is sent; to pick it would begin afresh
        else:
            way = _way(seen, pawn, crossing)
            changed = best_there(seen, pawn, crossing)
            gains = foremost_of(changed, seen.active)
            disc = _disc(pawn, STEPS[seen.pawns[pawn]][crossing] if seen.tactical else 0, stand, gains)
            gains_at = Point(disc.x, disc.y)
            told = (
                _cost(seen, pawn, crossing, teller),
                turned_there(seen, pawn, crossing, teller),
                possible(changed, teller),
                tip,
            )
            tip = " ".join(filter(None, told))
    return Crossing(
        crossing,
        *crossing_at(crossing),
        part,
        wish,
        label,
        tip,
        way,
        taken,
        disc,
        part == ASK_WATCH,
        seen.active if seen.prompt == HOTEL and part and hand.offers(**part) else None,
        gains,
        gains_at,
        _spoken(crossing, part, hand),
    )


def _spoken(crossing: int, part: Part | None, hand: Hand) -> str:
    """Return the names by which a lesson speaks of a crossing to which one of the walkers goes: `mayor-3`."""
    ways = [part or {}, hand.picks]
    return " ".join(f"{field}-{crossing}" for field in FIELDS if any(way.get(field) == crossing for way in ways))


def hotel_of(seat: int, number: int, crossing: int, hand: Hand, seen: Amsterdam, teller: Teller) -> Hotel:
    """Return a hotel where it stands."""
    x, y = crossing_at(crossing)
    aside, size = (_HOTEL_ASIDE, _SMALL_HOTEL) if crossing in _standing(seen, hand) else (0, _HOTEL)
    guests = sum(seen.tourists[tile] for tile in members(MASK_AT[crossing]))
    label = _hotel_label(seat, crossing, teller)
    return Hotel(f"hotel-{seat}-{number}", x, y, x + aside, size, seat, guests, label, seat == hand.seat)


def pawn_of(seen: Amsterdam, pawn: int, hand: Hand, teller: Teller) -> Pawn:
    """Return a walker where it stands, or where it is sent."""
    crossing = _standing(seen, hand)[pawn]
    x, y = crossing_at(crossing)
    label = teller(N_("{pawn} at {crossing}"), pawn=teller.name("pawn", pawn), crossing=_at(teller, crossing))
    way = _way(seen, pawn, crossing) if FIELDS[pawn] in hand.picks else None
    aside, size = (_WALKER_ASIDE, _SMALL_WALKER) if seen.has_hotel(crossing) else (Point(0, 0), _WALKER)
    ways = walked_to(crossing, _steps(seen, pawn))
    return Pawn(pawn, x + aside.x, y + aside.y, size, label, way, ways, pawn == asked(seen, hand))


def walk_actions(hand: Hand, teller: Teller) -> list[Action]:
    """Return the button that calls up the Night Watch, where it may be asked first."""
    if not hand.offers(**ASK_WATCH) or not _may_ask_watch(hand):
        return []
    return [Action("watch-first", teller(WATCH_FIRST), ASK_WATCH, quiet=True, aside=True)]


def asked(seen: Amsterdam, hand: Hand) -> int | None:
    """Return the walker that somebody is about to send, if anybody is."""
    return whose_way(hand.picks) if seen.prompt == WALK and hand.candidates and hand.chosen is None else None


def only_way(picks: Part, move: Move, teller: Teller) -> str:
    """Return where a walker goes that nobody has sent, since the other one has left it no other way."""
    unsent = [pawn for pawn in PAWNS if isinstance(move, Walk) and FIELDS[pawn] not in picks]
    told = [teller(_ONLY_WAY[pawn], crossing=_at(teller, int(move[pawn]))) for pawn in unsent]
    return " ".join(told)


def _disc(pawn: int | None, steps: int, stand: Point, gains: list[Badge]) -> Disc:
    """Return a walker's sign, or what it can bring, in a frame that stands below whoever is there.

    What the way costs stands beside that, or for the walker: so small that the map is seen between so many of them.
    """
    inner = sum(badge.wide for badge in gains) or 2 * _SIGN
    wide = inner + _COST * bool(steps and gains) + 2 * _AROUND
    left = -_AROUND - inner / 2
    across = inner / 2 + 7 if gains else 0
    dots = [Point(across, _DOT * (step - (steps - 1) / 2)) for step in range(steps)]
    return Disc(pawn, stand.x - left - wide / 2, stand.y, left, wide, dots)


def _cost(seen: Amsterdam, pawn: int, crossing: int, teller: Teller) -> str:
    """Return how many steps a way takes, where no die says it."""
    return teller.count("{number} step.", "{number} steps.", STEPS[seen.pawns[pawn]][crossing]) if seen.tactical else ""


def _to(pawn: int, crossing: int) -> Part:
    return {"do": "Walk", FIELDS[pawn]: crossing}


def whose_way(picks: Part) -> int:
    """Return whose way is asked for: the Mayor's first, unless the Night Watch was called up."""
    if FIELDS[WATCH] in picks:
        return MAYOR
    return WATCH if picks.get("do") == "Walk" else MAYOR


def _may_ask_watch(hand: Hand) -> bool:
    """Tell whether the Night Watch may be asked before the Mayor: nothing is picked, and there is a choice."""
    return not hand.picks and len(hand.candidates) > 1


def _is_other_ones(seen: Amsterdam, crossing: int, hand: Hand) -> bool:
    """Tell whether picking a crossing calls up the Night Watch that stands there."""
    is_there = crossing == seen.pawns[WATCH] and not hand.offers(**_to(MAYOR, crossing))
    return is_there and _may_ask_watch(hand)


def _standing(seen: Amsterdam, hand: Hand) -> tuple[int, ...]:
    """Return where the walkers are drawn: where they are to go, as far as that is picked."""
    return tuple(int(hand.picks.get(FIELDS[pawn], seen.pawns[pawn])) for pawn in PAWNS)


def _walk_part(seen: Amsterdam, pawn: int, crossing: int, hand: Hand) -> tuple[Part, Move]:
    """Return what picking a crossing for a walker means, and the move that one wishes for by it."""
    first = next((move for move in hand.candidates if isinstance(move, Walk)), Walk(*seen.pawns))
    wish = first._replace(watch=crossing) if pawn == WATCH else first._replace(mayor=crossing)
    return _to(pawn, crossing), wish


def _steps(seen: Amsterdam, pawn: int) -> int | None:
    """Return how many steps a walker goes by its die; None where no die says it."""
    return None if seen.tactical else (seen.white, seen.black)[pawn]


def _way(seen: Amsterdam, pawn: int, crossing: int) -> Way:
    points = [crossing_at(step) for step in path(seen.pawns[pawn], crossing, _steps(seen, pawn))]
    turns = [tile_at(tile) for tile in turnable_there(seen, pawn, crossing)]
    return Way(" ".join(f"{point.x},{point.y}" for point in points), turns)


def _tip(seen: Amsterdam, crossing: int, teller: Teller) -> str:
    """Return what stands on a crossing, with its rule."""
    tips = [_hotel_label(seat, crossing, teller) for seat, hotels in enumerate(seen.hotels) if crossing in hotels]
    if tips:
        tips.append(teller.explain("hotel"))
    here = [pawn for pawn in PAWNS if seen.pawns[pawn] == crossing]
    tips += [teller.explain(("mayor", "watch")[pawn]) for pawn in here]
    return " ".join(tips)


def _hotel_label(seat: int, crossing: int, teller: Teller) -> str:
    return teller(N_("Hotel of {name}: {crossing}."), name=teller.name("seat", seat), crossing=_at(teller, crossing))


def _at(teller: Teller, crossing: int) -> str:
    return teller.name("crossing", crossing)

"""The standing, and the end of the game: staff, rooms, what is left over, who is still in the café (ruling 44)."""

from collections.abc import Callable
from typing import Final

from fivestars.games.austria.box import COLOURS
from fivestars.games.austria.rules.events import CopiedCard, Events, LeftOver, RoomsScored, StaffScored, StockScored
from fivestars.games.austria.rules.lookup import END_CARDS, END_POINTS, LEFT_OVER, SECRETARY, bits
from fivestars.games.austria.rules.politics import REACHED, of_colour
from fivestars.games.austria.rules.table import PART_NAMES, PARTS, Part, Table
from fivestars.table.game import Score, Standing, decided


def _steps(state: Table, seat: int) -> int:
    """Return the space that staff card 41 counts: the one on which the disk stands at the end (ruling 33)."""
    if state.revised or state.edition >= 2:
        return state.steps[seat]
    return state.stood[seat]  # ruling 33 as it was: the one after the last retreat


def _sets(state: Table, seat: int) -> int:
    return min(of_colour(state, seat, colour) for colour in COLOURS)


_COUNTED: Final[dict[str, Callable[[Table, int], int]]] = {
    "red room": REACHED["red"],
    "blue room": REACHED["blue"],
    "yellow room": REACHED["yellow"],
    "occupied room": lambda state, seat: state.occupied[seat].bit_count(),
    "room tile": REACHED["tiles"],
    "staff card": REACHED["staff"],
    "group": REACHED["groups"],
    "floor": REACHED["floors"],
    "column": REACHED["columns"],
    "politics card": lambda state, seat: sum(1 for disks in state.disks if seat in disks),
    "step": _steps,
    "set of three colours": _sets,
}


def end_points(state: Table, seat: int, card: int) -> int:
    """Return what an end card is worth for a hotel; the Secretary is worth what it copies (ruling 29)."""
    if card == SECRETARY:
        copied = best_to_copy(state, seat)
        return end_points(state, seat, copied) if copied else 0
    member = state.printing.staff[card]
    points = member.points * _COUNTED[member.per](state, seat)
    return min(points, member.most) if member.most else points


def best_to_copy(state: Table, seat: int) -> int:
    """Return the end card of another hotel that is worth most for this one, or 0."""
    others = sum(played for other, played in enumerate(state.played) if other != seat)
    cards = [card for card in END_CARDS if others >> card & 1 and card != SECRETARY]
    return max(cards, key=lambda card: end_points(state, seat, card), default=0)


def room_points(occupied: int) -> int:
    """Return the points for occupied rooms by their floors."""
    return sum([END_POINTS[room] for room in bits(occupied)])


def score_end(state: Table, events: Events) -> None:
    """Score the end of the game for every hotel."""
    for seat in state.in_order():
        _score_staff(state, seat, events)
        rooms = room_points(state.occupied[seat])
        stock = state.krones[seat] + sum(state.kitchen_of(seat))
        guests = len(state.cafe[seat])
        for part, points in ((Part.ROOMS, rooms), (Part.STOCK, stock), (Part.CAFE, guests * LEFT_OVER)):
            state.points[seat * PARTS + part] += points
        events.append(RoomsScored(seat, rooms))
        if not state.is_leopold(seat):  # he has no stock
            events.append(StockScored(seat, stock))
        if guests:
            events.append(LeftOver(seat, guests, -guests * LEFT_OVER))


def _score_staff(state: Table, seat: int, events: Events) -> None:
    for card in END_CARDS:
        if state.played[seat] >> card & 1:
            if card == SECRETARY and best_to_copy(state, seat):
                events.append(CopiedCard(seat, best_to_copy(state, seat)))
            points = end_points(state, seat, card)
            state.points[seat * PARTS + Part.STAFF] += points
            events.append(StaffScored(seat, card, points))


# --- the standing


def standing(state: Table) -> Standing:
    """Return the points so far; the last parts are scored when the game is over."""
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    if state.seat is not None:
        return Standing(scores)
    return decided(scores, "points", ("stock", state.stock_of))


def _score(state: Table, seat: int) -> Score:
    parts = state.points[seat * PARTS : (seat + 1) * PARTS]
    return Score(sum(parts), tuple(zip(PART_NAMES, parts, strict=True)))

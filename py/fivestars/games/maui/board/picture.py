"""The board of Maui: the market, the heights at which a towel fits, and what laying it there brings.

What lies on the beaches and tracks is in `beaches.py`, what a height brings in `gains.py`. Nothing here changes a
position.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fivestars.games.maui.board.beaches import (
    CELL,
    MINUS,
    Bond,
    Mark,
    beach_of,
    board_of,
    column_at,
    patterns_told,
    row_at,
    rows_told,
    symbol_of,
    turned_at,
)
from fivestars.games.maui.board.chips import CHIP_NARROW, CHIP_WIDE, NARROW_HOLDS, Chip, chips_at, spread
from fivestars.games.maui.board.choices import (
    HOW_LAID,
    Choices,
    asking,
    choices_of,
    lays_at,
    lays_of,
    picked_place,
    shells_asked,
    token_pays,
    top_of,
    whole,
)
from fivestars.games.maui.board.gains import Gain, foretold, gains_of, landing_of, of_token, told_of, total_of
from fivestars.games.maui.box import BOX, CRAB_SIDE
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.events import CrabClimbed, Matched
from fivestars.games.maui.rules.lookup import FACES, FIRST_TOP, LAST_TOP, SHIFTS
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.prompts import SPARE
from fivestars.table.drawing import Action, Hand, Part, Picture, Teller, stays
from fivestars.table.game import Event, Move
from fivestars.table.words import N_

CONFIRMED: Final = frozenset({"Lay", "Spare", "Collect"})
_ROWS: Final = [(row, row_at(row), BOX.steps[row]) for row in range(1, BOX.rows + 1)]
_COLUMNS: Final = [(column, column_at(column) + CELL // 2) for column in range(1, BOX.columns + 1)]
_TOPS: Final = " ".join(f"top-{top}" for top in range(FIRST_TOP, LAST_TOP + 1))


class Slot(NamedTuple):
    """A towel in the market."""

    id: str
    place: int  # in its line
    towel: str
    symbol: str
    turned: bool
    cost: int
    part: Part | None
    means: Part  # by which a hint finds it, whatever else it advises
    wish: Move
    label: str
    tip: str
    picked: bool = False
    drags: bool = False
    why: str = ""  # it is not laid by a press on itself


class Zone(NamedTuple):
    """A line's zone of sand dollars."""

    line: int
    name: str
    coins: Sequence[str]
    part: Part
    wish: Move
    label: str
    tip: str
    picked: bool
    towels: Sequence[Slot]


class Height(NamedTuple):
    """A height at which a towel may lie in the next column, or why it may not."""

    order: int  # from the ocean
    lit: str  # the name by which a lesson speaks of it
    x: int
    y: int
    middle: int
    symbol: str
    turn: str
    part: Part
    means: Part  # by which a hint finds it, whatever else it advises
    wish: Move
    label: str
    can: bool = False
    picked: bool = False
    total: str = ""  # the points that it brings in all
    chip: Chip | None = None
    lead: str = ""  # the line from the place to the chip
    gains: Sequence[tuple[Gain, int, int]] = ()  # with their places
    bonds: Sequence[Bond] = ()
    landing: Mapping[int, int] = {}  # the squares to which shells would move, by track
    marks: Sequence[Mark] = ()


def picture(seen: Maui, hand: Hand, teller: Teller) -> Picture:
    """Return what `board.html` draws for the seat that sees this."""
    seats = range(len(seen.players))
    me = hand.seat if hand.seat is not None else seen.seat or 0
    beaches = [beach_of(seen, (me + away) % len(seats), teller) for away in seats]
    acting = bool(hand.candidates)
    heights = _heights(seen, hand, teller) if acting else []
    choices = choices_of(seen, hand, teller) if acting else []
    landing = next((height.landing for height in heights if height.picked), {})
    shown = {
        "mine": beaches[0],
        "others": beaches[1:],
        "heights": heights,
        "next": _next_column(seen, me) if acting and not isinstance(hand.chosen, Collect) else None,
        "market": [_zone(seen, me, line, hand, teller) for line in range(BOX.lines)],
        "choices": choices,
        "shells": shells_asked(choices),
        "tracks": board_of(seen, landing, teller),
        "rows": _ROWS,
        "columns": _COLUMNS,
        "tops": _TOPS,
        "minus": MINUS,
        "placed": any(height.picked for height in heights),
        "spare": seen.prompt == SPARE,
        "banner": _banner(seen, teller),
    }
    return Picture(
        shown, _actions(hand, teller), _ask(seen, hand, heights, choices, teller), is_last_round=_is_last_of_all(seen)
    )


def _banner(seen: Maui, teller: Teller) -> str:
    """Return what is special about this round."""
    told = []
    if seen.mode == "combined":
        told.append(teller(N_("Second part")) if seen.side == CRAB_SIDE else teller(N_("First part")))
    if _is_last_round(seen):
        told.append(teller(N_("Last round")))
    return " · ".join(told)


def _is_last_round(seen: Maui) -> bool:
    """Tell whether the beach ends with this round: somebody's is full."""
    return seen.seat is not None and any(len(player.beach) > BOX.columns for player in seen.players)


def _is_last_of_all(seen: Maui) -> bool:
    """Tell whether the match ends with this round, and not only the first of its two parts."""
    return _is_last_round(seen) and (seen.mode != "combined" or seen.side == CRAB_SIDE)


def _next_column(seen: Maui, seat: int) -> tuple[int, int] | None:
    """Return the next column of a seat and its left edge."""
    column = len(seen.players[seat].beach)
    return (column, column_at(column)) if column <= BOX.columns else None


# --- the market


def _zone(seen: Maui, me: int, line: int, hand: Hand, teller: Teller) -> Zone:
    count, name, label = seen.zones[line], teller.name("line", line), _zone_told(seen, line, teller)
    return Zone(
        line,
        name[:1].upper() + name[1:],
        [f"dollar-{line}-{coin}" for coin in range(count)],
        {"do": "Collect", "line": line},
        Collect(line),
        label,
        f"{label}. {teller.explain('zone')}",
        hand.picks == {"do": "Collect", "line": line},
        [_slot(seen, me, line, slot, hand, teller) for slot in range(len(BOX.costs))],
    )


@stays
def _zone_told(seen: Maui, line: int, teller: Teller) -> str:
    name = teller.name("line", line)
    return teller.count("{line}: {number} sand dollar", "{line}: {number} sand dollars", seen.zones[line], line=name)


def _slot(seen: Maui, me: int, line: int, slot: int, hand: Hand, teller: Teller) -> Slot:
    there = _slot_at(seen, me, line, slot, teller)
    picked = hand.picks.get("line") == line and hand.picks.get("slot") == slot
    part: Part = {"do": "Lay", "line": line, "slot": slot}
    if hand.candidates:
        part = _towel_part(seen, line, slot)
    drags = hand.offers(**part)
    if picked and hand.chosen is not None:  # a second tap on the towel shall not lay it
        why = teller(HOW_LAID)
        return there._replace(picked=True, drags=drags, why=why)
    return there._replace(part=part, picked=picked, drags=drags)


@stays
def _slot_at(seen: Maui, me: int, line: int, slot: int, teller: Teller) -> Slot:
    """Return a towel in the market, of which nothing is picked."""
    towel, cost = seen.market[line][slot], BOX.costs[slot]
    price = teller.count("{number} sand dollar", "{number} sand dollars", cost) if cost else teller(N_("free"))
    label = teller(
        N_("{line}, {price}: {patterns}"),
        line=teller.name("line", line),
        price=price,
        patterns=patterns_told(teller, FACES[seen.turned[me]][towel]),
    )
    return Slot(
        f"{line}-{slot}",
        slot,
        f"towel-{towel}",
        symbol_of(towel),
        bool(seen.turned[me]),
        cost,
        None,
        {"line": line, "slot": slot},
        Lay(line, slot, seen.players[me].beach[-1].top, NONE, NONE, NONE),
        label,
        f"{label}. {teller.explain('towel')}",
    )


@stays
def _towel_part(seen: Maui, line: int, slot: int) -> Part:
    """Return what picking a towel means: where it fits at one height alone, that it lies there without a token.

    The height itself is not picked so: pressing it chooses it, and does not lay the towel yet. Where a token would
    bring more, that is left to be asked.
    """
    tops = [top for top in _tops(seen.players[seen.seat or 0].beach[-1].top) if lays_at(seen, line, slot, top)]
    if seen.prompt == SPARE:
        # Where a towel token would make it fit, the spare towel is one of two ways.
        return {"line": line, "slot": slot} if tops else {"do": "Spare", "line": line, "slot": slot}
    part: Part = {"do": "Lay", "line": line, "slot": slot}
    if len(tops) != 1 or token_pays(seen, line, slot, tops[0]):
        return part
    lays = lays_at(seen, line, slot, tops[0])
    return {**part, "blue": NONE, "orange": NONE} if any(lay.blue == lay.orange == NONE for lay in lays) else part


# --- the heights


def _tops(before: int) -> list[int]:
    """Return the heights at which a towel touches the one before."""
    return [before + shift for shift in SHIFTS if FIRST_TOP <= before + shift <= LAST_TOP]


def _heights(seen: Maui, hand: Hand, teller: Teller) -> list[Height]:
    """Return the heights of the next column: those where the picked towel may lie, and why not the others."""
    place = picked_place(hand)
    if place is None:
        return []
    if hand.picks.get("do") == "Spare":
        return [_spare_height(seen, *place, teller)]
    seat = seen.seat or 0
    before = seen.players[seat].beach[-1].top
    tops = _tops(before)
    parts = [whole(hand, *place, top) for top in tops]
    open_tops = [top for top, part in zip(tops, parts, strict=True) if hand.offers(**part)]
    heights = [
        _height(
            seen,
            Lay(*place, top, NONE, NONE, NONE),
            order,
            asking(seen, hand, place, top, part) if top in open_tops else None,
            hand,
            teller,
        )
        for order, (top, part) in enumerate(zip(tops, parts, strict=True))
    ]
    return _with_chips(seen, seat, heights)


def _with_chips(seen: Maui, seat: int, heights: Sequence[Height]) -> list[Height]:
    """Return the heights, the open ones with their chips: all on one side of the column, near their rows."""
    gains = [[gain for gain, *_ in height.gains] for height in heights if height.can]
    wide = CHIP_NARROW if all(len(some) <= NARROW_HOLDS for some in gains) else CHIP_WIDE
    x, middles = chips_at(seen, seat, wide, spread([height.middle for height in heights if height.can]))
    chips = iter([Chip(x, y, wide) for y in middles])
    return [_with_chip(height, next(chips)) if height.can else height for height in heights]


def _with_chip(height: Height, chip: Chip) -> Height:
    knob, near = (height.x + CELL - 2, chip.x) if chip.x > height.x else (height.x + 2, chip.x + chip.wide)
    lead = f"M{knob} {height.middle}L{near} {chip.y}"
    return height._replace(chip=chip, lead=lead, gains=_placed_gains([gain for gain, *_ in height.gains], chip))


def _height(seen: Maui, plain: Lay, order: int, part: Part | None, hand: Hand, teller: Teller) -> Height:
    if part is None:
        return _shut_height(seen, plain, order, teller)
    picked = plain.top == top_of(hand)
    lays = lays_of(hand.candidates, {}) if picked else lays_of(lays_at(seen, plain.line, plain.slot, plain.top), part)
    height = _open_height(seen, plain, order, tuple(lays), teller)
    return height._replace(part=part, picked=picked, landing=landing_of(seen, lays) if picked else {})


@stays
def _shut_height(seen: Maui, plain: Lay, order: int, teller: Teller) -> Height:
    """Return a height at which the towel may not lie."""
    part: Part = {"do": "Lay", "line": plain.line, "slot": plain.slot, "top": plain.top}
    return _bare_height(seen, plain, order, rows_told(teller, plain.top))._replace(part=part, means=part)


@stays
def _open_height(seen: Maui, plain: Lay, order: int, lays: tuple[Lay, ...], teller: Teller) -> Height:
    """Return a height at which the towel may lie in these ways, of which nothing is picked."""
    column = len(seen.players[seen.seat or 0].beach)
    told = told_of(seen, lays)
    in_hand = told.blue == told.orange == NONE
    every = lays_at(seen, plain.line, plain.slot, plain.top) if in_hand else lays
    events, gains = foretold(seen, told), [*gains_of(seen, lays, teller), *of_token(seen, every, teller)]
    x, label = column_at(column), f"{rows_told(teller, plain.top)}: {', '.join(gain.said for gain in gains)}."
    return _bare_height(seen, plain, order, label)._replace(
        can=True,
        total=total_of(seen, every),
        gains=[(gain, 0, 0) for gain in gains],
        bonds=[Bond(x, row_at(event.row) + CELL // 2, event.steps) for event in events if isinstance(event, Matched)],
        marks=_marks_then(told, column, events),
    )


def _bare_height(seen: Maui, wish: Lay | Spare, order: int, label: str) -> Height:
    """Return a height of which nothing is known but where it is, and which towel is to lie there."""
    seat, top = seen.seat or 0, wish.top if isinstance(wish, Lay) else BOX.spare_top
    x, y = column_at(len(seen.players[seat].beach)), row_at(top)
    symbol, turn = symbol_of(seen.market[wish.line][wish.slot]), turned_at(seen, seat, x, y)
    part: Part = {"line": wish.line, "slot": wish.slot, "top": top}
    return Height(order, f"top-{top}", x, y, y + 3 * CELL // 2, symbol, turn, part, part, wish, label)


def _spare_height(seen: Maui, line: int, slot: int, teller: Teller) -> Height:
    part: Part = {"do": "Spare", "line": line, "slot": slot}
    label = teller(N_("{rows}: a spare towel, for no points."), rows=rows_told(teller, BOX.spare_top))
    height = _bare_height(seen, Spare(line, slot), 0, label)
    return height._replace(part=part, means=part, can=True, picked=True)


def _marks_then(lay: Lay, column: int, events: Sequence[Event]) -> list[Mark]:
    """Return the tokens and the crab that would lie on the towel."""
    x = column_at(column)
    tokens = enumerate((lay.blue, lay.orange))
    marks = [Mark(f"token{token}", x, row_at(lay.top + position), 0) for token, position in tokens if position != NONE]
    marks += [Mark("crab", x, row_at(event.row), event.penalty) for event in events if isinstance(event, CrabClimbed)]
    return marks


def _placed_gains(gains: Sequence[Gain], chip: Chip) -> list[tuple[Gain, int, int]]:
    """Return what a height brings with its place on the chip: a narrow one has one column, a wide one two."""
    columns = 1 if chip.wide == CHIP_NARROW else 2
    rows = -(-len(gains) // columns)
    step = 24 if rows < 3 else 20
    top = chip.y - step * rows // 2 + (step - 20) // 2
    alone = len(gains) - 1 if len(gains) % 2 else NONE
    middle = chip.x + chip.wide // 2 - 23
    return [
        (
            gain,
            middle if columns == 1 or number == alone else chip.x + 7 + number % 2 * 58,
            top + number // columns * step,
        )
        for number, gain in enumerate(gains)
    ]


def _actions(hand: Hand, teller: Teller) -> list[Action]:
    place = picked_place(hand)
    if place and "do" not in hand.picks and hand.ends(do="Spare"):
        part: Part = {"do": "Spare", "line": place[0], "slot": place[1]}
        return [Action("spare", teller(N_("As a spare towel")), part)]
    return []


def _ask(seen: Maui, hand: Hand, heights: Sequence[Height], choices: Sequence[Choices], teller: Teller) -> str:
    """Return what is still to be picked, once something has been; or what would happen."""
    picked = next((height for height in heights if height.picked), None)
    if isinstance(hand.chosen, Collect):
        dollars = seen.zones[hand.chosen.line]
        return teller.count(
            "Take {number} sand dollar ({points}). No towel this turn.",
            "Take {number} sand dollars ({points}). No towel this turn.",
            dollars,
            points=f"+{dollars * BOX.dollar_points}",
        )
    if "slot" not in hand.picks:
        return _asked_last(seen, hand, teller)
    if picked is None:
        return teller(N_("At which height? Beside the column you see the points of each."))
    if hand.chosen is not None:
        return picked.label
    return choices[0].asked


def _asked_last(seen: Maui, hand: Hand, teller: Teller) -> str:
    """Return the question of the last round of all; of every other round, nothing: it is the usual one."""
    if not _is_last_of_all(seen) or not hand.candidates or seen.prompt == SPARE:
        return ""
    name = teller.name("seat", seen.seat or 0)
    return teller(N_("{name}: the last round. Lay a towel or take sand dollars."), name=name)

"""The box of Grand Austria Hotel: `components.toml`, read once and checked.

Rooms are numbered as in a hotel: the floor, then the column. Food comes in fours: strudel, cake, wine, coffee.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from fivestars.table.components import BoxError, TomlTable, above, read

COLOURS: Final = ("blue", "red", "yellow")
TOURIST: Final = "green"
TIMINGS: Final = ("round", "permanent", "now", "end")
FREE: Final = 99  # the discount that makes everything cost nothing
WHOLE: Final = -1  # the amount of an effect without one: `kitchen`


class Effect(NamedTuple):
    """What a card or a tile does: `play 3`, `krones 2`, `low room free`."""

    what: str
    amount: int = WHOLE

    @property
    def text(self) -> str:
        """Return the effect as `components.toml` writes it."""
        if self.amount == WHOLE:
            return self.what
        return f"{self.what} {'free' if self.amount == FREE else self.amount}"


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest card."""

    id: int
    name: str
    colour: str
    order: tuple[int, ...]
    points: int
    gives: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """A staff card, as one edition of the rules prints it."""

    id: int
    name: str
    cost: int
    timing: str
    gives: tuple[Effect, ...]
    on: str  # when a permanent effect is triggered
    faces: tuple[int, ...]  # by the taking of which dice
    colour: str  # by guests of which colour
    size: int  # by orders of which size
    waives: str  # of which colour rooms cost nothing
    rule: str  # which rule of the game it changes
    price: int
    points: int
    per: str  # what the points are counted by at the end
    most: int  # how many points these are at most; 0: any number


@dataclass(frozen=True, slots=True)
class Politics:
    """A politics card."""

    id: int
    stack: str
    needs: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """An emperor tile."""

    id: str
    stack: str
    gives: tuple[Effect, ...]
    loses: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Hotel:
    """One side of a hotel board; rooms count from 0, floor by floor from the bottom left."""

    name: str
    colours: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All that is in the box."""

    sheet: TomlTable
    dishes: tuple[str, ...]
    guests: tuple[Guest, ...]
    staff: tuple[Member, ...]
    revised_staff: tuple[Member, ...]
    starter_sets: tuple[tuple[int, ...], ...]
    politics: tuple[Politics, ...]
    tiles: tuple[Tile, ...]
    hotels: tuple[Hotel, ...]
    floors: int
    columns: int
    room_prices: tuple[int, ...]
    room_points: tuple[int, ...]
    door_points: tuple[int, ...]  # by room
    queue_prices: tuple[int, ...]
    track: tuple[int, ...]

    def number(self, room: int) -> int:
        """Return the number on the door of a room."""
        return (room // self.columns + 1) * 10 + room % self.columns + 1


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    sheet = read(text)
    hotel = sheet["hotel"]
    floors, columns = len(hotel["prices"]), hotel["columns"]
    staff = sheet["staff"]["cards"]
    revised = [{**row, **row.get("revised", {})} for row in staff]
    box = Box(
        sheet=sheet,
        dishes=tuple(sheet["food"]["dishes"]),
        guests=tuple(_guest(row) for row in sheet["guests"]["cards"]),
        staff=tuple(_member(row) for row in staff),
        revised_staff=tuple(_member(row) for row in revised),
        starter_sets=tuple(tuple(sheet["starter_sets"][name]) for name in sheet["hands"]["sets"]),
        politics=tuple(Politics(row["id"], row["stack"], row["needs"]) for row in sheet["politics"]["cards"]),
        tiles=tuple(
            Tile(row["id"], row["stack"], _effects(row["gives"]), _effects(row["loses"]))
            for row in sheet["emperor_tiles"]["cards"]
        ),
        hotels=tuple(_hotel(row, floors, columns) for row in sheet["hotels"]),
        floors=floors,
        columns=columns,
        room_prices=tuple(hotel["prices"]),
        room_points=tuple(hotel["points"]),
        door_points=_doors(sheet["doors"], floors, columns),
        queue_prices=tuple(sheet["queue"]["prices"]),
        track=tuple(sheet["emperor_track"]["points"]),
    )
    _check_guests(box)
    _check_staff(box)
    _check_stacks(box)
    _check_rounds(sheet)
    _check_numbers(sheet)
    return box


def _effects(texts: Sequence[str]) -> tuple[Effect, ...]:
    return tuple(_effect(text) for text in texts)


def _effect(text: str) -> Effect:
    *words, last = text.split()
    if last == "free":
        return Effect(" ".join(words), FREE)
    if last.isdigit():
        return Effect(" ".join(words), int(last))
    return Effect(text)


def _guest(row: TomlTable) -> Guest:
    return Guest(row["id"], row["name"], row["colour"], tuple(row["order"]), row["points"], _effects(row["gives"]))


def _member(row: TomlTable) -> Member:
    return Member(
        id=row["id"],
        name=row["name"],
        cost=row["cost"],
        timing=row["timing"],
        gives=_effects(row.get("gives", ())),
        on=row.get("on", ""),
        faces=tuple(row.get("faces", ())),
        colour=row.get("colour", ""),
        size=row.get("size", 0),
        waives=row.get("waives", ""),
        rule=row.get("rule", ""),
        price=row.get("price", 0),
        points=row.get("points", 0),
        per=row.get("per", ""),
        most=row.get("most", 0),
    )


def _hotel(row: TomlTable, floors: int, columns: int) -> Hotel:
    name, rows = row["name"], row["rows"]
    letters = {colour[0].upper(): colour for colour in COLOURS}
    if len(rows) != floors or any(len(line) != columns for line in rows):
        raise BoxError(f"[hotels] {name}: must have {floors} rows of {columns} letters")
    if any(letter not in letters for line in rows for letter in line):
        raise BoxError(f"[hotels] {name}: a room must be one of {', '.join(letters)}")
    colours = tuple(letters[letter] for line in reversed(rows) for letter in line)
    hotel = Hotel(name, colours, _groups(colours, columns))
    sizes = sorted(map(len, hotel.groups))
    # The rulebook: ten groups; that their sizes are always these is what the four day sides have in common.
    if sizes != [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]:
        raise BoxError(f"[hotels] {name}: falls into groups of {sizes}")
    return hotel


def _groups(colours: Sequence[str], columns: int) -> tuple[tuple[int, ...], ...]:
    groups: list[tuple[int, ...]] = []
    seen: list[int] = []
    for start in range(len(colours)):
        if start in seen:
            continue
        group = [start]
        for room in group:
            group += [
                other
                for other in neighbours(room, len(colours), columns)
                if other not in group and colours[other] == colours[start]
            ]
        seen += group
        groups.append(tuple(sorted(group)))
    return tuple(groups)


def neighbours(room: int, rooms: int, columns: int) -> list[int]:
    """Return the rooms beside, above and below a room (ruling 20)."""
    column = room % columns
    beside = [room - 1] * (column > 0) + [room + 1] * (column < columns - 1)
    return beside + [other for other in (room - columns, room + columns) if 0 <= other < rooms]


def _doors(doors: TomlTable, floors: int, columns: int) -> tuple[int, ...]:
    points = [0] * (floors * columns)
    for number, value in zip(doors["rooms"], doors["points"], strict=True):
        floor, column = divmod(number, 10)
        if not (1 <= floor <= floors and 1 <= column <= columns):
            raise BoxError(f"[doors] rooms: there is no room {number}")
        points[(floor - 1) * columns + column - 1] = value
    return tuple(points)


def _check_guests(box: Box) -> None:
    numbers = [guest.id for guest in box.guests]
    if numbers != list(range(49, 105)):
        raise BoxError(f"[guests] cards: must be numbered from 49 to 104, not {numbers}")
    for guest in box.guests:
        if guest.colour not in (*COLOURS, TOURIST):
            raise BoxError(f"[guests] row {guest.id}: no colour '{guest.colour}'")
        if len(guest.order) != len(box.dishes) or not 1 <= sum(guest.order) <= 4 or max(guest.order) > 3:
            raise BoxError(f"[guests] row {guest.id}: cannot order {guest.order}")
    for colour in (*COLOURS, TOURIST):
        count = sum(1 for guest in box.guests if guest.colour == colour)
        if count != 14:
            raise BoxError(f"[guests] cards: {count} are {colour}, not 14")
    ordered = [sum(guest.order[dish] for guest in box.guests) for dish in range(len(box.dishes))]
    # The design is symmetric: as much strudel as wine is ordered, and as much cake as coffee.
    if ordered != [41, 32, 41, 32]:
        raise BoxError(f"[guests] cards: they order {ordered} in all, not 41, 32, 41 and 32")
    points = sum(guest.points for guest in box.guests)
    if points != 145:
        raise BoxError(f"[guests] cards: they are worth {points} points in all, not 145")


def _check_staff(box: Box) -> None:
    numbers = [member.id for member in box.staff]
    if numbers != list(range(1, 49)):
        raise BoxError(f"[staff] cards: must be numbered from 1 to 48, not {numbers}")
    for member in box.staff:
        if member.timing not in TIMINGS:
            raise BoxError(f"[staff] row {member.id}: no timing '{member.timing}'")
    timings = [sum(1 for member in box.staff if member.timing == timing) for timing in TIMINGS]
    if timings != [4, 23, 8, 13]:
        raise BoxError(f"[staff] cards: {timings} of each timing, not 4, 23, 8 and 13")
    costs = sum(member.cost for member in box.staff)
    if costs != 162:
        raise BoxError(f"[staff] cards: they cost {costs} in all, not 162")
    hand = box.sheet["hands"]["cards"]
    dealt = [card for cards in box.starter_sets for card in cards]
    if any(len(cards) != hand for cards in box.starter_sets) or len(set(dealt)) != len(dealt):
        raise BoxError(f"[starter_sets] each must have {hand} cards of its own")
    if any(card not in numbers for card in dealt):
        raise BoxError("[starter_sets] a card that is not among the staff")


def _check_stacks(box: Box) -> None:
    for name, stacks in (
        ("politics", [card.stack for card in box.politics]),
        ("emperor_tiles", [tile.stack for tile in box.tiles]),
    ):
        if stacks != [*"AAAABBBBCCCC"]:
            raise BoxError(f"[{name}] cards: four of each stack A, B and C, in this order, not {stacks}")


def _check_rounds(sheet: TomlTable) -> None:
    emperor = sheet["emperor_rounds"]
    if not len(emperor["stacks"]) == len(emperor["rounds"]) == len(emperor["retreats"]):
        raise BoxError("[emperor_rounds] as many rounds and retreats as stacks")
    if emperor["rounds"][-1] != sheet["rounds"]["count"]:
        raise BoxError("[emperor_rounds] rounds: the last one ends the game")
    dice = sheet["dice"]
    if len(dice["seats"]) != len(dice["used"]) or max(dice["used"]) > dice["count"]:
        raise BoxError(f"[dice] used: there are only {dice['count']}")


def _check_numbers(sheet: TomlTable) -> None:
    prices = sheet["queue"]["prices"]
    if prices != sorted(prices, reverse=True):
        raise BoxError("[queue] prices: must not rise from left to right")
    if sheet["hotel"]["prices"] != sorted(sheet["hotel"]["prices"]) or sheet["hotel"]["first_room"] != 11:
        raise BoxError("[hotel] a hotel starts at room 11, and higher floors cost no less")
    if len(sheet["emperor_track"]["points"]) != 14:
        raise BoxError("[emperor_track] points: the track has 14 spaces")


BOX: Final = load(above(__file__))

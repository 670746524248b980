"""The box of Hotel Samoa, opened once: components.toml as tables of plain numbers.

Tourists, tiles and cards are numbers; `GUEST_OF`, `FLAG_OF` and `TILE_OF` tell what is printed on them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from fivestars.table.components import BoxError, TomlTable, above, read

SEATS: Final = (3, 4, 5, 6)


class Box(NamedTuple):
    """What is in the box, as it is used in play."""

    flags: tuple[str, ...]
    stacks: int
    holidays: tuple[int, ...]  # rounds, from 1
    holiday_factor: int
    start_money: int
    unused_special: int
    sent_home: int  # guests, at most, by a day off or by a tile
    bids: tuple[int, ...]  # by card; the grey card comes last
    prices: tuple[int, ...]
    groups: tuple[Mapping[int, tuple[int, ...]], ...]  # by tourist card, by number of seats
    guests: tuple[str, ...]
    guest_counts: tuple[int, ...]
    lifebelts: tuple[int, ...]
    tiles: tuple[str, ...]
    tile_counts: tuple[int, ...]
    special: tuple[bool, ...]
    new_tiles: Mapping[int, tuple[int, ...]]  # by number of seats, by round
    hotel: tuple[tuple[int, ...], ...]


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    sheet = read(text)
    flags, holidays, money = sheet["flags"], sheet["holidays"], sheet["money"]
    cards, planes, tourists = sheet["price_cards"], sheet["tourist_cards"], sheet["tourists"]
    tiles, new_tiles, hotel = sheet["building_tiles"], sheet["new_tiles"], sheet["hotel"]
    rounds = flags["stacks"] * len(flags["rows"])
    box = Box(
        flags=_column(flags, "id"),
        stacks=flags["stacks"],
        holidays=tuple(holidays["rounds"]),
        holiday_factor=holidays["factor"],
        start_money=money["start"],
        unused_special=money["unused_special_tile"],
        sent_home=sheet["sending_home"]["guests"],
        bids=_column(cards, "bid"),
        prices=_column(cards, "price"),
        groups=tuple({seats: tuple(row.get(str(seats), ())) for seats in SEATS} for row in planes["rows"]),
        guests=_column(tourists, "id"),
        guest_counts=_column(tourists, "count"),
        lifebelts=_column(tourists, "lifebelt"),
        tiles=_column(tiles, "id"),
        tile_counts=_column(tiles, "count"),
        special=_column(tiles, "special"),
        new_tiles={row["seats"]: _by_round(row["each"], rounds) for row in new_tiles["rows"]},
        hotel=tuple(tuple(row) for row in hotel["rows"]),
    )
    _check_rounds(box, rounds)
    _check_price_cards(box)
    _check_planes(box, planes["count"], tourists["count"])
    _check_sum("tourists", box.guest_counts, tourists["count"])
    _check_sum("building_tiles", box.tile_counts, tiles["count"])
    if any(sum(each) > tiles["count"] for each in box.new_tiles.values()):
        _wrong("new_tiles", "more tiles are turned up than there are")
    return box


def _column(table: TomlTable, name: str) -> tuple[Any, ...]:
    return tuple(row[name] for row in table["rows"])


def _by_round(each: list[int], rounds: int) -> tuple[int, ...]:
    return tuple(each[number * len(each) // rounds] for number in range(rounds))


def _check_rounds(box: Box, rounds: int) -> None:
    for number in box.holidays:
        if not 1 <= number <= rounds:
            _wrong("holidays", f"there is no round {number}")
    for seats in SEATS:
        if seats not in box.new_tiles:
            _wrong("new_tiles", f"has no row for {seats} seats")


def _check_price_cards(box: Box) -> None:
    numbered = list(zip(box.bids, box.prices, strict=True))[:-1]
    for row, (bid, price) in enumerate(numbered, start=1):
        if bid <= 0 or price <= 0:
            _wrong("price_cards", "has no bid or no price", row)
        if (bid, price) in numbered[: row - 1]:
            _wrong("price_cards", "stands there twice", row)
    if (box.bids[-1], box.prices[-1]) != (0, 0):
        _wrong("price_cards", "the grey card must have neither bid nor price", len(box.bids))


def _check_planes(box: Box, count: int, tourists: int) -> None:
    if len(box.groups) != count:
        _wrong("tourist_cards", f"has {len(box.groups)} cards, not {count}")
    for row, groups in enumerate(box.groups, start=1):
        for seats, sizes in groups.items():
            # In the holidays the groups are doubled, and all of them are of one nation.
            if not sizes or min(sizes) < 1 or sum(sizes) * box.holiday_factor > tourists:
                _wrong("tourist_cards", f"impossible groups for {seats} seats: {list(sizes)}", row)


def _check_sum(table: str, counts: Iterable[int], whole: int) -> None:
    for row, count in enumerate(counts, start=1):
        if count < 1:
            _wrong(table, "counts nothing", row)
    if sum(counts) != whole:
        _wrong(table, f"adds up to {sum(counts)}, not {whole}")


def _wrong(table: str, what: str, row: int | None = None) -> NoReturn:
    where = f"[{table}]" if row is None else f"[{table}] row {row}"
    raise BoxError(f"{where}: {what}")


def _neighbours(hotel: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    spots = {room: (y, x) for y, row in enumerate(hotel) for x, room in enumerate(row)}
    return tuple(
        tuple(other for other in sorted(spots) if abs(spots[other][0] - y) + abs(spots[other][1] - x) == 1)
        for _, (y, x) in sorted(spots.items())
    )


def _spread(counts: Iterable[int]) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


BOX: Final = load(above(__file__))

ROUNDS: Final = BOX.stacks * len(BOX.flags)
FLAGS: Final = len(BOX.flags)

CARDS: Final = len(BOX.bids)
DAY_OFF: Final = CARDS - 1  # the grey card
TO_SEND: Final = BOX.sent_home
ALL_CARDS: Final = (1 << CARDS) - 1  # a set of price cards is a number with a bit for each

RICH, LOVER, CELEBRITY = map(BOX.guests.index, ("rich", "lover", "celebrity"))
_OF_A_NATION: Final = _spread(BOX.guest_counts)
EACH_NATION: Final = len(_OF_A_NATION)
GUEST_OF: Final = _OF_A_NATION * FLAGS  # by tourist
FLAG_OF: Final = tuple(flag for flag in range(FLAGS) for _ in _OF_A_NATION)
LIFEBELT_OF: Final = tuple(BOX.lifebelts[guest] for guest in GUEST_OF)

EXTRA_ROOM, SUITE, POOL, SWAP_CARD, SEND_HOME, TAKE_BACK = map(
    BOX.tiles.index, ("extra_room", "suite", "pool", "swap_card", "send_home", "take_back")
)
TILE_OF: Final = _spread(BOX.tile_counts)  # by tile

BOARD_ROOMS: Final = sum(len(row) for row in BOX.hotel)
MOST_ROOMS: Final = BOARD_ROOMS + BOX.tile_counts[EXTRA_ROOM]
# An extra room is next to nothing.
NEIGHBOURS: Final = _neighbours(BOX.hotel) + ((),) * BOX.tile_counts[EXTRA_ROOM]

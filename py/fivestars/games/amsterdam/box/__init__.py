"""The box of Hotels of Amsterdam: `components.toml`, read once and checked.

Venues are numbers, the day's before the night's. A pawn has the number of the side to which it turns tiles.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fivestars.games.amsterdam.box.city import (
    CANAL,
    CROSSINGS_WIDE,
    FOUNTAIN,
    HOTEL_CROSSINGS,
    LANDING,
    POSITIONS,
    WIDTH,
)
from fivestars.table.components import BoxError, TomlTable, above, read

DAY: Final = 0
NIGHT: Final = 1
MAYOR: Final = DAY
WATCH: Final = NIGHT
PAWNS: Final = (MAYOR, WATCH)


@dataclass(frozen=True, slots=True)
class Box:
    """All that is in the box."""

    colours: tuple[str, ...]
    hotels_each: int
    deeds_each: int
    tourists: int
    faces: tuple[int, ...]  # of a die
    goals: Mapping[int, int]  # tourists to win, by the number of seats
    venues: tuple[str, ...]
    side: tuple[int, ...]  # DAY or NIGHT, by venue
    tiles: tuple[tuple[int, int], ...]  # the day and the night venue of each
    pawns: tuple[int, ...]  # where the Mayor and the Night Watch start
    pier: int
    first_tourists: tuple[int, ...]
    distances: tuple[int, ...]  # of the boat in the tactical variant
    steps_together: int
    steps_each: int
    most_on_a_turned_tile: int

    def venue(self, name: str) -> int:
        """Return the number of the venue of this name."""
        return self.venues.index(name)


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    sheet = read(text)
    pieces, venues, start, tactical = sheet["pieces"], sheet["venues"], sheet["start"], sheet["tactical"]
    _check_counts(pieces)
    days, nights = tuple(venues["day"]), tuple(venues["night"])
    box = Box(
        colours=tuple(pieces["colours"]),
        hotels_each=pieces["hotels_each"],
        deeds_each=pieces["deeds_each"],
        tourists=pieces["tourists"],
        faces=tuple(sheet["dice"]["faces"]),
        goals=_goals(sheet["goal"]),
        venues=days + nights,
        side=(DAY,) * len(days) + (NIGHT,) * len(nights),
        tiles=_tiles(sheet["tiles"], venues),
        pawns=tuple(_spot("start.pawns", start["pawns"][pawn], CROSSINGS_WIDE) for pawn in ("mayor", "watch")),
        pier=start["boat"]["pier"],
        first_tourists=tuple(_spot("start.tourists", tile, WIDTH) for tile in start["tourists"]["tiles"]),
        distances=tuple(tactical["boat"]),
        steps_together=tactical["steps_together"],
        steps_each=tactical["steps_each"],
        most_on_a_turned_tile=tactical["most_on_a_turned_tile"],
    )
    _check_start(box)
    return box


def _check_counts(pieces: TomlTable) -> None:
    for name, places in (("building_tiles", POSITIONS), ("canal_tiles", CANAL)):
        if pieces[name] != len(places):
            raise BoxError(f"[pieces] {name}: {pieces[name]}, but the city has room for {len(places)}")
    hotels = len(pieces["colours"]) * pieces["hotels_each"]
    if hotels > len(HOTEL_CROSSINGS):
        raise BoxError(f"[pieces] hotels_each: {hotels} hotels for {len(HOTEL_CROSSINGS)} places")


def _goals(goal: TomlTable) -> dict[int, int]:
    seats, tourists = goal["seats"], goal["tourists"]
    if len(seats) != len(tourists):
        raise BoxError(f"[goal] tourists: {len(tourists)} goals for {len(seats)} numbers of seats")
    return dict(zip(seats, tourists, strict=True))


def _tiles(tiles: TomlTable, venues: TomlTable) -> tuple[tuple[int, int], ...]:
    days, nights, copies = list(venues["day"]), list(venues["night"]), venues["copies"]
    for row, (day, night) in enumerate(tiles["pairs"], 1):
        for name, known in ((day, days), (night, nights)):
            if name not in known:
                raise BoxError(f"[tiles] row {row}: no venue '{name}' on this side")
    for column, names in enumerate((days, nights)):
        for name in names:
            found = sum(1 for pair in tiles["pairs"] if pair[column] == name)
            if found != copies:
                raise BoxError(f"[tiles] '{name}' stands on {found} tiles instead of {copies}")
    if len(tiles["pairs"]) != len(POSITIONS):
        raise BoxError(f"[tiles] {len(tiles['pairs'])} tiles for {len(POSITIONS)} places")
    return tuple((days.index(day), len(days) + nights.index(night)) for day, night in tiles["pairs"])


def _spot(table: str, where: list[int], wide: int) -> int:
    """Return the number of the tile or crossing in this row and column."""
    row, column = where
    if not (1 <= row <= wide and 1 <= column <= wide):
        raise BoxError(f"[{table}] {where}: not on the map")
    return (row - 1) * wide + column - 1


def _check_start(box: Box) -> None:
    if box.pawns[MAYOR] == box.pawns[WATCH]:
        raise BoxError("[start.pawns] both stand on one crossing")
    if not 0 <= box.pier < len(CANAL) or LANDING[box.pier] < 0:
        raise BoxError(f"[start.boat] pier: {box.pier} is no canal tile opposite a building")
    tiles = box.first_tourists
    if FOUNTAIN in tiles or len(set(tiles)) != len(tiles) or len(tiles) > box.tourists:
        raise BoxError("[start.tourists] tiles: each must be another building tile")


BOX: Final = load(above(__file__))

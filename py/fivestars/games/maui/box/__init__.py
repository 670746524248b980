"""The box of Maui: `components.toml`, read once and checked.

Patterns are numbers, and so are their tracks; the pieces on the sand are numbers too, crabs by what they cost.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, TypeAlias

from fivestars.table.components import BoxError, TomlTable, above, read

UMBRELLA_SIDE: Final = 0
CRAB_SIDE: Final = 1

Place: TypeAlias = tuple[int, int]  # column, row


@dataclass(frozen=True, slots=True)
class Box:
    """All that is in the box."""

    patterns: tuple[str, ...]
    towels: tuple[tuple[int, int, int], ...]  # patterns from the ocean to the trees, as the market shows them
    lines: int
    costs: tuple[int, ...]  # by place in a line of the market
    dollars_each_zone: int
    dollars_each_player: int
    dollar_points: int
    rows: int
    columns: int
    steps: tuple[int, ...]  # by row, from 1; row 0 gives none
    start_top: int
    spare_top: int
    penalty_points: int
    pearl_colours: tuple[str, ...]
    pearls_each: int
    pearl_points: tuple[int, ...]  # by the number of pearls of one colour
    umbrella_patterns: tuple[tuple[int, int], ...]
    umbrella_places: tuple[tuple[Place, ...], tuple[Place, ...]]  # on either side of the beach
    crab_places: tuple[Place, ...]
    crab_penalties: tuple[int, ...]
    track: tuple[int, ...]  # points by square, from 1; square 0 is off the board
    long_track: tuple[int, ...]
    ornament_tracks: tuple[int, ...]
    ornament_squares: tuple[int, ...]
    token_patterns: tuple[int, ...]  # of the towel tokens that lie on each ornament
    tokens_on_ornament: Mapping[int, int]  # by the number of seats


def load(text: str) -> Box:
    """Return the box that the text of a `components.toml` describes; raise BoxError where it cannot be."""
    sheet = read(text)
    names = tuple(row["id"] for row in sheet["patterns"])
    track = (0, *sheet["track"]["points"])
    beach, pearls, ornaments = sheet["beach"], sheet["pearl_umbrellas"], sheet["ornaments"]
    box = Box(
        patterns=names,
        towels=_towels(sheet["towels"], len(names)),
        lines=sheet["market"]["lines"],
        costs=tuple(sheet["market"]["costs"]),
        dollars_each_zone=sheet["sand_dollars"]["each_zone"],
        dollars_each_player=sheet["sand_dollars"]["each_player"],
        dollar_points=sheet["sand_dollars"]["points"],
        rows=beach["rows"],
        columns=beach["columns"],
        steps=(0, *sheet["row_values"]["steps"]),
        start_top=sheet["start_towel"]["top"],
        spare_top=sheet["spare_towel"]["top"],
        penalty_points=sheet["penalty_tokens"]["points"],
        pearl_colours=tuple(pearls["colours"]),
        pearls_each=pearls["each"],
        pearl_points=tuple(sheet["pearls"]["points"]),
        umbrella_patterns=_umbrella_patterns(sheet["pattern_umbrellas"], names),
        umbrella_places=(
            _places("umbrella_side", sheet["umbrella_side"]["umbrellas"], beach),
            _places("crab_side", sheet["crab_side"]["umbrellas"], beach),
        ),
        crab_places=_places("crab_side", sheet["crab_side"]["crabs"], beach),
        crab_penalties=tuple(sheet["crabs"]["penalties"]),
        track=track,
        long_track=(*track, *sheet["track_extension"]["points"]),
        ornament_tracks=tuple(_pattern("ornaments", place, row["track"], names) for place, row in _rows(ornaments)),
        ornament_squares=tuple(row["square"] for row in ornaments),
        token_patterns=tuple(_pattern("ornaments", place, row["token"], names) for place, row in _rows(ornaments)),
        tokens_on_ornament=_tokens(sheet["towel_tokens"]),
    )
    _check_beach(box)
    _check_pieces(box, sheet)
    _check_tracks(box)
    return box


def _rows(table: Sequence[TomlTable]) -> list[tuple[int, TomlTable]]:
    return list(enumerate(table, 1))


def _pattern(table: str, place: int, name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise BoxError(f"[{table}] row {place}: no pattern '{name}'")
    return names.index(name)


def _towels(towels: TomlTable, patterns: int) -> tuple[tuple[int, int, int], ...]:
    if towels["patterns"] != 3:
        raise BoxError(f"[towels] patterns: {towels['patterns']}, but a towel is three rows long")
    every = tuple(permutations(range(patterns), 3))
    if len(every) != towels["count"]:
        raise BoxError(f"[towels] count: {towels['count']}, but {patterns} patterns make {len(every)} towels")
    return every


def _umbrella_patterns(table: Sequence[TomlTable], names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    pairs = []
    for place, row in _rows(table):
        pair = sorted({_pattern("pattern_umbrellas", place, name, names) for name in row["patterns"]})
        if len(pair) != 2:
            raise BoxError(f"[pattern_umbrellas] row {place}: must show two patterns")
        pairs.append((pair[0], pair[1]))
    return tuple(pairs)


def _places(name: str, places: Sequence[Sequence[int]], beach: TomlTable) -> tuple[Place, ...]:
    for number, (column, row) in enumerate(places, 1):
        if not (1 <= column <= beach["columns"] and 1 <= row <= beach["rows"]):
            raise BoxError(f"[{name}] row {number}: column {column}, row {row} is not on the beach")
    return tuple((column, row) for column, row in places)


def _tokens(tokens: TomlTable) -> dict[int, int]:
    if len(tokens["seats"]) != len(tokens["on_ornament"]):
        raise BoxError(f"[towel_tokens] on_ornament: {len(tokens['on_ornament'])} numbers for {tokens['seats']} seats")
    if max(tokens["on_ornament"]) > tokens["count"]:
        raise BoxError(f"[towel_tokens] on_ornament: there are only {tokens['count']} of each")
    return dict(zip(tokens["seats"], tokens["on_ornament"], strict=True))


def _check_beach(box: Box) -> None:
    if len(box.steps) != box.rows + 1:
        raise BoxError(f"[row_values] steps: {len(box.steps) - 1} numbers for {box.rows} rows")
    if not 1 <= box.start_top <= box.rows - 2:
        raise BoxError(f"[start_towel] top: {box.start_top} does not fit on the beach")
    # The spare towel lies where the rows are worth 1: three of them, or the rulebook's place is none.
    if box.steps[box.spare_top : box.spare_top + 3] != (1, 1, 1) or box.steps.count(1) != 3:
        raise BoxError("[spare_towel] top: its three rows must be the ones worth 1")
    for name, places in (
        ("umbrella_side", box.umbrella_places[UMBRELLA_SIDE]),
        ("crab_side", box.umbrella_places[CRAB_SIDE] + box.crab_places),
    ):
        columns = [column for column, _ in places]
        for column in columns:
            # The rulebook speaks of the umbrella of a column.
            if columns.count(column) > 1:
                raise BoxError(f"[{name}] two pieces in column {column}")


def _check_pieces(box: Box, sheet: TomlTable) -> None:
    umbrellas = len(box.pearl_colours) * box.pearls_each + len(box.umbrella_patterns)
    if umbrellas != len(box.umbrella_places[UMBRELLA_SIDE]):
        raise BoxError(f"[umbrella_side] umbrellas: {umbrellas} pieces need as many places")
    if len(box.umbrella_patterns) != len(box.umbrella_places[CRAB_SIDE]):
        raise BoxError(f"[crab_side] umbrellas: {len(box.umbrella_patterns)} pieces need as many places")
    if len(box.crab_penalties) != len(box.crab_places):
        raise BoxError(f"[crab_side] crabs: {len(box.crab_penalties)} pieces need as many places")
    if len(box.pearl_points) != box.pearls_each + 1:
        raise BoxError(f"[pearls] points: must go from 0 to {box.pearls_each} pearls")
    if sheet["shells"]["each"] != len(box.patterns):
        raise BoxError(f"[shells] each: {sheet['shells']['each']} shells for {len(box.patterns)} tracks")
    if box.costs != tuple(sorted(box.costs)) or box.costs[0] != 0:
        raise BoxError("[market] costs: the first towel of a line is free, and none is cheaper than the one before")
    most = max(box.tokens_on_ornament)
    if box.lines * box.dollars_each_zone + most * box.dollars_each_player > sheet["sand_dollars"]["count"]:
        raise BoxError(f"[sand_dollars] count: not enough for {most} players")
    if most * (1 + box.columns) + box.lines * len(box.costs) > len(box.towels):
        raise BoxError(f"[towels] count: the bag could run out with {most} players")


def _check_tracks(box: Box) -> None:
    for square in range(1, len(box.long_track)):
        if box.long_track[square] <= box.long_track[square - 1]:
            table = "track" if square < len(box.track) else "track_extension"
            raise BoxError(f"[{table}] points: square {square} is worth no more than the one before")
    for place, square in enumerate(box.ornament_squares, 1):
        if not 1 <= square < len(box.track):
            raise BoxError(f"[ornaments] row {place}: the track has no square {square}")
    if len(set(box.ornament_tracks)) != len(box.ornament_tracks):
        raise BoxError("[ornaments] two on one track")
    # A move has one field for each of the two kinds of towel token.
    if len(box.token_patterns) != 2:
        raise BoxError("[ornaments] there are two, each with towel tokens of one pattern")


BOX: Final = load(above(__file__))

"""A second, slow reading of the rulebook, towel by towel and row by row, against which random matches are held.

It shares neither tables nor code with the rules: what may be laid, and what a turn does to shells, pearls and money.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from fivestars.games.maui.box import BOX
from fivestars.games.maui.rules import Maui
from fivestars.games.maui.rules.moves import NONE, Collect, Lay, Spare
from fivestars.games.maui.rules.player import CRAB, PATTERN, PEARL
from fivestars.table.game import Move
from games.maui.positions import table

Rows = dict[int, int]  # the active patterns of a towel by their rows


class Column(NamedTuple):
    """What lies on the sand of the next column."""

    row: int
    piece: int


def on_the_sand(state: Maui, seat: int) -> Column:
    column, player = len(state.players[seat].beach), state.players[seat]
    places = dict(BOX.umbrella_places[state.side])
    if state.side == 1:
        places |= dict(BOX.crab_places)
    return Column(places.get(column, -9), player.sand[column])


def seen(state: Maui, seat: int, towel: int) -> tuple[int, ...]:
    return BOX.towels[towel][::-1] if state.turned[seat] else BOX.towels[towel]


def previous(state: Maui, seat: int, known: dict[int, Rows]) -> Rows:
    """Return the active patterns of the last towel; `known` holds what the book made of those laid in this match."""
    if seat in known:
        return known[seat]
    start = state.players[seat].beach[0]
    return {3 + position: pattern for position, pattern in enumerate(seen(state, seat, start.towel))}


def active_rows(top: int, patterns: list[int], column: Column) -> Rows:
    rows = {top + position: pattern for position, pattern in enumerate(patterns) if 1 <= top + position <= 7}
    if column.piece >= CRAB:
        rows.pop(column.row, None)
    return rows


def with_tokens(state: Maui, seat: int, top: int, patterns: list[int], column: Column, uses: list[int]) -> Rows | None:
    """Return the active patterns once the tokens lie, or None where they may not lie so."""
    rows = active_rows(top, patterns, column)
    changed: Rows = dict(rows)
    for token, position in enumerate(uses):
        if position == NONE:
            continue
        pattern, row = BOX.token_patterns[token], top + position
        if not state.players[seat].tokens[token] or row not in rows or rows[row] == pattern:
            return None
        changed[row] = pattern
    if len([position for position in uses if position != NONE]) > len(set(uses) - {NONE}):
        return None
    return changed


def choices_of_track(state: Maui, seat: int, top: int, column: Column) -> list[int]:
    if not (PATTERN <= column.piece < CRAB and top <= column.row <= top + 2):
        return [NONE]
    last = 20 if state.mode == "combined" else 12
    pair = BOX.umbrella_patterns[column.piece - PATTERN]
    return [track for track in pair if state.players[seat].shells[track] < last] or [NONE]


def legal_by_the_book(state: Maui, seat: int, before: Rows) -> Iterator[Move]:
    column, dollars, fits = on_the_sand(state, seat), state.players[seat].dollars, False
    for line, slot in product(range(2), range(3)):
        patterns = list(seen(state, seat, state.market[line][slot]))
        if slot > dollars:
            continue
        for top, blue, orange in product(range(-5, 12), range(-1, 3), range(-1, 3)):
            rows = with_tokens(state, seat, top, patterns, column, [blue, orange])
            if rows is None or not any(before.get(row) == pattern for row, pattern in rows.items()):
                continue
            fits = fits or (blue, orange) == (NONE, NONE)
            for track in choices_of_track(state, seat, top, column):
                yield Lay(line, slot, top, track, blue, orange)
    yield from (Collect(line) for line in range(2) if state.zones[line] > 0)
    if not fits and sum(state.zones) == 0:
        yield from (Spare(line, slot) for line, slot in product(range(2), range(3)))


class Sheet(NamedTuple):
    """What a turn changes for a seat, apart from its beach."""

    shells: list[int]
    pearls: list[int]
    tokens: list[int]
    dollars: int
    penalties: int
    ornaments: list[int]
    zones: list[int]


def sheet_of(state: Maui, seat: int) -> Sheet:
    player = state.players[seat]
    return Sheet(
        player.shells[:],
        player.pearls[:],
        player.tokens[:],
        player.dollars,
        player.penalties,
        state.ornaments[:],
        state.zones[:],
    )


def step(state: Maui, sheet: Sheet, track: int, steps: int) -> None:
    last, start = (20 if state.mode == "combined" else 12), sheet.shells[track]
    sheet.shells[track] = min(last, start + steps)
    ornament = {0: 0, 1: 1}.get(track)  # yellow: light-blue tokens, pink: orange ones
    if ornament is not None and start < 6 <= sheet.shells[track] and sheet.ornaments[ornament]:
        sheet.ornaments[ornament] -= 1
        sheet.tokens[ornament] += 1


def turn_by_the_book(state: Maui, seat: int, move: Move, before: Rows) -> tuple[Sheet, Rows]:
    """Return what the turn makes of the seat's things, and the towel that the next one must meet."""
    sheet, column = sheet_of(state, seat), on_the_sand(state, seat)
    if isinstance(move, Collect):
        zones = [0 if line == move.line else dollars for line, dollars in enumerate(sheet.zones)]
        return sheet._replace(dollars=sheet.dollars + sheet.zones[move.line], zones=zones), before
    assert isinstance(move, Lay | Spare)
    patterns = list(seen(state, seat, state.market[move.line][move.slot]))
    if isinstance(move, Spare):
        return sheet, {3 + position: pattern for position, pattern in enumerate(patterns)}
    if move.top <= column.row <= move.top + 2 and 0 < column.piece < CRAB:
        if column.piece < PATTERN:
            sheet.pearls[column.piece - PEARL] += 1
        elif move.track != NONE:
            step(state, sheet, move.track, 1)
    rows = with_tokens(state, seat, move.top, patterns, column, [move.blue, move.orange])
    assert rows is not None
    for token, position in enumerate((move.blue, move.orange)):
        sheet.tokens[token] -= position != NONE
    for row, pattern in sorted(rows.items()):
        if before.get(row) == pattern:
            step(state, sheet, pattern, [3, 2, 1, 1, 1, 2, 3][row - 1])
    sheet.zones[move.line] += move.slot
    outside = [row for row in range(move.top, move.top + 3) if not 1 <= row <= 7]
    return sheet._replace(dollars=sheet.dollars - move.slot, penalties=sheet.penalties + len(outside)), rows


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seating", ["same side", "around the table"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "crabs", "combined"])
def test_every_turn_goes_by_the_book(mode: str, seats: int, seating: str, seed: int) -> None:
    state, chance = table(mode, seats, seating, seed=seed), Random(seed)
    known: dict[int, Rows] = {}
    side = state.side
    while state.seat is not None:
        seat = state.seat
        before = previous(state, seat, known)
        assert set(state.legal()) == set(legal_by_the_book(state, seat, before)), f"{mode}, round {state.round}"
        move = chance.choice(state.legal())
        wanted, known[seat] = turn_by_the_book(state, seat, move, before)
        state.play(move)
        assert sheet_of(state, seat) == wanted, f"{mode}, round {state.round}: after {move}"
        if state.side != side:
            side, known = state.side, {}

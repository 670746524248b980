"""Boards as the page draws them: what can be picked there, and what each thing says."""

import re
from collections.abc import Mapping
from html import unescape

from fivestars.table.game import Move, State, Value
from fivestars.web.match.board import Drawn, drawn_board
from fivestars.web.match.picking import Picking, parts_read
from fivestars.web.match.sitting import Sitting
from fivestars.web.words.speech import tongue
from matches import match_at
from sittings import sitting_of

MOST_PICKS = 60  # more lead to nothing new


def table_at(game: str, state: State, viewer: int) -> Sitting:
    """Return a table of persons in this position, as one of them sees it."""
    match = match_at(game, levels=(0,) * len(state.standing().scores), until=lambda _: True)
    match.state = state
    return sitting_of(match, viewer=viewer)


def board_at(game: str, state: State, viewer: int, picks: Mapping[str, Value] | None = None) -> Drawn:
    """Return the board as a seat sees it, with something picked."""
    return board_of(table_at(game, state, viewer)._replace(picks=picks or {}))


def board_of(there: Sitting) -> Drawn:
    """Return the board as the looking seat sees it."""
    speech = there.speech(tongue("en"))
    return drawn_board(there.box, there.seen(), there.hand, speech, acting=there.acting, hint=there.hint)


def parts(board: Drawn) -> list[dict[str, Value]]:
    """Return everything that can be picked, on the board and beside it."""
    found = [parts_read(unescape(text)) for text in re.findall(r'data-pick="([^"]*)"', board.html)]
    return found + [dict(action.part) for action, *_ in board.actions]


def tag(board: Drawn, id_: str) -> str:
    """Return the opening tag of a thing, with all that it says."""
    found = re.search(rf'<\w+ id="{id_}"[^>]*>', board.html)
    assert found, f"there is no {id_}"
    return unescape(found[0])


def kinds_of(state: State) -> str:
    """Return what is to be decided, and by which kinds of moves."""
    return f"{state.prompt} {sorted({type(move).__name__ for move in state.legal()})}"


def assert_every_move_can_be_made(game: str, state: State) -> None:
    """Check that picks on the board lead to every legal move and to no other."""
    legal = {(type(move).__name__, move) for move in state.legal()}
    assert _reached(game, state) == legal, f"{state.prompt}, round {state.round}"


def _reached(game: str, state: State) -> set[tuple[str, Move]]:
    """Return the moves that picks lead to, one thing after another."""
    legal, viewer = state.legal(), state.seat or 0
    ends: set[tuple[str, Move]] = set()
    seen: set[tuple[tuple[str, Value], ...]] = set()
    ways: list[dict[str, Value]] = [{}]
    while ways:
        picks = ways.pop()
        for part in parts(board_at(game, state, viewer, picks)):
            hand = Picking(legal, picks, viewer).pick(part)
            key = tuple(sorted(hand.picks.items(), key=str))
            if hand.chosen is not None:
                ends.add((type(hand.chosen).__name__, hand.chosen))
            if key not in seen and len(seen) < MOST_PICKS:
                seen.add(key)
                ways.append(hand.picks)
    return ends

"""What a kept match must still be: the rows of `kept/`, and how a match of today is told in the same words."""

import json
from pathlib import Path
from typing import Any, Final

from fivestars.table.match import Match

KEPT: Final = Path(__file__).parent / "kept"
GAMES: Final = ("samoa", "amsterdam", "overbooking", "maui", "austria")  # those that the build of commit 4202dab had


def rows(game: str) -> list[dict[str, Any]]:
    """Return the kept matches of a game: a link, perhaps a save, and the outcome of each."""
    return [*_kept(f"{game}.json"), *edges(game)]


def edges(game: str) -> list[dict[str, Any]]:
    """Return those of the kept matches that a later edition of their rules would play otherwise."""
    return _kept(f"{game}-edges.json")


def _kept(name: str) -> list[dict[str, Any]]:
    path = KEPT / name
    kept: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return kept


def outcome(match: Match) -> dict[str, object]:
    """Return how a match stands, in short."""
    standing = match.state.standing()
    return {
        "moves": len(match.steps),
        "round": match.state.round,
        "seat": match.state.seat,
        "totals": [score.total for score in standing.scores],
        "winners": list(standing.winners),
    }


def whole_outcome(match: Match) -> dict[str, object]:
    """Return all that a kept row tells of its match; it is played once more for this."""
    again, legal = Match(match.game, match.setup, match.people), []
    for move in match.moves:
        legal.append(len(again.state.legal()))
        again.play(move)
    standing = again.state.standing()
    first = None if again.over else again.state.legal()[0]
    return {
        **outcome(again),
        "legal": legal,
        "parts": [[list(part) for part in score.parts] for score in standing.scores],
        "decided_by": standing.decided_by,
        "pieces": len(again.state.pieces()),
        "next": None if first is None else [type(first).__name__, *first],
    }

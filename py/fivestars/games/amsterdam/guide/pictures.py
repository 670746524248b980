"""What the pictures of the guide show."""

from collections.abc import Sequence
from typing import Final

from fivestars.games.amsterdam.box.city import FOUNTAIN
from fivestars.games.amsterdam.rules.moves import Turn
from fivestars.table.game import State
from fivestars.table.pictures import Press, Shot


def _relocation(state: State) -> Turn | None:
    """Return a move that sends tourists from one tile to another, if there is one."""
    return next((move for move in state.legal() if isinstance(move, Turn) and 0 <= move.to != FOUNTAIN), None)


def _relocating(state: State) -> Sequence[Press]:
    move = _relocation(state)
    assert move is not None, "the position was chosen for it"
    return (
        Press(f'[data-pick="do=Turn&tile={move.tile}"]'),
        Press(f'[data-pick="do=Turn&to={move.to}"]', until="#confirm"),
    )


_SIZE: Final = (1280, 800)

SHOTS: Final = (
    Shot(
        "board",
        4,
        lambda state: state.prompt == "walk" and state.round == 8,
        size=_SIZE,
        marks=(
            "#boat",
            ".canal.quay:not(:has(#boat))",
            ".venue",
            "g.other",
            ".tourist",
            'use[href$="#p-fountain"]',
            ".hotel",
            "#pawn-0",
            "#pawn-1",
        ),
    ),
    Shot(
        "walk",
        9,
        lambda state: state.prompt == "walk" and state.round == 5,
        hover=Press('[data-can][data-pick*="mayor"]', last=True),
        size=_SIZE,
        marks=(".crossing[data-can]",),
    ),
    Shot(
        "turn",
        3,
        lambda state: state.round >= 6 and _relocation(state) is not None,
        _relocating,
        size=_SIZE,
        marks=(".arrow",),
    ),
)

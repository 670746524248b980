"""The emperor in the revised edition (ruling 48): no choice between the halves of a penalty."""

import pytest

from fivestars.games.austria.rules.moves import Suffer
from games.austria.positions import ANNA, blamed, employs, go, holds, offers, opened, points, rooms, vacant


@pytest.mark.parametrize("tile", ["A1", "A3", "A4", "B2", "B3", "B4", "C4"])
@pytest.mark.ruling(40, 48)
def test_the_revised_edition_forces_what_is_not_points(tile: str) -> None:
    state = opened(rules="revised")
    holds(state, 1, 9, 12)
    employs(state, 27)
    blamed(tile, state)
    assert offers(state, Suffer) == []
    while state.seat is not None and state.prompt in ("return cards", "remove vacant"):
        go(state, state.legal()[0])
    assert points(state, "tiles") == 0
    assert (state.krones[ANNA], len(state.hand[ANNA]), vacant(state), state.dismissed) == {
        "A1": (7, 3, "11 12 13", ()),
        "A3": (10, 1, "11 12 13", ()),
        "A4": (10, 3, "12 13", ()),
        "B2": (5, 3, "11 12 13", ()),
        "B3": (10, 0, "11 12 13", ()),
        "B4": (10, 3, "13", ()),
        "C4": (10, 3, "11 12 13", (27,)),
    }[tile]


@pytest.mark.parametrize(
    ("tile", "loss"), [("A1", 5), ("A3", 5), ("A4", 5), ("B2", 7), ("B3", 7), ("B4", 7), ("C4", 10)]
)
@pytest.mark.ruling(40, 48)
def test_the_revised_edition_takes_points_where_the_rest_cannot_be_paid(tile: str, loss: int) -> None:
    state = opened(rules="revised")
    state.krones[ANNA] = 0
    rooms(state, occupied="11")
    blamed(tile, state)
    assert points(state, "tiles") == -loss

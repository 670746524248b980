"""What searching makes of leads: how much one is worth depends on how much leads still change."""

from collections.abc import Sequence

import pytest

from fivestars.players.search import Candidate, End, ranked
from sample import Draw, Hang


def candidate(number: int, leads: Sequence[float]) -> Candidate:
    """Return a candidate whose playouts ended with these leads, and that looked like their mean."""
    found = Candidate(Hang(number))
    found.looks.append(End(sum(leads) / len(leads), None))
    found.ends += [End(lead, None) for lead in leads]
    return found


@pytest.mark.parametrize(("spread", "best"), [(100.0, 2), (1.0, 1)])
def test_early_points_count_and_late_only_who_is_ahead(spread: float, best: int) -> None:
    """A small lead that is sure against a large one in three worlds of five, with more points on average."""
    sure, daring = candidate(1, [1.0] * 5), candidate(2, [8.0, -2.0, 8.0, -2.0, 8.0])
    assert ranked([sure, daring], spread)[0].move == Hang(best)


def test_a_candidate_begins_with_a_turn_of_its_move_alone() -> None:
    assert Candidate(Draw()).plan == (Draw(),)

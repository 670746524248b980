"""Visits: what an earlier build wrote is opened on the page, kept, replayed, played on and shared."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from fivestars.games import SHELF
from fivestars.web.links.invitation import invitation_at
from memory_port import PAGE
from outcomes import GAMES, rows
from visit import Visit

ROWS = [row for game in GAMES for row in rows(game)]
SAVED = [row for row in ROWS if "save" in row]  # each mode of each game, half and wholly played
SOME = 14  # of the others one in so many, but for a long run


@pytest.mark.one_in(9)
@pytest.mark.parametrize("row", SAVED, ids=[row["match"] for row in SAVED])
def test_a_kept_match_is_opened_replayed_played_on_and_shared(row: Mapping[str, Any]) -> None:
    _visited(row)


def test_so_are_those_with_other_numbers_of_seats(long: bool) -> None:
    for row in [row for row in ROWS if "save" not in row][:: 1 if long else SOME]:
        _visited(row)


def _visited(row: Mapping[str, Any]) -> None:
    visit = Visit()
    visit.port.slow_bots = True
    visit.open(f"link/{row['link']}").press("#keep")
    outcome, match = row["outcome"], visit.kept
    assert len(match.moves) == outcome["moves"]
    assert [score.total for score in match.state.standing().scores] == outcome["totals"]

    visit.uncovered().press('.moment[data-do="show-moment:1"]')
    assert visit.text(".at") == f"1 / {outcome['moves']}"
    visit.press("#now")
    if visit.count(".thinking"):
        visit.wait()
    elif not match.over:
        visit.move(Random(1))
    assert len(visit.kept.moves) == outcome["moves"] + (not match.over)

    while visit.count("#story"):
        visit.escape()
    link = visit.uncovered().press("#share").the("#share-link")["value"].removeprefix(PAGE)
    shared = invitation_at(link, SHELF).match
    assert (shared.setup, shared.people, shared.moves) == (match.setup, match.people, visit.kept.moves)

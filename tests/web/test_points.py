"""Every change of a score is told where it happened."""

import re
from collections import Counter

import pytest

from fivestars.games import SHELF
from fivestars.table.match import Match
from fivestars.web.match.log import told
from matches import match_at
from sittings import log_lines, sitting_of
from tongues import spoken

CHANGE = re.compile(r'<b class="seat colour-(\d)"><span class="unseen">[^<]* </span>([+−]\d+)</b>')


def _changes(lines: list[str]) -> Counter[int]:
    changes: Counter[int] = Counter()
    for line in lines:
        for colour, gain in CHANGE.findall(line):
            changes[int(colour)] += int(gain.replace("−", "-"))
    return changes


def _match(game: str) -> Match:
    return match_at(game, levels=(0, *[2] * (SHELF[game].seats[0] - 1)), seed=4)


@pytest.mark.parametrize("game", SHELF)
def test_the_log_tells_every_point_that_anybody_may_know_of(game: str) -> None:
    match = _match(game)
    begin, end = (at.state.standing().scores for at in (match.until(0), match))
    there = sitting_of(match)
    assert there.told_in_full, "all is open once the match is over"
    changes = _changes([*log_lines(there)])
    wanted = {seat: (new.total or 0) - (old.total or 0) for seat, (old, new) in enumerate(zip(begin, end, strict=True))}
    assert all(changes[seat] == wanted[seat] for seat in wanted if begin[seat].total is not None)


@pytest.mark.parametrize("game", SHELF)
def test_a_line_that_comes_later_tells_what_it_would_tell_at_once(game: str) -> None:
    match = _match(game)
    half = match.until(len(match.moves) // 2)
    at_once: Counter[int] = Counter()
    for count in range(1, len(half.moves) + 1):
        at = sitting_of(half.until(count), viewer=0)
        at_once.update(_changes([*told(at, count, at.speech(spoken("en")))]))
    assert at_once == _changes([*log_lines(sitting_of(half, viewer=0))])

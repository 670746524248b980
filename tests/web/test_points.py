"""Every change of a score is told where it happened."""

import re
from collections import Counter

import pytest
from markupsafe import Markup

from fivestars.games import SHELF
from fivestars.table.game import kind, told_to
from fivestars.table.match import Match, Step
from fivestars.table.words import signed
from fivestars.web.match.log import told
from fivestars.web.match.points import gains, told_with_points
from fivestars.web.match.recap import recaps_of
from fivestars.web.match.sitting import Sitting
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


@pytest.mark.parametrize("choices", [(mode,) for mode in ("base", "crabs", "combined")] + [("crabs", "open")])
def test_in_maui_each_line_has_what_it_changes_by_its_own_figures(choices: tuple[str, ...]) -> None:
    there = sitting_of(match_at("maui", choices, levels=(0, 2, 2), seed=4))
    told = [
        (event, match.state, changed[event.seat] if changed else 0)
        for count in range(1, len(there.match.steps) + 1)
        for match in [there.match.until(count)]
        for event, changed in told_with_points(there, count)
        if hasattr(event, "seat")
    ]
    brings = there.box.board.brings
    assert {type(event) for event, _, _ in told if type(event) in brings}
    wrong = [one for one in told if (own := brings.get(type(one[0]))) and own(one[0], one[1]) != one[2]]
    assert wrong == []


@pytest.mark.parametrize("game", SHELF)
def test_the_lines_between_two_moves_come_to_what_the_move_changed_even_where_that_is_nothing(game: str) -> None:
    match = _match(game)
    there = sitting_of(match)
    for count in range(1, len(match.steps) + 1):
        lines = _changes([*told(there, count, there.speech(spoken("en")))])
        assert all(lines[seat] == gain for seat, gain in enumerate(gains(there, count - 1, count)))


def test_a_turn_that_brings_as_much_as_it_costs_says_both() -> None:
    match = match_at("maui", levels=(0, 2), seed=4)
    there = sitting_of(match)
    even = [count for count in range(1, len(match.steps) + 1) if not any(gains(there, count - 1, count))]
    lines = [[*told(there, count, there.speech(spoken("en")))] for count in even]
    assert any(any(CHANGE.search(line) for line in some) for some in lines)


TELLS = {
    "amsterdam": re.compile(r"ends the turn|rolls|sails|^(Mayor|Night Watch): from"),
    "austria": re.compile(r"(draws a card|advances|moves into|goes back)"),
}


@pytest.mark.parametrize("game", TELLS)
def test_points_stand_where_the_log_tells_of_what_brought_them(game: str) -> None:
    lines = [line for line in log_lines(sitting_of(_match(game))) if CHANGE.search(line)]
    assert lines
    said = [re.sub("<[^>]+>", "", line.partition('<span class="scored">')[0]).strip() for line in lines]
    assert [text for text in said if TELLS[game].search(text)] == []


@pytest.mark.parametrize("game", SHELF)
def test_the_strip_in_words_tells_what_a_seat_did_and_how_its_points_add_up(game: str) -> None:
    levels = (0, *[2] * (SHELF[game].seats[0] - 1))
    match = match_at(game, levels=levels, seed=4, until=lambda state: state.round >= 3 and state.seat == 0)
    there = sitting_of(match, viewer=0)
    speech = there.speech(spoken("en"))
    lines = recaps_of(there, speech).lines
    assert lines
    begin = max(count for count, step in enumerate(match.steps, 1) if _is_turn(there, step))
    for line in lines:
        parts = line.words.gist.striptags().split(" · ")
        own = [
            event
            for count in range(begin + 1, len(match.steps) + 1)
            for event in told_to(0, match.happenings(count))
            if getattr(event, "seat", -1) == line.seat and type(event) not in there.box.board.seen
        ]
        assert all(any(_plain(speech.briefly(event)) in part for part in parts) for event in own)
        gains = CHANGE.findall(line.words.gist)
        assert {int(colour) for colour, _ in gains} <= {line.colour}, "what came to others is told of them"
        total = sum(int(gain.replace("−", "-")) for _, gain in gains)
        assert game == "samoa" or (signed(total) if total else "") in line.words.worth


def _is_turn(there: Sitting, step: Step) -> bool:
    return step.seat == 0 and kind(step.move) not in there.box.board.asides


def test_the_strip_leaves_out_what_the_board_shows_anyway() -> None:
    match = match_at("samoa", levels=(0, 2, 2), seed=1, until=lambda state: state.round == 2 and state.seat == 0)
    there = sitting_of(match, viewer=0)
    said = " · ".join(line.words.gist.striptags() for line in recaps_of(there, there.speech(spoken("en"))).lines)
    assert "builds" in said
    assert "plane" not in said
    assert "tie-break" not in said


def _plain(text: Markup) -> str:
    return text.striptags().removesuffix(".").partition(" ")[2]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_where_the_strip_leaves_a_name_out_it_leaves_out_its_colon(language: str) -> None:
    match = match_at("maui", levels=(0, 2, 2), seed=4, until=lambda state: state.round >= 4 and state.seat == 0)
    there = sitting_of(match, viewer=0)
    gists = [line.words.gist.striptags() for line in recaps_of(there, there.speech(spoken(language))).lines]
    assert gists
    assert not [gist for gist in gists if "· :" in gist]


@pytest.mark.parametrize("game", SHELF)
def test_a_line_that_comes_later_tells_what_it_would_tell_at_once(game: str) -> None:
    match = _match(game)
    half = match.until(len(match.moves) // 2)
    at_once: Counter[int] = Counter()
    for count in range(1, len(half.moves) + 1):
        at = sitting_of(half.until(count), viewer=0)
        at_once.update(_changes([*told(at, count, at.speech(spoken("en")))]))
    assert at_once == _changes([*log_lines(sitting_of(half, viewer=0))])

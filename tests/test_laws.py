"""Every game on the shelf keeps the laws of `tests/laws.py`, in every mode and with every number of seats.

A game's mode is its first option; its minor options rotate over the seeds, so that a game with many of them takes no
longer. In the normal run each mode and number of seats has 200 random matches, each checked against all laws: order of
the legal moves, replay, pieces and notation over the whole match, the others at up to three of its positions. `--long`
has 10,000. Law 8 runs on the first few of these matches only, as boards and bots take their time: BOARDS and CHOICES.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

import pytest

from fivestars.games import SHELF
from fivestars.players.bot import decide
from fivestars.players.strategy import strategy_of
from fivestars.table.dice import Dice
from fivestars.table.game import State
from fivestars.table.match import Person
from fivestars.web.match.board import Box, drawn_board, open_box
from fivestars.web.match.picking import Picking
from fivestars.web.words.people import names_of
from fivestars.web.words.speech import Seated, Speech, tongue
from laws import LAWS, Mode, Table, hidden_things_do_not_matter, modes

PORTION: Final = 200  # matches in one test
LONG: Final = 50  # portions, with --long
BOARDS: Final = 4  # matches of each mode and number of seats whose boards are compared
CHOICES: Final = (1, 4)  # matches in which a bot of each level chooses, each at another table; the second in long runs
STEPS: Final = {1: 100, 3: 600, 5: 200}  # moves that a bot of each level makes in its head

MODES: Final = [mode for game in SHELF.values() for mode in modes(game)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "portion" in metafunc.fixturenames:
        metafunc.parametrize("portion", range(LONG if metafunc.config.getoption("--long") else 1))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_law(mode: Mode, law: Callable[[Table, int], None], portion: int) -> None:
    for seed in range(portion * PORTION, (portion + 1) * PORTION):
        law(mode.table(seed), seed)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_edition_is_held_to_the_laws(mode: Mode) -> None:
    played = {mode.table(seed).setup(seed).edition for seed in range(PORTION)}
    assert played == {*range(1, mode.game.edition + 1)}


@cache
def _box(name: str) -> Box:
    return open_box(SHELF[name])


def _drawn(table: Table, state: State, seat: int) -> str:
    """Return all that the page draws for a seat from what it sees, as bytes would be compared."""
    box = _box(table.game.id)
    people = [Person(colour=other) for other in range(table.seats)]
    names = names_of(tongue("en"), people)
    speech = Speech(tongue("en"), box.words, [Seated(name, other) for other, name in enumerate(names)])
    acting = state.seat == seat
    hand, seen = Picking(state.legal() if acting else (), seat=seat), state.seen_by(seat)
    board = drawn_board(box, seen, hand, speech, acting=acting, hint=None)
    return "\n".join([board.html, str(board.actions), board.ask, str(seen.standing())])


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_hidden_does_not_change_the_board(mode: Mode) -> None:
    for seed in range(BOARDS):
        table = mode.table(seed)
        hidden_things_do_not_matter(table, seed, partial(_drawn, table))


@pytest.mark.parametrize("level", STEPS)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_hidden_does_not_change_the_choice_of_a_bot(mode: Mode, level: int, long: bool) -> None:
    strategy = strategy_of(mode.game.id)

    def choice(state: State, seat: int) -> str:
        if state.seat != seat:
            return ""
        return repr(decide(state.seen_by(seat), level, Dice(level), strategy, steps=STEPS[level]))

    first = [*STEPS].index(level)
    for seed in range(first, first + CHOICES[long]):
        hidden_things_do_not_matter(mode.table(seed), seed, choice)
